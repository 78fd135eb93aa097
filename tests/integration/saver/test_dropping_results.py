"""Without what past tasks returned, all that can be done with a thread stays as it was."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import datetime, timedelta, timezone
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command

from pg_checkpoint import AesGcmCipher, KeyRing, PostgresSaver, Removed, RetentionPolicy
from pg_checkpoint.saver.cleaning import Results
from tests.command_line import cli, done
from tests.conftest import Patch, Saver
from tests.functions import QUERIES
from tests.integration.saver.conftest import locked
from tests.making import META, aput, ask, checkpoint_of, config_for, id_of
from tests.plans import nodes_of
from tests.seams import database_of, limit
from tests.stories import State
from tests.waiting import PATIENCE

DAY = timedelta(days=1)
NOW = RetentionPolicy(keep_results_for=timedelta(0))
NO_TASK = "00000000-0000-0000-0000-000000000000"
# One that asks twice, and fails once between, the first time.
TURN: list[Any] = ["a", Command(resume="x"), None, Command(resume="y")]


class Agent:
    """Three nodes side by side, one of which asks, and then a subgraph that asks too."""

    def __init__(self, saver: Any, *, inner_keeps: bool | None = None) -> None:
        self.ran: Counter[str] = Counter()
        self.breaks: set[str] = set()  # nodes that fail
        inner = StateGraph(State)
        for name in ("look", "inner_ask", "conclude"):
            inner.add_node(name, self._node(name))
        inner.add_edge(START, "look")
        inner.add_edge("look", "inner_ask")
        inner.add_edge("inner_ask", "conclude")
        graph = StateGraph(State)
        for name in ("plan", "one", "two", "ask", "end"):
            graph.add_node(name, self._node(name))
        graph.add_node("inner", inner.compile(checkpointer=inner_keeps))
        graph.add_edge(START, "plan")
        for name in ("one", "two", "ask"):
            graph.add_edge("plan", name)
        graph.add_edge(["one", "two", "ask"], "inner")
        graph.add_edge("inner", "end")
        graph.add_edge("end", END)
        self.graph: Any = graph.compile(checkpointer=saver)

    async def say(self, said: Any, thread_id: str = "t", at: str | None = None) -> Any:
        """Runs it; what came of it, without what is another one in each run."""
        try:
            values = await self.graph.ainvoke(said, config_for(thread_id, at, None))
        except Exception as error:
            return type(error), str(error)
        asked = [i.value for i in values.pop("__interrupt__", ())]
        return values, asked

    async def past(self, namespace: str | None = None) -> list[Any]:
        config = config_for("t", None, namespace)
        return [state async for state in self.graph.aget_state_history(config)]

    async def replay(self, thread_id: str, at: str) -> Any:
        return await self.say(None, thread_id, at)

    async def turn(self, thread_id: str, at: str) -> Any:
        return await self.say({"log": ["another"]}, thread_id, at)

    async def fork(self, thread_id: str, at: str) -> Any:
        config = config_for(thread_id, at, None)
        forked = await self.graph.aupdate_state(config, {"log": ["fork"]}, as_node="plan")
        first = await self.say(None, thread_id, id_of(forked))
        return first, await self.say(None, thread_id)

    async def answer(self, thread_id: str, at: str) -> Any:
        again = await self.say(Command(resume="again"), thread_id, at)
        return again, await self.say(Command(resume="and again"), thread_id)

    def _node(self, name: str) -> Any:
        def run(state: State, config: RunnableConfig) -> Any:
            self.ran[name] += 1
            if name in self.breaks:
                raise ValueError(name)
            said = ask(f"{name}?", config) if name.endswith("ask") else len(state["log"])
            return {"log": [f"{name}: {said}"]}

        return run


async def _live(agent: Agent, thread_id: str = "t", between: Any = None) -> list[Any]:
    """Two turns, the second of which still waits for an answer; what each call answered."""
    steps = [
        {"log": ["first"]},
        Command(resume="yes", update={"log": ["noted"]}),
        Command(resume="inner yes"),
        Command(update={"log": ["second"]}, goto="plan"),
    ]
    answered = []
    for step in steps:
        answered.append(await agent.say(step, thread_id))
        if between is not None:
            await between()
    return answered


def _record(state: Any) -> Any:
    tasks = [(t.id, t.name, t.path, t.error, t.interrupts, t.state) for t in state.tasks]
    return state._replace(tasks=tasks)


def _returned(states: list[Any]) -> list[list[Any]]:
    return [[(task.name, task.result) for task in state.tasks if task.result] for state in states]


async def _at_each(saver: Saver, agent: Agent, done: str) -> list[Any]:
    """What comes of something that is done at each checkpoint, each time to a copy.

    And how often which nodes ran for it.
    """
    found = []
    for n, state in enumerate(await agent.past()):
        agent.ran.clear()
        await saver.acopy_thread("t", f"copy {n}")
        came = await getattr(agent, done)(f"copy {n}", id_of(state.config))
        await saver.adelete_thread(f"copy {n}")
        found.append((came, agent.ran.copy()))
    return found


def writes(dsn: str, where: str = "true") -> list[Any]:
    with psycopg.connect(dsn) as admin:
        found = admin.execute(
            "select thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel"
            f" from pgcheckpoint.checkpoint_writes where {where} order by 1, 2, 3, 4, 5".encode()
        )
        return found.fetchall()


async def test_states_are_what_they_were(saver: Saver, dsn: str) -> None:
    agent = Agent(saver)
    await _live(agent)
    before = await agent.past()
    inner = {row[1] for row in writes(dsn) if row[1]}
    within = [state for namespace in sorted(inner) for state in await agent.past(namespace)]
    removed = await saver.apply_retention(NOW)
    assert removed == Removed(looked_at=1, writes=removed.writes, bytes=removed.bytes)
    after = await agent.past()
    assert [*map(_record, after)] == [*map(_record, before)]
    # The step that waits has all of it, and of the past what tasks returned that had asked.
    kept = [
        [(task.name, task.result) for task in state.tasks if task.result and task.interrupts]
        for state in before
    ]
    assert _returned(after) == _returned(before[:1]) + kept[1:]
    assert {name for tasks in kept for name, _ in tasks} == {"ask"}
    assert {"one", "two"} == {name for name, _ in _returned(after)[0]}
    still = [state for namespace in sorted(inner) for state in await agent.past(namespace)]
    assert [*map(_record, still)] == [*map(_record, within)]
    # Four of them returned something; of what is kept one had asked.
    assert [len([r for r in _returned(s) if r]) for s in (within, still)] == [4, 1]
    assert await saver.apply_retention(NOW) == Removed(looked_at=1)


@pytest.mark.parametrize(
    ("done", "inner_keeps"), [("replay", None), ("turn", True), ("fork", None), ("answer", True)]
)
async def test_replays_do_what_they_did(saver: Saver, done: str, inner_keeps: bool | None) -> None:
    agent = Agent(saver, inner_keeps=inner_keeps)
    await _live(agent)
    before = await _at_each(saver, agent, done)
    assert (await saver.apply_retention(NOW)).writes > 0
    assert await _at_each(saver, agent, done) == before
    assert len(before) > 6


async def test_no_run_notices(saver: Saver) -> None:
    undisturbed, agent = Agent(saver), Agent(saver)
    expected = await _live(undisturbed, "undisturbed")

    async def drop() -> None:
        await saver.apply_retention(NOW)

    assert await _live(agent, between=drop) == expected
    assert agent.ran == undisturbed.ran


async def test_a_step_that_failed_goes_on_where_it_was(saver: Saver) -> None:
    agent = Agent(saver)
    agent.breaks = {"two"}
    assert await agent.say({"log": ["first"]}) == (ValueError, "two")
    await saver.apply_retention(NOW)
    agent.breaks = set()
    await agent.say(None)
    await agent.say(Command(resume="yes"))
    assert (agent.ran["plan"], agent.ran["one"], agent.ran["two"]) == (1, 1, 2)
    (failed,) = [state for state in await agent.past() if "two" in state.next]
    before = [(task.error, task.result) for task in failed.tasks]
    await saver.apply_retention(NOW)
    (failed,) = [state for state in await agent.past() if "two" in state.next]
    of_one = [task.name for task in failed.tasks].index("one")
    assert before[of_one] == (None, {"log": ["one: 2"]})
    before[of_one] = None, None
    assert [(task.error, task.result or None) for task in failed.tasks] == before


async def test_leaves_of_branches_stay(saver: Saver) -> None:
    agent = Agent(saver)
    await agent.say({"log": ["first"]})
    (waits, *_) = await agent.past()
    await agent.replay("t", id_of(waits.parent_config))
    before = {id_of(state.config): _returned([state]) for state in await agent.past()}
    await saver.apply_retention(NOW)
    after = {id_of(state.config): _returned([state]) for state in await agent.past()}
    # Both branches wait, the first of them at a checkpoint that is not the newest.
    assert len([states for states in after.values() if len(states[0]) == 2]) == 2
    assert {at for at, states in after.items() if states[0]} == {
        at for at, states in before.items() if len(states[0]) == 2
    }


async def chain(saver: Saver, thread_id: str, ages: list[float], **more: Any) -> list[str]:
    """Checkpoints of some ages in days, oldest first, each with results of two tasks."""
    config, ids, now = config_for(thread_id), [], datetime.now(timezone.utc)
    meta: Any = {**META, **more.get("metadata", {})}
    for n, age in enumerate(ages):
        checkpoint = checkpoint_of({"n": n}, v=more.get("v", 4))
        checkpoint["ts"] = (now - age * DAY).isoformat()
        config = await saver.aput(config, checkpoint, meta, checkpoint["channel_versions"])
        for task_id in ("a", "b"):
            await saver.aput_writes(config, [("n", n), ("list", [n])], task_id)
        ids.append(id_of(config))
    return ids


def with_results(dsn: str, thread_id: str = "t") -> list[str]:
    return sorted({row[2] for row in writes(dsn, f"thread_id = '{thread_id}'")})


async def test_they_go_when_their_checkpoint_was_continued_long_ago(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [30, 20, 10, 2, 1])
    for span, left in ((15, ids[1:]), (10.5, ids[1:]), (5, ids[2:]), (1.5, ids[3:])):
        policy = RetentionPolicy(keep_results_for=span * DAY)
        expected = await saver.apply_retention(policy, dry_run=True)
        assert await saver.apply_retention(policy) == expected
        assert with_results(dsn) == left
    assert len(writes(dsn)) == 2 * 4


async def test_those_given_to_no_task_stay(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [3, 2])
    first = config_for("t", ids[0])
    await saver.aput_writes(first, [("n", 5)], NO_TASK)
    for channel in ("__error__", "__interrupt__", "__resume__"):
        await saver.aput_writes(first, [("n", 5)], channel)
        await saver.aput_writes(first, [(channel, "x")], channel)
    await saver.apply_retention(NOW)
    left = [row[3] for row in writes(dsn, f"checkpoint_id = '{ids[0]}'")]
    assert Counter(left) == {NO_TASK: 1, "__error__": 2, "__interrupt__": 2, "__resume__": 2}


async def test_a_parent_with_a_later_id_is_the_newest(saver: Saver, dsn: str) -> None:
    """Of two processes whose clocks differ."""
    parent = await aput(saver, config_for("t"), {"n": 1}, checkpoint_id="2")
    await saver.aput_writes(parent, [("n", 1)], "task")
    await aput(saver, parent, {"n": 2}, checkpoint_id="1")
    assert await saver.apply_retention(NOW) == Removed(looked_at=1)


@pytest.mark.parametrize(
    "rebuilt",
    [{"v": 3}, {"metadata": {"counters_since_delta_snapshot": {"log": [1, 1]}}}],
    ids=["pending sends", "delta channels"],
)
async def test_what_others_are_rebuilt_from_stays(saver: Saver, dsn: str, rebuilt: Any) -> None:
    ids = await chain(saver, "t", [4, 3])
    child = checkpoint_of({"n": 1}, v=rebuilt.get("v", 4))
    meta: Any = {**META, **rebuilt.get("metadata", {})}
    await saver.aput(config_for("t", ids[-1]), child, meta, child["channel_versions"])
    other = await aput(saver, config_for("t", checkpoint_ns="other"), {"n": 1})
    await saver.aput_writes(other, [("n", 1)], "task")
    await aput(saver, other, {"n": 1})
    assert (await saver.apply_retention(NOW)).writes == 1
    assert with_results(dsn) == ids


def _workflow(saver: Any, called: Counter[str]) -> Any:
    """Two calls side by side, a question between calls, and one that fails the first time."""

    @task
    async def work(name: str) -> str:
        called[name] += 1
        if name == "fragile" and called[name] == 1:
            raise ValueError(name)
        return f"{name} {len(name)}"

    @entrypoint()
    async def inner(said: str, config: RunnableConfig) -> str:
        first = await work("inner first")
        answer = ask("inner?", config)
        return f"{said}, {first}, {answer}, {await work('inner last')}"

    @entrypoint(saver)
    async def run(said: str, config: RunnableConfig, *, previous: Any = None) -> Any:
        one, two = work("one"), work("two")
        results: list[Any] = [await one, await two]
        results.append(ask("outer?", config))
        results.append(await work("fragile"))
        results.append(await inner.ainvoke(said, config))
        return entrypoint.final(value=results, save=[*(previous or []), *results])

    return run


async def _say(run: Any, said: Any, config: Any, durability: Any = None) -> Any:
    try:
        came = await run.ainvoke(said, config, durability=durability)
    except ValueError as error:
        return str(error)
    return [i.value for i in came["__interrupt__"]] if isinstance(came, dict) else came


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_workflow_goes_on_as_it_did(saver: Saver, durability: Any) -> None:
    came: dict[str, Any] = {}
    for name in ("undisturbed", "dropped"):
        called: Counter[str] = Counter()
        run = _workflow(saver, called)
        answers = []
        for said in TURN * 2:
            answers.append(await _say(run, said, config_for(name, None, None), durability))
            if name == "dropped":
                await saver.apply_retention(NOW)
        came[name] = answers, called
    assert came["dropped"] == came["undisturbed"]
    assert came["dropped"][1]["one"] == 2


async def _functional_at_each(
    saver: Saver, called: Counter[str], ids: list[str], said: Any, durability: Any
) -> list[Any]:
    """What comes of something that is said at each checkpoint of a copy, and what that called."""
    run, found = _workflow(saver, called), []
    for at in ids:
        called.clear()
        await saver.acopy_thread("t", "copy")
        steps: list[Any] = [(at, said), *[(None, Command(resume="w"))] * 2]
        came = [await _say(run, s, config_for("copy", a, None), durability) for a, s in steps]
        await saver.adelete_thread("copy")
        found.append((came, called.copy()))
    return found


@pytest.mark.parametrize(
    ("said", "durability"),
    [(None, "sync"), ("again", "exit"), (Command(resume="z"), "sync")],
    ids=["replay", "turn", "answer"],
)
async def test_any_checkpoint_goes_on_the_same(saver: Saver, durability: Any, said: Any) -> None:
    called: Counter[str] = Counter()
    run, here = _workflow(saver, called), config_for("t", None, None)
    for one in (*TURN, *TURN[:2]):
        await _say(run, one, here, durability)
    ids = [id_of(state.config) async for state in run.aget_state_history(here)]
    before = await _functional_at_each(saver, called, ids, said, durability)
    assert (await saver.apply_retention(NOW)).writes > 0
    assert await _functional_at_each(saver, called, ids, said, durability) == before
    assert len(before) >= 3


LATER = "9999-01-01"


def _results(saver: Saver) -> Results:
    return Results(database_of(saver), "t", timeout=PATIENCE, lock_timeout=PATIENCE)


@pytest.mark.parametrize(
    ("limits", "expected"),
    [({"writes": 9}, [8] * 4), ({"writes": 44}, [44]), ({"bytes": 1}, [4] * 4)],
)
async def test_each_step_takes_whole_checkpoints(
    saver: Saver, dsn: str, monkeypatch: Patch, limits: Any, expected: Any
) -> None:
    limit(monkeypatch, "saver.cleaning", **limits)
    ids = await chain(saver, "t", [*range(12, 0, -1)])
    found = await _results(saver).find(LATER)
    assert [row.checkpoint_id for row in found] == ids[:-1]
    sizes = []
    async for taken in _results(saver).drop(found):
        sizes.append(taken.writes)
        left = Counter(row[2] for row in writes(dsn))
        assert set(left.values()) == {4}
        assert len(left) == 12 - sum(sizes) // 4
        if len(sizes) == 4:
            # Killed; the next one goes on.
            break
    assert sizes == expected
    assert (await saver.apply_retention(NOW)).writes + sum(sizes) == 44
    assert with_results(dsn) == ids[-1:]


async def test_a_child_that_was_deleted_meanwhile(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [3, 2])
    child = checkpoint_of({"n": 5})
    meta: Any = {**META, "run_id": "undone"}
    await saver.aput(config_for("t", ids[1]), child, meta, child["channel_versions"])
    found = await _results(saver).find(LATER)
    assert [row.checkpoint_id for row in found] == ids
    await saver.adelete_for_runs(["undone"])
    assert [taken.writes async for taken in _results(saver).drop(found)] == [4]
    assert with_results(dsn) == ids[1:]


async def test_what_is_put_again_goes_next_time(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [3, 2])
    await saver.apply_retention(NOW)
    await saver.aput_writes(config_for("t", ids[0]), [("n", 0), ("list", [0])], "a")
    # A time to live changes nothing.
    await saver.aset_ttl("t", DAY)
    assert (await saver.apply_retention(NOW)).writes == 2
    assert with_results(dsn) == ids[1:]


async def test_many_workers_at_once_beside_writers(saver: Saver, dsn: str, other: Saver) -> None:
    threads = [f"t{n}" for n in range(8)]
    growing = asyncio.gather(*(chain(other, name, [1] * 12) for name in threads))
    passes = [s.apply_retention(NOW) for _ in range(4) for s in (saver, other)]
    removed = await asyncio.gather(*passes)
    grown = await growing
    removed.append(await saver.apply_retention(NOW))
    assert sum(r.writes for r in removed) == 8 * 11 * 4
    assert sum(r.failed for r in removed) == 0
    for name, ids in zip(threads, grown, strict=True):
        assert with_results(dsn, name) == ids[-1:]
        assert len(writes(dsn, f"thread_id = '{name}'")) == 4


async def test_a_thread_whose_lock_is_held_is_passed_over(saver: Saver, dsn: str) -> None:
    held = await chain(saver, "held", [2, 1])
    await chain(saver, "other", [2, 1])
    await chain(saver, "nothing is due", [1])
    with locked(dsn, "held", "nothing is due"):
        removed = await asyncio.wait_for(saver.apply_retention(NOW), PATIENCE)
    assert (removed.looked_at, removed.busy, removed.writes) == (3, 1, 4)
    assert with_results(dsn, "held") == held


@pytest.mark.parametrize(
    "more", [{"keep_last": 3}, {"keep_younger_than": 4.5 * DAY}, {"delete_inactive_for": DAY}]
)
async def test_beside_other_rules(saver: Saver, dsn: str, more: Any) -> None:
    ids = await chain(saver, "t", [6, 5, 4, 3, 2])
    policy = RetentionPolicy(keep_results_for=2.5 * DAY, **more)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert len(writes(dsn)) == 20
    assert await saver.apply_retention(policy) == expected
    assert expected.writes == 3 * 4
    assert with_results(dsn) == ids[3:]


async def test_with_all_encrypted(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(range(32))}))
    async with Saver.from_conn_string(
        dsn, cipher=cipher, encrypt_metadata=True, clear_metadata=["tenant"]
    ) as sealed:
        ids = await chain(sealed, "t", [2, 1], metadata={"tenant": "a"})
        delta = {"counters_since_delta_snapshot": {"log": [1, 1]}, "tenant": "a"}
        kept = await chain(sealed, "delta", [2, 1], metadata=delta)
        policy = RetentionPolicy(keep_results_for=timedelta(0), metadata={"tenant": "a"})
        assert (await sealed.apply_retention(policy)).writes == 4
    assert (with_results(dsn), with_results(dsn, "delta")) == (ids[1:], kept)


def test_by_the_blocking_saver_and_by_command(sync_saver: PostgresSaver, dsn: str) -> None:
    config: Any = config_for("t")
    for n in range(4):
        checkpoint = checkpoint_of({"n": n})
        config = sync_saver.put(config, checkpoint, META, checkpoint["channel_versions"])
        sync_saver.put_writes(config, [("n", n)], "task")
        if n == 2:
            assert sync_saver.apply_retention(NOW).writes == 2
    for arguments in (["7d", "--dry-run"], ["0d"]):
        shown = done("retention", "--keep-results-for", *arguments, "--json", dsn=dsn).json
        assert (shown["writes"], shown["looked_at"]) == (1, 1)
    assert len(writes(dsn)) == 1
    for text in ("-1d", "soon"):
        assert cli("retention", "--keep-results-for", text, dsn=dsn).code == 2


@pytest.mark.one_server("plans of one")
async def test_where_nothing_is_left_no_checkpoint_is_read(saver: Saver, dsn: str) -> None:
    await chain(saver, "t", [3, 2, 1])
    assert _checkpoints_read(dsn) > 0
    await saver.apply_retention(NOW)
    assert _checkpoints_read(dsn) == 0


def _checkpoints_read(dsn: str) -> int:
    statement = QUERIES["find_results"]
    with psycopg.connect(dsn) as admin, psycopg.RawCursor(admin) as cursor:
        # Whichever way the planner would choose: all by the index, and the first with each.
        for way in ("seqscan", "bitmapscan", "hashjoin", "mergejoin"):
            cursor.execute(f"set local enable_{way} = off".encode())
        explain = f"explain (analyze, format json, timing off) {statement}".encode()
        row = cursor.execute(explain, ["t", LATER]).fetchone()
    assert row is not None
    # The other one only looks for a later id.
    scans = [
        node
        for node in nodes_of(row[0])
        if node.get("Relation Name") == "checkpoints" and "checkpoint_id" not in node["Index Cond"]
    ]
    assert scans
    return sum(n["Actual Rows"] for n in scans)
