-- Deletes pieces of a thread that have unkeyed hashes as names and that no blob in clear names, after
-- lock_thread_for_delete.sql, if the thread is marked (mark_thread_encrypted.sql) and so no put leans on them. Returns
-- how many.
-- $1 thread, $2 limit.
with named as materialized (
    select substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from pgcheckpoint.checkpoint_blobs b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    where b.thread_id = $1 and not starts_with(b.type, 'pg:aes:')
),
used as materialized (
    select digest from named
    union
    select substring(c.data from at * 16 + 1 for 16)
    from named n
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
    cross join generate_series(0, length(c.data) / 16 - 1) at
    where n.is_group
),
unused as materialized (
    select c.digest
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1
        and substring(sha256(c.data) for 16) = c.digest
        and not exists (select from used u where u.digest = c.digest)
        and exists (select from pgcheckpoint.checkpoint_threads where thread_id = $1 and encrypted)
    limit $2::bigint
),
deleted as (
    delete from pgcheckpoint.checkpoint_chunks c
    using unused u
    where c.thread_id = $1 and c.digest = u.digest
    returning 1
)
select count(*) from deleted;
