"""The scenarios: who does what to which threads, and what has to be so afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    ConcurrentWriteError,
    KeyRing,
    LeaseHeldError,
    RetentionPolicy,
)
from pg_checkpoint.lifecycle import background
from tests.interleavings.cut_run_scenarios import CUT_RUNS
from tests.interleavings.import_scenarios import IMPORTS
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import META, checkpoint_of, config_for, id_of
from tests.waiting import PATIENCE

__all__ = ["SCENARIOS"]

LONG = [f"message {n} " * 40 for n in range(60)]


async def _chain(saver: AsyncPostgresSaver, thread: str, length: int) -> list[RunnableConfig]:
    """Puts a chain of checkpoints whose list grows, with a write to each."""
    config, configs = config_for(thread), []
    for n in range(length):
        config = await _next(saver, config, n)
        await saver.aput_writes(config, [("n", n)], f"task {n}")
        configs.append(config)
    return configs


async def _next(
    saver: AsyncPostgresSaver, config: RunnableConfig, n: int, grown: bool = True
) -> RunnableConfig:
    """Puts the n-th checkpoint of a chain; its list is long, or empty."""
    values = {"list": LONG[: 40 + n] if grown else [], "n": n}
    checkpoint = checkpoint_of(values, dict.fromkeys(values, f"{n + 1}"))
    return await saver.aput(config, checkpoint, META, checkpoint["channel_versions"])


def _is_whole(found: CheckpointTuple, n: int) -> None:
    assert found.checkpoint["channel_values"] == {"list": LONG[: 40 + n], "n": n}


# --- puts to one thread ---


def _begin(session: str, length: int = 2) -> Call:
    async def prepare(scene: Scene) -> None:
        scene.kept["chain"] = await _chain(scene.clients[session], scene.thread(), length)

    return prepare


def _put(session: str) -> Call:
    """Continues the chain."""

    async def put(scene: Scene) -> RunnableConfig:
        chain = scene.kept["chain"]
        return await _next(scene.clients[session], chain[-1], len(chain))

    return put


async def _all_are_there(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert set(found) == {id_of(c) for c in [*chain, *outcomes.values()]}
    for config in outcomes.values():
        _is_whole(found[id_of(config)], len(chain))


# --- a put beside what deletes ---


async def _prune(scene: Scene) -> None:
    await scene.clients["prune"].aprune([scene.thread()])


async def _latest_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    chain = scene.kept["chain"]
    assert outcomes.get("prune") is outcomes.get("other") is None
    _is_whole(found[id_of(outcomes["put"])], len(chain))
    assert set(found) <= {id_of(outcomes["put"]), id_of(chain[-1])}


async def _old_value(scene: Scene) -> None:
    """Pieces of the list are in old checkpoints only, and sent once more."""
    client, thread = scene.clients["put"], scene.thread()
    first = await _next(client, config_for(thread), 0)
    scene.kept["chain"] = [first, await _next(client, first, 1, grown=False)]


async def _put_old_value(scene: Scene) -> RunnableConfig:
    return await _next(scene.clients["put"], scene.kept["chain"][-1], 2)


async def _old_state(scene: Scene) -> None:
    """The saver knows what the first checkpoint has, and leans on it."""
    await _old_value(scene)
    await scene.clients["put"].aget_tuple(scene.kept["chain"][0])


async def _fork(scene: Scene) -> RunnableConfig:
    """Continues what is pruned."""
    return await _next(scene.clients["put"], scene.kept["chain"][0], 2)


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
        _is_whole(found[id_of(put)], len(scene.kept["chain"]))


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


async def _expired(scene: Scene) -> None:
    await _begin("put")(scene)
    await scene.clients["put"].aset_ttl(scene.thread(), timedelta(minutes=1))
    query = "update pgcheckpoint.checkpoint_threads set active_at = now() - interval '1 hour'"
    await scene.look(f"{query} where thread_id = '{scene.thread()}' returning 1")


async def _lives_or_is_gone(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found, put, chain = await scene.states(), outcomes["put"], scene.kept["chain"]
    assert outcomes["retain"] is None
    if isinstance(put, Exception):
        assert not found, repr(put)
        return
    # It was written to in time, or made anew.
    ids = {id_of(c) for c in chain}
    assert set(found) in (ids | {id_of(put)}, {id_of(put)})
    _is_whole(found[id_of(put)], len(chain))


# --- what was sent comes late ---


async def _put_and_delete(scene: Scene) -> None:
    await _put("put")(scene)
    await scene.clients["put"].adelete_thread(scene.thread())


async def _nothing(scene: Scene) -> None:
    pass


async def _first_and_delete(scene: Scene) -> None:
    """A put that has no parent, and is all that its transaction does."""
    await _next(scene.clients["put"], config_for(scene.thread()), 0)
    await scene.clients["put"].adelete_thread(scene.thread())


async def _nothing_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["put"] is None
    assert not await scene.states()


async def _put_and_prune(scene: Scene) -> RunnableConfig:
    first = await _put("put")(scene)
    second = await _next(scene.clients["put"], first, len(scene.kept["chain"]) + 1)
    await scene.clients["put"].aprune([scene.thread()])
    return second


async def _the_last_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.states()
    assert list(found) == [id_of(outcomes["put"])]
    _is_whole(found[id_of(outcomes["put"])], len(scene.kept["chain"]) + 1)


async def _error_and_another(scene: Scene) -> None:
    client, config = scene.clients["put"], scene.kept["chain"][-1]
    await client.aput_writes(config, [("__error__", "first")], "failed")
    await client.aput_writes(config, [("__error__", "second")], "failed")


async def _the_second_error(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["put"] is None
    last = (await scene.states())[id_of(scene.kept["chain"][-1])]
    assert ("failed", "__error__", "second") in (last.pending_writes or ())


# --- leases ---


async def _continue(client: AsyncPostgresSaver, last: CheckpointTuple | None) -> RunnableConfig:
    assert last is not None
    return await _next(client, last.config, last.checkpoint["channel_values"]["n"] + 1)


async def _hold(scene: Scene) -> RunnableConfig:
    """A run that loses its lease, and does not know it."""
    client = scene.clients["old"]
    async with client.lease(scene.thread()):
        last = await client.aget_tuple(config_for(scene.thread()))
        await scene.look(
            "update pgcheckpoint.checkpoint_leases set expires_at = now() - interval '1 hour'"
            f" where thread_id = '{scene.thread()}' returning 1"
        )
        scene.kept["lost"].set()
        await scene.kept["go on"].wait()
        return await _continue(client, last)


async def _lose(scene: Scene) -> None:
    await _begin("old")(scene)
    scene.kept |= {"lost": asyncio.Event(), "go on": asyncio.Event()}
    scene.kept["run"] = asyncio.create_task(_hold(scene))
    await scene.kept["lost"].wait()


async def _go_on(scene: Scene) -> RunnableConfig:
    scene.kept["go on"].set()
    run: asyncio.Task[RunnableConfig] = scene.kept["run"]
    return await run


async def _take(scene: Scene) -> RunnableConfig:
    client = scene.clients["new"]
    async with client.lease(scene.thread()):
        return await _continue(client, await client.aget_tuple(config_for(scene.thread())))


async def _one_line(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Nobody continued what the other one had continued."""
    found = await scene.states()
    parents = [id_of(t.parent_config) for t in found.values() if t.parent_config]
    assert len(set(parents)) == len(parents) == len(found) - 1
    put = [o for o in outcomes.values() if not isinstance(o, Exception)]
    assert {id_of(config) for config in put} <= set(found)
    assert len(found) == len(scene.kept["chain"]) + len(put)
    refused = [o for o in outcomes.values() if isinstance(o, Exception)]
    assert all(isinstance(o, (LeaseHeldError, ConcurrentWriteError)) for o in refused)


def _hold_alone(session: str) -> Call:
    async def hold(scene: Scene) -> bool:
        holders = scene.kept.setdefault("holders", [])
        async with scene.clients[session].lease(scene.thread()):
            holders.append(session)
            alone = holders == [session]
            await scene.clients[session].aget_tuple(config_for(scene.thread()))
            alone = alone and holders == [session]
            holders.remove(session)
        return bool(alone)

    return hold


async def _held_by_one(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    got = [o for o in outcomes.values() if not isinstance(o, LeaseHeldError)]
    assert got
    assert all(alone is True for alone in got)
    rows = await scene.look(
        "select from pgcheckpoint.checkpoint_leases"
        f" where thread_id = '{scene.thread()}' and token is not null"
    )
    assert not rows


# --- encryption ---

_KEY = KeyRing({"k": bytes(range(32))}, active="k")
_IN_CLEAR = "message 1 "


async def _rotate(scene: Scene) -> bool:
    return bool((await scene.clients["rotate"].rotate_keys()).complete)


async def _none_is_in_clear(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    put = outcomes["put"]
    assert outcomes["rotate"] is True
    assert not await scene.look(
        f"select from pgcheckpoint.checkpoint_blobs b where thread_id = '{scene.thread()}'"
        f" and position('{_IN_CLEAR}'::bytea in blob) > 0 union all"
        f" select from pgcheckpoint.checkpoint_chunks where thread_id = '{scene.thread()}'"
        f" and position('{_IN_CLEAR}'::bytea in data) > 0"
    )
    found = await scene.states()
    assert len(found) == len(scene.kept["chain"]) + (not isinstance(put, Exception))


async def _shred(scene: Scene) -> None:
    await scene.clients["shred"].ashred_thread(scene.thread())


async def _no_key_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["shred"] is None
    rows = await scene.look(
        "select wrapped, shredded_at is null from pgcheckpoint.checkpoint_data_keys"
        f" where thread_id = '{scene.thread()}'"
    )
    assert rows == [(None, False)]


# --- items of the store ---


def _item(session: str, value: str) -> Call:
    async def put(scene: Scene) -> None:
        await scene.clients[session].aput((scene.thread(),), "k", {"by": value})

    return put


async def _an_item(scene: Scene) -> None:
    await _item("one", "first")(scene)


async def _both_then_one(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "k")
    assert found is not None
    assert found.value["by"] in ("one", "other")
    assert outcomes["one"] is outcomes["other"] is None


async def _add(scene: Scene, session: str) -> None:
    await scene.clients[session].aupdate(
        (scene.thread(),), "n", lambda value: {"n": (value or {"n": 0})["n"] + 1}
    )


async def _both_are_counted(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "n")
    assert found is not None
    assert found.value == {"n": 2}


async def _put_and_remove(scene: Scene) -> None:
    client = scene.clients["one"]
    await client.aput((scene.thread(),), "k", {"by": "second"})
    await client.adelete((scene.thread(),), "k")


async def _no_item(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["one"] is None
    assert await scene.reader.aget((scene.thread(),), "k") is None


async def _expired_item(scene: Scene) -> None:
    await scene.clients["one"].aput((scene.thread(),), "k", {"by": "first"}, ttl=1)
    query = "update pgcheckpoint.store_items set expires_at = now() - interval '1 hour'"
    await scene.look(f"{query} where head like '{scene.thread()}%' returning 1")


async def _sweep(scene: Scene) -> int:
    return int(await scene.clients["sweep"].sweep_ttl())


async def _the_put_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "k")
    assert found is not None
    assert found.value == {"by": "one"}


_STORE: dict[str, Any] = {"client": AsyncPostgresStore}
_SEALED = {"cipher": AesGcmCipher(_KEY), "allow_plaintext": True}
_KEYED = {"cipher": AesGcmCipher(_KEY, data_keys=True)}

# --- the turn of retention ---


def _turn(session: str) -> Call:
    async def take(scene: Scene) -> bool:
        database = scene.clients[session]._engine.database
        turn = background._Turn(database, scene.thread(), session, timeout=PATIENCE)
        return (await turn.take(every=3_600.0))[0] is not None

    return take


async def _one_has_it(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert sorted(outcomes.values()) == [False, True]


SCENARIOS = {
    **IMPORTS,
    "two processes take the turn of retention": Scenario(
        {"one": _turn("one"), "other": _turn("other")}, _nothing, _one_has_it
    ),
    "two puts": Scenario(
        {"one": _put("one"), "other": _put("other")}, _begin("one"), _all_are_there
    ),
    "put and prune": Scenario(
        {"put": _put("put"), "prune": _prune}, _begin("put", 3), _latest_is_left
    ),
    "put of an old value and prune": Scenario(
        {"put": _put_old_value, "prune": _prune}, _old_value, _latest_is_left
    ),
    "fork and prune": Scenario({"put": _fork, "prune": _prune}, _old_state, _latest_is_left),
    "put and two retentions": Scenario(
        {
            "put": _put("put"),
            "prune": _retain("prune", RetentionPolicy(keep_last=1)),
            "other": _retain("other", RetentionPolicy(keep_last=1)),
        },
        _begin("put", 2),
        _latest_is_left,
    ),
    "put and delete_thread": Scenario(
        {"put": _put("put"), "delete": _delete}, _begin("put"), _all_or_the_put
    ),
    "put and copy": Scenario(
        {"put": _put("put"), "copy": _copy}, _begin("put"), _copy_is_a_moment, ("a", "b")
    ),
    "pending write and keep_results_for": Scenario(
        {
            "write": _write_late,
            "drop": _retain("drop", RetentionPolicy(keep_results_for=timedelta(0))),
        },
        _begin("write"),
        _results_are_dropped,
    ),
    "put and expiry": Scenario(
        {"put": _put("put"), "retain": _retain("retain", RetentionPolicy())},
        _expired,
        _lives_or_is_gone,
    ),
    "delayed put and delete_thread": Scenario(
        {"put": _put_and_delete}, _begin("put"), _nothing_is_left, cut="put"
    ),
    "delayed first put and delete_thread": Scenario(
        {"put": _first_and_delete}, _nothing, _nothing_is_left, cut="put"
    ),
    "delayed put and prune": Scenario(
        {"put": _put_and_prune}, _begin("put"), _the_last_is_left, cut="put"
    ),
    "delayed error": Scenario(
        {"put": _error_and_another}, _begin("put"), _the_second_error, cut="put"
    ),
    "expired lease and next holder": Scenario({"old": _go_on, "new": _take}, _lose, _one_line),
    "two callers of one lease": Scenario(
        {"one": _hold_alone("one"), "other": _hold_alone("other")}, _begin("one", 1), _held_by_one
    ),
    **CUT_RUNS,
    "put and encryption in place": Scenario(
        {"put": _put("put"), "rotate": _rotate},
        _begin("put"),
        _none_is_in_clear,
        options={"rotate": _SEALED, "reader": _SEALED},
    ),
    "put and shredding": Scenario(
        {"put": _put("put"), "shred": _shred},
        _begin("put"),
        _no_key_is_left,
        options={"put": _KEYED, "shred": _KEYED, "reader": _KEYED},
    ),
    "two puts of an item": Scenario(
        {"one": _item("one", "one"), "other": _item("other", "other")},
        _an_item,
        _both_then_one,
        **_STORE,
    ),
    "two updates of an item": Scenario(
        {"one": lambda scene: _add(scene, "one"), "other": lambda scene: _add(scene, "other")},
        _an_item,
        _both_are_counted,
        **_STORE,
    ),
    "delayed put of an item and delete": Scenario(
        {"one": _put_and_remove}, _an_item, _no_item, cut="one", **_STORE
    ),
    "put of an item and sweep": Scenario(
        {"one": _item("one", "one"), "sweep": _sweep}, _expired_item, _the_put_is_left, **_STORE
    ),
}
