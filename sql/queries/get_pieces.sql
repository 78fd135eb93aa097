-- Pieces of a thread by name, in the order asked for, until there are enough bytes. $1 thread, $2 names, $3 bytes.
with found as (
    select c.digest, c.data,
        sum(length(c.data)) over (order by n.at rows between unbounded preceding and 1 preceding) as before
    from unnest($2::bytea[]) with ordinality as n (digest, at)
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
)
select digest, data from found where coalesce(before, 0) < $3::bigint;
