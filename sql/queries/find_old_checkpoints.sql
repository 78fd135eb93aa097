-- Some checkpoints of a thread whose small values or metadata do not begin as what is encrypted by a key, in the order of their keys.
-- Of one in clear also which channels have their values in blobs.
-- $1 thread, $2 and $3 from this namespace and id on, $4 how those begin, compressed or not, $5 limit, $6 enough bytes, $7 also what
-- is in clear, $8 metadata too.
with due as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        checkpoint -> 'channel_values' as small_values
    from pgcheckpoint.checkpoints
    where thread_id = $1 and (checkpoint_ns, checkpoint_id) >= ($2, $3)
        and (
            case
                when sealed is null then $7
                else not (substring(sealed for length(($4::bytea[])[1])) = any ($4))
            end
            or case
                when jsonb_typeof(metadata -> 'pg:sealed') = 'string'
                    then case
                        when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$' then not (
                            substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for length($4[1])) = any ($4)
                        )
                        else true
                    end
                else $7 and $8
            end
        )
    order by checkpoint_ns, checkpoint_id
    limit $5::bigint
),
measured as (
    select *, sum(coalesce(length(sealed), 0) + octet_length(checkpoint::text) + octet_length(metadata::text))
        over (order by checkpoint_ns, checkpoint_id rows between unbounded preceding and 1 preceding) as before
    from due
)
select m.checkpoint_ns, m.checkpoint_id, m.parent_checkpoint_id, m.checkpoint::text, m.metadata::text, m.sealed,
    case when m.sealed is null then (
        select coalesce(array_agg(v.key order by v.key), '{}')
        from jsonb_each_text(
            case jsonb_typeof(m.checkpoint -> 'channel_versions') when 'object' then m.checkpoint -> 'channel_versions' end
        ) v
        cross join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true
            from pgcheckpoint.checkpoint_blobs
            where thread_id = $1 and checkpoint_ns = m.checkpoint_ns and channel = v.key and version = v.value
            limit 1
        ) b
        where not coalesce(m.small_values ? v.key, false)
    ) end as blobs
from measured m
where coalesce(m.before, 0) < $6::bigint
order by m.checkpoint_ns, m.checkpoint_id;
