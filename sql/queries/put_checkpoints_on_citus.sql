-- put_checkpoints.sql for Citus, which refuses a subquery that looks into another shard for each member of a batch: the
-- parents and the versions leaned on that are there come first, by joins that the shards run. And it refuses one in ON
-- CONFLICT: what was cut from its parent gets the parent back that is put. The rest is the same, and its
-- parameters: each has to be valid as it stands, and a test compares them.
with parent as materialized (
    select p.ordinal, coalesce(c.checkpoint -> 'channel_versions', '{}') as versions
    from unnest($1::text[], $2::text[], $5::text[]) with ordinality as p (thread_id, checkpoint_ns, parent_id, ordinal)
    join pgcheckpoint.checkpoints c
        on c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.parent_id
    where c.thread_id = any($1)
),
leaned_on as materialized (
    select l.ordinal, l.channel, b.groups, b.chunks
    from unnest($20::bigint[], $21::text[], $22::text[]) as l (ordinal, channel, version)
    join unnest($1::text[], $2::text[]) with ordinality as p (thread_id, checkpoint_ns, ordinal) using (ordinal)
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = p.thread_id and b.checkpoint_ns = p.checkpoint_ns
        and b.channel = l.channel and b.version = l.version
    where b.thread_id = any($1)
),
dated as materialized (
    select thread_id, generation from pgcheckpoint.checkpoint_threads where thread_id = any($1)
),
asked as materialized (
    select p.thread_id, p.ordinal, (select parent.versions from parent where parent.ordinal = p.ordinal) as versions
    from unnest($1::text[], $5::text[]) with ordinality as p (thread_id, parent_id, ordinal)
    where p.parent_id is not null
),
unproved as materialized (
    select l.ordinal
    from unnest($20::bigint[], $21::text[], $22::text[], $23::bytea[]) as l (ordinal, channel, version, cut)
    join asked a using (ordinal)
    where (a.versions ->> l.channel = l.version and (
        select l.cut is null or int4send(b.groups) || b.chunks = l.cut
        from leaned_on b
        where b.ordinal = l.ordinal and b.channel = l.channel
    )) is not true
),
missing as materialized (
    select a.thread_id, min(a.ordinal) as ordinal
    from asked a
    where a.versions is null or a.ordinal in (select ordinal from unproved)
    group by a.thread_id
),
put as materialized (
    select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id, p.checkpoint::jsonb as checkpoint,
        p.metadata::jsonb as metadata, p.sealed, p.referred, p.ordinal
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $6::text[], $7::text[], $8::bytea[], $24::bytea[])
        with ordinality as p (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, referred, ordinal
        )
    where not exists (select from missing m where m.thread_id = p.thread_id and m.ordinal <= p.ordinal)
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
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select put.thread_id, put.checkpoint_ns, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
    from unnest(
        $9::bigint[], $10::text[], $11::text[], $12::text[], $13::integer[], $14::integer[], $15::bytea[], $16::bytea[],
        $25::bytea[]
    ) as b (ordinal, channel, version, type, size, groups, chunks, blob, crc)
    join put using (ordinal)
    on conflict do nothing
),
stored_checkpoints as (
    insert into pgcheckpoint.checkpoints as stored (
        thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
    )
    select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        int8send(jsonb_hash_extended(checkpoint, jsonb_hash_extended(metadata, 0))) || referred,
        (select d.generation from dated d where d.thread_id = put.thread_id)
    from put
    on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set parent_checkpoint_id = excluded.parent_checkpoint_id,
        checkpoint = excluded.checkpoint,
        metadata = excluded.metadata,
        sealed = excluded.sealed,
        checks = excluded.checks,
        generation = excluded.generation
)
select ordinal, true from put
union all
select ordinal, false from asked where versions is null;
