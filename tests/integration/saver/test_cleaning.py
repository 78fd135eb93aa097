"""Cleaning in steps, with others' puts between: what stays is what one statement would keep."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest

from pg_checkpoint import rotate_keys
from pg_checkpoint.saver.cleaning import Cleaning, Keys, Steps
from tests.checking import unowned
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import Pair, locked
from tests.keys import CIPHER
from tests.making import (
    META,
    aput,
    aput_chain,
    checkpoint_of,
    config_for,
    id_of,
    rows_of,
    run_sql,
    tuple_of,
    values_of,
)
from tests.seams import before_call, before_each, database_of

# Decides and deletes in one statement, under the lock for as long as that takes.
ORACLE = Path(__file__).parents[2] / "oracles" / "delete_checkpoints.sql"
Place: TypeAlias = tuple[str, str]
NAMESPACES = ("", "", "", "sub", "call:1", "call:2")
KEYS = {
    "checkpoints": "checkpoint_ns, checkpoint_id, parent_checkpoint_id",
    "checkpoint_blobs": "checkpoint_ns, channel, version",
    "checkpoint_chunks": "digest",
    "checkpoint_writes": "checkpoint_ns, checkpoint_id, task_id, idx",
}
_LISTS = [[f"{n} " * 400 for n in range(start, start + 6)] for start in range(6)]


class History:
    """Random forks, subgraph calls, interrupts, delta channels and old sends of thread "t"."""

    def __init__(self, saver: Saver, seed: int) -> None:
        self.saver = saver
        self.choose = random.Random(seed)
        self.puts: dict[Place, tuple[Any, Any, Any]] = {}

    async def grow(self, count: int = 40) -> None:
        for _ in range(count):
            await self.put()

    async def put(self, *, parent: Place | None = None) -> None:
        """A child of some checkpoint, which asks something now and then."""
        choose, number = self.choose, len(self.puts) + 1
        namespace = choose.choice(NAMESPACES) if parent is None else parent[0]
        before = sorted(key for key in self.puts if key[0] == namespace)
        if parent is None and before and choose.random() < 0.95:
            parent = before[-1] if choose.random() < 0.7 else choose.choice(before)
        checkpoint, metadata = self._checkpoint(f"{number:06}", namespace, parent)
        await self._store(parent or (namespace, ""), checkpoint, metadata)
        place = (namespace, checkpoint["id"])
        if choose.random() < 0.25:
            await self.ask(place)
        if choose.random() < 0.5:
            await self._write(place, [("d", ["more"]), ("n", number)])
        if choose.random() < 0.15:
            await self._write(place, [("__pregel_tasks", {"to": "a"})])

    async def ask(self, place: Place) -> None:
        await self._write(place, [("__interrupt__", "?")])

    async def put_again(self, place: Place) -> None:
        put = self.puts[place]
        await self.saver.aput(*put, put[1]["channel_versions"])

    def has_child(self, place: Place, among: set[Place]) -> bool:
        puts = {key: self.puts[key][0]["configurable"] for key in among}
        parents = {(key[0], config.get("checkpoint_id")) for key, config in puts.items()}
        return place in parents

    async def _write(self, place: Place, writes: Sequence[tuple[str, Any]]) -> None:
        config = config_for("t", place[1], place[0])
        await self.saver.aput_writes(config, writes, f"task {self.choose.random()}")

    async def _store(self, parent: Place, checkpoint: Any, metadata: Any) -> None:
        config = config_for("t", parent[1] or None, parent[0])
        self.puts[parent[0], checkpoint["id"]] = (config, checkpoint, metadata)
        old = self.puts[parent][1]["channel_versions"] if parent in self.puts else {}
        versions = checkpoint["channel_versions"]
        new = {c: v for c, v in versions.items() if old.get(c) != v}
        await self.saver.aput(config, checkpoint, metadata, new)

    def _checkpoint(self, id_: str, namespace: str, parent: Place | None) -> tuple[Any, Any]:
        choose = self.choose
        of = self.puts[parent][1] if parent else {"channel_values": {}, "channel_versions": {}}
        values, versions = dict(of["channel_values"]), dict(of["channel_versions"])
        for channel in choose.sample(("n", "kept", "messages", "d"), choose.randint(1, 3)):
            versions[channel] = id_
            values[channel] = self._value(channel, values.get(channel, []))
        metadata = {"source": "loop", "step": 0, "parents": {}}
        # No snapshot of it: rebuilt from the writes of its ancestors.
        if parent and "d" in versions and choose.random() < 0.7:
            values.pop("d", None)
            versions["d"] = id_
        # As LangGraph says of each checkpoint since the last snapshot.
        if "d" in versions and "d" not in values:
            metadata["counters_since_delta_snapshot"] = {"d": [1, 1]}
        if ":" in namespace:
            roots = sorted(key[1] for key in self.puts if key[0] == "")
            metadata["parents"] = {"": choose.choice(roots)} if roots else {}
        return checkpoint_of(values, versions, id_, 3 if choose.random() < 0.1 else 4), metadata

    def _value(self, channel: str, value: Any) -> Any:
        choose = self.choose
        if channel in ("n", "kept"):
            return choose.randint(0, 9) if channel == "n" else ["kept", choose.random()]
        texts = [f"{choose.random()} " * 40 for _ in range(choose.randint(1, 4))]
        return [*value, *texts][-12:]

    async def keys(self) -> set[Place]:
        database = database_of(self.saver)
        (rows,) = await database.read([database.statement("list_keys", "t")], timeout=30)
        return {(row[0], row[1]) for row in rows if row[2] is None}

    async def check(self) -> set[Place]:
        """All that is stored can be read, and is what was put; returns its keys."""
        found = set()
        async for one in self.saver.alist(config_for("t", checkpoint_ns=None)):
            key = (one.config["configurable"]["checkpoint_ns"], id_of(one.config))
            found.add(key)
            values = {**one.checkpoint["channel_values"]}
            values.pop("__pregel_tasks", None)
            assert values == self.puts[key][1]["channel_values"], key
            if "counters_since_delta_snapshot" in one.metadata:
                config = config_for("t", key[1], key[0])
                await self.saver.aget_delta_channel_history(config=config, channels=["d"])
        return found


def _rows(dsn: str, thread_id: str) -> list[set[Any]]:
    queries = (f"select {KEYS[table]} from pgcheckpoint.{table}" for table in KEYS)
    return [set(rows_of(dsn, f"{query} where thread_id = %s", [thread_id])) for query in queries]


async def _expired(saver: Saver, keep: int) -> list[Any]:
    database = database_of(saver)
    find = database.statement("find_expired", "t", keep, None)
    (rows,) = await database.read([find], timeout=30)
    return list(rows)


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: Patch) -> None:
    # What the tests do at a step counts as its time: no pauses for it, and no smaller steps.
    monkeypatch.setattr(Cleaning, "steps", Steps(4, 4, 4, last=2, pause=0, seconds=60))


async def _clean(saver: Saver, keys: Keys) -> list[Any]:
    async def same() -> Keys:
        """Whatever has become of the thread."""
        return keys

    cleaning = Cleaning(database_of(saver), "t", timeout=30)
    return [taken async for taken in cleaning.run(keys, same)]


@pytest.mark.parametrize("seed", range(8))
async def test_alone_it_keeps_what_one_statement_keeps(saver: Saver, dsn: str, seed: int) -> None:
    history = History(saver, seed)
    await history.grow()
    await saver.acopy_thread("t", "oracle")
    asked = await _expired(saver, seed % 3 + 1)
    if seed % 2:  # of runs, any checkpoints
        asked = history.choose.sample(sorted(history.puts), 20)
    with psycopg.connect(dsn) as admin, psycopg.RawCursor(admin) as cursor:
        namespaces, ids = [[key[at] for key in asked] for at in (0, 1)]
        cursor.execute(ORACLE.read_bytes(), ["oracle", namespaces, ids, True])
        counted = cursor.fetchone()
    plan = await Cleaning(database_of(saver), "t", timeout=30).plan(asked, measure=True)
    assert counted == tuple(plan.taken)
    taken = await _clean(saver, asked)
    assert tuple(map(sum, zip(*taken, strict=True))) == counted
    assert _rows(dsn, "t") == _rows(dsn, "oracle")
    await history.check()


@pytest.mark.parametrize("seed", range(100, 104))
async def test_others_put_at_every_step(dsn: str, seed: int, monkeypatch: Patch) -> None:
    connect, cipher = Saver.from_conn_string, CIPHER if seed % 2 else None
    async with connect(dsn, cipher=cipher) as cleaner, connect(dsn, cipher=cipher) as other:
        history = History(other, seed)
        await history.grow()
        asked = await _expired(cleaner, 1)
        write, choose = Cleaning.write, history.choose
        put, asked_at = set[Place](), set[Place]()

        async def beside(self: Cleaning, statements: Any) -> Any:
            for _ in range(choose.randint(0, 2)):
                await _disturb(history, sorted(await history.keys()), put, asked_at)
            stored = await history.keys()
            open_ = {place for place in asked_at & stored if not history.has_child(place, stored)}
            answer = await write(self, statements)
            assert put | open_ <= await history.check()
            assert unowned(dsn).missing_chunks == 0
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(Cleaning, "write", beside)
            await _clean(cleaner, asked)
        await _clean(cleaner, await _expired(cleaner, 1))
        await history.check()
        # Writes may come before their checkpoint, and after it was deleted.
        assert unowned(dsn)[:3] == (0, 0, 0)


async def _disturb(history: History, stored: Any, put: set[Place], asked_at: set[Place]) -> None:
    """Puts something, which has to be there from now on, or asks."""
    choose, before = history.choose, set(history.puts)
    what, place = choose.choice(("child", "child", "ask", "again")), choose.choice(stored)
    if what == "child":
        await history.put(parent=place)
        put |= set(history.puts) - before
    elif what == "ask":
        await history.ask(place)
        # With a child it is answered, and stays so when that is deleted.
        if not history.has_child(place, set(stored)):
            asked_at.add(place)
    else:
        # One that is gone, too; but not what was built on others.
        built = {k for k in before if "counters_since_delta_snapshot" in history.puts[k][2]}
        place = choose.choice([k for k in sorted(before) if k in stored or k not in built])
        await history.put_again(place)
        put.add(place)


@pytest.mark.parametrize("step", [1, 2])
async def test_a_later_child_keeps_its_history(saver: Saver, step: int, monkeypatch: Patch) -> None:
    for number in range(1, 8):
        await _delta(saver, number, number - 1, snapshot=number in (1, 7))
    parent = 5 if step == 1 else 2

    async def put() -> None:
        await _delta(saver, 8, parent, snapshot=False)

    before_call(monkeypatch, Cleaning, "write", step, put)
    await _clean(saver, await _expired(saver, 1))
    history = await saver.aget_delta_channel_history(config=config_for("t", "8"), channels=["d"])
    assert [write[2] for write in history["d"]["writes"]] == list(range(1, parent + 1))
    assert history["d"]["seed"] == [1]


async def _delta(saver: Saver, number: int, parent: int, *, snapshot: bool) -> None:
    config = config_for("t", str(parent) if parent else None)
    checkpoint = checkpoint_of({"d": [number]} if snapshot else {}, {"d": f"{number}"}, f"{number}")
    counters = {} if snapshot else {"counters_since_delta_snapshot": {"d": [1, 1]}}
    metadata: Any = {**META, **counters}
    stored = await saver.aput(config, checkpoint, metadata, {"d": f"{number}"})
    await saver.aput_writes(stored, [("d", number)], "task")


@pytest.mark.parametrize("at", [None, 1, 4])
async def test_it_pauses_for_new_rows(saver: Saver, monkeypatch: Patch, at: int | None) -> None:
    newest = config_for("t", (await aput_chain(saver, "t", 20))[-1])
    longer = Cleaning.steps._replace(pause=10**9, longest_pause=0.001234)
    monkeypatch.setattr(Cleaning, "steps", longer)
    pauses = list[int]()

    async def put() -> None:
        await aput(saver, newest, {"n": 21})

    async def slept(seconds: float, *_: Any) -> None:
        if seconds == 0.001234:
            pauses.append(steps[-1])

    steps = before_call(monkeypatch, Cleaning, "write", at, put)
    before_each(monkeypatch, asyncio, "sleep", slept)
    await _clean(saver, await _expired(saver, 1))
    assert len(steps) > 5
    assert pauses == ([] if at is None else [at])


@pytest.mark.parametrize("encrypted", [False, True])
async def test_what_was_cut_stays_so_if_it_is_put_again(dsn: str, encrypted: bool) -> None:
    """As a put does that got no answer; what is built on it must not look for the parent."""
    cipher = CIPHER if encrypted else None
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        for number, parent in (("1", None), ("2", "1"), ("3", "2")):
            await _plain(saver, number, parent)
        # Children count: "2" goes, and "3" loses it.
        await _clean(saver, [("", "1"), ("", "2")])
        await _plain(saver, "3", "2")
        await _delta(saver, 4, 3, snapshot=False)
        found = await tuple_of(saver, config_for("t", "3"))
        assert found.parent_config is None
        fourth = config_for("t", "4")
        history = await saver.aget_delta_channel_history(config=fourth, channels=["d"])
        assert history == {"d": {"writes": []}}
        # A parent that is stored again is one, also if it comes in the same batch.
        await asyncio.gather(_plain(saver, "2", None), _plain(saver, "3", "2"))
        assert (await tuple_of(saver, config_for("t", "3"))).parent_config == config_for("t", "2")


async def _plain(saver: Saver, number: str, parent: str | None) -> None:
    at = {"n": "1"}
    await aput(saver, config_for("t", parent), {"n": number}, versions=at, checkpoint_id=number)


async def test_the_next_finds_what_was_left(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    history = History(saver, 7)
    await history.grow()
    done = interruptions = 0

    async def fail(*_: Any) -> None:
        nonlocal done
        done += 1
        if done > allowed:
            raise ConnectionError

    before_each(monkeypatch, Cleaning, "write", fail)
    while asked := await _expired(saver, 1):
        done, allowed = 0, 1 + interruptions % 7
        stuck = len(await history.check())
        try:
            await _clean(saver, asked)
        except ConnectionError:
            interruptions += 1
            continue
        if len(await history.check()) == stuck:
            break
    assert interruptions > 3
    assert unowned(dsn) == (0, 0, 0, 0)


async def test_a_plan_takes_no_lock_and_changes_nothing(saver: Saver, dsn: str) -> None:
    await aput_chain(saver, "t", 20)
    before = _rows(dsn, "t")
    with locked(dsn):
        plan = await Cleaning(database_of(saver), "t", timeout=30).plan(await _expired(saver, 1))
    assert plan.checkpoints
    assert _rows(dsn, "t") == before


async def test_the_garbage_collector_does_not_go_through_a_plan(saver: Saver) -> None:
    history = History(saver, 1)
    await history.grow(150)
    cleaning = Cleaning(database_of(saver), "t", timeout=60)
    gc.collect()
    before = len(gc.get_objects())
    plan = await cleaning.plan([*history.puts])
    gc.collect()
    assert min(len(plan.checkpoints), len(plan.children), len(plan.blobs)) > 50
    # An event loop stands still meanwhile, the longer the more there are.
    assert len(gc.get_objects()) - before < 50


@pytest.mark.parametrize("step", range(1, 4))
async def test_a_thread_that_is_made_anew_meanwhile_keeps_its_chunks(
    saver: Saver, dsn: str, step: int, monkeypatch: Patch
) -> None:
    await _listed(saver)
    write = Cleaning.write

    async def make_anew() -> None:
        await saver.adelete_thread("t")
        await _one_list(saver, "9")
        # Another cleaning looks at it, and so begins a series of its own.
        other = Cleaning(database_of(saver), "t", timeout=30)
        await write(other, [other.statement("advance_generation")])

    steps = before_call(monkeypatch, Cleaning, "write", step, make_anew)
    await _clean(saver, await _expired(saver, 1))
    assert len(steps) > step + 1
    assert unowned(dsn) == (0, 0, 0, 0)
    assert await values_of(saver, config_for("t")) == {"messages": _LISTS[0]}


@pytest.mark.parametrize("step", range(1, 6))
async def test_one_made_anew_keeps_its_newest(saver: Saver, step: int, monkeypatch: Patch) -> None:
    """It is reset to a template, whose checkpoints have the ids of those that were to go."""
    config: Any = config_for("template")
    for n in range(1, 6):
        config = await aput(saver, config, {"n": [n]}, checkpoint_id=f"{n:02}")
    await saver.acopy_thread("template", "t")
    config = config_for("t", "05")
    for n in range(6, 16):
        config = await aput(saver, config, {"n": [n]}, checkpoint_id=f"{n:02}")

    async def reset() -> None:
        await saver.adelete_thread("t")
        await saver.acopy_thread("template", "t")

    steps = before_call(monkeypatch, Cleaning, "write", step, reset)
    await saver.aprune(["t"])
    assert len(steps) > step + 1
    assert id_of((await tuple_of(saver, config_for("t"))).config) == "05"


async def _one_list(saver: Saver, number: str, parent: Any = None, value: Any = _LISTS[0]) -> Any:
    how: Any = {"versions": {"messages": number}, "checkpoint_id": number}
    return await aput(saver, parent or config_for("t"), {"messages": value}, **how)


async def _listed(saver: Saver) -> None:
    config: Any = config_for("t")
    for number, messages in enumerate(_LISTS):
        config = await _one_list(saver, f"{number}", config, messages)


@pytest.mark.parametrize("step", range(1, 9))
async def test_older_puts_stay_whole(pair: Pair, dsn: str, step: int, monkeypatch: Patch) -> None:
    """It says nothing of generations, and leaves out what its parent has."""
    saver, other = pair
    await _listed(other)
    config: Any = config_for("t", "2")
    await other.aget_tuple(config)

    async def put() -> None:
        values = {"messages": _LISTS[2], "n": 1}
        checkpoint = checkpoint_of(values, {"messages": "2", "n": "8"}, "8")
        await other.aput(config, checkpoint, META, {"n": "8"})
        older = "generation = default where checkpoint_id = '8'"
        run_sql(dsn, f"update pgcheckpoint.checkpoints set {older}")

    small = Cleaning.steps._replace(checkpoints=1, blobs=1, chunks=1, last=1)
    monkeypatch.setattr(Cleaning, "steps", small)
    steps = before_call(monkeypatch, Cleaning, "write", step, put)
    await _clean(saver, await _expired(saver, 1))
    assert len(steps) > step
    assert unowned(dsn).missing_chunks == 0
    assert (await values_of(saver, config_for("t", "8")))["messages"] == _LISTS[2]
    # It was looked at: the next cleaning takes it as any other.
    await _plain(other, "9", None)
    await _clean(saver, await _expired(saver, 1))
    assert await saver.aget_tuple(config_for("t", "8")) is None
    assert unowned(dsn) == (0, 0, 0, 0)


async def test_new_names_are_not_taken_for_planned_ones(dsn: str, monkeypatch: Patch) -> None:
    """Encrypting the rest of a thread names chunks that only what goes has had until then."""
    how: Any = {"cipher": CIPHER, "allow_plaintext": True}
    connect = Saver.from_conn_string
    async with connect(dsn) as plain, connect(dsn, **how) as sealed:
        # In clear and newest, so it stays; encrypted, so it has keyed names, and goes.
        await _one_list(plain, "9")
        await _one_list(sealed, "1")

        async def rotate() -> None:
            await rotate_keys(sealed)

        steps = before_call(monkeypatch, Cleaning, "write", 1, rotate)
        await _clean(sealed, [("", "1")])
        assert len(steps) > 2
        assert unowned(dsn).missing_chunks == 0
        assert await values_of(sealed, config_for("t", "9")) == {"messages": _LISTS[0]}
