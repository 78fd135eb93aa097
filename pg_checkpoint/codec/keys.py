"""Keys of checkpoints, versions of channels, metadata as JSON, and what may be stored. Pure."""

from __future__ import annotations

import logging
import math
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from decimal import Decimal
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn, TypeAlias

import orjson
from langchain_core.runnables import RunnableConfig

from pg_checkpoint.codec.caches import Cache
from pg_checkpoint.core import arguments
from pg_checkpoint.core.errors import InvalidKeyError, InvalidOptionError, ValueTooLargeError

# A B-tree entry takes at most 2,704 bytes, its header and paddings included.
MAX_KEY_BYTES = 2600
# Longer than anybody needs, and within the range of Postgres' intervals.
_LONGEST_TTL = timedelta(days=1_000_000)


class CheckpointKey(NamedTuple):
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str


def thread_of(config: RunnableConfig) -> tuple[str, str]:
    """A config's thread id and namespace ("" when it names none)."""
    thread_id, checkpoint_ns, _ = _read(config)
    check_key(thread_id, checkpoint_ns)
    return thread_id, checkpoint_ns


def place_of(config: RunnableConfig) -> tuple[str, str, str | None]:
    """A config's thread id and namespace, and the id of the checkpoint that it names, if any."""
    thread_id, checkpoint_ns, checkpoint_id = _read(config)
    if not fit_together(thread_id, checkpoint_ns, checkpoint_id or ""):
        check_key(thread_id, checkpoint_ns)
        check_key(checkpoint_id or "")
    return thread_id, checkpoint_ns, checkpoint_id


def _read(config: RunnableConfig) -> tuple[str, str, str | None]:
    try:
        configurable = config.get("configurable", {})
        thread_id = configurable.get("thread_id")
    except AttributeError:  # it is no dict
        thread_id = None
    if thread_id is None:
        raise InvalidKeyError('the config needs a thread id: {"configurable": {"thread_id": ...}}')
    # Nearly all ids are text: then nothing is called.
    if type(thread_id) is not str or not thread_id:
        thread_id = named_thread(thread_id)
    checkpoint_ns = configurable.get("checkpoint_ns") or ""
    if type(checkpoint_ns) is not str:
        checkpoint_ns = arguments.id_text(checkpoint_ns)
    checkpoint_id = configurable.get("checkpoint_id") or None
    if checkpoint_id is not None and type(checkpoint_id) is not str:
        checkpoint_id = arguments.id_text(checkpoint_id)
    return thread_id, checkpoint_ns, checkpoint_id


def named_thread(thread_id: object) -> str:
    """The id of a thread as text; refuses an empty one, which all who have none would share."""
    if not (text := arguments.id_text(thread_id)):
        raise InvalidKeyError("the thread_id must not be empty")
    return text


def put_key(config: RunnableConfig, checkpoint_id: object) -> tuple[CheckpointKey, str | None]:
    """The key of a checkpoint that is put, and its parent's id, which the config names."""
    thread_id, checkpoint_ns, parent_id = _read(config)
    key = CheckpointKey(thread_id, checkpoint_ns, arguments.id_text(checkpoint_id))
    if not fit_together(*key, parent_id or ""):
        check_key(*key)
        check_key(parent_id or "")
    return key, parent_id


def writes_key(
    config: RunnableConfig, task_id: str, task_path: str, channels: Sequence[str]
) -> CheckpointKey:
    """The key of the checkpoint that a task's writes belong to."""
    thread_id, checkpoint_ns, checkpoint_id = _read(config)
    if checkpoint_id is None:
        raise InvalidKeyError(f"the config has no checkpoint_id (thread {thread_id!r})")
    key = CheckpointKey(thread_id, checkpoint_ns, checkpoint_id)
    if not fit_together(*key, task_id, task_path, *channels):
        check_key(*key, task_id)
        check_key(task_path)
        for channel in channels:
            check_key(channel)
    return key


def named_checkpoint(config: RunnableConfig) -> str | None:
    checkpoint_id = config.get("configurable", {}).get("checkpoint_id")
    if not checkpoint_id:
        return None
    check_key(checkpoint_id := arguments.id_text(checkpoint_id))
    return checkpoint_id


def fit_together(*parts: str) -> bool:
    """Whether ids and names are ASCII without NUL, and fit one index entry together.

    Then each of them passes `check_key`; one look at all of a call's costs a fraction of many.
    """
    text = "".join(parts)
    return text.isascii() and len(text) <= MAX_KEY_BYTES and "\0" not in text


def ttl_of(config: RunnableConfig) -> float | None:
    """The seconds that a config lets its thread live, if it says so."""
    minutes = config.get("configurable", {}).get("ttl_minutes")
    if minutes is None:
        return None
    if isinstance(minutes, bool) or not isinstance(minutes, (int, float)):
        arguments.refuse("ttl_minutes", "a number", minutes)
    return _checked_ttl(minutes * 60, "ttl_minutes")


def ttl_seconds(ttl: timedelta) -> float:
    return _checked_ttl(ttl.total_seconds(), "ttl")


def _checked_ttl(seconds: float, name: str) -> float:
    if not 0 < seconds <= _LONGEST_TTL.total_seconds():
        raise InvalidOptionError(
            f"{name} must be longer than zero, and at most {_LONGEST_TTL.days} days"
        )
    return float(seconds)


def thread_id_of(thread_id: object) -> str:
    if thread_id is None:
        raise InvalidKeyError("thread_id must not be None")
    if isinstance(thread_id, Mapping):
        raise InvalidKeyError('pass a thread id, not a config: config["configurable"]["thread_id"]')
    check_key(text := named_thread(thread_id))
    return text


def check_key(*parts: str) -> None:
    """Checks that Postgres can store and index these ids together."""
    if fit_together(*parts):
        return
    try:
        joined = "".join(parts).encode()
    except UnicodeEncodeError as error:
        raise InvalidKeyError(
            f"ids and names must be valid Unicode without lone surrogates: {_short(parts)}"
        ) from error
    if b"\0" in joined:
        raise InvalidKeyError(f"Postgres text can't hold NUL in ids and names: {_short(parts)}")
    if len(joined) > MAX_KEY_BYTES:
        raise InvalidKeyError(
            f"thread id, namespace and names must together fit into an index entry of "
            f"{MAX_KEY_BYTES} bytes; these take {len(joined)}: {_short(parts)}"
        )


def _short(parts: Sequence[str]) -> str:
    return ", ".join(repr(p if len(p) <= 40 else p[:40] + "...") for p in parts)


def strings_of(values: Sequence[str], name: str) -> Sequence[str]:
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        # As the stock saver says it.
        noun, kind = name.removesuffix("_ids"), type(values).__name__
        raise InvalidOptionError(f"{name} must be a sequence of {noun} ids, not a {kind}")
    if None in (ids := list(values)):
        raise InvalidOptionError(f"{name} must be ids, but one is None")
    return [arguments.id_text(value) for value in ids]


# Limits of Postgres: values that are too large are refused before they are sent.
#
# A message, and a field that is read back, must have less than 1 GB (2^30 bytes). An object in
# JSONB must have less than 2^28 bytes, and is about as long as its text. Numbers take more; those
# the server refuses itself.

# Bytes. A fourteenth of a message remains for all that stands beside the values.
_LARGEST = 1_000_000_000
_LARGEST_JSON = 2**28 - 1


def fits(size: int) -> bool:
    """Whether Postgres takes so many bytes in one message."""
    return size <= _LARGEST


def check_value(thread_id: str, channel: str, size: int) -> None:
    """Refuses a value of so many bytes if none of that size can be stored and read."""
    if size > _LARGEST:
        raise ValueTooLargeError(
            f"thread {thread_id!r}: the value of channel {channel!r} takes {size:,} bytes, but "
            f"Postgres stores at most {_LARGEST:,}; nothing was written"
        )


def check_json(thread_id: str, name: str, text: str) -> int:
    """The bytes of JSON text; refused if JSONB can't hold as many."""
    size = len(text)
    if 4 * size > _LARGEST_JSON and (size := len(text.encode())) > _LARGEST_JSON:
        raise ValueTooLargeError(
            f"thread {thread_id!r}: {name} takes {size:,} bytes as JSON, but JSONB stores "
            f"at most {_LARGEST_JSON:,}; nothing was written"
        )
    return size


def refuse_message(thread_id: str, size: int, values: Iterable[tuple[str, int]]) -> NoReturn:
    """Refuses a call whose bytes do not fit."""
    sizes: Counter[str] = Counter()
    for channel, size_of_value in values:
        check_value(thread_id, channel, size_of_value)
        sizes[channel] += size_of_value
    [(channel, most)] = sizes.most_common(1)
    raise ValueTooLargeError(
        f"thread {thread_id!r}: this call takes {size:,} bytes ({most:,} of them for channel "
        f"{channel!r}), but Postgres takes at most {_LARGEST:,} at once; nothing was written"
    )


# Channel versions: greater at each step, and never the same in two forks.
#
# They have the operating system's randomness. The module `random` is not used: an application that
# seeds it would give two forks the same version, and the second would read the first one's state.

Version: TypeAlias = "str | int | float"

# Digits of the counter; versions are compared as text.
_WIDTH = 8
_RANDOM_BITS = 40
# The integers of orjson.
_INTEGERS = range(-(2**63), 2**64)


def first_version() -> str:
    return _after("0" * _WIDTH)


def next_version(current: Any) -> Any:
    """A version greater than `current` (None: the first one).

    It is short for new threads. The width of an imported thread's counter is kept,
    and numbers stay numbers, so that their order stays right.
    """
    if current is None:
        return first_version()
    if isinstance(current, (int, float)):
        current = math.floor(current)
        return (((current >> _RANDOM_BITS) + 1) << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
    return _after(str(current).split(".", 1)[0])


def _after(counter: str) -> str:
    return f"{int(counter) + 1:0{len(counter)}d}.{secrets.token_urlsafe(6)}"


def version_text(version: Version) -> str:
    """A version as the blobs table has it: as JSONB gives it back as text.

    Versions are equal if these are: 1 is not 1.0, and -0.0 comes back as 0.0.
    """
    if isinstance(version, str):
        return arguments.plain(version)
    if isinstance(version, bool):
        return "true" if version else "false"
    if isinstance(version, int) and int(version) in _INTEGERS:
        return int.__repr__(version)
    if isinstance(version, float) and math.isfinite(version):
        # An exponent is written out, and there is no negative zero.
        return format(
            abs(number) if (number := Decimal(repr(float(version)))) == 0 else number, "f"
        )
    noun = "a number" if isinstance(version, (int, float)) else "an object"
    raise InvalidKeyError(
        "a channel's version must be text, an integer of 64 bits or a finite number, not "
        f"{noun} of type {type(version).__qualname__}"
    )


# Metadata, and filters on it, as JSON that JSONB takes.
#
# Metadata never fails a run: values that JSON or Postgres can't hold are replaced, at every depth,
# with one warning per process.

logger = logging.getLogger(__name__)

_MAX_DEPTH = 100
# The field of metadata that holds the ciphertext of all of it.
SEALED_FIELD = "pg:sealed"
_warned = False


def metadata_json(metadata: Mapping[str, Any]) -> str:
    r"""Metadata (or a filter on it) as JSON text.

    A NUL stands there as the six characters \u0000 (LangGraph's own helper drops it, and so takes
    two users for one); lone surrogates become "?", NaN and infinities null, sets lists, integers
    beyond 64 bits and other objects strings; values deeper than 100 levels "...".
    """
    try:
        text = orjson.dumps(metadata).decode()
        # A backslash written out looks the same here; cleaning it is harmless.
        if "\\u0000" not in text:
            return text
    except (TypeError, RecursionError):
        _warn_once()
    return orjson.dumps(_clean(metadata, 0)).decode()


def stored_metadata(text: str) -> tuple[dict[str, Any], bool]:
    """A row's metadata, and whether it is damaged.

    Damaged metadata is listed as {}, so that the row is found and can be removed.
    """
    try:
        metadata = orjson.loads(text)
    except orjson.JSONDecodeError:
        # JSONB holds deeper documents and larger numbers than orjson.
        return {}, True
    return (metadata, False) if isinstance(metadata, dict) else ({}, True)


def with_mark_renamed(text: str) -> str:
    """Metadata (JSON) with `user:` before the top-level name that marks encrypted metadata.

    Rotation and views would take such a row for an encrypted one.
    """
    if f'"{SEALED_FIELD}"' not in text:
        return text
    content = {f"user:{k}" if k == SEALED_FIELD else k: v for k, v in orjson.loads(text).items()}
    return orjson.dumps(content).decode()


def _clean(value: Any, depth: int) -> Any:
    if isinstance(value, str):
        return clean_text(str.__str__(value))
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        number = int(value)  # a range goes through all numbers for one of a subclass
        return number if number in _INTEGERS else str(number)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else None
    if depth == _MAX_DEPTH:
        return "..."
    if isinstance(value, Mapping):
        return {
            clean_text(k if isinstance(k, str) else str(k)): _clean(v, depth + 1)
            for k, v in value.items()
        }
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_clean(v, depth + 1) for v in value]
    return _clean_other(value, depth)


def _clean_other(value: Any, depth: int) -> Any:
    # orjson knows dates, UUIDs, enums and dataclasses.
    try:
        known = orjson.loads(orjson.dumps(value))
    except (TypeError, ValueError, RecursionError):
        try:
            return clean_text(str(value))
        except Exception:  # noqa: BLE001  a broken __str__ must not fail the run
            return f"<{type(value).__name__}>"
    return _clean(known, depth)


def clean_text(text: str) -> str:
    """A string as metadata holds it."""
    return text.replace("\0", "\\u0000").encode("utf-8", "replace").decode()


def with_nuls_escaped(config: Any, metadata: Any) -> tuple[Any, Any]:
    """A config and metadata for LangGraph's helper, which drops NULs of top-level text."""
    of_run, named = config.get("metadata") or {}, config.get("configurable") or {}
    # Loops, because every put comes here.
    for part in (metadata, of_run, named):
        for value in part.values():
            if isinstance(value, str) and "\0" in value:
                _warn_once()
                escaped = {"metadata": _escaped(of_run), "configurable": _escaped(named)}
                return {**config, **escaped}, _escaped(metadata)
    return config, metadata


def _escaped(values: Mapping[str, Any]) -> dict[str, Any]:
    return {k: clean_text(v) if isinstance(v, str) else v for k, v in values.items()}


def check_filter(wanted: Any, depth: int = 0) -> None:
    """Refuses a filter with a NUL, which no metadata has, as deep as metadata_json goes."""
    if depth == 0:
        arguments.check_mapping("filter", wanted or None)
    if isinstance(wanted, str) and "\0" in wanted:
        raise InvalidKeyError("metadata can't contain NUL, so a filter can't either")
    if depth == _MAX_DEPTH:
        return
    if isinstance(wanted, Mapping):
        for name, value in wanted.items():
            check_filter(name, depth + 1)
            check_filter(value, depth + 1)
    elif isinstance(wanted, (list, tuple, set, frozenset)):
        for item in wanted:
            check_filter(item, depth + 1)


def _warn_once() -> None:
    global _warned
    if not _warned:
        _warned = True
        logger.warning(
            "checkpoint metadata contained values that JSON can't represent; they were replaced. "
            "Put values that must come back unchanged into the state"
        )


# Known parents: the values and chunks of the newest checkpoints of threads, as far as this process
# knows them.
#
# A put leaves out the values and chunks that its parent refers to. This knowledge is only a hint:
# the put names those that it leans on, and the statement that stores it compares them with the
# stored rows.

# Bytes that an entry takes beside its digests, roughly, and a channel's version.
_ENTRY, _CHANNEL = 1_024, 128


class References(NamedTuple):
    """The values that a checkpoint refers to, by channel.

    It consists of mappings of text and bytes, without an object for each channel: there is one
    for every thread, and the garbage collector looks through all of them again and again.
    """

    versions: Mapping[str, str]  # the versions, as text, of all channels that have a value
    # For channels stored in pieces: all their chunks and groups, concatenated.
    digests: Mapping[str, bytes]
    cuts: Mapping[str, bytes]  # for the same channels: how their rows name those (see `cut_of`)
    # The same object for a checkpoint and the children that this process put, None for one that was
    # read: what was encoded for the one was stored for the other.
    lineage: object = None


class Dependency(NamedTuple):
    """A value of the parent that a put leans on: it leaves out that value, or pieces of it."""

    channel: str
    version: str  # in the parent, as text
    cut: bytes | None  # how its row must be cut (see `cut_of`); None if that does not matter


NOTHING = References({}, {}, {})

# With the bytes that it takes.
_Latest: TypeAlias = "tuple[str, References, int]"


def cut_of(groups: int, chunks: bytes) -> bytes:
    """The columns `groups` and `chunks` of a blob's row as one, as put_checkpoints has it."""
    return groups.to_bytes(4, "big") + chunks


class KnownParents:
    """The last checkpoint put or read in each namespace; the least used is forgotten first."""

    def __init__(self, capacity: int = 32 * 2**20) -> None:
        self._latest: Cache[tuple[str, str], _Latest] = Cache(capacity, itemgetter(2))

    def remember(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str, stored: References
    ) -> None:
        names = sum(map(len, stored.digests.values())) + sum(map(len, stored.cuts.values()))
        size = _ENTRY + _CHANNEL * len(stored.versions) + names
        self._latest.put((thread_id, checkpoint_ns), (checkpoint_id, stored, size))

    def stored_by(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None
    ) -> References:
        """The references of a checkpoint; none when it is not the last one of its namespace."""
        latest = self._latest.get((thread_id, checkpoint_ns))
        return latest[1] if latest is not None and latest[0] == checkpoint_id else NOTHING
