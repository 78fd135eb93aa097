-- Bounds this transaction only: poolers hand the session to others afterwards. $1 statement, $2 lock, in milliseconds.
select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true);
