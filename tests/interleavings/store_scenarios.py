"""Scenarios of the store: items that several put, update, delete, search, sweep and embed anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pg_checkpoint import AsyncPostgresStore
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome

__all__ = ["ITEMS"]

_STORE: dict[str, Any] = {"client": AsyncPostgresStore}
_WORDS: dict[str, Any] = {"index": {"text": {"fields": ["by"]}}}

# --- puts and updates ---


def _put(session: str, key: str, value: Any, ttl: float | None = None) -> Call:
    async def put(scene: Scene) -> None:
        await scene.clients[session].aput((scene.thread(),), key, value, ttl=ttl)

    return put


def _expired(key: str, value: Any) -> Call:
    async def prepare(scene: Scene) -> None:
        await _put("one", key, value, ttl=1)(scene)
        query = "update pgcheckpoint.store_items set expires_at = now() - interval '1 hour'"
        await scene.look(f"{query} where head like '{scene.thread()}%' returning 1")

    return prepare


async def _both_then_one(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "k")
    assert found is not None
    assert found.value["by"] in ("one", "other")
    assert outcomes["one"] is outcomes["other"] is None


async def _add(scene: Scene, session: str) -> None:
    await scene.clients[session].aupdate(
        (scene.thread(),), "n", lambda value: {"n": (value or {"n": 0})["n"] + 1}
    )


async def _both_are_counted(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "n")
    assert found is not None
    assert found.value == {"n": 2}


async def _remove(scene: Scene) -> None:
    await scene.clients["remove"].adelete((scene.thread(),), "n")


async def _as_one_after_the_other(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Updated and then deleted, or deleted and then made anew."""
    assert outcomes["one"] is outcomes["remove"] is None
    found = await scene.reader.aget((scene.thread(),), "n")
    assert found is None or found.value == {"n": 1}


# --- what was sent comes late ---


async def _put_and_remove(scene: Scene) -> None:
    client = scene.clients["one"]
    await client.aput((scene.thread(),), "k", {"by": "second"})
    await client.adelete((scene.thread(),), "k")


async def _no_item(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["one"] is None
    assert await scene.reader.aget((scene.thread(),), "k") is None


# --- sweeps ---


async def _sweep(scene: Scene) -> int:
    return int(await scene.clients["sweep"].sweep_ttl())


async def _the_put_is_left(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    found = await scene.reader.aget((scene.thread(),), "k")
    assert found is not None
    assert found.value == {"by": "one"}


async def _begun_anew(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """What has expired counts no more, swept or not; what was made anew stays."""
    assert outcomes["one"] is None
    found = await scene.reader.aget((scene.thread(),), "n")
    assert found is not None
    assert found.value == {"n": 1}


# --- search by words ---


async def _worded(scene: Scene) -> None:
    """An item that is found by a word."""
    await scene.reader.setup()
    await scene.reader.aput((scene.thread(),), "k", {"by": "first"})


async def _found(client: Any, scene: Scene, word: str) -> list[str]:
    """The values that are found by a word."""
    items = await client.asearch((scene.thread(),), query=word, mode="text")
    return [item.value["by"] for item in items]


async def _put_second(scene: Scene) -> None:
    """By a store that knows words, or by one that knows nothing of them."""
    await scene.clients["put"].aput((scene.thread(),), "k", {"by": "second"})
    scene.kept["put"] = True


async def _search(scene: Scene) -> dict[str, tuple[bool, list[str]]]:
    """What is found by each word, and whether the put had been answered before."""
    found = {}
    for word in ("first", "second"):
        is_later = "put" in scene.kept
        found[word] = is_later, await _found(scene.clients["search"], scene, word)
    return found


async def _found_by_what_it_says(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """A value is found by its own word, from the answer to its put on."""
    assert outcomes["put"] is None
    for word, (is_later, values) in outcomes["search"].items():
        assert values in ([], [word])
        if is_later:
            assert values == [word] * (word == "second")


async def _no_longer_found(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """What a store without words has put is found by none of the words that were there before."""
    assert outcomes["put"] is None
    for word, (is_later, values) in outcomes["search"].items():
        assert values == [] or (word, values) == ("first", ["first"])
        assert not (is_later and values)


async def _without_words(scene: Scene) -> None:
    await _worded(scene)
    await scene.look("delete from pgcheckpoint.store_texts returning 1")


async def _reindex(scene: Scene) -> int:
    return int(await scene.clients["reindex"].areindex())


async def _found_by_the_newest(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """What was put meanwhile has its own words, which no older ones replace."""
    assert outcomes["put"] is None
    assert outcomes["reindex"] in (0, 1)
    assert await _found(scene.reader, scene, "first") == []
    assert await _found(scene.reader, scene, "second") == ["second"]


_an_item = _put("one", "k", {"by": "first"})

ITEMS = {
    "two puts of an item": Scenario(
        {"one": _put("one", "k", {"by": "one"}), "other": _put("other", "k", {"by": "other"})},
        _an_item,
        _both_then_one,
        **_STORE,
    ),
    "two updates of an item": Scenario(
        {"one": lambda scene: _add(scene, "one"), "other": lambda scene: _add(scene, "other")},
        _an_item,
        _both_are_counted,
        **_STORE,
    ),
    "delayed put of an item and delete": Scenario(
        {"one": _put_and_remove}, _an_item, _no_item, cut="one", **_STORE
    ),
    "put of an item and sweep": Scenario(
        {"one": _put("one", "k", {"by": "one"}), "sweep": _sweep},
        _expired("k", {"by": "first"}),
        _the_put_is_left,
        **_STORE,
    ),
    "update and delete of an item": Scenario(
        {"one": lambda scene: _add(scene, "one"), "remove": _remove},
        _put("one", "n", {"n": 5}),
        _as_one_after_the_other,
        **_STORE,
    ),
    "update of an item and sweep": Scenario(
        {"one": lambda scene: _add(scene, "one"), "sweep": _sweep},
        _expired("n", {"n": 5}),
        _begun_anew,
        **_STORE,
    ),
    "put of an item and search by words": Scenario(
        {"put": _put_second, "search": _search},
        _worded,
        _found_by_what_it_says,
        options=dict.fromkeys(("put", "search", "reader"), _WORDS),
        **_STORE,
    ),
    "put without words and search by words": Scenario(
        {"put": _put_second, "search": _search},
        _worded,
        _no_longer_found,
        options=dict.fromkeys(("search", "reader"), _WORDS),
        **_STORE,
    ),
    "put of an item and reindexing": Scenario(
        {"put": _put_second, "reindex": _reindex},
        _without_words,
        _found_by_the_newest,
        options=dict.fromkeys(("put", "reindex", "reader"), _WORDS),
        **_STORE,
    ),
}
