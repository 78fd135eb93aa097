-- Stores a batch of checkpoints with their blobs and chunks. Answers with the ordinals that it stored: a checkpoint whose
-- leans_on is set and gone is left out, for its unsent blobs and chunks may be gone too.
-- $1-$8 one entry a checkpoint; $9-$16 one entry a blob, $17-$19 one a chunk, $9 and $17 being the ordinal (from 1) of
-- its checkpoint.
with put as materialized (
    select p.*
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bytea[])
        with ordinality as p (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, leans_on, checkpoint, metadata, sealed, ordinal
        )
    where p.leans_on is null or (
        -- a scalar subquery is looked up by the primary key; EXISTS might be hashed over the whole table
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.leans_on
    )
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
