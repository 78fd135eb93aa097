"""Walks up the parents of a delta channel, and the histories made from what they found.

Pure. No caller gets an object that another caller has.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import Any, NamedTuple, TypeAlias, cast

from langgraph.checkpoint.base import PendingWrite
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.ancestry import prove_ancestry
from pg_checkpoint.codec.compat import DeltaChannelHistory, writes_sort_key
from pg_checkpoint.codec.copying import Run, copier_of, runs_of
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import decode_value, document, small_values
from pg_checkpoint.codec.read_rows import HistoryRow, pieces_of
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import CheckpointNotFoundError, CorruptRowError
from pg_checkpoint.postgres.pipeline import Rows

# Thread, namespace and checkpoint id; None for the latest.
CheckpointRef: TypeAlias = "tuple[str, str, str | None]"

# Memory that a checkpoint of a chain and a write take beside their bytes, roughly.
_CHECKPOINT, _WRITE = 256, 512

# Columns of HistoryRow in the rows of writes.
_ID, _CHANNEL, _BLOB = map(HistoryRow._fields.index, ("checkpoint_id", "channel", "blob"))
_PATH, _TASK, _IDX = map(HistoryRow._fields.index, ("task_path", "task_id", "idx"))

_Make: TypeAlias = "Callable[[], Any]"


class ChainState(NamedTuple):
    """The answer of get_chain_state.sql on a chain, and the ids between which it lies."""

    lowest: str
    highest: str
    state: str


class _Writes(NamedTuple):
    """A channel's writes, the oldest first.

    There may be thousands, and the garbage collector looks at all live objects, so rows stay
    as they are until they are decoded.

    Attributes:
        depths: Where they are in the chain, below zero so that they rise.
        part: Makes pending writes of those from one number up to another.
        size: Bytes that they take, roughly.
    """

    depths: Sequence[int]
    part: Callable[[int, int], list[PendingWrite]]
    size: int

    def above(self, begin: int) -> list[PendingWrite]:
        """Those further back in the chain than a place in it."""
        return self.part(0, bisect_left(self.depths, -begin))

    def made_ready(self, channel: str, decoded: Sequence[PendingWrite]) -> _Writes:
        """The first of them, which were decoded: copied where that is quicker than decoding."""
        runs = runs_of([value for _, _, value in decoded])
        tasks = [task_id for task_id, _, _ in decoded]
        # Rows are kept only where they are needed.
        again = self.part if any(run.first is None for run in runs) else None
        copies = partial(_copies, tasks, channel, runs, again)
        return self._replace(depths=self.depths[: len(decoded)], part=copies)


class _Seed(NamedTuple):
    depth: int
    make: _Make


@dataclass(frozen=True, slots=True)
class Walk:
    """What a walk found.

    Attributes:
        place: Where it began.
        channels: The channels it was for.
        chain: The checkpoint asked for and its ancestors, back to the last that is needed.
        depths: The place of each in the chain.
        end: The parent of the last of them.
        writes: By channel.
        seeds: The stored values where walks ended; none of a channel whose walk reached the root.
        state: The state of the rows, if it was asked for.
        size: Bytes that it takes, roughly.
    """

    place: CheckpointRef
    channels: frozenset[str]
    chain: list[str]
    depths: Mapping[str, int]
    end: str | None
    writes: Mapping[str, _Writes]
    seeds: Mapping[str, _Seed]
    state: str | None
    size: int

    @property
    def chain_state(self) -> ChainState | None:
        """What to ask the server for: whether a walk would still find the same."""
        if self.state is None:
            return None
        return ChainState(min(self.chain), max(self.chain), self.state)

    @property
    def is_whole(self) -> bool:
        """Whether no ancestor was missing; a missing one may be stored later."""
        return self.end is None or self.channels <= self.seeds.keys()

    def covers(self, checkpoint_id: str, channels: Collection[str]) -> bool:
        """Whether all that a walk from a checkpoint would find is here."""
        depth = self.depths.get(checkpoint_id)
        if depth is None or not self.channels.issuperset(channels):
            return False
        return all(self.seeds[c].depth > depth for c in channels if c in self.seeds)

    def history(
        self, checkpoint_id: str | None, channels: Iterable[str]
    ) -> dict[str, DeltaChannelHistory]:
        """The writes, oldest first, and the seeds for a checkpoint that it covers.

        Raises:
            CorruptRowError: If a channel's walk ended at a missing parent, or went in a circle; if
                a row can't be decoded.
            DecryptionError: If a row can't be decrypted, or is not what it has to be.
        """
        begin = 0 if checkpoint_id is None else self.depths[checkpoint_id]
        return {channel: self._history(begin, channel) for channel in channels}

    def _history(self, begin: int, channel: str) -> DeltaChannelHistory:
        seed = self.seeds.get(channel)
        self._check(begin, channel, seed)
        found = self.writes.get(channel)
        history: DeltaChannelHistory = {"writes": found.above(begin) if found is not None else []}
        if seed is not None:
            history["seed"] = seed.make()
        return history

    def _check(self, begin: int, channel: str, seed: _Seed | None) -> None:
        if self.end in self.depths and (seed is None or seed.depth <= begin):
            why = "its ancestors form a cycle"
        elif self.end is not None and seed is None:
            why = f"checkpoint {self.end!r}, an ancestor that its value builds on, is not stored"
        else:
            return
        raise CorruptRowError(f"the delta channel {channel!r} can't be rebuilt: {why}")

    def made_ready(self, history: Mapping[str, DeltaChannelHistory]) -> Walk:
        """The same walk, which copies values where that is quicker than decoding them again.

        Args:
            history: Of where it began, with all of its channels; it must be as it was made.
        """
        writes = {c: found.made_ready(c, history[c]["writes"]) for c, found in self.writes.items()}
        seeds = {
            c: seed._replace(make=copier_of(history[c]["seed"]) or seed.make)
            for c, seed in self.seeds.items()
        }
        return Walk(
            *(self.place, self.channels, self.chain, self.depths, self.end),
            *(writes, seeds, self.state, self.size),
        )


def walk_of(
    serde: SerializerProtocol,
    rows: Rows,
    place: CheckpointRef,
    channels: Iterable[str],
    seal: Sealing | None = None,
) -> Walk:
    """Sorts out the rows of a walk; values are decoded when a history is made.

    Args:
        serde: The saver's serializer.
        rows: Rows in the shape of HistoryRow.
        place: Thread, namespace, and the checkpoint asked for by id; None when the
            latest was meant.
        channels: The channels it was for.
        seal: Decrypts, with a cipher.

    Raises:
        CheckpointNotFoundError: If the checkpoint asked for is not stored.
        CorruptRowError: If it ended where, as a sealed checkpoint says, there was a parent.
        DecryptionError: If a step is not what was sealed.
    """
    others = [HistoryRow._make(row) for row in rows if row[0] != "write"]
    (found,) = [row for row in others if row.kind == "chain"]
    parents = dict(zip(found.ids or (), found.parent_ids or (), strict=True))
    if place[2] is not None and place[2] not in parents:
        raise CheckpointNotFoundError(f"{CheckpointKey(*place[:2], place[2])} is not stored")
    depths, end = _linked(parents, place[2])
    pieces = {n: d for row in others if row.kind == "pieces" for n, d in pieces_of(row).items()}
    seeds = {
        cast("str", row.channel): _Seed(
            depths[row.checkpoint_id], partial(_decode_seed, serde, row, place, pieces, seal)
        )
        for row in others
        if row.kind == "seed"
    }
    if seal is not None:
        ends = {channel: seed.depth for channel, seed in seeds.items()}
        steps = {row.checkpoint_id: row for row in others if row.kind == "step"}
        prove_ancestry(seal, place, list(depths), steps, {c: ends.get(c) for c in channels})
    wanted, rest = _of_channels(rows, frozenset(channels))
    for row in rest:  # of which none is one of these, with its channel changed
        _decode_write(None, place, seal, row)
    writes = _in_order(serde, wanted, place, depths, seeds, seal)
    size = _CHECKPOINT * len(depths) + 2 * sum(map(len, pieces.values()))
    size += 2 * sum(len(row.blob or b"") for row in others)
    size += sum(found.size for found in writes.values())
    return Walk(
        *(place, frozenset(channels), list(depths), depths, end),
        *(writes, seeds, found.state, size),
    )


def _linked(
    parents: Mapping[str, str | None], checkpoint_id: str | None
) -> tuple[dict[str, int], str | None]:
    """The places of a checkpoint and its ancestors in their chain, and the parent of the last."""
    depths: dict[str, int] = {}
    current = checkpoint_id or max(parents, default=None)
    while current in parents and current not in depths:
        depths[cast("str", current)] = len(depths)
        current = parents[cast("str", current)]
    return depths, current


def _of_channels(rows: Rows, channels: frozenset[str]) -> tuple[Rows, Rows]:
    """The writes to some channels, and those to others."""
    writes = [row for row in rows if row[0] == "write"]
    rest = [row for row in writes if row[_CHANNEL] not in channels]
    return [row for row in writes if row[_CHANNEL] in channels] if rest else writes, rest


def _in_order(
    serde: SerializerProtocol,
    rows: Rows,
    place: CheckpointRef,
    depths: Mapping[str, int],
    seeds: Mapping[str, _Seed],
    seal: Sealing | None,
) -> dict[str, _Writes]:
    by_channel: dict[str, Rows] = {}
    for row in rows:
        by_channel.setdefault(row[_CHANNEL], []).append(row)
    decode = partial(_decode_write, serde, place, seal)
    found = {}
    for channel, of in by_channel.items():
        # Those that a longer walk, for another channel, came upon are in the stored value already.
        last = seeds[channel].depth if channel in seeds else len(depths)
        wanted = [row for row in of if depths[row[_ID]] <= last]
        wanted.sort(
            key=lambda row: (-depths[row[_ID]], writes_sort_key(row[_PATH], row[_TASK], row[_IDX]))
        )
        size = sum(_WRITE + 2 * len(row[_BLOB]) for row in wanted)
        part = partial(_decode_part, decode, wanted)
        found[channel] = _Writes([-depths[row[_ID]] for row in wanted], part, size)
    return found


def _decode_part(
    decode: Callable[[Sequence[Any]], PendingWrite], rows: Rows, begin: int, end: int
) -> list[PendingWrite]:
    return list(map(decode, rows[begin:end]))


def _decode_write(
    serde: SerializerProtocol | None, place: CheckpointRef, seal: Sealing | None, row: Sequence[Any]
) -> PendingWrite:
    write = HistoryRow._make(row)
    key = CheckpointKey(*place[:2], write.checkpoint_id)
    task_id, channel = cast("str", write.task_id), cast("str", write.channel)
    return task_id, channel, decode_value(serde, write, key, seal)


def _copies(
    tasks: Sequence[str],
    channel: str,
    runs: Sequence[Run],
    again: Callable[[int, int], list[PendingWrite]] | None,
    begin: int,
    end: int,
) -> list[PendingWrite]:
    values: list[Any] = []
    for run in runs:
        at, count = len(values), min(run.size, end - len(values))
        if count <= 0:
            break
        if run.first is not None:
            values += run.first(count)
        elif again is not None:
            values += [value for _, _, value in again(at, at + count)]
    return list(zip(tasks, repeat(channel), values, strict=False))[begin:]


def _decode_seed(
    serde: SerializerProtocol,
    row: HistoryRow,
    place: CheckpointRef,
    pieces: Mapping[bytes, bytes],
    seal: Sealing | None,
) -> Any:
    key = CheckpointKey(*place[:2], row.checkpoint_id)
    values: Mapping[str, Any] = {}
    what = "the checkpoint"
    if row.sealed is not None or seal is not None:
        # Its versions say which blob is the right one.
        values = small_values(document(row.checkpoint, what, key), row, key, seal).values
    if row.type is not None:
        return decode_value(serde, row, key, seal, pieces)
    if row.inline is None:
        raise CorruptRowError(f"the checkpoint at {key} does not have the shape of a checkpoint")
    in_clear = document(row.inline, f"{row.channel!r} of {what}", key)
    return in_clear if row.sealed is None else values[cast("str", row.channel)]
