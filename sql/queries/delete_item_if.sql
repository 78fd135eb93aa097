-- Deletes an item if it is as somebody has seen it; fails, as fail_unless_put.sql does, if it is not.
-- $1 head, $2 rest, $3 key, $4 when it was updated.
with gone as (
    delete from pgcheckpoint.store_items s
    where s.head = $1 and s.rest = $2 and s.key = $3 and s.updated_at = $4
        and (s.expires_at is null or s.expires_at > clock_timestamp())
    returning 1
)
select substr('gone', 1, count(*)::integer - 1) from gone;
