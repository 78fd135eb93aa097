"""Rows of a put: a checkpoint and pending writes become rows, before the first wait. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import orjson
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    get_serializable_checkpoint_metadata,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import ERROR, INTERRUPT, RESUME, TASKS

from pg_checkpoint.codec import caches, exact, keys, serializers
from pg_checkpoint.codec.chunks import (
    DIGEST_SIZE,
    Cutting,
    all_names,
    array_header,
    cut_again,
    split_digests,
)
from pg_checkpoint.codec.messages import Packed, pack_messages
from pg_checkpoint.codec.sealing import Sealing, write_place
from pg_checkpoint.core.arguments import plain
from pg_checkpoint.core.errors import ValueNotSerializableError

_EXACT = frozenset({str})


def _snapshot(checkpoint: Checkpoint) -> Checkpoint:
    """A copy of what is gone through more than once: it has to be the same each time."""
    copy = checkpoint.copy()
    copy["channel_values"] = _by_name(checkpoint["channel_values"])
    copy["channel_versions"] = _by_name(checkpoint["channel_versions"])
    seen = _by_name(checkpoint["versions_seen"])
    copy["versions_seen"] = {node: _by_name(versions) for node, versions in seen.items()}
    return copy


def _by_name(values: Mapping[str, Any]) -> dict[str, Any]:
    # Nodes and channels can be named by an Enum that is also a str.
    copy = dict(values)
    if _EXACT.issuperset(map(type, copy)):
        return copy
    return {plain(name) if isinstance(name, str) else name: v for name, v in copy.items()}


def _document(key: keys.CheckpointKey, checkpoint: Checkpoint, inline: dict[str, Any]) -> str:
    """The JSON of a checkpoint, with these values in it."""
    document = {**checkpoint, "channel_values": inline}
    try:
        text = _json(document)
    except TypeError as error:
        _check_names(checkpoint)
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: checkpoint {key.checkpoint_id!r} has a field besides its "
            f"channel values that is not JSON ({error})"
        ) from error
    if "\\u0000" in text:
        _check_names(checkpoint)
    return text


def _json(document: dict[str, Any]) -> str:
    try:
        return orjson.dumps(document).decode()
    except TypeError:
        # Nodes can be named by an Enum that is also a str.
        return orjson.dumps(document, option=orjson.OPT_NON_STR_KEYS).decode()


def _check_names(checkpoint: Checkpoint) -> None:
    seen = checkpoint["versions_seen"]
    names = [*checkpoint["channel_values"], *checkpoint["channel_versions"], *seen]
    for name in names + [channel for versions in seen.values() for channel in versions]:
        keys.check_key(name)


# Which tasks a checkpoint has to run, told without its graph and, later, without its values.
#
# LangGraph runs a node when a channel that triggers it has a value of a version that the node
# has not seen. Which channels are triggers, the graph knows; in a compiled `StateGraph` and an
# entrypoint their names say it too: `__start__`, `branch:to:<node>` and `join:<nodes>:<node>`.
# `__pregel_tasks` holds tasks that were sent. In a `Pregel` made by hand any channel may be a
# trigger: it is known as one when a node has seen an earlier version of it.
#
# `updated_channels` has the channels that the last step gave a value; what it leaves out triggers
# nothing. `update_state` makes checkpoints without it: then the values say it, at the put.

K = TypeVar("K", bound=Hashable)

_START, _BRANCH, _JOIN = "__start__", "branch:to:", "join:"
# Beside the error of a task, if a handler of its node's errors runs next.
HANDLED = "__error_source_node__"
# The id that LangGraph gives to writes of no task.
NO_TASK = "00000000-0000-0000-0000-000000000000"
# What happened to a task; with anything else written it has ended. list_waiting says the same.
MARKS = frozenset((*WRITES_IDX_MAP, HANDLED))


def by_task(writes: Iterable[tuple[K, str]]) -> dict[K, set[str]]:
    """The channels that each task wrote."""
    written: dict[K, set[str]] = {}
    for task, channel in writes:
        written.setdefault(task, set()).add(channel)
    return written


def asks(channels: Collection[str]) -> bool:
    """Whether a task that wrote to these has asked, and returned nothing since."""
    return INTERRUPT in channels and MARKS.issuperset(channels)


def goes_on_after(written: Mapping[str, Collection[str]]) -> bool | None:
    """Whether a thread goes on after writes, or waits for an answer; None if they say nothing.

    A task that interrupts again repeats the answers that it had. The answer to an interrupt
    belongs to no task, nor does where a goto leads. Of a thread that is copied the writes of all
    tasks come at once.
    """
    of_no_task = written.get(NO_TASK, ())
    for channels in written.values():
        if asks(channels) and (RESUME not in of_no_task or RESUME in channels):
            return False
    if any(c in (RESUME, TASKS) or _triggers_a_node(c) for c in of_no_task):
        return True
    return None


def is_answer(written: Mapping[str, Collection[str]]) -> bool:
    """Whether writes answer a question without naming it."""
    return RESUME in written.get(NO_TASK, ())


def next_nodes(
    checkpoint: Mapping[str, Any], *, has_values: bool = True, entered: Collection[str] = ()
) -> tuple[str, ...]:
    """The nodes that run next; `__pregel_tasks` stands for those that something is sent to."""
    channels = _with_new_values(checkpoint, has_values=has_values)
    nodes = *_triggered(checkpoint, channels), *_triggered(checkpoint, entered, always=True)
    return tuple(dict.fromkeys(nodes))


def has_tasks(checkpoint: Mapping[str, Any]) -> bool:
    """Whether any node runs next, of a checkpoint with its values."""
    channels = _with_new_values(checkpoint, has_values=True)
    return next(_triggered(checkpoint, channels), None) is not None


def _triggered(
    checkpoint: Mapping[str, Any], channels: Collection[str], *, always: bool = False
) -> Iterator[str]:
    """The nodes that channels trigger: by a version that a node has not seen, or always."""
    versions, seen = checkpoint["channel_versions"], checkpoint["versions_seen"]
    for channel in channels:
        if channel == TASKS:
            yield TASKS
            continue
        # The others that have seen channels are marks of LangGraph's.
        nodes = [n for n in seen if channel in seen[n] and (n == _START or not n.startswith("__"))]
        if nodes:
            yield from (n for n in nodes if always or seen[n][channel] != versions.get(channel))
        elif _triggers_a_node(channel):
            yield channel.rpartition(":")[2]


def _with_new_values(checkpoint: Mapping[str, Any], *, has_values: bool) -> Collection[str]:
    if (updated := checkpoint.get("updated_channels")) is not None:
        return list(updated)
    if not has_values:
        return [c for c in checkpoint["channel_versions"] if _triggers_a_node(c) or c == TASKS]
    return [c for c, value in checkpoint["channel_values"].items() if _is_available(c, value)]


def _is_available(channel: str, value: Any) -> bool:
    """Whether the channel could be read; a barrier waits for others, and some for the end."""
    if channel == TASKS:
        return bool(value)
    if not channel.startswith((_JOIN, _BRANCH)):
        return True
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], bool):
        value, is_over = value
        if not is_over:
            return False
    if channel.startswith(_BRANCH):
        return True
    waits_for = channel[len(_JOIN) :].rpartition(":")[0]
    return isinstance(value, Collection) and len(value) > waits_for.count("+")


def _triggers_a_node(channel: str) -> bool:
    return channel == _START or channel.startswith((_BRANCH, _JOIN))


# Channel values become rows of checkpoint_blobs and checkpoint_chunks. What the parent is known to
# have stored is left out.


def _as_they_are(pieces: Mapping[bytes, bytes]) -> Mapping[bytes, bytes]:
    return pieces


class BlobRow(NamedTuple):
    """One channel value at one version."""

    channel: str
    version: str
    type: str
    value_size: int  # bytes of the whole value
    groups: int  # as in chunks.Cut; 0 when the value is stored whole
    chunks: bytes | None  # the digests of chunks.Cut; None when the value is stored whole
    blob: bytes  # the whole value, or the part that is in no piece
    pieces: Mapping[bytes, bytes]  # chunks and groups to send, by digest
    # `pieces`, and those left out because the parent is known to have them; never encrypted.
    all_pieces: Mapping[bytes, bytes]
    # Encrypts those of `all_pieces` that are sent.
    seal_pieces: Callable[[Mapping[bytes, bytes]], Mapping[bytes, bytes]] = _as_they_are

    def sizes(self) -> tuple[int, int, int]:
        """Bytes to send; those kept only to be sent if the parent is gone; those not sent.

        The first two roughly.
        """
        sent = len(self.blob)
        if self.chunks is None:
            return sent + 64, 0, 0
        sent += sum(map(len, self.pieces.values()))
        to_send = sent + len(self.chunks) + 64 * len(self.pieces) + 64
        return to_send, self.value_size if self.leans else 0, max(0, self.value_size - sent)

    @property
    def leans(self) -> bool:
        """Whether pieces are left out."""
        return len(self.pieces) < len(self.all_pieces)

    def made_whole(self) -> BlobRow:
        """The same row with all its pieces to send."""
        return self._replace(pieces=self.seal_pieces(self.all_pieces))


class Encoder(NamedTuple):
    """Encodes the values of one put."""

    serde: SerializerProtocol
    may_cut: bool  # whether the serializer is LangGraph's
    key: keys.CheckpointKey
    encodings: caches.Encodings  # what was encoded before
    lineage: object = None  # this checkpoint's, as in keys.References
    seal: Sealing | None = None

    def encode(
        self, values: Mapping[str, Any], versions: Mapping[str, str]
    ) -> dict[str, caches.Encoded]:
        """The bytes of values as they are now."""
        thread_id, checkpoint_ns, _ = self.key
        namer = None if self.seal is None else self.seal.namer(thread_id)
        encoded = {}
        for channel, value in values.items():
            keys.check_key(thread_id, checkpoint_ns, channel, versions[channel])
            place = caches.ChannelKey(thread_id, checkpoint_ns, channel)
            remembered = self._encode(place, versions[channel], value, namer)
            self.encodings.put(place, remembered)
            encoded[channel] = remembered.encoded
        return encoded

    def keep(
        self, values: Mapping[str, Any], versions: Mapping[str, str]
    ) -> dict[str, caches.Encoded]:
        """The bytes of values that did not change: those that are remembered, if they are."""
        kept = {}
        for channel in values:
            place = caches.ChannelKey(*self.key[:2], channel)
            stored = self.encodings.stored(place, versions[channel], self.lineage)
            if stored is not None:
                kept[channel] = stored
        missing = {c: value for c, value in values.items() if c not in kept}
        return kept | self.encode(missing, versions) if missing else kept

    def _encode(
        self,
        place: caches.ChannelKey,
        version: str,
        value: Any,
        namer: Callable[[bytes], bytes] | None,
    ) -> caches.Remembered:
        if self.may_cut and type(value) is list:
            # One list gets a fingerprint, is encoded and counted, whatever becomes of the other.
            value = value.copy()
            messages = self._encode_messages(place, version, value, namer)
            if messages is not None:
                return messages
        type_, data = encode_value(self.serde, self.key, place.channel, value)
        if type_ != "msgpack" or not self.may_cut:
            return caches.Remembered(version, self.lineage, caches.Encoded(type_, data, None))
        last = self.encodings.get(place)
        cut, cutting = cut_again(data, last and last.cutting, namer)
        encoded = caches.Encoded(type_, b"" if cut else data, cut)
        return caches.Remembered(version, self.lineage, encoded, None, cutting)

    def _encode_messages(
        self,
        place: caches.ChannelKey,
        version: str,
        messages: list[Any],
        namer: Callable[[bytes], bytes] | None,
    ) -> caches.Remembered | None:
        """Encodes the new part of a list of messages; None if it has to be encoded whole."""
        before: Cutting | None = None
        fingerprint: caches.Fingerprint | Packed
        elements: Sequence[bytes] | None
        last = self.encodings.get(place)
        is_first = last is None or last.fingerprint is None
        if is_first and (packed := pack_messages(self.serde, messages)):
            # Each was packed from its state, so that they need not be packed to be compared.
            fingerprint, elements = packed, packed.elements
        else:
            if (whole := caches.fingerprint_of(messages)) is None:
                return None
            at, before = self.encodings.beginning(place, whole) or (0, None)
            new = messages[len(before.elements) if before else 0 :]
            try:
                # A message may have been changed between its fingerprint and its encoding.
                elements = whole.encode(new, at, partial(_pack_some, self.serde))
            except Exception:  # noqa: BLE001  encoding the whole says what is wrong
                return None
            if elements is None:
                return None
            fingerprint = whole
        cutting = (before or Cutting(namer)).grown(elements)
        header = array_header(len(cutting.elements))
        cut = cutting.cut(header)
        data = b"" if cut else header + b"".join(cutting.elements)
        encoded = caches.Encoded("msgpack", data, cut)
        return caches.Remembered(version, self.lineage, encoded, fingerprint, cutting)


def blob_row(channel: str, version: str, encoded: caches.Encoded, known: bytes = b"") -> BlobRow:
    """The row of a value; without the pieces whose digests are known, if it is cut."""
    type_, data, cut = encoded
    if cut is None:
        return BlobRow(channel, version, type_, len(data), 0, None, data, {}, {})
    pieces = cut.pieces
    if known and b"".join(pieces).startswith(known):  # the usual case: it has grown
        pieces = dict(islice(pieces.items(), len(known) // DIGEST_SIZE, None))
    elif known:
        of_parent = set(split_digests(known))
        pieces = {digest: piece for digest, piece in pieces.items() if digest not in of_parent}
    return BlobRow(
        *(channel, version, type_, cut.size, cut.groups, cut.digests, cut.rest, pieces, cut.pieces)
    )


def seal_blob(seal: Sealing, key: keys.CheckpointKey, row: BlobRow) -> BlobRow:
    """The row encrypted, with those of its pieces that are to be sent."""
    names = all_names(row.chunks or b"", row.groups, row.all_pieces)
    type_, blob = seal.blob(key, names, row.channel, row.version, row.type, row.blob)
    row = row._replace(type=type_, blob=blob)
    if row.chunks is None:
        return row
    groups = frozenset(split_digests(row.chunks[: row.groups * DIGEST_SIZE]))
    seal_pieces = partial(seal.chunks, key.thread_id, groups)
    return row._replace(pieces=seal_pieces(row.pieces), seal_pieces=seal_pieces)


def _pack_some(serde: SerializerProtocol, messages: list[Any]) -> caches.Fingerprinted | None:
    """What the serializer makes of some messages, with their fingerprint."""
    if (packed := pack_messages(serde, messages)) is not None:
        return *packed, packed.states()
    elements = []
    for message in messages:
        # A list of one is its element after a byte; finding the elements of more costs more.
        type_, data = serializers.encode(serde, [message])
        if type_ != "msgpack":
            raise ValueError(f"a message became {type_!r}")
        elements.append(data[1:])
    states = caches.states_of(messages)
    return None if states is None else (elements, tuple(map(type, messages)), states)


def encode_value(
    serde: SerializerProtocol, key: keys.CheckpointKey, channel: str, value: Any
) -> tuple[str, bytes]:
    losses: list[exact.Loss] = []
    try:
        try:
            typed = serializers.encode(serde, value, losses)
        except Exception:  # noqa: BLE001  another thread may have disturbed it
            typed = serializers.retry_on_mutation(serializers.encode, serde, value, losses)
    except Exception as error:
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: the value of channel {channel!r}: "
            f"{serializers.refusal(serde, error, value)}; nothing of this call was written"
        ) from error
    # Of an error LangGraph itself wants the text.
    if losses and channel != ERROR:
        owner, name = f"thread {key.thread_id!r}", f"channel {channel!r}"
        serializers.report(serde, losses, value, owner, name)
    return typed


# Checkpoints and writes as rows, which the writer queues.
#
# All of a call is encoded in the caller's task, before it first waits, so that state that changes
# later is not what is stored.


W = TypeVar("W")

# Bytes to send of a pending write beside its value, roughly.
_WRITE = 128


class WriteRow(NamedTuple):
    """A pending write; sorts by the key of its table."""

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

    key: keys.CheckpointKey
    parent_id: str | None
    # Its JSON as it is stored: with its small values, or with null for each if there is a cipher.
    document: str
    metadata: str  # JSON
    small: Mapping[str, Any]  # the values that stand in its JSON, or are encrypted beside it
    values: Mapping[str, caches.Encoded]  # all others, but for those that are left out
    omitted: Collection[str]  # channels whose values are the parent's, in the same versions
    # Gives their values, which are sent if the parent is gone.
    rest: Callable[[], Mapping[str, caches.Encoded]]
    versions: Mapping[str, str]  # of all channels, as text
    created: object  # when it was made, by its own word
    put_on: str | None  # its parent when it was first put, which may be deleted by now
    missing: Collection[str] = ()  # channels whose values it should have, and lacks


@dataclass(slots=True, eq=False)
class PutRows:
    """A put, encoded."""

    key: keys.CheckpointKey
    parent_id: str | None
    checkpoint: str
    metadata: str
    blobs: list[BlobRow]
    stored: keys.References  # what the checkpoint refers to
    # What the parent must have when the put commits, because values or pieces were left out.
    dependencies: list[keys.Dependency]
    # Makes the rows of the values that were left out, as they were at the call.
    encode_omitted: Callable[[], list[BlobRow]]
    sealed: bytes | None = None  # the small values encrypted, with a cipher
    sealed_for: bytes | None = None  # the id of the schema that all of it is encrypted for
    # Encrypts what of it is sent, if that could not be done when it was encoded; on a copy, for it
    # may have to be done again.
    seal: Callable[[PutRows], None] | None = None
    size: int = 0  # bytes to send, roughly; `check_size` sets it and the next two
    kept: int = 0  # bytes kept beside those to send
    saved: int = 0  # bytes of lists and dicts that are left out, because the parent has them
    ttl: float | None = None  # seconds that the thread lives from now on; None leaves it as it is
    has_tasks: bool | None = None  # whether a root checkpoint has tasks to run; None for others

    @property
    def parent(self) -> keys.CheckpointKey | None:
        if self.parent_id is None:
            return None
        return self.key._replace(checkpoint_id=self.parent_id)

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
        size += keys.check_json(
            thread_id, "the checkpoint without its larger values", self.checkpoint
        )
        self.size = size + keys.check_json(thread_id, "the metadata", self.metadata)
        if not keys.fits(self.size):
            keys.refuse_message(
                thread_id, self.size, [(b.channel, b.sizes()[0]) for b in self.blobs]
            )


def encode_put(
    serde: SerializerProtocol,
    key: keys.CheckpointKey,
    parent_id: str | None,
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    new_versions: ChannelVersions,
    parent: keys.References,
    encodings: caches.Encodings,
    seal: Sealing | None = None,
) -> PutRows:
    """Encodes a checkpoint."""
    checkpoint = _snapshot(checkpoint)
    versions = {
        # Nearly all of them are text.
        c: v if type(v) is str else keys.version_text(v)
        for c, v in checkpoint["channel_versions"].items()
    }
    may_inline = serializers.is_jsonplus(serde)
    inline: dict[str, Any] = {}
    due: dict[str, Any] = {}
    omitted: dict[str, Any] = {}  # the parent has them in the same version
    for channel, value in checkpoint["channel_values"].items():
        if may_inline and serializers.is_inline(value):
            inline[channel] = value
        elif channel in versions:  # a value without a version is not part of the state
            is_new = channel in new_versions or parent.versions.get(channel) != versions[channel]
            (due if is_new else omitted)[channel] = value
    text = serializers.retry_on_mutation(_metadata_json, config, metadata)
    lineage = parent.lineage or object()
    encoder = Encoder(serde, may_inline, key, encodings, lineage, seal)
    values = encoder.encode(due, versions)
    kept = encoder.keep(omitted, versions)
    # With a cipher what is small stands there as null.
    document = _document(key, checkpoint, dict.fromkeys(inline) if seal else inline)
    clear = Clear(
        key=key,
        parent_id=parent_id,
        document=document,
        metadata=text if seal and seal.metadata.encrypts else keys.with_mark_renamed(text),
        small=inline,
        values=values,
        omitted=omitted,
        rest=lambda: kept,
        versions=versions,
        created=checkpoint.get("ts"),
        put_on=parent_id,
    )
    put = pack(clear, parent, seal, lineage)
    put.ttl = keys.ttl_of(config)
    put.has_tasks = None if key.checkpoint_ns else has_tasks(checkpoint)
    return put


def pack(
    clear: Clear, parent: keys.References, seal: Sealing | None = None, lineage: object = None
) -> PutRows:
    """The rows of a checkpoint."""
    key, omitted = clear.key, clear.omitted
    blobs = _blob_rows(key, clear.versions, clear.values, parent.digests)
    dependencies = [keys.Dependency(c, parent.versions[c], None) for c in omitted]
    for blob in blobs:
        if blob.leans:
            version, cut = parent.versions[blob.channel], parent.cuts[blob.channel]
            dependencies.append(keys.Dependency(blob.channel, version, cut))
    # Not of the whole, which would keep what is sent in clear beside what it is encrypted as.
    rest = partial(_rest_rows, key, clear.versions, clear.rest)
    put = PutRows(
        key=key,
        parent_id=clear.parent_id,
        checkpoint=clear.document,
        metadata=clear.metadata,
        blobs=blobs,
        stored=_stored_by(clear, parent, blobs, lineage),
        dependencies=dependencies,
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
    key: keys.CheckpointKey,
    versions: Mapping[str, str],
    values: Mapping[str, caches.Encoded],
    known: Mapping[str, bytes],
) -> list[BlobRow]:
    """The rows of values, without the pieces that the parent is known to have (their digests)."""
    rows = [
        blob_row(channel, versions[channel], value, known.get(channel, b""))
        for channel, value in values.items()
    ]
    for row in rows:
        keys.check_value(key.thread_id, row.channel, row.value_size)
    return rows


def _rest_rows(
    key: keys.CheckpointKey,
    versions: Mapping[str, str],
    rest: Callable[[], Mapping[str, caches.Encoded]],
    seal: Sealing | None = None,
) -> list[BlobRow]:
    """The rows of the values that were left out, whole."""
    rows = _blob_rows(key, versions, rest(), {})
    return rows if seal is None else [seal_blob(seal, key, row) for row in rows]


def finished(work: W) -> W:
    """Encrypted rows, to be sent for work that was encoded in clear; other work as it is."""
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
    clear: Clear, parent: keys.References, blobs: Sequence[BlobRow], lineage: object
) -> keys.References:
    """What a checkpoint refers to, as far as can be known before it is put.

    A row that is there already stays as it is, and may be cut otherwise: who leans on it
    says how it has to be.
    """
    digests, cuts, versions = {}, {}, clear.versions
    for channel in clear.omitted:
        if channel in parent.digests:
            digests[channel], cuts[channel] = parent.digests[channel], parent.cuts[channel]
    for blob in blobs:
        if blob.chunks is not None:
            digests[blob.channel] = b"".join(blob.all_pieces)
            cuts[blob.channel] = keys.cut_of(blob.groups, blob.chunks)
    channels = *clear.small, *clear.values, *clear.omitted
    stored = {channel: versions[channel] for channel in channels if channel in versions}
    return keys.References(stored, digests, cuts, lineage)


def encode_writes(
    serde: SerializerProtocol,
    config: RunnableConfig,
    writes: Sequence[tuple[str, Any]],
    task_id: str,
    task_path: str,
    seal: Sealing | None = None,
) -> list[WriteRow]:
    """Encodes the writes of one task."""
    if type(task_id) is not str or type(task_path) is not str:
        task_id, task_path = plain(task_id), plain(task_path)
    writes = list(writes)  # an iterator can be read only once
    channels = [channel for channel, _ in writes]
    if not _EXACT.issuperset(map(type, channels)):
        channels = [*map(plain, channels)]
        writes = [(channel, value) for channel, (_, value) in zip(channels, writes, strict=True)]
    if ERROR in channels and HANDLED not in channels:
        # A task that failed when it had written a part, as in a conditional edge, runs again: with
        # that part LangGraph would take it for finished, and go on without the rest.
        writes = [write for write in writes if write[0] in WRITES_IDX_MAP]
        channels = [channel for channel, _ in writes]
    key = keys.writes_key(config, task_id, task_path, channels)
    rows = []
    for position, (channel, value) in enumerate(writes):
        typed = encode_value(serde, key, channel, value)
        idx = WRITES_IDX_MAP.get(channel, position)
        rows.append(WriteRow(*key, task_id, idx, task_path, channel, *typed))
    if seal is not None:
        rows = to_send(rows, seal)
    if not keys.fits(size := size_of_writes(rows)):
        keys.refuse_message(key.thread_id, size, [(row.channel, len(row.blob)) for row in rows])
    return rows


def to_send(rows: list[WriteRow], seal: Sealing | None) -> list[WriteRow]:
    """Writes in clear as one call of the writer sends them; with a cipher, encrypted as puts."""
    if seal is None or not rows:
        return rows
    waiting = _InClear(rows, seal)
    return waiting.sealed() if seal.seals_at_once else waiting


def size_of_writes(rows: Sequence[WriteRow]) -> int:
    """Bytes to send, roughly."""
    size = 0
    for row in rows:  # a comprehension would be one more call
        size += _WRITE + len(row.blob)
    return size


class SealedWrites(list[WriteRow]):
    """Writes that are encrypted, and the id of the schema that they are encrypted for."""

    def __init__(self, sealed_for: bytes) -> None:
        super().__init__()
        self.sealed_for = sealed_for


class _InClear(list[WriteRow]):
    """Writes that are to be encrypted when they are sent."""

    def __init__(self, rows: list[WriteRow], seal: Sealing) -> None:
        super().__init__(rows)
        self._seal = seal

    def sealed(self) -> SealedWrites:
        # Before: if it changes meanwhile, this is refused.
        rows = SealedWrites(self._seal.cipher.schema_id)
        for row in self:
            place = write_place(keys.CheckpointKey(*row[:3]), *row[3:-2])
            typed = self._seal.seal_row(row.thread_id, place, row.type, row.blob)
            rows.append(WriteRow(*row[:-2], *typed))
        return rows


def _seal_put(seal: Sealing, clear: Clear, put: PutRows) -> None:
    put.sealed_for = seal.cipher.schema_id  # before: if it changes meanwhile, this is refused
    key, put_on = clear.key, clear.put_on
    large = [*clear.values, *clear.omitted, *clear.missing]
    put.blobs = [seal_blob(seal, key, blob) for blob in put.blobs]
    put.metadata = seal.metadata.seal(key, put.metadata, put_on, clear.created)
    put.sealed = seal.small_values(key, put_on, put.checkpoint, clear.small, large)
    put.seal = None


def _metadata_json(config: RunnableConfig, metadata: CheckpointMetadata) -> str:
    escaped = keys.with_nuls_escaped(config, metadata)
    return keys.metadata_json(get_serializable_checkpoint_metadata(*escaped))
