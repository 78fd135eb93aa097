-- The store: items of LangGraph's long-term memory. The key leads with the namespace's head (its first two labels), by
-- which the table can be distributed; see docs/store.md for how labels are written.
insert into pgcheckpoint.schema_migrations (version, name) values (5, 'store');

create table pgcheckpoint.store_items (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    whole_namespace text collate "C",
    whole_key text collate "C",
    value json not null,
    exact text,
    version bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz,
    ttl_minutes double precision,
    primary key (head, rest, key)
) with (
    fillfactor = 90,  -- a put that only changes the value finds room on its page
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
comment on table pgcheckpoint.store_items is
    'the items of the store; a namespace is head || rest, each label ended by the character U+0001';
comment on column pgcheckpoint.store_items.head is
    'the first two labels of the namespace; too long ones are cut and end in a digest';
comment on column pgcheckpoint.store_items.whole_namespace is
    'the namespace, where head or rest had to be cut';
comment on column pgcheckpoint.store_items.whole_key is
    'the key, where it had to be cut';
comment on column pgcheckpoint.store_items.value is
    'the value; where JSON of Postgres can''t hold it, what filters see of it';
comment on column pgcheckpoint.store_items.exact is
    'the value as Python''s JSON, where value is not exactly it: NaN, NUL, lone surrogates, long integers';
comment on column pgcheckpoint.store_items.version is
    'a random number of the put that wrote the row: one that is sent again is not applied twice';

-- What has expired is found here; items that never expire cost nothing.
create index store_items_expires_at_idx on pgcheckpoint.store_items (expires_at) where expires_at is not null;

do $$
begin
    alter table pgcheckpoint.store_items alter column value set compression lz4;
exception when feature_not_supported then
    null;
end
$$;
