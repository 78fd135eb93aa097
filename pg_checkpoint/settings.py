"""The options of a saver, with their defaults; what each means to whom runs it.

Nothing is read from the environment here: a DSN, or libpq's own PG* variables,
say where the server is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict, get_args

from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint.encryption import AesGcmCipher
from pg_checkpoint.queries import DEFAULT_SCHEMA

__all__ = ["Options", "ReadPool", "Settings", "SynchronousCommit"]

SynchronousCommit: TypeAlias = Literal["off", "local", "remote_write", "on", "remote_apply"]
ReadPool: TypeAlias = "str | AsyncConnectionPool[Any] | ConnectionPool[Any]"


class Options(TypedDict, total=False):
    """Keyword arguments of the savers; see Settings."""

    schema: str
    min_size: int
    max_size: int
    acquire_timeout: float
    max_idle: float
    max_lifetime: float
    read_timeout: float
    write_timeout: float
    statement_timeout: float
    lock_timeout: float
    synchronous_commit: SynchronousCommit | None
    lanes: int
    max_batch_items: int
    max_batch_bytes: int
    max_queued_items: int
    max_queued_bytes: int
    cache_bytes: int
    single_writer: bool
    cipher: AesGcmCipher | None
    allow_plaintext: bool
    encrypt_metadata: bool
    read_pool: ReadPool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All options of a saver; times in seconds.

    Attributes:
        schema: The schema of the tables.
        min_size: Connections that a saver's own pool keeps open (with a DSN).
        max_size: Connections that it opens at most.
        acquire_timeout: Longest wait for a connection, own pool or given.
        max_idle: A connection of the own pool unused for so long is closed.
        max_lifetime: One as old as that is replaced.
        read_timeout: For a read, retries included.
        write_timeout: From the call of a write to its acknowledgement,
            queueing and retries included.
        statement_timeout: For each writing statement, set on the server.
        lock_timeout: For each lock of a writing statement, set on the server; a second at
            most, after which others go first.
        synchronous_commit: What Postgres' setting of that name should be in writing
            transactions; None leaves it to the server. With "off" the last
            moments before a crash of the server may be lost though they were
            acknowledged; what is left is still whole and in order.
        lanes: Writing transactions under way at once; one more for what waits for locks.
        max_batch_items: Calls that one transaction carries.
        max_batch_bytes: Bytes that one transaction carries; one call may be larger.
        max_queued_items: Calls queued before callers wait for room.
        max_queued_bytes: Bytes queued before callers wait for room.
        cache_bytes: Memory for what saves work: half of it for messages as they
            were encoded, a quarter each for messages that were read and for what
            threads are known to have stored. The least used goes first; 0 for none.
        single_writer: Whether a write to a thread that another saver has written
            since this one read it is refused with ConcurrentWriteError. All that
            write to the thread must say so.
        cipher: Encrypts every value; see docs/security.md.
        allow_plaintext: Whether a saver with a cipher reads rows that are not
            encrypted, as while a database is being encrypted.
        encrypt_metadata: Whether the cipher encrypts metadata too. Filters can then
            only ask for top-level scalars. All savers of a database must say the same.
        read_pool: A replica, as a DSN or a pool (which stays the caller's), that is asked
            for listings: `alist` and so `get_state_history`, `alist_info`, `alist_threads`.
            They may lag behind then. When it can't answer, the primary is asked.
    """

    schema: str = DEFAULT_SCHEMA
    min_size: int = 1
    max_size: int = 10
    acquire_timeout: float = 10.0
    max_idle: float = 600.0
    max_lifetime: float = 3600.0
    read_timeout: float = 30.0
    write_timeout: float = 60.0
    statement_timeout: float = 30.0
    lock_timeout: float = 10.0
    synchronous_commit: SynchronousCommit | None = None
    lanes: int = 2
    max_batch_items: int = 500
    max_batch_bytes: int = 8 * 2**20
    max_queued_items: int = 10_000
    max_queued_bytes: int = 256 * 2**20
    cache_bytes: int = 128 * 2**20
    single_writer: bool = False
    cipher: AesGcmCipher | None = None
    allow_plaintext: bool = False
    encrypt_metadata: bool = False
    read_pool: ReadPool | None = field(default=None, repr=False)  # may be a DSN with a password

    def __post_init__(self) -> None:
        """Refuses what could never work.

        Raises:
            ValueError: Naming the option.
        """
        for name in self.__slots__:
            value = getattr(self, name)
            least = 0 if name in ("min_size", "cache_bytes") else 1e-9
            if type(value) in (int, float) and not value >= least:
                raise ValueError(f"{name} must be above zero, not {value!r}")
        if self.synchronous_commit not in (None, *get_args(SynchronousCommit)):
            raise ValueError(
                f"synchronous_commit must be None or one of {get_args(SynchronousCommit)}, "
                f"not {self.synchronous_commit!r}"
            )
        for name in ("allow_plaintext", "encrypt_metadata"):
            if getattr(self, name) and self.cipher is None:
                raise ValueError(f"{name} means nothing without a cipher")
        if not 0 <= self.min_size <= self.max_size:
            raise ValueError(f"min_size ({self.min_size}) must be from 0 to max_size")
