"""A production Postgres checkpointer for LangGraph, drop-in for langgraph-checkpoint-postgres."""

from pg_checkpoint.errors import (
    BrokenHistoryError,
    CheckpointNotFoundError,
    CorruptRowError,
    InvalidDsnError,
    InvalidKeyError,
    ParentWriteFailedError,
    PgCheckpointError,
    SaverClosedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    SyncCallError,
    ValueNotSerializableError,
    WriteTimeoutError,
)
from pg_checkpoint.migrations import migrate, migration_sql
from pg_checkpoint.retention import Removed, RetentionPolicy
from pg_checkpoint.saver import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.settings import Settings

__all__ = [
    "AsyncPostgresSaver",
    "BrokenHistoryError",
    "CheckpointNotFoundError",
    "CorruptRowError",
    "InvalidDsnError",
    "InvalidKeyError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "PostgresSaver",
    "Removed",
    "RetentionPolicy",
    "SaverClosedError",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "Settings",
    "SyncCallError",
    "ValueNotSerializableError",
    "WriteTimeoutError",
    "migrate",
    "migration_sql",
]
