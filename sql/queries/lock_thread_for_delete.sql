-- Waits for the thread's running puts and keeps new ones out until commit. A statement of its own, so that the next
-- statement's snapshot sees what those puts stored; which takes the isolation level read committed: else this fails, and
-- says so.
-- Also writes to the log, if only a word: a commit that wrote nothing would not wait for a synchronous standby, and a
-- delete that is sent again finds nothing to delete when the first one committed without its standby.
select
    pg_logical_emit_message(true, 'delete', '')::text,
    (select thread_id from pgcheckpoint.checkpoint_threads where thread_id = $1 for update),
    case
        when current_setting('transaction_isolation') <> 'read committed'
            then (current_setting('transaction_isolation') || ': set default_transaction_isolation = read committed')::integer
    end;
