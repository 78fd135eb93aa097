-- Keeps attempts whose answers were lost from being committed, but for those that have come to check_attempt.sql already: these
-- hold their locks. $1 the attempts. Forgets attempts that were lost so long ago that no network, pooler or server has kept them.
with forgotten as (
    delete from pgcheckpoint.lost_attempts where lost_at < now() - interval '7 days'
)
insert into pgcheckpoint.lost_attempts (attempt) select unnest($1::bigint[])
on conflict do nothing;
