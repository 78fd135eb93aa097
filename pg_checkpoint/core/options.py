"""The options of a saver, with their defaults.

Nothing is read from the environment here: a DSN, or libpq's own PG* variables, say where
the server is.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import timedelta
from difflib import get_close_matches
from functools import wraps
from numbers import Integral, Real
from types import NoneType
from typing import Any, Literal, ParamSpec, TypeAlias, TypedDict, TypeVar, get_args

from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint.core.arguments import check_flag, check_mapping, refuse
from pg_checkpoint.core.cipher import AesGcmCipher
from pg_checkpoint.core.errors import InvalidOptionError

# Not pg_checkpoint: Postgres keeps names that begin with pg_ for itself.
DEFAULT_SCHEMA = "pgcheckpoint"
# Instead of a name: the schema that comes first on the search_path.
SEARCH_PATH = "search_path"

# The longest time that is counted back from now: before the year 1 there are no dates.
LONGEST = timedelta(days=365_000)

# The server counts timeouts in milliseconds, in 32 bits; less than one would be none.
_LONGEST_TIMEOUT = 2_147_483

SynchronousCommit: TypeAlias = Literal["off", "local", "remote_write", "on", "remote_apply"]
TtlStrategy: TypeAlias = Literal["delete", "keep_latest"]
OnLossy: TypeAlias = Literal["warn", "raise", "ignore"]
WARN, RAISE, IGNORE = get_args(OnLossy)
# Text as libpq or SQLAlchemy has it, or a function that returns it for each new connection.
Dsn: TypeAlias = str | Callable[[], str | Awaitable[str]]
ReadPool: TypeAlias = Dsn | AsyncConnectionPool[Any] | ConnectionPool[Any]

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class RetentionPolicy:
    """The checkpoints and threads to keep. The newest checkpoint of each namespace is always kept.

    A checkpoint is kept if any of the rules keeps it. Threads that have a time to live (`aset_ttl`)
    are deleted or pruned when it has passed. A policy without rules does only that.

    Attributes:
        keep_last: Number of checkpoints of each namespace to keep.
        keep_younger_than: Keep checkpoints younger than this, by their own time.
        keep_results_for: Drop the results of the tasks of kept checkpoints this long after the next
            checkpoint, by its own time. Zero drops them at the next pass; None never does.
            `get_state_history` shows no `result` of such tasks. Tasks that asked or failed
            keep theirs, and so do namespaces with delta channels.
        delete_inactive_for: Delete whole threads without a put for this long (to about a minute),
            except those with a time to live of their own.
        delete_interrupted: Also delete inactive threads that wait for the answer to an interrupt.
        metadata: Only threads whose newest root checkpoint has this in its metadata.

    Raises:
        InvalidOptionError: If a rule has an impossible value.
    """

    keep_last: int | None = None
    keep_younger_than: timedelta | None = None
    keep_results_for: timedelta | None = None
    delete_inactive_for: timedelta | None = None
    delete_interrupted: bool = False
    metadata: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        _check_count("keep_last", self.keep_last)
        for name in ("keep_younger_than", "delete_inactive_for"):
            check_age(name, getattr(self, name))
        check_age("keep_results_for", self.keep_results_for, or_zero=True)
        check_flag("delete_interrupted", self.delete_interrupted)
        check_mapping("metadata", self.metadata)

    @property
    def has_rules(self) -> bool:
        """Whether the policy applies to threads without a time to live."""
        return self.thins_out or (self.delete_inactive_for, self.keep_results_for) != (None, None)

    @property
    def thins_out(self) -> bool:
        """Whether the policy deletes checkpoints of threads that stay."""
        return self.keep_last is not None or self.keep_younger_than is not None


def _check_count(name: str, count: Any) -> None:
    if count is None:
        return
    if isinstance(count, bool) or not isinstance(count, Integral):
        refuse(name, "a whole number or None", count, shown=True)
    if count < 1:
        raise InvalidOptionError(
            f"{name} must be at least 1; use delete_thread to delete a whole thread"
        )
    if int(count) >= 2**63:
        raise InvalidOptionError(f"{name} must fit in 64 bits; None keeps all checkpoints")


def check_age(name: str, span: object, *, or_zero: bool = False) -> None:
    """Refuses what is neither None nor a time that can be counted back from now."""
    if span is None:
        return
    if not isinstance(span, timedelta):
        refuse(name, "a timedelta, such as timedelta(days=90)", span)
    if span < timedelta(0) or (not span and not or_zero):
        least = "at least" if or_zero else "longer than"
        raise InvalidOptionError(f"{name} must be {least} zero seconds")
    if span > LONGEST:
        raise InvalidOptionError(f"{name} must be no longer than {LONGEST.days} days")


# What an option must be, by its annotation in Settings: classes, and words for people.
_KINDS: dict[str, tuple[tuple[Any, ...], str]] = {
    "int": ((Integral,), "a whole number"),
    "float": ((Real,), "a number of seconds"),
    "bool": ((bool,), "True or False"),
    "str | None": ((str, NoneType), "a name or None"),
    "OnLossy": ((str,), "a name"),
    "SynchronousCommit | None": ((str, NoneType), "a name or None"),
    "AesGcmCipher | None": ((AesGcmCipher, NoneType), "an AesGcmCipher or None"),
    "Sequence[str]": ((list, tuple), "a list or tuple of names"),
    "Sequence[type | tuple[str, str]]": ((Collection,), "a list of classes"),
    "Mapping[str, str] | None": ((Mapping, NoneType), "a dict of old names and new ones, or None"),
    "RetentionPolicy | None": ((RetentionPolicy, NoneType), "a RetentionPolicy or None"),
    "timedelta": ((timedelta,), "a timedelta"),
    "ReadPool | None": (
        (str, Callable, AsyncConnectionPool, ConnectionPool, NoneType),
        "a DSN, a psycopg pool or None",
    ),
}


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
    cipher: AesGcmCipher | None
    data_key_seconds: float
    allow_plaintext: bool
    encrypt_metadata: bool
    clear_metadata: Sequence[str]
    strict: bool
    allowed_types: Sequence[type | tuple[str, str]]
    renamed: Mapping[str, str] | None
    on_lossy: OnLossy
    require_verified_tls: bool
    read_pool: ReadPool | None
    retention: RetentionPolicy | None
    retention_every: timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All options of a saver; times in seconds.

    Attributes:
        schema: The schema of the tables. None means `pgcheckpoint`. It is refused with
            SchemaNotNamedError if the search_path begins with another schema, which
            the stock saver would use; "search_path" means that schema.
        min_size: Number of connections that a saver's own pool keeps open (with a DSN).
        max_size: Maximum number of connections that this pool opens.
        acquire_timeout: Longest wait for a connection, from the saver's pool or a given one.
        max_idle: Time after which an unused connection of the saver's pool is closed.
        max_lifetime: Age at which a connection is replaced.
        read_timeout: Time for a read, retries included.
        write_timeout: Time from the call of a write to its acknowledgement,
            queueing and retries included.
        statement_timeout: Time for each writing statement, set on the server.
        lock_timeout: Time for each wait of a writing statement for a lock, set on the
            server; after a second at most, other calls go first.
        synchronous_commit: Postgres' setting of that name for writing transactions;
            None leaves it to the server. With "off" a crash of the server may lose the
            last acknowledged moments; the rest is still whole and in order.
        lanes: Concurrent writing transactions; calls that wait for locks use one more.
        max_batch_items: Maximum number of calls in one transaction.
        max_batch_bytes: Maximum number of bytes in one transaction; one call may be larger.
        max_queued_items: Queued calls before callers wait for room.
        max_queued_bytes: Queued bytes before callers wait for room; a cache leaves out what is
            beyond.
        cache_bytes: Memory for caches: half of it for encoded messages, a quarter each for
            known stored rows of threads and for decoded messages. The least used is dropped first;
            0 turns them off.
        cipher: Encrypts every value; see docs/security.md.
        data_key_seconds: How long this process reads with a thread's data key that it knows
            before it asks the database whether the key still exists (whether another
            process has shredded the thread); writes ask each time.
        allow_plaintext: Whether a saver with a cipher reads rows that are not
            encrypted, for instance while a database is being encrypted.
        encrypt_metadata: Whether the cipher encrypts metadata too. All savers of a database must
            set the same value.
        clear_metadata: The top-level fields of encrypted metadata that stay in clear, for filters;
            `run_id` for `delete_for_runs`. All savers of a database must set the same ones.
        strict: Whether reading a value fails that holds an object of any class except LangGraph's
            and LangChain's own and those of `allowed_types`; see docs/security.md.
        allowed_types: Your classes that states hold, or their modules and names.
        renamed: New names by old ones, of classes or whole modules: values that name an old class
            are read as if they named the new one. See docs/changing-state.md.
        on_lossy: Says what happens at the put of a value that does not come back as it is: "warn"
            logs a line for each class and channel, "raise" raises ValueNotSerializableError,
            "ignore" does nothing. See docs/values.md.
        require_verified_tls: Whether each connection, also of a given pool, is refused with
            UnverifiedTlsError unless it uses TLS with sslmode=verify-full.
        read_pool: A replica, as a DSN or a pool (which stays the caller's), that serves
            listings: `alist` and therefore `get_state_history`, `alist_info`, `alist_threads`.
            Listings may then lag behind. If the replica can't answer, the primary is asked.
        retention: The policy; the processes with this option delete the rest in the background,
            one of them at a time.
        retention_every: Time from the end of a pass to the beginning of the next.
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
    cipher: AesGcmCipher | None = None
    data_key_seconds: float = 60.0
    allow_plaintext: bool = False
    encrypt_metadata: bool = False
    clear_metadata: Sequence[str] = ()
    strict: bool = False
    allowed_types: Sequence[type | tuple[str, str]] = ()
    renamed: Mapping[str, str] | None = None
    on_lossy: OnLossy = "warn"
    require_verified_tls: bool = False
    read_pool: ReadPool | None = field(default=None, repr=False)  # may be a DSN with a password
    retention: RetentionPolicy | None = None
    retention_every: timedelta = timedelta(hours=1)

    @property
    def has_data_keys(self) -> bool:
        """Whether threads are encrypted by keys of their own."""
        return self.cipher is not None and bool(self.cipher.data_keys)

    def __post_init__(self) -> None:
        """Refuses what could never work."""
        for each in fields(self):
            name, value, annotation = each.name, getattr(self, each.name), str(each.type)
            kinds, words = _KINDS[annotation]
            fits = isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))
            if not fits or (kinds == (Collection,) and isinstance(value, (str, bytes))):
                refuse(name, words, value, shown=annotation in ("int", "float", "bool"))
            least = 0 if name in ("min_size", "cache_bytes", "data_key_seconds") else 1e-9
            if annotation in ("int", "float") and not value >= least:
                raise InvalidOptionError(f"{name} must be above zero, not {value!r}")
        for name in ("acquire_timeout", "read_timeout", "statement_timeout", "lock_timeout"):
            if not 0.001 <= getattr(self, name) <= _LONGEST_TIMEOUT:
                bounds = f"from 0.001 to {_LONGEST_TIMEOUT:,} seconds"
                refuse(name, bounds, getattr(self, name))
        if self.synchronous_commit not in (None, *get_args(SynchronousCommit)):
            raise InvalidOptionError(
                f"synchronous_commit must be None or one of {get_args(SynchronousCommit)}, "
                f"not {self.synchronous_commit!r}"
            )
        if not 0 <= self.min_size <= self.max_size:
            raise InvalidOptionError(f"min_size ({self.min_size}) must be from 0 to max_size")
        check_age("retention_every", self.retention_every)
        self._refuse_contradictions()

    def _refuse_contradictions(self) -> None:
        for name in ("allow_plaintext", "encrypt_metadata"):
            if getattr(self, name) and self.cipher is None:
                raise InvalidOptionError(f"{name} has no effect without a cipher")
        if self.clear_metadata and not self.encrypt_metadata:
            raise InvalidOptionError("clear_metadata has no effect without encrypt_metadata")
        looked_for = (self.retention and self.retention.metadata) or ()
        if self.encrypt_metadata and (hidden := {*looked_for} - {*self.clear_metadata}):
            raise InvalidOptionError(
                f"retention filters by the metadata field {min(hidden)!r}, which is encrypted: add "
                "it to clear_metadata"
            )
        if any(not isinstance(n, str) or n.startswith("pg:") for n in self.clear_metadata):
            refuse("clear_metadata", "names that don't begin with pg:", self.clear_metadata)
        if self.schema == SEARCH_PATH and self.read_pool is not None:
            raise InvalidOptionError(
                "with a read_pool pass the schema's name: the search_path of a replica may differ"
            )
        if self.on_lossy not in (WARN, RAISE, IGNORE):
            refuse("on_lossy", f"{WARN!r}, {RAISE!r} or {IGNORE!r}", self.on_lossy)
        if self.allowed_types and not self.strict:
            raise InvalidOptionError("allowed_types has no effect without strict")


_OPTIONS = tuple(inspect.signature(Settings).parameters.values())


def explaining_options(function: Callable[P, T]) -> Callable[P, T]:
    """Has a function that takes `**options` say which option was meant by one that there isn't.

    Its signature shows all options with their defaults.
    """
    signature = inspect.signature(function)
    own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
    shown = [*own, *_OPTIONS]
    known = {p.name for p in shown}
    options = [p.name for p in shown if p.kind is p.KEYWORD_ONLY]

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        if unknown := kwargs.keys() - known:
            name = min(unknown)
            meant = get_close_matches(name, sorted(known), 1)
            hint = f"did you mean {meant[0]!r}?" if meant else f"there are {', '.join(options)}"
            raise InvalidOptionError(f"there is no option {name!r}: {hint}")
        return function(*args, **kwargs)

    call.__signature__ = signature.replace(parameters=shown)  # type: ignore[attr-defined]
    return call
