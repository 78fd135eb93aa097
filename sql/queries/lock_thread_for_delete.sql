-- Waits for the thread's running puts and keeps new ones out until commit. A statement of its own, so that the next
-- statement's snapshot sees what those puts stored; which takes the isolation level read committed: else this fails, and
-- says so.
select thread_id, case
    when current_setting('transaction_isolation') <> 'read committed'
        then (current_setting('transaction_isolation') || ': set default_transaction_isolation = read committed')::integer
end
from pgcheckpoint.checkpoint_threads where thread_id = $1 for update;
