-- Commits something, if only a word, and waits until it is safe whatever the settings say: then so is all that was committed
-- before.
select
    pg_logical_emit_message(true, 'rotate', '')::text,
    set_config(
        'synchronous_commit',
        coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'),
        true
    );
