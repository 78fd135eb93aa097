-- Attempts to change something whose answers were lost, so that none of them is committed after what was sent in its place.
insert into pgcheckpoint.schema_migrations (version, name) values (12, 'lost_attempts');

create table pgcheckpoint.lost_attempts (
    attempt bigint primary key,
    lost_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.lost_attempts is
    'transactions whose answers were lost: each names itself at its end, and fails if its name is here';
comment on column pgcheckpoint.lost_attempts.attempt is 'a random number';
