-- How many items find_due_items.sql finds from the beginning. $1 the text search configuration.
select count(*)
from pgcheckpoint.store_items s
where (s.expires_at is null or s.expires_at > now())
    and not exists (
        select from pgcheckpoint.store_texts t
        where t.head = s.head and t.rest = s.rest and t.key = s.key and t.version = s.version
            and (t.language = $1::text or t.words = ''::tsvector)
    );
