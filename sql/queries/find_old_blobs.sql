-- Some blobs of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3 and $4 from this namespace, channel and version on, $5 how those begin, compressed or not, $6 limit, $7 enough
-- bytes, $8 also what is in clear.
with due as materialized (
    select checkpoint_ns, channel, version, type, size, groups, chunks, blob
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1 and (checkpoint_ns, channel, version) >= ($2, $3, $4)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($5::bytea[])[1])) = any ($5))
            else $8
        end
    order by checkpoint_ns, channel, version
    limit $6::bigint
),
measured as (
    select *, sum(length(blob) + coalesce(length(chunks), 0))
        over (order by checkpoint_ns, channel, version rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, channel, version, type, size, groups, chunks, blob
from measured
where coalesce(before, 0) < $7::bigint
order by checkpoint_ns, channel, version;
