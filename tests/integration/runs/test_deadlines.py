"""Deadlines: an open question is answered at a time, once, if nobody answered before."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
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


async def test_one_that_failed_after_its_answer_asks_still(saver: AsyncPostgresSaver) -> None:
    """As the list of waiting threads has it; who handles the error is noted beside it."""
    graph = build(saver)
    (asked,) = (await begin(graph, saver)).values()
    state = await graph.aget_state(config_for("t"))
    writes = [("__error__", ValueError("wrong")), ("__error_source_node__", "pay")]
    await saver.aput_writes(state.config, writes, state.tasks[0].id)
    assert [thread.thread_id for thread in await list_waiting(saver)] == ["t"]
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    async with saver.lease("t"):
        await check_open(saver, "t", asked)


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


async def test_an_answer_after_it_gets_an_error(saver: AsyncPostgresSaver) -> None:
    graph = build(saver)
    asked = await due(graph, saver)
    with pytest.raises(InterruptNotOpenError):
        await wake_at(saver, "another", AT_ONCE, EXPIRED, interrupt_id=asked)
    await settle_due(graph, saver)
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError, match="'t' is not open") as caught:
            await check_open(saver, "t", asked)
    assert caught.value.open_ids == ()
    with pytest.raises(InterruptNotOpenError):
        await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    with pytest.raises(InvalidOptionError, match="inside the block"):
        await check_open(saver, "t", asked)


async def test_the_error_says_what_is_open(saver: AsyncPostgresSaver) -> None:
    """Without the check, LangGraph loses a late answer, or gives it to another question."""
    graph = build(saver, after=asking("Ship?"))
    first = await due(graph, saver)
    await settle_due(graph, saver)
    second = (await waiting(graph))["Ship?"]
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError, match=second) as caught:
            await check_open(saver, "t", first)
        assert caught.value.open_ids == (second,)
        await check_open(saver, "t", second)
    await graph.ainvoke(Command(resume={first: "yes"}), config_for("t"))
    assert await done(graph) == ["Pay?: expired"]
    await graph.ainvoke(Command(resume="yes"), config_for("t"))
    assert await done(graph) == ["Pay?: expired", "Ship?: yes"]


async def test_of_two_questions_it_answers_its_own(saver: AsyncPostgresSaver) -> None:
    graph = build(saver, {"pay": asking("Pay?"), "ship": asking("Ship?")})
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["Pay?"])
    assert await settle_due(graph, saver) == 1
    assert await waiting(graph) == {"Ship?": asked["Ship?"]}
    assert await list_wakeups(saver, "t") == []
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError):
            await check_open(saver, "t", asked["Pay?"])
        await check_open(saver, "t", asked["Ship?"])
        await graph.ainvoke(Command(resume={asked["Ship?"]: "yes"}), config_for("t"))
    assert sorted(await done(graph)) == ["Pay?: expired", "Ship?: yes", "after"]


async def test_a_task_that_failed_beside_it_does_not_take_its_answer(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
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
    nodes = {}
    for name in ("Pay?", "Ship?"):
        inner: Any = StateGraph(State)
        inner.add_node("ask", asking(name))
        inner.add_edge(START, "ask")
        nodes[name[:-1]] = inner.compile()
    graph = build(saver, nodes)
    for what, interrupt_id in (await begin(graph, saver)).items():
        expired: Command[Any] = Command(resume=f"no {what}")
        await wake_at(saver, "t", AT_ONCE, expired, interrupt_id=interrupt_id)
    assert len(await list_wakeups(saver, "t")) == 2
    assert await settle_due(graph, saver) == 2
    assert sorted(await done(graph)) == ["Pay?: no Pay?", "Ship?: no Ship?", "after"]


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


async def test_an_entrypoint(saver: AsyncPostgresSaver) -> None:
    @task
    async def note(text: str) -> str:
        return f"noted {text}"

    @entrypoint(checkpointer=saver)
    async def flow(given: str, *, config: RunnableConfig) -> str:
        first = await note(given)
        return f"{first}, {ask('Pay?', config)}"

    async with saver.lease("t"):
        await flow.ainvoke("it", config_for("t"))
    (asked,) = (await waiting(flow)).values()
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    assert await settle_due(flow, saver) == 1
    assert (await flow.aget_state(config_for("t"))).values == "noted it, expired"


async def test_a_goto_drops_the_question(saver: AsyncPostgresSaver) -> None:
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


async def test_an_input_instead_of_an_answer(saver: AsyncPostgresSaver) -> None:
    graph = build(saver)
    asked = await due(graph, saver, {"done": ["asks again"]})
    assert await settle_due(graph, saver) == 1
    (again,) = (await waiting(graph)).values()
    assert again != asked
    assert await done(graph) == ["asks again"]


async def test_many_workers_answer_once(saver: AsyncPostgresSaver, dsn: str) -> None:
    ran: list[str] = []

    async def note(state: State, config: RunnableConfig) -> State:
        ran.append(config["configurable"]["thread_id"])
        return {"done": ["after"]}

    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        graphs = build(saver, after=note), build(other, after=note)
        for n in range(8):
            await due(graphs[0], saver, thread_id=f"t{n}")
        loops = [(graphs[0], saver), (graphs[1], other)] * 2
        assert sum(await asyncio.gather(*(settle_due(*loop) for loop in loops))) == 8
    assert sorted(ran) == [f"t{n}" for n in range(8)]


async def test_of_a_person_and_a_deadline_one_answers(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def answer(n: int) -> str:
        asked = questions[n]
        async with other.lease(f"t{n}", wait=30):
            await check_open(other, f"t{n}", asked)
            await others.ainvoke(Command(resume="yes"), config_for(f"t{n}"))
        return "yes"

    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        graph, others, questions = build(saver), build(other), dict[int, str]()
        for n in range(12):
            questions[n] = await due(graph, saver, thread_id=f"t{n}")
        recovering = asyncio.create_task(settle_due(graph, saver, at_once=3))
        answers = await asyncio.gather(*map(answer, questions), return_exceptions=True)
        await recovering
        await settle_due(graph, saver)
    for n, answered in enumerate(answers):
        given = "yes" if answered == "yes" else "expired"
        assert given == "yes" or isinstance(answered, InterruptNotOpenError), answered
        assert await done(graph, f"t{n}") == [f"Pay?: {given}", "after"]


async def test_the_filter_holds(saver: AsyncPostgresSaver) -> None:
    graph = build(saver)
    (asked,) = (await begin(graph, saver, of="support")).values()
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    assert await settle_due(graph, saver, filter={"graph": "sales"}) == 0
    assert await settle_due(graph, saver, filter={"graph": "support"}) == 1


async def test_a_run_that_fails_after_its_answer_is_tried_again(saver: AsyncPostgresSaver) -> None:
    """With the answer, which is stored; and given up like any other."""
    ran: list[str] = []

    async def fail(state: State) -> State:
        ran.append(state["done"][0])
        raise ZeroDivisionError

    graph = build(saver, after=fail)
    await due(graph, saver)
    while len(ran) < 3:
        assert await settle_due(graph, saver, max_attempts=3) == 0
    assert ran == ["Pay?: expired"] * 3
    assert await list_wakeups(saver, "t") == []
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (3, "ZeroDivisionError")


@pytest.mark.parametrize("others", [0, 1])
async def test_a_node_that_fails_on_its_answer(saver: AsyncPostgresSaver, others: int) -> None:
    ran: list[str] = []

    async def pay(state: State, config: RunnableConfig) -> State:
        ran.append(ask("Pay?", config))
        raise ZeroDivisionError

    graph = build(saver, {"pay": pay, **{f"n{n}": asking(f"n{n}") for n in range(others)}})
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["Pay?"])
    for _ in range(4):
        assert await settle_due(graph, saver, max_attempts=3) == 0
    if not others:
        assert ran == ["expired"] * 3
        (given_up,) = await list_unfinished(saver, given_up=True)
        assert given_up.attempts == 3
        return
    # Its task has the answer, and nothing runs the one beside it that asks.
    assert ran == ["expired"]
    assert await list_wakeups(saver, "t") == []
    (thread,) = await list_waiting(saver)
    (left,) = thread.interrupts
    assert left.value == "n0"
    async with saver.lease("t"):
        with pytest.raises(InterruptNotOpenError):
            await check_open(saver, "t", asked["Pay?"])
        with pytest.raises(ZeroDivisionError):
            await graph.ainvoke(Command(resume={left.id: "yes"}), config_for("t"))
    assert ran == ["expired"] * 2


async def test_a_drained_worker_leaves_it_to_others(saver: AsyncPostgresSaver, dsn: str) -> None:
    began = asyncio.Event()

    async def stall(state: State) -> State:
        if not began.is_set():
            began.set()
            await asyncio.sleep(60)
        return {"done": ["after"]}

    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        graph = build(other, after=stall)
        await due(graph, other)
        recovering = asyncio.create_task(recover(other, graph, every=0.01))
        await began.wait()
        other.drain(grace=0.0)
        await recovering
    graph = build(saver, after=stall)
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["Pay?: expired", "after"]


@pytest.mark.parametrize("others", [0, 1])
async def test_a_cancelled_worker_leaves_it(saver: AsyncPostgresSaver, others: int) -> None:
    """In the node that got the answer, which then gets it again: at once if no other asks.

    With others, LangGraph stores that the task was cancelled while `recover` lets the lease go: a
    write that comes too late is refused, and then the question is still open, and due.
    """
    began, ran = asyncio.Event(), list[str]()

    async def pay(state: State, config: RunnableConfig) -> State:
        ran.append(ask("Pay?", config))
        if not began.is_set():
            began.set()
            await asyncio.sleep(60)
        return {"done": ["paid"]}

    graph = build(saver, {"pay": pay, **{f"n{n}": asking(f"n{n}") for n in range(others)}})
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked["Pay?"])
    recovering = asyncio.create_task(recover(saver, graph, every=0.01, grace=0.0))
    await began.wait()
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    again = await settle_due(graph, saver)
    assert again >= 1 - others
    if not again:
        (thread,) = await list_waiting(saver)
        (left,) = thread.interrupts
        await graph.ainvoke(Command(resume={left.id: "yes"}), config_for("t"))
    assert ran == ["expired"] * 2
    assert "Pay?" not in await waiting(graph)
    assert await list_wakeups(saver, "t") == []


async def test_the_blocking_saver_has_it_too(sync_saver: PostgresSaver) -> None:
    graph = build(sync_saver)
    await graph.ainvoke({"done": []}, config_for("t"))
    (asked,) = (await waiting(graph)).values()

    def block() -> None:
        wake_at(sync_saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
        wake_at(sync_saver, "u", HOUR, {"done": ["given"]})
        assert [wakeup.key for wakeup in list_wakeups(sync_saver, "u")] == [""]
        assert cancel_wakeups(sync_saver, "u") == [""]
        with sync_saver.lease("u"), pytest.raises(InterruptNotOpenError):
            check_open(sync_saver, "u", "x")
        with pytest.raises(InvalidOptionError):
            check_open(sync_saver, "u", "x")

    await asyncio.to_thread(block)
    assert await settle_due(graph, sync_saver) == 1
    assert await done(graph) == ["Pay?: expired", "after"]
