"""Wake-ups: reminders, retries and deadlines, each once; and what is stored of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta, timezone, tzinfo
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command

import pg_checkpoint as pg
from pg_checkpoint import cancel_wakeups, check_open, list_wakeups, recover, wake_at
from tests.cases import each
from tests.conftest import Patch, Saver
from tests.keys import BOTH, NEW, SECRET, sealing
from tests.making import ask, change_rows, config_for, handed_over, rows_of, run_sql, tuple_of
from tests.questions import AT_ONCE, State, asking, begin, build, does, done, settle_due, waiting
from tests.seams import before_each, database_of
from tests.waiting import cancel, until

HOUR = timedelta(hours=1)
T: Any = config_for("t")
BAD = pg.InvalidOptionError
WAKEUPS, LEASES = "pgcheckpoint.checkpoint_wakeups", "pgcheckpoint.checkpoint_leases"


def _graph(saver: Any, first: Any = None, **more: Any) -> Any:
    return build(saver, {"first": first or does("first")}, **more)


class Before:
    """A graph of which something happens before a run begins."""

    def __init__(self, graph: Any, do: Callable[[], Awaitable[object]]) -> None:
        self._graph, self._do = graph, do
        self.checkpointer = graph.checkpointer

    async def ainvoke(self, given: Any, config: Any = None, **how: Any) -> Any:
        await self._do()
        return await self._graph.ainvoke(given, config, **how)


async def test_an_input_is_run_once(saver: Saver, dsn: str) -> None:
    """A thread may begin with it."""
    graph = _graph(saver)
    await graph.ainvoke({"done": ["given"]}, T)
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    await wake_at(saver, "new", AT_ONCE, {"done": ["given"]})
    for ttl in (HOUR, None):
        await saver.aset_ttl("new", ttl)
    assert {thread.thread_id for thread in await saver.alist_threads()} == {"t", "new"}
    assert await settle_due(graph, saver) == 2
    assert await done(graph) == ["given", "first", "after", "reminded", "first", "after"]
    assert await done(graph, "new") == ["given", "first", "after"]
    for table in (WAKEUPS, LEASES):
        assert rows_of(dsn, f"select * from {table}") == []
    assert await settle_due(graph, saver) == 0


async def test_its_run_has_the_metadata_of_the_one_before(saver: Saver) -> None:
    """All but the id of the run, with which LangGraph would take the input for an old one."""
    seen: list[Any] = []

    async def look(state: State, config: RunnableConfig) -> State:
        seen.append(config["configurable"].get("user"))
        return {"done": []}

    graph = _graph(saver, look)
    await graph.ainvoke({"done": []}, {**T, "metadata": {"graph": "support", "run_id": "1"}})
    config: Any = lambda thread: {"configurable": {"user": f"of {thread.thread_id}"}}  # noqa: E731
    for _ in range(2):
        await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
        assert await settle_due(graph, saver, filter={"graph": "sales"}) == 0
        assert await settle_due(graph, saver, filter={"graph": "support"}, config=config) == 1
    assert (await done(graph)).count("reminded") == 2
    assert "run_id" not in (await tuple_of(saver, T)).metadata
    # And the config of resumed runs.
    assert seen == [None, "of t", "of t"]


async def test_a_run_that_was_given_up_is_tried_the_next_day(saver: Saver) -> None:
    works = False

    async def flaky(state: State) -> State:
        if not works:
            raise ZeroDivisionError
        return {"done": ["after"]}

    graph = _graph(saver, after=flaky)
    with suppress(ZeroDivisionError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            await graph.ainvoke({"done": []}, T)
    assert await settle_due(graph, saver, max_attempts=1) == 0
    assert len(await pg.list_unfinished(saver, given_up=True)) == 1
    await wake_at(saver, "t", AT_ONCE)
    works = True
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["first", "after"]
    assert await pg.list_unfinished(saver, given_up=True) == []


async def test_one_that_is_to_be_resumed_is_resumed_first(saver: Saver) -> None:
    graph, stopping = _graph(saver), _graph(saver)
    stopping.interrupt_before_nodes = ["after"]
    async with handed_over(saver, "t"):
        await stopping.ainvoke({"done": []}, T)
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    assert await settle_due(graph, saver) == 2
    assert await done(graph) == ["first", "after", "reminded", "first", "after"]


async def test_the_last_of_a_key_counts(saver: Saver) -> None:
    graph = _graph(saver)
    for text in ("one", "two"):
        await wake_at(saver, "t", AT_ONCE, {"done": [text]}, key="a")
    late = Command(goto="expired", update={"done": ["late"]})
    await wake_at(saver, "t", AT_ONCE, late, key="b")
    await wake_at(saver, "t", timedelta.max, key="far")
    await wake_at(saver, "t", -HOUR, {"done": ["past"]}, key="past")
    assert [wakeup.key for wakeup in await list_wakeups(saver, "t")] == ["past", "a", "b", "far"]
    assert await settle_due(graph, saver) == 3
    expected = ["past", "first", "after", "two", "first", "after", "late", "expired"]
    assert await done(graph) == expected
    # A finished thread has nothing to continue.
    await wake_at(saver, "t", AT_ONCE, key="far")
    await settle_due(graph, saver)
    assert await done(graph) == expected
    assert await list_wakeups(saver, "t") == []


async def test_what_is_taken_back_is_not_run(saver: Saver) -> None:
    """What is run just now can't be."""
    keys: list[Any] = ["a", "b", "c", 5]
    for key in keys:
        await wake_at(saver, "t", AT_ONCE, {"done": []}, key=key)
    with pytest.raises(pg.InvalidKeyError):
        await cancel_wakeups(saver, "t", "a\0b")
    for key, expected in ((keys[3], ["5"]), ("b", ["b"]), ("b", [])):
        assert await cancel_wakeups(saver, "t", key) == expected
    assert sorted(await cancel_wakeups(saver, "t")) == ["a", "c"]
    assert await settle_due(_graph(saver), saver) == 0
    taken: list[Any] = []

    async def take_back() -> None:
        taken.append(await cancel_wakeups(saver, "t"))

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Before(_graph(saver), take_back), saver) == 1
    assert taken == [[]]


async def test_a_run_may_set_the_next_one(saver: Saver, dsn: str) -> None:
    """Under the same key, which is not removed by what else the run writes."""

    async def again(state: State) -> State:
        await wake_at(saver, "t", HOUR, {"done": []}, key="daily")
        return {"done": ["first"]}

    graph = _graph(saver, again)
    await wake_at(saver, "t", AT_ONCE, {"done": []}, key="daily")
    for n in range(1, 4):
        assert await settle_due(graph, saver) == 1
        assert (await done(graph)).count("after") == n
        assert [(w.key, w.attempts) for w in await list_wakeups(saver, "t")] == [("daily", 0)]
        run_sql(dsn, f"update {WAKEUPS} set due_at = now()")


async def test_what_can_not_be_run_is_given_up(saver: Saver) -> None:
    graph = _graph(saver)
    await wake_at(saver, "t", AT_ONCE)  # there is nothing to continue
    while (await list_wakeups(saver, "t"))[0].due_at is not None:
        assert await settle_due(graph, saver, max_attempts=2) == 0
    (wakeup,) = await list_wakeups(saver, "t")
    assert (wakeup.attempts, wakeup.error) == (2, "EmptyInputError")
    assert saver.stats().recovery.gave_up == 1
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(graph, saver) == 1


async def test_a_run_that_fails_is_a_run_that_failed(saver: Saver) -> None:
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


async def test_it_goes_with_its_thread(saver: Saver, dsn: str) -> None:
    await _graph(saver).ainvoke({"done": []}, T)
    await wake_at(saver, "t", HOUR, {"done": []})
    await saver.acopy_thread("t", "copy")
    await saver.aprune(["t"])
    assert rows_of(dsn, f"select thread_id from {WAKEUPS}") == [("t",)]
    await saver.adelete_thread("t")
    assert _stored(dsn) == "[]"


async def _cancelled(saver: Saver, graph: Any, began: asyncio.Event) -> None:
    """A worker that is cancelled when something has begun."""
    recovering = asyncio.create_task(recover(saver, graph, every=0.01, grace=0.0))
    await began.wait()
    assert await cancel(recovering)


async def test_a_worker_that_is_cancelled_too_early_leaves_it(saver: Saver) -> None:
    began, graph = asyncio.Event(), _graph(saver)

    async def stall() -> None:
        began.set()
        await asyncio.Event().wait()

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    await _cancelled(saver, Before(graph, stall), began)
    assert [wakeup.attempts for wakeup in await list_wakeups(saver, "t")] == [0]
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["given", "first", "after"]


async def test_one_lost_under_its_lease_is_run_next(saver: Saver, other: Saver, dsn: str) -> None:
    """And what the first one still writes is refused, so it removes nothing."""
    graph = _graph(saver)

    async def lose() -> None:
        run_sql(dsn, f"update {LEASES} set expires_at = now()")
        assert await settle_due(_graph(other), other) == 1

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Before(graph, lose), saver) == 0
    assert await done(graph) == ["given", "first", "after"]


async def test_it_is_refused_under_a_lost_lease(saver: Saver, dsn: str) -> None:
    async with saver.lease("t"):
        run_sql(dsn, f"delete from {LEASES}")
        with pytest.raises(pg.ConcurrentWriteError):
            await wake_at(saver, "t", AT_ONCE, {"done": []})
    assert await list_wakeups(saver, "t") == []


class _NoZone(tzinfo):
    def utcoffset(self, _: datetime | None) -> None:
        return None

    tzname = dst = utcoffset


@each(
    "when, run, how, error",
    [
        (datetime(2100, 1, 1), None, {}, BAD),  # noqa: DTZ001  that is the point
        (datetime.min.replace(tzinfo=timezone(14 * HOUR)), None, {}, BAD),
        (datetime.max.replace(tzinfo=timezone.utc), None, {}, BAD),
        (datetime(2100, 1, 1, tzinfo=_NoZone()), None, {}, BAD),
        (HOUR, Command(), {}, BAD),
        ("tomorrow", None, {}, BAD),
        (True, None, {}, BAD),
        (HOUR, Command(graph=Command.PARENT, goto="x"), {}, BAD),
        (HOUR, Command(resume="yes"), {}, BAD),
        (HOUR, None, {"interrupt_id": "x"}, BAD),
        (HOUR, "input", {"interrupt_id": 7}, BAD),
        (HOUR, lambda: None, {}, pg.ValueNotSerializableError),
        *((HOUR, None, {"key": key}, pg.InvalidKeyError) for key in ("a\0b", "a" * 5000)),
    ],
)
async def test_bad_input(saver: Saver, when: Any, run: Any, how: Any, error: Any) -> None:
    with pytest.raises(error):
        await wake_at(saver, "t", when, run, **how)
    assert await list_wakeups(saver, "t") == []


async def test_those_of_a_locked_thread_hold_up_none(saver: Saver, other: Saver, dsn: str) -> None:
    for number in range(20):
        await wake_at(saver, "locked", -HOUR, {"done": []}, key=str(number))
    await wake_at(saver, "free", AT_ONCE, {"done": []})
    async with other.lease("locked"):
        recovering = asyncio.create_task(recover(saver, build(saver), at_once=1, every=0.01))
        free = f"select from {WAKEUPS} where thread_id = 'free'"
        await until(lambda: not rows_of(dsn, free))
        await cancel(recovering)


# --- deadlines: an open question is answered at a time, once, if nobody answered before ---

EXPIRED: Command[Any] = Command(resume="expired")
ASKED = "select from pgcheckpoint.checkpoint_writes where channel = '__interrupt__'"


async def due(graph: Any, saver: Any, value: Any = EXPIRED, thread_id: str = "t") -> str:
    """Runs up to a question whose deadline has come; returns its id."""
    (asked,) = (await begin(graph, saver, thread_id)).values()
    await wake_at(saver, thread_id, AT_ONCE, value, interrupt_id=asked)
    return asked


async def is_not_open(saver: Saver, asked: str, said: str | None = None) -> Any:
    with pytest.raises(pg.InterruptNotOpenError, match=said) as caught:
        await check_open(saver, "t", asked)
    return caught.value


async def test_it_answers_what_nobody_answered(saver: Saver, dsn: str) -> None:
    """Any value is an answer, also one that looks like answers by id."""
    graph = build(saver)
    by_id = {"0123456789abcdef" * 2: "approved"}
    answers: list[Any] = ["expired", {}, {"approved": False}, [], "", 0, False, by_id]
    for n, answer in enumerate(answers):
        await due(graph, saver, Command(resume=answer), f"t{n}")
    assert await settle_due(graph, saver) == len(answers)
    for n, answer in enumerate(answers):
        assert await done(graph, f"t{n}") == [f"Pay?: {answer}", "after"]
    for table in (WAKEUPS, LEASES):
        assert rows_of(dsn, f"select * from {table}") == []
    assert await settle_due(graph, saver) == 0


async def test_it_waits_for_its_time(saver: Saver, dsn: str) -> None:
    graph = build(saver)
    moment = datetime(2100, 1, 1, tzinfo=timezone.utc)
    for thread_id, when in (("in an hour", HOUR), ("at a moment", moment)):
        (asked,) = (await begin(graph, saver, thread_id)).values()
        await wake_at(saver, thread_id, when, EXPIRED, interrupt_id=asked)
        (wakeup,) = await list_wakeups(saver, thread_id)
        assert (wakeup.thread_id, wakeup.key, wakeup.interrupt_id) == (thread_id, asked, asked)
        assert wakeup.due_at == moment or thread_id == "in an hour"
    assert await settle_due(graph, saver) == 0
    run_sql(dsn, f"update {WAKEUPS} set due_at = now()")
    assert await settle_due(graph, saver) == 2
    assert await done(graph, "in an hour") == ["Pay?: expired", "after"]


async def test_an_answer_before_it_counts(saver: Saver) -> None:
    """What somebody drives is left alone until it is free."""
    graph = build(saver)
    asked = await due(graph, saver)
    async with saver.lease("t"):
        assert await settle_due(graph, saver) == 0
        await check_open(saver, "t", asked)
        await graph.ainvoke(Command(resume="yes"), T)
    assert await settle_due(graph, saver) == 0
    assert await done(graph) == ["Pay?: yes", "after"]
    assert await list_wakeups(saver, "t") == []


async def test_an_answer_after_it_is_told_what_is_open(saver: Saver) -> None:
    """Without the check, LangGraph loses a late answer, or gives it to another question."""
    graph = build(saver, after=asking("Ship?"))
    first = await due(graph, saver)
    with pytest.raises(pg.InterruptNotOpenError):
        await wake_at(saver, "another", AT_ONCE, EXPIRED, interrupt_id=first)
    await settle_due(graph, saver)
    second = (await waiting(graph))["Ship?"]
    with pytest.raises(pg.InvalidOptionError, match="inside the block"):
        await check_open(saver, "t", first)
    async with saver.lease("t"):
        refused = await is_not_open(saver, first, f"'t' is not open.*{second}")
        assert refused.open_ids == (second,)
        await check_open(saver, "t", second)
    with pytest.raises(pg.InterruptNotOpenError):
        await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=first)
    await graph.ainvoke(Command(resume={first: "yes"}), T)
    assert await done(graph) == ["Pay?: expired"]
    await graph.ainvoke(Command(resume="yes"), T)
    assert await done(graph) == ["Pay?: expired", "Ship?: yes"]


async def test_a_goto_or_an_input_drops_the_question(saver: Saver) -> None:
    graph = build(saver)
    await due(graph, saver, Command(goto="expired"))
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["expired"]
    assert await waiting(graph) == {}
    assert not (await graph.aget_state(T)).next
    # One to no node leaves it open.
    await due(graph, saver, Command(goto="nowhere"), "u")
    assert await settle_due(graph, saver, max_attempts=1) == 0
    assert set(await waiting(graph, "u")) == {"Pay?"}
    assert [wakeup.error for wakeup in await list_wakeups(saver, "u")] == ["InvalidOptionError"]
    asked = await due(graph, saver, {"done": ["asks again"]}, "v")
    assert await settle_due(graph, saver) == 1
    (again,) = (await waiting(graph, "v")).values()
    assert again != asked
    assert await done(graph, "v") == ["asks again"]


async def test_a_task_that_failed_beside_it_asks_anew(saver: Saver, dsn: str) -> None:
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
    await graph.ainvoke(Command(resume={second_id: "yes"}), T)
    assert sorted(await done(graph)) == ["First?: expired", "Second?: yes", "after"]


async def test_questions_in_subgraphs(saver: Saver) -> None:
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
        await is_not_open(saver, asked["Pay?"])
        await check_open(saver, "t", asked["Ship?"])
    await wake_at(saver, "t", AT_ONCE, Command(resume="no"), interrupt_id=asked["Ship?"])
    assert await settle_due(graph, saver) == 1
    assert sorted(await done(graph)) == ["Pay?: expired", "Ship?: no", "after"]


async def test_a_node_that_asks_again_is_asked_anew(saver: Saver) -> None:
    """Older versions of LangGraph give both questions one id."""
    graph = build(saver, {"pay": asking("Pay?", times=2)})
    await due(graph, saver)
    async with saver.lease("t"):
        await graph.ainvoke(Command(resume="yes"), T)
    assert await settle_due(graph, saver) == 0
    (second,) = (await waiting(graph)).values()
    await wake_at(saver, "t", AT_ONCE, EXPIRED, interrupt_id=second)
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["Pay?: yes", "Pay?: expired", "after"]


async def test_of_a_person_and_a_deadline_one_answers(saver: Saver, other: Saver) -> None:
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
        assert given == "yes" or isinstance(answered, pg.InterruptNotOpenError), answered
        assert await done(graph, f"t{n}") == [f"Pay?: {given}", "after"]


@pytest.mark.parametrize("others", [0, 1])
async def test_a_node_that_fails_on_its_answer(saver: Saver, others: int) -> None:
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
        (given_up,) = await pg.list_unfinished(saver, given_up=True)
        assert (given_up.attempts, given_up.error) == (3, "ZeroDivisionError")
        return
    # Its task has the answer, and nothing runs the one beside it that asks.
    assert ran == ["expired"]
    (thread,) = await pg.list_waiting(saver)
    (left,) = thread.interrupts
    assert left.value == "n0"
    async with saver.lease("t"):
        await is_not_open(saver, asked["Pay?"])
        with pytest.raises(ZeroDivisionError):
            await graph.ainvoke(Command(resume={left.id: "yes"}), T)
    assert ran == ["expired"] * 2


async def test_a_cancelled_worker_leaves_it(saver: Saver) -> None:
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
    await _cancelled(saver, graph, began)
    assert await settle_due(graph, saver) == 1
    assert ran == ["expired"] * 2
    assert await list_wakeups(saver, "t") == []


def test_the_blocking_saver_has_it_too(sync_saver: pg.PostgresSaver) -> None:
    graph = build(sync_saver)
    asyncio.run(graph.ainvoke({"done": []}, T))
    (asked,) = asyncio.run(waiting(graph)).values()
    wake_at(sync_saver, "t", AT_ONCE, EXPIRED, interrupt_id=asked)
    wake_at(sync_saver, "u", HOUR, {"done": ["given"]})
    assert [wakeup.key for wakeup in list_wakeups(sync_saver, "u")] == [""]
    assert cancel_wakeups(sync_saver, "u") == [""]
    with sync_saver.lease("u"), pytest.raises(pg.InterruptNotOpenError):
        check_open(sync_saver, "u", "x")
    with pytest.raises(pg.InvalidOptionError):
        check_open(sync_saver, "u", "x")
    assert asyncio.run(settle_due(graph, sync_saver)) == 1
    assert asyncio.run(done(graph)) == ["Pay?: expired", "after"]


# --- what is stored of it ---

RUN = {"done": [SECRET]}


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
async def sealed(dsn: str, request: pytest.FixtureRequest) -> AsyncIterator[Saver]:
    how: Any = {"encrypt_metadata": True, "clear_metadata": ["graph"]}
    async with sealing(dsn, data_keys=request.param, **how) as saver:
        yield saver


def _stored(dsn: str) -> str:
    return repr(rows_of(dsn, f"select * from {WAKEUPS}"))


def _errors(dsn: str) -> list[str]:
    return [error for (error,) in rows_of(dsn, f"select error from {WAKEUPS}")]


async def test_it_is_encrypted(sealed: Saver, dsn: str) -> None:
    # The first call of the saver.
    await wake_at(sealed, "new", AT_ONCE, RUN)
    graph = build(sealed)
    (asked,) = (await begin(graph, sealed, of="support")).values()
    await wake_at(sealed, "t", AT_ONCE, Command(resume=SECRET), interrupt_id=asked)
    assert SECRET not in _stored(dsn)
    assert len(_errors(dsn)) == 2
    assert await settle_due(graph, sealed, filter={"graph": "support"}) == 1
    assert await done(graph) == [f"Pay?: {SECRET}", "after"]
    await settle_due(graph, sealed)
    assert await done(graph, "new") == [SECRET]


_TAMPERED = (
    "set blob = substring(blob for length(blob) - 1)",
    "set type = 'pg:aes:null'",
    r"set type = 'msgpack', blob = '\x80'",
    *("set name = 'other'", "set thread_id = 'u'", "set interrupt_id = null"),
    *("set checkpoint_id = null", "set answers = 1"),
)


@pytest.mark.one_server("changes thread_id")
async def test_what_is_tampered_with_is_not_run(sealed: Saver, dsn: str) -> None:
    graph = build(sealed)
    await begin(graph, sealed, "u")
    threads = [f"t{number}" for number in range(len(_TAMPERED))]
    for thread_id, change in zip(threads, _TAMPERED, strict=True):
        await due(graph, sealed, Command(resume=SECRET), thread_id)
        change_rows(dsn, f"update checkpoint_wakeups {change} where thread_id = '{thread_id}'")
    assert await settle_due(graph, sealed, max_attempts=1) == 0
    for thread_id in ("u", *threads):
        assert await done(graph, thread_id) == []
    assert _errors(dsn) == ["DecryptionError"] * len(_TAMPERED)


@pytest.mark.one_server("changes schema_id at random")
async def test_it_is_of_its_cipher_and_schema(sealed: Saver, saver: Saver, dsn: str) -> None:
    await wake_at(sealed, "t", AT_ONCE, RUN)
    with pytest.raises(pg.CipherRequiredError):
        await wake_at(saver, "t", AT_ONCE, RUN)
    assert await settle_due(build(saver), saver, max_attempts=1) == 0
    await wake_at(sealed, "u", AT_ONCE, RUN)
    run_sql(dsn, "update pgcheckpoint.schema_migrations set schema_id = gen_random_uuid()")
    async with sealing(dsn) as other:
        assert await settle_due(build(other), other, max_attempts=1) == 0
    assert _errors(dsn) == ["DecryptionError"] * 2


async def test_it_is_rotated(sealed: Saver, dsn: str) -> None:
    await wake_at(sealed, "t", AT_ONCE, RUN)
    data_keys = database_of(sealed).has_data_keys
    async with sealing(dsn, BOTH, data_keys=data_keys) as rotating:
        rotated = await pg.rotate_keys(rotating)
        assert sum(rows.wakeups for rows in rotated.keys.values()) == 1
        said = rotated.complete, rotated.rotated.wakeups, rotated.failed
        assert said == (True, 0 if data_keys else 1, 0)
    async with sealing(dsn, NEW, data_keys=data_keys) as later:
        graph = build(later)
        assert await settle_due(graph, later) == 1
        assert await done(graph) == [SECRET]


async def test_one_in_clear_becomes_encrypted(saver: Saver, dsn: str) -> None:
    await wake_at(saver, "t", AT_ONCE, RUN)
    async with sealing(dsn, allow_plaintext=True) as opening:
        assert (await pg.rotate_keys(opening)).rotated.wakeups == 1
    assert SECRET not in _stored(dsn)
    async with sealing(dsn) as later:
        assert await settle_due(build(later), later) == 1


async def test_it_is_shredded_with_its_thread(dsn: str) -> None:
    async with sealing(dsn) as plain:
        await wake_at(plain, "by the ring", HOUR, RUN)
    async with sealing(dsn, data_keys=True) as sealed:
        await begin(build(sealed), sealed)
        await wake_at(sealed, "t", HOUR, RUN)
        await pg.shred_thread(sealed, "t")
        assert len(_errors(dsn)) == 1
        with pytest.raises(pg.DataKeyError, match="rotate_keys"):
            await pg.shred_thread(sealed, "by the ring")
        assert (await pg.rotate_keys(sealed)).complete
        await pg.shred_thread(sealed, "by the ring")
    assert _stored(dsn) == "[]"


async def test_a_look_takes_no_round_trip_of_its_own(saver: Saver, monkeypatch: Patch) -> None:
    looks = list[int]()
    await settle_due(build(saver), saver)

    async def count(statements: Any, **how: Any) -> None:
        looks.append(len(statements))

    before_each(monkeypatch, database_of(saver), "read", count)
    await recover(saver, build(saver), forever=False)
    # What sweeps and counts reads is one statement each.
    assert looks.count(2) == 1


async def test_strict_savers_make_commands(dsn: str) -> None:
    async with Saver.from_conn_string(dsn, strict=True) as strict:
        graph = build(strict)
        await due(graph, strict, Command(resume="no"))
        assert await settle_due(graph, strict) == 1
        assert await done(graph) == ["Pay?: no", "after"]
