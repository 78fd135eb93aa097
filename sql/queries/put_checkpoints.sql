-- Stores a batch of checkpoints with their blobs and chunks, under the locks of their threads (lock_threads.sql). What a put
-- leaves out has to be stored already, or it is left out itself. It is, if the parent's row is there and names the version
-- that the put leans on, and that version has a row; cut as the put says, if pieces of it are left out: pieces that a row
-- names are there. A put whose parent has to be there ($5) is left out if it is not. With a put goes all that comes after it
-- in its thread, so that no child is stored before its parent.
-- Answers with the ordinals that it stored (true), and with those whose parent ($5) is not there (false).
-- $1-$8 one entry a checkpoint, with no key twice; $5 its parent, if it has to be there. $9-$16 one entry a blob, $17-$19 one a
-- chunk, $20-$23 one for each version that is leaned on, the first of each being the ordinal (from 1) of the checkpoint; $23
-- the columns groups and chunks of its row, null if they do not matter. $24 what each checkpoint refers to, and $25 the checksum
-- of each blob; null with a cipher.
with asked as materialized (
    select p.thread_id, p.checkpoint_ns, p.ordinal, (
        -- a scalar subquery is looked up by the primary key; a join or EXISTS might be hashed over the whole table
        select coalesce(c.checkpoint -> 'channel_versions', '{}')
        from pgcheckpoint.checkpoints c
        where c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.parent_id
    ) as versions
    from unnest($1::text[], $2::text[], $5::text[]) with ordinality as p (thread_id, checkpoint_ns, parent_id, ordinal)
    where p.parent_id is not null
),
unproved as materialized (
    select l.ordinal
    from unnest($20::bigint[], $21::text[], $22::text[], $23::bytea[]) as l (ordinal, channel, version, cut)
    join asked a using (ordinal)
    where (a.versions ->> l.channel = l.version and (
        select l.cut is null or int4send(b.groups) || b.chunks = l.cut
        from pgcheckpoint.checkpoint_blobs b
        where b.thread_id = a.thread_id and b.checkpoint_ns = a.checkpoint_ns
            and b.channel = l.channel and b.version = l.version
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
        (select t.generation from pgcheckpoint.checkpoint_threads t where t.thread_id = put.thread_id)
    from put
    on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set parent_checkpoint_id = case
            -- put again as it is: what was cut from a parent that was deleted, and did not need it, stays cut
            when stored.parent_checkpoint_id is null and stored.checkpoint = excluded.checkpoint
                and not exists (
                    select from pgcheckpoint.checkpoints p
                    where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                        and p.checkpoint_id = excluded.parent_checkpoint_id
                )
                and not exists (
                    select from put p
                    where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                        and p.checkpoint_id = excluded.parent_checkpoint_id
                )
            then null
            else excluded.parent_checkpoint_id
        end,
        checkpoint = excluded.checkpoint,
        metadata = excluded.metadata,
        sealed = excluded.sealed,
        checks = excluded.checks,
        generation = excluded.generation
)
select ordinal, true from put
union all
select ordinal, false from asked where versions is null;
