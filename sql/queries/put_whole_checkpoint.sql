-- Stores one checkpoint that leans on nothing and asks nothing of its parent, with its blobs and chunks, under the lock of its
-- thread: what put_checkpoints.sql does of such a batch of one. A server process plans it in a quarter of the time, and most
-- begin with such a put; it runs in half of the time.
-- Answers as put_checkpoints.sql does.
-- $1 thread, $2 namespace, $3 checkpoint, $4 parent; $5 checkpoint, $6 metadata, $7 sealed, $8 what it refers to; $9-$16 one entry
-- a blob, the last being its checksum; $17 and $18 one entry a chunk. $19 the number of this transaction's attempt, which is
-- checked as by check_attempt.sql, or null if other threads change with it: the lock of this one is held already.
with stored_chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $1, c.digest, c.data
    from unnest($17::bytea[], $18::bytea[]) as c (digest, data)
    on conflict do nothing
),
stored_blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select $1, $2, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
    from unnest(
        $9::text[], $10::text[], $11::text[], $12::integer[], $13::integer[], $14::bytea[], $15::bytea[], $16::bytea[]
    ) as b (channel, version, type, size, groups, chunks, blob, crc)
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints as stored (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
)
select $1, $2, $3, $4, put.checkpoint, put.metadata, $7::bytea,
    int8send(jsonb_hash_extended(put.checkpoint, jsonb_hash_extended(put.metadata, 0))) || $8::bytea,
    (select t.generation from pgcheckpoint.checkpoint_threads t where t.thread_id = $1)
-- parsed once: a subquery with an offset is not written into the columns
from (select $5::jsonb as checkpoint, $6::jsonb as metadata offset 0) put
where (select 1 / (a.attempt - $19) from pgcheckpoint.lost_attempts a where a.attempt = $19) is null
on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
set parent_checkpoint_id = case
        -- as in put_checkpoints.sql; a scalar subquery is looked up by the primary key, EXISTS would be hashed over the table
        when stored.parent_checkpoint_id is null and stored.checkpoint = excluded.checkpoint
            and (
                select p.checkpoint_id
                from pgcheckpoint.checkpoints p
                where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                    and p.checkpoint_id = excluded.parent_checkpoint_id
            ) is null
        then null
        else excluded.parent_checkpoint_id
    end,
    checkpoint = excluded.checkpoint,
    metadata = excluded.metadata,
    sealed = excluded.sealed,
    checks = excluded.checks,
    generation = excluded.generation
returning 1::bigint, true;
