"""Scenarios of steps of tasks: two executions, the lease that one of them lost, a delete."""

from __future__ import annotations

import secrets
from typing import Any
from unittest.mock import patch

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import ConcurrentWriteError, LeaseHeldError, StepError, step
from pg_checkpoint.runs.steps import Steps, Work, task_of
from pg_checkpoint.saver.steps import Place
from tests.interleavings.lease_scenarios import expire, go_on, held_until, wait
from tests.interleavings.scenes import Outcomes, Scenario, Scene, begin_one, delete
from tests.making import id_of, task_config


def _config(scene: Scene) -> RunnableConfig:
    """What LangGraph gives a node that runs at the newest checkpoint."""
    return task_config(scene.thread(), id_of(scene.kept["chain"][-1]))


async def _pay(scene: Scene, client: Any) -> tuple[bool, str]:
    """Whether it did the step, and the result."""
    mine = secrets.token_hex(4)
    async with step(client, "pay", config=_config(scene)) as once:
        if is_mine := not once.done:
            await once.connection.execute("select 'the effect'")
            once.result = mine
    return is_mine, once.result


async def _recorded(scene: Scene) -> int:
    return len(await scene.rows("from checkpoint_steps"))


async def _one_did_it(scene: Scene, outcomes: Outcomes) -> None:
    """Both have the same result, and neither an error."""
    (did, result), (other_did, other_result) = outcomes.values()
    assert did != other_did
    assert result == other_result
    assert await _recorded(scene) == 1


# --- a lease that was lost ---


async def _hold(scene: Scene, client: Any) -> tuple[bool, str]:
    """A run that loses its lease, and does not know it."""
    async with client.lease(scene.thread()):
        await expire(scene)
        await wait(scene)
        return await _pay(scene, client)


async def _lose(scene: Scene, client: Any) -> None:
    await begin_one(scene, client)
    await held_until(scene, client, _hold)


async def _take(scene: Scene, client: Any) -> tuple[int, int]:
    """How many records there are under the lease, at its beginning and later."""
    async with client.lease(scene.thread()):
        task = task_of(_config(scene))
        place, steps = Place(task.checkpoint, task.task_id, "pay", 1), Steps(client._engine)
        looks = [await steps.look(Work(place), anew=False) for _ in range(2)]
        first, later = (int(record is not None) for record, _ in looks)
        return first, later


async def _nothing_comes_late(scene: Scene, outcomes: Outcomes) -> None:
    """Who has the lease sees all that the holder before did, or that is refused."""
    old, new = outcomes["old"], outcomes["new"]
    if isinstance(new, Exception):
        assert isinstance(new, LeaseHeldError), repr(new)
        assert not isinstance(old, Exception), repr(old)
        return
    first, later = new
    assert first == later
    if isinstance(old, Exception):
        assert isinstance(old, ConcurrentWriteError), repr(old)
        assert await _recorded(scene) == 0
    else:
        assert (first, await _recorded(scene)) == (1, 1)


# --- a delete ---


async def _pay_soon(scene: Scene, client: Any) -> tuple[bool, str]:
    """A step that does not wait long for a checkpoint that is gone."""
    with patch("pg_checkpoint.runs.steps._SOON", 0.01):
        return await _pay(scene, client)


async def _nothing_is_left(scene: Scene, outcomes: Outcomes) -> None:
    """No record without its checkpoint, whoever was first."""
    assert outcomes["delete"] is None
    paid = outcomes["pay"]
    assert not isinstance(paid, Exception) or isinstance(paid, StepError), repr(paid)
    assert await _recorded(scene) == 0
    assert await scene.states() == {}


TASKS = {
    "two executions of a step": Scenario({"one": _pay, "other": _pay}, begin_one, _one_did_it),
    "step under an expired lease and next holder": Scenario(
        {"old": go_on, "new": _take}, _lose, _nothing_comes_late
    ),
    "step and delete_thread": Scenario(
        {"pay": _pay_soon, "delete": delete}, begin_one, _nothing_is_left
    ),
}
