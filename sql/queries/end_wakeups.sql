-- Removes what was begun under leases: the first writes of its runs are in this transaction, or nothing was left to be run.
-- $1 threads, $2 the tokens of their leases.
delete from pgcheckpoint.checkpoint_wakeups where thread_id = any($1::text[]) and token = any($2::text[]);
