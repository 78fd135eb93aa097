"""The errors of this package, under one root.

psycopg's errors pass unwrapped unless there is something to add: what to do, or whether a
write may have been applied. Messages name threads, channels and types; never payloads, keys
or DSNs.
"""

from __future__ import annotations

import asyncio

import psycopg


class PgCheckpointError(Exception):
    """Root of all errors of this package."""


class SchemaNotReadyError(PgCheckpointError, psycopg.errors.UndefinedTable):
    """The schema does not exist, lacks a migration of this version, or was created again."""


class MissingRightError(PgCheckpointError, psycopg.errors.InsufficientPrivilege):
    """The role lacks a privilege; the message names the missing GRANT."""


class SchemaNotNamedError(PgCheckpointError, ValueError):
    """The search_path begins with another schema, and no option says which schema to use."""


class SchemaTooNewError(PgCheckpointError):
    """A newer version of this package made a breaking change to the schema."""


class UntrustedOwnerError(PgCheckpointError):
    """The schema, or an object in it with a name of ours, belongs to an untrusted role.

    Nothing was changed. The owner could change the object to run anything, with the rights of
    whoever uses it. The message names the object, and says what to do.
    """


class SaverClosedError(PgCheckpointError):
    """The saver was closed, or its event loop no longer exists."""

    @classmethod
    def of(cls, owner: str) -> SaverClosedError:
        """The error of a call that comes after the end of the block."""
        return cls(
            f"the {owner} is closed: its `with` block has ended, or `close` was called. Use it "
            "inside the block, or open it again"
        )


class UnverifiedTlsError(PgCheckpointError):
    """A connection has no TLS with a verified certificate, which `require_verified_tls` requires.

    Nothing was sent over it. Over a connection of the saver itself no password was sent either.
    """


class UnusableConnectionError(PgCheckpointError):
    """A connection or pool that was given, or the event loop, can't be used as it is.

    It belongs to another event loop or to the parent of a forked process, the loop is Windows'
    default one, the database is not in UTF-8, or the owner's transaction has another client
    encoding or is not `read committed`.
    """


class SyncCallError(PgCheckpointError, asyncio.InvalidStateError):
    """A blocking method was called on the event loop that it would wait for.

    Or a function of a saver was called with a `PostgresSaver` on any event loop.
    """


class InvalidKeyError(PgCheckpointError, ValueError):
    """A thread id, namespace or name that Postgres can't store or index."""


class InvalidOptionError(PgCheckpointError, ValueError, TypeError):
    """An argument is unknown, or has an impossible value: an option, a DSN, a filter.

    It is also the ValueError and the TypeError that Python raises in such cases.
    """


class ValueNotSerializableError(PgCheckpointError, TypeError, ValueError):
    """The serializer refused a value; nothing was written.

    It is also the TypeError or ValueError that serializers raise in such cases.
    """


class ValueTooLargeError(PgCheckpointError, ValueError):
    """A value, or all values of a call, are too large for Postgres; nothing was sent."""


class ReadTimeoutError(PgCheckpointError, TimeoutError):
    """A read was not answered before its deadline; the cause is the error of the last try."""


class WriteTimeoutError(PgCheckpointError, TimeoutError):
    """A write was not acknowledged before its deadline.

    Attributes:
        may_be_applied: False if it is known that the write is not stored. True if it was sent and
            no answer came. Writes are idempotent, so you can repeat the call in both cases.
    """

    def __init__(self, message: str, *, may_be_applied: bool) -> None:
        super().__init__(message)
        self.may_be_applied = may_be_applied


class OverloadedError(PgCheckpointError):
    """The queue is full, because more calls came than the server handles. This call was not sent.

    Up to `max_queued_bytes` (and `max_queued_items`) are queued, and as many bytes again
    wait for room. Calls beyond that are refused at once.
    """


class VersionConflictError(PgCheckpointError):
    """An item of the store was put or deleted since it was read.

    Read the item again to continue, or use `aupdate`, which does that.

    Attributes:
        may_be_applied: False if nothing was written. True if the write was sent before and
            that answer was lost: it may have been applied, and overwritten since.
    """

    def __init__(self, message: str, *, may_be_applied: bool = False) -> None:
        super().__init__(message)
        self.may_be_applied = may_be_applied


class EventsNotKeptError(PgCheckpointError, LookupError):
    """Events that a follower asks for are gone: they have expired, or their thread was deleted.

    Follow again without `after`, from the beginning of the newest run.
    """


class NotReplicatedError(PgCheckpointError, psycopg.OperationalError):
    """The wait for the synchronous standby was cancelled, so a failover may lose the write.

    The write is sent again until the standby has it or the deadline passes.
    """


class ConcurrentWriteError(PgCheckpointError):
    """The lease that a write was made under is over: another run has the thread.

    Nothing was written, unless the message says that the answer to an earlier try was lost. A new
    run reads the thread again and continues from the stored state.
    """


class StepError(PgCheckpointError, RuntimeError):
    """A step can't do what it is for where it is used, or how; nothing of its block is stored.

    No task of a graph runs there, or one whose checkpoint is not stored, so that nothing would tell
    a task that runs again from a new one; or its connection is asked for and it has none.
    """


class InterruptNotOpenError(PgCheckpointError):
    """An answer comes too late, or a deadline is set for a question that is not open.

    Attributes:
        open_ids: The ids of the interrupts that are open.
    """

    def __init__(self, message: str, open_ids: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.open_ids = open_ids


class LeaseHeldError(PgCheckpointError):
    """Another run, in this process or in another one, holds the lease of the thread."""


class ShuttingDownError(PgCheckpointError):
    """A lease was not taken because this process is shut down: `drain` was called.

    Nothing was done. Send the request again: another process takes it.
    """


class ParentWriteFailedError(PgCheckpointError):
    """The put of the parent checkpoint failed in this process, and the parent is not stored.

    The child alone would leave a gap in the thread's history. Delta channels can't be rebuilt
    across such a gap.
    """


class CheckpointNotFoundError(PgCheckpointError, LookupError):
    """The checkpoint that a config names is not stored; or there is none to roll back to."""


class NotEditableError(PgCheckpointError, ValueError):
    """A value can't be rewritten, or a rewrite made what can't be stored; nothing was written."""


class CorruptRowError(PgCheckpointError):
    """A stored row could not be decoded, or an ancestor is missing; the message names the row."""


class TypeNotAllowedError(PgCheckpointError):
    """A stored value holds an object of a class that a saver with `strict` does not allow.

    Attributes:
        module: The module of the class, as named in the row.
        name: The name of the class, as named in the row.
        why: What importing it raised, if it is allowed and can't be loaded.
    """

    def __init__(
        self, module: object, name: object, where: str = "a value", why: str | None = None
    ) -> None:
        self.module, self.name, self.why = str(module), str(name), why
        named = (self.module, self.name)
        dotted = ".".join(named)
        super().__init__(
            f"{where} holds an object of {dotted!r}, which is not allowed; if it is "
            f"yours, make the saver with strict=True, allowed_types=[{named!r}], or with renamed= "
            "if it has another name today"
            if why is None
            else f"{where} holds an object of {dotted!r}, which can't be loaded ({why}); if it was "
            f"moved or renamed, make the saver with renamed={{{dotted!r}: 'its.new.Name'}} and the "
            "new name in allowed_types"
        )

    def at(self, where: str) -> TypeNotAllowedError:
        """The same error, which says where the value is."""
        return TypeNotAllowedError(self.module, self.name, where, self.why)


class DecryptionError(PgCheckpointError):
    """A stored row can't be decrypted, or is in clear although it must be encrypted.

    The message names the row, never a key or data.
    """

    def at(self, where: str) -> DecryptionError:
        """The same error, which says where the row is."""
        return type(self)(f"can't decrypt {where}: {self}")


class ThreadShreddedError(DecryptionError):
    """`shred_thread` has forgotten the thread's data key: nobody can read the thread any more.

    Nothing can be put to the thread either. `adelete_thread` deletes its rows, and makes its
    id usable again.
    """

    def at(self, where: str) -> DecryptionError:
        """The same error, which begins with the reason."""
        return type(self)(f"{self} (in {where})")


class DataKeyError(PgCheckpointError):
    """A thread can't be shredded, or its data key was replaced; the message says what to do."""


class EncryptionKeyError(PgCheckpointError, ValueError):
    """An encryption key is malformed, weak, missing or disabled; the message has at most its id."""


class CipherRequiredError(PgCheckpointError):
    """A saver without a cipher tried to write to an encrypted thread, or to copy it.

    The error also occurs if a saver whose cipher has no data keys tries to write to a thread that
    has one, and if an event log without a cipher is to stream a graph whose saver has one. Nothing
    was written.

    A thread counts as encrypted once a saver with a cipher has put to it, or `rotate_keys`
    has begun to re-encrypt it.
    """


class IncompleteError(PgCheckpointError):
    """Some rows or threads could not be dealt with and are unchanged; all others were.

    Raised by `rotate_keys`, `apply_retention` and `rewrite`. A repeated call continues. The message
    names the first such row or thread and why.

    Attributes:
        result: The result that the call would have returned.
    """

    def __init__(self, message: str, result: object) -> None:
        super().__init__(message)
        self.result = result


class SerializerRequiredError(PgCheckpointError):
    """A store without `serde` read an item whose value has types that JSON can't represent.

    Attributes:
        results: The results that the call would have returned: None in place of such an item, and
            searches without such items.
    """

    def __init__(self, message: str, results: object = None) -> None:
        super().__init__(message)
        self.results = results


class UnsupportedCallError(PgCheckpointError, NotImplementedError):
    """A saver or store with a cipher, or on Citus, does not support this call."""


class ExportFormatError(PgCheckpointError, ValueError):
    """A file is not an export, or is damaged; the message names the line."""


class StockTablesError(PgCheckpointError):
    """Tables of langgraph-checkpoint-postgres are missing, unknown, or in the way."""


class StoreIndexError(PgCheckpointError, ValueError):
    """A store's index of vectors or words can't be used.

    The database has no pgvector, or no text search configuration of that name; its vectors were
    made with other dimensions, type or model; or an embedder returned what can't be stored.
    """
