"""Scenarios of leases: who takes one that has expired, and what its old holder may still do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import ConcurrentWriteError, LeaseHeldError, list_unfinished
from pg_checkpoint.saver.leases import Holding
from tests.interleavings.scenes import (
    Call,
    Outcomes,
    Scenario,
    Scene,
    begin,
    begin_one,
    is_free,
    next_of,
)
from tests.making import META, ShutDownError, checkpoint_of, config_for, id_of, tuple_of


async def expire(scene: Scene) -> None:
    await scene.let_pass("checkpoint_leases")


async def held_until(scene: Scene, client: Any, holder: Call) -> None:
    """Begins a run that holds the lease, and goes on when it may."""
    scene.kept |= {"held": asyncio.Event(), "go on": asyncio.Event()}
    scene.kept["run"] = asyncio.ensure_future(holder(scene, client))
    await scene.kept["held"].wait()


async def go_on(scene: Scene, client: Any) -> Any:
    scene.kept["go on"].set()
    return await scene.kept["run"]


async def wait(scene: Scene) -> None:
    scene.kept["held"].set()
    await scene.kept["go on"].wait()


# --- an expired lease ---


async def _continue(scene: Scene, client: Any, loses: bool = False) -> RunnableConfig:
    """A run of one put; it may lose its lease before, and not know it."""
    async with client.lease(scene.thread()):
        last = await tuple_of(client, config_for(scene.thread()))
        if loses:
            await expire(scene)
            await wait(scene)
        return await next_of(client, last.config, last.checkpoint["channel_values"]["n"] + 1)


async def _lose(scene: Scene, client: Any) -> None:
    await begin(scene, client)
    await held_until(scene, client, partial(_continue, loses=True))


async def _one_line(scene: Scene, outcomes: Outcomes) -> None:
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


async def _beat(scene: Scene, client: Any) -> None:
    """The heartbeat of a run whose lease has expired."""
    await client._engine.leases._beat(1.0)


async def _who_has_beaten_goes_on(scene: Scene, outcomes: Outcomes) -> None:
    """A heartbeat that was answered is a lease that nobody takes; else its run is refused."""
    client, new = scene.clients["old"], outcomes["new"]
    (holding,) = client._engine.leases._open()
    is_lost = holding.lost
    old = (await asyncio.gather(go_on(scene, client), return_exceptions=True))[0]
    # Only now: whatever does not hold, the run has come to its end.
    assert isinstance(old, ConcurrentWriteError if is_lost else dict), repr(old)
    assert isinstance(new, dict if is_lost else LeaseHeldError), repr(new)
    await _one_line(scene, {"old": old, "new": new})


# --- two callers ---


async def _hold_alone(scene: Scene, client: Any) -> bool:
    holders = scene.kept.setdefault("holders", [])
    async with client.lease(scene.thread()):
        holders.append(client)
        alone = holders == [client]
        await client.aget_tuple(config_for(scene.thread()))
        alone = alone and holders == [client]
        holders.remove(client)
    return bool(alone)


async def _held_by_one(scene: Scene, outcomes: Outcomes) -> None:
    got = [o for o in outcomes.values() if not isinstance(o, LeaseHeldError)]
    assert got
    assert all(alone is True for alone in got)
    assert await is_free(scene)


# --- the last put of a run, while its lease ends ---


def _run(hands_over: bool) -> Call:
    """A run with nothing to do so far; its last put is another session's."""

    async def hold(scene: Scene, client: Any) -> None:
        with suppress(ShutDownError):
            async with client.lease(scene.thread()) as lease:
                scene.kept["holding"] = lease._holding
                await wait(scene)
                if hands_over:
                    lease.hand_over()
                    raise ShutDownError

    async def prepare(scene: Scene, client: Any) -> None:
        await begin_one(scene, client)
        await held_until(scene, scene.clients["end"], hold)
        # As a put of this run has it that was called before its end.
        holding: Holding = scene.kept["holding"]
        holding.has_written = holding.has_put = True

    return prepare


async def _put_last(scene: Scene, client: Any) -> RunnableConfig:
    """Puts a checkpoint with a task to run, under the lease that the other session ends."""
    leases, holding = client._engine.leases, scene.kept["holding"]
    leases.enter(holding)
    try:
        checkpoint = checkpoint_of({"branch:to:step": None}, {"branch:to:step": "2"})
        last, versions = scene.kept["chain"][-1], checkpoint["channel_versions"]
        put: RunnableConfig = await client.aput(last, checkpoint, META, versions)
        return put
    finally:
        leases.leave(holding)


async def _is_stored(scene: Scene, outcomes: Outcomes) -> bool:
    """Whether the put was stored; it is refused if the lease was over."""
    assert outcomes["end"] is None
    put, found = outcomes["put"], await scene.states()
    if isinstance(put, Exception):
        assert isinstance(put, ConcurrentWriteError), repr(put)
        assert len(found) == 1
        return False
    assert id_of(put) in found
    return True


async def _is_due_if_stored(scene: Scene, outcomes: Outcomes) -> None:
    """What was handed over with a task to run is resumed, by whoever looks next."""
    is_stored = await _is_stored(scene, outcomes)
    due = await list_unfinished(scene.reader, idle_for=timedelta(hours=1))
    assert [t.thread_id for t in due] == [scene.thread()] * is_stored


async def _is_over(scene: Scene, outcomes: Outcomes) -> None:
    """A run that ended as it should is not unfinished, whatever its last put has to run."""
    await _is_stored(scene, outcomes)
    assert not await scene.rows("from checkpoint_leases")
    assert not await scene.rows("from checkpoint_threads", "and unfinished_at > 'epoch'")


LEASES = {
    "expired lease and next holder": Scenario({"old": go_on, "new": _continue}, _lose, _one_line),
    "late heartbeat and next holder": Scenario(
        {"old": _beat, "new": _continue}, _lose, _who_has_beaten_goes_on
    ),
    "two callers of one lease": Scenario(
        {"one": _hold_alone, "other": _hold_alone}, begin_one, _held_by_one
    ),
    "last put and end of a lease": Scenario(
        {"put": _put_last, "end": go_on}, _run(hands_over=False), _is_over
    ),
    "last put and hand-over": Scenario(
        {"put": _put_last, "end": go_on}, _run(hands_over=True), _is_due_if_stored
    ),
}
