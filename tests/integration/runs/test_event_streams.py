"""Runs whose streams are appended: numbers, tokens, ends, and what is resumed after a crash."""

from __future__ import annotations

import asyncio
import operator
import threading
from datetime import timedelta
from typing import Annotated, Any, TypedDict

import pytest
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langchain_core.runnables import RunnableConfig
from langgraph.cache.memory import InMemoryCache
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.config import get_stream_writer
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import CachePolicy, Command, StreamWriter, interrupt

import pg_checkpoint as pg
from pg_checkpoint import Event, PostgresEvents, Resumed, check_open, recover, settle, step, wake_at
from pg_checkpoint.runs.event_log import Appended, Encoded, Outbox
from tests.cases import each
from tests.conftest import Events, Patch, Saver
from tests.keys import CIPHER
from tests.making import config_for, expire_leases, rows_of, run_sql
from tests.seams import after_each, before_call, before_each, engine_of, limit, run_on, writer_of
from tests.waiting import PATIENCE, cancel, until


class State(TypedDict):
    said: Annotated[list[str], operator.add]


def config(thread_id: str = "t") -> Any:
    return config_for(thread_id, checkpoint_ns=None)


def speaking(words: str) -> Any:
    async def speak(state: State) -> Any:
        model = GenericFakeChatModel(messages=iter([AIMessage(content=words)]))
        return {"said": [(await model.ainvoke("say it")).content]}

    return speak


def cut_while_speaking(words: str, stops: asyncio.Event) -> Any:
    """A node that streams words, and whose process then dies, the first time."""

    async def speak(state: State) -> Any:
        answer = await speaking(words)(state)
        if not stops.is_set():
            await asyncio.Event().wait()
        return answer

    return speak


def graph_of(saver: Any, **nodes: Any) -> Any:
    graph: Any = StateGraph(State).add_sequence([*nodes.items()])
    return graph.add_edge(START, next(iter(nodes))).compile(checkpointer=saver)


def beside(saver: Any, **nodes: Any) -> Any:
    graph: Any = StateGraph(State)
    for name, node in nodes.items():
        graph.add_node(name, node).add_edge(START, name)
    return graph.compile(checkpointer=saver)


def tokens(events: list[Event]) -> str:
    """The messages as a client shows them, without those that a resumed run repeats."""
    shown: list[tuple[int, str]] = []
    for number, value in events:
        if isinstance(value, Resumed):
            shown = [(n, text) for n, text in shown if n <= value.after]
        else:
            shown.append((number, value[0].content))
    return "".join(text for _, text in shown)


async def say(state: State) -> Any:
    return {"said": ["x"]}


async def wait(state: State) -> Any:
    await asyncio.Event().wait()


def fail(state: State) -> Any:
    raise RuntimeError("no")


def asking_graph(saver: Any) -> Any:
    return graph_of(saver, ask=lambda state: {"said": [interrupt("really?")]})


def question_of(events: list[Event]) -> str:
    return str(events[-1].value["__interrupt__"][0].id)


def without_end(dsn: str) -> list[Any]:
    """The threads whose log does not end with an end mark."""
    heads = "pgcheckpoint.checkpoint_event_heads"
    return rows_of(dsn, f"select thread_id from {heads} where last <> ended")


async def streamed(events: Events, graph: Any, **options: Any) -> list[Event]:
    return [event async for event in events.stream(graph, {"said": []}, config(), **options)]


async def followed(events: Events, after: int | None = None) -> list[Event]:
    return [event async for event in events.follow("t", after)]


async def followed_elsewhere(dsn: str) -> list[Event]:
    async with Events(dsn) as other:
        return await followed(other)


async def test_a_run_is_appended_and_yielded_with_numbers(events: Events, saver: Saver) -> None:
    await events.append("t", ["of a run that nobody continued"])
    graph = graph_of(saver, one=speaking("to be or"), two=speaking(" not to be"))
    got = await streamed(events, graph, stream_mode="messages")
    assert [event.number for event in got] == list(range(3, len(got) + 3))
    assert tokens(got) == "to be or not to be"
    again = await followed(events)
    assert [event.number for event in again] == [event.number for event in got]
    assert tokens(again) == tokens(got)
    assert [event.number for event in await followed(events, 0)] == [1]
    assert (await graph.aget_state(config())).values == {"said": ["to be or", " not to be"]}


def test_the_blocking_twin(dsn: str, sync_saver: pg.PostgresSaver) -> None:
    def look(state: State) -> Any:
        assert graph.get_state(config()).values["said"] == state["said"]
        return {"said": ["more"]}

    graph = graph_of(sync_saver, one=lambda state: {"said": ["yes"]}, look=look)
    with PostgresEvents(dsn) as events:
        got = []
        for event in events.stream(graph, {"said": []}, config(), stream_mode="values"):
            got.append(event)
            graph.get_state(config())
        assert [event.number for event in got] == [1, 2, 3]
        assert got[-1].value == {"said": ["yes", "more"]}
        assert list(events.follow("t")) == got
        with pytest.raises(pg.InvalidOptionError, match="durability"):
            list(events.stream(graph, {"said": []}, config(), durability="exit"))
        asks = asking_graph(sync_saver)
        asked = question_of(list(events.stream(asks, {"said": []}, config())))
        with sync_saver.lease("t"):
            check_open(sync_saver, "t", asked)
            answer: Any = Command(resume={asked: "yes"})
            assert len(list(events.stream(asks, answer, config()))) == 1


def test_what_ends_a_run_is_raised_to_blocking_code(dsn: str, sync_saver: pg.PostgresSaver) -> None:
    began, over = threading.Event(), threading.Event()

    async def wait(state: State) -> Any:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            over.set()

    with PostgresEvents(dsn) as events:
        with pytest.raises(RuntimeError, match="no"):
            list(events.stream(graph_of(sync_saver, one=say, fail=fail), {"said": []}, config()))
        graph = graph_of(sync_saver, one=say, wait=wait)
        run = events.stream(graph, {"said": []}, config("u"))
        next(run)
        assert began.wait(PATIENCE)
        run.close()
        assert over.is_set()
        for thread_id in ("t", "u"):
            assert [e.value for e in events.follow(thread_id)] == [{"one": {"said": ["x"]}}]
            with sync_saver.lease(thread_id):
                pass


def test_a_generator_is_closed_late_or_collected(dsn: str, sync_saver: pg.PostgresSaver) -> None:
    graph = graph_of(sync_saver, one=say, wait=wait)
    with PostgresEvents(dsn) as events:
        collected = [events.stream(graph, {"said": []}, config())]
        next(collected[0])

        async def collect() -> None:
            collected.clear()

        run_on(events, collect())
        with sync_saver.lease("t", wait=PATIENCE):
            assert without_end(dsn) == []
        run = events.stream(graph, {"said": []}, config())
        next(run)
    threads = threading.active_count()
    with pytest.raises(pg.SaverClosedError):
        next(run)
    run.close()
    assert threading.active_count() == threads


def test_an_interrupt_from_the_keyboard_leaves_no_run(
    dsn: str, sync_saver: pg.PostgresSaver, monkeypatch: Patch
) -> None:
    with PostgresEvents(dsn) as events:
        bridge, calls = events._bridge, list[Any]()
        wake = bridge._wake

        def interrupted(home: asyncio.AbstractEventLoop) -> None:
            wake(home)
            calls.append(home)
            if len(calls) == 1:
                raise KeyboardInterrupt

        monkeypatch.setattr(bridge, "_wake", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(events.stream(graph_of(sync_saver, wait=wait), {"said": []}, config()))
        with sync_saver.lease("t", wait=PATIENCE):
            pass


async def test_modes_are_those_of_astream(events: Events, saver: Saver) -> None:
    graph = graph_of(saver, one=speaking("yes"))
    for modes in ("updates", ["values", "updates"], "values"):
        thread = str(modes)
        got = events.stream(graph, {"said": []}, config(thread), stream_mode=modes)
        expected = graph.astream({"said": []}, config(thread + "2"), stream_mode=modes)
        assert [e.value async for e in got] == [chunk async for chunk in expected]


async def test_whenever_a_reader_leaves_it_is_ended(dsn: str, events: Events, saver: Saver) -> None:
    graph = graph_of(saver, one=say)
    for turns in range(15):
        run = events.stream(graph, {"said": []}, config(f"t{turns}"), every=0.001)
        await anext(run)
        for _ in range(turns * 6):
            await asyncio.sleep(0)
        await run.aclose()
    assert without_end(dsn) == []


@pytest.mark.parametrize("last", [say, fail], ids=["finished", "failed"])
async def test_a_log_that_is_being_ended_is_ended(
    dsn: str, events: Events, saver: Saver, last: Any, monkeypatch: Patch
) -> None:
    ends, go_on = asyncio.Event(), asyncio.Event()

    async def slow(what: Any) -> None:
        if what.ends:
            ends.set()
            await go_on.wait()

    before_each(monkeypatch, engine_of(events), "append", slow)
    consuming = asyncio.create_task(streamed(events, graph_of(saver, one=say, two=last)))
    await ends.wait()
    for _ in range(2):
        # A caller that is cancelled once more does not wait.
        consuming.cancel()
        await asyncio.wait((consuming,), timeout=0.05)
    go_on.set()
    await asyncio.wait((consuming,))
    await until(lambda: without_end(dsn) == [])


async def cut_siblings(dsn: str, events: Events, saver: Saver) -> Any:
    """Leaves a run of two tasks in which one was stored; what returns makes its graph anew."""
    stored = (
        "select from pgcheckpoint.checkpoint_writes where channel = 'said' and checkpoint_ns = ''"
        " and task_path like '%quick%'"
    )
    stops = asyncio.Event()

    async def slow(state: State) -> Any:
        await until(lambda: bool(rows_of(dsn, stored)), 20)
        return await cut_while_speaking("slow" if stops.is_set() else "gone ", stops)(state)

    def build(own: Any) -> Any:
        return beside(own, quick=speaking("quick "), slow=slow)

    await crash_in(events, saver, build(saver), 4)
    stops.set()
    return build


def test_a_loop_that_ends_while_chunks_are_joined_ends_the_log(dsn: str) -> None:
    async def main() -> None:
        told = asyncio.Event()

        async def hangs(state: State) -> Any:
            get_stream_writer()("told")
            told.set()
            await asyncio.Event().wait()

        async with Saver(dsn) as saver, Events(dsn) as events:
            graph = graph_of(saver, one=say, two=hangs)
            modes = ["updates", "custom"]
            run = streamed(events, graph, stream_mode=modes, every=PATIENCE)
            serving = asyncio.create_task(run)
            await told.wait()
            await until(lambda: any("_join" in str(t.get_stack()) for t in asyncio.all_tasks()))
            # As asyncio.run does: all tasks at once.
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                coroutine: Any = task.get_coro()
                if "/runs/" in str(coroutine.cr_code) or task is serving:
                    task.cancel()
            await asyncio.wait((serving,))

    asyncio.run(main())
    assert without_end(dsn) == []


async def crash_in(events: Events, saver: Saver, graph: Any, seen: int, **how: Any) -> None:
    """Runs a graph until so many events were yielded, and leaves it as a process does that dies."""
    run = events.stream(graph, {"said": []}, config(), **{"stream_mode": "messages", **how})
    got = [await anext(run) for _ in range(seen)]
    assert len(got) == seen
    leases: Any = engine_of(saver).leases

    async def nothing(*args: object, **how: object) -> None: ...

    # Nothing is tidied up: neither is the lease ended, nor the log.
    leases.end_run = leases.hand_over = nothing
    engine_of(events).queue.refuse()
    await run.aclose()
    engine_of(events).queue.reopen()
    expire_leases(str(engine_of(saver).database.source))


async def resume(events: Events, build: Any, **options: Any) -> None:
    """Recovers the run that `crash_in` has left, as another process does."""
    async with Saver(str(engine_of(events).database.source)) as other:
        wrapped = events.streaming(build(other), **{"stream_mode": "messages", **options})
        recovering = recover(other, wrapped, forever=False, every=0.1)
        assert await asyncio.wait_for(recovering, 20) == 1


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.parametrize("subgraphs", [False, True])
async def test_what_recover_resumes_goes_on_in_the_log(
    dsn: str, events: Events, saver: Saver, subgraphs: bool
) -> None:
    stops = asyncio.Event()

    def build(own: Any, first: str = "never") -> Any:
        two = cut_while_speaking(" not to be", stops)
        inner = graph_of(None, two=two) if subgraphs else two
        return graph_of(own, one=speaking(first), two=inner)

    await crash_in(events, saver, build(saver, "to be or"), 11, subgraphs=subgraphs)
    stops.set()
    watching = asyncio.create_task(followed_elsewhere(dsn))
    await resume(events, build, subgraphs=subgraphs)
    got = await asyncio.wait_for(watching, 20)
    assert [event.number for event in got] == list(range(1, len(got) + 1))
    assert sum(isinstance(event.value, Resumed) for event in got) == 1
    if subgraphs:
        said = [event for event in got if not isinstance(event.value, Resumed)]
        assert {e.value[0][0].partition(":")[0] for e in said if e.value[0]} == {"two"}
        got = [e if isinstance(e.value, Resumed) else Event(e.number, e.value[1]) for e in got]
    assert tokens(got) == "to be or not to be"


@pytest.mark.usefixtures("without_heartbeats")
async def test_what_a_run_says_after_its_lease_was_taken_over_is_not_appended(
    dsn: str, events: Events, saver: Saver, other: Saver
) -> None:
    goes_on = asyncio.Event()

    async def one(state: State, writer: StreamWriter) -> Any:
        writer("before")
        await goes_on.wait()
        writer("late")

    run = events.stream(graph_of(saver, one=one), {"said": []}, config(), stream_mode="custom")
    assert (await anext(run)).value == "before"
    expire_leases(dsn)
    async with other.lease("t", wait=PATIENCE):
        goes_on.set()
        with pytest.raises(pg.ConcurrentWriteError):
            _ = [event async for event in run]
        assert await events.append("t", ["of the other"]) == (2, 2)


async def test_a_drain_waits_for_no_reader(
    dsn: str, events: Events, saver: Saver, other: Saver
) -> None:
    """One step has ended behind events that nobody reads: it is stored, and not repeated."""
    ran = list[str]()

    async def tell(state: State) -> Any:
        ran.append("tell")
        for n in range(3000):
            get_stream_writer()(n)
        return {"said": ["told"]}

    async def then(state: State) -> None:
        ran.append("then")

    graph, again = (graph_of(own, tell=tell, then=then) for own in (saver, other))
    stream = events.stream(graph, {"said": []}, config(), stream_mode="custom")
    await anext(stream)
    await until(lambda: bool(ran))
    saver.drain(PATIENCE)
    held = "select from pgcheckpoint.checkpoint_leases where token is not null"
    await until(lambda: not rows_of(dsn, held))
    await stream.aclose()
    assert await recover(other, again, forever=False) == 1
    assert ran == ["tell", "then"]


async def test_a_blocking_read_is_refused(events: Events, sync_saver: pg.PostgresSaver) -> None:
    async def look(state: State) -> Any:
        return {"said": [str(await asyncio.to_thread(graph.get_state, config()) and "seen")]}

    async def block(state: State) -> Any:
        graph.get_state(config())

    graph = graph_of(sync_saver, one=look, two=block)
    with pytest.raises(pg.SyncCallError, match="its run is streamed"):
        await streamed(events, graph)


async def test_a_node_deletes_its_thread(events: Events, saver: Saver) -> None:
    async def forget(state: State) -> Any:
        await saver.adelete_thread("t")
        return {"said": ["x"]}

    await streamed(events, graph_of(saver, one=forget))
    assert len([found async for found in saver.alist(config())]) == 1


async def test_what_is_stored_waits_for_no_reader(dsn: str, events: Events, saver: Saver) -> None:
    told, goes_on = asyncio.Event(), asyncio.Event()

    async def talk(state: State) -> Any:
        for number in range(2500):
            get_stream_writer()(number)
        told.set()
        return {"said": ["talked"]}

    async def charge(state: State, config: RunnableConfig) -> Any:
        await told.wait()
        await goes_on.wait()
        async with step(saver, "charge", config=config):
            pass
        return {"said": ["charged"]}

    graph = beside(saver, talk=talk, charge=charge)
    run: Any = events.stream(graph, {"said": []}, config(), stream_mode="custom")
    await anext(run)
    delivered = run.ag_frame.f_locals["run"]._delivered
    await until(lambda: delivered.qsize() >= 1000)
    assert delivered.qsize() < 1500
    # A reader of the thread: what the node did is stored after the rest of its chunks.
    tasks = (await graph.aget_state(config())).tasks
    assert {"said": ["talked"]} in [task.result for task in tasks]
    # And a step.
    goes_on.set()
    await until(lambda: rows_of(dsn, "select name from pgcheckpoint.checkpoint_steps"))
    assert len([event async for event in run]) == 2499
    assert len((await graph.aget_state(config())).values["said"]) == 2


async def test_a_cached_result_is_not_waited_for_in_vain(events: Events, saver: Saver) -> None:
    async def find(number: int) -> int:
        return number

    cached: Any = task(cache_policy=CachePolicy())
    look_up = cached(find)

    @entrypoint(checkpointer=saver, cache=InMemoryCache())
    async def graph(number: int, config: RunnableConfig) -> Any:
        found = await look_up(number)
        async with step(saver, "charge", config=config) as once:
            once.result = found
        return found

    for thread_id in ("a", "b"):
        got = [event.value async for event in events.stream(graph, 7, config(thread_id))]
        assert got[-1] == {"graph": 7}
    assert "__metadata__" in got[0]


async def test_a_step_without_a_checkpoint_ends_in_a_stream_too(
    events: Events, saver: Saver, monkeypatch: Patch
) -> None:
    limit(monkeypatch, "runs.steps", soon=0.2)

    async def charge(state: State, config: RunnableConfig) -> Any:
        async with step(saver, "charge", config=config):
            pass

    graph = graph_of(saver, inner=graph_of(False, charge=charge))
    with pytest.raises(pg.StepError, match="checkpointer=False"):
        await streamed(events, graph)


@pytest.mark.one_server("has a trigger")
async def test_checkpoints_come_after_their_events(dsn: str, events: Events, saver: Saver) -> None:
    run_sql(
        dsn,
        """
        create table public.seen (step int, events bigint);
        create function public.see() returns trigger language plpgsql as $$ begin
            insert into public.seen
            select (new.metadata->>'step')::int, coalesce(sum(count), 0)
            from pgcheckpoint.checkpoint_events;
            return new;
        end $$;
        create trigger see after insert on pgcheckpoint.checkpoints
        for each row execute function public.see();
        """,
    )
    assert len(await streamed(events, graph_of(saver, one=say, two=say), stream_mode="values")) == 3
    seen = rows_of(dsn, "select step, max(events) from public.seen group by 1 order by 1")
    assert [step for step, _ in seen] == [-1, 0, 1, 2]
    # The values at the end of step n are event n + 1.
    assert all(number >= step + 1 for step, number in seen)


class _Noting(JsonPlusSerializer):
    done = 0

    def dumps_typed(self, obj: Any) -> tuple[str, bytes]:
        self.done += 1
        return super().dumps_typed(obj)


async def test_chunks_are_appended_together_as_they_were_told(dsn: str, saver: Saver) -> None:
    serde = _Noting()

    async def count(state: State) -> Any:
        progress = {"done": 0}
        for done in range(1, 6):
            progress["done"] = done
            get_stream_writer()(progress)
            await until(lambda: serde.done == progress["done"], 5)
        return {"said": ["x"]}

    graph = graph_of(saver, one=count)
    async with Events(dsn, serde=serde) as events:
        assert len(await streamed(events, graph, stream_mode="custom", every=60)) == 5
        assert [event.value["done"] for event in await followed(events)] == [1, 2, 3, 4, 5]
    # All of them, and the end.
    assert len(rows_of(dsn, "select from pgcheckpoint.checkpoint_events")) <= 2


@pytest.mark.usefixtures("without_heartbeats")
async def test_a_run_is_resumed_whose_events_expired(
    dsn: str, events: Events, saver: Saver, monkeypatch: Patch
) -> None:
    """In part before; and all of them meanwhile."""
    of_events = "pgcheckpoint.checkpoint_events"
    await events.append("t", ["an earlier run"], end=True)
    build = await cut_siblings(dsn, events, saver)
    before = f"first < (select max(first) from {of_events})"
    run_sql(dsn, f"update {of_events} set expires_at = now() - interval '1 s' where {before}")
    assert await events.sweep() > 0
    await resume(events, build)
    ((head,),) = rows_of(dsn, f"select min(first) from {of_events}")
    assert tokens(await followed(events, head - 1))[-4:] == "slow"
    await saver.adelete_thread("t")
    build = await cut_siblings(dsn, events, saver)

    async def sweep(*where: str) -> None:
        run_sql(dsn, f"delete from {of_events}")

    after_each(monkeypatch, engine_of(events), "cut", sweep)
    await resume(events, build)


@pytest.mark.usefixtures("without_heartbeats")
async def test_what_can_t_be_read_for_the_moment_is_repeated_by_the_next_attempt(
    dsn: str, events: Events, saver: Saver, other: Saver, monkeypatch: Patch
) -> None:
    build = await cut_siblings(dsn, events, saver)

    async def overloaded() -> None:
        raise pg.OverloadedError("full")

    before_call(monkeypatch, engine_of(events).calls, "read", 0, overloaded)
    wrapped = events.streaming(build(other), stream_mode="messages")
    running = asyncio.create_task(recover(other, wrapped, every=0.05, backoff=0.0))
    shown = await asyncio.wait_for(followed_elsewhere(dsn), PATIENCE)
    assert tokens(shown) == "quick slow"
    await cancel(running)


async def test_a_stream_that_is_closed_while_it_appends_loses_nothing(
    events: Events, saver: Saver, monkeypatch: Patch
) -> None:
    goes = asyncio.Event()

    async def one(state: State) -> Any:
        await speaking("head ")(state)
        await goes.wait()
        return await speaking("tail")(state)

    graph = graph_of(saver, one=one, two=wait)
    run = events.stream(graph, {"said": []}, config(), stream_mode="messages")
    await anext(run)
    begun, may_go_on = asyncio.Event(), asyncio.Event()

    async def stall(append: Any) -> None:
        begun.set()
        await may_go_on.wait()

    before_each(monkeypatch, engine_of(events), "append", stall)
    goes.set()
    await asyncio.wait_for(begun.wait(), 20)
    closing = asyncio.create_task(run.aclose())
    # The cancellation comes as far as it can.
    for _ in range(20):
        await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.wait_for(closing, 20)
    assert tokens(await followed(events)) == "head tail"


async def test_what_it_can_t_do_is_refused_at_once(dsn: str, events: Events, saver: Saver) -> None:
    """Before it takes the lease."""
    with pytest.raises(pg.InvalidOptionError, match="checkpointer"):
        await streamed(events, graph_of(None, one=say))
    await events.append("t", ["of a run under way"])
    async with saver.lease("t"):
        for bad in ({"version": "v2"}, {"durability": "exit"}):
            with pytest.raises(pg.InvalidOptionError, match=next(iter(bad))):
                await streamed(events, graph_of(saver, one=say), **bad)
    assert await events.append("t", ["goes on"]) == (2, 2)
    async with Saver(dsn, cipher=CIPHER) as encrypting, Events(dsn, cipher=CIPHER) as own:
        graph = graph_of(encrypting, one=say)
        with pytest.raises(pg.CipherRequiredError, match="cipher="):
            await streamed(events, graph)
        with pytest.raises(pg.CipherRequiredError, match="cipher="):
            events.streaming(graph)
        assert await streamed(own, graph)


async def test_a_chunk_that_can_t_be_encoded_takes_no_other(events: Events, saver: Saver) -> None:
    async def one(state: State) -> Any:
        answer = await speaking("good words")(state)
        get_stream_writer()(threading.Lock())
        await asyncio.sleep(0.2)
        return answer

    with pytest.raises(pg.ValueNotSerializableError):
        await streamed(events, graph_of(saver, one=one), stream_mode=["messages", "custom"])
    kept = [event.value[1][0].content for event in await followed(events)]
    assert "".join(kept) == "good words"


class _Log:
    """Notes what is appended, and stored; each chunk has a number of bytes."""

    def __init__(self, size: int = 0) -> None:
        self.done: list[Any] = []
        self.size = size

    def encoded(self, value: Any) -> Encoded:
        return Encoded(value, b"x" * self.size)

    async def append(self, values: Any, **how: Any) -> Appended:
        await asyncio.sleep(0.01)
        self.done.append([value.type for value in values])
        return Appended(1, len(values))

    async def store(self) -> None:
        self.done.append("stored")


def _outbox(log: Any, every: float = 60, tell: Any = lambda event: None) -> Any:
    return Outbox(log, every, tell)


@each("turns", range(8))
async def test_a_chunk_that_comes_while_others_are_appended_is_appended_too(turns: int) -> None:
    loop, log = asyncio.get_running_loop(), _Log()
    late: list[asyncio.Task[None]] = []

    def soon_another(event: Event) -> None:
        def add(left: int) -> None:
            if left:
                loop.call_soon(add, left - 1)
            else:
                late.append(loop.create_task(outbox.add("late")))

        if not late:
            add(turns)

    outbox = _outbox(log, 0.01, soon_another)
    await outbox.add("first")
    await until(lambda: log.done == [["first"], ["late"]], 5)


async def test_chunks_are_joined_up_to_a_bound_in_bytes_and_to_another_checkpoint() -> None:
    for log, second, expected in (
        (_Log(size=400_000), "", [["a", "b"], ["c", "d"], ["e"]]),
        (_Log(), "1", [["a"], ["b", "c", "d", "e"]]),
    ):
        outbox = _outbox(log)
        for name in "abcde":
            await outbox.add(name)
            outbox.at = second or outbox.at
        await outbox.end()
        assert log.done == expected


async def test_what_is_stored_does_not_wait_for_chunks_that_come_later() -> None:
    log = _Log()
    outbox = _outbox(log)
    await outbox.add("first")
    outbox.came_through(outbox.hold(log.store))
    await outbox.add("later")
    await until(lambda: log.done == [["first"], "stored"], 5)
    await outbox.end()
    assert log.done == [["first"], "stored", ["later"]]


async def test_nothing_is_stored_behind_chunks_that_are_not_appended() -> None:
    class Broken(_Log):
        async def append(self, *values: Any, **how: Any) -> Appended:
            raise pg.OverloadedError("full")

    log = Broken()
    outbox = _outbox(log, 0.01)
    before = outbox.hold(log.store)
    await outbox.add("first")
    outbox.came_through(before)
    outbox.hold(log.store)
    for call in (outbox.end, outbox.end, lambda: outbox.add("second")):
        with pytest.raises(pg.OverloadedError):
            await call()
    assert not log.done


async def test_a_worker_that_is_cancelled_has_not_stored_all() -> None:
    log = _Log()
    outbox = _outbox(log, 0.01)
    await outbox.add("a")
    outbox.came_through(outbox.hold(log.store))
    await asyncio.sleep(0)
    outbox._working.cancel()
    with pytest.raises(pg.SaverClosedError):
        await asyncio.wait_for(outbox.end(), 10)
    assert "stored" not in log.done

    async def cancel() -> None:
        raise asyncio.CancelledError

    # So ends a step whose storing is cancelled.
    outbox = _outbox(_Log(), 0.01)
    outbox.came_through(outbox.hold(cancel))
    with pytest.raises(pg.SaverClosedError):
        await asyncio.wait_for(outbox.end(), 10)


async def test_a_step_without_chunks_before_it_is_stored(kind_of_tasks: None) -> None:
    log = _Log()
    outbox = _outbox(log, 0.01)
    outbox.came_through(outbox.hold(log.store))
    await outbox.add("a")
    await asyncio.wait_for(outbox.end(), 10)
    assert log.done in (["stored", ["a"]], [["a"], "stored"])


async def test_an_answer_is_streamed_in_the_block_that_checks_it(
    events: Events, saver: Saver
) -> None:
    """Its run is another one, after the end of the log of the one that asked."""
    graph = asking_graph(saver)
    async for event in events.stream(graph, {"said": []}, config()):
        # A deadline can be set as soon as the question is told.
        asked, late = question_of([event]), timedelta(days=1)
        await wake_at(saver, "t", late, Command(resume="late"), interrupt_id=asked)
    async with saver.lease("t") as lease:
        await check_open(saver, "t", asked)
        answer: Any = Command(resume={asked: "yes"})
        run = events.stream(graph, answer, config(), control=lease.control)
        got = [event async for event in run]
        assert got == [(event.number + 2, {"ask": {"said": ["yes"]}})]
        assert await asyncio.wait_for(followed(events), PATIENCE) == got
        assert (await settle(saver, graph, config(), "look")).found == "nothing"
        again = await streamed(events, graph)
        with pytest.raises(pg.LeaseHeldError, match="this block already holds the lease"):
            await saver.lease("t").__aenter__()
    await asyncio.wait_for(anext(events.follow("t", again[-1].number - 1)), 20)
    async with saver.lease("t"):  # it is free
        pass


async def test_a_stream_after_the_block_takes_a_lease(events: Events, saver: Saver) -> None:
    ended = asyncio.Event()

    async def later() -> list[Event]:
        await ended.wait()
        return await streamed(events, graph_of(saver, one=say))

    async with saver.lease("t"):
        running = asyncio.create_task(later())
    ended.set()
    assert len(await running) == 1


async def test_a_handed_over_run_s_log_stays_open(dsn: str, events: Events, saver: Saver) -> None:
    async def cut(state: State) -> Any:
        lease.hand_over()
        raise RuntimeError("cut")

    with pytest.raises(RuntimeError):
        async with saver.lease("t") as lease:
            await streamed(events, graph_of(saver, one=say, two=cut))
    assert len(without_end(dsn)) == 1


async def test_what_cannot_be_stored_fails_the_run_and_ends_its_log(
    events: Events, saver: Saver, monkeypatch: Patch
) -> None:
    put, stored = writer_of(saver).put, []

    def fail_later(what: Any, *lease: Any, **options: Any) -> Any:
        stored.append(what)
        if len(stored) > 2:
            raise pg.OverloadedError("full")
        return put(what, *lease, **options)

    monkeypatch.setattr(writer_of(saver), "put", fail_later)
    with pytest.raises(pg.OverloadedError):
        await streamed(events, graph_of(saver, one=say, two=say))
    kept = await followed(events)
    assert kept[0].value == {"one": {"said": ["x"]}}
    assert len(kept) in (1, 2)
