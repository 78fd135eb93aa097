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
