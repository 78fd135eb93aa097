"""A production Postgres checkpointer for LangGraph, drop-in for langgraph-checkpoint-postgres."""

from pg_checkpoint.encryption import AesGcmCipher, encrypted_serde
from pg_checkpoint.errors import (
    BrokenHistoryError,
    CheckpointNotFoundError,
    ConcurrentWriteError,
    CorruptRowError,
    DecryptionError,
    EncryptionKeyError,
    ForkedProcessError,
    InvalidDsnError,
    InvalidKeyError,
    NotReplicatedError,
    NotWithCipherError,
    OverloadedError,
    ParentWriteFailedError,
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    SyncCallError,
    UnsupportedEncodingError,
    UnsupportedEventLoopError,
    ValueNotSerializableError,
    WriteTimeoutError,
)
from pg_checkpoint.health import Health
from pg_checkpoint.key_ring import KeyRing
from pg_checkpoint.listing import CheckpointInfo, ThreadInfo
from pg_checkpoint.migrations import migrate, migration_sql
from pg_checkpoint.retention import Removed, RetentionPolicy
from pg_checkpoint.saver import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.settings import Settings

__all__ = [
    "AesGcmCipher",
    "AsyncPostgresSaver",
    "BrokenHistoryError",
    "CheckpointInfo",
    "CheckpointNotFoundError",
    "ConcurrentWriteError",
    "CorruptRowError",
    "DecryptionError",
    "EncryptionKeyError",
    "ForkedProcessError",
    "Health",
    "InvalidDsnError",
    "InvalidKeyError",
    "KeyRing",
    "NotReplicatedError",
    "NotWithCipherError",
    "OverloadedError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "PostgresSaver",
    "ReadTimeoutError",
    "Removed",
    "RetentionPolicy",
    "SaverClosedError",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "Settings",
    "SyncCallError",
    "ThreadInfo",
    "UnsupportedEncodingError",
    "UnsupportedEventLoopError",
    "ValueNotSerializableError",
    "WriteTimeoutError",
    "encrypted_serde",
    "migrate",
    "migration_sql",
]
