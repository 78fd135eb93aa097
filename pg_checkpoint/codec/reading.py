"""Reading: rows become checkpoints, the newest one or a page of them. Pure."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from numbers import Integral
from types import NoneType
from typing import Any, NamedTuple, cast

import orjson
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import Checkpoint, CheckpointMetadata, CheckpointTuple
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import ERROR, INTERRUPT, RESUME, TASKS

from pg_checkpoint.codec import keys
from pg_checkpoint.codec.caches import Decoded, decode_list
from pg_checkpoint.codec.chunks import (
    CRC_SIZE,
    DIGEST_SIZE,
    Check,
    all_names,
    blob_crc,
    checked,
    chunks_of,
    join_chunks,
    lacking,
    split_digests,
    those_of,
    write_crc,
)
from pg_checkpoint.codec.compat import writes_sort_key
from pg_checkpoint.codec.rows import NO_TASK, WriteRow
from pg_checkpoint.codec.sealing import Sealing, SmallValues, is_sealed, write_place
from pg_checkpoint.codec.serializers import decode
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_mapping, check_whole, refuse
from pg_checkpoint.core.cipher import data_key_id

# Leavings of an answer at its root checkpoint, once a task has stored that it has the answer.
#
# LangGraph keeps `Command(resume=answer)` as a write of no task, and hands it to the next task that
# asks, for as long as it is stored: to another question, too, after a crash. And each task that
# runs a subgraph, or calls another task, stores the question of that one as its own, until it has
# ended itself. Both are over when the task that asked stores what it was answered.


class UsedAnswer(NamedTuple):
    """The stored writes that are over once a task has stored its own."""

    thread_id: str
    checkpoint_id: str
    asker: str  # the root task whose question it was, if that is not to be told by the path
    task_path: str  # of a task at the root: those that called it are named in it
    is_answered: bool  # or the task asks for the first time

    def ends(self, row: WriteRow) -> bool:
        """Whether a write that was stored before is over; use_answer says the same."""
        if row[:3] != (self.thread_id, "", self.checkpoint_id):
            return False
        if row.channel == INTERRUPT:
            has_called = row.task_path != "" and f"{row.task_path}, " in self.task_path
            return has_called or row.task_id == self.asker
        return row.channel == RESUME and row.task_id == NO_TASK


def used_answer(config: RunnableConfig, rows: Sequence[WriteRow]) -> UsedAnswer | None:
    """The stored writes that these of one task end; None if they end nothing."""
    special = set[str]()
    for row in rows:  # a comprehension would be one more call
        if row.idx < 0:
            special.add(row.channel)
    if not special or rows[0].task_id == NO_TASK:
        return None
    first, is_answered, asks = rows[0], RESUME in special, INTERRUPT in special
    if not (is_answered or (asks and not first.checkpoint_ns)):
        return None
    if not first.checkpoint_ns:
        # With a result it has ended; its question stays readable beside that.
        asker = first.task_id if is_answered and ERROR in special and not asks else ""
        path = first.task_path if is_answered else ""
        return UsedAnswer(first.thread_id, first.checkpoint_id, asker, path, is_answered)
    parents = config["configurable"].get("checkpoint_map") or {}
    if not (root_id := parents.get("")):
        return None
    asker, path = _root_task(config, first.checkpoint_ns, is_child=len(parents) == 1)
    return UsedAnswer(first.thread_id, str(root_id), asker, path, is_answered)


def _root_task(config: RunnableConfig, checkpoint_ns: str, *, is_child: bool) -> tuple[str, str]:
    """The id of the root task that runs a subgraph; or a path that names it, if it is a node.

    The namespace of a subgraph that keeps its state between runs (`checkpointer=True`) names no
    tasks. LangGraph repeats the namespaces that do in the metadata of nested runs.
    """
    if is_child and (task_id := config["configurable"].get("__pregel_task_id")):
        return str(task_id), ""
    metadata = config.get("metadata") or {}
    repeated = (metadata.get(key) for key in ("langgraph_checkpoint_ns", "checkpoint_ns"))
    heads = [str(ns or "").partition("|")[0].partition(":") for ns in (checkpoint_ns, *repeated)]
    node = heads[0][0]
    task_id = next((of for name, _, of in heads if of and name == node), "")
    return task_id, "" if task_id else f"~__pregel_pull, {node}, "


# Rows as the reading statements return them, and those of a page by what they belong to.


class ReadRow(NamedTuple):
    """A row of get_checkpoints or load_checkpoints."""

    kind: str
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str | None
    parent_checkpoint_id: str | None
    checkpoint: str | None
    metadata: str | None
    sealed: bytes | None
    channel: str | None
    version: str | None
    task_id: str | None
    task_path: str | None
    idx: int | None
    type: str | None
    blob: bytes | None
    groups: int | None
    chunks: bytes | None
    digests: bytes | None
    lengths: bytes | None
    data: bytes | None
    checks: bytes | None = None


class HistoryRow(NamedTuple):
    """A row of get_delta_history."""

    kind: str
    checkpoint_id: str
    channel: str | None
    version: str | None
    task_id: str | None
    task_path: str | None
    idx: int | None
    type: str | None
    blob: bytes | None
    inline: str | None
    groups: int | None
    chunks: bytes | None
    digests: bytes | None
    lengths: bytes | None
    data: bytes | None
    parent_checkpoint_id: str | None
    checkpoint: str | None
    sealed: bytes | None
    ids: list[str] | None
    parent_ids: list[str | None] | None
    checks: bytes | None = None


# Where a row has its small values, encrypted, and its value, encrypted if its type says so.
_COLUMNS = {
    shape: tuple(map(shape._fields.index, ("sealed", "type", "blob", "data")))
    for shape in (ReadRow, HistoryRow)
}


def key_of_row(row: Sequence[Any], shape: type[ReadRow | HistoryRow] = ReadRow) -> str | None:
    """The id of the data key that a row in the shape names, if it names one."""
    sealed, type_, blob, _ = _COLUMNS[shape]
    if row[sealed] is not None:
        return data_key_id(row[sealed])
    return data_key_id(row[blob]) if is_sealed(row[type_]) else None


def size_of(
    rows: Iterable[Sequence[Any]] | None, shape: type[ReadRow | HistoryRow] = ReadRow
) -> int:
    """Bytes of values that rows in the shape have, which is what takes time to decode."""
    *_, blob, data = _COLUMNS[shape]
    return sum(len(row[blob] or b"") + len(row[data] or b"") for row in rows or ())


def pieces_of(row: ReadRow | HistoryRow) -> dict[bytes, bytes]:
    """The pieces of a row of kind pieces, by name."""
    lengths, data = row.lengths or b"", row.data or b""
    ends = list(accumulate(struct.unpack(f"!{len(lengths) // 4}i", lengths)))
    pieces = [data[begin:end] for begin, end in zip((0, *ends), ends, strict=False)]
    return dict(zip(split_digests(row.digests or b""), pieces, strict=True))


@dataclass(slots=True)
class Page:
    """The rows of a page by what they belong to."""

    checkpoints: list[ReadRow] = field(default_factory=list)
    blobs: dict[tuple[str, str, str, str], ReadRow] = field(default_factory=dict)
    pieces: dict[str, dict[bytes, bytes]] = field(default_factory=dict)
    writes: dict[keys.CheckpointKey, list[ReadRow]] = field(default_factory=dict)
    sends: dict[keys.CheckpointKey, list[ReadRow]] = field(default_factory=dict)


def sort_out(rows: Iterable[Sequence[Any]]) -> Page:
    """Rows in the shape of ReadRow, by what they belong to."""
    page = Page()
    for values in rows:
        row = ReadRow._make(values)
        if row.kind == "checkpoint":
            page.checkpoints.append(row)
        elif row.kind == "blob":
            place = (row.thread_id, row.checkpoint_ns, str(row.channel), str(row.version))
            page.blobs[place] = row
        elif row.kind == "pieces":
            page.pieces.setdefault(row.thread_id, {}).update(pieces_of(row))
        else:
            of_kind = page.writes if row.kind == "write" else page.sends
            of_kind.setdefault(key_of_checkpoint(row), []).append(row)
    for group in (*page.writes.values(), *page.sends.values()):
        group.sort(key=write_order)
    return page


def key_of_checkpoint(row: ReadRow) -> keys.CheckpointKey:
    """The key of the checkpoint that a row is, or is a write of."""
    return keys.CheckpointKey(row.thread_id, row.checkpoint_ns, cast("str", row.checkpoint_id))


def write_order(row: ReadRow | HistoryRow) -> tuple[str, str, int]:
    return writes_sort_key(*cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx)))


# Not below any id that fits an index entry and does not itself consist of the
# last code point: ranges are closed, so that one plan serves all queries.
LAST_ID = "\U0010ffff" * 8


class Selection(NamedTuple):
    """Which checkpoints to read."""

    thread_id: str | None = None  # None for all threads
    checkpoint_ns: str | None = None  # None for all namespaces of the thread
    checkpoint_id: str | None = None  # None for any
    before: str | None = None  # only ids below this one
    metadata: str = "{}"  # JSON that the metadata must contain
    limit: int | None = None  # the most checkpoints; None for all, zero or less for none

    @property
    def namespaces(self) -> tuple[str, str]:
        """Lowest and highest namespace."""
        checkpoint_ns = self.checkpoint_ns
        return ("", LAST_ID) if checkpoint_ns is None else (checkpoint_ns, checkpoint_ns)

    @property
    def range(self) -> tuple[str, str, str, str]:
        """Lowest and highest id, the id to stay below, and the metadata."""
        lowest = self.checkpoint_id or ""
        return lowest, self.checkpoint_id or LAST_ID, self.before or LAST_ID, self.metadata


def selection_of(
    config: RunnableConfig | None,
    metadata: str,
    before: RunnableConfig | None,
    limit: int | None,
) -> Selection:
    """The checkpoints that a config, a filter, the config of an upper end and a limit ask for."""
    check_mapping("before", before or None)
    if before and "configurable" not in before:
        # The agent server passes on what its clients send: a checkpoint's place, not in a config.
        before = {"configurable": dict(before)}
    selection = Selection(
        before=keys.named_checkpoint(before) if before else None,
        metadata=metadata,
        limit=_limit_of(limit),
    )
    if config is None or config == {}:  # the same to the stock saver
        return selection
    thread_id, checkpoint_ns, checkpoint_id = keys.place_of(config)
    names_one = config["configurable"].get("checkpoint_ns") is not None
    return selection._replace(
        thread_id=thread_id,
        checkpoint_ns=checkpoint_ns if names_one else None,
        checkpoint_id=checkpoint_id,
    )


def _limit_of(limit: Any) -> int | None:
    if not isinstance(limit, (Integral, bytes, NoneType)):
        # As the stock saver takes them.
        try:
            limit = int(limit)
        except (TypeError, ValueError, OverflowError):
            refuse("limit", "a whole number or None", limit, shown=True)
    return None if limit is None else check_whole("limit", limit, least=None)


# Opened checkpoints: checkpoints in clear, their larger values as typed bytes.
#
# All that reads checkpoints begins here, with the rows of a page: reads decode the values,
# verification does no more than that, and copies store the bytes elsewhere. A value is decrypted
# when it is asked for. A value that can't be opened or decoded raises an error that names its row.

_NO_PIECES: Mapping[bytes, bytes] = {}
_NO_CIPHER = "make the saver with the cipher that encrypted it"


class OpenedValue(NamedTuple):
    """A value in clear."""

    type: str  # what the serializer called it
    data: bytes  # its bytes, or those that are in no piece
    names: list[bytes] | None  # its chunks in order; None if it is stored whole
    check: Check  # gives a chunk in clear, if it is what its name says


class StoredValue(NamedTuple):
    """A larger value of a checkpoint, or a pending write of it, as it is stored."""

    row: ReadRow | HistoryRow
    key: keys.CheckpointKey
    seal: Sealing | None
    pieces: Mapping[bytes, bytes] = _NO_PIECES

    def opened(self) -> OpenedValue:
        row, key, seal, pieces = self
        type_, data, groups = cast("str", row.type), cast("bytes", row.blob), row.groups or 0
        if seal is None or not seal.is_sealed(type_):
            self._check()
            if row.chunks is None:
                return OpenedValue(type_, data, None, checked)
            names = chunks_of(row.chunks, groups, pieces)
            # A chunk may be in a value many times.
            if not keys.fits(len(data) + sum([len(pieces[name]) for name in names])):
                raise ValueError("its pieces are more than a value can have")
            return OpenedValue(type_, data, names, checked)
        channel = cast("str", row.channel)
        if row.task_id is not None:
            place = write_place(key, row.task_id, cast("int", row.idx), str(row.task_path), channel)
            return OpenedValue(*seal.open_row(key.thread_id, place, type_, data), None, checked)
        try:
            joined = all_names(row.chunks or b"", groups, pieces)
        except ValueError as error:
            raise errors.DecryptionError(str(error)) from None
        typed = seal.open_blob(key, joined, channel, cast("str", row.version), type_, data)
        chunks = None if row.chunks is None else split_digests(joined)
        return OpenedValue(*typed, chunks, seal.open_chunk(key.thread_id))

    def _check(self) -> None:
        row = self.row
        if row.checks is None:
            return
        type_, blob, channel = cast("str", row.type), cast("bytes", row.blob), str(row.channel)
        if row.task_id is not None:
            idx = cast("int", row.idx)
            crc = write_crc(row.task_id, idx, str(row.task_path), channel, type_, blob)
        else:
            groups = row.groups or 0
            crc = blob_crc(channel, str(row.version), type_, groups, row.chunks, blob)
        if crc.to_bytes(CRC_SIZE, "big") != row.checks:
            raise ValueError("it is not what was stored")

    def typed(self) -> tuple[str, bytes]:
        """Its type and all its bytes, as the serializer made them."""
        with self.naming_damage():
            type_, data, names, check = self.opened()
            return type_, data if names is None else join_chunks(data, names, self.pieces, check)

    @contextmanager
    def naming_damage(self) -> Iterator[None]:
        """Raises CorruptRowError, with its place, where it or a piece is not what was stored."""
        try:
            yield
        except (KeyError, ValueError) as error:
            if isinstance(error, errors.PgCheckpointError):
                raise
            raise errors.CorruptRowError(
                f"{self._shown} is damaged, or a piece of it is missing"
            ) from error

    def decode(self, serde: SerializerProtocol | None, decoded: Decoded | None = None) -> Any:
        """The object; None without a serializer, if the bytes can be had."""
        try:
            type_, data, names, check = self.opened()
            if names is not None:
                if decoded is not None and type_ == "msgpack" and decoded.takes_parts:
                    value = decode_list(decoded, data, names, self.pieces, check)
                    if value is not None:
                        return value
                data = join_chunks(data, names, self.pieces, check)
            return None if serde is None else decode(serde, type_, data)
        except Exception as error:
            shown = self._shown
            if isinstance(error, errors.DecryptionError):
                raise error.at(shown) from error
            if isinstance(error, errors.TypeNotAllowedError):
                raise error.at(shown) from None
            if self.seal is None and is_sealed(self.row.type):
                raise errors.DecryptionError(f"{shown} is encrypted: {_NO_CIPHER}") from None
            raise errors.CorruptRowError(f"can't decode {shown}: {type(error).__name__}") from error

    @property
    def _shown(self) -> str:
        row = self.row
        version = f"version {row.version!r}"
        place = version if row.task_id is None else f"task {row.task_id!r}, idx {row.idx}"
        return (
            f"the {row.kind} of channel {row.channel!r} ({place}, type {row.type!r}) at {self.key}"
        )


@dataclass(slots=True, eq=False)
class Opened:
    """A stored checkpoint in clear."""

    row: ReadRow
    key: keys.CheckpointKey
    checkpoint: dict[str, Any]  # its channel values are the small ones
    metadata: dict[str, Any]
    values: dict[str, StoredValue]  # the larger values that are stored, by channel
    # The larger values that it was put with, if it says so; with a cipher it does.
    named: Sequence[str] | None
    put_on: str | None  # the parent that it was put with, which may be deleted by now
    writes: list[StoredValue]  # its pending writes, by task

    @property
    def parent_id(self) -> str | None:
        return self.row.parent_checkpoint_id

    @property
    def small(self) -> dict[str, Any]:
        """The values that stand in its JSON, in clear or encrypted."""
        values: dict[str, Any] = self.checkpoint["channel_values"]
        return values

    @property
    def missing(self) -> list[str]:
        """Channels whose values it was put with, and lacks, as far as they have a version."""
        # More of them are no fault: a delta channel has its snapshot until its next version.
        stored, named = {*self.small, *self.values}, self.named
        if named is None:
            named = those_of(self.row.checks or b"", self.checkpoint["channel_versions"])
        return [channel for channel in named if channel not in stored]

    def check_complete(self) -> None:
        """Refuses a checkpoint that lacks a value."""
        if self.named is not None and (missing := self.missing):
            raise errors.DecryptionError(
                f"the checkpoint at {self.key} lacks its value of channel {missing[0]!r}"
            )
        if self.row.checks and lacking(self.row.checks, {*self.small, *self.values}):
            raise errors.CorruptRowError(
                f"the checkpoint at {self.key} lacks the value of a channel"
            )


class Opening:
    """Opens the larger values of a thread's checkpoints; one that the last one shared, once."""

    def __init__(self) -> None:
        # By namespace and channel: the version, and the value.
        self._last: dict[tuple[str, str], tuple[str | None, tuple[str, bytes]]] = {}

    def values(self, opened: Opened) -> dict[str, tuple[str, bytes]]:
        """The type and all the bytes of each."""
        typed: dict[str, tuple[str, bytes]] = {}
        for channel, value in opened.values.items():
            place, version = (value.key.checkpoint_ns, channel), value.row.version
            last = self._last.get(place)
            if last is None or last[0] != version:
                last = self._last[place] = version, value.typed()
            typed[channel] = last[1]
        return typed


def open_checkpoint(row: ReadRow, page: Page, seal: Sealing | None) -> Opened:
    """A checkpoint of a page."""
    key = key_of_checkpoint(row)
    checkpoint, metadata = load_checkpoint(row, key)
    small, named, put_on = small_values(checkpoint, row, key, seal)
    checkpoint["channel_values"] = small
    if seal is not None:
        metadata = seal.metadata.open(key, metadata).content
    values = stored_values(checkpoint, page, key, seal)
    writes = [StoredValue(write, key, seal) for write in page.writes.get(key, ())]
    return Opened(row, key, checkpoint, metadata, values, named, put_on, writes)


def stored_values(
    checkpoint: Mapping[str, Any], page: Page, key: keys.CheckpointKey, seal: Sealing | None
) -> dict[str, StoredValue]:
    """The larger values of a checkpoint of a page, by channel."""
    small, values = checkpoint["channel_values"], dict[str, StoredValue]()
    thread_id, checkpoint_ns, _ = key
    pieces = page.pieces.get(thread_id, _NO_PIECES)
    for channel, version in checkpoint["channel_versions"].items():
        blob = page.blobs.get((thread_id, checkpoint_ns, channel, keys.version_text(version)))
        if blob is not None and channel not in small:
            values[channel] = StoredValue(blob, key, seal, pieces)
    return values


def document(text: str | None, name: str, key: keys.CheckpointKey) -> Any:
    """JSON as it stands in a row."""
    try:
        return orjson.loads(text or "{}")
    except orjson.JSONDecodeError:
        raise errors.CorruptRowError(f"{name} at {key} can't be decoded") from None


def load_checkpoint(row: ReadRow, key: keys.CheckpointKey) -> tuple[dict[str, Any], dict[str, Any]]:
    """The checkpoint without its larger values, and the metadata; refuses what is neither."""
    checkpoint = document(row.checkpoint, "the checkpoint", key)
    metadata = document(row.metadata, "the metadata", key)
    if not isinstance(metadata, dict):
        raise errors.CorruptRowError(f"the metadata at {key} is not a JSON object")
    if not isinstance(checkpoint, dict):
        raise errors.CorruptRowError(f"the checkpoint at {key} is not a JSON object")
    versions = checkpoint.get("channel_versions")
    whole = (
        isinstance(checkpoint.get("v"), int)
        and isinstance(checkpoint.setdefault("channel_values", {}), dict)
        and isinstance(versions, dict)
        and all(isinstance(version, (str, int, float)) for version in versions.values())
    )
    if not whole:
        raise errors.CorruptRowError(
            f"the checkpoint at {key} does not have the shape of a checkpoint"
        )
    if row.checks is not None and len(row.checks) % 4:
        raise errors.CorruptRowError(f"the checkpoint at {key} was changed after it was stored")
    return checkpoint, metadata


def small_values(
    checkpoint: dict[str, Any],
    row: ReadRow | HistoryRow,
    key: keys.CheckpointKey,
    seal: Sealing | None,
) -> SmallValues:
    """The small values of a checkpoint, in clear or `sealed`, and what else it had."""
    if seal is None:
        if row.sealed is not None:
            raise errors.DecryptionError(f"the checkpoint at {key} is encrypted: {_NO_CIPHER}")
        return SmallValues(checkpoint["channel_values"], None, row.parent_checkpoint_id)
    try:
        return seal.open_small_values(key, row.parent_checkpoint_id, checkpoint, row.sealed)
    except errors.DecryptionError as error:
        raise error.at(f"the checkpoint at {key}") from error


# The proof, with a cipher, that a walk went up the real parents of a checkpoint.
#
# The server walks by parent ids in clear. Each checkpoint also seals its parent's id and the list
# of its values; so each is opened here, and a walk that took another way, skipped a value or ended
# early is refused. When a parent is deleted, its children lose its id in clear only. Checkpoints
# that a delta channel is rebuilt from are never deleted, so where the id is missing, a channel that
# is still looked for must not have been written to before.


def prove_ancestry(
    seal: Sealing,
    place: tuple[str, str, str | None],
    chain: Sequence[str],
    steps: Mapping[str, HistoryRow],
    ends: Mapping[str, int | None],
) -> None:
    """Refuses a walk that did not go up the parents that were put."""
    for depth, checkpoint_id in enumerate(chain):
        key = keys.CheckpointKey(*place[:2], checkpoint_id)
        if (row := steps.get(checkpoint_id)) is None:
            raise errors.DecryptionError(
                f"the checkpoint at {key} is missing, which delta channels need"
            )
        checkpoint = document(row.checkpoint, "the checkpoint", key)
        versions = checkpoint.get("channel_versions") if isinstance(checkpoint, dict) else None
        if not isinstance(versions, dict):
            raise errors.CorruptRowError(
                f"the checkpoint at {key} does not have the shape of a checkpoint"
            )
        values, large, parent_id = small_values(checkpoint, row, key, seal)
        own = {*values, *(large or ())}
        passing = [c for c, end in ends.items() if end is None or end > depth]
        # A walk looks for what is older than where it begins.
        if depth and (lacking := [channel for channel in passing if channel in own]):
            raise errors.DecryptionError(
                f"the checkpoint at {key} lacks its value of channel {lacking[0]!r}"
            )
        if row.parent_checkpoint_id == parent_id:
            continue
        written = versions.keys() - own
        if needing := [channel for channel in passing if channel in written]:
            raise errors.CorruptRowError(
                f"the delta channel {needing[0]!r} can't be rebuilt: the parent {parent_id!r} of "
                f"the checkpoint at {key} is not stored, or the checkpoint no longer names it"
            )


# Rows become checkpoint tuples. Every tuple gets objects of its own, because LangGraph changes what
# it gets.


def config_of(thread_id: str, checkpoint_ns: str, checkpoint_id: str) -> RunnableConfig:
    return {
        "configurable": {
            "thread_id": thread_id,
            "checkpoint_ns": checkpoint_ns,
            "checkpoint_id": checkpoint_id,
        }
    }


def decode_page(
    decoded: Decoded, rows: Iterable[Sequence[Any]], seal: Sealing | None = None
) -> Iterator[CheckpointTuple]:
    """Decodes a page, newest checkpoint first, each when it is asked for."""
    page = sort_out(rows)
    page.checkpoints.sort(
        key=lambda r: (r.checkpoint_id, r.thread_id, r.checkpoint_ns), reverse=True
    )
    for row in page.checkpoints:
        yield _decode_checkpoint(decoded, row, page, seal)


def decode_latest(
    decoded: Decoded, rows: Iterable[Sequence[Any]], seal: Sealing | None = None
) -> tuple[CheckpointTuple, keys.References] | None:
    """Decodes a page of at most one checkpoint; None if it is empty.

    Returns what the checkpoint refers to as well: nothing before v4, when it is given values that
    are its parent's.
    """
    page = sort_out(rows)
    if not page.checkpoints:
        return None
    latest = _decode_checkpoint(decoded, page.checkpoints[0], page, seal)
    return latest, _stored_by(latest.checkpoint, page)


def _stored_by(checkpoint: Checkpoint, page: Page) -> keys.References:
    if checkpoint["v"] < 4:
        return keys.NOTHING
    values, versions = checkpoint["channel_values"], checkpoint["channel_versions"]
    digests, cuts = {}, {}
    for row in page.blobs.values():
        if row.chunks is not None:
            channel, groups = str(row.channel), row.groups or 0
            pieces = page.pieces.get(row.thread_id, {})
            of_groups = row.chunks[: groups * DIGEST_SIZE]
            digests[channel] = row.chunks + all_names(of_groups, groups, pieces)
            cuts[channel] = keys.cut_of(groups, row.chunks)
    stored = {c: keys.version_text(version) for c, version in versions.items() if c in values}
    return keys.References(stored, digests, cuts)


def _decode_checkpoint(
    decoded: Decoded, row: ReadRow, page: Page, seal: Sealing | None
) -> CheckpointTuple:
    opened = open_checkpoint(row, page, seal)
    opened.check_complete()
    key, serde, checkpoint = opened.key, decoded.serde, opened.checkpoint
    values = opened.small
    for channel, value in opened.values.items():
        values[channel] = value.decode(serde, decoded)
    if sends := page.sends.get(key):
        # Before v4 the packets for PUSH tasks were pending writes of the parent.
        parent = key._replace(checkpoint_id=str(row.parent_checkpoint_id))
        values[TASKS] = [StoredValue(send, parent, seal).decode(serde) for send in sends]
        versions = checkpoint["channel_versions"]
        versions[TASKS] = max(versions.values()) if versions else keys.first_version()
    parent_id = row.parent_checkpoint_id
    return CheckpointTuple(
        config=config_of(*key),
        checkpoint=cast("Checkpoint", checkpoint),
        metadata=cast("CheckpointMetadata", opened.metadata),
        parent_config=config_of(*key[:2], parent_id) if parent_id else None,
        pending_writes=[
            (cast("str", write.row.task_id), cast("str", write.row.channel), write.decode(serde))
            for write in opened.writes
        ],
    )
