"""State that another thread goes on changing while it is put: what is stored is before or after.

What the other thread does is done from within the serializer or from within a value, at the
moment that hurts; a put is made in several steps, and Python may change threads at each.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import cycle
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import META, checkpoint_of, config_for, tuple_of, values_of
from tests.seams import engine_of

Doing = Callable[[Callable[[], object]], None]
pytestmark = pytest.mark.filterwarnings("ignore:.*unregistered.*")


@pytest.fixture(params=[None, CIPHER], ids=["clear", "cipher"])
async def any_saver(dsn: str, request: pytest.FixtureRequest) -> AsyncIterator[Saver]:
    async with Saver.from_conn_string(dsn, cipher=request.param) as saver:
        yield saver


def chat(length: int) -> list[Any]:
    return [HumanMessage(f"{n} " * 60, id=str(n)) for n in range(length)]


async def put(
    saver: Any, config: Any, values: dict[str, Any], number: int, new: tuple[str, ...] = ("x",)
) -> Any:
    """Puts a checkpoint in which the channels that are not new are at version 1."""
    versions = {c: str(number) if c in new else "1" for c in values}
    checkpoint = checkpoint_of(values, versions, f"{number:06}")
    return await saver.aput(config, checkpoint, META, {c: str(number) for c in new})


async def value_at(saver: Any, config: Any, channel: str = "x") -> Any:
    return (await values_of(saver, config))[channel]


@pytest.fixture
def before_encoding(monkeypatch: Patch) -> Doing:
    """Does something just before a value is serialized, once."""
    dumps, changes = JsonPlusSerializer.dumps_typed, list[Callable[[], object]]()

    def changed(serde: JsonPlusSerializer, value: Any) -> tuple[str, bytes]:
        if changes:
            changes.pop()()
        return dumps(serde, value)

    monkeypatch.setattr(JsonPlusSerializer, "dumps_typed", changed)
    monkeypatch.setattr("pg_checkpoint.codec.serializers.is_jsonplus", lambda _: True)
    return changes.append


@pytest.mark.parametrize("change", ["append", "pop", "clear", "replace"])
async def test_a_list_that_changes(saver: Any, before_encoding: Doing, change: str) -> None:
    messages = chat(10)
    before, more = list(messages), HumanMessage("more", id="more")
    changes: dict[str, Callable[[], object]] = {
        "append": lambda: messages.append(more),
        "pop": messages.pop,
        "clear": messages.clear,
        "replace": lambda: messages.__setitem__(9, more),
    }
    before_encoding(changes[change])
    config = await put(saver, config_for("t"), {"x": messages}, 1)
    assert await value_at(saver, config) in (before, messages)
    for number in range(2, 5):
        messages = [*messages, HumanMessage(str(number) * 300, id=f"new {number}")]
        config = await put(saver, config, {"x": messages}, number)
        assert await value_at(saver, config) == messages


async def test_a_message_that_changes(saver: Any, before_encoding: Doing) -> None:
    messages = chat(10)
    said = messages[4].content
    before_encoding(lambda: setattr(messages[4], "content", "changed"))
    config = await put(saver, config_for("t"), {"x": messages}, 1)
    assert (await value_at(saver, config))[4].content in (said, "changed")
    # As it was when it was proved: what was encoded of it then was something else.
    messages[4].content = said
    config = await put(saver, config, {"x": messages}, 2)
    assert await value_at(saver, config) == messages


class Busy(list[str]):
    """A value in whose encoding something else happens."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        _happens()
        return super().__reduce_ex__(protocol)


_happens: Callable[[], object] = lambda: None  # noqa: E731  replaced by tests


@pytest.fixture
def during_encoding(monkeypatch: Patch) -> Doing:
    return lambda change: monkeypatch.setitem(globals(), "_happens", change)


@pytest.mark.parametrize(("change", "long"), [("add", 1), ("remove", 4_000), ("clear", 1)])
async def test_a_changing_dict(saver: Any, during_encoding: Any, change: str, long: int) -> None:
    value: dict[str, Any] = {f"k{n}": Busy([f"{n}" * long]) for n in range(3)}
    before = [*value]
    changes: dict[str, Callable[[], object]] = {
        "add": lambda: value.update({f"k{len(value)}": Busy(["new"])}),
        "remove": lambda: value.pop("k2", None),
        "clear": value.clear,
    }
    during_encoding(changes[change])
    config = await put(saver, config_for("t"), {"x": value}, 1)
    assert [*await value_at(saver, config)] == before


async def test_what_is_refused_in_passing(saver: Any, during_encoding: Any) -> None:
    refusals = list[Exception]()

    def refuse() -> None:
        if refusals:
            raise refusals.pop()

    during_encoding(refuse)
    refusals.append(RuntimeError("dictionary changed size during iteration"))
    config = await put(saver, config_for("t"), {"x": [Busy(["a"])]}, 1)
    assert (await value_at(saver, config), refusals) == ([["a"]], [])
    refusals.append(RuntimeError("dictionary changed size during iteration"))
    await saver.aput_writes(config, [("x", Busy())], "task")
    assert refusals == []


async def test_a_checkpoint_that_changes(saver: Any, during_encoding: Doing) -> None:
    checkpoint = checkpoint_of({"x": [Busy()], "y": [1]}, {"x": "1", "y": "1"})
    checkpoint["versions_seen"] = {"node": {"x": "1"}}

    def change() -> None:
        checkpoint["channel_values"][f"z{len(checkpoint['channel_values'])}"] = [1]
        checkpoint["channel_versions"].pop("y", None)
        checkpoint["channel_versions"]["z"] = "7"
        checkpoint["versions_seen"].setdefault("other", {})["x"] = "9"
        checkpoint["versions_seen"]["node"]["x"] = "8"

    during_encoding(change)
    config = await saver.aput(config_for("t"), checkpoint, META, {"x": "1", "y": "1"})
    found = (await tuple_of(saver, config)).checkpoint
    assert [*found["channel_values"]] == [*found["channel_versions"]] == ["x", "y"]
    assert found["versions_seen"] == {"node": {"x": "1"}}


async def test_metadata_that_changes_while_it_is_gone_through(saver: Saver) -> None:
    class Changing(dict[str, Any]):
        def items(self) -> Any:
            if "late" not in self:
                self["late"] = True
                raise RuntimeError("dictionary changed size during iteration")
            return super().items()

    metadata: Any = Changing(META)
    checkpoint = checkpoint_of({"x": [1]})
    await saver.aput(config_for("t"), checkpoint, metadata, {"x": "1"})
    assert dict((await tuple_of(saver, config_for("t"))).metadata)["late"] is True


async def test_buffers_that_change_after_the_call(any_saver: Saver) -> None:
    saver = any_saver
    config = await put(saver, config_for("t"), {"x": [0]}, 1)
    value, view = bytearray(b"as it was"), bytearray(b"as it was")
    call = asyncio.create_task(put(saver, config, {"x": value, "y": memoryview(view)}, 2))
    written = asyncio.create_task(saver.aput_writes(config, [("x", value)], "task"))
    await asyncio.sleep(0)
    value[:] = view[:] = b"otherwise"
    config2 = await call
    await written
    assert await value_at(saver, config2) == b"as it was"
    assert await value_at(saver, config2, "y") == b"as it was"
    assert ((await tuple_of(saver, config)).pending_writes or [])[0][2] == b"as it was"


KEPT: dict[str, Callable[[], Any]] = {
    "messages": lambda: chat(20),
    "few messages": lambda: chat(1),
    "dicts": lambda: [{"n": n, "text": "x" * 300} for n in range(20)],
    "dict": lambda: {f"{n}": "x" * 300 for n in range(20)},
    "small": lambda: ["kept"],
}


@pytest.mark.parametrize(("kind", "was_read"), list(zip(KEPT, cycle((False, True)))))
async def test_what_was_left_out(any_saver: Any, other: Any, kind: str, was_read: bool) -> None:
    kept, saver = KEPT[kind](), any_saver
    config = await put(saver, config_for("t"), {"kept": kept, "x": [0]}, 1, ("kept", "x"))
    if was_read:
        kept = (await values_of(saver, config))["kept"]
    await other.adelete_thread("t")
    child = checkpoint_of({"kept": kept, "x": [1]}, {"kept": "1", "x": "2"})
    call = asyncio.create_task(saver.aput(config, child, META, {"x": "2"}))
    await asyncio.sleep(0)
    child["channel_versions"]["kept"] = "2"
    child["channel_values"].clear()
    if isinstance(kept, list):
        kept.append(kept[0])
    else:
        kept.clear()
    assert await value_at(saver, await call, "kept") == KEPT[kind]()
    assert saver.stats().batches.sent_whole_again == 1


async def test_what_another_process_wrote_is_new(any_saver: Saver, dsn: str) -> None:
    """The bytes that are remembered are those of this process's puts, not of what was read."""
    saver = any_saver
    config = await put(saver, config_for("t"), {"kept": ["mine"], "x": [0]}, 1, ("kept", "x"))
    cipher = engine_of(saver).settings.cipher
    async with Saver.from_conn_string(dsn, cipher=cipher) as other:
        await other.adelete_thread("t")
        await put(other, config_for("t"), {"kept": ["other"], "x": [0]}, 1, ("kept", "x"))
        assert await value_at(saver, config, "kept") == ["other"]
        await other.adelete_thread("t")
    config = await put(saver, config, {"kept": ["other"], "x": [1]}, 2)
    assert await value_at(saver, config, "kept") == ["other"]


async def test_what_stays_is_encoded_once(saver: Any, monkeypatch: Patch) -> None:
    encoded, dumps = list[Any](), JsonPlusSerializer.dumps_typed

    def noted(serde: JsonPlusSerializer, value: Any) -> tuple[str, bytes]:
        encoded.append(value)
        return dumps(serde, value)

    monkeypatch.setattr(JsonPlusSerializer, "dumps_typed", noted)
    monkeypatch.setattr("pg_checkpoint.codec.serializers.is_jsonplus", lambda _: True)
    kept, config = {"documents": ["x" * 300] * 20}, config_for("t")
    for number in range(1, 9):
        new = ("kept", "x") if number == 1 else ("x",)
        config = await put(saver, config, {"kept": kept, "x": [number]}, number, new)
        if number == 4:
            assert encoded.count(kept) == 1
            await saver.aget_tuple(config)
    assert encoded.count(kept) == 2
