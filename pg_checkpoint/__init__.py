"""A production Postgres checkpointer for LangGraph, drop-in for langgraph-checkpoint-postgres."""

import logging

from pg_checkpoint.cache.async_cache import AsyncPostgresCache
from pg_checkpoint.cache.sync_cache import PostgresCache
from pg_checkpoint.editing.changing import RewritePlace
from pg_checkpoint.editing.rewriting import Rewritten, RewrittenAt, rewrite
from pg_checkpoint.editing.texts import map_texts
from pg_checkpoint.encryption.cipher import AesGcmCipher, encrypted_serde
from pg_checkpoint.encryption.key_ring import KeyRing
from pg_checkpoint.encryption.key_wrapper import KeyWrapper
from pg_checkpoint.errors import (
    CheckpointNotFoundError,
    CipherRequiredError,
    ConcurrentWriteError,
    CorruptRowError,
    DataKeyError,
    DecryptionError,
    EncryptionKeyError,
    EventsNotKeptError,
    ExportFormatError,
    IncompleteError,
    InterruptNotOpenError,
    InvalidKeyError,
    InvalidOptionError,
    LeaseHeldError,
    MissingRightError,
    NotEditableError,
    NotReplicatedError,
    OverloadedError,
    ParentWriteFailedError,
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    SerializerRequiredError,
    ShuttingDownError,
    StepError,
    StockTablesError,
    StoreIndexError,
    SyncCallError,
    ThreadShreddedError,
    TypeNotAllowedError,
    UnsupportedCallError,
    UntrustedOwnerError,
    UnusableConnectionError,
    UnverifiedTlsError,
    ValueNotSerializableError,
    ValueTooLargeError,
    VersionConflictError,
    WriteTimeoutError,
)
from pg_checkpoint.events.async_events import AsyncPostgresEvents
from pg_checkpoint.events.interface import Appended
from pg_checkpoint.events.packing import Event, Resumed
from pg_checkpoint.events.sync_events import PostgresEvents
from pg_checkpoint.lifecycle.retention import Removed, RetentionPolicy
from pg_checkpoint.observability.health import Health
from pg_checkpoint.observability.stats import (
    BatchStats,
    CacheStats,
    CallStats,
    Distribution,
    EventsStats,
    PoolStats,
    SaverStats,
)
from pg_checkpoint.postgres.copies import adopt, quiesce
from pg_checkpoint.postgres.migrations import migrate, migration_sql
from pg_checkpoint.reading.listing import CheckpointInfo, ThreadInfo
from pg_checkpoint.rotation.key_usage import RowCounts
from pg_checkpoint.rotation.rotation import Rotation, count_keys, rotate_keys
from pg_checkpoint.rotation.shredding import shred_thread
from pg_checkpoint.runs.recovering import recover
from pg_checkpoint.runs.settling import Settled, settle
from pg_checkpoint.runs.step import step
from pg_checkpoint.runs.unfinished import UnfinishedThread, list_unfinished
from pg_checkpoint.runs.waiting import OpenInterrupt, WaitingThread, list_waiting
from pg_checkpoint.runs.wakeups import Wakeup, cancel_wakeups, check_open, list_wakeups, wake_at
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.async_store import AsyncPostgresStore
from pg_checkpoint.store.search_options import SearchOptions, TimeBounds
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.version import __version__ as __version__

__all__ = [
    "AesGcmCipher",
    "Appended",
    "AsyncPostgresCache",
    "AsyncPostgresEvents",
    "AsyncPostgresSaver",
    "AsyncPostgresStore",
    "BatchStats",
    "CacheStats",
    "CallStats",
    "CheckpointInfo",
    "CheckpointNotFoundError",
    "CipherRequiredError",
    "ConcurrentWriteError",
    "CorruptRowError",
    "DataKeyError",
    "DecryptionError",
    "Distribution",
    "EncryptionKeyError",
    "Event",
    "EventsNotKeptError",
    "EventsStats",
    "ExportFormatError",
    "Health",
    "IncompleteError",
    "InterruptNotOpenError",
    "InvalidKeyError",
    "InvalidOptionError",
    "KeyRing",
    "KeyWrapper",
    "LeaseHeldError",
    "MissingRightError",
    "NotEditableError",
    "NotReplicatedError",
    "OpenInterrupt",
    "OverloadedError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "PoolStats",
    "PostgresCache",
    "PostgresEvents",
    "PostgresSaver",
    "PostgresStore",
    "ReadTimeoutError",
    "Removed",
    "Resumed",
    "RetentionPolicy",
    "RewritePlace",
    "Rewritten",
    "RewrittenAt",
    "Rotation",
    "RowCounts",
    "SaverClosedError",
    "SaverStats",
    "SchemaNotNamedError",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "SearchOptions",
    "SerializerRequiredError",
    "Settings",
    "Settled",
    "ShuttingDownError",
    "StepError",
    "StockTablesError",
    "StoreIndexError",
    "SyncCallError",
    "ThreadInfo",
    "ThreadShreddedError",
    "TimeBounds",
    "TypeNotAllowedError",
    "UnfinishedThread",
    "UnsupportedCallError",
    "UntrustedOwnerError",
    "UnusableConnectionError",
    "UnverifiedTlsError",
    "ValueNotSerializableError",
    "ValueTooLargeError",
    "VersionConflictError",
    "WaitingThread",
    "Wakeup",
    "WriteTimeoutError",
    "adopt",
    "cancel_wakeups",
    "check_open",
    "count_keys",
    "encrypted_serde",
    "list_unfinished",
    "list_waiting",
    "list_wakeups",
    "map_texts",
    "migrate",
    "migration_sql",
    "quiesce",
    "recover",
    "rewrite",
    "rotate_keys",
    "settle",
    "shred_thread",
    "step",
    "wake_at",
]

# What is logged is for the application to ask for.
logging.getLogger(__name__).addHandler(logging.NullHandler())
