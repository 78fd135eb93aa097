"""Packs checkpoints and writes as rows, which the writer queues.

Pure. Everything is encoded in the caller's task, before it first waits, so state that
changes later is not what is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    get_serializable_checkpoint_metadata,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import ERROR

from pg_checkpoint.arguments import id_text, plain
from pg_checkpoint.codec.blobs import BlobRow, Encoder, encode_value, packed, seal_blob
from pg_checkpoint.codec.document import checkpoint_json, snapshot
from pg_checkpoint.codec.encode_cache import Encoded, Encodings
from pg_checkpoint.codec.keys import (
    CheckpointKey,
    put_key,
    ttl_of,
    writes_key,
)
from pg_checkpoint.codec.known_parents import Dependency, References, cut_of
from pg_checkpoint.codec.limits import check_json, check_value, fits, refuse_message
from pg_checkpoint.codec.metadata import metadata_json, with_mark_renamed, with_nuls_escaped
from pg_checkpoint.codec.next_tasks import HANDLED, has_tasks
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.values import is_inline, is_jsonplus, retry_on_mutation
from pg_checkpoint.codec.versions import version_text

W = TypeVar("W")

# Bytes to send of a pending write beside its value, roughly.
_WRITE = 128


class WriteRow(NamedTuple):
    """One pending write; sorts by the key of its table."""

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    idx: int
    task_path: str
    channel: str
    type: str
    blob: bytes


class Clear(NamedTuple):
    """A checkpoint in clear, as typed bytes, that is to be stored."""

    key: CheckpointKey
    parent_id: str | None  # its parent
    # Its JSON as it is stored: with its small values, or with null for each if there is a cipher.
    document: str
    metadata: str  # JSON
    small: Mapping[str, Any]  # the values that stand in its JSON, or are encrypted beside it
    values: Mapping[str, Encoded]  # all others, but for those that are left out
    omitted: Collection[str]  # channels whose values are the parent's, in the same versions
    # Gives their values, which are sent if the parent is gone.
    rest: Callable[[], Mapping[str, Encoded]]
    versions: Mapping[str, str]  # of all channels, as text
    created: object  # when it was made, by its own word
    put_on: str | None  # its parent when it was first put, which may be deleted by now
    missing: Collection[str] = ()  # channels whose values it should have, and lacks


@dataclass(slots=True, eq=False)
class PutRows:
    """One put, encoded."""

    key: CheckpointKey
    parent_id: str | None
    checkpoint: str
    metadata: str
    blobs: list[BlobRow]
    stored: References  # what the checkpoint refers to
    # What the parent must have when the put commits, because values or pieces were left out.
    dependencies: list[Dependency]
    # Makes the rows of the values that were left out, as they were at the call.
    encode_omitted: Callable[[], list[BlobRow]]
    sealed: bytes | None = None  # the small values encrypted, with a cipher
    sealed_for: bytes | None = None  # the id of the schema that all of it is encrypted for
    # Encrypts what of it is sent, if that could not be done when it was encoded; on a copy, for it
    # may have to be done again.
    seal: Callable[[PutRows], None] | None = None
    size: int = 0  # bytes to send, roughly; known after `check_size`, as the next two
    kept: int = 0  # bytes kept beside those to send
    saved: int = 0  # bytes of lists and dicts that are left out, because the parent has them
    ttl: float | None = None  # seconds that the thread lives from now on; None leaves it as it is
    has_tasks: bool | None = None  # whether a root checkpoint has tasks to run; None for others

    @property
    def parent(self) -> CheckpointKey | None:
        """The parent's key."""
        parent_id = self.parent_id
        return None if parent_id is None else self.key._replace(checkpoint_id=parent_id)

    def make_whole(self) -> None:
        """Adds every value and piece that was left out, so that the put needs no parent."""
        self.blobs = [blob.made_whole() for blob in self.blobs] + self.encode_omitted()
        self.dependencies = []
        self.check_size()

    def check_size(self) -> None:
        """Sets `size`, `kept` and `saved`, and refuses what Postgres can't take."""
        thread_id, size = self.key.thread_id, len(self.sealed or b"")
        self.kept = self.saved = 0
        for blob in self.blobs:
            to_send, kept, saved = blob.sizes()
            size += to_send
            self.kept += kept
            self.saved += saved
        size += check_json(thread_id, "the checkpoint without its larger values", self.checkpoint)
        self.size = size + check_json(thread_id, "the metadata", self.metadata)
        if not fits(self.size):
            refuse_message(thread_id, self.size, [(b.channel, b.sizes()[0]) for b in self.blobs])


def encode_put(
    serde: SerializerProtocol,
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    new_versions: ChannelVersions,
    parent: References,
    encodings: Encodings,
    seal: Sealing | None = None,
) -> PutRows:
    """Encodes a checkpoint."""
    key, parent_id = put_key(config, id_text(checkpoint["id"]))
    checkpoint = snapshot(checkpoint)
    versions = {
        # Nearly all of them are text.
        c: v if type(v) is str else version_text(v)
        for c, v in checkpoint["channel_versions"].items()
    }
    inline, large = _split_values(serde, checkpoint["channel_values"])
    # A value without a version is not part of the state; LangGraph has none.
    large = {c: value for c, value in large.items() if c in versions}
    omitted = _not_new(large, versions, new_versions, parent)
    due = {c: value for c, value in large.items() if c not in omitted}
    text = retry_on_mutation(_metadata_text, config, metadata)
    lineage = parent.lineage or object()
    encoder = Encoder(serde, key, encodings, lineage, seal)
    values = encoder.encode(due, versions)
    kept = encoder.keep(omitted, versions)
    # With a cipher what is small stands there as null.
    document = checkpoint_json(key, checkpoint, dict.fromkeys(inline) if seal else inline)
    clear = Clear(
        key=key,
        parent_id=parent_id,
        document=document,
        metadata=text if seal and seal.metadata.encrypts else with_mark_renamed(text),
        small=inline,
        values=values,
        omitted=omitted,
        rest=lambda: kept,
        versions=versions,
        created=checkpoint.get("ts"),
        put_on=parent_id,
    )
    put = pack(clear, parent, seal, lineage)
    put.ttl = ttl_of(config)
    put.has_tasks = None if key.checkpoint_ns else has_tasks(checkpoint)
    return put


def pack(
    clear: Clear, parent: References, seal: Sealing | None = None, lineage: object = None
) -> PutRows:
    """The rows of a checkpoint."""
    key, values, omitted = clear.key, clear.values, clear.omitted
    blobs = _blob_rows(key, clear.versions, values, parent.digests)
    channels = *clear.small, *values, *omitted
    # Not the whole, which would keep what is sent in clear beside what it is encrypted as.
    rest = partial(_rest_rows, key, clear.versions, clear.rest)
    put = PutRows(
        key=key,
        parent_id=clear.parent_id,
        checkpoint=clear.document,
        metadata=clear.metadata,
        blobs=blobs,
        stored=_stored_by(channels, clear.versions, parent, omitted, blobs, lineage),
        dependencies=_dependencies_of(parent, omitted, blobs),
        encode_omitted=rest if omitted else list,
    )
    if seal is not None:
        put.seal = partial(_seal_put, seal, clear)
        if seal.seals_at_once:
            put.seal(put)
            put.encode_omitted = partial(rest, seal) if omitted else list
    put.check_size()
    return put


def _blob_rows(
    key: CheckpointKey,
    versions: Mapping[str, str],
    values: Mapping[str, Encoded],
    known: Mapping[str, bytes],
) -> list[BlobRow]:
    """The rows of values, without the pieces that the parent is known to have (their digests)."""
    rows = [
        packed(channel, versions[channel], *value, known.get(channel, b""))
        for channel, value in values.items()
    ]
    for row in rows:
        check_value(key.thread_id, row.channel, row.value_size)
    return rows


def _rest_rows(
    key: CheckpointKey,
    versions: Mapping[str, str],
    rest: Callable[[], Mapping[str, Encoded]],
    seal: Sealing | None = None,
) -> list[BlobRow]:
    """The rows of the values that were left out, whole."""
    rows = _blob_rows(key, versions, rest(), {})
    return rows if seal is None else [seal_blob(seal, key, row) for row in rows]


def _not_new(
    values: Mapping[str, Any],
    versions: Mapping[str, str],
    new_versions: ChannelVersions,
    parent: References,
) -> dict[str, Any]:
    """Values that the parent has in the same versions."""
    new, before = frozenset(new_versions), parent.versions
    return {c: v for c, v in values.items() if c not in new and before.get(c) == versions[c]}


def finished(work: W) -> W:
    """What is sent for work that was encoded in clear: encrypted rows. Other work as it is."""
    if isinstance(work, PutRows) and work.seal is not None:
        sealed = replace(work)
        work.seal(sealed)
        return sealed
    if isinstance(work, _InClear):
        return work.sealed()  # type: ignore[return-value]  # a list of rows, as it was
    return work


def sealed_for(work: object) -> bytes | None:
    """The id of the schema that it is encrypted for, if it is encrypted."""
    return work.sealed_for if isinstance(work, (PutRows, SealedWrites)) else None


def is_in_clear(work: object) -> bool:
    """Whether it is encrypted each time that it is sent."""
    return isinstance(work, _InClear) or (isinstance(work, PutRows) and work.seal is not None)


def _stored_by(
    channels: Collection[str],
    versions: Mapping[str, str],
    parent: References,
    omitted: Collection[str],
    blobs: Sequence[BlobRow],
    lineage: object = None,
) -> References:
    """What a checkpoint refers to, as far as can be known before it is put.

    A row that is there already stays as it is, and may be cut otherwise: who leans on it
    says how it has to be.
    """
    digests, cuts = {}, {}
    for channel in omitted:
        if channel in parent.digests:
            digests[channel], cuts[channel] = parent.digests[channel], parent.cuts[channel]
    for blob in blobs:
        if blob.chunks is not None:
            digests[blob.channel] = b"".join(blob.all_pieces)
            cuts[blob.channel] = cut_of(blob.groups, blob.chunks)
    return References({c: versions[c] for c in channels if c in versions}, digests, cuts, lineage)


def _dependencies_of(
    parent: References, omitted: Collection[str], blobs: Sequence[BlobRow]
) -> list[Dependency]:
    """What a put that leaves out these values, and pieces of these blobs, leans on."""
    found = [Dependency(c, parent.versions[c], None) for c in omitted]
    for blob in blobs:
        if blob.leans:
            version = parent.versions[blob.channel]
            found.append(Dependency(blob.channel, version, parent.cuts[blob.channel]))
    return found


def encode_writes(
    serde: SerializerProtocol,
    config: RunnableConfig,
    writes: Sequence[tuple[str, Any]],
    task_id: str,
    task_path: str,
    seal: Sealing | None = None,
) -> list[WriteRow]:
    """Encodes the writes of one task."""
    task_id, task_path = plain(task_id), plain(task_path)
    writes = [(plain(channel), value) for channel, value in writes]
    written = {channel for channel, _ in writes}
    if ERROR in written and HANDLED not in written:
        # A task that failed when it had written a part, as in a conditional edge, runs again: with
        # that part LangGraph would take it for finished, and go on without the rest.
        writes = [write for write in writes if write[0] in WRITES_IDX_MAP]
    key = writes_key(config, task_id, task_path, [channel for channel, _ in writes])
    rows = []
    for position, (channel, value) in enumerate(writes):
        typed = encode_value(serde, key, channel, value)
        idx = WRITES_IDX_MAP.get(channel, position)
        rows.append(WriteRow(*key, task_id, idx, task_path, channel, *typed))
    rows = to_send(rows, seal)
    if not fits(size := size_of_writes(rows)):
        refuse_message(key.thread_id, size, [(row.channel, len(row.blob)) for row in rows])
    return rows


def to_send(rows: list[WriteRow], seal: Sealing | None) -> list[WriteRow]:
    """Writes in clear as one call of the writer sends them; with a cipher, encrypted as puts."""
    if seal is None or not rows:
        return rows
    waiting = _InClear(rows, seal)
    return waiting.sealed() if seal.seals_at_once else waiting


def size_of_writes(rows: Sequence[WriteRow]) -> int:
    """Bytes to send, roughly."""
    return sum([_WRITE + len(row.blob) for row in rows])


class SealedWrites(list[WriteRow]):
    """Writes that are encrypted, and the id of the schema that they are encrypted for."""

    def __init__(self, sealed_for: bytes, rows: Sequence[WriteRow] = ()) -> None:
        super().__init__(rows)
        self.sealed_for = sealed_for


class _InClear(list[WriteRow]):
    """Writes that are to be encrypted when they are sent."""

    def __init__(self, rows: list[WriteRow], seal: Sealing) -> None:
        super().__init__(rows)
        self._seal = seal

    def sealed(self) -> SealedWrites:
        # Before: if it changes meanwhile, this is refused.
        found = SealedWrites(self._seal.schema_id)
        task: tuple[Any, ...] = ()
        for row in self:
            if row[:4] != task:
                task = row[:4]
                seal = self._seal.writes(CheckpointKey(*row[:3]), row.task_id)
            found.append(WriteRow(*row[:-2], *seal(*row[4:])))
        return found


def _seal_put(seal: Sealing, clear: Clear, put: PutRows) -> None:
    put.sealed_for = seal.schema_id  # before: if it changes meanwhile, this is refused
    key, put_on = clear.key, clear.put_on
    large = [*clear.values, *clear.omitted, *clear.missing]
    put.blobs = [seal_blob(seal, key, blob) for blob in put.blobs]
    put.metadata = seal.metadata.seal(key, put.metadata, put_on, clear.created)
    put.sealed = seal.small_values(key, put_on, put.checkpoint, clear.small, large)
    put.seal = None


def _metadata_text(config: RunnableConfig, metadata: CheckpointMetadata) -> str:
    given = with_nuls_escaped(config, metadata)
    return metadata_json(get_serializable_checkpoint_metadata(*given))


def _split_values(
    serde: SerializerProtocol, values: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Values that stand in the checkpoint's JSON, and values that get a blob."""
    if not is_jsonplus(serde):
        return {}, dict(values)
    inline: dict[str, Any] = {}
    large: dict[str, Any] = {}
    for channel, value in values.items():
        (inline if is_inline(value) else large)[channel] = value
    return inline, large
