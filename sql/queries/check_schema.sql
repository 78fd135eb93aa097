-- Fails on purpose, with an escape of two characters (22025), if the schema has not the id that rows of this transaction are
-- encrypted for: it was dropped and made anew since somebody looked at it. The tables that the transaction has changed keep
-- it from being dropped now. $1 id. Returns nothing, not a column, which costs the least.
select
where like_escape(
    '', case when exists (select from pgcheckpoint.schema_migrations where schema_id = $1::text::uuid) then '' else 'xx' end
) is null;
