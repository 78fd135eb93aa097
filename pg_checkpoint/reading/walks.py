"""Histories of delta channels, made of what a walk up the parents of a checkpoint met. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.ancestry import prove_ancestry
from pg_checkpoint.codec.compat import DeltaChannelHistory, writes_sort_key
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import decode_value, document, small_values
from pg_checkpoint.codec.read_rows import HistoryRow, pieces_of
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import CheckpointNotFoundError, CorruptRowError
from pg_checkpoint.postgres.pipeline import Rows

# Thread, namespace and checkpoint id; None for the latest.
CheckpointRef: TypeAlias = "tuple[str, str, str | None]"


def histories_of(
    serde: SerializerProtocol,
    rows: Rows,
    place: CheckpointRef,
    channels: Sequence[str],
    seal: Sealing | None,
) -> dict[str, DeltaChannelHistory]:
    """The writes, oldest first, and the stored value before them, of each channel."""
    of_kind: dict[str, list[HistoryRow]] = {}
    for row in map(HistoryRow._make, rows):
        of_kind.setdefault(row.kind, []).append(row)
    if "chain" not in of_kind:
        if place[2] is not None:
            raise CheckpointNotFoundError(f"{CheckpointKey(*place[:2], place[2])} is not stored")
        return {channel: {"writes": []} for channel in channels}
    (chain,) = of_kind["chain"]
    parents = dict(zip(chain.ids or (), chain.parent_ids or (), strict=True))
    depths, missing = _linked(parents, place[2] or max(parents))
    seeds = {cast("str", row.channel): row for row in of_kind.get("seed", ())}
    ends = {c: depths[seeds[c].checkpoint_id] if c in seeds else None for c in channels}
    if seal is not None:
        steps = {row.checkpoint_id: row for row in of_kind.get("step", ())}
        prove_ancestry(seal, place, list(depths), steps, ends)
    wanted: dict[str, list[HistoryRow]] = {channel: [] for channel in channels}
    for row in of_kind.get("write", ()):
        if (of_channel := wanted.get(cast("str", row.channel))) is not None:
            of_channel.append(row)
        else:  # which is none to one of these, with its channel changed
            _decode_write(None, row, place, seal)
    _check(ends, missing, is_cycle=missing in depths)
    pieces = {n: d for row in of_kind.get("pieces", ()) for n, d in pieces_of(row).items()}
    found: dict[str, DeltaChannelHistory] = {}
    for channel in channels:
        writes = _in_order(wanted[channel], depths, ends[channel])
        found[channel] = {
            "writes": [
                (cast("str", row.task_id), channel, _decode_write(serde, row, place, seal))
                for row in writes
            ]
        }
        if channel in seeds:
            found[channel]["seed"] = _decode_seed(serde, seeds[channel], place, pieces, seal)
    return found


def _linked(
    parents: Mapping[str, str | None], checkpoint_id: str
) -> tuple[dict[str, int], str | None]:
    """The places of a checkpoint and its ancestors in their chain, and the parent of the last."""
    depths: dict[str, int] = {}
    current: str | None = checkpoint_id
    while current is not None and current in parents and current not in depths:
        depths[current] = len(depths)
        current = parents[current]
    return depths, current


def _check(ends: Mapping[str, int | None], missing: str | None, *, is_cycle: bool) -> None:
    endless = [channel for channel, end in ends.items() if end is None]
    if not endless or missing is None:
        return
    why = f"checkpoint {missing!r}, an ancestor that its value builds on, is not stored"
    if is_cycle:
        why = "its ancestors form a cycle"
    raise CorruptRowError(f"the delta channel {endless[0]!r} can't be rebuilt: {why}")


def _in_order(
    rows: list[HistoryRow], depths: Mapping[str, int], end: int | None
) -> list[HistoryRow]:
    """A channel's writes, the oldest first, without those that its stored value has already."""
    last = len(depths) if end is None else end
    rows = [row for row in rows if depths[row.checkpoint_id] <= last]
    rows.sort(key=lambda row: (-depths[row.checkpoint_id], _order_of(row)))
    return rows


def _order_of(row: HistoryRow) -> tuple[str, str, int]:
    return writes_sort_key(*cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx)))


def _decode_write(
    serde: SerializerProtocol | None, row: HistoryRow, place: CheckpointRef, seal: Sealing | None
) -> Any:
    return decode_value(serde, row, CheckpointKey(*place[:2], row.checkpoint_id), seal)


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
