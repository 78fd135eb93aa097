-- Comes last in a step's transaction: how its COMMIT is acknowledged, or, in the transaction of the connection's owner, what that had
-- before lock_step.sql. A warning is how the server says that a commit did not wait for its synchronous standby.
-- $1 whether the transaction is the step's; $2 synchronous_commit; empty for what holds.
select
    pg_catalog.set_config(
        'idle_in_transaction_session_timeout',
        coalesce(
            nullif(pg_catalog.current_setting('pg_checkpoint.idle_timeout', true), ''),
            pg_catalog.current_setting('idle_in_transaction_session_timeout')
        ),
        true
    ),
    pg_catalog.set_config(
        'synchronous_commit',
        case
            when $1::pg_catalog.bool and $2::pg_catalog.text operator(pg_catalog.<>) '' then $2::pg_catalog.text
            else pg_catalog.current_setting('synchronous_commit')
        end,
        true
    ),
    pg_catalog.set_config(
        'client_min_messages',
        case when $1::pg_catalog.bool then 'warning' else pg_catalog.current_setting('client_min_messages') end,
        true
    );
