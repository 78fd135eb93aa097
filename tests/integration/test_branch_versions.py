"""Versions that branches share are told apart by an import: each checkpoint has its own state."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.transfer.from_savers import import_checkpoints
from pg_checkpoint.transfer.verifying import verify_threads
from tests.integration.stock_app import answer, app, comparable, same_tuples, say, tuples_of
from tests.keys import CIPHER
from tests.making import META, checkpoint_of, config_for, id_of, tuple_of


class WholeNumbers(AsyncSqliteSaver):
    """Counts, as the base class does. Keeps whole checkpoints, so that nothing collides there."""

    def get_next_version(self, current: Any, channel: None) -> Any:
        return 1 if current is None else current + 1


class Digits(AsyncSqliteSaver):
    def get_next_version(self, current: Any, channel: None) -> str:
        return f"{int(current or 0) + 1:08}"


class Seeded(AsyncSqliteSaver):
    """In an application that seeds `random`: each run makes the same versions."""


@pytest.fixture(params=[WholeNumbers, Digits, Seeded])
async def other(request: pytest.FixtureRequest) -> AsyncIterator[AsyncSqliteSaver]:
    async with request.param.from_conn_string(":memory:") as saver:
        yield saver


@pytest.fixture(params=["in clear", "encrypted"])
async def target(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    cipher = CIPHER if request.param == "encrypted" else None
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        yield saver


async def _fork(saver: BaseCheckpointSaver[Any], text: str, *, turns: int = 1) -> str:
    """Goes on from the end of the first turn; returns the last checkpoint's id."""
    random.seed(0)
    graph = app(saver)
    ends = [s async for s in graph.aget_state_history(config_for("t")) if s.next == ()]
    config = ends[-1].config if ends else config_for("t")
    for turn in range(turns):
        message = {"messages": [("human", f"{text} {turn} " * 20)], "events": [text]}
        await graph.ainvoke(message, config)
        config = config_for("t")
    return id_of((await graph.aget_state(config_for("t"))).config)


async def _states(saver: BaseCheckpointSaver[Any]) -> dict[str, Any]:
    return {
        id_of(state.config): (state.values, state.next)
        async for state in app(saver).aget_state_history(config_for("t"))
    }


async def _same(saver: BaseCheckpointSaver[Any], other: BaseCheckpointSaver[Any]) -> None:
    assert await _states(saver) == await _states(other)


@pytest.mark.parametrize("sample", [0.0, 1.0])
async def test_each_branch_is_what_it_was(
    target: AsyncPostgresSaver, other: AsyncSqliteSaver, sample: float
) -> None:
    for text in ("first", "second", "third", "second"):
        await _fork(other, text, turns=2)
    moved = await import_checkpoints(target, other, sample=sample)
    assert (moved.broken, moved.checkpoints) == (set(), len(await tuples_of(other, "t")))
    await _same(target, other)
    assert not (await verify_threads(target)).broken
    expected = await answer(app(other), "t", "yes")
    assert comparable(await answer(app(target), "t", "yes")) == comparable(expected)
    assert comparable(await say(app(target), "t", "on")) == comparable(
        await say(app(other), "t", "on")
    )


async def test_a_branch_that_was_made_since(
    target: AsyncPostgresSaver, other: AsyncSqliteSaver
) -> None:
    await _fork(other, "first", turns=2)
    for text in ("second", "third", "fourth"):
        await _fork(other, text)
        await import_checkpoints(target, other, sample=0.0)
        await _same(target, other)
    # The branch goes on, on versions that have names here.
    await say(app(other), "t", "and on")
    moved = await import_checkpoints(target, other)
    assert (moved.broken, moved.copied) == (set(), {"t"})
    await _same(target, other)


async def test_versions_of_one_branch_stay(saver: AsyncPostgresSaver) -> None:
    async with WholeNumbers.from_conn_string(":memory:") as other:
        await _fork(other, "first", turns=2)
        await import_checkpoints(saver, other)
        for ours, theirs in zip(
            await tuples_of(saver, "t"), await tuples_of(other, "t"), strict=True
        ):
            assert ours.checkpoint["channel_versions"] == theirs.checkpoint["channel_versions"]
            assert ours.checkpoint["versions_seen"] == theirs.checkpoint["versions_seen"]


async def _put(
    saver: BaseCheckpointSaver[Any], id_: str, parent: str | None, values: Any, versions: Any
) -> None:
    checkpoint = checkpoint_of(values, versions, id_)
    checkpoint["versions_seen"] = {"node": {**versions}}
    for ns in ("", "inner:1"):
        await saver.aput(config_for("t", parent, ns), checkpoint, META, versions)
        # What is a list in one branch collides in the root only.
        checkpoint["channel_values"].pop("x", None)


@pytest.mark.parametrize(("first", "second"), [(["a"], ["b"]), (["a"], None), (None, ["b"])])
async def test_values_and_none_in_a_version(
    target: AsyncPostgresSaver, first: Any, second: Any
) -> None:
    async with WholeNumbers.from_conn_string(":memory:") as other:
        await _put(other, "1", None, {"x": ["root"]}, {"x": 1})
        for id_, value in (("2", first), ("3", second)):
            await _put(other, id_, "1", {} if value is None else {"x": value}, {"x": 2, "y": 2})
        await _put(other, "4", "3", {"x": ["c"]}, {"x": 3, "y": 2})
        moved = await import_checkpoints(target, other, sample=0.0)
        assert moved.broken == set()
        for ours, theirs in zip(
            await tuples_of(target, "t"), await tuples_of(other, "t"), strict=True
        ):
            assert ours.checkpoint["channel_values"] == theirs.checkpoint["channel_values"]
        named = await _checkpoint(target, "3", "")
        assert named["channel_versions"]["y"] == 2
        assert 2 < named["channel_versions"]["x"] < 3
        assert named["versions_seen"] == {"node": named["channel_versions"]}
        assert (await _checkpoint(target, "4", ""))["channel_versions"] == {"x": 3, "y": 2}
        assert (await _checkpoint(target, "3", "inner:1"))["channel_versions"] == {"x": 2, "y": 2}


async def _checkpoint(saver: BaseCheckpointSaver[Any], id_: str, ns: str) -> Any:
    found = await tuple_of(saver, config_for("t", id_, ns))
    return found.checkpoint


async def test_a_copy_of_a_checkpoint_keeps_its_versions(saver: AsyncPostgresSaver) -> None:
    async with WholeNumbers.from_conn_string(":memory:") as other:
        for id_, parent in (("1", None), ("2", "1"), ("3", "1")):
            await _put(other, id_, parent, {"x": [parent]}, {"x": 1 if parent is None else 2})
        await import_checkpoints(saver, other)
        assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))


async def test_a_number_too_large_for_a_name_is_told_of(saver: AsyncPostgresSaver) -> None:
    async with WholeNumbers.from_conn_string(":memory:") as other:
        await _put(other, "1", None, {}, {"y": 1})
        for id_ in ("2", "3"):
            await _put(other, id_, "1", {"x": [id_]}, {"x": 2**40})
        moved = await import_checkpoints(saver, other, sample=0.0)
        ((broken),) = moved.broken
        assert (broken.checkpoint_id, broken.checkpoint_ns) == ("3", "")
        assert "another branch" in broken.what
        assert (await _checkpoint(saver, "2", ""))["channel_values"] == {"x": ["2"]}
        assert await saver.aget_tuple(config_for("t", "3")) is None


async def test_a_parent_that_is_gone_there(saver: AsyncPostgresSaver) -> None:
    async with WholeNumbers.from_conn_string(":memory:") as other:
        for n in range(1, 5):
            values = {"x": ["same"], "n": [n]}
            await _put(other, str(n), str(n - 1) if n > 1 else None, values, {"x": 1, "n": n})
        await other.conn.execute("delete from checkpoints where checkpoint_id = '2'")
        moved = await import_checkpoints(saver, other, sample=0.0)
        assert moved.checkpoints == 6
        found = await tuples_of(saver, "t")
        assert same_tuples(found, await tuples_of(other, "t"))
