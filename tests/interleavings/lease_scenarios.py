"""Scenarios of leases: who takes one that has expired, and what its old holder may still do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver, ConcurrentWriteError, LeaseHeldError, list_unfinished
from pg_checkpoint.saver.leases import Holding
from tests.interleavings.chains import begin, next_of
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import META, ShutDownError, checkpoint_of, config_for, id_of

__all__ = ["LEASES", "expire", "go_on", "held_until", "wait"]

_EXPIRE = "update pgcheckpoint.checkpoint_leases set expires_at = now() - interval '1 hour'"


async def _continue(client: AsyncPostgresSaver, last: CheckpointTuple | None) -> RunnableConfig:
    assert last is not None
    return await next_of(client, last.config, last.checkpoint["channel_values"]["n"] + 1)


async def expire(scene: Scene) -> None:
    await scene.look(f"{_EXPIRE} where thread_id = '{scene.thread()}' returning 1")


async def held_until(scene: Scene, holder: Any) -> None:
    """Begins a run that holds the lease, and goes on when it may."""
    scene.kept |= {"held": asyncio.Event(), "go on": asyncio.Event()}
    scene.kept["run"] = asyncio.create_task(holder(scene))
    await scene.kept["held"].wait()


async def go_on(scene: Scene) -> Any:
    scene.kept["go on"].set()
    return await scene.kept["run"]


async def wait(scene: Scene) -> None:
    scene.kept["held"].set()
    await scene.kept["go on"].wait()


# --- an expired lease ---


async def _hold(scene: Scene) -> RunnableConfig:
    """A run that loses its lease, and does not know it."""
    client = scene.clients["old"]
    async with client.lease(scene.thread()):
        last = await client.aget_tuple(config_for(scene.thread()))
        await expire(scene)
        await wait(scene)
        return await _continue(client, last)


async def _lose(scene: Scene) -> None:
    await begin("old")(scene)
    await held_until(scene, _hold)


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


# --- a heartbeat that comes late ---


async def _beat(scene: Scene) -> None:
    """The heartbeat of a run whose lease has expired."""
    await scene.clients["old"]._engine.leases._beat(1.0)


async def _who_has_beaten_goes_on(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """A heartbeat that was answered is a lease that nobody takes; else its run is refused."""
    (holding,) = scene.clients["old"]._engine.leases._open()
    is_lost = holding.lost
    old, new = (await asyncio.gather(go_on(scene), return_exceptions=True))[0], outcomes["new"]
    # Only now: whatever does not hold, the run has come to its end.
    assert isinstance(old, ConcurrentWriteError if is_lost else dict), repr(old)
    assert isinstance(new, dict if is_lost else LeaseHeldError), repr(new)
    await _one_line(scene, {"old": old, "new": new})


# --- two callers ---


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


# --- the last put of a run, while its lease ends ---


def _run(hands_over: bool) -> Call:
    """A run with nothing to do so far; its last put is another session's."""

    async def hold(scene: Scene) -> None:
        client = scene.clients["end"]
        with suppress(ShutDownError):
            async with client.lease(scene.thread()) as lease:
                scene.kept["holding"] = lease._holding
                await wait(scene)
                if hands_over:
                    lease.hand_over()
                    raise ShutDownError

    async def prepare(scene: Scene) -> None:
        await begin("put", 1)(scene)
        await held_until(scene, hold)
        # As a put of this run has it that was called before its end.
        holding: Holding = scene.kept["holding"]
        holding.has_written = holding.has_put = True

    return prepare


async def _put_last(scene: Scene) -> RunnableConfig:
    """Puts a checkpoint with a task to run, under the lease that the other session ends."""
    client, holding = scene.clients["put"], scene.kept["holding"]
    client._engine.leases.enter(holding)
    try:
        checkpoint = checkpoint_of({"branch:to:step": None}, {"branch:to:step": "2"})
        versions = checkpoint["channel_versions"]
        last: RunnableConfig = scene.kept["chain"][-1]
        put: RunnableConfig = await client.aput(last, checkpoint, META, versions)
        return put
    finally:
        client._engine.leases.leave(holding)


async def _is_stored(scene: Scene, outcomes: Mapping[str, Outcome]) -> bool:
    """Whether the put was stored; it is refused if the lease was over."""
    assert outcomes["end"] is None
    put, found = outcomes["put"], await scene.states()
    if isinstance(put, Exception):
        assert isinstance(put, ConcurrentWriteError), repr(put)
        assert len(found) == 1
        return False
    assert id_of(put) in found
    return True


async def _is_due_if_stored(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """What was handed over with a task to run is resumed, by whoever looks next."""
    is_stored = await _is_stored(scene, outcomes)
    due = await list_unfinished(scene.reader, idle_for=timedelta(hours=1))
    assert [t.thread_id for t in due] == [scene.thread()] * is_stored


async def _is_over(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """A run that ended as it should is not unfinished, whatever its last put has to run."""
    await _is_stored(scene, outcomes)
    whose = f"where thread_id = '{scene.thread()}'"
    assert not await scene.look(f"select from pgcheckpoint.checkpoint_leases {whose}")
    marked = f"select from pgcheckpoint.checkpoint_threads {whose} and unfinished_at > 'epoch'"
    assert not await scene.look(marked)


LEASES = {
    "expired lease and next holder": Scenario({"old": go_on, "new": _take}, _lose, _one_line),
    "late heartbeat and next holder": Scenario(
        {"old": _beat, "new": _take}, _lose, _who_has_beaten_goes_on
    ),
    "two callers of one lease": Scenario(
        {"one": _hold_alone("one"), "other": _hold_alone("other")}, begin("one", 1), _held_by_one
    ),
    "last put and end of a lease": Scenario(
        {"put": _put_last, "end": go_on}, _run(hands_over=False), _is_over
    ),
    "last put and hand-over": Scenario(
        {"put": _put_last, "end": go_on}, _run(hands_over=True), _is_due_if_stored
    ),
}
