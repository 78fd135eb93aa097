"""Scenarios of event logs: appends beside appends, beside sweeps and beside deletes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pg_checkpoint import AsyncPostgresEvents
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
}
