-- Fails with the logarithm of zero (2201E), as lock_threads.sql does, if a thread is marked as encrypted and who appends to its
-- event log has no cipher, or no data keys, which the thread needs. $1 threads, $2 whether there is a cipher, without data keys.
select ln((case count(*) when 0 then 1 else 0 end)::double precision)
from pgcheckpoint.checkpoint_threads
where thread_id = any($1::text[]) and (data_keyed or (encrypted and not $2::boolean));
