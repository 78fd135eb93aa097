"""Scenarios of event logs: appends beside appends, beside sweeps and beside who takes the lease."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from pg_checkpoint import AsyncPostgresEvents, ConcurrentWriteError
from tests.interleavings.lease_scenarios import expire
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome

__all__ = ["EVENTS"]

_LOG: dict[str, Any] = {"client": AsyncPostgresEvents}


def _append(session: str, key: str | None = None) -> Call:
    async def append(scene: Scene) -> Any:
        client = scene.clients[session]
        # Who hears of it is nobody here.
        client._engine._hints.send = lambda thread_ids: None
        return await client.append(scene.thread(), [session], key=key)

    return append


async def _one_event(scene: Scene) -> None:
    await _append("one")(scene)


async def _expired(scene: Scene) -> None:
    await _one_event(scene)
    for table in ("checkpoint_events", "checkpoint_event_heads"):
        query = f"update pgcheckpoint.{table} set expires_at = now() - interval '1 hour'"
        await scene.look(f"{query} where thread_id = '{scene.thread()}' returning 1")


async def _sweep(scene: Scene) -> int:
    return int(await scene.clients["sweep"].sweep())


async def _rows(scene: Scene) -> list[tuple[Any, ...]]:
    query = "select first, count from pgcheckpoint.checkpoint_events where thread_id = "
    return list(await scene.look(f"{query}'{scene.thread()}' order by first"))


async def _numbers_follow(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert [first for first, _ in await _rows(scene)] == [1, 2, 3]
    assert sorted(found[0] for found in outcomes.values()) == [2, 3]


async def _one_is_stored(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert [first for first, _ in await _rows(scene)] == [1, 2]
    assert outcomes["one"] == outcomes["other"] == (2, 2)


async def _head_fits(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """What was appended is there, and the head has its number, whether it began anew or not."""
    first = outcomes["one"][0]
    assert first in (1, 2)
    assert (await _rows(scene))[-1] == (first, 1)
    head = (
        f"select last from pgcheckpoint.checkpoint_event_heads where thread_id = '{scene.thread()}'"
    )
    assert list(await scene.look(head)) == [(first,)]


async def _take_lease(scene: Scene, session: str) -> None:
    """As a saver does it, over the connections of the session."""
    database, thread_id = scene.clients[session]._engine.database, scene.thread()
    lock = database.statement("lock_thread_for_delete", thread_id)
    take = database.statement("take_lease", thread_id, session, 600.0, None)
    await database.run([lock, take], timeout=60.0)


async def _lose_lease(scene: Scene) -> None:
    await _one_event(scene)
    await _take_lease(scene, "one")
    await expire(scene)


async def _append_under_lease(scene: Scene) -> Any:
    client = scene.clients["one"]
    client._engine._hints.send = lambda thread_ids: None
    append = client._append_of(scene.thread(), ["one"], None, end=False, lease="one")
    with suppress(ConcurrentWriteError):
        return await client._append(append)


async def _next_run(scene: Scene) -> int:
    """Takes the lease, and then looks where the run was cut."""
    await _take_lease(scene, "next")
    page = await scene.clients["next"]._engine.calls.read(scene.thread(), 0)
    return int(page.last)


async def _nothing_after_the_look(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert len(await _rows(scene)) == outcomes["next"] == (2 if outcomes["one"] else 1)


EVENTS = {
    "two appends to a thread": Scenario(
        {"one": _append("one"), "other": _append("other")}, _one_event, _numbers_follow, **_LOG
    ),
    "an append by two": Scenario(
        {"one": _append("one", "k"), "other": _append("other", "k")},
        _one_event,
        _one_is_stored,
        **_LOG,
    ),
    "append of events and sweep": Scenario(
        {"one": _append("one"), "sweep": _sweep}, _expired, _head_fits, **_LOG
    ),
    "append of events and next holder": Scenario(
        {"one": _append_under_lease, "next": _next_run},
        _lose_lease,
        _nothing_after_the_look,
        **_LOG,
    ),
}
