-- Checksums of what is stored without a cipher (with one, ciphertexts prove themselves). Rows of before have none.
insert into pgcheckpoint.schema_migrations (version, name) values (3, 'checks');

alter table pgcheckpoint.checkpoints add column checks bytea;
comment on column pgcheckpoint.checkpoints.checks is
    'a hash of checkpoint and metadata, and four bytes for each channel with a value in checkpoint_blobs; null with a cipher';

alter table pgcheckpoint.checkpoint_blobs add column crc bytea;
comment on column pgcheckpoint.checkpoint_blobs.crc is 'CRC-32 of the row, with the names of its chunks; null with a cipher';

alter table pgcheckpoint.checkpoint_writes add column crc bytea;
comment on column pgcheckpoint.checkpoint_writes.crc is
    'CRC-32 of the row; null with a cipher, and for errors, interrupts and resume values, which are replaced';
