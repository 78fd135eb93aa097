"""Deadlines: an open question is answered at a time, once, if nobody answered before."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command

from pg_checkpoint import (
    AsyncPostgresSaver,
    InterruptNotOpenError,
    InvalidOptionError,
    PostgresSaver,
    cancel_wakeups,
    check_open,
    list_unfinished,
    list_waiting,
    list_wakeups,
    recover,
    wake_at,
)
from tests.making import ask, config_for, rows_of, run_sql
from tests.questions import AT_ONCE, State, asking, begin, build, done, settle_due, waiting
from tests.waiting import until

EXPIRED: Command[Any] = Command(resume="expired")
HOUR = timedelta(hours=1)
ASKED = "select from pgcheckpoint.checkpoint_writes where channel = '__interrupt__'"


async def due(graph: Any, saver: Any, value: Any = EXPIRED, thread_id: str = "t") -> str:
    """Runs up to a question whose deadline has come; returns its id."""
    (asked,) = (await begin(graph, saver, thread_id)).values()
    await wake_at(saver, thread_id, AT_ONCE, value, interrupt_id=asked)
    return asked


async def test_it_answers_what_nobody_answered(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Any value is an answer, also one that looks like answers by id."""
    graph = build(saver)
    by_id = {"0123456789abcdef" * 2: "approved"}
    answers: list[Any] = ["expired", {}, {"approved": False}, [], "", 0, False, by_id]
    for n, answer in enumerate(answers):
        await due(graph, saver, Command(resume=answer), f"t{n}")
    assert await settle_due(graph, saver) == len(answers)
    for n, answer in enumerate(answers):
        assert await done(graph, f"t{n}") == [f"Pay?: {answer}", "after"]
        assert await list_wakeups(saver, f"t{n}") == []
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_leases") == []
    assert await settle_due(graph, saver) == 0


async def test_it_waits_for_its_time(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = build(saver)
    moment = datetime(2100, 1, 1, tzinfo=timezone.utc)
    for thread_id, when in (("in an hour", HOUR), ("at a moment", moment)):
        (asked,) = (await begin(graph, saver, thread_id)).values()
        await wake_at(saver, thread_id, when, EXPIRED, interrupt_id=asked)
        (wakeup,) = await list_wakeups(saver, thread_id)
        assert (wakeup.thread_id, wakeup.key, wakeup.interrupt_id) == (thread_id, asked, asked)
        assert wakeup.due_at == moment or thread_id == "in an hour"
    assert await settle_due(graph, saver) == 0
    run_sql(dsn, "update pgcheckpoint.checkpoint_wakeups set due_at = now()")
    assert await settle_due(graph, saver) == 2
    assert await done(graph, "in an hour") == ["Pay?: expired", "after"]


async def test_an_answer_before_it_counts(saver: AsyncPostgresSaver) -> None:
    """What somebody drives is left alone until it is free."""
    graph = build(saver)
    asked = await due(graph, saver)
    async with saver.lease("t"):
        assert await settle_due(graph, saver) == 0
        await check_open(saver, "t", asked)
        await graph.ainvoke(Command(resume="yes"), config_for("t"))
    assert await settle_due(graph, saver) == 0
    assert await done(graph) == ["Pay?: yes", "after"]
    assert await list_wakeups(saver, "t") == []


async def test_an_answer_after_it_is_told_what_is_open(saver: AsyncPostgresSaver) -> None:
    """Without the check, LangGraph loses a late answer, or gives it to another question."""
    graph = build(saver, after=asking("Ship?"))
    first = await due(graph, saver)
    with pytest.raises(InterruptNotOpenError):
        await wake_at(saver, "another", AT_ONCE, EXPIRED, interrupt_id=first)
    await settle_due(graph, saver)
    second = (await waiting(graph))["Ship?"]
    with pytest.raises(InvalidOptionError, match="inside the block"):
        await check_open(saver, "t", first)
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError, match=f"'t' is not open.*{second}") as caught:
            await check_open(saver, "t", first)
        assert caught.value.open_ids == (second,)
        await check_open(saver, "t", second)
    with pytest.raises(InterruptNotOpenError):
        await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=first)
    await graph.ainvoke(Command(resume={first: "yes"}), config_for("t"))
    assert await done(graph) == ["Pay?: expired"]
    await graph.ainvoke(Command(resume="yes"), config_for("t"))
    assert await done(graph) == ["Pay?: expired", "Ship?: yes"]


async def test_a_goto_or_an_input_drops_the_question(saver: AsyncPostgresSaver) -> None:
    graph = build(saver)
    await due(graph, saver, Command(goto="expired"))
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["expired"]
    assert await waiting(graph) == {}
    assert not (await graph.aget_state(config_for("t"))).next
    # One to no node leaves it open.
    await due(graph, saver, Command(goto="nowhere"), "u")
    assert await settle_due(graph, saver, max_attempts=1) == 0
    assert set(await waiting(graph, "u")) == {"Pay?"}
    (wakeup,) = await list_wakeups(saver, "u")
    assert wakeup.error == "InvalidOptionError"
    asked = await due(graph, saver, {"done": ["asks again"]}, "v")
    assert await settle_due(graph, saver) == 1
    (again,) = (await waiting(graph, "v")).values()
    assert again != asked
    assert await done(graph, "v") == ["asks again"]


async def test_a_task_that_failed_beside_it_asks_anew(saver: AsyncPostgresSaver, dsn: str) -> None:
    failed: list[bool] = []

    async def second(_: State, config: RunnableConfig) -> Any:
        if not failed:
            await until(lambda: rows_of(dsn, ASKED))
            failed.append(True)
            raise ZeroDivisionError
        return {"done": [f"Second?: {ask('Second?', config)}"]}

    graph = build(saver, {"first": asking("First?"), "second": second})

    with suppress(ZeroDivisionError):
        await begin(graph, saver)
    asked = await waiting(graph)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["First?"])
    await settle_due(graph, saver)
    (second_id,) = (await waiting(graph)).values()
    await graph.ainvoke(Command(resume={second_id: "yes"}), config_for("t"))
    assert sorted(await done(graph)) == ["First?: expired", "Second?: yes", "after"]


async def test_questions_in_subgraphs(saver: AsyncPostgresSaver) -> None:
    """Each gets its own answer."""
    nodes = {}
    for name in ("Pay?", "Ship?"):
        inner: Any = StateGraph(State)
        nodes[name[:-1]] = inner.add_node("ask", asking(name)).add_edge(START, "ask").compile()
    graph = build(saver, nodes)
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["Pay?"])
    assert await settle_due(graph, saver) == 1
    assert await waiting(graph) == {"Ship?": asked["Ship?"]}
    assert await list_wakeups(saver, "t") == []
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError):
            await check_open(saver, "t", asked["Pay?"])
        await check_open(saver, "t", asked["Ship?"])
    await wake_at(saver, "t", AT_ONCE, Command(resume="no"), interrupt_id=asked["Ship?"])
    assert await settle_due(graph, saver) == 1
    assert sorted(await done(graph)) == ["Pay?: expired", "Ship?: no", "after"]


async def test_a_node_that_asks_again_is_asked_anew(saver: AsyncPostgresSaver) -> None:
    """Older versions of LangGraph give both questions one id."""
    graph = build(saver, {"pay": asking("Pay?", times=2)})
    (first,) = (await begin(graph, saver)).values()
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=first)
    async with saver.lease("t"):
        await graph.ainvoke(Command(resume="yes"), config_for("t"))
    assert await settle_due(graph, saver) == 0
    (second,) = (await waiting(graph)).values()
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=second)
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["Pay?: yes", "Pay?: expired", "after"]


async def test_of_a_person_and_a_deadline_one_answers(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver
) -> None:
    graph, others = build(saver), build(other)
    questions = {n: await due(graph, saver, thread_id=f"t{n}") for n in range(12)}

    async def answer(n: int) -> str:
        async with other.lease(f"t{n}", wait=30):
            await check_open(other, f"t{n}", questions[n])
            await others.ainvoke(Command(resume="yes"), config_for(f"t{n}"))
        return "yes"

    # Two workers, of whom each may answer.
    recovering = [asyncio.create_task(settle_due(graph, saver, at_once=3)) for _ in range(2)]
    answers = await asyncio.gather(*map(answer, questions), return_exceptions=True)
    await asyncio.gather(*recovering)
    await settle_due(graph, saver)
    for n, answered in enumerate(answers):
        given = "yes" if answered == "yes" else "expired"
        assert given == "yes" or isinstance(answered, InterruptNotOpenError), answered
        assert await done(graph, f"t{n}") == [f"Pay?: {given}", "after"]


@pytest.mark.parametrize("others", [0, 1])
async def test_a_node_that_fails_on_its_answer(saver: AsyncPostgresSaver, others: int) -> None:
    """It is tried again with the answer, which is stored; and given up like any other."""
    ran: list[str] = []

    async def pay(state: State, config: RunnableConfig) -> State:
        ran.append(ask("Pay?", config))
        raise ZeroDivisionError

    graph = build(saver, {"pay": pay, **{f"n{n}": asking(f"n{n}") for n in range(others)}})
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["Pay?"])
    for _ in range(4):
        assert await settle_due(graph, saver, max_attempts=3) == 0
    assert await list_wakeups(saver, "t") == []
    if not others:
        assert ran == ["expired"] * 3
        (given_up,) = await list_unfinished(saver, given_up=True)
        assert (given_up.attempts, given_up.error) == (3, "ZeroDivisionError")
        return
    # Its task has the answer, and nothing runs the one beside it that asks.
    assert ran == ["expired"]
    (thread,) = await list_waiting(saver)
    (left,) = thread.interrupts
    assert left.value == "n0"
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError):
            await check_open(saver, "t", asked["Pay?"])
        with pytest.raises(ZeroDivisionError):
            await graph.ainvoke(Command(resume={left.id: "yes"}), config_for("t"))
    assert ran == ["expired"] * 2


async def test_a_cancelled_worker_leaves_it(saver: AsyncPostgresSaver) -> None:
    """In the node that got the answer, which then gets it again."""
    began, ran = asyncio.Event(), list[str]()

    async def pay(state: State, config: RunnableConfig) -> State:
        ran.append(ask("Pay?", config))
        if not began.is_set():
            began.set()
            await asyncio.Event().wait()
        return {"done": ["paid"]}

    graph = build(saver, {"pay": pay})
    await due(graph, saver)
    recovering = asyncio.create_task(recover(saver, graph, every=0.01, grace=0.0))
    await began.wait()
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    assert await settle_due(graph, saver) == 1
    assert ran == ["expired"] * 2
    assert await list_wakeups(saver, "t") == []


def test_the_blocking_saver_has_it_too(sync_saver: PostgresSaver) -> None:
    graph = build(sync_saver)
    asyncio.run(graph.ainvoke({"done": []}, config_for("t")))
    (asked,) = asyncio.run(waiting(graph)).values()
    wake_at(sync_saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    wake_at(sync_saver, "u", HOUR, {"done": ["given"]})
    assert [wakeup.key for wakeup in list_wakeups(sync_saver, "u")] == [""]
    assert cancel_wakeups(sync_saver, "u") == [""]
    with sync_saver.lease("u"), pytest.raises(InterruptNotOpenError):
        check_open(sync_saver, "u", "x")
    with pytest.raises(InvalidOptionError):
        check_open(sync_saver, "u", "x")
    assert asyncio.run(settle_due(graph, sync_saver)) == 1
    assert asyncio.run(done(graph)) == ["Pay?: expired", "after"]
