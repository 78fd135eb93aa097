"""Moving out: our threads in the stock saver's tables, where they go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.types import _DeltaSnapshot
from langgraph.store.postgres.aio import AsyncPostgresStore as StockStore

from pg_checkpoint import AsyncPostgresSaver, StockTablesError
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.tools.moving import export_langgraph, import_langgraph
from pg_checkpoint.tools.sides import Moved
from tests.integration.tools.stock_app import (
    StockSaver,
    answer,
    app,
    comparable,
    fill,
    filled,
    same_tuples,
    say,
    tuples_of,
)
from tests.keys import CIPHER
from tests.making import META, Xor, aput, checkpoint_of, config_for, rows_of, run_sql, tuple_of

pytestmark = pytest.mark.direct("the stock saver prepares its statements")

NARROW, WIDE = "00000001.abc", "00000000000000000000000000000001.abc"


@pytest.fixture
async def stock(dsn: str) -> AsyncIterator[StockSaver]:
    async with StockSaver.from_conn_string(dsn) as opened:
        await opened.setup()
        yield opened


@pytest.fixture(params=[None, CIPHER], ids=["in clear", "encrypted"])
async def any_saver(request: Any, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    options: Any = {"cipher": request.param, "encrypt_metadata": request.param is not None}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as opened:
        yield opened


async def test_threads_that_began_here_go_on_there(
    dsn: str, stock: StockSaver, any_saver: AsyncPostgresSaver
) -> None:
    saver = any_saver
    await fill(saver, "t", 2)
    await say(app(saver), "t", "a third")
    moved = await export_langgraph(saver, dsn)
    assert [moved.broken, moved.behind, moved.gone_on] == [set()] * 3
    ours, theirs = await tuples_of(saver, "t"), await tuples_of(stock, "t")
    assert moved.checkpoints == len(ours)
    for one, other in zip(ours, theirs, strict=True):
        assert one.checkpoint["channel_values"] == other.checkpoint["channel_values"]
        # LangGraph writes interrupts as a tuple, which the stock saver reads as a list.
        writes = [(*to, [*v] if type(v) is tuple else v) for *to, v in one.pending_writes or []]
        assert writes == other.pending_writes
        assert one.parent_config == other.parent_config
        assert one.metadata == other.metadata
    # The answer, and more turns: nodes run by the order of versions.
    for go_on, text in ((answer, "yes"), (say, "and"), (say, "on")):
        expected = await go_on(app(saver), "t", text)
        assert comparable(await go_on(app(stock), "t", text)) == comparable(expected)
    again = await export_langgraph(saver, dsn)
    assert (again.gone_on, again.diverged, again.checkpoints) == ({"t"}, {"t"}, 0)


async def test_there_and_back_is_what_it_was(
    dsn: str, direct_dsn: str, saver: AsyncPostgresSaver
) -> None:
    async with filled(dsn) as stock, StockSaver.from_conn_string(direct_dsn) as back:
        await back.setup()
        await import_langgraph(saver, dsn)
        moved = await export_langgraph(saver, direct_dsn)
        # Questions are copied in each pass: nobody can tell whether they were asked anew since.
        assert (moved.passes, moved.copied) == (3, {"short", "asked", "long"})
        for thread in ("short", "asked", "long"):
            assert same_tuples(await tuples_of(back, thread), await tuples_of(stock, thread))
        # Also in the place where they were.
        await answer(app(saver), "asked", "yes")
        moved = await export_langgraph(saver, dsn)
        assert moved.copied == {"asked"}
        assert same_tuples(await tuples_of(saver, "asked"), await tuples_of(stock, "asked"))
        assert (await export_langgraph(saver, dsn)).checkpoints == 0


async def test_what_comes_back_from_there_is_what_it_was_here(
    dsn: str, stock: StockSaver, any_saver: AsyncPostgresSaver
) -> None:
    saver = any_saver
    await fill(saver, "t", 2)
    await say(app(saver), "t", "a third")
    await export_langgraph(saver, dsn)
    moved = await import_langgraph(saver, dsn, schema="public")
    assert (moved.checkpoints, moved.decoded > 9) == (0, True)
    assert [moved.broken, moved.behind, moved.gone_on] == [set()] * 3
    # It goes on there, at their width, and comes back.
    expected = await answer(app(stock), "t", "yes")
    moved = await import_langgraph(saver, dsn, schema="public")
    assert (moved.broken, moved.copied) == (set(), {"t"})
    state = await app(saver).aget_state(config_for("t"))
    assert state.values == {k: v for k, v in expected.items() if k != "__interrupt__"}
    expected = await say(app(stock), "t", "on")
    assert comparable(await say(app(saver), "t", "on")) == comparable(expected)


async def test_an_answer_that_was_used_since_is_none_there_either(
    dsn: str, stock: StockSaver, any_saver: AsyncPostgresSaver
) -> None:
    config = await aput(any_saver, config_for("t"), {"a": [1]})
    await any_saver.aput_writes(config, [("__interrupt__", "first?")], "task")
    await any_saver.aput_writes(config, [("__resume__", "yes")], NO_TASK)
    await export_langgraph(any_saver, dsn)
    again = [("__interrupt__", "second?"), ("__resume__", ["yes"])]
    await any_saver.aput_writes(config, again, "task")
    moved = await export_langgraph(any_saver, dsn)
    assert [moved.behind, moved.gone_on] == [set()] * 2
    (there,), (here,) = await tuples_of(stock, "t"), await tuples_of(any_saver, "t")
    assert there.pending_writes == here.pending_writes


async def test_another_version_is_told_of(
    dsn: str, stock: StockSaver, saver: AsyncPostgresSaver
) -> None:
    await saver.aput(config_for("t"), checkpoint_of({"n": [1]}, {"n": NARROW}), META, {})
    await export_langgraph(saver, dsn)
    change = "update checkpoints set checkpoint = replace(checkpoint::text, '1.abc', '2.abc')"
    run_sql(dsn, f"{change}::jsonb")
    moved = await import_langgraph(saver, dsn, schema="public")
    assert "is a different checkpoint" in "".join(map(str, moved.broken))


async def test_values_and_versions_as_theirs(
    dsn: str, stock: StockSaver, saver: AsyncPostgresSaver
) -> None:
    values: dict[str, Any] = {
        "huge": 2**90,
        "snapshot": _DeltaSnapshot(["a"]),
        "large": _DeltaSnapshot(["a" * 99] * 999),
        "long": "x" * 999,
        "number": 7,
        "list": ["y" * 700] * 9,
    }
    checkpoint = checkpoint_of(values, dict.fromkeys(values, NARROW))
    checkpoint["versions_seen"] = {"node": {"list": NARROW}}
    await saver.aput(config_for("t"), checkpoint, META, checkpoint["channel_versions"])
    assert not (await export_langgraph(saver, dsn)).broken
    found = await tuple_of(stock, config_for("t"))
    assert found.checkpoint["channel_values"] == values
    assert set(found.checkpoint["channel_versions"].values()) == {WIDE}
    assert found.checkpoint["versions_seen"] == {"node": {"list": WIDE}}
    ((inline,),) = rows_of(dsn, "select checkpoint -> 'channel_values' from checkpoints")
    # Their mark for a snapshot, which their prune looks for.
    assert inline == {"huge": 2**90, "number": 7, "snapshot": True, "large": True}


async def test_what_they_can_t_hold_or_is_damaged_is_named_and_the_rest_moves(
    dsn: str, stock: StockSaver, saver: AsyncPostgresSaver
) -> None:
    surrogate = "\ud800"
    await saver.aput(config_for("a"), checkpoint_of({"text": surrogate}), META, {"text": "1"})
    for thread_id, text in (("b", surrogate), ("c", "x"), ("d", "x")):
        config = await saver.aput(
            config_for(thread_id), checkpoint_of({"n": [1]}), META, {"n": "1"}
        )
        await saver.aput_writes(config, [("text", text), ("n", 1)], "task")
    damage = "update pgcheckpoint.checkpoint_writes set type = 'json' where idx = 0"
    run_sql(dsn, f"{damage} and thread_id = 'd'")
    moved = await export_langgraph(saver, dsn)
    assert sorted((row.thread_id, row.table, row.idx) for row in moved.broken) == [
        ("a", "checkpoints", None),
        ("b", "checkpoint_writes", 0),
        ("d", "checkpoint_writes", 0),
    ]
    assert (moved.checkpoints, moved.writes, moved.behind) == (3, 4, set())
    assert await stock.aget_tuple(config_for("c")) is not None


async def test_a_checkpoint_that_lacks_a_value_is_named_and_the_rest_moves(
    dsn: str, stock: StockSaver, any_saver: AsyncPostgresSaver
) -> None:
    for thread_id in ("a", "b"):
        checkpoint = checkpoint_of({"n": [1], "m": [2]})
        await any_saver.aput(config_for(thread_id), checkpoint, META, {"n": "1", "m": "1"})
    lost = "delete from pgcheckpoint.checkpoint_blobs where channel = 'm'"
    run_sql(dsn, f"{lost} and thread_id = 'a'")
    (broken,) = (await export_langgraph(any_saver, dsn)).broken
    assert (broken.table, broken.thread_id) == ("checkpoints", "a")
    assert "lacks" in broken.what
    assert await stock.aget_tuple(config_for("a")) is None
    assert await stock.aget_tuple(config_for("b")) is not None


async def test_encrypted_for_their_serializer(dsn: str, saver: AsyncPostgresSaver) -> None:
    serde = EncryptedSerializer(Xor())
    config = await saver.aput(config_for("t"), checkpoint_of({"a": ["secret"]}), META, {"a": "1"})
    await saver.aput_writes(config, [("a", "secret")], "task")
    async with StockSaver.from_conn_string(dsn, serde=serde) as stock:
        await stock.setup()
        assert not (await export_langgraph(saver, dsn, serde=serde)).broken
        found = await tuple_of(stock, config_for("t"))
    assert found.checkpoint["channel_values"] == {"a": ["secret"]}
    assert found.pending_writes == [("task", "a", "secret")]
    types = "select type from checkpoint_blobs union all select type from checkpoint_writes"
    assert rows_of(dsn, types) == [("msgpack+xor",)] * 2


async def test_their_tables_have_to_be_there(dsn: str, saver: AsyncPostgresSaver) -> None:
    with pytest.raises(StockTablesError, match=r"run setup\(\) first"):
        await export_langgraph(saver, dsn)
    with pytest.raises(ValueError, match="passes"):
        await export_langgraph(saver, dsn, passes=0)
    # Where only the stock store is there, all threads are behind.
    async with StockStore.from_conn_string(dsn) as store:
        await store.setup()
    assert await export_langgraph(saver, dsn) == Moved(absent=True)
    await aput(saver, config_for("t"), {"a": 1})
    assert await export_langgraph(saver, dsn) == Moved(absent=True, behind={"t"})
    with pytest.raises(StockTablesError, match="lacks the stock saver's tables"):
        await export_langgraph(saver, dsn, threads=["t"])
