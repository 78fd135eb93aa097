-- Data keys: with AesGcmCipher(..., data_keys=...) each thread is encrypted by a key of its own, kept here wrapped (encrypted)
-- by the ring's key or a KMS. What shreds a thread forgets that key, and all copies of the thread without this table are
-- unreadable.
insert into pgcheckpoint.schema_migrations (version, name) values (6, 'data_keys');

create table pgcheckpoint.checkpoint_data_keys (
    thread_id text collate "C" primary key,
    key_id text collate "C",
    wrapped bytea,
    wrapped_by text collate "C",
    is_whole boolean not null default false,
    created_at timestamptz not null default now(),
    shredded_at timestamptz,
    check ((shredded_at is null) = (key_id is not null and wrapped is not null and wrapped_by is not null))
) with (
    fillfactor = 90,  -- a key that is wrapped again finds room on its page
    -- what was forgotten is gone for good when it was vacuumed
    autovacuum_vacuum_threshold = 10, autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.02
);
comment on table pgcheckpoint.checkpoint_data_keys is
    'the key that each thread is encrypted by, itself encrypted; without one here, a thread is encrypted by the ring''s keys';
comment on column pgcheckpoint.checkpoint_data_keys.key_id is
    'as the thread''s ciphertexts name it; null when it was forgotten';
comment on column pgcheckpoint.checkpoint_data_keys.wrapped_by is
    'the key that encrypts it: "ring:" and an id, or as the KMS says';
comment on column pgcheckpoint.checkpoint_data_keys.is_whole is
    'whether no row of the thread needs another key';
comment on column pgcheckpoint.checkpoint_data_keys.shredded_at is
    'when the key was forgotten; until the thread is deleted nothing can be put to it';

alter table pgcheckpoint.checkpoint_threads add column data_keyed boolean not null default false;
comment on column pgcheckpoint.checkpoint_threads.data_keyed is
    'whether it has a data key; then savers without data_keys can''t write to it';

-- Roles may do with this table what they may do with the threads.
do $$
declare
    -- the tables, as types of their rows: a schema's name may be none that fits a literal
    threads constant pg_catalog.regtype := pg_catalog.pg_typeof(null::pgcheckpoint.checkpoint_threads);
    data_keys constant pg_catalog.regtype := pg_catalog.pg_typeof(null::pgcheckpoint.checkpoint_data_keys);
    given record;
begin
    for given in
        select p.grantee, p.privilege_type
        from pg_catalog.pg_class c
        cross join lateral pg_catalog.aclexplode(c.relacl) p
        where c.reltype = threads and p.grantee <> c.relowner
            and p.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    loop
        execute pg_catalog.format(
            'grant %s on %s to %s',
            given.privilege_type,
            data_keys,
            case given.grantee when 0 then 'public' else given.grantee::pg_catalog.regrole::text end
        );
    end loop;
end
$$;
