"""A production Postgres checkpointer for LangGraph, drop-in for langgraph-checkpoint-postgres."""

import logging

from pg_checkpoint.encryption import AesGcmCipher, encrypted_serde
from pg_checkpoint.errors import (
    BrokenHistoryError,
    CheckpointNotFoundError,
    CipherRequiredError,
    ConcurrentWriteError,
    CorruptRowError,
    DecryptionError,
    EncryptionKeyError,
    ExportFormatError,
    ForkedProcessError,
    InvalidDsnError,
    InvalidKeyError,
    KeyRotationError,
    NotReplicatedError,
    NotWithCipherError,
    OverloadedError,
    ParentWriteFailedError,
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    StockTablesError,
    SyncCallError,
    UnsupportedEncodingError,
    UnsupportedEventLoopError,
    ValueNotSerializableError,
    WriteTimeoutError,
)
from pg_checkpoint.health import Health
from pg_checkpoint.key_ring import KeyRing
from pg_checkpoint.key_usage import RowCounts
from pg_checkpoint.listing import CheckpointInfo, ThreadInfo
from pg_checkpoint.migrations import migrate, migration_sql
from pg_checkpoint.retention import Removed, RetentionPolicy
from pg_checkpoint.rotation import Rotation
from pg_checkpoint.saver import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.settings import Settings
from pg_checkpoint.stats import BatchStats, CallStats, Distribution, PoolStats, SaverStats

__version__ = "0.1.0"

__all__ = [
    "AesGcmCipher",
    "AsyncPostgresSaver",
    "BatchStats",
    "BrokenHistoryError",
    "CallStats",
    "CheckpointInfo",
    "CheckpointNotFoundError",
    "CipherRequiredError",
    "ConcurrentWriteError",
    "CorruptRowError",
    "DecryptionError",
    "Distribution",
    "EncryptionKeyError",
    "ExportFormatError",
    "ForkedProcessError",
    "Health",
    "InvalidDsnError",
    "InvalidKeyError",
    "KeyRing",
    "KeyRotationError",
    "NotReplicatedError",
    "NotWithCipherError",
    "OverloadedError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "PoolStats",
    "PostgresSaver",
    "ReadTimeoutError",
    "Removed",
    "RetentionPolicy",
    "Rotation",
    "RowCounts",
    "SaverClosedError",
    "SaverStats",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "Settings",
    "StockTablesError",
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

# What is logged is for the application to ask for.
logging.getLogger(__name__).addHandler(logging.NullHandler())
