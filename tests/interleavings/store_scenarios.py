"""Scenarios of the store: items that several put, update, delete, search, sweep and embed anew."""

from __future__ import annotations

from typing import Any

from pg_checkpoint import AsyncPostgresStore
from tests.interleavings.scenes import Call, Outcomes, Scenario, Scene

_STORE: dict[str, Any] = {"client": AsyncPostgresStore}
_WORDS: dict[str, Any] = {"index": {"text": {"fields": ["by"]}}}

# --- puts and updates ---


def _put(key: str, value: Any, ttl: float | None = None) -> Call:
    async def put(scene: Scene, client: Any) -> None:
        await client.aput((scene.thread(),), key, value, ttl=ttl)

    return put


def _expired(key: str, value: Any) -> Call:
    async def prepare(scene: Scene, client: Any) -> None:
        await _put(key, value, ttl=1)(scene, client)
        await scene.let_pass("store_items", by="head")

    return prepare


async def _value(scene: Scene, key: str) -> Any:
    found = await scene.reader.aget((scene.thread(),), key)
    return found and found.value


async def _the_put_is_left(scene: Scene, outcomes: Outcomes) -> None:
    assert await _value(scene, "k") == {"by": "one"}
    assert outcomes["one"] is None


async def _one_is_left(scene: Scene, outcomes: Outcomes) -> None:
    assert await _value(scene, "k") in ({"by": "one"}, {"by": "other"})
    assert outcomes["one"] is outcomes["other"] is None


async def _add(scene: Scene, client: Any) -> None:
    def added(value: Any) -> Any:
        return {"n": (value or {"n": 0})["n"] + 1}

    await client.aupdate((scene.thread(),), "n", added)


async def _both_are_counted(scene: Scene, outcomes: Outcomes) -> None:
    assert await _value(scene, "n") == {"n": 2}


async def _remove(scene: Scene, client: Any) -> None:
    await client.adelete((scene.thread(),), "n")


async def _as_one_after_the_other(scene: Scene, outcomes: Outcomes) -> None:
    """Updated and then deleted, or deleted and then made anew."""
    assert outcomes["one"] is outcomes["remove"] is None
    assert await _value(scene, "n") in (None, {"n": 1})


async def _put_and_remove(scene: Scene, client: Any) -> None:
    """What was sent of it comes late."""
    await client.aput((scene.thread(),), "k", {"by": "second"})
    await client.adelete((scene.thread(),), "k")


async def _no_item(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes["one"] is None
    assert await _value(scene, "k") is None


async def _sweep(scene: Scene, client: Any) -> int:
    return int(await client.sweep_ttl())


async def _begun_anew(scene: Scene, outcomes: Outcomes) -> None:
    """What has expired counts no more, swept or not; what was made anew stays."""
    assert outcomes["one"] is None
    assert await _value(scene, "n") == {"n": 1}


# --- search by words ---


async def _worded(scene: Scene, client: Any) -> None:
    """An item that is found by a word."""
    await scene.reader.setup()
    await scene.reader.aput((scene.thread(),), "k", {"by": "first"})


async def _found(client: Any, scene: Scene, word: str) -> list[str]:
    """The values that are found by a word."""
    items = await client.asearch((scene.thread(),), query=word, mode="text")
    return [item.value["by"] for item in items]


async def _put_second(scene: Scene, client: Any) -> None:
    """By a store that knows words, or by one that knows nothing of them."""
    await client.aput((scene.thread(),), "k", {"by": "second"})
    scene.kept["put"] = True


async def _search(scene: Scene, client: Any) -> dict[str, tuple[bool, list[str]]]:
    """What is found by each word, and whether the put had been answered before."""
    found = {}
    for word in ("first", "second"):
        is_later = "put" in scene.kept
        found[word] = is_later, await _found(client, scene, word)
    return found


async def _found_by_what_it_says(scene: Scene, outcomes: Outcomes) -> None:
    """A value is found by its own word, from the answer to its put on."""
    assert outcomes["put"] is None
    for word, (is_later, values) in outcomes["search"].items():
        assert values in ([], [word])
        if is_later:
            assert values == [word] * (word == "second")


async def _no_longer_found(scene: Scene, outcomes: Outcomes) -> None:
    """What a store without words has put is found by none of the words that were there before."""
    assert outcomes["put"] is None
    for word, (is_later, values) in outcomes["search"].items():
        assert values == [] or (word, values) == ("first", ["first"])
        assert not (is_later and values)


async def _without_words(scene: Scene, client: Any) -> None:
    await _worded(scene, client)
    await scene.look("delete from pgcheckpoint.store_texts returning 1")


async def _reindex(scene: Scene, client: Any) -> int:
    return int(await client.areindex())


async def _found_by_the_newest(scene: Scene, outcomes: Outcomes) -> None:
    """What was put meanwhile has its own words, which no older ones replace."""
    assert outcomes["put"] is None
    assert outcomes["reindex"] in (0, 1)
    assert await _found(scene.reader, scene, "first") == []
    assert await _found(scene.reader, scene, "second") == ["second"]


_an_item, _five = _put("k", {"by": "first"}), {"n": 5}

ITEMS = {
    "two puts of an item": Scenario(
        {"one": _put("k", {"by": "one"}), "other": _put("k", {"by": "other"})},
        *(_an_item, _one_is_left),
        **_STORE,
    ),
    "two updates of an item": Scenario(
        {"one": _add, "other": _add}, _an_item, _both_are_counted, **_STORE
    ),
    "delayed put of an item and delete": Scenario(
        {"one": _put_and_remove}, _an_item, _no_item, cut="one", **_STORE
    ),
    "put of an item and sweep": Scenario(
        {"one": _put("k", {"by": "one"}), "sweep": _sweep},
        *(_expired("k", {"by": "first"}), _the_put_is_left),
        **_STORE,
    ),
    "update and delete of an item": Scenario(
        {"one": _add, "remove": _remove}, _put("n", _five), _as_one_after_the_other, **_STORE
    ),
    "update of an item and sweep": Scenario(
        {"one": _add, "sweep": _sweep}, _expired("n", _five), _begun_anew, **_STORE
    ),
    "put of an item and search by words": Scenario(
        {"put": _put_second, "search": _search},
        *(_worded, _found_by_what_it_says),
        options=dict.fromkeys(("put", "search", "reader"), _WORDS),
        **_STORE,
    ),
    "put without words and search by words": Scenario(
        {"put": _put_second, "search": _search},
        *(_worded, _no_longer_found),
        options=dict.fromkeys(("search", "reader"), _WORDS),
        **_STORE,
    ),
    "put of an item and reindexing": Scenario(
        {"put": _put_second, "reindex": _reindex},
        *(_without_words, _found_by_the_newest),
        options=dict.fromkeys(("put", "reindex", "reader"), _WORDS),
        **_STORE,
    ),
}
