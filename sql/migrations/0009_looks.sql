-- What a lease was before a run took it, so that a run which wrote nothing leaves it so, however often its answers were lost.
insert into pgcheckpoint.schema_migrations (version, name) values (9, 'looks');

alter table pgcheckpoint.checkpoint_leases
    add column due_at timestamptz,
    add column tried integer;
comment on column pgcheckpoint.checkpoint_leases.due_at is
    'expires_at as it was before the holder took a lease that was lost, waited to be resumed or was given up; null: there was none';
comment on column pgcheckpoint.checkpoint_leases.tried is 'attempts as it was then';
comment on column pgcheckpoint.checkpoint_leases.given_up_at is 'when the thread was given up; of no meaning while there is a token';
