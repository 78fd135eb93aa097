-- Gives items the words that they should have. Only items that still have the version that is told, which nobody changes until
-- commit: of a put they are stored before, in the same transaction.
-- $1 head, $2 rest, $3 key, $4 version, $5 text (null: no words): one entry an item; $6 the text search configuration, $7 as
-- it is written in the table.
-- Words that stay the same are left as they are, so that the index on them is not written. That an item is to have no words
-- is written too: otherwise it would look like one that nobody has looked at. It tells how many items that was true of.
with item as materialized (
    select s.head, s.rest, s.key, s.version, i.content
    from (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[])
            as i (head, rest, key, version, content)
        order by i.head, i.rest, i.key
    ) i
    cross join lateral (
        select s.head, s.rest, s.key, s.version from pgcheckpoint.store_items s
        where s.head = i.head and s.rest = i.rest and s.key = i.key and s.version = i.version
        for share
    ) s
),
made as (
    insert into pgcheckpoint.store_texts as t (head, rest, key, version, language, words)
    select i.head, i.rest, i.key, i.version, $7::text, to_tsvector($6::regconfig, coalesce(i.content, ''))
    from item i
    order by i.head, i.rest, i.key
    on conflict (head, rest, key) do update
    set version = excluded.version,
        language = excluded.language,
        words = case when t.words = excluded.words then t.words else excluded.words end
)
select count(*) from item;
