-- Items of the stock store in the order of its key. $1 prefix and $2 key after which (null: from the first on), $3 limit.
select prefix, key, updated_at, pg_column_size(value)
from pgcheckpoint.store
where ($1::text is null or (prefix, key) > ($1::text, $2::text)) and (expires_at is null or expires_at > now())
order by prefix, key
limit $3::bigint;
