-- What a data key is wrapped by says the ciphertext in `wrapped`, which opens only if that is so; columns beside it that anybody
-- who writes to the table can change decide nothing. Only comments change: older versions still read and write `is_whole`.
insert into pgcheckpoint.schema_migrations (version, name) values (14, 'labels_of_data_keys');

comment on column pgcheckpoint.checkpoint_data_keys.wrapped is
    'the key, encrypted by the ring''s key that it names; beside a KMS what that has encrypted, encrypted once more';
comment on column pgcheckpoint.checkpoint_data_keys.wrapped_by is
    'for people to read: "ring:" and an id; or the id of the key of a KMS, to which `wrapped` is bound';
comment on column pgcheckpoint.checkpoint_data_keys.is_whole is
    'not used any more: whether no row of the thread needs another key, for older versions';
