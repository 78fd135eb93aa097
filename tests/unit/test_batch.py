"""What goes into a batch, and what an answer means."""

from __future__ import annotations

import asyncio
from typing import Any

from pg_checkpoint.arrays import bigints, byteas, texts
from pg_checkpoint.batch import (
    checkpoint_parameters,
    left_out,
    statements_of,
    write_parameters,
)
from pg_checkpoint.blobs import BlobRow
from pg_checkpoint.database import Database
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.lanes import Item
from pg_checkpoint.migrations import check_schema
from pg_checkpoint.parents import NOTHING
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.settings import Settings


def _put(name: str, parent: str | None = None, *, leans: bool = False, blobs: int = 0) -> PutRows:
    rows = [BlobRow(f"c{n}", "1", "t", 1, 0, None, b"x", {}, {}) for n in range(blobs)]
    key = CheckpointKey("t", "", name)
    return PutRows(key, parent, "{}", "{}", rows, NOTHING, leans, list)


def _write(task: str, idx: int, value: bytes) -> WriteRow:
    return WriteRow("t", "", "1", task, idx, "", "c", "bytes", value)


async def test_threads_are_locked_once_and_in_order() -> None:
    puts = [_put("1"), _put("2")]
    puts.append(PutRows(CheckpointKey("a", "", "1"), None, "{}", "{}", [], NOTHING, False, list))
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    items = [Item("t", put, 1, 1, 0.0, future) for put in puts]
    lock, put = statements_of(Database("", Settings(), check_schema), items, None, 0.5)
    assert lock.params is not None
    assert (lock.params[0], lock.params[2]) == (texts(["a", "t"]), "500")
    assert put.params == checkpoint_parameters(puts)


def test_of_two_puts_of_one_checkpoint_the_last_counts() -> None:
    puts = [_put("1", blobs=1), _put("2"), _put("1", blobs=2)]
    parameters = checkpoint_parameters(puts)
    assert parameters[2] == texts(["1", "2"])
    # Blobs name their put by its ordinal.
    assert parameters[8] == bigints([1, 1])
    assert left_out(puts, [2]) == [puts[0], puts[2]]
    assert left_out(puts, [1, 2]) == []


def test_a_put_leans_on_the_nearest_ancestor_outside_the_batch() -> None:
    puts = [
        _put("2", "1", leans=True),
        _put("3", "2", leans=True),
        _put("4", "3"),
        _put("5", "0"),
        _put("6", "5", leans=True),
        _put("7", "9", leans=True),
    ]
    assert checkpoint_parameters(puts)[4] == texts(["1", "1", "1", None, None, "9"])


def test_writes_are_sorted_and_a_key_is_there_once() -> None:
    writes = [
        _write("b", 0, b"first"),
        _write("a", -1, b"old"),
        _write("b", 0, b"second"),
        _write("a", -1, b"new"),
    ]
    parameters = write_parameters(writes)
    assert parameters[3] == texts(["a", "b"])
    assert parameters[8] == byteas([b"new", b"first"])


def test_whole_puts_lean_on_nothing() -> None:
    rest = [BlobRow("rest", "1", "t", 1, 0, None, b"y", {}, {})]
    put = PutRows(CheckpointKey("t", "", "2"), "1", "{}", "{}", [], NOTHING, True, lambda: rest)
    put.make_whole()
    assert put.blobs == rest
    assert checkpoint_parameters([put])[4] == texts([None])
