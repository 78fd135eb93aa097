-- Deletes everything of a thread, after lock_thread_for_delete.sql. $1 thread.
with
writes as (delete from pgcheckpoint.checkpoint_writes where thread_id = $1),
checkpoints as (delete from pgcheckpoint.checkpoints where thread_id = $1),
blobs as (delete from pgcheckpoint.checkpoint_blobs where thread_id = $1),
chunks as (delete from pgcheckpoint.checkpoint_chunks where thread_id = $1)
delete from pgcheckpoint.checkpoint_threads where thread_id = $1;
