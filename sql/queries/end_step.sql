-- Comes last in a step's transaction: how its COMMIT is acknowledged, or, in the transaction of the connection's owner, what that had
-- before lock_step.sql. A warning is how the server says that a commit did not wait for its synchronous standby.
-- It runs under the application's search_path. $1 whether the transaction is the step's; $2 synchronous_commit; empty for what holds.
/* qualified */
select
    pg_catalog.set_config(
        'idle_in_transaction_session_timeout',
        case
            when pg_catalog.current_setting('pg_checkpoint.idle_timeout', true) operator(pg_catalog.<>) ''
                then pg_catalog.current_setting('pg_checkpoint.idle_timeout')
            else pg_catalog.current_setting('idle_in_transaction_session_timeout')
        end,
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
