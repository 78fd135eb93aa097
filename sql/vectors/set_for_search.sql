-- Settings of pgvector for this transaction only. $1 names, $2 values.
select set_config(s.name, s.value, true) from unnest($1::text[], $2::text[]) as s (name, value);
