-- How long threads live, where somebody has said so, and whose turn it is to apply a retention policy. The new columns are
-- null everywhere: nothing is rewritten, and only threads with a time to live are in the index.
insert into pgcheckpoint.schema_migrations (version, name) values (8, 'ttl');

alter table pgcheckpoint.checkpoint_threads
    add column ttl interval,
    add column ttl_strategy text,
    add column ttl_applied_at timestamptz;
comment on column pgcheckpoint.checkpoint_threads.ttl is
    'how long after its last activity the thread expires; null: never';
comment on column pgcheckpoint.checkpoint_threads.ttl_strategy is
    'what retention does then: delete all of it, or keep_latest';
comment on column pgcheckpoint.checkpoint_threads.ttl_applied_at is
    'active_at when keep_latest was done; it is done again after the next activity';

-- The sum is one of intervals, which does not depend on a time zone, as one of time and interval would.
create index checkpoint_threads_ttl_idx
    on pgcheckpoint.checkpoint_threads ((active_at - to_timestamp(0) + ttl), thread_id)
    where ttl is not null and ttl_applied_at is distinct from active_at;

create table pgcheckpoint.retention_turns (
    policy text collate "C" primary key,
    holder text,
    held_until timestamptz,
    finished_at timestamptz,
    position text not null default ''
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.retention_turns is
    'a row a policy that savers apply in the background: one process at a time, by the clock of the server';
comment on column pgcheckpoint.retention_turns.position is
    'the thread that the pass under way has come to; empty between passes';
