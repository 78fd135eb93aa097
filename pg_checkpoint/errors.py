"""The errors of this package, under one root.

psycopg's errors pass unwrapped unless there is something to add: what to do, or whether a
write may have been applied. Messages name threads, channels and types; never payloads, keys
or DSNs.
"""

from __future__ import annotations

import asyncio

import psycopg

__all__ = [
    "BrokenHistoryError",
    "CheckpointNotFoundError",
    "CipherRequiredError",
    "ConcurrentWriteError",
    "CorruptRowError",
    "DataKeyError",
    "DecryptionError",
    "EmbeddingError",
    "EncryptionKeyError",
    "ExportFormatError",
    "ForkedProcessError",
    "IndexChangedError",
    "IndexOnClusterError",
    "InvalidDsnError",
    "InvalidFilterError",
    "InvalidKeyError",
    "InvalidOptionError",
    "KeyRotationError",
    "LanguageNotFoundError",
    "LeaseHeldError",
    "MissingRightError",
    "NotReplicatedError",
    "NotWithCipherError",
    "OverloadedError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "ReadTimeoutError",
    "RetentionError",
    "SaverClosedError",
    "SchemaNotNamedError",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "SerializerRequiredError",
    "StockTablesError",
    "SyncCallError",
    "ThreadShreddedError",
    "TypeNotAllowedError",
    "UnserializableValueError",
    "UnsupportedEncodingError",
    "UnsupportedEventLoopError",
    "UnsupportedIsolationError",
    "UntrustedOwnerError",
    "UnverifiedTlsError",
    "ValueNotSerializableError",
    "ValueTooLargeError",
    "VectorsUnavailableError",
    "VersionConflictError",
    "WriteTimeoutError",
]


class PgCheckpointError(Exception):
    """Root of all errors of this package."""


class SchemaNotReadyError(PgCheckpointError, psycopg.errors.UndefinedTable):
    """The schema does not exist yet, lacks a migration this version needs, or was made anew."""


class MissingRightError(PgCheckpointError, psycopg.errors.InsufficientPrivilege):
    """The role may not do this; the message says which GRANT is missing."""


class SchemaNotNamedError(PgCheckpointError, ValueError):
    """The search_path names a schema, and the options do not say which one is meant."""


class SchemaTooNewError(PgCheckpointError):
    """A newer version of this package made a breaking change to the schema."""


class UntrustedOwnerError(PgCheckpointError):
    """The schema, or what is there by a name of ours, is of a role that this one does not trust.

    Nothing was changed: its owner could let it do anything, with the rights of whoever uses it.
    The message names it, and says what to do.
    """


class SaverClosedError(PgCheckpointError):
    """The saver was closed, or the event loop it lived on is gone."""


class UnverifiedTlsError(PgCheckpointError):
    """A connection is not by TLS with a verified certificate, as `require_verified_tls` asks for.

    Nothing was sent by it; by one of our own no password either.
    """


class ForkedProcessError(PgCheckpointError):
    """A pool or connection that was given is inherited through a fork, and the parent used it."""


class UnsupportedEventLoopError(PgCheckpointError):
    """The event loop can't be used: Windows' default one, or another than the given pool's."""


class SyncCallError(PgCheckpointError, asyncio.InvalidStateError):
    """A blocking method was called on the event loop that it would wait for."""


class InvalidDsnError(PgCheckpointError, ValueError):
    """A DSN that libpq can't parse. Has no cause: libpq's message quotes the password."""


class InvalidFilterError(PgCheckpointError, ValueError):
    """A filter of the store with an operator that there is not, or that is no filter at all."""


class InvalidKeyError(PgCheckpointError, ValueError):
    """A thread id, namespace or name that Postgres can't store or index."""


class InvalidOptionError(PgCheckpointError, ValueError, TypeError):
    """An argument that does not exist, or with a value that can't be meant.

    It is the ValueError and the TypeError that Python raises in such cases.
    """


class ValueNotSerializableError(PgCheckpointError, TypeError):
    """The serializer refused a value; nothing was written."""


class UnserializableValueError(ValueNotSerializableError, ValueError):
    """A ValueNotSerializableError caused by a ValueError, which can be caught as one."""


class ValueTooLargeError(PgCheckpointError, ValueError):
    """A value, or all values of a call, are too large for Postgres; nothing was sent."""


class ReadTimeoutError(PgCheckpointError, TimeoutError):
    """A read was not answered before its deadline; the cause is the last try's error."""


class WriteTimeoutError(PgCheckpointError, TimeoutError):
    """A write was not acknowledged before its deadline.

    Attributes:
        may_be_applied: False when it is known that the write is not stored; True when
            it was sent and an answer did not come. Writes are idempotent: the
            same call can be repeated in both cases.
    """

    def __init__(self, message: str, *, may_be_applied: bool) -> None:
        super().__init__(message)
        self.may_be_applied = may_be_applied


class OverloadedError(PgCheckpointError):
    """The queue is full: more calls came than the server handles. This one was not sent.

    Up to `max_queued_bytes` (and `max_queued_items`) are queued and as many bytes again
    wait for room; calls beyond that are refused at once.
    """


class VersionConflictError(PgCheckpointError):
    """An item of the store is not as it was seen: somebody else has put or deleted it since.

    Read the item again to go on, or use `aupdate`, which does.

    Attributes:
        may_be_applied: False when nothing was written; True when the write was sent before, and
            that answer was lost: then it may have been applied, and overwritten since.
    """

    def __init__(self, message: str, *, may_be_applied: bool = False) -> None:
        super().__init__(message)
        self.may_be_applied = may_be_applied


class UnsupportedEncodingError(PgCheckpointError):
    """The database is not in UTF-8, or the owner's transaction has another client encoding."""


class UnsupportedIsolationError(PgCheckpointError):
    """A write inside a transaction of the connection's owner that is not `read committed`."""


class NotReplicatedError(PgCheckpointError, psycopg.OperationalError):
    """The wait for the synchronous standby was cancelled: a failover may lose the write.

    The write is sent again until the standby has it or the deadline passes.
    """


class ConcurrentWriteError(PgCheckpointError):
    """Another saver wrote to the thread since this one read it, or has its lease.

    Nothing was written, unless the message says that the answer to an earlier try was lost.

    Only with `single_writer`, or under a lease. A new run reads the thread again and continues
    from what is stored.
    """


class LeaseHeldError(PgCheckpointError):
    """Another run has the lease of the thread, in this process or in another one."""


class ParentWriteFailedError(PgCheckpointError):
    """The parent checkpoint's own put failed in this process, and the parent is not stored.

    Storing the child alone would leave a hole in the thread's history, which
    delta channels could not be rebuilt across.
    """


class CheckpointNotFoundError(PgCheckpointError, LookupError):
    """The checkpoint that a config names is not stored."""


class BrokenHistoryError(PgCheckpointError):
    """A parent that a delta channel needs for its value is missing, or is its own ancestor."""


class CorruptRowError(PgCheckpointError):
    """A stored row could not be decoded; the message names the row."""


class TypeNotAllowedError(PgCheckpointError):
    """A stored value holds an object of a class that a saver with `strict` does not allow.

    Attributes:
        module: The module of the class, as the row names it.
        name: The name of the class, as the row has it.
    """

    def __init__(self, module: object, name: object, where: str = "a value") -> None:
        self.module, self.name = str(module), str(name)
        named = (self.module, self.name)
        super().__init__(
            f"{where} holds an object of {'.'.join(named)!r}, which is not allowed; if it is one "
            f"of yours, make the saver with strict=True, allowed_types=[{named!r}]"
        )


class DecryptionError(PgCheckpointError):
    """A stored row can't be decrypted, or is not encrypted although it must be.

    The message names the row, never a key or data.
    """


class ThreadShreddedError(DecryptionError):
    """The thread's data key was forgotten by `ashred_thread`: nobody can read the thread any more.

    Nothing can be put to it either. `adelete_thread` deletes what is left of it, and makes its
    id usable again.
    """


class DataKeyError(PgCheckpointError):
    """A thread can't be shredded, or its data key was replaced; the message says what to do."""


class EncryptionKeyError(PgCheckpointError, ValueError):
    """An encryption key is malformed or missing; the message has at most its id."""


class CipherRequiredError(PgCheckpointError):
    """A saver without a cipher tried to write to or copy an encrypted thread; nothing was done.

    Or one whose cipher has no data keys tried to write to a thread that has one.

    A thread counts as encrypted once a saver with a cipher has put to it, or `rotate_keys`
    has begun with it.
    """


class KeyRotationError(PgCheckpointError):
    """Some rows could not be re-encrypted and are unchanged; all others were re-encrypted.

    The message names the first of them and says why.

    Attributes:
        result: What `rotate_keys` would have returned.
    """

    def __init__(self, message: str, result: object) -> None:
        super().__init__(message)
        self.result = result


class RetentionError(PgCheckpointError):
    """Some threads could not be cleaned; all others were. A repeated call continues.

    The message names the first of them and says why; its error is the cause.

    Attributes:
        result: What `apply_retention` would have returned.
    """

    def __init__(self, message: str, result: object) -> None:
        super().__init__(message)
        self.result = result


class SerializerRequiredError(PgCheckpointError):
    """A store without `serde` read an item whose value has types that JSON has not.

    Attributes:
        results: What the call would have returned; None where such an item was to be got, and
            searches are without those.
    """

    def __init__(self, message: str, results: object = None) -> None:
        super().__init__(message)
        self.results = results


class NotWithCipherError(PgCheckpointError, NotImplementedError):
    """A call that a saver or store with a cipher can't do."""


class ExportFormatError(PgCheckpointError, ValueError):
    """A file is not an export, or is damaged; the message names the line."""


class StockTablesError(PgCheckpointError):
    """Tables of langgraph-checkpoint-postgres are missing, unknown, or in the way."""


class EmbeddingError(PgCheckpointError, ValueError):
    """An embedder answered with something that can't be stored; what it raises itself passes."""


class IndexChangedError(PgCheckpointError, ValueError):
    """The vectors in the database were made with other dimensions, type or model."""


class IndexOnClusterError(PgCheckpointError, NotImplementedError):
    """An index of vectors or words for items that Citus has distributed; nothing was made."""


class LanguageNotFoundError(PgCheckpointError, ValueError):
    """The database has no text search configuration of the name that a store's index asks for."""


class VectorsUnavailableError(PgCheckpointError):
    """The database has no pgvector, or too old a one; all but search by meaning works without."""
