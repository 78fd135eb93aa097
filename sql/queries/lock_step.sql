-- Waits for another execution of a step, and keeps others out until commit. What is recorded is read by a statement of its own, after
-- this one, so that its snapshot sees what the other has committed. Nothing that deletes takes this lock, so that it can't deadlock.
-- It notes the key for the transaction, for put_step.sql to see that it is still the same one.
-- $1 the key of the step. $2 milliseconds after which the server ends the transaction if nothing is sent in it.
select
    pg_advisory_xact_lock(hashtextextended($1, 0))::text,
    set_config('pg_checkpoint.step', $1, true),
    -- for end_step.sql
    set_config('pg_checkpoint.idle_timeout', current_setting('idle_in_transaction_session_timeout'), true),
    set_config('idle_in_transaction_session_timeout', $2, true),
    width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);
