"""Reminders and retries: a thread is woken at a time, once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta, timezone, tzinfo
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.types import Command

from pg_checkpoint import (
    AsyncPostgresSaver,
    ConcurrentWriteError,
    InvalidKeyError,
    InvalidOptionError,
    ValueNotSerializableError,
    cancel_wakeups,
    list_unfinished,
    list_wakeups,
    recover,
    wake_at,
)
from tests.cases import each
from tests.making import config_for, handed_over, rows_of, run_sql
from tests.questions import AT_ONCE, State, build, does, done, settle_due
from tests.waiting import until

HOUR = timedelta(hours=1)


def _graph(saver: Any, first: Any = None, **more: Any) -> Any:
    return build(saver, {"first": first or does("first")}, **more)


async def test_an_input_is_run_once(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = _graph(saver)
    await graph.ainvoke({"done": ["given"]}, config_for("t"))
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["given", "first", "after", "reminded", "first", "after"]
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_wakeups") == []
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_leases") == []
    assert await settle_due(graph, saver) == 0


async def test_a_thread_may_begin_with_it(saver: AsyncPostgresSaver) -> None:
    await wake_at(saver, "new", AT_ONCE, {"done": ["given"]})
    await saver.aset_ttl("new", HOUR)
    await saver.aset_ttl("new", None)
    assert [thread.thread_id for thread in await saver.alist_threads()] == ["new"]
    graph = _graph(saver)
    assert await settle_due(graph, saver) == 1
    assert await done(graph, "new") == ["given", "first", "after"]


async def test_its_run_has_the_metadata_of_the_one_before(saver: AsyncPostgresSaver) -> None:
    """All but the id of the run, with which LangGraph would take the input for an old one."""
    graph = _graph(saver)
    run = {"graph": "support", "run_id": "1"}
    await graph.ainvoke({"done": []}, {**config_for("t"), "metadata": run})
    for _ in range(2):
        await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
        assert await settle_due(graph, saver, filter={"graph": "support"}) == 1
    assert (await done(graph)).count("reminded") == 2
    (newest,) = [found async for found in saver.alist(config_for("t"), limit=1)]
    assert "run_id" not in newest.metadata


async def test_the_next_morning_a_run_that_was_given_up_is_tried_again(
    saver: AsyncPostgresSaver,
) -> None:
    works = False

    async def flaky(state: State) -> State:
        if not works:
            raise ZeroDivisionError
        return {"done": ["after"]}

    graph = _graph(saver, after=flaky)
    with suppress(ZeroDivisionError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            await graph.ainvoke({"done": []}, config_for("t"))
    assert await settle_due(graph, saver, max_attempts=1) == 0
    assert len(await list_unfinished(saver, given_up=True)) == 1
    await wake_at(saver, "t", AT_ONCE)
    works = True
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["first", "after"]
    assert await list_unfinished(saver, given_up=True) == []


async def test_one_that_is_to_be_resumed_is_resumed_first(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    stopping = _graph(saver)
    stopping.interrupt_before_nodes = ["after"]
    async with handed_over(saver, "t"):
        await stopping.ainvoke({"done": []}, config_for("t"))
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    assert await settle_due(graph, saver) == 2
    assert await done(graph) == ["first", "after", "reminded", "first", "after"]


async def test_the_last_of_a_key_counts(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    for text in ("one", "two"):
        await wake_at(saver, "t", AT_ONCE, {"done": [text]}, key="a")
    late = Command(goto="expired", update={"done": ["late"]})
    await wake_at(saver, "t", AT_ONCE, late, key="b")
    await wake_at(saver, "t", timedelta.max, key="far")
    await wake_at(saver, "t", -HOUR, {"done": ["past"]}, key="past")
    keys = [wakeup.key for wakeup in await list_wakeups(saver, "t")]
    assert keys == ["past", "a", "b", "far"]
    assert await settle_due(graph, saver) == 3
    expected = ["past", "first", "after", "two", "first", "after", "late", "expired"]
    assert await done(graph) == expected
    # A finished thread has nothing to continue.
    await wake_at(saver, "t", AT_ONCE, key="far")
    await settle_due(graph, saver)
    assert await done(graph) == expected
    assert await list_wakeups(saver, "t") == []


async def test_what_is_taken_back_is_not_run(saver: AsyncPostgresSaver) -> None:
    keys: list[Any] = ["a", "b", "c", 5]
    for key in keys:
        await wake_at(saver, "t", AT_ONCE, {"done": []}, key=key)
    with pytest.raises(InvalidKeyError):
        await cancel_wakeups(saver, "t", "a\0b")
    assert await cancel_wakeups(saver, "t", keys[3]) == ["5"]
    assert await cancel_wakeups(saver, "t", "b") == ["b"]
    assert await cancel_wakeups(saver, "t", "b") == []
    assert sorted(await cancel_wakeups(saver, "t")) == ["a", "c"]
    assert await settle_due(_graph(saver), saver) == 0


async def test_what_is_run_just_now_is_not_taken_back(saver: AsyncPostgresSaver) -> None:
    taken: list[Any] = []

    class Slow:
        """Something happens before the run begins."""

        checkpointer = saver

        async def ainvoke(self, given: Any, config: Any = None, **how: Any) -> Any:
            taken.append(await cancel_wakeups(saver, "t"))
            return await graph.ainvoke(given, config, **how)

    graph = _graph(saver)
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Slow(), saver) == 1
    assert taken == [[]]


async def test_a_run_may_set_the_next_one(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Under the same key, which is not removed by what else the run writes."""

    async def again(state: State) -> State:
        await wake_at(saver, "t", HOUR, {"done": []}, key="daily")
        return {"done": ["first"]}

    graph = _graph(saver, again)
    await wake_at(saver, "t", AT_ONCE, {"done": []}, key="daily")
    for n in range(1, 4):
        assert await settle_due(graph, saver) == 1
        assert (await done(graph)).count("after") == n
        (wakeup,) = await list_wakeups(saver, "t")
        assert (wakeup.key, wakeup.attempts) == ("daily", 0)
        run_sql(dsn, "update pgcheckpoint.checkpoint_wakeups set due_at = now()")


async def test_what_can_not_be_run_is_given_up(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    await wake_at(saver, "t", AT_ONCE)  # there is nothing to continue
    while (await list_wakeups(saver, "t"))[0].due_at is not None:
        assert await settle_due(graph, saver, max_attempts=2) == 0
    (wakeup,) = await list_wakeups(saver, "t")
    assert (wakeup.attempts, wakeup.error) == (2, "EmptyInputError")
    assert saver.stats().recovery.gave_up == 1
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(graph, saver) == 1


async def test_a_run_that_fails_is_a_run_that_failed(saver: AsyncPostgresSaver) -> None:
    """Its input is stored: it is resumed, and not given once more."""
    ran: list[str] = []

    async def flaky(state: State) -> State:
        ran.append("first")
        if len(ran) < 3:
            raise ZeroDivisionError
        return {"done": ["first"]}

    graph = _graph(saver, flaky)
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    while len(ran) < 3:
        await settle_due(graph, saver)
    assert await done(graph) == ["given", "first", "after"]


async def test_it_goes_with_its_thread(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = _graph(saver)
    await graph.ainvoke({"done": []}, config_for("t"))
    await wake_at(saver, "t", HOUR, {"done": []})
    await saver.acopy_thread("t", "copy")
    await saver.aprune(["t"])
    assert rows_of(dsn, "select thread_id from pgcheckpoint.checkpoint_wakeups") == [("t",)]
    await saver.adelete_thread("t")
    assert rows_of(dsn, "select thread_id from pgcheckpoint.checkpoint_wakeups") == []


async def test_a_worker_that_is_cancelled_before_the_first_write_leaves_it(
    saver: AsyncPostgresSaver,
) -> None:
    began = asyncio.Event()

    class Stalled:
        """Has stored nothing yet."""

        checkpointer = saver

        async def ainvoke(self, given: Any, config: Any = None, **how: Any) -> Any:
            began.set()
            await asyncio.sleep(60)

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    stalled: Any = Stalled()
    recovering = asyncio.create_task(recover(saver, stalled, every=0.01, grace=0.0))
    await began.wait()
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    (wakeup,) = await list_wakeups(saver, "t")
    assert wakeup.attempts == 0
    graph = _graph(saver)
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["given", "first", "after"]


async def test_one_lost_under_its_lease_is_run_by_the_next(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """And what the first one still writes is refused, so it removes nothing."""
    graph, refused = _graph(saver), list[BaseException]()

    class Slow:
        """Loses its lease before it writes."""

        checkpointer = saver

        async def ainvoke(self, given: Any, config: Any = None, **how: Any) -> Any:
            run_sql(dsn, "update pgcheckpoint.checkpoint_leases set expires_at = now()")
            async with AsyncPostgresSaver.from_conn_string(dsn) as other:
                assert await settle_due(_graph(other), other) == 1
            try:
                return await graph.ainvoke(given, config, **how)
            except Exception as error:
                refused.append(error)
                raise

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Slow(), saver) == 0
    assert isinstance(refused[0], ConcurrentWriteError)
    assert await done(graph) == ["given", "first", "after"]


async def test_it_is_refused_under_a_lease_that_is_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async with saver.lease("t"):
        run_sql(dsn, "delete from pgcheckpoint.checkpoint_leases")
        with pytest.raises(ConcurrentWriteError):
            await wake_at(saver, "t", AT_ONCE, {"done": []})
    assert await list_wakeups(saver, "t") == []


async def test_the_config_is_that_of_resumed_runs(saver: AsyncPostgresSaver) -> None:
    seen: list[Any] = []

    async def look(state: State, config: RunnableConfig) -> State:
        seen.append(config["configurable"]["user"])
        return {"done": []}

    await wake_at(saver, "t", AT_ONCE, {"done": []})
    config: Any = lambda thread: {"configurable": {"user": f"of {thread.thread_id}"}}  # noqa: E731
    assert await settle_due(_graph(saver, look), saver, config=config) == 1
    assert seen == ["of t"]


class _NoZone(tzinfo):
    def utcoffset(self, _: datetime | None) -> None:
        return None

    tzname = dst = utcoffset


@each(
    "when, run, how, error",
    [
        (datetime(2100, 1, 1), None, {}, InvalidOptionError),  # noqa: DTZ001  that is the point
        (datetime.min.replace(tzinfo=timezone(timedelta(hours=14))), None, {}, InvalidOptionError),
        (datetime.max.replace(tzinfo=timezone.utc), None, {}, InvalidOptionError),
        (datetime(2100, 1, 1, tzinfo=_NoZone()), None, {}, InvalidOptionError),
        (HOUR, Command(), {}, InvalidOptionError),
        (HOUR, Command(graph=Command.PARENT, goto="x"), {}, InvalidOptionError),
        ("tomorrow", None, {}, InvalidOptionError),
        (True, None, {}, InvalidOptionError),
        (HOUR, Command(resume="yes"), {}, InvalidOptionError),
        (HOUR, None, {"interrupt_id": "x"}, InvalidOptionError),
        (HOUR, "input", {"interrupt_id": 7}, InvalidOptionError),
        (HOUR, lambda: None, {}, ValueNotSerializableError),
        (HOUR, None, {"key": "a\0b"}, InvalidKeyError),
        (HOUR, None, {"key": "a" * 5000}, InvalidKeyError),
    ],
)
async def test_bad_input(
    saver: AsyncPostgresSaver, when: Any, run: Any, how: Any, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await wake_at(saver, "t", when, run, **how)
    assert await list_wakeups(saver, "t") == []


async def test_many_of_a_locked_thread_hold_up_no_other(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    graph = build(saver)
    for number in range(20):
        await wake_at(saver, "locked", timedelta(hours=-1), {"done": []}, key=str(number))
    await wake_at(saver, "free", AT_ONCE, {"done": []})
    async with AsyncPostgresSaver.from_conn_string(dsn) as other, other.lease("locked"):
        recovering = asyncio.create_task(recover(saver, graph, at_once=1, every=0.01))
        free = "select from pgcheckpoint.checkpoint_wakeups where thread_id = 'free'"
        await until(lambda: not rows_of(dsn, free))
        recovering.cancel()
        with suppress(asyncio.CancelledError):
            await recovering
