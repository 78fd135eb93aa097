"""The options of a saver, with their defaults.

Nothing is read from the environment here: a DSN, or libpq's own PG* variables, say where
the server is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict, get_args

from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint.encryption.cipher import AesGcmCipher

__all__ = [
    "DEFAULT_SCHEMA",
    "SEARCH_PATH",
    "Options",
    "ReadPool",
    "Settings",
    "SynchronousCommit",
]

# Not pg_checkpoint: Postgres keeps names that begin with pg_ for itself.
DEFAULT_SCHEMA = "pgcheckpoint"
# Instead of a name: the schema that comes first on the search_path.
SEARCH_PATH = "search_path"

SynchronousCommit: TypeAlias = Literal["off", "local", "remote_write", "on", "remote_apply"]
ReadPool: TypeAlias = "str | AsyncConnectionPool[Any] | ConnectionPool[Any]"


class Options(TypedDict, total=False):
    """Keyword arguments of the savers; see Settings."""

    schema: str | None
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
    tenant_of: Callable[[str], str] | None
    strict: bool
    allowed_types: Sequence[type | tuple[str, str]]
    read_pool: ReadPool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All options of a saver; times in seconds.

    Attributes:
        schema: The schema of the tables. None is `pgcheckpoint`, and is refused with
            SchemaNotNamedError where the search_path begins with another schema, which
            the stock saver would use; "search_path" means that schema.
        min_size: Connections that a saver's own pool keeps open (with a DSN).
        max_size: The most connections that this pool opens.
        acquire_timeout: Longest wait for a connection, from the saver's pool or a given one.
        max_idle: After how long an unused connection of the saver's pool is closed.
        max_lifetime: The age at which a connection is replaced.
        read_timeout: Time for a read, retries included.
        write_timeout: Time from the call of a write to its acknowledgement,
            queueing and retries included.
        statement_timeout: Time for each writing statement, set on the server.
        lock_timeout: Time for each wait of a writing statement for a lock, set on the
            server; after a second at most, other calls go first.
        synchronous_commit: Postgres' setting of that name for writing transactions;
            None leaves it to the server. With "off" a crash of the server may lose the
            last acknowledged moments; what is left is still whole and in order.
        lanes: Writing transactions under way at once; calls that wait for locks use one more.
        max_batch_items: Calls that one transaction carries.
        max_batch_bytes: Bytes that one transaction carries; one call may be larger.
        max_queued_items: Calls queued before callers wait for room.
        max_queued_bytes: Bytes queued before callers wait for room.
        cache_bytes: Memory for caches: half of it for encoded messages, a quarter for
            what threads are known to have stored, an eighth each for decoded messages
            and for the histories of delta channels. The least used is dropped first; 0
            turns them off.
        single_writer: Whether a write to a thread is refused with ConcurrentWriteError
            if another saver has written to it since this one read it. All savers that
            write to the thread must set it.
        cipher: Encrypts every value; see docs/security.md.
        allow_plaintext: Whether a saver with a cipher reads rows that are not
            encrypted, as while a database is being encrypted.
        encrypt_metadata: Whether the cipher encrypts metadata too. Filters can then
            only ask for top-level scalars. All savers of a database must say the same.
        tenant_of: Whose a thread is, by its id: then encrypted metadata of different tenants can't
            be compared by who reads the tables, and a filter asks within one tenant. All
            savers of a database must say the same.
        strict: Whether reading a value fails that holds an object of any class but LangGraph's
            and LangChain's own and those of `allowed_types`; see docs/security.md.
        allowed_types: Classes of yours that states hold, or their modules and names.
        read_pool: A replica, as a DSN or a pool (which stays the caller's), that is asked
            for listings: `alist` and so `get_state_history`, `alist_info`, `alist_threads`.
            They may lag behind then. When it can't answer, the primary is asked.
    """

    schema: str | None = None
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
    tenant_of: Callable[[str], str] | None = None
    strict: bool = False
    allowed_types: Sequence[type | tuple[str, str]] = ()
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
        if not 0 <= self.min_size <= self.max_size:
            raise ValueError(f"min_size ({self.min_size}) must be from 0 to max_size")
        self._refuse_contradictions()

    def _refuse_contradictions(self) -> None:
        for name in ("allow_plaintext", "encrypt_metadata"):
            if getattr(self, name) and self.cipher is None:
                raise ValueError(f"{name} means nothing without a cipher")
        if self.tenant_of is not None and not self.encrypt_metadata:
            raise ValueError("tenant_of means nothing without encrypt_metadata")
        if self.schema == SEARCH_PATH and self.read_pool is not None:
            raise ValueError(
                "with a read_pool give the schema by name: a replica's search_path may be another"
            )
        if self.allowed_types and not self.strict:
            raise ValueError("allowed_types means nothing without strict")
