"""Scenarios of imports: of one thread twice at once, beside a put, beside delete_thread."""

from __future__ import annotations

from collections.abc import Mapping

from pg_checkpoint.tools.export import export_threads, import_threads
from tests.interleavings.chains import chain_of, is_whole
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import META, checkpoint_of, config_for, id_of

__all__ = ["IMPORTS"]


async def _exported(scene: Scene) -> None:
    """An export of a thread, which is then deleted."""
    lines = list[bytes]()
    scene.kept["chain"] = await chain_of(scene.reader, scene.thread(), 3)
    await export_threads(scene.reader, lines.append, threads=[scene.thread()])
    await scene.reader.adelete_thread(scene.thread())
    scene.kept["lines"] = lines


async def _all_are_there(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    put = [outcomes["put"]] if "put" in outcomes else []
    assert all(done is None for name, done in outcomes.items() if name != "put")
    assert set(await scene.states()) == {*map(id_of, scene.kept["chain"]), *put}
    await _are_as_exported(scene)


def _import(session: str) -> Call:
    async def bring(scene: Scene) -> None:
        await import_threads(scene.clients[session], scene.kept["lines"])

    return bring


async def _put(scene: Scene) -> str:
    """Begins the same thread anew."""
    checkpoint = checkpoint_of({"list": ["new"], "n": 9}, {"list": "9", "n": "9"})
    versions = checkpoint["channel_versions"]
    config = config_for(scene.thread())
    return id_of(await scene.clients["put"].aput(config, checkpoint, META, versions))


async def _delete(scene: Scene) -> None:
    await scene.clients["delete"].adelete_thread(scene.thread())


async def _whole_or_gone(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes == {"import": None, "delete": None}
    await _are_as_exported(scene)


async def _are_as_exported(scene: Scene) -> None:
    """Every checkpoint of the export that is there has its values and its task's write."""
    found = await scene.states()
    for n, config in enumerate(scene.kept["chain"]):
        if state := found.get(id_of(config)):
            is_whole(state, n)
            assert state.pending_writes == [(f"task {n}", "n", n)]


IMPORTS = {
    "two imports of one thread": Scenario(
        {"one": _import("one"), "other": _import("other")}, _exported, _all_are_there
    ),
    "import and put": Scenario(
        {"import": _import("import"), "put": _put}, _exported, _all_are_there
    ),
    "import and delete_thread": Scenario(
        {"import": _import("import"), "delete": _delete}, _exported, _whole_or_gone
    ),
}
