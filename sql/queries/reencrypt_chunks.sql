-- Stores newly encrypted chunks in place of those read, under the same names.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a chunk: $2 name, $3 SHA-256 of the data as read, $4 data.
with free as materialized (
    select c.digest, n.data
    from unnest($2::bytea[], $3::bytea[], $4::bytea[]) as n (digest, read, data)
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
    where sha256(c.data) = n.read
    for update of c skip locked
)
update pgcheckpoint.checkpoint_chunks c
set data = f.data
from free f
where c.thread_id = $1 and c.digest = f.digest
returning 1;
