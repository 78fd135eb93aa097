-- Forgets attempts that were lost so long ago that no network, pooler or server process can have kept them. Without parameters: it
-- is about all savers.
delete from pgcheckpoint.lost_attempts where lost_at < now() - interval '7 days';
