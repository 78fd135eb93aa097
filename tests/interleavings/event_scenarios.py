"""Scenarios of event logs: appends beside appends, beside sweeps and beside who takes the lease."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from pg_checkpoint import AsyncPostgresEvents, ConcurrentWriteError
from tests.interleavings.lease_scenarios import expire
from tests.interleavings.scenes import Outcomes, Scenario, Scene

_LOG: dict[str, Any] = {"client": AsyncPostgresEvents}


def _tells_nobody(client: Any) -> None:
    """Who hears of an append is nobody here."""
    client._engine._hints.send = lambda thread_ids: None


async def _append(scene: Scene, client: Any, key: str | None = None) -> Any:
    _tells_nobody(client)
    return await client.append(scene.thread(), ["x"], key=key)


_append_once = partial(_append, key="k")


async def _expired(scene: Scene, client: Any) -> None:
    await _append(scene, client)
    for table in ("checkpoint_events", "checkpoint_event_heads"):
        await scene.let_pass(table)


async def _sweep(scene: Scene, client: Any) -> int:
    return int(await client.sweep())


async def _rows(scene: Scene) -> list[tuple[Any, ...]]:
    return list(await scene.rows("first, count from checkpoint_events", "order by first"))


async def _numbers_follow(scene: Scene, outcomes: Outcomes) -> None:
    assert [first for first, _ in await _rows(scene)] == [1, 2, 3]
    assert sorted(found[0] for found in outcomes.values()) == [2, 3]


async def _one_is_stored(scene: Scene, outcomes: Outcomes) -> None:
    assert [first for first, _ in await _rows(scene)] == [1, 2]
    assert outcomes["one"] == outcomes["other"] == (2, 2)


async def _head_fits(scene: Scene, outcomes: Outcomes) -> None:
    """What was appended is there, and the head has its number, whether it began anew or not."""
    first = outcomes["one"][0]
    assert first in (1, 2)
    assert (await _rows(scene))[-1] == (first, 1)
    assert list(await scene.rows("last from checkpoint_event_heads")) == [(first,)]


async def _take_lease(scene: Scene, client: Any, token: str) -> None:
    """As a saver does it, over the connections of the session."""
    database, thread_id = client._engine.database, scene.thread()
    lock = database.statement("lock_thread_for_delete", thread_id)
    take = database.statement("take_lease", thread_id, token, 600.0, None)
    await database.run([lock, take], timeout=60.0)


async def _lose_lease(scene: Scene, client: Any) -> None:
    await _append(scene, client)
    await _take_lease(scene, client, "one")
    await expire(scene)


async def _append_under_lease(scene: Scene, client: Any) -> Any:
    _tells_nobody(client)
    append = client._append_of(scene.thread(), ["x"], None, end=False, lease="one")
    with suppress(ConcurrentWriteError):
        return await client._append(append)


async def _next_run(scene: Scene, client: Any) -> int:
    """Takes the lease, and then looks where the run was cut."""
    await _take_lease(scene, client, "next")
    return int((await client._engine.calls.read(scene.thread(), 0)).last)


async def _nothing_after_the_look(scene: Scene, outcomes: Outcomes) -> None:
    assert len(await _rows(scene)) == outcomes["next"] == (2 if outcomes["one"] else 1)


EVENTS = {
    "two appends to a thread": Scenario(
        {"one": _append, "other": _append}, _append, _numbers_follow, **_LOG
    ),
    "an append by two": Scenario(
        {"one": _append_once, "other": _append_once}, _append, _one_is_stored, **_LOG
    ),
    "append of events and sweep": Scenario(
        {"one": _append, "sweep": _sweep}, _expired, _head_fits, **_LOG
    ),
    "append of events and next holder": Scenario(
        {"one": _append_under_lease, "next": _next_run},
        *(_lose_lease, _nothing_after_the_look),
        **_LOG,
    ),
}
