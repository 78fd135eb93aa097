"""Runs whose streams are appended: numbers, tokens, ends, and what is resumed after a crash."""

from __future__ import annotations

import asyncio
import operator
from collections.abc import AsyncIterator
from typing import Annotated, Any, TypedDict

import pytest
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, interrupt

from pg_checkpoint import (
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    Event,
    InvalidOptionError,
    OverloadedError,
    Resumed,
    recover,
)
from tests.making import rows_of, run_sql
from tests.seams import engine_of
from tests.waiting import until


class State(TypedDict):
    said: Annotated[list[str], operator.add]


@pytest.fixture
async def events(dsn: str) -> AsyncIterator[AsyncPostgresEvents]:
    async with AsyncPostgresEvents(dsn) as opened:
        yield opened


def config(thread_id: str = "t") -> Any:
    return {"configurable": {"thread_id": thread_id}}


def speaking(words: str) -> Any:
    """A node that streams the words of a model."""

    async def speak(state: State) -> Any:
        model = GenericFakeChatModel(messages=iter([AIMessage(content=words)]))
        answer = await model.ainvoke("say it")
        return {"said": [answer.content]}

    return speak


def graph_of(saver: Any, **nodes: Any) -> Any:
    builder: Any = StateGraph(State)
    last = START
    for name, node in nodes.items():
        builder.add_node(name, node)
        builder.add_edge(last, name)
        last = name
    builder.add_edge(last, END)
    return builder.compile(checkpointer=saver)


def tokens(events: list[Event]) -> str:
    """What a client shows of the messages, that drops what is void."""
    shown: list[tuple[int, str]] = []
    for number, value in events:
        if isinstance(value, Resumed):
            shown = [(n, text) for n, text in shown if n <= value.after]
        else:
            shown.append((number, value[0].content))
    return "".join(text for _, text in shown)


async def test_a_run_is_appended_and_yielded_with_numbers(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    graph = graph_of(saver, one=speaking("to be or"), two=speaking(" not to be"))
    got = [e async for e in events.stream(graph, {"said": []}, config(), stream_mode="messages")]
    assert [event.number for event in got] == list(range(1, len(got) + 1))
    assert tokens(got) == "to be or not to be"
    again = [event async for event in events.follow("t")]
    assert [event.number for event in again] == [event.number for event in got]
    assert tokens(again) == tokens(got)
    assert (await graph.aget_state(config())).values == {"said": ["to be or", " not to be"]}


async def test_modes_and_shapes_are_those_of_astream(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    graph = graph_of(saver, one=speaking("yes"))
    for modes in ("updates", ["values", "updates"], "values"):
        thread = str(modes)
        got = events.stream(graph, {"said": []}, config(thread), stream_mode=modes)
        expected = graph.astream({"said": []}, config(thread + "2"), stream_mode=modes)
        assert [e.value async for e in got] == [chunk async for chunk in expected]


async def test_tokens_share_appends(
    dsn: str, events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    graph = graph_of(saver, one=speaking("word " * 200))
    got = [e async for e in events.stream(graph, {"said": []}, config(), stream_mode="messages")]
    assert len(got) > 200
    ((rows,),) = rows_of(dsn, "select count(*) from pgcheckpoint.checkpoint_events")
    assert rows < 20


async def test_an_interrupt_ends_the_log_and_its_answer_begins_another_run(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    def ask(state: State) -> Any:
        return {"said": [interrupt("really?")]}

    graph = graph_of(saver, ask=ask)
    first = [e async for e in events.stream(graph, {"said": []}, config())]
    assert "__interrupt__" in first[-1].value
    second = [e async for e in events.stream(graph, Command(resume="yes"), config())]
    assert [e.value for e in second] == [{"ask": {"said": ["yes"]}}]
    assert [e.number for e in second] == [first[-1].number + 2]
    assert [e.number async for e in events.follow("t")] == [second[0].number]


async def test_an_error_ends_the_log(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    def fail(state: State) -> Any:
        raise RuntimeError("no")

    graph = graph_of(saver, one=speaking("yes"), fail=fail)
    got: list[Event] = []
    with pytest.raises(RuntimeError, match="no"):
        got += [e async for e in events.stream(graph, {"said": []}, config())]
    assert [e.value async for e in events.follow("t")] == [{"one": {"said": ["yes"]}}]


async def test_closing_the_generator_ends_the_log(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    async def wait(state: State) -> Any:
        await asyncio.Event().wait()

    graph = graph_of(saver, one=speaking("yes"), wait=wait)
    run = events.stream(graph, {"said": []}, config(), stream_mode="messages")
    await anext(run)
    await run.aclose()
    assert tokens([e async for e in events.follow("t")]) == "yes"
    async with saver.lease("t"):
        pass


async def crash_in(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver, graph: Any, seen: int
) -> None:
    """Runs a graph until so many events were yielded, and leaves it as a process does that dies."""
    run = events.stream(graph, {"said": []}, config(), stream_mode="messages")
    got = [await anext(run) for _ in range(seen)]
    assert len(got) == seen
    leases: Any = engine_of(saver).leases

    async def nothing(*args: object, **how: object) -> None: ...

    # Nothing is tidied up: neither is the lease ended, nor the log.
    leases.end_run = leases.hand_over = nothing
    engine_of(events).queue.refuse()
    await run.aclose()
    engine_of(events).queue.reopen()
    expire = "update pgcheckpoint.checkpoint_leases set expires_at = now() - interval '1 second'"
    run_sql(str(engine_of(saver).database.source), expire)


async def test_what_recover_resumes_goes_on_in_the_log(
    dsn: str, events: AsyncPostgresEvents, saver: AsyncPostgresSaver, without_heartbeats: None
) -> None:
    stops = asyncio.Event()
    slow = speaking(" not to be")

    async def two(state: State) -> Any:
        answer = await slow(state)
        if not stops.is_set():
            await asyncio.Event().wait()
        return answer

    graph = graph_of(saver, one=speaking("to be or"), two=two)
    await crash_in(events, saver, graph, 11)
    stops.set()
    watching = asyncio.create_task(_followed(dsn))
    async with AsyncPostgresSaver(dsn) as other:
        resumed = graph_of(other, one=speaking("never"), two=two)
        wrapped = events.streaming(resumed, stream_mode="messages")
        assert await recover(wrapped, other, forever=False, every=0.1) == 1
    got = await asyncio.wait_for(watching, 20)
    assert [event.number for event in got] == list(range(1, len(got) + 1))
    assert sum(isinstance(event.value, Resumed) for event in got) == 1
    assert tokens(got) == "to be or not to be"


async def _followed(dsn: str) -> list[Event]:
    async with AsyncPostgresEvents(dsn) as other:
        return [event async for event in other.follow("t")]


async def test_a_task_that_ended_keeps_its_messages_when_its_sibling_runs_again(
    dsn: str, events: AsyncPostgresEvents, saver: AsyncPostgresSaver, without_heartbeats: None
) -> None:
    stops = asyncio.Event()

    async def slow(state: State) -> Any:
        await until(lambda: bool(rows_of(dsn, stored)), 20)
        if not stops.is_set():
            await speaking("gone ")(state)
            await asyncio.Event().wait()
        return await speaking("slow")(state)

    stored = (
        "select from pgcheckpoint.checkpoint_writes where channel = 'said' and checkpoint_ns = ''"
        " and task_path like '%quick%'"
    )

    def build(own: Any) -> Any:
        builder: Any = StateGraph(State)
        builder.add_node("quick", speaking("quick "))
        builder.add_node("slow", slow)
        builder.add_edge(START, "quick")
        builder.add_edge(START, "slow")
        return builder.compile(checkpointer=own)

    await crash_in(events, saver, build(saver), 4)
    stops.set()
    watching = asyncio.create_task(_followed(dsn))
    async with AsyncPostgresSaver(dsn) as other:
        wrapped = events.streaming(build(other), stream_mode="messages")
        assert await recover(wrapped, other, forever=False, every=0.1) == 1
    assert tokens(await asyncio.wait_for(watching, 20)) == "quick slow"


async def test_a_new_run_ends_one_that_nobody_continued(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    await events.append("t", ["left"])
    graph = graph_of(saver, one=speaking("yes"))
    got = [e async for e in events.stream(graph, {"said": []}, config())]
    assert got[0].number == 3
    assert [e.value async for e in events.follow("t", 0)] == ["left"]


async def test_a_graph_without_our_saver_is_refused(events: AsyncPostgresEvents) -> None:
    with pytest.raises(InvalidOptionError, match="checkpointer"):
        await anext(events.stream(graph_of(None, one=speaking("a")), {}, config()))


async def test_nothing_is_stored_after_events_that_could_not_be_appended(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = graph_of(saver, one=speaking("to be or"), two=speaking(" not to be"))
    append, sent = engine_of(events).append, []

    async def fail_later(what: Any) -> Any:
        sent.append(what)
        if len(sent) > 1:
            raise OverloadedError("full")
        return await append(what)

    monkeypatch.setattr(engine_of(events), "append", fail_later)
    with pytest.raises(OverloadedError):
        _ = [e async for e in events.stream(graph, {"said": []}, config(), stream_mode="messages")]
    # The first step may be told, and so stored; the second one is not.
    said = (await graph.aget_state(config())).values.get("said", [])
    assert said in ([], ["to be or"])


async def test_a_reader_that_stops_reading_can_be_closed(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    graph = graph_of(saver, one=speaking("word " * 1500))
    run = events.stream(graph, {"said": []}, config(), stream_mode="messages")
    await anext(run)
    # It waits for its reader, with a thousand events.
    await until(lambda: engine_of(events).queue.queued == (0, 0) and _told(run) >= 1000)
    await asyncio.wait_for(run.aclose(), 20)
    assert len([e async for e in events.follow("t")]) >= 1000


def _told(run: Any) -> int:
    return int(run.ag_frame.f_locals["told"]._queue.qsize())


async def test_another_durability_is_refused(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    graph = graph_of(saver, one=speaking("yes"))
    with pytest.raises(InvalidOptionError, match="durability"):
        await anext(events.stream(graph, {"said": []}, config(), durability="exit"))
