"""Any value comes back the same, with its type, from whatever keeps values."""

from __future__ import annotations

import datetime as dt
import enum
import logging
import math
import pickle
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import orjson
import psycopg
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from typing_extensions import TypedDict

import pg_checkpoint as pg
from pg_checkpoint.codec import exact, keys, serializers
from pg_checkpoint.codec.keys import version_text
from tests import kinds, making
from tests.cases import each
from tests.checking import everything
from tests.conftest import Saver
from tests.keys import CIPHER, RING, SECRET
from tests.kinds import kept
from tests.making import META, Xor, aput, ask, checkpoint_of, config_for, id_of, tuple_of, values_of
from tests.questions import AT_ONCE, settle_due

_PLAIN: list[Any] = [
    *(None, True, False, 0, 2**63 - 1, 2**64 - 1, 2**200, -(2**200)),
    *(0.1, 0.0, -0.0, 3.0, 1e300, 1e15, 1e16, 5e-324, 1e-7, math.inf, -math.inf, math.nan),
    *("", "plain", "a\0b", "a\ud800b", "\\u0000 \\ \\n", "\"'{}$1%s", "🦜" * 40),
    *("word " * 300_000, b"", {"é\\": "\0"}, SECRET),
]
NUMBERS_AND_TEXTS = {f"{n}": value for n, value in enumerate(_PLAIN)}
WAYS: dict[str, dict[str, Any]] = {
    "in clear": {},
    "with a cipher": {"cipher": CIPHER},
    "compressed": {"cipher": pg.AesGcmCipher(RING, compress=True)},
    "strict": {"strict": True, "allowed_types": kinds.CLASSES},
    "under LangGraph's encryption": {"serde": EncryptedSerializer(Xor())},
    "under both": {"serde": EncryptedSerializer(Xor()), "cipher": CIPHER},
}
LOST = (
    r"thread 't': channel 'c' has at \['a'\]\[0\]\.inner a numpy\.ma\.MaskedArray that does not "
    r"come back as it is: it comes back as numpy\.ndarray"
)
METADATA: dict[Any, Any] = {
    "nul": "a\0b",
    "nested": {"deep": ["x\0", {"y\0": math.nan}], 5: "number key"},
    "when": dt.datetime(2026, 1, 1, tzinfo=dt.timezone.utc),
    "surrogate": "\ud800",
    "huge": 2**100,
    "set": {1},
    "others": [object(), b"x", kinds.TextColour.RED],
    "plain": 1,
}
SCALARS = st.text(st.characters(codec=None)) | st.integers() | st.floats(allow_nan=False)
VERSIONS: list[Any] = [
    *(0, 1, -1, 1.0, 1.5, 0.1 + 0.2, 1e15, 1e16, 1.5e16, 1e22, 1e23, 1e300, 1e-5, 1e-7, 5e-324),
    *(0.0, -0.0, -1.5, 123456789.125, 2**53 + 1, 2.0**63, 2**63 - 1, 2**64 - 1, -(2**63)),
    *(True, False, "1", "1.0", "é", "00000001.abc", "x\\u0041"),
]
text = st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20)
version: st.SearchStrategy[Any] = (
    st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**63), 2**64 - 1) | text
)


def _values() -> dict[str, Any]:
    """Values of all kinds, by channel: each whole, and all of them in a list."""
    return {**NUMBERS_AND_TEXTS, **kept(), "all in a list": [*kept().values()]}


def _differ(back: Mapping[str, Any], values: Mapping[str, Any] | None = None) -> list[str]:
    """The names of values, of all kinds if none are given, that did not come back the same."""
    values = kept() if values is None else values
    assert back.keys() == values.keys()
    return [name for name in values if not exact.same(values[name], back[name])]


@pytest.mark.parametrize("way", WAYS)
async def test_every_kind_survives_in_channels_and_writes(dsn: str, admin: Any, way: str) -> None:
    async with Saver.from_conn_string(dsn, **WAYS[way]) as saver:
        config = await aput(saver, config_for("t"), _values())
        await saver.aput_writes(config, [*_values().items()], "task")
    async with Saver.from_conn_string(dsn, **WAYS[way]) as saver:
        stored = await tuple_of(saver, config)
    assert _differ(stored.checkpoint["channel_values"], _values()) == []
    assert _differ({channel: v for _, channel, v in stored.pending_writes or ()}, _values()) == []
    assert (SECRET.encode() in everything(admin)) == (way in ("in clear", "strict"))


def _masked() -> dict[str, Any]:
    return {"a": [kinds.Plain(1, np.ma.array([1, 2], mask=[False, True]))]}


async def test_a_value_that_would_be_lost_may_be_refused(dsn: str) -> None:
    async with Saver.from_conn_string(dsn, on_lossy="raise") as saver:
        with pytest.raises(pg.ValueNotSerializableError, match=f"{LOST}; nothing of this call"):
            await aput(saver, config_for("t"), {"good": [1], "c": _masked()})
        # One that nobody can store is refused always.
        place = r"'t'.*'c'.*refused a builtins\.object at \['a'\]\[0\]\.inner\[0\]"
        with pytest.raises(pg.ValueNotSerializableError, match=place) as caught:
            await aput(saver, config_for("t"), {"c": {"a": [kinds.Plain(1, (object(),))]}})
        assert caught.value.__cause__ is not None
        assert await saver.aget_tuple(config_for("t")) is None
        config = await aput(saver, config_for("t"), {"good": [1]})
        with pytest.raises(pg.ValueNotSerializableError, match=LOST):
            await saver.aput_writes(config, [("good", 1), ("c", _masked())], "task")
        assert (await tuple_of(saver, config)).pending_writes == []
        # Of an error LangGraph itself wants the text.
        await saver.aput_writes(config, [("__error__", ValueError("x"))], "task")


async def test_losses_are_logged_once(saver: Any, dsn: str, caplog: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(serializers, "_REPORTED", set())
    caplog.set_level(logging.WARNING, logger="pg_checkpoint")
    async with Saver.from_conn_string(dsn, on_lossy="ignore") as ignoring:
        await aput(ignoring, config_for("t"), {"c": _masked()})
    assert caplog.messages == []
    for _ in range(3):
        config = await aput(saver, config_for("t"), {"c": _masked(), "d": _masked()})
    await saver.aput_writes(config, [("c", _masked())], "task")
    await aput(saver, config_for("t"), {"c": kinds.Failure("a")})
    of_c, of_d, of_failure = caplog.messages
    assert re.match(LOST, of_c)
    assert of_c.endswith("(on_lossy='warn'; docs/values.md)")
    assert "channel 'd' has at ['a'][0].inner" in of_d
    assert "has at its top a tests.kinds.Failure" in of_failure
    assert (await values_of(saver, config))["c"]["a"][0].inner.tolist() == [1, 2]
    with pytest.raises(pg.InvalidOptionError, match="on_lossy"):
        Saver("", on_lossy="drop")  # type: ignore[arg-type]  # refused


async def test_writes_may_be_given_by_an_iterator(saver: Saver) -> None:
    config = await aput(saver, config_for("t"), {})
    once: Any = iter([("a", 1), (kinds.TextColour.RED, 2)])
    await saver.aput_writes(config, once, "1")
    assert (await tuple_of(saver, config)).pending_writes == [("1", "a", 1), ("1", "red", 2)]


class Pickling:
    """A user's serializer, whose types are members of an enum."""

    def dumps_typed(self, obj: Any) -> tuple[str, bytes]:
        return kinds.TextColour.RED, pickle.dumps(("seen", obj))

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        assert data[0] == kinds.TextColour.RED
        return pickle.loads(data[1])


@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_a_serializer_of_the_users_sees_every_value(dsn: str, cipher: Any) -> None:
    values = {"a": 1, "b": None, "c": [1]}
    async with Saver.from_conn_string(dsn, serde=Pickling(), cipher=cipher) as saver:
        config = await aput(saver, config_for("t"), values)
        await saver.aput_writes(config, [("a", 2)], "task")
        found = await tuple_of(saver, config)
    assert found.checkpoint["channel_values"] == {name: ("seen", v) for name, v in values.items()}
    assert found.pending_writes == [("task", "a", ("seen", 2))]


async def test_a_cipher_of_the_users_may_use_its_buffer_again(dsn: str) -> None:
    class Buffering:
        buffer: Any = bytearray()

        def encrypt(self, plaintext: bytes) -> tuple[str, bytes]:
            self.buffer[:] = plaintext[::-1]
            return "reversed", self.buffer

        def decrypt(self, ciphername: str, ciphertext: bytes) -> bytes:
            return ciphertext[::-1]

    values, serde = {"big": 2**70, "bigger": 2**80, "list": [1]}, EncryptedSerializer(Buffering())
    async with Saver.from_conn_string(dsn, serde=serde) as saver:
        assert await values_of(saver, await aput(saver, config_for("t"), values)) == values


async def test_a_serializer_of_the_users_gets_lists_whole(dsn: str) -> None:
    """However often they were read: what it makes of a list may depend on all of it."""

    class Trimming(JsonPlusSerializer):
        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            loaded = super().loads_typed(data)
            return tuple(loaded[-3:]) if isinstance(loaded, list) else loaded

    async with Saver.from_conn_string(dsn, serde=Trimming()) as saver:
        config = await aput(saver, config_for("t"), {"messages": _messages(30)})
        for _ in range(4):
            assert (await values_of(saver, config))["messages"] == tuple(_messages(30)[-3:])


def _messages(count: int) -> list[Any]:
    return [HumanMessage("x" * 300, id=str(n)) for n in range(count)]


async def test_names_of_any_text(saver: Saver) -> None:
    names = ["back\\slash", 'quo"te', "it's", "{brace}", "ünï🦜", "$1", "%s", "\\u0000", "a\nb"]
    checkpoint = checkpoint_of({name: [name] for name in names})
    checkpoint["versions_seen"] = {name: {name: "1"} for name in names}
    for thread_id in names:
        config = config_for(thread_id, checkpoint_ns=thread_id)
        stored = await saver.aput(config, checkpoint, META, checkpoint["channel_versions"])
        await saver.aput_writes(stored, [(n, n) for n in names], thread_id, thread_id)
        found = await tuple_of(saver, stored)
        assert found.checkpoint == checkpoint
        assert found.pending_writes == [(thread_id, name, name) for name in names]


class Lying(str):
    __slots__ = ()

    def __str__(self) -> str:
        return "another"


class Key(str, enum.Enum):
    """As nodes use them: return {Key.messages: ...}."""

    messages, small, task, path, one = "messages", "small", "task", "path", "1"


@pytest.mark.parametrize(("kind", "cipher"), [(Key, None), (Lying, CIPHER)])
async def test_names_of_other_text(dsn: str, kind: type[str], cipher: Any) -> None:
    """They are stored as what they are equal to, not as they are formatted."""
    values = {kind("messages"): _messages(20), kind("small"): 1}
    checkpoint = checkpoint_of(values, dict.fromkeys(values, kind("1")))
    checkpoint["versions_seen"] = {kind("task"): {kind("messages"): kind("1")}}
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        for new in (checkpoint["channel_versions"], {}):
            stored = await saver.aput(config_for("t"), checkpoint, META, new)
            await saver.aput_writes(stored, [*values.items()], kind("task"), kind("path"))
            found = await tuple_of(saver, stored)
            assert found.checkpoint == checkpoint
            expected = [("task", "messages", _messages(20)), ("task", "small", 1)]
            assert found.pending_writes == expected


async def test_a_message_that_is_not_whole_is_refused(saver: Saver) -> None:
    config = await aput(saver, config_for("t"), {"messages": _messages(20)})
    with pytest.raises(pg.ValueNotSerializableError, match=r"'t'.*'messages'"):
        await aput(saver, config, {"messages": [*_messages(20), object.__new__(AIMessage)]})


@pytest.mark.parametrize(
    ("raised", "kind"),
    [
        (ValueError("x"), ValueError),
        (UnicodeEncodeError("ascii", "é", 0, 1, "x"), ValueError),
        (TypeError("x"), TypeError),
        (KeyError("x"), pg.ValueNotSerializableError),
    ],
)
async def test_what_a_serializer_raises(dsn: str, raised: Exception, kind: type[Exception]) -> None:
    class Refusing(JsonPlusSerializer):
        def dumps_typed(self, obj: Any) -> tuple[str, bytes]:
            if obj == ["bad"]:
                raise raised
            return super().dumps_typed(obj)

    async with Saver.from_conn_string(dsn, serde=Refusing()) as saver:
        config = await aput(saver, config_for("t"), {"good": [1]})
        bad: Any = ["bad"]
        calls = aput(saver, config, {"bad": bad}), saver.aput_writes(config, [("b", bad)], "x")
        for call in calls:
            with pytest.raises(kind) as caught:
                await call
            assert isinstance(caught.value, pg.ValueNotSerializableError)
            assert caught.value.__cause__ is raised
            again = pickle.loads(pickle.dumps(caught.value))
            assert (type(again), str(again)) == (type(caught.value), str(caught.value))
            assert repr(again).startswith(type(again).__name__)


async def test_a_value_of_a_gigabyte_is_refused_at_once(saver: Saver) -> None:
    """Nothing of it is copied or sent: these zeros take no memory until they are read."""
    config = await aput(saver, config_for("t"), {"good": [1]})
    large = bytes(1_000_000_001)
    writes = saver.aput_writes(config, [("good", 1), ("large", large)], "task")
    for call in (aput(saver, config, {"good": [2], "large": large}), writes):
        with pytest.raises(pg.ValueTooLargeError, match=r"'t'.*'large' takes 1,000,000,001 bytes"):
            await call
    found = await tuple_of(saver, config_for("t"))
    assert (found.config, found.pending_writes) == (config, [])


async def test_metadata_never_fails_a_run(saver: Any, caplog: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(keys, "_warned", False)
    with caplog.at_level(logging.WARNING, logger="pg_checkpoint"):
        for _ in range(3):
            await aput(saver, config_for("t"), {}, metadata=METADATA)
    assert len(caplog.records) == 1
    found = await tuple_of(saver, config_for("t"))
    stored: dict[str, Any] = dict(found.metadata)
    assert stored["nul"] == r"a\u0000b"
    assert stored["nested"] == {"deep": [r"x\u0000", {r"y\u0000": None}], "5": "number key"}
    assert (stored["huge"], stored["set"], stored["plain"]) == (str(2**100), [1], 1)
    # A filter is cleaned in the same way, but for NUL, which is refused.
    wanted = {"nul": r"a\u0000b", "huge": 2**100}
    assert len([c async for c in saver.alist(config_for("t"), filter=wanted)]) == 3


JSON = st.recursive(
    st.none() | st.booleans() | SCALARS,
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@settings(max_examples=60)
@given(SCALARS, JSON, st.dictionaries(st.text(st.characters(codec=None)), JSON))
def test_whatever_hypothesis_finds(sync_saver: Any, scalar: Any, nested: Any, meta: Any) -> None:
    values = {"scalar": scalar, "nested": [nested]}
    version = sync_saver.get_next_version(None, None)
    checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
    full: Any = {**META, **meta}
    config = sync_saver.put(config_for("t"), checkpoint, full, checkpoint["channel_versions"])
    sync_saver.put_writes(config, [("scalar", scalar)], "task")
    found = sync_saver.get_tuple(config)
    assert found is not None
    assert exact.same(found.checkpoint["channel_values"]["scalar"], scalar)
    assert exact.same(found.checkpoint["channel_values"]["nested"], [nested])
    assert exact.same((found.pending_writes or [])[0][2], scalar)


class State(TypedDict, total=False):
    values: dict[str, Any]
    answer: Any


async def test_items_of_a_store(dsn: str) -> None:
    options: dict[str, Any] = {"serde": JsonPlusSerializer(allowed_msgpack_modules=True)}
    async with pg.AsyncPostgresStore.from_conn_string(dsn, **options) as store:
        await store.setup()
        await store.aput(("a",), "k", kept())
        item = await store.aget(("a",), "k")
    assert item is not None
    # Filters see what is in dicts and lists, which is said if they have a class of their own.
    own = "Counter|OrderedDict|defaultdict|subclass of (list|dict|OrderedDict)"
    assert {*_differ(item.value)} == {name for name in kept() if re.match(own, name)}
    async with pg.AsyncPostgresStore.from_conn_string(dsn, **options, on_lossy="raise") as store:
        with pytest.raises(pg.ValueNotSerializableError, match=r"tests\.kinds\.Failure"):
            await store.aput(("a",), "l", {"a": kinds.Failure("x")})
        with pytest.raises(pg.ValueNotSerializableError, match=r"collections\.Counter"):
            await store.aput(("a",), "l", {"a": Counter("a")})
        assert await store.aget(("a",), "l") is None


async def test_cached_results(dsn: str) -> None:
    async with pg.AsyncPostgresCache.from_conn_string(dsn) as cache:
        await cache.aset({(("n",), name): (value, None) for name, value in kept().items()})
        entries = await cache.aget([(("n",), name) for name in kept()])
    back = {name: value for (_, name), value in entries.items()}
    # A model that its class refuses is computed again.
    assert kept().keys() - back.keys() == {"model made by model_construct"}
    assert [name for name in back if not exact.same(kept()[name], back[name])] == []


async def test_events(dsn: str) -> None:
    async with pg.AsyncPostgresEvents.from_conn_string(dsn) as events:
        await events.append("t", [*kept().values()], end=True)
        back = [event.value async for event in events.follow("t", after=0)]
    assert _differ(dict(zip(kept(), back, strict=True))) == []


async def test_results_of_steps(saver: Saver) -> None:
    checkpoint_id = id_of(await aput(saver, config_for("t"), {}))
    for is_done in (False, True):
        task = making.task_config("t", checkpoint_id)
        async with pg.step(saver, "compute", config=task, transaction=False) as once:
            assert once.done == is_done
            if not is_done:
                once.result = kept()
    assert _differ(once.result) == []


async def test_inputs_of_wakeups(saver: Saver) -> None:
    inputs = []

    async def note(state: State) -> State:
        inputs.append(state["values"])
        return {}

    graph: Any = StateGraph(State).add_node("note", note).add_edge(START, "note").compile(saver)
    await pg.wake_at(saver, "t", AT_ONCE, {"values": kept()})
    assert await settle_due(graph, saver) == 1
    assert _differ(inputs[0]) == []


async def test_questions_and_answers(saver: Saver) -> None:
    async def question(state: State, config: RunnableConfig) -> State:
        return {"answer": ask(kept(), config)}  # type: ignore[arg-type]  # any value is a question

    graph: Any = StateGraph(State).add_node(question).add_edge(START, "question").compile(saver)
    await graph.ainvoke({"values": kept()}, config_for("t"))
    (thread,) = await pg.list_waiting(saver)
    (asked,) = thread.interrupts
    assert _differ(asked.value) == []
    state = await graph.ainvoke(Command(resume=kept()), config_for("t"))
    assert _differ(state["values"]) == []
    assert _differ(state["answer"]) == []


@settings(max_examples=50)
@given(st.lists(version, min_size=1, max_size=40))
@example(VERSIONS)
def test_the_text_of_a_version_is_jsonbs(dsn: str, versions: list[Any]) -> None:
    written = orjson.dumps({str(n): v for n, v in enumerate(versions)}).decode()
    with psycopg.connect(dsn) as admin:
        rows = admin.execute(
            "select key, value, $1::jsonb ->> key, ($1::jsonb)::text"
            " from jsonb_each_text($1::jsonb)".replace("$1", "%(json)s"),
            {"json": written},
        ).fetchall()
    made = {key: (value, by_name) for key, value, by_name, _ in rows}
    assert made == {str(n): (version_text(v),) * 2 for n, v in enumerate(versions)}
    read = orjson.loads(rows[0][3])
    again = [version_text(read[str(n)]) for n in range(len(versions))]
    assert again == [version_text(v) for v in versions]


@pytest.mark.parametrize(("kind", "cipher"), [(["value"], None), ("x" * 100, CIPHER)])
async def test_a_value_is_found_at_any_version(dsn: str, kind: Any, cipher: Any) -> None:
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        for at in [*VERSIONS, 2**60, 1.2345678901234567e18, -1.2345678901234567e17]:
            config: Any = config_for(f"t{at!r}")
            first = checkpoint_of({"x": kind}, {"x": at})
            first["versions_seen"] = {"node": {"x": at}, "other": {}}
            # Left out by the second, which leans on the first.
            child = checkpoint_of({"x": kind, "y": [1]}, {"x": at, "y": "1"})
            stored = await saver.aput(config, first, META, {"x": at})
            await saver.aput(stored, child, META, {"y": "1"})
            found = [c.checkpoint["channel_values"] async for c in saver.alist(config)]
            assert found == [{"x": kind, "y": [1]}, {"x": kind}]


@each("first, second", [(1, 1.0), (1, True), (0.0, -0.0), ("1", 1), (1, "1.0")])
async def test_versions_equal_in_python(saver: Saver, first: Any, second: Any) -> None:
    await saver.adelete_thread("t")
    config = await aput(saver, config_for("t"), {"x": ["v"]}, versions={"x": first})
    values, new = {"x": ["v"], "y": [1]}, {"y": "2"}
    await aput(saver, config, values, versions={"x": second, **new}, new=new)
    assert await values_of(saver, config_for("t")) == {"x": ["v"], "y": [1]}


async def test_what_is_no_version_fails_its_caller(saver: Saver) -> None:
    bad: Any
    for bad in (math.nan, math.inf, 2**64, None, ["1"]):
        with pytest.raises(pg.InvalidKeyError):
            await aput(saver, config_for("t"), {"x": [1]}, versions={"x": bad})
    assert await saver.aget_tuple(config_for("t")) is None
