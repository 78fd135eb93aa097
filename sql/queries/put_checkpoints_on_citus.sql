-- put_checkpoints.sql for Citus, which refuses a subquery that looks into another shard for each member of a batch: the
-- ancestors that are there come first, by a join that the shards run. The rest is the same, and its parameters.
with present as materialized (
    select p.ordinal
    from unnest($1::text[], $2::text[], $5::text[]) with ordinality as p (thread_id, checkpoint_ns, leans_on, ordinal)
    join pgcheckpoint.checkpoints c
        on c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.leans_on
    where c.thread_id = any($1)
),
put as materialized (
    select p.*
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bytea[])
        with ordinality as p (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, leans_on, checkpoint, metadata, sealed, ordinal
        )
    where p.leans_on is null or p.ordinal in (select ordinal from present)
),
stored_chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select put.thread_id, c.digest, c.data
    from unnest($17::bigint[], $18::bytea[], $19::bytea[]) as c (ordinal, digest, data)
    join put using (ordinal)
    on conflict do nothing
),
stored_blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob
    )
    select put.thread_id, put.checkpoint_ns, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob
    from unnest(
        $9::bigint[], $10::text[], $11::text[], $12::text[], $13::integer[], $14::integer[], $15::bytea[], $16::bytea[]
    ) as b (ordinal, channel, version, type, size, groups, chunks, blob)
    join put using (ordinal)
    on conflict do nothing
),
stored_checkpoints as (
    insert into pgcheckpoint.checkpoints (
        thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed
    )
    select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint::jsonb, metadata::jsonb, sealed
    from put
    on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set parent_checkpoint_id = excluded.parent_checkpoint_id,
        checkpoint = excluded.checkpoint,
        metadata = excluded.metadata,
        sealed = excluded.sealed
)
select ordinal from put;
