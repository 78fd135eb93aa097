-- The table for search by words, made by setup() of a store whose index has "text", and by nothing else.
create table if not exists pgcheckpoint.store_texts (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    version bigint not null,
    language text not null,
    words tsvector not null,
    primary key (head, rest, key),
    -- However an item goes, its words go with it.
    foreign key (head, rest, key) references pgcheckpoint.store_items on delete cascade
) with (
    fillfactor = 85,  -- a put that leaves the words as they are finds room on its page
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
comment on column pgcheckpoint.store_texts.version is
    'of the item that the words are of: if it has another one by now, they are not its words any more';
comment on column pgcheckpoint.store_texts.language is
    'the text search configuration that made the words; a search asks for those of its own';

create index if not exists store_texts_words_idx on pgcheckpoint.store_texts using gin (words);
