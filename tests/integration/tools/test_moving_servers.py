"""Moving from one server to another while agents run: the steps of docs/scaling.md."""

from __future__ import annotations

import asyncio
import io
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import (
    AsyncPostgresSaver,
    AsyncPostgresStore,
    PostgresSaver,
    list_waiting,
    migrate,
)
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.tools.export import Imported, export_threads, import_threads
from tests.command_line import cli, done
from tests.integration.tools.stock_app import Requests, assert_same, fill, same_tuples, tuples_of
from tests.keys import CIPHER
from tests.making import META, age_threads, aput, checkpoint_of, config_for, rows_of, run_sql
from tests.waiting import until

NS = ("users", "u1")
# What comes to it is in clear.
SEALING: Any = {"cipher": CIPHER, "allow_plaintext": True}


@pytest.fixture
def old(elsewhere: AsyncPostgresSaver) -> AsyncPostgresSaver:
    """On the server that is left; `saver` is on the other."""
    return elsewhere


async def moved(old: Any, new: Any, since: Any = None, replace: bool = True) -> Imported:
    out = io.BytesIO()
    await export_threads(old, out.write, since=since)
    return await import_threads(new, io.BytesIO(out.getvalue()), replace=replace)


async def test_a_busy_application(old: AsyncPostgresSaver, saver: AsyncPostgresSaver) -> None:
    busy = Requests(4)
    serving = asyncio.ensure_future(busy.serve(old))
    began = datetime.now(timezone.utc)
    for _ in range(3):
        await moved(old, saver, began)
    await busy.enough.wait()
    assert (await moved(old, saver)).threads == 4
    # Requests are held back, those under way end, the last pass runs.
    busy.stopped.set()
    await serving
    await moved(old, saver, began)
    await assert_same(saver, old, *busy.turns)
    last = await moved(old, saver)
    assert (last.checkpoints, last.writes) == (0, 0)
    await busy.go_on(saver)


async def _asked(saver: AsyncPostgresSaver, *questions: str) -> Any:
    """A checkpoint whose task asks one question after another, each in the other's place."""
    found = await saver.aget_tuple(config_for("t"))
    config = found.config if found else await aput(saver, config_for("t"), {"a": [1]})
    for question in questions:
        await saver.aput_writes(config, [("__interrupt__", question)], "task")
    return config


async def _question(saver: AsyncPostgresSaver) -> list[Any]:
    found: Any = await saver.aget_tuple(config_for("t"))
    return [value for _, _, value in found.pending_writes or ()]


@pytest.mark.parametrize("options", [{}, SEALING], ids=["in clear", "encrypted"])
async def test_questions_that_came_since(old: AsyncPostgresSaver, dsn: str, options: Any) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        await _asked(old)
        await moved(old, saver)
        # A write comes to a stored checkpoint.
        await _asked(old, "first?")
        ran = await moved(old, saver, replace=False)
        assert (ran.checkpoints, ran.there, ran.writes) == (0, 1, 1)
        again = await moved(old, saver)
        # Ciphertexts can't be compared.
        assert (again.checkpoints, again.writes) == (0, 1 if options else 0)
        await _asked(old, "second?")
        # What is here stays as it is, unless it is said that the export is newer.
        assert (await moved(old, saver, replace=False)).writes == 0
        assert await _question(saver) == ["first?"]
        assert (await moved(old, saver)).writes == 1
        assert await _question(saver) == ["second?"]
        # An answer that was given here stays.
        config = await _asked(saver)
        await saver.aput_writes(config, [("__resume__", "yes")], NO_TASK)
        await saver.aput_writes(config, [("__interrupt__", "another?")], "another task")
        before = await tuples_of(saver, "t")
        await _asked(old, "second, in other words?")
        assert (await moved(old, saver)).writes == 0
        assert same_tuples(await tuples_of(saver, "t"), before)


@pytest.mark.parametrize("how", ["a checkpoint", "an answer"])
async def test_it_went_on(old: AsyncPostgresSaver, saver: AsyncPostgresSaver, how: str) -> None:
    """A thread that went on here keeps its writes."""
    await _asked(old, "first?")
    await moved(old, saver)
    config = await _asked(saver, "here?")
    if how == "an answer":
        await saver.aput_writes(config, [("__resume__", ["yes"])], "task")
    else:
        await aput(saver, config, {"a": [2]})
    await _asked(old, "there?")
    before = await tuples_of(saver, "t")
    assert (await moved(old, saver)).writes == 0
    assert same_tuples(await tuples_of(saver, "t"), before)


async def test_only_what_was_ended_goes(old: AsyncPostgresSaver, saver: AsyncPostgresSaver) -> None:
    """The same answer is given to two questions of two tasks, one after the other."""
    config = await _asked(old, "first?")
    await old.aput_writes(config, [("__resume__", "yes")], NO_TASK)
    await old.aput_writes(config, [("__interrupt__", "other?")], "caller", "~p")
    await moved(old, saver)
    await old.aput_writes(config, [("a", [2]), ("__resume__", ["yes"])], "task", "~p, 0")
    await old.aput_writes(config, [("__resume__", "yes")], NO_TASK)
    await moved(old, saver)
    await assert_same(saver, old, "t")


@pytest.mark.parametrize("asks_again", [True, False])
async def test_an_answer_used_since_is_none(old: Any, saver: Any, asks_again: bool) -> None:
    """Left where it is, LangGraph would hand it to the next question."""
    config = await _asked(old, "first?")
    await old.aput_writes(config, [("__resume__", "yes")], NO_TASK)
    await moved(old, saver)
    went_on = [("__interrupt__", "second?")] if asks_again else [("a", [2])]
    await old.aput_writes(config, [*went_on, ("__resume__", ["yes"])], "task")
    await moved(old, saver)
    await assert_same(saver, old, "t")
    assert [t.thread_id for t in await list_waiting(saver)] == ["t"] * asks_again
    again = await moved(old, saver)
    assert (again.checkpoints, again.writes) == (0, 0)


async def test_a_pass_takes_what_was_used(empty_dsn: str, dsn: str, old: Any, saver: Any) -> None:
    async with AsyncPostgresStore(empty_dsn) as theirs, AsyncPostgresStore(dsn) as ours:
        for name in ("idle", "busy"):
            await fill(old, name, 1)
            await theirs.aput(NS, name, {"n": 1})
        age_threads(empty_dsn, timedelta(hours=2), "idle")
        now, hour = datetime.now(timezone.utc), timedelta(hours=1)
        aged = "update pgcheckpoint.store_items set updated_at = %s where key = 'idle'"
        run_sql(empty_dsn, aged, [now - 2 * hour])
        ran = await moved(old, saver, now - hour)
        assert (ran.threads, ran.items) == (1, 1)
        assert [item.key for item in await ours.asearch(NS)] == ["busy"]
        ran = await moved(old, saver)
        assert (ran.threads, ran.items, ran.items_there) == (2, 1, 1)
        await theirs.aput(NS, "idle", {"n": 2})
        # Of an item that is put on both sides the later put wins.
        await ours.aput(NS, "busy", {"n": 3})
        ran = await moved(old, saver, datetime.now(timezone.utc))
        assert (ran.items, ran.items_there) == (1, 1)
        items = {item.key: item.value for item in await ours.asearch(NS)}
        assert items == {"idle": {"n": 2}, "busy": {"n": 3}}


async def test_a_refreshed_item_lives_on(empty_dsn: str, dsn: str, old: Any, saver: Any) -> None:
    async with AsyncPostgresStore.from_conn_string(empty_dsn) as theirs:
        for name in ("read", "idle"):
            await theirs.aput(NS, name, {"n": 1}, ttl=60)
        earlier = "updated_at = updated_at - {0}, expires_at = expires_at - {0}"
        aged = earlier.format("interval '50 minutes'")
        run_sql(empty_dsn, f"update pgcheckpoint.store_items set {aged}")
        assert (await moved(old, saver)).items == 2
        assert await theirs.aget(NS, "read", refresh_ttl=True) is not None
        # Which comes after the answer.
        lives = "select from pgcheckpoint.store_items where expires_at > now() + interval '30 min'"
        await until(lambda: rows_of(empty_dsn, lives))
        ran = await moved(old, saver, datetime.now(timezone.utc) - timedelta(minutes=1))
        assert (ran.items, ran.items_there) == (1, 0)
        times = "select key, updated_at, expires_at from pgcheckpoint.store_items order by key"
        assert rows_of(dsn, times) == rows_of(empty_dsn, times)
        # One that was refreshed later here does not live shorter for it. In two statements:
        # Citus adds no interval to a column that it updates.
        last = "select max(expires_at) + interval '10 minutes' from pgcheckpoint.store_items"
        (later,) = rows_of(dsn, last)
        run_sql(dsn, "update pgcheckpoint.store_items set expires_at = %s", later)
        assert (await moved(old, saver)).items == 0


def test_the_commands(empty_dsn: str, dsn: str, tmp_path: Path, sync_saver: PostgresSaver) -> None:
    migrate(empty_dsn)
    file = str(tmp_path / "pass.jsonl.gz")
    with PostgresSaver.from_conn_string(empty_dsn) as old:
        config = old.put(config_for("t"), checkpoint_of({"a": [1]}), META, {"a": "1"})
        done("export", file, dsn=empty_dsn)
        done("import", "--replace", file, dsn=dsn)
        old.put_writes(config, [("__interrupt__", "first?")], "task")
    for since in ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00+01:00", "2026-01-01"):
        done("export", "--force", "--since", since, file, dsn=empty_dsn)
    assert "writes stored" in done("import", "--replace", file, dsn=dsn).out
    found = sync_saver.get_tuple(config_for("t"))
    assert found is not None
    assert found.pending_writes == [("task", "__interrupt__", "first?")]
    for wrong in (["--since", "yesterday"], ["--since", "2026-01-01", "--thread", "t"]):
        ended = cli("export", *wrong, dsn=empty_dsn)
        assert (ended.code, "--since" in ended.err) == (2, True)


async def test_since_is_any_moment(old: AsyncPostgresSaver) -> None:
    await _asked(old)
    for year in (1, 9999):
        since = datetime(year, 1, 1, tzinfo=timezone.utc)
        assert (await export_threads(old, io.BytesIO().write, since=since)).threads == (year == 1)
    with pytest.raises(ValueError, match="time zone"):
        await export_threads(old, io.BytesIO().write, since=datetime(2026, 1, 1))  # noqa: DTZ001
    with pytest.raises(ValueError, match="since"):
        await export_threads(old, io.BytesIO().write, threads=["t"], since=since)


async def test_writes_long_after_their_checkpoint(empty_dsn: str, old: Any, saver: Any) -> None:
    """What says whether a run goes on touches the thread's time; a task that ended does not."""
    config = await aput(old, config_for("t"), {"branch:to:node": None})
    await moved(old, saver)
    age_threads(empty_dsn, timedelta(hours=2))
    since = datetime.now(timezone.utc) - timedelta(hours=1)
    await old.aput_writes(config, [("a", "the result")], "task")
    assert ((await moved(old, saver, since)).writes, await _question(saver)) == (1, ["the result"])
