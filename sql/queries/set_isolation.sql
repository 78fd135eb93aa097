-- Sets read committed for this transaction, where the role, the database or the server has another default. Comes
-- first. Each transaction begins with the default again, so nothing changes for the session; SET LOCAL would do the
-- same with a warning, because a pipeline has no BEGIN.
/* qualified */
set transaction_isolation = 'read committed';
