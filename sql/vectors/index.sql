-- Search by meaning: its tables, what its vectors are made with, and the index on them.

-- name: find_extension(schema text)
-- The schema and the version of pgvector in this database, and whether the tables for vectors are there, made by who may act as
-- the owner of the items; always a row.
select
    (select n.nspname::text from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'vector'),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_class i on i.relnamespace = n.oid and i.relname = 'store_items'
        where n.nspname = :schema and c.relname = 'store_index' and pg_has_role(c.relowner, i.relowner, 'member')
    );

-- name: create_extension
-- Makes pgvector known to this database, where the role may do that; into the schema where it goes by itself.
create extension if not exists vector schema public;

-- name: create_tables
-- The tables for search by meaning, made by setup() of a store that has an index, and by nothing else: they need pgvector.
-- public.vector(1536) stands for the type, public being where pgvector is; the store puts its own in its place. Vectors of
-- another model take the place of these, in a column of another name: embedding_2.
create table if not exists pgcheckpoint.store_index (
    number integer primary key,
    dims integer not null,
    vector_type text not null,
    model text,
    is_complete boolean not null
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
comment on table pgcheckpoint.store_index is
    'what the vectors were made with; a store that would make others is refused';
comment on column pgcheckpoint.store_index.number is
    'of the column of the vectors: 1 more with each change of the model';
comment on column pgcheckpoint.store_index.is_complete is
    'false from a change of the model until all items have vectors of the new one';

create table if not exists pgcheckpoint.store_vectors (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    path text collate "C" not null,
    position integer not null,
    text_hash bytea not null,
    embedding_1 public.vector(1536),
    primary key (head, rest, key, path, position),
    -- However an item goes, its vectors go with it.
    foreign key (head, rest, key) references pgcheckpoint.store_items on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
comment on column pgcheckpoint.store_vectors.path is
    'where in the value the text was; position counts the texts that were there';
comment on column pgcheckpoint.store_vectors.position is
    '-1 in a row without a vector that says that the item was put to have none';
comment on column pgcheckpoint.store_vectors.text_hash is
    'of the text and the model''s name: a text is not embedded again while it stays as it is';

-- Beside the keys while a page has room: distances to all vectors of a namespace are computed without fetching each.
alter table pgcheckpoint.store_vectors alter column embedding_1 set storage main;

-- name: get_index_config
-- What the vectors here were made with, in one row; none before the first setup().
select number, dims, vector_type, model, is_complete from pgcheckpoint.store_index;

-- name: put_index_config(dims integer, vector_type text, model text)
-- Says what the first vectors are made with; what was said before stays, but for a name of the model that was not known.
with named as (
    update pgcheckpoint.store_index s
    set model = :model
    where s.model is null and :model is not null and s.dims = :dims and s.vector_type = :vector_type
)
insert into pgcheckpoint.store_index (number, dims, vector_type, model, is_complete)
select 1, :dims, :vector_type, :model, true
where not exists (select from pgcheckpoint.store_index)
on conflict (number) do nothing;

-- name: change_index_config(number integer, dims integer, vector_type text, model text)
-- Says what vectors are made with from now on, in the column with the number.
update pgcheckpoint.store_index
set number = :number, dims = :dims, vector_type = :vector_type, model = :model, is_complete = false;

-- name: change_model
-- Takes the vectors of a model away, and makes room for those of another: in a column of another name, so that no process that
-- has not noticed reads or writes vectors of the model before. Which items shall have none stays noted. An index on the vectors
-- goes with them.
alter table pgcheckpoint.store_vectors drop column embedding_before, add column embedding_1 public.vector(1536);
alter table pgcheckpoint.store_vectors alter column embedding_1 set storage main;

-- name: complete_index(number integer)
-- Notes that all items have the vectors that they should have.
update pgcheckpoint.store_index set is_complete = true where number = :number and not is_complete;

-- name: find_index(schema text, index text)
-- Whether an index can be used, and whether somebody builds it at this moment; no row if it is not there.
select i.indisvalid, exists (select from pg_stat_progress_create_index p where p.relid = i.indrelid)
from pg_index i
join pg_class c on c.oid = i.indexrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = :schema and c.relname = :index;

-- name: create_hnsw_index
-- The index for namespaces with many vectors. public.vector_cosine_ops stands for the operators of the distance, m and
-- ef_construction for what is configured. Concurrently: puts go on meanwhile.
create index concurrently if not exists store_vectors_cosine_hnsw on pgcheckpoint.store_vectors
using hnsw (embedding_1 public.vector_cosine_ops) with (m = 16, ef_construction = 64);

-- name: drop_hnsw_index
-- Takes away what a CREATE INDEX CONCURRENTLY left that was interrupted.
drop index concurrently if exists pgcheckpoint.store_vectors_cosine_hnsw;

-- name: create_ivfflat_index
-- The other kind of index, which is best made when the table has its rows; as create_hnsw_index.
create index concurrently if not exists store_vectors_cosine_ivfflat on pgcheckpoint.store_vectors
using ivfflat (embedding_1 public.vector_cosine_ops) with (lists = 100);

-- name: drop_ivfflat_index
-- As drop_hnsw_index.
drop index concurrently if exists pgcheckpoint.store_vectors_cosine_ivfflat;
