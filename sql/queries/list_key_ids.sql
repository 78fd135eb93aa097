-- The ids of the keys that the encrypted metadata of a thread names; ids of no possible form are left out.
-- Where that is the thread's data key, the one that run ids are found by (codec/sealed_metadata.py).
-- $1 thread.
select distinct substring(
    case
        when get_byte(head, 1) & 8 > 0 then run_key
        else encode(substring(head from 4 for get_byte(head, 2)), 'escape')
    end from '^[A-Za-z0-9._-]{1,32}$'
) as key
from (
    select case
        when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$'
            then substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for 35)
    end as head, metadata ->> 'pg:run_key' as run_key
    from pgcheckpoint.checkpoints
    where thread_id = $1
) stored
where length(head) = 35 and substring(head for 1) = decode('01', 'hex');
