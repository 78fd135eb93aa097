-- A page of the data keys that are not wrapped by a key, or are not bound as they should be, in the order of their threads.
-- $1 after this thread, $2 the key, $3 keys whose work is left as it is, $4 limit, $5 the flags that say what those of the ring
-- should be bound to, $6 whether those of a KMS, which do not say it, are among them.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id > $1 and wrapped_by is not null and wrapped_by <> all ($3::text[]) and (
    wrapped_by <> $2
    or case
        when starts_with(wrapped_by, 'ring:') then get_byte(wrapped || decode('0000', 'hex'), 1) & 6 <> $5::integer
        else $6::boolean
    end
)
order by thread_id
limit $4::bigint;
