"""Scenarios of steps of tasks: two executions, the lease that one of them lost, a delete."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from unittest.mock import patch

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import ConcurrentWriteError, LeaseHeldError, StepError, step
from pg_checkpoint.runs.steps import Steps, Work, task_of
from pg_checkpoint.saver.steps import Place
from tests.interleavings.chains import begin
from tests.interleavings.lease_scenarios import expire, go_on, held_until, wait
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import id_of, task_config

__all__ = ["TASKS"]


def _config(scene: Scene) -> RunnableConfig:
    """What LangGraph gives a node that runs at the newest checkpoint."""
    return task_config(scene.thread(), id_of(scene.kept["chain"][-1]))


async def _pay(scene: Scene, session: str) -> tuple[bool, str]:
    """Whether it did the step, and the result."""
    mine = secrets.token_hex(4)
    async with step(scene.clients[session], "pay", config=_config(scene)) as once:
        if is_mine := not once.done:
            await once.connection.execute("select 'the effect'")
            once.result = mine
    return is_mine, once.result


def _paying(session: str) -> Call:
    async def pay(scene: Scene) -> tuple[bool, str]:
        return await _pay(scene, session)

    return pay


async def _recorded(scene: Scene) -> int:
    whose = f"where thread_id = '{scene.thread()}'"
    return len(await scene.look(f"select from pgcheckpoint.checkpoint_steps {whose}"))


async def _one_did_it(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Both have the same result, and neither an error."""
    (did, result), (other_did, other_result) = outcomes.values()
    assert did != other_did
    assert result == other_result
    assert await _recorded(scene) == 1


# --- a lease that was lost ---


async def _hold(scene: Scene) -> tuple[bool, str]:
    """A run that loses its lease, and does not know it."""
    async with scene.clients["old"].lease(scene.thread()):
        await expire(scene)
        await wait(scene)
        return await _pay(scene, "old")


async def _lose(scene: Scene) -> None:
    await begin("old", 1)(scene)
    await held_until(scene, _hold)


async def _take(scene: Scene) -> tuple[int, int]:
    """How many records there are under the lease, at its beginning and later."""
    client = scene.clients["new"]
    async with client.lease(scene.thread()):
        task = task_of(_config(scene))
        place = Place(task.checkpoint, task.task_id, "pay", 1)
        steps = Steps(client._engine)
        looks = [await steps.look(Work(place), anew=False) for _ in range(2)]
        first, later = (int(record is not None) for record, _ in looks)
        return first, later


async def _nothing_comes_late(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
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


async def _pay_soon(scene: Scene) -> tuple[bool, str]:
    """A step that does not wait long for a checkpoint that is gone."""
    with patch("pg_checkpoint.runs.steps._SOON", 0.01):
        return await _pay(scene, "pay")


async def _delete(scene: Scene) -> None:
    await scene.clients["delete"].adelete_thread(scene.thread())


async def _nothing_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """No record without its checkpoint, whoever was first."""
    assert outcomes["delete"] is None
    paid = outcomes["pay"]
    assert not isinstance(paid, Exception) or isinstance(paid, StepError), repr(paid)
    assert await _recorded(scene) == 0
    assert await scene.states() == {}


TASKS = {
    "two executions of a step": Scenario(
        {"one": _paying("one"), "other": _paying("other")}, begin("one", 1), _one_did_it
    ),
    "step under an expired lease and next holder": Scenario(
        {"old": go_on, "new": _take}, _lose, _nothing_comes_late
    ),
    "step and delete_thread": Scenario(
        {"pay": _pay_soon, "delete": _delete}, begin("pay", 1), _nothing_is_left
    ),
}
