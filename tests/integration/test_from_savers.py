"""Moving in from any checkpointer: what it stored is ours, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.sqlite import SqliteSaver
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

from pg_checkpoint import (
    AsyncPostgresSaver,
    PostgresSaver,
    StockTablesError,
)
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.transfer.from_savers import import_checkpoints
from pg_checkpoint.transfer.progress import Moved
from pg_checkpoint.transfer.saver_source import sqlite_saver
from tests.checking import unowned
from tests.command_line import cli
from tests.graphs import begin, finish, fork
from tests.integration.stock_app import answer, app, comparable, fill, same_tuples, say, tuples_of
from tests.keys import CIPHER
from tests.making import META, aput, checkpoint_of, config_for, id_of, run_sql

THREADS = ("asked", "long", "short")


async def _fill(saver: BaseCheckpointSaver[Any]) -> None:
    await fill(saver, "short", 1)
    await fill(saver, "asked", 2)
    await say(app(saver), "asked", "turn 2")
    await fill(saver, "long", 4)


def _nothing_wrong(moved: Moved) -> None:
    assert [moved.broken, moved.behind, moved.gone_on, moved.diverged] == [set()] * 4


def _without_snapshots(tuples: list[Any]) -> list[Any]:
    """SqliteSaver shows the snapshot of a delta channel only where it was made."""
    for found in tuples:
        values = found.checkpoint["channel_values"]
        for channel in [c for c, v in values.items() if isinstance(v, DeltaSnapshot)]:
            del values[channel]
    return tuples


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """Threads of the stock SqliteSaver: a question, an end, a fork."""
    with SqliteSaver.from_conn_string(str(tmp_path / "threads.db")) as stock:
        begin(stock, "asked")
        finish(stock, "short")
        fork(stock, "long")
    return tmp_path / "threads.db"


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_threads_are_what_they_were_and_go_on(
    saver: AsyncPostgresSaver, dsn: str, kind: str
) -> None:
    async with AsyncSqliteSaver.from_conn_string(":memory:") as sqlite:
        other: BaseCheckpointSaver[Any] = InMemorySaver() if kind == "memory" else sqlite
        await _fill(other)
        moved = await import_checkpoints(saver, other)
        _nothing_wrong(moved)
        assert (moved.threads, moved.copied) == (3, {*THREADS})
        assert moved.decoded == moved.checkpoints > 50
        for thread in THREADS:
            both = await tuples_of(saver, thread), await tuples_of(other, thread)
            assert same_tuples(*map(_without_snapshots, both))
        for thread in THREADS:
            go_on = answer if thread == "asked" else say
            expected = await go_on(app(other), thread, "and on")
            assert comparable(await go_on(app(saver), thread, "and on")) == comparable(expected)
    assert unowned(dsn) == (0, 0, 0, 0)


async def test_a_repeated_import_copies_nothing(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    await _fill(other)
    first = await import_checkpoints(saver, other)
    again = await import_checkpoints(saver, other)
    assert (again.checkpoints, again.writes, again.copied) == (0, 0, set())
    assert again.decoded == first.decoded
    _nothing_wrong(again)


async def test_an_interrupted_import_goes_on(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    await _fill(other)
    loads, aget = 0, other.aget_tuple

    async def stops(config: Any) -> Any:
        nonlocal loads
        loads += 1
        if loads == 20:
            call.cancel()
        return await aget(config)

    other.aget_tuple = stops  # type: ignore[method-assign]  # to stop in the middle
    call = asyncio.ensure_future(import_checkpoints(saver, other))
    with pytest.raises(asyncio.CancelledError):
        await call
    stored = sum(thread.checkpoints for thread in await saver.alist_threads())
    assert 0 < stored < 50
    moved = await import_checkpoints(saver, other)
    _nothing_wrong(moved)
    for thread in THREADS:
        assert same_tuples(await tuples_of(saver, thread), await tuples_of(other, thread))


async def test_what_came_since_is_copied(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    await fill(other, "t", 2)
    await import_checkpoints(saver, other)
    await say(app(other), "t", "turn 2")
    moved = await import_checkpoints(saver, other)
    assert moved.checkpoints > 0
    _nothing_wrong(moved)
    assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))


async def test_writes_that_came_since_are_copied(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    config = await aput(other, config_for("t"), {"n": 1})
    await import_checkpoints(saver, other)
    await other.aput_writes(config, [("a", 1), ("__interrupt__", "?"), ("b", 2)], "task")
    moved = await import_checkpoints(saver, other)
    assert (moved.checkpoints, moved.writes) == (0, 3)
    _nothing_wrong(moved)
    assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))


async def test_a_thread_that_goes_on_here_is_not_touched(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    for thread in ("here", "both"):
        await fill(other, thread, 1)
    await import_checkpoints(saver, other)
    for thread in ("here", "both"):
        await say(app(saver), thread, "and on")
    await say(app(other), "both", "another way")
    before = await tuples_of(saver, "both")
    moved = await import_checkpoints(saver, other)
    assert (moved.gone_on, moved.diverged) == ({"here", "both"}, {"both"})
    assert same_tuples(await tuples_of(saver, "both"), before)


async def test_only_those_that_are_named(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    for thread in ("a", "b", "c"):
        await aput(other, config_for(thread), {"n": 1})
    moved = await import_checkpoints(saver, other, ["a", "c", "none", "a"])
    assert moved.copied == {"a", "c"}
    with pytest.raises(TypeError, match="not a str"):
        await import_checkpoints(saver, other, "a")
    with pytest.raises(ValueError, match="sample"):
        await import_checkpoints(saver, other, sample=2)


async def test_what_cannot_be_moved_is_named(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    config = await aput(other, config_for("t"), {"n": 1}, checkpoint_id="1")
    bad = await aput(other, config, {"n": "unread"}, checkpoint_id="2")
    await aput(other, bad, {"n": 3}, checkpoint_id="3")
    await aput(other, bad, {"n": 4}, checkpoint_id="4")
    await aput(other, config_for("a\0b"), {"n": 1})
    aget = other.aget_tuple

    async def fails(config: Any) -> Any:
        if id_of(config) == "2":
            raise RuntimeError("secret value")
        found: Any = await aget(config)
        if id_of(config) == "4":
            return found._replace(checkpoint={"v": 4, "id": "4"})
        return found if id_of(config) != "1" else found._replace(metadata=None)

    other.aget_tuple = fails  # type: ignore[method-assign]  # a source may raise anything
    moved = await import_checkpoints(saver, other)
    assert moved.checkpoints == 2
    told = sorted(map(str, moved.broken))
    assert len(told) == 3
    assert "can't be read (RuntimeError)" in "".join(told)
    assert "the shape of a checkpoint" in "".join(told)
    assert "secret" not in str(told)


async def test_what_differs_is_found(saver: AsyncPostgresSaver, dsn: str) -> None:
    other = InMemorySaver()
    config = await aput(other, config_for("t"), {"n": 1, "l": ["x"]}, metadata={"k": "v"})
    await other.aput_writes(config, [("a", 1)], "task")
    await import_checkpoints(saver, other)
    checkpoint = checkpoint_of({"n": 2, "l": ["x"]}, checkpoint_id=id_of(config))
    await saver.aput(config_for("t"), checkpoint, META, {})
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_writes")
    moved = await import_checkpoints(saver, other)
    told = "".join(map(str, moved.broken))
    assert "a different value in channel 'n'" in told
    assert "different metadata" in told


async def test_the_order_of_tasks_is_kept(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    config = await aput(other, config_for("t"), {"n": 1})
    for path, task in (("1", "z"), ("2", "a"), ("3", "m")):
        await other.aput_writes(config, [("c", task), ("c", 2)], task, path)
    await import_checkpoints(saver, other)
    assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))


async def test_times_are_those_of_the_checkpoints(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    await aput(other, config_for("t"), {"n": 1})
    await import_checkpoints(saver, other)
    (thread,) = await saver.alist_threads()
    assert thread.active_at.isoformat() == "2026-01-01T00:00:00+00:00"


async def test_into_an_encrypted_saver(dsn: str) -> None:
    other = InMemorySaver()
    await _fill(other)
    cipher = CIPHER
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        _nothing_wrong(await import_checkpoints(saver, other))
        assert same_tuples(await tuples_of(saver, "long"), await tuples_of(other, "long"))


async def test_into_the_blocking_saver_from_a_blocking_one(
    sync_saver: PostgresSaver, sqlite_file: Path
) -> None:
    with sqlite_saver(sqlite_file, sync_saver.serde) as other:
        moved = await import_checkpoints(sync_saver, other)
        _nothing_wrong(moved)
        assert moved.copied == {*THREADS}
        for thread in THREADS:
            config: Any = {"configurable": {"thread_id": thread}}
            theirs = sorted(other.list(config), key=lambda c: str(c.config))
            ours = sorted(sync_saver.list(config), key=lambda c: str(c.config))
            assert same_tuples(ours, theirs)


@pytest.mark.parametrize("content", [None, b"", b"no database", "other tables"])
def test_what_is_no_file_of_the_stock_saver(tmp_path: Path, content: Any) -> None:
    path = tmp_path / "file.db"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("create table other (x)")
    before = path.read_bytes() if path.exists() else None
    with (
        pytest.raises(StockTablesError, match=r"file\.db"),
        sqlite_saver(path, InMemorySaver().serde) as saver,
    ):
        list(saver.list(None))
    assert (path.read_bytes() if path.exists() else None) == before


def test_by_command(sqlite_file: Path, dsn: str) -> None:
    before = sqlite_file.read_bytes()
    ran = cli("import-langgraph", "--from-sqlite", str(sqlite_file), "--json", dsn=dsn)
    assert (ran.code, ran.json["threads"], ran.json["broken"]) == (0, 3, [])
    again = cli("import-langgraph", "--from-sqlite", str(sqlite_file), dsn=dsn)
    assert again.code == 0
    assert "bytes" not in again.out
    assert sqlite_file.read_bytes() == before
    for more in (["--follow"], ["--from-schema", "x"]):
        wrong = cli("import-langgraph", "--from-sqlite", str(sqlite_file), *more, dsn=dsn)
        assert (wrong.code, "--from-sqlite" in wrong.err) == (2, True)
    gone = cli("import-langgraph", "--from-sqlite", "/nowhere/file.db", dsn=dsn)
    assert gone.code == 3
    assert "/nowhere/file.db" in gone.err
