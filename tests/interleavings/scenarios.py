"""The scenarios: who does what to which threads, and what has to be so afterwards.

Those of puts, deletes, retention, imports and migrations are here; the others are beside it.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from typing import Any

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import RetentionPolicy
from pg_checkpoint.saver import retention
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.interleavings.cut_run_scenarios import CUT_RUNS
from tests.interleavings.event_scenarios import EVENTS
from tests.interleavings.key_scenarios import KEYS
from tests.interleavings.lease_scenarios import LEASES
from tests.interleavings.scenes import (
    Call,
    Outcomes,
    Scenario,
    Scene,
    begin,
    chain_of,
    delete,
    is_whole,
    next_of,
    put,
)
from tests.interleavings.store_scenarios import ITEMS
from tests.interleavings.task_scenarios import TASKS
from tests.later_migration import LATER, UNDONE, later_one_known
from tests.making import META, checkpoint_of, config_for, id_of
from tests.waiting import PATIENCE

# --- puts to one thread ---


async def _all_are_there(scene: Scene, outcomes: Outcomes) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert set(found) == {id_of(c) for c in [*chain, *outcomes.values()]}
    for config in outcomes.values():
        is_whole(found[id_of(config)], len(chain))


# --- a put beside what deletes ---


async def _prune(scene: Scene, client: Any) -> None:
    await client.aprune([scene.thread()])


async def _latest_is_left(scene: Scene, outcomes: Outcomes) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert outcomes.get("prune") is outcomes.get("other") is None
    is_whole(found[id_of(outcomes["put"])], len(chain))
    assert set(found) <= {id_of(outcomes["put"]), id_of(chain[-1])}


async def _old_value(scene: Scene, client: Any) -> None:
    """Pieces of the list are in old checkpoints only, and sent once more."""
    first = await next_of(client, config_for(scene.thread()), 0)
    scene.kept["chain"] = [first, await next_of(client, first, 1, grown=False)]


async def _old_state(scene: Scene, client: Any) -> None:
    """The saver knows what the first checkpoint has, and leans on it."""
    await _old_value(scene, client)
    await client.aget_tuple(scene.kept["chain"][0])


async def _fork(scene: Scene, client: Any) -> RunnableConfig:
    """Continues what is pruned."""
    return await next_of(client, scene.kept["chain"][0], 2)


async def _all_or_the_put(scene: Scene, outcomes: Outcomes) -> None:
    """A put that came after the deletion is stored whole, or was told that its parent is gone."""
    found, put = await scene.states(), outcomes["put"]
    assert outcomes["delete"] is None
    if isinstance(put, Exception):
        assert not found, repr(put)
    elif found:
        assert list(found) == [id_of(put)]
        is_whole(found[id_of(put)], len(scene.kept["chain"]))


async def _copy(scene: Scene, client: Any) -> None:
    await client.acopy_thread(scene.thread("a"), scene.thread("b"))


async def _copy_is_a_moment(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes["copy"] is None
    source, copy = await scene.states("a"), await scene.states("b")
    chain, put = {id_of(c) for c in scene.kept["chain"]}, id_of(outcomes["put"])
    assert set(source) == chain | {put}
    assert set(copy) in (chain, chain | {put})
    for key, found in copy.items():
        assert found.checkpoint == source[key].checkpoint
        assert found.pending_writes == source[key].pending_writes


async def _fork_after_copy(scene: Scene, client: Any) -> None:
    """The fork has pieces that only the oldest checkpoint of the copy has, too."""
    await _old_value(scene, client)
    await _copy(scene, client)
    scene.kept["fork"] = await _fork(scene, client)


async def _prune_copy(scene: Scene, client: Any) -> None:
    await client.aprune([scene.thread("b")])


async def _copies_are_whole(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes == {"copy": None, "prune": None}
    source, copies = await scene.states("a"), await scene.states("b")
    assert id_of(scene.kept["fork"]) in copies
    for key, copy in copies.items():
        assert copy.checkpoint == source[key].checkpoint


def _put_to(threads: str) -> Call:
    """Begins threads in one batch, whose calls come in this order."""

    async def put_together(scene: Scene, client: Any) -> list[RunnableConfig]:
        configs = [config_for(scene.thread(name)) for name in threads]
        return await asyncio.gather(*(next_of(client, config, 0) for config in configs))

    return put_together


async def _batches_are_there(scene: Scene, outcomes: Outcomes) -> None:
    put = [id_of(config) for batch in outcomes.values() for config in batch]
    assert sorted(put) == sorted([id_ for name in "abcd" for id_ in await scene.states(name)])


def _retain(**policy: Any) -> Call:
    async def retain(scene: Scene, client: Any) -> None:
        await client.apply_retention(RetentionPolicy(**policy))

    return retain


async def _write_late(scene: Scene, client: Any) -> None:
    """A task of a checkpoint that has been continued."""
    await client.aput_writes(scene.kept["chain"][-2], [("n", "late")], "late")


async def _results_are_dropped(scene: Scene, outcomes: Outcomes) -> None:
    """Of continued checkpoints; the newest keeps what its tasks wrote."""
    assert outcomes["write"] is outcomes["drop"] is None
    found = await scene.states()
    older, last = (found[id_of(c)].pending_writes for c in scene.kept["chain"][-2:])
    assert [w[1:] for w in last or ()] == [("n", len(found) - 1)]
    assert [w[1:] for w in older or ()] in ([], [("n", "late")])


async def _expired(scene: Scene, client: Any) -> None:
    await begin(scene, client)
    await client.aset_ttl(scene.thread(), timedelta(minutes=1))
    await scene.let_pass("checkpoint_threads", "active_at")


async def _lives_or_is_gone(scene: Scene, outcomes: Outcomes) -> None:
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


async def _put_and_delete(scene: Scene, client: Any) -> None:
    await put(scene, client)
    await delete(scene, client)


async def _nothing(scene: Scene, client: Any) -> None:
    pass


async def _first_and_delete(scene: Scene, client: Any) -> None:
    """A put that has no parent, and is all that its transaction does."""
    await next_of(client, config_for(scene.thread()), 0)
    await delete(scene, client)


async def _nothing_is_left(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes["put"] is None
    assert not await scene.states()


async def _put_and_prune(scene: Scene, client: Any) -> RunnableConfig:
    first = await put(scene, client)
    second = await next_of(client, first, len(scene.kept["chain"]) + 1)
    await _prune(scene, client)
    return second


async def _the_last_is_left(scene: Scene, outcomes: Outcomes) -> None:
    found = await scene.states()
    assert list(found) == [id_of(outcomes["put"])]
    is_whole(found[id_of(outcomes["put"])], len(scene.kept["chain"]) + 1)


async def _error_and_another(scene: Scene, client: Any) -> None:
    for which in ("first", "second"):
        await client.aput_writes(scene.kept["chain"][-1], [("__error__", which)], "failed")


async def _the_second_error(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes["put"] is None
    last = (await scene.states())[id_of(scene.kept["chain"][-1])]
    assert ("failed", "__error__", "second") in (last.pending_writes or ())


# --- the turn of retention ---


def _turn(scene: Scene, client: Any) -> retention._Turn:
    return retention._Turn(client._engine.database, scene.thread(), f"{id(client)}", PATIENCE)


async def _take(scene: Scene, client: Any) -> bool:
    return (await _turn(scene, client).take(every=3_600.0))[0] is not None


async def _one_has_it(scene: Scene, outcomes: Outcomes) -> None:
    assert sorted(outcomes.values()) == [False, True]


async def _turn_that_is_over(scene: Scene, client: Any) -> None:
    """That of a process that has not said for too long that it is still there."""
    scene.kept["turn"] = turn = _turn(scene, client)
    await turn.take(every=3_600.0)
    turn._kept -= 3_600.0
    await scene.let_pass("retention_turns", "held_until", by="policy")


async def _keep(scene: Scene, client: Any) -> bool:
    turn: retention._Turn = scene.kept["turn"]
    return await turn.keep("a thread")


# --- a time to live that is made longer ---


async def _live_on(scene: Scene, client: Any) -> None:
    await client.aset_ttl(scene.thread(), timedelta(days=1))


async def _lives_or_was_gone(scene: Scene, outcomes: Outcomes) -> None:
    """Whoever was told that a thread lives on finds it, unless it had expired before."""
    assert outcomes["live"] is outcomes["retain"] is None
    found = await scene.states()
    # What the call has written is there, whichever of both was first.
    assert await scene.rows("ttl from checkpoint_threads") == [(timedelta(days=1),)]
    assert set(found) in ({id_of(c) for c in scene.kept["chain"]}, set())


# --- imports ---


async def _exported(scene: Scene, client: Any) -> None:
    """An export of a thread, which is then deleted."""
    lines = list[bytes]()
    scene.kept["chain"] = await chain_of(scene.reader, scene.thread(), 3)
    await export_threads(scene.reader, lines.append, threads=[scene.thread()])
    await delete(scene, scene.reader)
    scene.kept["lines"] = lines


async def _has_imported(scene: Scene, outcomes: Outcomes) -> None:
    put = [outcomes["put"]] if "put" in outcomes else []
    assert all(done is None for name, done in outcomes.items() if name != "put")
    assert set(await scene.states()) == {*map(id_of, scene.kept["chain"]), *put}
    await _are_as_exported(scene)


async def _import(scene: Scene, client: Any) -> None:
    await import_threads(client, scene.kept["lines"])


async def _put_anew(scene: Scene, client: Any) -> str:
    """Begins the same thread anew."""
    checkpoint = checkpoint_of({"list": ["new"], "n": 9}, {"list": "9", "n": "9"})
    versions = checkpoint["channel_versions"]
    return id_of(await client.aput(config_for(scene.thread()), checkpoint, META, versions))


async def _whole_or_gone(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes == {"import": None, "delete": None}
    await _are_as_exported(scene)


async def _are_as_exported(scene: Scene) -> None:
    """Every checkpoint of the export that is there has its values and its task's write."""
    found = await scene.states()
    for n, config in enumerate(scene.kept["chain"]):
        if state := found.get(id_of(config)):
            is_whole(state, n)
            assert state.pending_writes == [(f"task {n}", "n", n)]


# --- migrations, beside who has looked at the schema before ---

_LAST = "select max(version) from pgcheckpoint.schema_migrations"


async def _before(scene: Scene, client: Any) -> None:
    if await scene.look(_LAST) == [(LATER,)]:
        for statement in UNDONE:
            await scene.look(statement)
    await begin(scene, client)


async def _migrate(scene: Scene, client: Any) -> None:
    with later_one_known():
        await client.setup()


async def _migrated(scene: Scene, outcomes: Outcomes) -> None:
    """The migration is noted, with all that it makes; the put is stored."""
    stored, chain = outcomes["put"], scene.kept["chain"]
    assert outcomes["setup"] is None
    assert await scene.look(_LAST) == [(LATER,)]
    assert await scene.rows("later from checkpoint_threads") == [(None,)]
    found = await scene.states()
    assert set(found) == {id_of(config) for config in [*chain, stored]}
    is_whole(found[id_of(stored)], len(chain))


SCENARIOS = {
    **EVENTS,
    "two imports of one thread": Scenario(
        {"one": _import, "other": _import}, _exported, _has_imported
    ),
    "import and put": Scenario({"import": _import, "put": _put_anew}, _exported, _has_imported),
    "import and delete_thread": Scenario(
        {"import": _import, "delete": delete}, _exported, _whole_or_gone
    ),
    "two processes take the turn of retention": Scenario(
        {"one": _take, "other": _take}, _nothing, _one_has_it
    ),
    "late turn of retention and next one": Scenario(
        {"old": _keep, "new": _take}, _turn_that_is_over, _one_has_it
    ),
    "longer time to live and expiry": Scenario(
        {"live": _live_on, "retain": _retain()}, _expired, _lives_or_was_gone
    ),
    "two puts": Scenario({"one": put, "other": put}, begin, _all_are_there),
    "put and prune": Scenario(
        {"put": put, "prune": _prune}, partial(begin, length=3), _latest_is_left
    ),
    "put of an old value and prune": Scenario(
        {"put": put, "prune": _prune}, _old_value, _latest_is_left
    ),
    "fork and prune": Scenario({"put": _fork, "prune": _prune}, _old_state, _latest_is_left),
    "put and two retentions": Scenario(
        {"put": put, "prune": _retain(keep_last=1), "other": _retain(keep_last=1)},
        *(begin, _latest_is_left),
    ),
    "put and delete_thread": Scenario({"put": put, "delete": delete}, begin, _all_or_the_put),
    "put and copy": Scenario({"put": put, "copy": _copy}, begin, _copy_is_a_moment, ("a", "b")),
    "copy and prune of its target": Scenario(
        {"copy": _copy, "prune": _prune_copy}, _fork_after_copy, _copies_are_whole, ("a", "b")
    ),
    "batches of the same threads": Scenario(
        {"up": _put_to("abcd"), "down": _put_to("dcba"), "between": _put_to("bc")},
        *(_nothing, _batches_are_there, ("a", "b", "c", "d")),
    ),
    "pending write and keep_results_for": Scenario(
        {"write": _write_late, "drop": _retain(keep_results_for=timedelta(0))},
        *(begin, _results_are_dropped),
    ),
    "put and expiry": Scenario({"put": put, "retain": _retain()}, _expired, _lives_or_is_gone),
    "delayed put and delete_thread": Scenario(
        {"put": _put_and_delete}, begin, _nothing_is_left, cut="put"
    ),
    "delayed first put and delete_thread": Scenario(
        {"put": _first_and_delete}, _nothing, _nothing_is_left, cut="put"
    ),
    "delayed put and prune": Scenario({"put": _put_and_prune}, begin, _the_last_is_left, cut="put"),
    "delayed error": Scenario({"put": _error_and_another}, begin, _the_second_error, cut="put"),
    **LEASES,
    **TASKS,
    **CUT_RUNS,
    **KEYS,
    **ITEMS,
    "put and migration": Scenario({"put": put, "setup": _migrate}, _before, _migrated),
}
