"""Verify finds what is broken, names it, and nothing else; types lists the classes of values."""

from __future__ import annotations

import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import ormsgpack
import pytest
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.jsonplus import EXT_CONSTRUCTOR_SINGLE_ARG, JsonPlusSerializer

import pg_checkpoint as pg
from pg_checkpoint.tools.verify import Orphans, verify_threads
from tests import making
from tests.cases import each
from tests.command_line import cli, done
from tests.integration.tools.stock_app import fill
from tests.keys import CIPHER, KEY, KEYS, RING
from tests.moved_classes import module
from tests.seams import limit, run_on


async def _fill(saver: pg.AsyncPostgresSaver, *threads: str) -> None:
    """Lists with groups of pieces, dicts in pieces, plain values, writes and results of steps."""
    for thread in threads:
        config, said = making.config_for(thread), []
        for n in range(4):
            said += [HumanMessage(f"{thread} {n} {i} " + "x" * 900, id=f"{i}") for i in range(20)]
            files = {f"{i}.py": f"{n}" * 900 for i in range(5)}
            values = {"said": said, "files": files, "n": n, "few": [n]}
            config = await making.aput(saver, config, values)
            await saver.aput_writes(config, [("few", [n]), ("__interrupt__", "?")], "task")
            task = making.task_config(thread, making.id_of(config))
            async with pg.step(saver, "charge", config=task, transaction=False) as once:
                once.result = {"n": n}


async def test_nothing_is_wrong_with_a_graphs_threads(saver: pg.AsyncPostgresSaver) -> None:
    await fill(saver, "a", 3)
    await fill(saver, "b", 1)
    seen: list[int] = []
    done = await verify_threads(saver, progress=lambda so_far: seen.append(so_far.checkpoints))
    assert (done.threads, done.broken, done.unjudged, done.orphans) == (2, [], [], Orphans())
    assert (done.checkpoints, seen) == (len([c async for c in saver.alist(None)]), sorted(seen))
    assert (await verify_threads(saver, threads=["b"])).checkpoints < done.checkpoints


FIRST = """delete from checkpoint_chunks where digest in
    (select substring(chunks for 16) from checkpoint_blobs where"""
NEWEST = "(select max(version) from checkpoint_blobs where (thread_id, channel) = ('b', 'few'))"
VERSIONS = """checkpoint = checkpoint || '{"channel_versions": 7}' where true"""
# What is done to thread b, the table that is named, how many rows of it.
BREAK = [
    (r"blob = '\xc1' where channel = 'few'", "checkpoint_blobs", 4),
    (rf"blob = '\xc1' where channel = 'few' and version = {NEWEST}", "checkpoint_blobs", 1),
    (r"blob = '\xdc00ff' where channel = 'said' and chunks is not null", "checkpoint_blobs", 4),
    (f"{FIRST} groups > 0)", "checkpoint_blobs", None),
    (f"{FIRST} channel = 'files')", "checkpoint_blobs", None),
    (r"update checkpoint_chunks set data = data || '\x01' where true", "checkpoint_blobs", 8),
    (r"blob = '\xc1' where idx = 0", "checkpoint_writes", 4),
    ("type = 'no such' where idx < 0", "checkpoint_writes", 4),
    (r"blob = '\xc1' where true", "checkpoint_steps", 4),
    ("type = 'no such' where true", "checkpoint_steps", 4),
    ("checkpoint = '[]' where true", "checkpoints", 4),
    (VERSIONS, "checkpoints", 4),
    ("metadata = '7' where true", "checkpoints", 4),
]


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["in clear", "encrypted"])
async def test_what_is_broken_is_named(dsn: str, cipher: Any) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        await _fill(saver, "a", "c")
        for change, table, count in BREAK:
            await saver.adelete_thread("b")
            await _fill(saver, "b")
            done = await verify_threads(saver)
            assert (done.broken, done.steps) == ([], 12)
            statement = change if "checkpoint_chunks" in change else f"update {table} set {change}"
            making.change_rows(dsn, f"{statement} and thread_id = 'b'")
            done = await verify_threads(saver)
            assert {(row.table, row.thread_id) for row in done.broken} == {(table, "b")}, change
            assert count in (None, len(done.broken)), change
            assert (done.threads, done.unjudged) == (3, [])
            key = {"checkpoints": "checkpoint_id", "checkpoint_steps": "name"}.get(table, "channel")
            assert all(getattr(row, key) in str(row) for row in done.broken)


IN_ROWS = [
    (r"blob = '\xc1'", "checkpoint_wakeups"),
    ("type = 'no such'", "checkpoint_wakeups"),
    ("blob = substring(blob for length(blob) - 1)", "checkpoint_events"),
    ("count = count + 1", "checkpoint_events"),
    ("type = 'no such'", "checkpoint_events"),
]


@pytest.mark.parametrize("encrypted", [False, True])
async def test_wakeups_and_events_are_decoded(dsn: str, encrypted: bool) -> None:
    cipher = pg.AesGcmCipher(RING, data_keys=True) if encrypted else None
    saver = pg.AsyncPostgresSaver(dsn, cipher=cipher)
    async with saver, pg.AsyncPostgresEvents(dsn, cipher=cipher) as events:
        for change, table in IN_ROWS:
            for thread in ("a", "b"):
                await saver.adelete_thread(thread)
                await pg.wake_at(saver, thread, timedelta(hours=1), {"done": []}, key="daily")
                await events.append(thread, ["one", {"two": 2}], end=True)
            done = await verify_threads(saver)
            assert (done.broken, done.unjudged) == ([], [])
            assert (done.wakeups, done.events) == (2, 4)
            making.change_rows(dsn, f"update {table} set {change} where thread_id = 'b'")
            (row,) = (await verify_threads(saver)).broken
            assert (row.table, row.thread_id) == (table, "b"), change
    if encrypted:
        async with pg.AsyncPostgresSaver.from_conn_string(dsn) as without:
            done = await verify_threads(without, threads=["a"])
        assert done.broken == []
        assert {row.table for row in done.unjudged} == {"checkpoint_wakeups", "checkpoint_events"}


async def test_pieces_are_decoded_and_each_once(dsn: str) -> None:
    class Counting(JsonPlusSerializer):
        decoded = 0

        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            self.decoded += len(data[1])
            return super().loads_typed(data)

    serde = Counting()
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, serde=serde) as saver:
        config, said = making.config_for("t"), []
        for n in range(40):
            said.append(HumanMessage(f"{n} " + "x" * 900, id=f"{n}"))
            config = await making.aput(saver, config, {"said": said})
        serde.decoded = 0
        done = await verify_threads(saver)
        assert (done.values, done.broken) == (40, [])
        whole = len(serde.dumps_typed(said)[1])
    assert whole < serde.decoded < 3 * whole


async def test_without_the_key_nothing_is_judged(dsn: str) -> None:
    opened = pg.AsyncPostgresSaver.from_conn_string
    async with opened(dsn, cipher=CIPHER, encrypt_metadata=True) as saver:
        await _fill(saver, "a")
    for some in (None, pg.AesGcmCipher(pg.KeyRing({"other": KEY}))):
        async with opened(dsn, cipher=some) as saver:
            done = await verify_threads(saver)
        assert done.broken == []
        parts = {"checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_steps"}
        assert {row.table for row in done.unjudged} == parts


async def test_a_value_that_was_taken_away_shows_with_a_cipher(dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await _fill(saver, "a")
        making.change_rows(dsn, "delete from checkpoint_blobs where channel = 'few'")
        done = await verify_threads(saver)
    lacks = "lacks its value of channel 'few'"
    assert [row.what.endswith(lacks) for row in done.broken] == [True] * 4


async def test_what_is_left_over_is_counted(dsn: str, saver: pg.AsyncPostgresSaver) -> None:
    await _fill(saver, "a", "b")
    await saver.aput_writes(making.config_for("early", "1"), [("a", 1), ("b", 2)], "task")
    await saver.aput(making.config_for("c", "gone"), making.checkpoint_of({}), making.META, {})
    assert (await verify_threads(saver)).orphans == Orphans(parents=1, writes=2)
    making.change_rows(dsn, "delete from checkpoints where thread_id = 'a'")
    done = await verify_threads(saver)
    left = done.orphans
    assert (done.broken, left.parents, left.writes, left.blobs) == ([], 1, 10, 12)
    assert left.chunks > 50
    # A thread without checkpoints is unknown only if it is named: it may have a wake-up.
    await pg.wake_at(saver, "t", timedelta(hours=1), {"done": []}, key="first")
    assert (await verify_threads(saver)).unknown == []
    assert (await verify_threads(saver, threads=["t"])).unknown == ["t"]


OLD, NEW = "gone.state", "here.models"
EVERY = {"Data", "Colour", "Pair", "Label", "Model"}


@pytest.fixture(params=[None, CIPHER], ids=["in clear", "encrypted"])
async def stored(request: Any, dsn: str) -> dict[str, str]:
    """Two threads and an item whose class is gone; how the command reads them."""
    cipher = request.param
    with module(OLD) as classes:
        async with pg.AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
            chat: list[Any] = [HumanMessage(f"{n} " + "x" * 900, id=str(n)) for n in range(30)]
            for thread, day in (("a", 1), ("b", 2)):
                config = making.config_for(thread)
                for hour in range(3):
                    said = [*chat, *(classes.Data(f"{n}" * 900) for n in range(20 + hour))]
                    values = {"said": said, "n": hour, "same": classes.Colour.RED}
                    ts = f"2026-02-0{day}T0{hour}:00:00+00:00"
                    config = await making.aput(saver, config, values, ts=ts)
                await saver.aput_writes(config, [("said", classes.Pair(1, 2))], "task")
                task = making.task_config(thread, making.id_of(config))
                async with pg.step(saver, "charge", config=task, transaction=False) as once:
                    once.result = [classes.Pair(3, 4)]
            await pg.wake_at(saver, "w", timedelta(hours=1), {"n": classes.Model(n=1)})
        serde = JsonPlusSerializer()
        async with pg.AsyncPostgresStore.from_conn_string(dsn, serde=serde, cipher=cipher) as store:
            await store.setup()
            await store.aput(("a",), "k", {"deep": [(classes.Label("x"),)], "plain": 1})
            await store.aput(("a",), "json", {"plain": 1})
    return {"PG_CHECKPOINT_KEYS": KEYS} if cipher else {}


def _by_class(document: Any) -> dict[str, Any]:
    return {found["class"]: found for found in document["classes"]}


def test_classes_are_listed_without_their_modules(dsn: str, stored: dict[str, str]) -> None:
    before = set(sys.modules)
    listed = done("types", "--json", dsn=dsn, **stored).json
    assert not {name for name in set(sys.modules) - before if name.startswith("gone")}
    found = _by_class(listed)
    ours = {f"{OLD}.{name}" for name in EVERY}
    assert set(found) == {*ours, "langchain_core.messages.human.HumanMessage"}
    counts = {name: (c["threads"], c["values"], c["items"]) for name, c in found.items()}
    assert counts[f"{OLD}.Data"] == (2, 6, 0)
    # A write and a result of a step each.
    assert (counts[f"{OLD}.Pair"], counts[f"{OLD}.Label"]) == ((2, 4, 0), (0, 0, 1))
    data = found[f"{OLD}.Data"]
    assert (data["oldest"]["at"], data["oldest"]["thread_id"]) == ("2026-02-01T00:00:00+00:00", "a")
    assert (data["newest"]["at"], data["newest"]["thread_id"]) == ("2026-02-02T02:00:00+00:00", "b")
    assert found[f"{OLD}.Label"]["oldest"]["at"][:2] == "20"
    # A wake-up; nobody noted when it was set.
    assert counts[f"{OLD}.Model"] == (1, 1, 0)
    assert found[f"{OLD}.Model"]["oldest"] is None
    shown = done("types", dsn=dsn, **stored).out.splitlines()
    shows = f"{OLD}.Data\t2\t6\t0\t2026-02-01\t2026-02-02", f"{OLD}.Model\t1\t1\t0\t\t"
    assert {*shown} >= {*shows}


APP = """
from langgraph.graph import StateGraph
from typing_extensions import TypedDict
from pg_checkpoint import PostgresSaver

class State(TypedDict):
    n: int

def graph_of(**options):
    builder = StateGraph(State)
    builder.add_node("a", lambda state: state)
    builder.set_entry_point("a")
    return builder.compile(checkpointer=PostgresSaver("", **options))

careless = graph_of()
renamed = {"gone.state": "here.models"}
careful = graph_of(renamed=renamed)
names = [("here.models", name) for name in ("Data", "Colour", "Pair")]
strict = graph_of(strict=True, allowed_types=names, renamed=renamed)
saver = PostgresSaver("", renamed=renamed)
without = StateGraph(State)

def make():
    return careful

async def amake():
    return saver

def failing():
    raise RuntimeError("no")
"""


PROBLEMS = {"careless": EVERY, "without": EVERY, "strict": {"Label", "Model"}}
PROBLEMS |= {app: set() for app in ("careful", "saver", "make", "amake")}


@each("app, problems", PROBLEMS.items())
def test_what_fails_to_load(app: str, problems: set[str], dsn: str, stored: dict[str, str]) -> None:
    with module("app.main", APP), module(NEW):
        ran = cli("types", "--json", "--app", f"app.main:{app}", dsn=dsn, **stored)
        shown = cli("types", "--app", f"app.main:{app}", dsn=dsn, **stored)
    assert ran.code == shown.code == bool(problems), ran.err
    found = {name: c["problem"] for name, c in _by_class(ran.json).items() if c["problem"]}
    assert set(found) == {f"{OLD}.{name}" for name in problems}
    if app == "strict":
        assert found[f"{OLD}.Label"] == "not in allowed_types"
        assert f"{NEW}.Label: not in allowed_types" in shown.out
    elif problems:
        assert found[f"{OLD}.Data"] == "in no module that the application imports"
        assert "renamed=" in shown.err


MISTAKES = [("app.main", "module:graph"), (":x", "module:graph")]
MISTAKES += [("app.nowhere:x", "ModuleNotFoundError"), ("app.main:nothing", "AttributeError")]


@each("app, said", [*MISTAKES, ("app.main:failing", "RuntimeError: no")])
def test_an_application_that_is_not_there(app: str, said: str, dsn: str) -> None:
    with module("app.main", APP):
        ran = cli("types", "--app", app, dsn=dsn)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def _named(*name: str) -> bytes:
    """A value whose class has this module and name."""
    return ormsgpack.packb(ormsgpack.Ext(EXT_CONSTRUCTOR_SINGLE_ARG, ormsgpack.packb((*name, "x"))))


def test_what_only_a_row_names(dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not imported, and its control characters are written out."""
    (tmp_path / "only_a_row_names.py").write_text("class Me(str): pass")
    monkeypatch.chdir(tmp_path)
    _put_values(dsn, ["x"])
    change = "update pgcheckpoint.checkpoint_blobs set type = %s, blob = %s, crc = null"
    pickled = b"\x80\x04conly_a_row_names\nMe\n."
    for value in (("msgpack", _named("only_a_row_names", "Me")), ("pickle", pickled)):
        making.run_sql(dsn, change, value)
        with module("app.main", APP):
            ran = cli("types", "--app", "app.main:careless", dsn=dsn)
        assert (ran.code, "in no module that" in ran.out) == (1, True)
        assert "only_a_row_names" not in sys.modules
    making.run_sql(dsn, change, ("msgpack", _named("made.up", "\x1b[2J")))
    ran = cli("types", dsn=dsn)
    assert ("\x1b" in ran.out, "made.up.\\x1b[2J" in ran.out) == (False, True)


def _put_values(dsn: str, *values: Any, **options: Any) -> None:
    with pg.PostgresSaver.from_conn_string(dsn, **options) as saver:
        for n, value in enumerate(values):
            run_on(saver, making.aput(saver, making.config_for(str(n)), {"a": value}))


def test_rows_that_can_t_be_read(dsn: str) -> None:
    empty = cli("types", dsn=dsn)
    assert (empty.code, empty.out) == (0, "no stored value names a class\n")
    _put_values(dsn, [HumanMessage("x")], cipher=CIPHER)
    ran = cli("types", dsn=dsn)
    assert (ran.code, "keys" in ran.err) == (4, True)
    making.run_sql(dsn, r"update pgcheckpoint.checkpoint_blobs set type = 'msgpack', blob = '\xc1'")
    ran = cli("types", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)
    assert (ran.code, "verify" in ran.err) == (1, True)


def test_names_that_rows_make_up_are_bounded(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "tools.verify", most=3)
    with module("made.up", "\n".join(f"class C{n}(str): pass" for n in range(5))) as classes:
        _put_values(dsn, *(getattr(classes, f"C{n}")("x") for n in range(5)))
    ran = cli("types", dsn=dsn)
    assert len(ran.out.splitlines()) == 1 + 3 + 1
    assert ran.out.splitlines()[-1] == "and 2 names of further classes"
