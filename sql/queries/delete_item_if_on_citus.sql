-- delete_item_if.sql on Citus, which takes the time of the statement. The parameters are the same.
with gone as (
    delete from pgcheckpoint.store_items s
    where s.head = $1 and s.rest = $2 and s.key = $3 and s.updated_at = $4
        and (s.expires_at is null or s.expires_at > statement_timestamp())
    returning 1
)
select substr('gone', 1, count(*)::integer - 1) from gone;
