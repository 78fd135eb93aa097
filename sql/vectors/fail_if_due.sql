-- Fails on purpose, with a substring of a negative length (22011), if an item has vectors of the generation before and none
-- of this one: those before are not dropped then.
select substr('due', 1, -count(*)::integer)
from (
    select from pgcheckpoint.store_vectors_before b
    join pgcheckpoint.store_items s on s.head = b.head and s.rest = b.rest and s.key = b.key
    where (s.expires_at is null or s.expires_at > now())
        and not exists (
            select from pgcheckpoint.store_vectors v where v.head = b.head and v.rest = b.rest and v.key = b.key
        )
    limit 1
) d;
