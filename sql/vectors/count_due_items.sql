-- How many items find_due_items.sql finds from the beginning, and how many have vectors of either generation.
select
    count(*) filter (where not exists (
        select from pgcheckpoint.store_vectors n where n.head = v.head and n.rest = v.rest and n.key = v.key
    )),
    count(*)
from (
    select distinct b.head, b.rest, b.key
    from pgcheckpoint.store_vectors_before b
    join pgcheckpoint.store_items s on s.head = b.head and s.rest = b.rest and s.key = b.key
    where s.expires_at is null or s.expires_at > now()
) v;
