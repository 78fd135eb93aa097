-- Commits something, if only a word, and waits until it is safe, whatever the settings say. Then everything committed
-- before is safe too.
select
    pg_catalog.pg_logical_emit_message(true, 'rotate', '')::pg_catalog.text,
    pg_catalog.set_config(
        'synchronous_commit',
        case
            when pg_catalog.current_setting('synchronous_commit') operator(pg_catalog.=) 'off' then 'on'
            else pg_catalog.current_setting('synchronous_commit')
        end,
        true
    );
