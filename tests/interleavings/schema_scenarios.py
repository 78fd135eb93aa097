"""Scenarios of migrations: beside the puts of processes that have looked at the schema before."""

from __future__ import annotations

from collections.abc import Mapping

from tests.interleavings.chains import begin, is_whole, put
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.later_migration import LATER, UNDONE, later_one_known
from tests.making import id_of

__all__ = ["MIGRATIONS"]

_LAST = "select max(version) from pgcheckpoint.schema_migrations"


async def _before(scene: Scene) -> None:
    if await scene.look(_LAST) == [(LATER,)]:
        for statement in UNDONE:
            await scene.look(statement)
    await begin("put")(scene)


def _migrate(session: str) -> Call:
    async def migrate(scene: Scene) -> None:
        with later_one_known():
            await scene.clients[session].setup()

    return migrate


async def _migrated(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """The migration is noted, with all that it makes; the put is stored."""
    stored, chain = outcomes["put"], scene.kept["chain"]
    assert {o for name, o in outcomes.items() if name != "put"} == {None}
    assert await scene.look(_LAST) == [(LATER,)]
    assert await scene.look("select later from pgcheckpoint.checkpoint_threads limit 1") == [
        (None,)
    ]
    found = await scene.states()
    assert set(found) == {id_of(config) for config in [*chain, stored]}
    is_whole(found[id_of(stored)], len(chain))


MIGRATIONS = {
    "put and migration": Scenario(
        {"put": put("put"), "setup": _migrate("setup")}, _before, _migrated
    ),
}
