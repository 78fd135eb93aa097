-- Keeps attempts whose answers were lost from being committed, but for those that have come to check_attempt.sql already: these
-- hold their locks. $1 the attempts.
insert into pgcheckpoint.lost_attempts (attempt) select unnest($1::bigint[])
on conflict do nothing;
