"""`rewrite`: stored values go through a function, in place, wherever they are."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from contextlib import suppress
from dataclasses import dataclass, field, make_dataclass
from datetime import datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.store.base import Item
from langgraph.types import Command, Interrupt, Send
from pydantic import Field, create_model

import pg_checkpoint as pg
from pg_checkpoint.tools.export import import_threads
from pg_checkpoint.tools.verify import verify_threads
from tests import graphs
from tests.cases import each
from tests.command_line import cli, done
from tests.integration.saver.delta_agent import builder
from tests.keys import CIPHER, KEYS, RING
from tests.making import (
    Xor,
    aput,
    ask,
    checkpoint_of,
    config_for,
    handed_over,
    id_of,
    rows_of,
    run_sql,
    tuple_of,
    values_of,
)
from tests.moved_classes import module
from tests.questions import NOW, State, build

NAME, ERASED = "Ada Lovelace", "[erased]"
opened = pg.AsyncPostgresSaver.from_conn_string
KEYED = pg.AesGcmCipher(RING, data_keys=True)
KINDS: dict[str, dict[str, Any]] = {
    "in clear": {},
    "encrypted": {"cipher": CIPHER},
    "metadata too": {"cipher": CIPHER, "encrypt_metadata": True},
    "data keys": {"cipher": KEYED, "encrypt_metadata": True},
    "strict": {"strict": True},
    "another serializer": {"serde": EncryptedSerializer(Xor())},
}
PARTS = "blobs", "chunks", "writes", "wakeups"
TABLES = ("checkpoints", *(f"checkpoint_{part}" for part in PARTS))


def erase(value: Any, place: pg.RewritePlace) -> Any:
    return pg.map_texts(value, lambda text: text.replace(NAME, ERASED))


def tables_of(dsn: str) -> str:
    """All that is stored of threads, as one text."""
    rows = [rows_of(dsn, f"select * from pgcheckpoint.{t} order by 1, 2, 3") for t in TABLES]
    texts = [repr(bytes(c) if isinstance(c, memoryview) else c) for t in rows for r in t for c in r]
    return "\n".join(texts)


async def history_of(saver: Any, thread_id: str) -> list[tuple[Any, Any, Any]]:
    """Values, metadata and pending writes of all checkpoints, newest first."""
    listed = saver.alist(config_for(thread_id, checkpoint_ns=None))
    return [(t.checkpoint["channel_values"], t.metadata, t.pending_writes) async for t in listed]


async def check_whole(saver: Any) -> None:
    verified = await verify_threads(saver)
    assert (verified.broken, verified.unjudged) == ([], [])


def _chat(count: int = 40) -> list[AnyMessage]:
    who = [NAME if n % 7 == 3 else "somebody" for n in range(count)]
    return [HumanMessage(f"{who[n]} says {n} " + "x" * 400, id=str(n)) for n in range(count)]


async def _put_history(saver: Any, thread_id: str = "t") -> Any:
    """A growing list in pieces, small values, long ones, a pending write, an answer."""
    config: Any = config_for(thread_id)
    odd = [f"{NAME}\ud800", 2**80, b"bytes", (NAME, 1), None, [HumanMessage(NAME, name=NAME)]]
    for n in range(30, 36):
        values = {"messages": _chat(n), "who": NAME, "notes": {NAME: [NAME, n]}, "odd": odd, "n": n}
        config = await aput(saver, config, values, metadata={"user": NAME})
    await saver.aput_writes(config, [("messages", _chat(1)), ("who", NAME)], "task")
    await saver.aput_writes(config, [("__resume__", [NAME])], "task")
    await saver.aput_writes(config, [("__pregel_tasks", Send("look", {"who": NAME}))], "sent")
    return config


@pytest.mark.parametrize(("seed", "kind"), [*enumerate(KINDS)])
async def test_a_name_is_erased_everywhere(seed: int, kind: str, dsn: str) -> None:
    seen: list[Any] = []
    async with opened(dsn, **KINDS[kind]) as saver:
        await _put_history(saver)
        await aput(saver, config_for("t", checkpoint_ns="sub"), {"who": [NAME * 300]})
        await saver.acopy_thread("t", "copy")
        await _put_at_random(saver, random.Random(seed))
        await pg.wake_at(saver, "t", timedelta(days=1), {"who": NAME}, key="soon")
        before = [await history_of(saver, thread_id) for thread_id in ("t", "random")]
        done = await pg.rewrite(saver, erase, show=lambda *one: seen.append(one))
        assert (done.threads, sorted(done.rewritten)) == (3, ["copy", "random", "t"])
        assert ("t", "input") in {(p.thread_id, p.kind) for p in done.found}
        assert all(new == erase(old, place) for place, old, new in seen)
        after = [await history_of(saver, thread_id) for thread_id in ("t", "random")]
        assert after == erase(before, pg.RewritePlace("t", "", "", "value"))
        assert NAME not in repr(after) + (stored := tables_of(dsn))
        await check_whole(saver)
        if not rows_of(dsn, "select from pgcheckpoint.checkpoint_threads where encrypted"):
            for table in ("blobs where true", "writes where idx >= 0"):
                lacking = f"select from pgcheckpoint.checkpoint_{table} and crc is null"
                assert rows_of(dsn, lacking) == []
        assert (await pg.rewrite(saver, erase)).found == []
        assert tables_of(dsn) == stored


async def _put_at_random(saver: Any, rng: random.Random) -> None:
    configs = [config_for("random"), config_for("random", checkpoint_ns="sub")]
    for _ in range(rng.randrange(4, 14)):
        values = {f"c{n}": _random_value(rng) for n in range(rng.randrange(1, 5))}
        metadata = {"user": rng.choice([NAME, "Grace"]), "tags": [NAME] * rng.randrange(2)}
        configs.append(await aput(saver, rng.choice(configs), values, metadata=metadata))
        if writes := [(f"c{n}", _random_value(rng)) for n in range(rng.randrange(3))]:
            await saver.aput_writes(configs[-1], writes, f"task{rng.randrange(3)}")


def _random_value(rng: random.Random, depth: int = 0) -> Any:
    name = NAME if rng.random() < 0.3 else "Grace"
    made: list[Any] = [name, rng.random(), rng.randrange(10), None, True, name * rng.randrange(40)]
    made += [b"bytes", HumanMessage(name, name=name, id="m"), (name, 1)]
    if depth == 0:
        made += [f"{name}\ud800", 2**80]
    if depth < 2:
        nested = [_random_value(rng, depth + 1) for _ in range(rng.randrange(4))]
        names = [name if rng.random() < 0.1 else "Grace" for _ in range(rng.randrange(30))]
        made += [nested, {name: nested}, [one + "w" * rng.randrange(300) for one in names]]
    return rng.choice(made)


async def test_a_dry_run_says_where_it_was(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    """Values that checkpoints share count once, and nothing is written."""
    config = await _put_history(saver)
    await aput(saver, config_for("other"), {"n": 1})
    shared = await aput(saver, config_for("shared"), {"long": [NAME * 100]})
    first = (await tuple_of(saver, shared)).checkpoint
    for n in range(3):
        next_: Any = {**first, "id": f"{first['id']}{n}"}
        shared = await saver.aput(shared, next_, {"step": n}, {})
    stored, seen = tables_of(dsn), list[Any]()
    done = await pg.rewrite(saver, erase, dry_run=True, show=lambda *one: seen.append(one))
    assert tables_of(dsn) == stored
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_leases") == []
    assert (pg.RewritePlace("t", "", "who", "value"), NAME, ERASED) in seen
    found = {(p.thread_id, p.channel, p.kind): p for p in done.found}
    assert set(found) == {
        *(("t", channel, "value") for channel in ("messages", "who", "notes", "odd")),
        *(("t", channel, "write") for channel in ("who", "__pregel_tasks")),
        ("t", "__resume__", "answer"),
        ("t", "", "metadata"),
        ("shared", "long", "value"),
    }
    ids = [id_of(t.config) async for t in saver.alist(config_for("t"))]
    messages = found["t", "messages", "value"]
    assert (messages.values, messages.checkpoint_ids) == (6, tuple(sorted(ids)))
    assert found["t", "who", "write"].checkpoint_ids == (id_of(config),)
    long = found["shared", "long", "value"]
    assert (long.values, len(long.checkpoint_ids)) == (1, 4)
    assert (done.threads, sorted(done.changing), done.rewritten) == (3, ["shared", "t"], [])


@pytest.mark.parametrize("kind", ["in clear", "data keys"])
async def test_a_thread_that_waits_goes_on(dsn: str, kind: str) -> None:
    async with opened(dsn, **KINDS[kind]) as saver:
        graph = graphs.build(saver)
        given = {"messages": [HumanMessage(NAME + "x" * 3000)], "topic": NAME}
        begun = await graph.ainvoke(given, config_for("t"))
        (asked,) = begun["__interrupt__"]
        waiting = await pg.list_waiting(saver)

        def ask_otherwise(value: Any, place: pg.RewritePlace) -> Any:
            return "Really?" if place.kind == "interrupt" else erase(value, place)

        await pg.rewrite(saver, ask_otherwise)
        (now,) = await pg.list_waiting(saver)
        assert (now.interrupts[0].id, now.interrupts[0].value) == (asked.id, "Really?")
        assert now.since == waiting[0].since
        assert await pg.list_unfinished(saver) == []
        assert NAME not in tables_of(dsn)
        found = await graph.ainvoke(Command(resume={asked.id: "Yes."}), config_for("t"))
        assert (found["messages"][-1].content, found["topic"]) == ("Yes.", ERASED)
        await check_whole(saver)


@pytest.mark.parametrize("kind", KINDS)
async def test_results_of_steps_too_and_undo_has_them(dsn: str, kind: str, tmp_path: Path) -> None:
    async with opened(dsn, **KINDS[kind]) as saver:
        results, file = list[Any](), tmp_path / "undo.jsonl"

        async def note(state: State, config: RunnableConfig) -> State:
            async with pg.step(saver, "note", config=config) as once:
                if not once.done:
                    once.result = {"who": NAME}
                results.append(once.result)
            ask("Go on?", config)
            return {"done": []}

        graph = build(saver, {"note": note})
        await graph.ainvoke({"done": []}, config_for("t"))
        done = await pg.rewrite(saver, erase, undo=file)
        assert {(p.thread_id, p.kind) for p in done.found} == {("t", "result")}
        await graph.ainvoke(Command(resume="yes"), config_for("t"))
        await saver.adelete_thread("t")
        assert (await import_threads(saver, file.read_bytes().splitlines(keepends=True))).steps == 1
        await graph.ainvoke(Command(resume="yes"), config_for("t"))
        assert results == [{"who": NAME}, {"who": ERASED}, {"who": NAME}]


async def test_only_what_is_named_or_newest(saver: pg.AsyncPostgresSaver) -> None:
    await _put_history(saver, "a")
    config = await _put_history(saver, "b")
    untouched = await history_of(saver, "a")
    done = await pg.rewrite(saver, erase, threads=["b"], channels=["who"])
    assert {(p.channel, p.kind) for p in done.found} == {("who", "value"), ("who", "write")}
    assert await history_of(saver, "a") == untouched
    values = await values_of(saver, config)
    assert (values["who"], values["notes"]) == (ERASED, {NAME: [NAME, 35]})
    await pg.rewrite(saver, erase, threads=["a"], latest_only=True)
    newest, *older = await history_of(saver, "a")
    assert NAME not in repr(newest)
    assert all(values["who"] == NAME for values, _, _ in older)
    await check_whole(saver)


@each("kind, new", [("in clear", "x" * 100_000), ("in clear", None), ("metadata too", [1] * 3)])
async def test_a_value_may_get_any_size(dsn: str, kind: str, new: Any) -> None:
    async with opened(dsn, **KINDS[kind]) as saver:
        await saver.adelete_thread("t")
        config = config_for("t")
        for n in range(3):
            config = await aput(saver, config, {"small": "s", "long": ["z" * 900] * 9, "n": n})
        await pg.rewrite(saver, lambda _, p: new, channels=["small", "long"], allow_none=True)
        async for found in saver.alist(config_for("t")):
            values = found.checkpoint["channel_values"]
            assert (values["small"], values["long"]) == (new, new)
        await check_whole(saver)
        # The next put leans on it.
        latest = await tuple_of(saver, config_for("t"))
        values = {**latest.checkpoint["channel_values"], "n": 9}
        child: Any = {**latest.checkpoint, "id": id_of(config) + "1", "channel_values": values}
        child["channel_versions"] = {**child["channel_versions"], "n": "9"}
        await saver.aput(latest.config, child, {"step": 9}, {"n": "9"})
        assert await values_of(saver, config_for("t")) == values
        await check_whole(saver)


@pytest.mark.parametrize("kind", ["in clear", "encrypted"])
async def test_a_value_in_a_row_of_its_own_is_missed_if_it_goes(dsn: str, kind: str) -> None:
    async with opened(dsn, **KINDS[kind]) as saver:
        await aput(saver, config_for("t"), {"small": "s"})
        await pg.rewrite(saver, lambda _, place: "x" * 1000, channels=["small"])
        run_sql(dsn, "delete from pgcheckpoint.checkpoint_blobs")
        with pytest.raises((pg.CorruptRowError, pg.DecryptionError), match="lacks"):
            await saver.aget_tuple(config_for("t"))


async def test_what_is_replaced_meanwhile_stays(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    config = await aput(saver, config_for("t"), {"n": 1})
    await saver.aput_writes(config, [("__interrupt__", (Interrupt(NAME, id="1"),))], "task")
    with pg.PostgresSaver.from_conn_string(dsn) as agent:
        asked = [Interrupt(f"Really, {NAME}?", id="2")]

        def meddle(value: Any, place: pg.RewritePlace) -> Any:
            if place.kind == "interrupt" and asked and not _is_scan(dsn):
                agent.put_writes(config, [("__interrupt__", (asked.pop(),))], "task")
            return erase(value, place)

        await pg.rewrite(saver, meddle)
    found = (await tuple_of(saver, config)).pending_writes
    assert found is not None
    assert [list(value) for _, _, value in found] == [[Interrupt(f"Really, {ERASED}?", id="2")]]


async def test_one_bad_thread_is_left_as_it_is(saver: pg.AsyncPostgresSaver) -> None:
    for thread_id in ("a", "b", "c"):
        await _put_history(saver, thread_id)
    untouched = await history_of(saver, "b")

    def fail(value: Any, place: pg.RewritePlace) -> Any:
        if place.thread_id == "b" and place.kind == "answer":
            raise ValueError(NAME)
        return erase(value, place)

    with pytest.raises(pg.IncompleteError, match=r"'b'.*ValueError") as caught:
        await pg.rewrite(saver, fail)
    done: Any = caught.value.result
    assert (done.rewritten, list(done.failed)) == (["a", "c"], ["b"])
    assert NAME not in str(caught.value)
    assert await history_of(saver, "b") == untouched
    assert NAME not in repr(await history_of(saver, "c"))


async def _refused(saver: Any, function: Any, match: str, dsn: str) -> None:
    stored = tables_of(dsn)
    with pytest.raises(pg.IncompleteError, match=match):
        await pg.rewrite(saver, function)
    assert tables_of(dsn) == stored


def forget(value: Any, place: pg.RewritePlace) -> Any:
    return None if place.channel else value


def _leave(value: Any, place: pg.RewritePlace) -> Any:
    raise SystemExit(3)


@each(
    "function, match",
    [
        (lambda v, p: v + 1 if p.channel == "n" else v, "something else"),
        (lambda v, p: {**v, "user": v["user"] + "!"} if p.kind == "metadata" else v, "else again"),
        (lambda v, p: object() if p.channel == "n" else v, "serializer"),
        (lambda v, p: v if p.channel else {}, "'source'"),
        (lambda v, p: v if p.channel else [], "dict"),
        (lambda v, p: None if p.channel else v, "returned None"),
        (_leave, "SystemExit"),
        (erase, "keys of a dict"),
    ],
)
async def test_refused(saver: pg.AsyncPostgresSaver, dsn: str, function: Any, match: str) -> None:
    values = {"n": 1, "names": {NAME: 1, ERASED: 2}}
    await aput(saver, config_for("t"), values, metadata={"user": "x"})
    await _refused(saver, function, match, dsn)


async def test_objects_that_can_not_be_made_are_not_lost(dsn: str) -> None:
    with module("gone.classes") as classes:
        async with opened(dsn) as saver:
            await aput(saver, config_for("t"), {"both": [classes.Data("x"), NAME]})

    def add_message(value: Any, place: pg.RewritePlace) -> Any:
        if place.channel == "both" and value[1] == NAME:
            return [value[0], HumanMessage(ERASED)]
        return value

    async with opened(dsn) as saver:
        await _refused(saver, erase, "gone.classes", dsn)
        # Nor hidden by a new one.
        await _refused(saver, add_message, "gone.classes", dsn)
    with module("here.classes"):
        async with opened(dsn, renamed={"gone.classes.Data": "here.classes.Data"}) as saver:
            await pg.rewrite(saver, erase)
            (data, text) = (await values_of(saver, config_for("t")))["both"]
            assert (type(data).__module__, text) == ("here.classes", ERASED)


async def test_objects_of_a_class_that_has_changed(saver: pg.AsyncPostgresSaver) -> None:
    """Of a dataclass that lost a field LangGraph makes a dict; the function makes an object."""
    with module("shop.orders") as old:
        await aput(saver, config_for("t"), {"order": [old.Data("x")], "n": 1})
    with module("shop.orders") as new:
        new.Data = make_dataclass("Data", ["label"])
        new.Data.__module__ = "shop.orders"

        def migrate(value: Any, place: pg.RewritePlace) -> Any:
            if not isinstance(value, list):
                return value
            return [new.Data(v["item"]) if isinstance(v, dict) else v for v in value]

        await pg.rewrite(saver, migrate)
        assert (await values_of(saver, config_for("t")))["order"] == [new.Data("x")]


class _RandomNonce(Xor):
    def encrypt(self, plaintext: bytes) -> tuple[str, bytes]:
        name, ciphertext = super().encrypt(plaintext)
        return name, os.urandom(1) + ciphertext

    def decrypt(self, ciphername: str, ciphertext: bytes) -> bytes:
        return super().decrypt(ciphername, ciphertext[1:])


@pytest.mark.parametrize("how", [{}, {"serde": EncryptedSerializer(_RandomNonce())}])
async def test_sets_do_not_change_by_their_order(dsn: str, how: Any) -> None:
    """Nor anything by the nonces of a serializer."""
    async with opened(dsn, **how) as saver:
        for n in range(8):
            tags = {f"tag-{n}-{i}" for i in range(12)}
            await aput(saver, config_for(f"t{n}"), {"s": tags, "n": {7, 15}, "deep": [[{7, 15}]]})

        def made_anew(value: Any, place: pg.RewritePlace) -> Any:
            new = erase(value, place)
            return {*sorted(new, key=str)} if isinstance(new, set) else new

        assert (await pg.rewrite(saver, erase, dry_run=True)).found == []
        assert (await pg.rewrite(saver, made_anew)).found == []
        await aput(saver, config_for("t"), {"s": {NAME, *map(str, range(50))}})
        assert (await pg.rewrite(saver, made_anew)).rewritten == ["t"]
        assert (await values_of(saver, config_for("t")))["s"] == {ERASED, *map(str, range(50))}


async def test_what_is_put_in_the_last_pass_goes_too(saver: Any, dsn: str) -> None:
    await _put_history(saver)
    old = await tuple_of(saver, config_for("t"))
    seen: list[None] = []
    with pg.PostgresSaver.from_conn_string(dsn) as agent:

        def meddle(value: Any, place: pg.RewritePlace) -> Any:
            if place.kind == "answer" and value == [ERASED] and not _is_scan(dsn):
                seen.append(None)
                if len(seen) == 2:  # the pass that finds nothing to change
                    child = _child(old, {"messages": _chat(50)})
                    agent.put(old.config, child, {"step": 1}, child["channel_versions"])
            return erase(value, place)

        await pg.rewrite(saver, meddle)
    assert len(seen) > 2
    assert NAME not in tables_of(dsn)


async def test_pieces_go_also_if_it_was_not_finished(saver: Any, dsn: str) -> None:
    await _put_history(saver)
    await aput(saver, config_for("t"), {"messages": _chat(), "n": 1})

    def fail_later(value: Any, place: pg.RewritePlace) -> Any:
        if place.kind == "answer" and not _is_scan(dsn):
            raise ValueError
        return erase(value, place)

    with pytest.raises(pg.IncompleteError, match="ValueError"):
        await pg.rewrite(saver, fail_later)
    pieces = rows_of(dsn, "select data from pgcheckpoint.checkpoint_chunks")
    assert NAME not in repr(pieces) != "[]"


async def test_who_makes_something_else_each_time(saver: pg.AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"n": NAME})
    count, known = itertools.count(), dict[str, str]()

    def drift(value: Any, place: pg.RewritePlace) -> Any:
        if place.channel != "n":
            return value
        if value == next(reversed(known.values()), None):
            known.clear()  # it proves that it repeats, and forgets that
            return value
        return known.setdefault(value, f"{next(count)}")

    with pytest.raises(pg.IncompleteError, match=r"checkpoints '', '.*' changes again and again"):
        await pg.rewrite(saver, drift)


async def test_a_field_that_its_class_has_no_more_is_not_lost(dsn: str) -> None:
    old = create_model("Person", name=(str, ...), phone=(str, ""), nick=(str, ""))
    with module("shop.people") as classes:
        classes.Person = _named(old)
        async with opened(dsn) as saver:
            put = [classes.Person(name=NAME, phone="123"), "x" * 99]
            await aput(saver, config_for("t"), {"who": put})
    number = {"number": (str, Field(validation_alias="phone"))}
    fields: Any
    for fields in ({}, {"mail": (str, "")}, number):
        with module("shop.people") as classes:
            classes.Person = _named(create_model("Person", name=(str, ...), **fields))
            async with opened(dsn) as saver:
                if fields is not number:
                    await _refused(saver, erase, r"shop\.people\.Person\.phone", dsn)
                    continue
                await pg.rewrite(saver, erase)
                (person, _) = (await values_of(saver, config_for("t")))["who"]
                assert (person.name, person.number) == (ERASED, "123")


def _named(model: Any) -> Any:
    model.__module__ = "shop.people"
    return model


async def test_two_values_of_one_version(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    """A saver with versions that count gives the two children of a checkpoint the same ones."""
    versions: Any = {"a": 2}
    root = await saver.aput(config_for("t"), checkpoint_of({"a": "x"}, {"a": 1}), {}, {"a": 1})
    for n, text in enumerate(("one", "two")):
        child = checkpoint_of({"a": text}, versions, f"{id_of(root)}{n}")
        await saver.aput(root, child, {"step": 1}, versions)
    grow = lambda v, p: [v, "z" * 100] if type(v) is str and p.channel == "a" else v  # noqa: E731
    await _refused(saver, grow, "two values of the version", dsn)


async def test_pieces_left_over_are_no_reason_to_fail(saver: Any, other: Any, dsn: str) -> None:
    await aput(saver, config_for("t"), {"a": "x"})
    run_sql(dsn, "insert into pgcheckpoint.checkpoint_chunks values ('t', '\\x01', '\\x02')")
    async with saver.lease("t"):
        assert (await pg.rewrite(other, erase)).rewritten == []
    assert (await pg.rewrite(other, erase)).rewritten == ["t"]
    assert rows_of(dsn, "select from pgcheckpoint.checkpoint_chunks") == []


async def test_threads_that_are_left_alone(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    await _put_history(saver)

    def lose(value: Any, place: pg.RewritePlace) -> Any:
        if place.kind == "value":
            run_sql(dsn, "update pgcheckpoint.checkpoint_leases set token = 'another'")
        return erase(value, place)

    async with opened(dsn) as other, other.lease("t"):
        await _refused(saver, erase, "leased by another run", dsn)
    await _refused(saver, lose, "under a lease that is over", dsn)
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_chunks")
    await _refused(saver, erase, "a piece of it is missing", dsn)


async def test_encrypted_threads_need_their_cipher_or_get_one(dsn: str) -> None:
    opened = partial(pg.AsyncPostgresSaver.from_conn_string, dsn)
    async with opened() as clear, opened(cipher=CIPHER) as sealing:
        await _put_history(clear)
        await _refused(sealing, erase, "allow_plaintext", dsn)
        async with opened(cipher=CIPHER, allow_plaintext=True) as both:
            await pg.rewrite(both, erase)
            assert NAME not in repr(await history_of(both, "t"))
            await check_whole(both)
        assert rows_of(dsn, "select encrypted from pgcheckpoint.checkpoint_threads") == [(True,)]
        await clear.adelete_thread("t")
        async with opened(cipher=KEYED) as keyed:
            await _put_history(keyed)
            await _refused(clear, erase, "cipher", dsn)
            await _refused(sealing, erase, "data_keys", dsn)
            await keyed.acopy_thread("t", "u")
            await pg.shred_thread(keyed, "t")
            done = await pg.rewrite(keyed, erase)
            assert (done.threads, done.rewritten, done.shredded) == (2, ["u"], ["t"])


async def test_a_run_that_is_to_be_resumed_still_is(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    graph = builder.compile(checkpointer=saver)
    begun: Any = {"steps": 4, "items": []}
    async with handed_over(saver, "t"):
        await graph.ainvoke(begun, config_for("t"), interrupt_after=["step"])
    due = "select thread_id, token, attempts, expires_at from pgcheckpoint.checkpoint_leases"
    marks = "select unfinished_at, active_at, waiting_at from pgcheckpoint.checkpoint_threads"
    before = rows_of(dsn, due), rows_of(dsn, marks)
    await pg.rewrite(saver, lambda v, p: ["three"] if v == ["item 3"] else v)
    assert (rows_of(dsn, due), rows_of(dsn, marks)) == before
    assert await pg.recover(saver, graph, **NOW) == 1
    state = await graph.aget_state(config_for("t"))
    assert state.values["items"] == ["three", "item 2", "item 1", "item 0"]


async def test_a_delta_channel_is_rebuilt(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    graph = builder.compile(checkpointer=saver)
    begun: Any = {"steps": 11, "items": [NAME]}
    await graph.ainvoke(begun, config_for("t"))
    before = [s.values async for s in graph.aget_state_history(config_for("t"))]
    with pytest.raises(pg.IncompleteError, match="delta channel"):
        await pg.rewrite(saver, erase, latest_only=True)
    await pg.rewrite(saver, erase)
    after = [s.values async for s in graph.aget_state_history(config_for("t"))]
    assert after == erase(before, pg.RewritePlace("t", "", "", "value"))
    assert (after[0]["items"][0], len(after[0]["items"])) == (ERASED, 12)
    assert NAME not in tables_of(dsn)


@pytest.mark.parametrize("kind", ["in clear", "metadata too"])
async def test_undo_is_an_export_of_what_changes(dsn: str, kind: str, tmp_path: Path) -> None:
    async with opened(dsn, **KINDS[kind]) as saver:
        await _put_history(saver)
        await aput(saver, config_for("other"), {"n": 1})
        before, typed = await history_of(saver, "t"), _bytes_in_clear(dsn)
        file = tmp_path / "undo.jsonl"
        await pg.rewrite(saver, erase, undo=file)
        assert file.stat().st_mode & 0o077 == 0
        assert kind != "in clear" or b'"other"' not in file.read_bytes()
        with pytest.raises(FileExistsError):
            await pg.rewrite(saver, lambda v, p: "x" if v == ERASED else v, undo=file)
        assert NAME not in repr(await history_of(saver, "t"))
        await saver.adelete_thread("t")
        await import_threads(saver, file.read_bytes().splitlines(keepends=True))
        assert await history_of(saver, "t") == before
        assert kind != "in clear" or _bytes_in_clear(dsn) == typed


def _bytes_in_clear(dsn: str) -> Any:
    blobs = "select channel, version, type, size, chunks, blob from pgcheckpoint.checkpoint_blobs"
    writes = "select task_id, idx, channel, type, blob from pgcheckpoint.checkpoint_writes"
    chunks = "select thread_id, digest, data from pgcheckpoint.checkpoint_chunks"
    return [rows_of(dsn, f"{statement} order by 1, 2") for statement in (blobs, writes, chunks)]


@pytest.mark.parametrize("reads_again", [True, False])
async def test_another_process_goes_on(saver: Any, other: Any, dsn: str, reads_again: bool) -> None:
    """What it remembers of the parent is not stored any more; what it puts of that is found."""
    await _put_history(saver)
    parent = await tuple_of(saver, config_for("t"))
    await pg.rewrite(other, erase)
    if reads_again:
        parent = await tuple_of(saver, config_for("t"))
    values = parent.checkpoint["channel_values"]
    assert (NAME in repr(values)) != reads_again
    grown = [*values["messages"], AIMessage("more" * 100)]
    child = _child(parent, {**values, "messages": grown})
    await saver.aput(parent.config, child, {"step": 9}, {"messages": "91"})
    assert (NAME in tables_of(dsn)) != reads_again
    await check_whole(saver)
    assert (await values_of(other, config_for("t")))["messages"] == grown
    await pg.rewrite(other, erase)
    assert NAME not in tables_of(dsn)
    await check_whole(saver)


def _is_scan(dsn: str) -> bool:
    return rows_of(dsn, "select 1 from pgcheckpoint.checkpoint_leases") == []


def _child(parent: Any, values: Any, suffix: str = "1") -> Any:
    versions = {**parent.checkpoint["channel_versions"], "messages": f"9{suffix}"}
    checkpoint = {**parent.checkpoint, "id": parent.checkpoint["id"] + suffix}
    return {**checkpoint, "channel_values": values, "channel_versions": versions}


@pytest.mark.parametrize("kind", ["in clear", "data keys"])
async def test_readers_and_writers_beside_it(dsn: str, kind: str) -> None:
    """Without a lease: nothing breaks, and what they put of the old state goes the next time."""
    opened = partial(pg.AsyncPostgresSaver.from_conn_string, dsn, **KINDS[kind])
    async with opened() as agent, opened() as operator:
        await _put_history(agent)

        async def put_and_read() -> None:
            for n in range(12):
                found = await tuple_of(agent, config_for("t"))
                values = found.checkpoint["channel_values"]
                grown = [*values["messages"], AIMessage(f"{n}" * 900, id=f"a{n}")]
                child = _child(found, {**values, "messages": grown}, f"{n:02}")
                await agent.aput(found.config, child, {"step": n}, {"messages": f"9{n:02}"})
                assert all("messages" in values for values, *_ in await history_of(agent, "t"))

        going_on = asyncio.ensure_future(put_and_read())
        while not going_on.done():
            with suppress(pg.IncompleteError):
                await pg.rewrite(operator, erase)
        await going_on
        await pg.rewrite(operator, erase)
        assert NAME not in tables_of(dsn) + repr(await history_of(agent, "t"))
        newest = await values_of(agent, config_for("t"))
        assert [m.id for m in newest["messages"][-12:]] == [f"a{n}" for n in range(12)]
        await check_whole(agent)


def test_it_blocks_with_a_blocking_saver(sync_saver: pg.PostgresSaver) -> None:
    graph = graphs.begin(sync_saver, "t")
    told: list[int] = []
    peek = lambda v, p: pg.map_texts(v, lambda t: t.replace("Looked", "Peeked"))  # noqa: E731
    done = pg.rewrite(sync_saver, peek, progress=lambda so_far: told.append(so_far.threads))
    assert (done.rewritten, told) == (["t"], [1, 1])
    found = graph.get_state(config_for("t")).values["messages"]
    assert [m.content for m in found if "Peeked" in m.content]

    async def on_a_loop() -> None:
        pg.rewrite(sync_saver, erase)

    with pytest.raises(pg.SyncCallError, match="to_thread"):
        asyncio.run(on_a_loop())


async def test_mistakes(saver: pg.AsyncPostgresSaver, tmp_path: Path) -> None:
    mistakes: Any = ({"threads": "t"}, {"channels": "c"}, {"latest_only": 1}, {"dry_run": "yes"})
    mistakes += ({"wait": "x"}, {"wait": float("nan")}, {"allow_none": 1}, {"function": "erase"})
    for mistake in mistakes:
        with pytest.raises(pg.InvalidOptionError):
            await pg.rewrite(saver, **{"function": erase, **mistake})
    assert (await pg.rewrite(saver, erase, threads=["none"])).found == []
    (tmp_path / "there").touch()
    for file in ("there", "no/folder", ""):
        with pytest.raises(OSError):
            await pg.rewrite(saver, _leave, undo=tmp_path / file)


@dataclass(frozen=True)
class _Data:
    name: str
    others: tuple[Any, ...] = ()
    seen: set[str] = field(default_factory=set)


def test_texts_are_found_at_any_depth() -> None:
    now = datetime.now(timezone.utc)
    how: Any = {"namespace": ("Ada",), "created_at": now, "updated_at": now}
    with module("some.classes") as classes:
        models = classes.Model(item="Ada", inner={"Ada": ["Ada"]}), classes.Old(item="Ada")
    value = [
        {"Ada": ("Ada", {"Ada"}, frozenset({"Ada"}))},
        *(models, Item(value={"Ada": "Ada"}, key="Ada", **how)),
        _Data("Ada", (_Data("Ada"), Send("node", {"x": "Ada"})), {"Ada"}),
        AIMessage("Ada", tool_calls=[{"name": "t", "args": {"q": "Ada"}, "id": "1"}]),
    ]
    before = repr(value)
    assert pg.map_texts(value, str) is value
    after = pg.map_texts(value, lambda text: text.replace("Ada", "Eve"))
    assert (repr(after), repr(value)) == (before.replace("Ada", "Eve"), before)
    assert after[-1].tool_calls[0]["args"] == {"q": "Eve"}


@pytest.mark.parametrize("kind", ["in clear", "data keys"])
def test_the_command(dsn: str, kind: str, tmp_path: Path) -> None:
    with pg.PostgresSaver.from_conn_string(dsn, **KINDS[kind]) as saver:
        graph = graphs.build(saver)
        graph.invoke({"messages": [HumanMessage(NAME, id="h1")], "topic": "t"}, config_for("t"))
    is_clear = kind == "in clear"
    target, env = ([], {}) if is_clear else (["--encrypt-metadata"], {"PG_CHECKPOINT_KEYS": KEYS})
    plain = *target, "rewrite", "--with", f"{__name__}:erase"
    command = plain if is_clear else (*plain, "--data-keys")
    shown = done(*command, "--dry-run", dsn=dsn, **env).out
    for text in (NAME, ERASED, "1 of 1 threads would be rewritten"):
        assert text in shown
    undo = tmp_path / "undo.jsonl"
    found = done(*command, "--undo", str(undo), "--yes", "--json", dsn=dsn, **env).json
    assert (found["rewritten"], found["failed"], found["dry_run"]) == (["t"], {}, False)
    assert ("messages", "value") in {(p["channel"], p["kind"]) for p in found["found"]}
    assert "0 of 1 threads rewritten" in done(*command, "--yes", dsn=dsn, **env).out
    done("delete", "t", "--yes", dsn=dsn)
    # An import makes no data keys.
    done(*target, "import", str(undo), dsn=dsn, **env)
    assert "1 of 1 threads would" in done(*plain, "--dry-run", dsn=dsn, **env).out
    # Mistakes; the third has nobody to ask.
    good = plain[-1]
    missing = cli("rewrite", "--with", "nowhere:function", "--dry-run", dsn=dsn)
    assert (missing.code, "--with nowhere:function" in missing.err) == (2, True)
    for mistake in (["nowhere", "--dry-run"], [good], [good, "--undo", "-", "--yes"]):
        assert cli("rewrite", "--with", *mistake, dsn=dsn).code == 2
    refused = cli(*plain[:-1], f"{__name__}:forget", "--yes", dsn=dsn, **env)
    assert (refused.code, "returned None" in refused.out) == (1, True)
