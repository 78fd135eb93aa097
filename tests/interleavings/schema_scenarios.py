"""Scenarios of migrations: beside the puts of processes that have looked at the schema before."""

from __future__ import annotations

from collections.abc import Mapping

from pg_checkpoint.postgres.queries import load_migrations
from tests.interleavings.chains import begin, is_whole, put
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import id_of

__all__ = ["MIGRATIONS"]

# What they add is there already, so that the puts of this version run beside them; they take the
# same locks, make the functions anew, and are noted.
_APPLIED_AGAIN = (13, 14, 15)


async def _before(scene: Scene) -> None:
    await begin("put")(scene)
    noted = f"delete from pgcheckpoint.schema_migrations where version in {_APPLIED_AGAIN}"
    await scene.look(noted)
    await scene.look("drop function if exists pgcheckpoint.put_checkpoints_by_rows_v2")


def _migrate(session: str) -> Call:
    async def migrate(scene: Scene) -> None:
        await scene.clients[session].setup()

    return migrate


async def _migrated(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Each migration is noted once, with all that it makes; the put is stored."""
    stored, chain = outcomes["put"], scene.kept["chain"]
    assert {o for name, o in outcomes.items() if name != "put"} == {None}
    noted = await scene.look("select version from pgcheckpoint.schema_migrations order by 1")
    assert [version for (version,) in noted] == [m.version for m in load_migrations()]
    function = "select to_regproc('pgcheckpoint.put_checkpoints_by_rows_v2') is not null"
    assert await scene.look(function) == [(True,)]
    found = await scene.states()
    assert set(found) == {id_of(config) for config in [*chain, stored]}
    is_whole(found[id_of(stored)], len(chain))


MIGRATIONS = {
    "put and migration": Scenario(
        {"put": put("put"), "setup": _migrate("setup")}, _before, _migrated
    ),
}
