-- Pieces of a thread by name, in the given order, until there are enough bytes. $1 thread, $2 names, $3 bytes.
with found as (
    select c.digest, c.data,
        sum(length(c.data)) over (order by n.at rows between unbounded preceding and 1 preceding) as before
    from unnest($2::bytea[]) with ordinality as n (digest, at)
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select digest, data from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = n.digest limit 1
    ) c
)
select digest, data from found where coalesce(before, 0) < $3::bigint;
