-- Exchanges text in UTF-8 until the end of the transaction, whatever the session's encoding is.
/* qualified */
select pg_catalog.set_config('client_encoding', 'UTF8', true);
