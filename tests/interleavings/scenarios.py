"""The scenarios: who does what to which threads, and what has to be so afterwards.

Those of puts, deletes and retention are here; the others are in the files beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import timedelta

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import RetentionPolicy
from pg_checkpoint.saver import retention
from tests.interleavings.chains import begin, is_whole, next_of, put
from tests.interleavings.cut_run_scenarios import CUT_RUNS
from tests.interleavings.event_scenarios import EVENTS
from tests.interleavings.import_scenarios import IMPORTS
from tests.interleavings.key_scenarios import KEYS
from tests.interleavings.lease_scenarios import LEASES
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.schema_scenarios import MIGRATIONS
from tests.interleavings.sessions import Outcome
from tests.interleavings.store_scenarios import ITEMS
from tests.interleavings.task_scenarios import TASKS
from tests.making import config_for, id_of
from tests.waiting import PATIENCE

__all__ = ["SCENARIOS"]

# --- puts to one thread ---


async def _all_are_there(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert set(found) == {id_of(c) for c in [*chain, *outcomes.values()]}
    for config in outcomes.values():
        is_whole(found[id_of(config)], len(chain))


# --- a put beside what deletes ---


async def _prune(scene: Scene) -> None:
    await scene.clients["prune"].aprune([scene.thread()])


async def _latest_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert outcomes.get("prune") is outcomes.get("other") is None
    is_whole(found[id_of(outcomes["put"])], len(chain))
    assert set(found) <= {id_of(outcomes["put"]), id_of(chain[-1])}


async def _old_value(scene: Scene) -> None:
    """Pieces of the list are in old checkpoints only, and sent once more."""
    client, thread = scene.clients["put"], scene.thread()
    first = await next_of(client, config_for(thread), 0)
    scene.kept["chain"] = [first, await next_of(client, first, 1, grown=False)]


async def _put_old_value(scene: Scene) -> RunnableConfig:
    return await next_of(scene.clients["put"], scene.kept["chain"][-1], 2)


async def _old_state(scene: Scene) -> None:
    """The saver knows what the first checkpoint has, and leans on it."""
    await _old_value(scene)
    await scene.clients["put"].aget_tuple(scene.kept["chain"][0])


async def _fork(scene: Scene) -> RunnableConfig:
    """Continues what is pruned."""
    return await next_of(scene.clients["put"], scene.kept["chain"][0], 2)


async def _delete(scene: Scene) -> None:
    await scene.clients["delete"].adelete_thread(scene.thread())


async def _all_or_the_put(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """A put that came after the deletion is stored whole, or was told that its parent is gone."""
    found, put = await scene.states(), outcomes["put"]
    assert outcomes["delete"] is None
    if isinstance(put, Exception):
        assert not found, repr(put)
    elif found:
        assert list(found) == [id_of(put)]
        is_whole(found[id_of(put)], len(scene.kept["chain"]))


async def _copy(scene: Scene) -> None:
    await scene.clients["copy"].acopy_thread(scene.thread("a"), scene.thread("b"))


async def _copy_is_a_moment(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["copy"] is None
    source, copy = await scene.states("a"), await scene.states("b")
    chain, put = {id_of(c) for c in scene.kept["chain"]}, id_of(outcomes["put"])
    assert set(source) == chain | {put}
    assert set(copy) in (chain, chain | {put})
    for key, found in copy.items():
        assert found.checkpoint == source[key].checkpoint
        assert found.pending_writes == source[key].pending_writes


async def _fork_after_copy(scene: Scene) -> None:
    """The fork has pieces that only the oldest checkpoint of the copy has, too."""
    client, thread = scene.clients["copy"], scene.thread("a")
    first = await next_of(client, config_for(thread), 0)
    await next_of(client, first, 1, grown=False)
    await _copy(scene)
    scene.kept["fork"] = await next_of(client, first, 2)


async def _prune_copy(scene: Scene) -> None:
    await scene.clients["prune"].aprune([scene.thread("b")])


async def _copies_are_whole(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes == {"copy": None, "prune": None}
    source, copies = await scene.states("a"), await scene.states("b")
    assert id_of(scene.kept["fork"]) in copies
    for key, copy in copies.items():
        assert copy.checkpoint == source[key].checkpoint


def _put_to(session: str, threads: str) -> Call:
    """Begins threads in one batch, whose calls come in this order."""

    async def put_together(scene: Scene) -> list[RunnableConfig]:
        configs = [config_for(scene.thread(name)) for name in threads]
        calls = [next_of(scene.clients[session], config, 0) for config in configs]
        return await asyncio.gather(*calls)

    return put_together


async def _batches_are_there(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    put = [id_of(config) for batch in outcomes.values() for config in batch]
    assert sorted(put) == sorted([id_ for name in "abcd" for id_ in await scene.states(name)])


def _retain(session: str, policy: RetentionPolicy) -> Call:
    async def retain(scene: Scene) -> None:
        await scene.clients[session].apply_retention(policy)

    return retain


async def _write_late(scene: Scene) -> None:
    """A task of a checkpoint that has been continued."""
    chain = scene.kept["chain"]
    await scene.clients["write"].aput_writes(chain[-2], [("n", "late")], "late")


async def _results_are_dropped(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Of continued checkpoints; the newest keeps what its tasks wrote."""
    assert outcomes["write"] is outcomes["drop"] is None
    found = await scene.states()
    older, last = (found[id_of(c)].pending_writes for c in scene.kept["chain"][-2:])
    assert [w[1:] for w in last or ()] == [("n", len(found) - 1)]
    assert [w[1:] for w in older or ()] in ([], [("n", "late")])


def _expired(session: str) -> Call:
    async def prepare(scene: Scene) -> None:
        await begin(session)(scene)
        await scene.clients[session].aset_ttl(scene.thread(), timedelta(minutes=1))
        query = "update pgcheckpoint.checkpoint_threads set active_at = now() - interval '1 hour'"
        await scene.look(f"{query} where thread_id = '{scene.thread()}' returning 1")

    return prepare


async def _lives_or_is_gone(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found, put, chain = await scene.states(), outcomes["put"], scene.kept["chain"]
    assert outcomes["retain"] is None
    if isinstance(put, Exception):
        assert not found, repr(put)
        return
    # It was written to in time, or made anew.
    ids = {id_of(c) for c in chain}
    assert set(found) in (ids | {id_of(put)}, {id_of(put)})
    is_whole(found[id_of(put)], len(chain))


# --- what was sent comes late ---


async def _put_and_delete(scene: Scene) -> None:
    await put("put")(scene)
    await scene.clients["put"].adelete_thread(scene.thread())


async def _nothing(scene: Scene) -> None:
    pass


async def _first_and_delete(scene: Scene) -> None:
    """A put that has no parent, and is all that its transaction does."""
    await next_of(scene.clients["put"], config_for(scene.thread()), 0)
    await scene.clients["put"].adelete_thread(scene.thread())


async def _nothing_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["put"] is None
    assert not await scene.states()


async def _put_and_prune(scene: Scene) -> RunnableConfig:
    first = await put("put")(scene)
    second = await next_of(scene.clients["put"], first, len(scene.kept["chain"]) + 1)
    await scene.clients["put"].aprune([scene.thread()])
    return second


async def _the_last_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    assert list(found) == [id_of(outcomes["put"])]
    is_whole(found[id_of(outcomes["put"])], len(scene.kept["chain"]) + 1)


async def _error_and_another(scene: Scene) -> None:
    client, config = scene.clients["put"], scene.kept["chain"][-1]
    await client.aput_writes(config, [("__error__", "first")], "failed")
    await client.aput_writes(config, [("__error__", "second")], "failed")


async def _the_second_error(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["put"] is None
    last = (await scene.states())[id_of(scene.kept["chain"][-1])]
    assert ("failed", "__error__", "second") in (last.pending_writes or ())


# --- the turn of retention ---


def _turn(session: str) -> Call:
    async def take(scene: Scene) -> bool:
        database = scene.clients[session]._engine.database
        turn = retention._Turn(database, scene.thread(), session, timeout=PATIENCE)
        return (await turn.take(every=3_600.0))[0] is not None

    return take


async def _one_has_it(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert sorted(outcomes.values()) == [False, True]


async def _turn_that_is_over(scene: Scene) -> None:
    """That of a process that has not said for too long that it is still there."""
    database = scene.clients["old"]._engine.database
    turn = retention._Turn(database, scene.thread(), "old", timeout=PATIENCE)
    scene.kept["turn"] = turn
    await turn.take(every=3_600.0)
    turn._kept -= 3_600.0
    over = "update pgcheckpoint.retention_turns set held_until = now() - interval '1 hour'"
    await scene.look(f"{over} where policy = '{scene.thread()}' returning 1")


async def _keep(scene: Scene) -> bool:
    turn: retention._Turn = scene.kept["turn"]
    return await turn.keep("a thread")


# --- a time to live that is made longer ---


async def _live_on(scene: Scene) -> None:
    await scene.clients["live"].aset_ttl(scene.thread(), timedelta(days=1))


async def _lives_or_was_gone(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Whoever was told that a thread lives on finds it, unless it had expired before."""
    assert outcomes["live"] is outcomes["retain"] is None
    found = await scene.states()
    row = f"select ttl from pgcheckpoint.checkpoint_threads where thread_id = '{scene.thread()}'"
    # What the call has written is there, whichever of both was first.
    assert await scene.look(row) == [(timedelta(days=1),)]
    assert set(found) in ({id_of(c) for c in scene.kept["chain"]}, set())


SCENARIOS = {
    **EVENTS,
    **IMPORTS,
    "two processes take the turn of retention": Scenario(
        {"one": _turn("one"), "other": _turn("other")}, _nothing, _one_has_it
    ),
    "late turn of retention and next one": Scenario(
        {"old": _keep, "new": _turn("new")}, _turn_that_is_over, _one_has_it
    ),
    "longer time to live and expiry": Scenario(
        {"live": _live_on, "retain": _retain("retain", RetentionPolicy())},
        _expired("live"),
        _lives_or_was_gone,
    ),
    "two puts": Scenario({"one": put("one"), "other": put("other")}, begin("one"), _all_are_there),
    "put and prune": Scenario(
        {"put": put("put"), "prune": _prune}, begin("put", 3), _latest_is_left
    ),
    "put of an old value and prune": Scenario(
        {"put": _put_old_value, "prune": _prune}, _old_value, _latest_is_left
    ),
    "fork and prune": Scenario({"put": _fork, "prune": _prune}, _old_state, _latest_is_left),
    "put and two retentions": Scenario(
        {
            "put": put("put"),
            "prune": _retain("prune", RetentionPolicy(keep_last=1)),
            "other": _retain("other", RetentionPolicy(keep_last=1)),
        },
        begin("put", 2),
        _latest_is_left,
    ),
    "put and delete_thread": Scenario(
        {"put": put("put"), "delete": _delete}, begin("put"), _all_or_the_put
    ),
    "put and copy": Scenario(
        {"put": put("put"), "copy": _copy}, begin("put"), _copy_is_a_moment, ("a", "b")
    ),
    "copy and prune of its target": Scenario(
        {"copy": _copy, "prune": _prune_copy}, _fork_after_copy, _copies_are_whole, ("a", "b")
    ),
    "batches of the same threads": Scenario(
        {
            "up": _put_to("up", "abcd"),
            "down": _put_to("down", "dcba"),
            "between": _put_to("between", "bc"),
        },
        _nothing,
        _batches_are_there,
        ("a", "b", "c", "d"),
    ),
    "pending write and keep_results_for": Scenario(
        {
            "write": _write_late,
            "drop": _retain("drop", RetentionPolicy(keep_results_for=timedelta(0))),
        },
        begin("write"),
        _results_are_dropped,
    ),
    "put and expiry": Scenario(
        {"put": put("put"), "retain": _retain("retain", RetentionPolicy())},
        _expired("put"),
        _lives_or_is_gone,
    ),
    "delayed put and delete_thread": Scenario(
        {"put": _put_and_delete}, begin("put"), _nothing_is_left, cut="put"
    ),
    "delayed first put and delete_thread": Scenario(
        {"put": _first_and_delete}, _nothing, _nothing_is_left, cut="put"
    ),
    "delayed put and prune": Scenario(
        {"put": _put_and_prune}, begin("put"), _the_last_is_left, cut="put"
    ),
    "delayed error": Scenario(
        {"put": _error_and_another}, begin("put"), _the_second_error, cut="put"
    ),
    **LEASES,
    **TASKS,
    **CUT_RUNS,
    **KEYS,
    **ITEMS,
    **MIGRATIONS,
}
