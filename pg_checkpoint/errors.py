"""Every error this package raises of its own, under one root.

Errors of psycopg pass through unwrapped unless something can be added: what to
do, or whether a write may have been applied. Messages name threads, channels
and types; never payloads, keys or DSNs.
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
    "DecryptionError",
    "EncryptionKeyError",
    "ExportFormatError",
    "ForkedProcessError",
    "InvalidDsnError",
    "InvalidKeyError",
    "KeyRotationError",
    "NotReplicatedError",
    "NotWithCipherError",
    "OverloadedError",
    "ParentWriteFailedError",
    "PgCheckpointError",
    "ReadTimeoutError",
    "SaverClosedError",
    "SchemaNotReadyError",
    "SchemaTooNewError",
    "StockTablesError",
    "SyncCallError",
    "UnsupportedEncodingError",
    "UnsupportedEventLoopError",
    "ValueNotSerializableError",
    "WriteTimeoutError",
]


class PgCheckpointError(Exception):
    """Root of all errors of this package."""


class SchemaNotReadyError(PgCheckpointError):
    """The schema does not exist yet, or lacks a migration this version needs."""


class SchemaTooNewError(PgCheckpointError):
    """A newer version of this package made a breaking change to the schema."""


class SaverClosedError(PgCheckpointError):
    """The saver was closed, or the event loop it lived on is gone."""


class ForkedProcessError(PgCheckpointError):
    """A saver in use was carried into another process by a fork."""


class UnsupportedEventLoopError(PgCheckpointError):
    """psycopg can't work on this kind of event loop: Windows' default one."""


class SyncCallError(PgCheckpointError, asyncio.InvalidStateError):
    """A blocking method was called on the event loop that it would wait for."""


class InvalidDsnError(PgCheckpointError, ValueError):
    """A DSN that libpq can't parse. Has no cause: libpq's message quotes the password."""


class InvalidKeyError(PgCheckpointError, ValueError):
    """A thread id, namespace or name that Postgres can't store or index."""


class ValueNotSerializableError(PgCheckpointError, TypeError):
    """The serializer refused a value; nothing was written."""


class ReadTimeoutError(PgCheckpointError, TimeoutError):
    """A read was not answered before its deadline; its cause is what the last try raised."""


class WriteTimeoutError(PgCheckpointError, TimeoutError):
    """A write was not acknowledged before its deadline.

    Attributes:
        may_be_applied: False when the write never left this process; True when
            it was sent and the answer did not come. Writes are idempotent: the
            same call can be repeated in both cases.
    """

    def __init__(self, message: str, *, may_be_applied: bool) -> None:
        super().__init__(message)
        self.may_be_applied = may_be_applied


class OverloadedError(PgCheckpointError):
    """More calls came than the server takes and memory may hold; this one was not sent.

    Up to `max_queued_bytes` (and `max_queued_items`) are queued, as many bytes again
    wait for room; what comes beyond is refused at once.
    """


class UnsupportedEncodingError(PgCheckpointError):
    """The database is not in UTF-8, and could not hold every string."""


class NotReplicatedError(PgCheckpointError, psycopg.OperationalError):
    """Somebody cancelled the wait for the synchronous standby: a failover may lose the write.

    It is sent again until the standby has it, or the deadline passes.
    """


class ConcurrentWriteError(PgCheckpointError):
    """Another saver wrote to the thread since this one read it; nothing was written.

    Only with `single_writer`. A new run, which reads the thread again, goes on
    from what is there.
    """


class ParentWriteFailedError(PgCheckpointError):
    """The parent checkpoint's own put failed in this process.

    Storing the child alone would leave a hole in the thread's history, which
    delta channels could not be rebuilt across.
    """


class CheckpointNotFoundError(PgCheckpointError, LookupError):
    """A checkpoint that was asked for by id is not stored."""


class BrokenHistoryError(PgCheckpointError):
    """A parent that a delta channel needs for its value is missing."""


class CorruptRowError(PgCheckpointError):
    """A stored row could not be decoded; the message names the row."""


class DecryptionError(PgCheckpointError):
    """A stored row can't be decrypted, or is not encrypted where it has to be.

    The message names the row, never a key or data.
    """


class EncryptionKeyError(PgCheckpointError, ValueError):
    """An encryption key that is none, or is not there; the message names its id at most."""


class CipherRequiredError(PgCheckpointError):
    """A saver without a cipher was to write to a thread that was encrypted; nothing was written.

    From the moment when `rotate_keys` begins to encrypt a thread that was in clear.
    """


class KeyRotationError(PgCheckpointError):
    """Some rows could not be encrypted anew, and are as they were; all others were.

    The message names the first of them, and says why.

    Attributes:
        result: What `rotate_keys` would have returned.
    """

    def __init__(self, message: str, result: object) -> None:
        super().__init__(message)
        self.result = result


class NotWithCipherError(PgCheckpointError, NotImplementedError):
    """Something that a saver with a cipher can't do."""


class ExportFormatError(PgCheckpointError, ValueError):
    """A file that is no export, or a damaged one; the message names the line."""


class StockTablesError(PgCheckpointError):
    """Tables of langgraph-checkpoint-postgres that are not there, or not as they are known here."""
