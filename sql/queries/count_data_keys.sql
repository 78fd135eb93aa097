-- How many data keys are wrapped by which key. Of what the ring wraps and is bound to less than it should be, or to more, the
-- key has a mark after it; what a KMS made does not say. $1 the flags that say what it should be bound to.
select wrapped_by || case
    when starts_with(wrapped_by, 'ring:') and get_byte(wrapped || decode('0000', 'hex'), 1) & 6 <> $1::integer then ' (not bound)'
    else ''
end as key, count(*)
from pgcheckpoint.checkpoint_data_keys
where wrapped_by is not null
group by 1;
