"""Which threads wait for an answer, and what they ask: as LangGraph's own interrupts say it."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import Command, Interrupt, Send

import pg_checkpoint as pg
from pg_checkpoint import check_open, list_unfinished, list_waiting, shred_thread, wake_at
from pg_checkpoint.runs.threads import count_waiting
from tests import graphs, making
from tests.cases import each, pairs
from tests.command_line import done
from tests.conftest import Patch, Saver
from tests.keys import CIPHER, sealing
from tests.making import ask, change_rows, config_for, run_sql, tuple_of
from tests.plans import plan_of
from tests.questions import State, does, done_in
from tests.seams import database_of, limit
from tests.waiting import PATIENCE

SAVERS: dict[str, dict[str, Any]] = {
    "clear": {},
    "encrypted": {"cipher": CIPHER},
    "strict": {"strict": True},
    "all": {"cipher": CIPHER, "strict": True, "encrypt_metadata": True},
}
T: Any = config_for("t")


def _asks(*questions: str) -> Any:
    def node(state: State, config: RunnableConfig) -> dict[str, Any]:
        return {"done": [f"{q} {ask(q, config)}" for q in questions]}

    return node


def _side_by_side(**nodes: Any) -> Any:
    """A graph whose nodes all begin at once, not yet compiled."""
    graph: Any = StateGraph(State)
    for name, node in nodes.items():
        graph.add_node(name, node).add_edge(START, name)
    return graph


def _one() -> Any:
    graph = _side_by_side(a=_asks("a?")).add_node("end", does("end"))
    return graph.add_edge("a", "end")


def _twice() -> Any:
    return _side_by_side(a=_asks("a?", "again?"))


def _beside() -> Any:
    return _side_by_side(a=_asks("a?"), b=_asks("b?"), c=does("c"))


def _sends() -> Any:
    def asked(given: Any, config: RunnableConfig) -> dict[str, Any]:
        return {"done": [ask(given["q"], config)]}

    graph: Any = StateGraph(State)
    graph.add_node("asked", asked)
    sends: Any = lambda _: [Send("asked", {"q": f"{n}?"}) for n in range(3)]  # noqa: E731
    return graph.add_conditional_edges(START, sends, ["asked"])


def _later() -> Any:
    """Steps that end at once, before one that asks: their puts come late."""
    steps: list[Any] = [("one", does("one")), ("two", does("two")), ("a", _asks("a?"))]
    return StateGraph(State).add_sequence(steps).add_edge(START, "one")


def _subgraph(*, own: bool = False) -> Any:
    """Two questions at once, two levels down; as LangGraph keeps them if `own`."""
    middle = _side_by_side(inner=_beside().compile(checkpointer=True if own else None))
    return _side_by_side(middle=middle.compile())


def _functional(saver: Any) -> Any:
    def question(text: str, config: RunnableConfig) -> Any:
        return ask(text, config)

    asked: Any = task(question)

    @entrypoint(checkpointer=saver)
    def work(_: Any, config: RunnableConfig) -> list[Any]:
        both = [asked("x?"), asked("y?")]
        return [one.result() for one in both]

    return work


GRAPHS = {
    "one": _one,
    "later": _later,
    "twice": _twice,
    "beside": _beside,
    "sends": _sends,
    "subgraph": _subgraph,
    "functional": None,
}


def _compiled(name: str, saver: Any) -> Any:
    make = GRAPHS[name]
    return _functional(saver) if make is None else make().compile(checkpointer=saver)


def _questions(found: list[pg.WaitingThread]) -> dict[str, list[tuple[str, Any]]]:
    assert all(thread.error is None for thread in found)
    return {t.thread_id: sorted((i.id, i.value) for i in t.interrupts) for t in found}


async def _waiting(saver: Saver, **how: Any) -> dict[str, list[tuple[str, Any]]]:
    return _questions(await list_waiting(saver, **how))


def _said(interrupts: Any) -> list[tuple[str, Any]]:
    return sorted({(i.id, i.value) for i in interrupts})


async def _open(saver: Saver) -> list[tuple[str, Any]]:
    """What a run of the thread would take answers to: LangGraph has it of the pending writes.

    Its snapshots leave out what tasks of an entrypoint ask beside the one that it waits for.
    """
    marks = {"__interrupt__", "__resume__", "__error__", "__error_source_node__"}
    found = (await tuple_of(saver, T)).pending_writes or []
    ended = {task_id for task_id, channel, _ in found if channel not in marks}
    asked = [(t, value) for t, channel, value in found if channel == "__interrupt__"]
    return _said(one for task_id, value in asked if task_id not in ended for one in value)


@each("name, options, durability", pairs(GRAPHS, SAVERS, ["async", "sync", "exit"]))
async def test_it_asks_like_langgraph(dsn: str, name: str, options: str, durability: Any) -> None:
    """From the first question until all are answered, one by one, by their ids."""
    async with Saver.from_conn_string(dsn, **SAVERS[options]) as saver:
        graph = _compiled(name, saver)
        assert await _waiting(saver) == {}
        await graph.ainvoke({"done": []}, T, durability=durability)
        answers = 0
        while open_ := await _open(saver):
            assert await _waiting(saver) == {"t": open_}
            snapshot = await graph.aget_state(T)
            assert {(one.id, one.value) for one in snapshot.interrupts} <= set(open_)
            (thread,) = await list_waiting(saver)
            assert thread.checkpoint_id == making.id_of(snapshot.config)
            answer: Any = {open_[0][0]: "yes"}
            await graph.ainvoke(Command(resume=answer), T, durability=durability)
            answers += 1
        assert (await graph.aget_state(T)).next == ()
        assert answers == {"one": 1, "later": 1, "sends": 3}.get(name, 2)
        assert await _waiting(saver) == {}
        await saver.adelete_thread("t")


def test_blocking(sync_saver: pg.PostgresSaver) -> None:
    """`since` is when it asked last."""
    graph = _twice().compile(checkpointer=sync_saver)
    graph.invoke({"done": []}, T)
    times = [datetime.now(timezone.utc) - timedelta(minutes=1)]
    for question in ("a?", "again?"):
        (thread,) = list_waiting(sync_saver)
        assert [i.value for i in thread.interrupts] == [question]
        assert times[-1] < thread.since < times[0] + timedelta(minutes=2)
        times.append(thread.since)
        graph.invoke(Command(resume="yes"), T)
    assert list_waiting(sync_saver) == []


async def test_a_subgraph_with_checkpoints_of_its_own(saver: Saver) -> None:
    graph = _subgraph(own=True).compile(checkpointer=saver)
    found = await graph.ainvoke({"done": []}, T)
    assert len(found["__interrupt__"]) == 2
    assert await _waiting(saver) == {"t": _said(found["__interrupt__"])}


async def test_one_that_failed_keeps_its_answer(saver: Saver) -> None:
    """Its run has failed, and is continued with the answer; nobody else can give another one."""
    graph, before, tasks = await _asked(saver, _one)
    (asked,) = before.interrupts
    failed = ("__error__", ValueError("wrong")), ("__error_source_node__", "a")
    # Before its answer it asks still: who handles the error is noted beside it, and is no result.
    await _end(saver, before, tasks["a?"], *failed)
    assert await _waiting(saver) == _questions([before])
    await wake_at(saver, "t", timedelta(hours=1), Command(resume="no"), interrupt_id=asked.id)
    async with saver.lease("t"):
        await check_open(saver, "t", asked.id)
    await _end(saver, before, tasks["a?"], ("__resume__", ["yes"]), *failed)
    assert await _waiting(saver) == {}
    async with saver.lease("t"):
        with pytest.raises(pg.InterruptNotOpenError):
            await check_open(saver, "t", asked.id)
    await graph.ainvoke(None, T)
    assert await done_in(saver) == ["a? yes", "end"]


async def _put(saver: Saver, at: str, thread: str = "t", parent: str | None = None) -> None:
    checkpoint = making.checkpoint_of({"branch:to:a": None}, checkpoint_id=at)
    checkpoint["updated_channels"] = ["branch:to:a"]
    versions = checkpoint["channel_versions"]
    await saver.aput(config_for(thread, parent), checkpoint, making.META, versions)


async def _interrupt(saver: Saver, at: str, thread: str = "t", task_id: str = "task") -> None:
    asked = [("__interrupt__", (Interrupt("?", id="1"),))]
    await saver.aput_writes(config_for(thread, at), asked, task_id)


async def _asked(saver: Saver, make: Any) -> tuple[Any, pg.WaitingThread, dict[str, str]]:
    """A graph that asks, the thread that waits, and the ids of its tasks by what they ask."""
    graph = make().compile(checkpointer=saver)
    await graph.ainvoke({"done": []}, T)
    (thread,) = await list_waiting(saver)
    tasks = (await graph.aget_state(T)).tasks
    return graph, thread, {t.interrupts[0].value: t.id for t in tasks if t.interrupts}


async def _end(saver: Saver, thread: Any, task_id: str, *writes: tuple[str, Any]) -> None:
    await saver.aput_writes(config_for("t", thread.checkpoint_id), writes, task_id)


async def test_an_answer_that_is_stored_counts(saver: Saver) -> None:
    """The process died as soon as it had stored it."""
    _, thread, _ = await _asked(saver, _one)
    await _end(saver, thread, "00000000-0000-0000-0000-000000000000", ("__resume__", "yes"))
    assert await _waiting(saver) == {}
    # It is resumed, and asks once more.
    assert len(await list_unfinished(saver, idle_for=timedelta(0))) in {0, 1}
    found = await _twice().compile(checkpointer=saver).ainvoke(None, T)
    assert [i.value for i in found["__interrupt__"]] == ["again?"]
    assert await _waiting(saver) == {"t": _said(found["__interrupt__"])}


async def test_a_task_that_returned_is_answered(saver: Saver) -> None:
    """Of two that asked; nothing was put since."""
    _, thread, tasks = await _asked(saver, _beside)
    await _end(saver, thread, tasks["a?"], ("__resume__", ["yes"]), ("done", ["a? yes"]))
    assert [value for _, value in (await _waiting(saver))["t"]] == ["b?"]
    # One that returns nothing says so.
    await _end(saver, thread, tasks["b?"], ("__no_writes__", None))
    assert await _waiting(saver) == {}


async def test_a_run_that_died_with_answers_is_resumed(saver: Saver, dsn: str) -> None:
    """They are stored with the results of their tasks, and nothing else tells of them."""
    graph, thread, tasks = await _asked(saver, _one)
    lease = "pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
    run_sql(dsn, f"insert into {lease} values ('t', 'dead', now() - interval '1 hour')")
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    writes = ("__resume__", ["yes"]), ("done", ["a? yes"]), ("branch:to:end", None)
    await _end(saver, thread, tasks["a?"], *writes)
    (found,) = await list_unfinished(saver, idle_for=timedelta(0))
    assert found.lost
    assert await _waiting(saver) == {}
    await graph.ainvoke(None, T)
    assert await done_in(saver) == ["a? yes", "end"]


async def test_what_makes_a_newer_checkpoint_ends_it(saver: Saver) -> None:
    """New input, a change of the state, a fork; a fork may ask anew."""
    graph = _one().compile(checkpointer=saver)
    for name in ("input", "update", "fork"):
        await graph.ainvoke({"done": []}, config_for(name))
    assert set(await _waiting(saver)) == {"input", "update", "fork"}
    await graph.aupdate_state(config_for("update"), {"done": ["by hand"]}, as_node="a")
    assert set(await _waiting(saver)) == {"input", "fork"}
    first = (await list_waiting(saver))[0]
    await graph.ainvoke({"done": []}, config_for("input"))
    found = {t.thread_id: t for t in await list_waiting(saver)}
    assert found["input"].since > first.since
    assert found["input"].checkpoint_id > first.checkpoint_id
    history = [state async for state in graph.aget_state_history(config_for("fork"))]
    await graph.ainvoke(None, history[0].config)
    assert len((await _waiting(saver))["fork"]) == 1


async def test_interrupts_that_come_before_their_checkpoint(saver: Saver) -> None:
    """LangGraph hands a put over when the one before has ended, and a task may be faster."""
    for thread in ("apart", "together"):
        await _put(saver, "01", thread)
    await _interrupt(saver, "02", "apart")
    assert await _waiting(saver) == {}
    await _put(saver, "02", "apart", "01")
    both = _interrupt(saver, "02", "together"), _put(saver, "02", "together", "01")
    await asyncio.gather(*both)
    assert set(await _waiting(saver)) == {"apart", "together"}
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    await _put(saver, "03", "apart", "02")
    both = _interrupt(saver, "02", "together", "other"), _put(saver, "03", "together", "02")
    await asyncio.gather(*both)
    assert await _waiting(saver) == {}


@each("late", ["?3 3 2 1", "?3 2 2 3 3 1", "3 ?3 ?1 3"])
async def test_late_puts_and_questions_hide_none(saver: Saver, other: Saver, late: str) -> None:
    """Of the steps before: ?3 is a question of the third, and 2 the put of the second."""
    for number, one in enumerate(late.split()):
        own = (saver, other)[number % 2]
        await (_interrupt(own, one[1:]) if one[0] == "?" else _put(own, one))
    assert [thread.checkpoint_id for thread in await list_waiting(saver)] == ["3"]
    await saver.adelete_thread("t")


async def test_pages(saver: Saver, dsn: str) -> None:
    """The longest waiting first; a page begins after the last thread of the one before."""
    graph = _one().compile(checkpointer=saver)
    names = [f"t{n}" for n in range(7)]
    for n, name in enumerate(names):
        config: Any = {**config_for(name), "metadata": {"of": name[-1]}}
        await graph.ainvoke({"done": []}, config)
        # Two of them since the same moment each.
        moment = datetime(2026, 1, 1 + n // 2, tzinfo=timezone.utc)
        mark = "update pgcheckpoint.checkpoint_threads set waiting_at = %s where thread_id = %s"
        run_sql(dsn, mark, [moment, name])
    seen: list[pg.WaitingThread] = []
    while page := await list_waiting(saver, since=seen[-1] if seen else None, limit=3):
        seen += page
    assert [t.thread_id for t in seen] == names
    third = datetime(2026, 1, 3, tzinfo=timezone(timedelta(hours=5)))
    of: dict[str, Any] = {"filter": {"of": "3"}}
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({"since": third}, names[4:]),
        ({"since": seen[2].since}, names[2:]),
        ({"limit": 0}, []),
        ({"limit": -1}, []),
        ({"thread_id": "t5"}, ["t5"]),
        ({"thread_id": "t5", "since": seen[5]}, []),
        (of, ["t3"]),
        ({**of, "limit": 1}, ["t3"]),
        ({**of, "since": third}, []),
    ]
    for how, expected in cases:
        assert list(await _waiting(saver, **how)) == expected, how


async def test_pages_go_on_through_other_threads(dsn: str, monkeypatch: Patch) -> None:
    """They were answered, or are shredded."""
    limit(monkeypatch, "runs.threads", page=2)
    async with sealing(dsn, data_keys=True) as saver:
        graph = _compiled("one", saver)
        for number in range(5):
            await graph.ainvoke({"done": []}, config_for(f"t{number}"))
        for number in range(3):
            await shred_thread(saver, f"t{number}")
        assert (await count_waiting(database_of(saver), timeout=PATIENCE))["waiting"] == 2
        run_sql(
            dsn,
            "insert into pgcheckpoint.checkpoint_threads (thread_id, waiting_at)"
            " select 'empty' || n, '2026-01-01' from generate_series(1, 5) n",
        )
        for most in (2, 1):
            page = await list_waiting(saver, limit=most)
            assert [thread.thread_id for thread in page] == ["t3", "t4"][:most]


@each("options", SAVERS)
async def test_threads_that_are_deleted_pruned_and_copied(dsn: str, options: str) -> None:
    async with Saver.from_conn_string(dsn, **SAVERS[options]) as saver:
        graph = _beside().compile(checkpointer=saver)
        found = await graph.ainvoke({"done": []}, T)
        await saver.acopy_thread("t", "copy")
        await saver.aprune(["t"])
        asked = _said(found["__interrupt__"])
        assert await _waiting(saver) == {"t": asked, "copy": asked}
        await saver.adelete_thread("t")
        assert await _waiting(saver) == {"copy": asked}
        # The copy can be answered.
        answers = {one: "yes" for one, _ in asked}
        await graph.ainvoke(Command(resume=answers), config_for("copy"))
        assert await _waiting(saver) == {}
        # One that was answered waits no more as a copy either.
        await saver.acopy_thread("copy", "t")
        assert await _waiting(saver) == {}
        for thread in ("t", "copy"):
            await saver.adelete_thread(thread)


async def test_one_that_cannot_be_read_hides_no_other(dsn: str) -> None:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as saver:
        graph = _one().compile(checkpointer=saver)
        for name in ("changed", "t"):
            await graph.ainvoke({"done": []}, config_for(name))
        of = "where thread_id = 'changed' and channel = '__interrupt__'"
        change_rows(dsn, f"update checkpoint_writes set blob = blob || '\\x00' {of}")
        changed, other = await list_waiting(saver)
        assert isinstance(changed.error, pg.DecryptionError)
        assert changed.interrupts == ()
        assert _questions([other])["t"][0][1] == "a?"


async def test_a_filter_that_found_what_stands_in_another_thread(dsn: str) -> None:
    options = {**SAVERS["all"], "clear_metadata": ["of"]}
    async with Saver.from_conn_string(dsn, **options) as saver:
        graph = _one().compile(checkpointer=saver)
        for name in ("a", "b"):
            config = {**config_for(name), "metadata": {"of": name}}
            await graph.ainvoke({"done": []}, config)
        assert set(await _waiting(saver, filter={"of": "a"})) == {"a"}
        run_sql(
            dsn,
            "update pgcheckpoint.checkpoints c set metadata = jsonb_set(c.metadata,"
            " '{of}', (select o.metadata -> 'of' from pgcheckpoint.checkpoints o"
            " where o.thread_id = 'a' order by o.checkpoint_id desc limit 1))"
            " where c.thread_id = 'b'",
        )
        with pytest.raises(pg.DecryptionError):
            await list_waiting(saver, filter={"of": "a"})


MANY = """
insert into pgcheckpoint.checkpoint_threads
    (thread_id, waiting_at, waiting_id, unfinished_at, active_at)
    select 't' || n, case when n % 10000 = 0 then now() - interval '1 hour' end, '1',
        case when n % 10000 = 1 then now() - interval '1 hour' else 'epoch' end, '2026-01-01'
    from generate_series(1, 200000) n;
insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint)
    select 't' || n, '1',
        '{"channel_versions": {}, "versions_seen": {}, "updated_channels": ["branch:to:a"]}'
    from generate_series(1, 200000) n;
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select 't' || n, '1', 'task', -3, '__interrupt__', 'null', ''
    from generate_series(10000, 200000, 10000) n;
"""


@pytest.mark.files("counts the pages that are read")
@pytest.mark.one_server("explains the statement of one server")
async def test_many_threads_cost_nothing(saver: Saver, dsn: str) -> None:
    """By indexes that have only those that wait, or are unfinished."""
    lists = {
        "list_waiting": ("waiting_at", ["{}", "2001-01-01", "", 100, None]),
        "list_unfinished": ("unfinished_at", ["idle", 30.0, "{}", "2001-01-01", "", 100]),
    }
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(MANY.encode())
        admin.execute("analyze")
        for name, (column, parameters) in lists.items():
            query = database_of(saver).queries[name]
            *_, plan = plan_of(admin, query, parameters, options="analyze, buffers")
            assert f"checkpoint_threads_{column}_idx" in str(plan)
            # Some pages for each of the twenty, of the thousands that the tables have.
            assert plan["Shared Hit Blocks"] + plan["Shared Read Blocks"] < 1000
    assert len(await list_waiting(saver)) == 20
    assert len(await list_unfinished(saver, idle_for=timedelta(0))) == 20


@pytest.mark.one_server("runs both statements on one server")
async def test_the_statement_of_citus_is_the_same(saver: Saver, dsn: str) -> None:
    for name, graph in (("one", _one()), ("beside", _beside()), ("sends", _sends())):
        compiled = graph.compile(checkpointer=saver)
        for thread_id in (name, "ended"):
            config: Any = {**config_for(thread_id), "metadata": {"of": name}}
            await compiled.ainvoke({"done": []}, config)
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set waiting_at = now()")
    one = next(t for t in await list_waiting(saver) if t.thread_id == "ended")
    state = await _sends().compile(checkpointer=saver).aget_state(config_for("ended"))
    for asked in state.tasks:
        place = config_for("ended", one.checkpoint_id)
        await saver.aput_writes(place, [("done", ["x"])], asked.id)
    found = []
    for name in ("list_waiting", "list_waiting_on_citus"):
        query = database_of(saver).queries[name]
        for wanted in ("{}", '{"of": "beside"}'):
            with psycopg.connect(dsn) as admin, psycopg.RawCursor(admin) as cursor:
                parameters = [wanted, "2001-01-01", "", 100, None]
                found.append(cursor.execute(query, parameters).fetchall())
    assert len(found[0]) == 1 + 2 + 3 + 1
    assert found[:2] == found[2:]


@pytest.fixture
def waits(sync_saver: pg.PostgresSaver) -> pg.PostgresSaver:
    graphs.begin(sync_saver, "ask")
    graphs.finish(sync_saver, "ended")
    return sync_saver


def test_the_command(waits: pg.PostgresSaver, dsn: str) -> None:
    (thread,) = list_waiting(waits)
    head, line = done("waiting", dsn=dsn).out.splitlines()
    assert head.split("\t") == ["thread", "since", "interrupt", "question"]
    assert line.split("\t")[2:] == [thread.interrupts[0].id, "'Publish?'"]
    (record,) = done("waiting", "--json", "--limit", "1", dsn=dsn).json
    asked = {"id": thread.interrupts[0].id, "value": "Publish?", "response_schema": None}
    assert (record["thread_id"], record["interrupts"]) == ("ask", [asked])
    assert datetime.fromisoformat(record["since"]) == thread.since
    assert done("waiting", "--where", '{"user": "ask"}', dsn=dsn).out.count("\n") == 2
    nobody = done("waiting", "--where", '{"user": "nobody"}', dsn=dsn)
    assert nobody.out == "no thread waits for an answer\n"
    change_rows(dsn, r"update checkpoint_writes set blob = '\xc1' where channel = '__interrupt__'")
    _, line = done("waiting", dsn=dsn).out.splitlines()
    assert "can't decode" in line
    (record,) = done("waiting", "--json", dsn=dsn).json
    assert "can't decode" in record["error"]


def test_threads_that_are_imported(waits: pg.PostgresSaver, dsn: str, tmp_path: Path) -> None:
    """Those that wait are marked, and not those whose interrupts were answered."""
    before = _questions(list_waiting(waits))
    graphs.fork(waits, "forked")
    graphs.build(waits).invoke(Command(resume="Yes."), graphs.config("forked"))
    file = str(tmp_path / "threads.jsonl")
    done("export", file, dsn=dsn)
    for thread in ("ask", "ended", "forked"):
        waits.delete_thread(thread)
    assert list_waiting(waits) == []
    done("import", file, dsn=dsn)
    assert _questions(list_waiting(waits)) == before
    marked = "select thread_id from pgcheckpoint.checkpoint_threads where waiting_at is not null"
    assert making.rows_of(dsn, marked) == [("ask",)]
