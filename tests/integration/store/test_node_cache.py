"""The node cache: LangGraph's contract, real graphs, what goes wrong without failing a run."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from hashlib import sha256
from itertools import pairwise
from typing import Any, TypedDict
from unittest import mock

import psycopg
import pytest
from langgraph.cache.base import FullKey
from langgraph.cache.memory import InMemoryCache
from langgraph.graph import START, StateGraph
from langgraph.types import CachePolicy
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.codec import exact
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.store import cache as cache_module
from tests.cases import each
from tests.functions import QUERIES
from tests.keys import CIPHER, KEY, SECRET
from tests.kinds import kept
from tests.making import change_rows, rows_of, run_sql
from tests.moved_classes import module
from tests.plans import plan_of
from tests.seams import engine_of, limit
from tests.waiting import until, wait_until

opened = pg.AsyncPostgresCache.from_conn_string
NS = ("node", "writes")
NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"
TABLE = "pgcheckpoint.cache_entries"


def full(key: str, ns: tuple[str, ...] = NS) -> FullKey:
    return ns, key


def count(dsn: str) -> int:
    return int(rows_of(dsn, f"select count(*) from {TABLE}")[0][0])


@pytest.fixture
async def cache(dsn: str) -> AsyncIterator[pg.AsyncPostgresCache]:
    # What its own sweep deletes a test would miss.
    async with opened(dsn, sweep_every=None) as cache:
        yield cache


@pytest.fixture
def sync_cache(dsn: str) -> Iterator[pg.PostgresCache]:
    with pg.PostgresCache.from_conn_string(dsn) as opened:
        yield opened


async def test_what_is_set_is_there(cache: pg.AsyncPostgresCache, dsn: str) -> None:
    changing, values = [1], {"a": {2, None}, "b": b"\0"}
    call = cache.aset({full(SECRET): (changing, None), full("l"): (values, 60)})
    changing.append(2)
    await call
    found = await cache.aget([full(SECRET), full("l"), full("m")])
    assert found == {full(SECRET): [1], full("l"): values}
    assert await cache.aget([]) == {}
    await cache.aset({})
    # A node's input may be a secret.
    assert SECRET not in str(rows_of(dsn, f"select * from {TABLE}"))


def test_threads_use_a_blocking_one(sync_cache: pg.PostgresCache) -> None:
    def use(n: int) -> Any:
        sync_cache.set({full(str(n)): (n, 60)})
        return sync_cache.get([full(str(n)), full("another")])

    with ThreadPoolExecutor(8) as threads:
        assert [*threads.map(use, range(64))] == [{full(str(n)): n} for n in range(64)]
    sync_cache.clear()
    assert sync_cache.get([full("1")]) == {}


async def test_callers_share_trips_and_the_last_counts(cache: Any, dsn: str) -> None:
    keys = [full(str(n)) for n in range(200)]
    await asyncio.gather(*(cache.aset({key: (key[1], None)}) for key in keys))
    await asyncio.gather(*(cache.aset({full("0"): (str(n), None)}) for n in range(-99, 1)))
    assert cache.stats().batches.batches <= 9
    found = await asyncio.gather(*(cache.aget([key]) for key in keys))
    assert [*found] == [{key: key[1]} for key in keys]
    assert count(dsn) == 200
    # One call may ask for more than one read has.
    get = mock.Mock(side_effect=engine_of(cache).calls.get)
    engine_of(cache).calls.get = get
    assert await cache.aget(keys) == {key: key[1] for key in keys}
    asked = [len(call.args[0]) for call in get.call_args_list]
    assert (sum(asked), max(asked)) == (200, 100)


async def test_any_name_is_one(cache: pg.AsyncPostgresCache) -> None:
    odd = [("long" * 1000, "1"), ("long" * 1000, "2"), ("\0", "\ud800")]
    names = [
        *((NS, key) for key in ["", "a\0b", "\ud800", "ä" * 5000, "x" * 5000]),
        *((ns, "k") for ns in [(), ("",), ("a",), ("a", "b"), ("a,b",), ("a:b",), ('a","b',)]),
        *((ns, "k") for ns in odd),
    ]
    await cache.aset({name: (number, None) for number, name in enumerate(names)})
    assert await cache.aget(names) == {name: number for number, name in enumerate(names)}
    for ns, _ in names[:-3]:
        await cache.aclear([ns])
    assert [*await cache.aget(names)] == names[-3:]


async def test_clear_takes_namespaces_exactly(cache: pg.AsyncPostgresCache, dsn: str) -> None:
    names = [full("k", ns) for ns in [("a",), ("a", "b"), ("c",), ()]]
    await cache.aset(dict.fromkeys(names, (1, None)))
    # More than one piece; and what was set before, awaited or not.
    await cache.aset({full(str(n)): (n, None) for n in range(2_500)})
    late = asyncio.create_task(cache.aset({full("late"): (1, None)}))
    await asyncio.sleep(0)
    await cache.aclear([])
    await cache.aclear([NS, ("a",), ("nowhere",)])
    await late
    assert (set(await cache.aget(names)), count(dsn)) == ({*names[1:]}, 3)
    await cache.aclear()
    assert count(dsn) == 0


@pytest.mark.one_server("adds to a column in an update")
async def test_what_has_expired_is_not_there(cache: pg.AsyncPostgresCache, dsn: str) -> None:
    ages = {"zero": 0, "past": -5, "soon": 60, "fraction": 0.5, "never": None, "ages": 10**15}
    await cache.aset({full(key): (key, ttl) for key, ttl in ages.items()})  # type: ignore[misc]  # fractions too
    found = await cache.aget([full(key) for key in ages])
    assert {key for _, key in found} >= {"soon", "never", "ages"}
    assert not {key for _, key in found} & {"zero", "past"}
    run_sql(dsn, f"update {TABLE} set expires_at = expires_at - interval '1 minute'")
    found = await cache.aget([full(key) for key in ages])
    assert {key for _, key in found} == {"never", "ages"}
    await cache.aset({full("soon"): (2, None)})
    assert await cache.aget([full("soon")]) == {full("soon"): 2}


async def test_what_is_no_name_and_no_ttl_is_refused(cache: pg.AsyncPostgresCache) -> None:
    wrong: Any
    names = ("text", "k"), ((1,), "k"), (NS, 1), (NS,), (NS, "k", 1), (None, "k"), 5, None, "nk"
    for wrong in names:
        with pytest.raises(pg.InvalidOptionError):
            await cache.aget([wrong])
        with pytest.raises(pg.InvalidOptionError):
            await cache.aset({wrong: (1, None)})
    for wrong in (["text"], [None], [5], "text", [(1,)]):
        with pytest.raises(pg.InvalidOptionError):
            await cache.aclear(wrong)
    for wrong in ("5", float("nan"), True):
        with pytest.raises(pg.InvalidOptionError, match="ttl"):
            await cache.aset({full("k"): (1, wrong)})


async def test_prefixes_share_nothing(dsn: str) -> None:
    async with opened(dsn, prefix="a") as a, opened(dsn, prefix="b") as b:
        await a.aset({full("k"): (1, None)})
        await b.aset({full("k"): (2, None)})
        await a.aclear()
        assert await a.aget([full("k")]) == {}
        assert await b.aget([full("k")]) == {full("k"): 2}


def test_it_moves_between_event_loops(dsn: str) -> None:
    cache = pg.AsyncPostgresCache(dsn)
    asyncio.run(cache.aset({full("k"): (1, None)}))
    assert asyncio.run(cache.aget([full("k")])) == {full("k"): 1}
    asyncio.run(cache.close())


async def test_a_pool_is_shared_and_stays_open(dsn: str) -> None:
    async with AsyncConnectionPool(dsn, open=False) as pool:
        async with pg.AsyncPostgresCache(pool) as cache:
            await cache.aset({full("k"): (1, None)})
        with pytest.raises(pg.SaverClosedError):
            await cache.aget([full("k")])
        assert await pg.AsyncPostgresCache(pool).aget([full("k")]) == {full("k"): 1}


class State(TypedDict, total=False):
    x: int
    y: int


def graph_of(cache: Any, calls: list[int]) -> Any:
    def node(state: State) -> State:
        calls.append(state["x"])
        return {"y": state["x"] * 2}

    builder = StateGraph(State)
    builder.add_node("node", node, cache_policy=CachePolicy(ttl=60))
    builder.add_edge(START, "node")
    return builder.compile(cache=cache)


async def test_a_node_runs_once_for_an_input(cache: pg.AsyncPostgresCache, dsn: str) -> None:
    graph = graph_of(cache, calls := list[int]())
    for x in (1, 1, 2, 1):
        assert await graph.ainvoke({"x": x}) == {"x": x, "y": 2 * x}
    assert calls == [1, 2]
    run_sql(dsn, f"update {TABLE} set expires_at = now()")
    await graph.ainvoke({"x": 1})
    assert calls == [1, 2, 1]
    await graph.aclear_cache()
    await graph.ainvoke({"x": 1})
    assert calls == [1, 2, 1, 1]
    assert (cache.stats().hits, cache.stats().misses) == (2, 4)


@dataclass
class Own:
    x: int


async def test_one_bad_value_is_a_miss(cache: pg.AsyncPostgresCache, dsn: str, caplog: Any) -> None:
    await cache.aset({full(key): (key, None) for key in "abc"})
    one = "value = (select value from cache_entries order by value limit 1)"
    change_rows(dsn, f"update cache_entries set value = '\\xc1' where {one}")
    assert len(await cache.aget([full(key) for key in "abc"])) == 2
    assert "can't be read" in caplog.text
    assert (cache.stats().hits, cache.stats().misses, cache.stats().unreadable) == (2, 1, 1)
    await cache.aset({full("a"): ("again", None)})
    assert len(await cache.aget([full(key) for key in "abc"])) == 3


async def test_what_can_t_be_stored_is_left_out(dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(dsn, max_value_bytes=1_000) as cache:
        bad = {full("f"): (lambda: SECRET, None), full("large"): ("x" * 1_001, None)}
        await cache.aset({**bad, full("k"): (1, None)})
        assert await cache.aget([*bad, full("k")]) == {full("k"): 1}
        assert cache.stats().not_stored == 2
    assert ("max_value_bytes" in caplog.text, SECRET in caplog.text) == (True, False)


async def test_values_of_all_kinds_are_read(cache: pg.AsyncPostgresCache) -> None:
    kinds = kept() | {"snapshot": DeltaSnapshot([Own(1)])}
    del kinds["model made by model_construct"]  # which its class refuses: a miss
    await cache.aset({full(kind): (value, None) for kind, value in kinds.items()})
    found = await cache.aget([full(kind) for kind in kinds])
    assert [kind for kind in kinds if not exact.same(kinds[kind], found.get(full(kind)))] == []


async def test_a_strict_cache_makes_no_other_classes(dsn: str) -> None:
    how: Any = {"strict": True}
    knowing = opened(dsn, allowed_types=[Own], **how)
    async with opened(dsn) as cache, opened(dsn, **how) as strict, knowing as allowed:
        await cache.aset({full("own"): (Own(1), None), full("k"): (1, None)})
        names = [full("own"), full("k")]
        assert await strict.aget(names) == {full("k"): 1}
        assert await allowed.aget(names) == {full("own"): Own(1), full("k"): 1}


RELEASE = "classes_of_a_release"
CLASSES = """
import dataclasses, enum, typing, pydantic
@dataclasses.dataclass
class Data:
    {field}: int
class Model(pydantic.BaseModel):
    {field}: int
class Kind(enum.Enum):
    A = "{field}"
class Pair(typing.NamedTuple):
    {field}: int
"""


@pytest.mark.parametrize("strict", [False, True])
async def test_objects_of_classes_that_are_gone_are_misses(dsn: str, strict: bool) -> None:
    options: Any = {}
    if strict:
        classes = [(RELEASE, name) for name in ("Data", "Model", "Kind", "Pair")]
        renamed = {"no.such.Class": "no.Class"}
        options = {"strict": True, "allowed_types": classes, "renamed": renamed}
    names = [full(str(n)) for n in range(16)]
    async with opened(dsn, **options) as cache:
        with module(RELEASE, CLASSES.format(field="x")) as old:
            values = [old.Data(1), old.Model(x=1), old.Kind.A, old.Pair(1)]
            values += [{"nested": [["channel", value]]} for value in values]
            values += [old.Data(value) for value in values]
            await cache.aset({n: (v, None) for n, v in zip(names, values, strict=True)})
            assert await cache.aget(names) == dict(zip(names, values, strict=True))
        # Under another name a class is found, if that is said.
        moved: Any = {"allowed_types": [("moved", "Data")], "renamed": {RELEASE: "moved"}}
        with module("moved", CLASSES.format(field="x")) as new:
            async with opened(dsn, strict=True, **moved) as renaming:
                assert await renaming.aget(names[:1]) == {names[0]: new.Data(1)}
        with module(RELEASE, CLASSES.format(field="y")):
            assert await cache.aget(names) == {}
        assert (await cache.aget(names), cache.stats().unreadable) == ({}, 2 * len(names))


@pytest.mark.parametrize("of", [str, partial(AsyncConnectionPool, open=False)])
async def test_a_server_that_is_away(of: Any, caplog: pytest.LogCaptureFixture) -> None:
    how: Any = {"read_timeout": 0.3, "write_timeout": 0.3}
    cache = pg.AsyncPostgresCache(of(NOWHERE), **how)
    graph = graph_of(cache, calls := list[int]())
    assert [(await graph.ainvoke({"x": 1}))["y"] for _ in range(5)] == [2] * 5
    with pytest.raises((psycopg.OperationalError, TimeoutError, asyncio.TimeoutError)):
        await cache.aclear()
    await cache.close()
    assert calls == [1] * 5
    # It is asked once, and left alone for a while.
    assert len([r for r in caplog.records if r.name.startswith("pg_checkpoint.store")]) == 1
    assert cache.stats().get.calls == 1
    assert (cache.stats().misses, cache.stats().not_stored) == (5, 5)


async def test_what_has_no_room_is_refused(dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(dsn, max_queued_bytes=500_000) as cache:
        await cache.aset({full("small"): (1, None)})
        await cache.aset({full(str(n)): ("x" * 300_000, None) for n in range(4)})
        assert len([r for r in caplog.records if "OverloadedError" in r.getMessage()]) == 1
        found = await cache.aget([full("small"), full("0")])
        assert found == {full("small"): 1, full("0"): "x" * 300_000}
        assert cache.stats().not_stored == 3


@pytest.mark.one_server("locks rows of all shards")
async def test_a_locked_row_keeps_nobody_else_waiting(dsn: str, session_dsn: str) -> None:
    names = [full("locked"), full("other")]
    how: Any = {"write_timeout": 2.0, "lock_timeout": 0.1}
    async with opened(dsn, **how) as cache:
        await cache.aset({names[0]: (0, None)})
        with psycopg.connect(session_dsn) as writer:
            writer.execute(f"select from {TABLE} for update".encode())
            await cache.aset(dict.fromkeys(names, (1, None)))
            assert cache.stats().not_stored == 1
            assert await cache.aget(names) == {names[0]: 0, names[1]: 1}
        await cache.aset({names[0]: (2, None)})
        assert await cache.aget(names) == {names[0]: 2, names[1]: 1}


async def test_a_server_that_is_away_is_asked_less_and_less(dsn: str, monkeypatch: Any) -> None:
    now, away = 1_000.0, True
    monkeypatch.setattr(cache_module.Rest, "now", lambda _: now)
    options: Any = {"read_timeout": 0.2, "write_timeout": 0.2, "sweep_every": None}
    cache = pg.AsyncPostgresCache(lambda: NOWHERE if away else dsn, **options)
    asked_at = []
    for _ in range(300):
        before = cache.stats().get.calls
        await asyncio.gather(*(cache.aget([full(str(n))]) for n in range(3)))
        asked_at += [now] * (cache.stats().get.calls - before)
        now += 1.0
    pauses = [later - earlier for earlier, later in pairwise(asked_at[2:])]
    assert (asked_at[:3], pauses) == ([1_000.0] * 3, [5, 10, 20, 40, 60, 60, 60])
    away = False
    while not await cache.aget([full("k")]):
        assert now < 10_000, "the server is back, and nobody asks it"
        now += 60
        await cache.aset({full("k"): (1, None)})
    await cache.close()


async def test_without_tables_it_says_what_to_do(empty_dsn: str) -> None:
    async with opened(empty_dsn) as cache:
        for call in (cache.aget([full("k")]), cache.aset({full("k"): (1, None)})):
            with pytest.raises(pg.SchemaNotReadyError):
                await call
        await cache.setup()
        await cache.aset({full("k"): (1, None)})
        assert await cache.aget([full("k")]) == {full("k"): 1}
        assert (await cache.health()).queued_calls == 0


IMPOSSIBLE: Any = {"prefix": (1, "x" * 201, "a\0"), "max_bytes": (0, 2**63, "1 GB"), "serde": (5,)}
IMPOSSIBLE |= {"max_value_bytes": (0, 2**30), "sweep_every": (5, timedelta(0)), "max_byts": (1,)}


@each("name, value", [(name, value) for name in IMPOSSIBLE for value in IMPOSSIBLE[name]])
def test_impossible_options_are_refused(name: str, value: Any) -> None:
    with pytest.raises((pg.InvalidOptionError, TypeError)):
        pg.AsyncPostgresCache("", **{name: value})


@pytest.mark.one_server("locks the row that a subquery names")
async def test_a_sweep_leaves_what_somebody_writes(cache: Any, dsn: str, session_dsn: str) -> None:
    await cache.aset({full(str(n)): (n, 0 if n % 2 else None) for n in range(3_000)})
    with psycopg.connect(session_dsn) as writer:
        first = f"select key from {TABLE} where expires_at is not null order by key limit 1"
        writer.execute(f"select from {TABLE} where key = ({first}) for update".encode())
        assert await cache.sweep() == 1_499
    assert count(dsn) == 1_501
    assert [await cache.sweep(), await cache.sweep()] == [1, 0]


@pytest.mark.parametrize("trimmed", [500, 10**9])
async def test_a_sweep_deletes_the_oldest(dsn: str, trimmed: int, monkeypatch: Any) -> None:
    """Also entries so large that one piece takes only a few of them."""
    limit(monkeypatch, "store.cache", trimmed_bytes=trimmed)
    how: Any = {"max_bytes": 30 * 1_205, "sweep_every": None}
    async with opened(dsn, **how) as cache, opened(dsn, prefix="other") as other:
        await other.aset({full("k"): ("x" * 10_000, None)})
        for n in (*range(40), 0):
            await cache.aset({full(str(n)): ("x" * 1_000, None)})
        await cache.sweep()
        found = await cache.aget([full(str(n)) for n in range(40)])
        assert {key for _, key in found} == {"0", *map(str, range(11, 40))}
        assert await other.aget([full("k")])
        assert await cache.sweep() == 0


# Of two caches, which differ in their prefix.
MANY = f"""
insert into {TABLE} (prefix, namespace, key, type, value, size, stored_at)
    select p, 'ns', sha256(n::text::bytea), 'msgpack', 'x', 201,
        now() + n * interval '1 microsecond'
    from unnest('{{a,b}}'::text[]) p, generate_series(1, 25000) n
"""


async def test_prefixes_are_swept_beside_each_other(dsn: str, session_dsn: str) -> None:
    run_sql(dsn, MANY.replace("25000", "2500"))
    how: Any = {"max_bytes": 2_010}
    async with opened(dsn, prefix="a", **how) as a, opened(dsn, prefix="b", **how) as b:
        with psycopg.connect(session_dsn) as sweeper:
            engine = engine_of(b)
            trim = engine._sweeping(1_000, engine.sweeper.lock)[1].params
            sweeper.execute("select pg_advisory_xact_lock(%s)", (trim[1],))
            await a.sweep()
            await b.sweep()
            assert swept(dsn) == {"a": 10, "b": 2_500}
        await b.sweep()
    assert swept(dsn) == {"a": 10, "b": 10}


def swept(dsn: str) -> dict[str, int]:
    return dict(rows_of(dsn, f"select prefix, count(*) from {TABLE} group by 1"))


async def test_closing_ends_a_sweep(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "store.cache", soon=0.0, trimmed=1_000)
    limit(monkeypatch, "core.background", piece=1)
    run_sql(dsn, MANY)
    run_sql(dsn, f"update {TABLE} set expires_at = now()")
    async with opened(dsn) as cache:
        await cache.aset({full("k"): (1, None)})
        await until(lambda: count(dsn) < 50_000)
    assert count(dsn) > 0


@pytest.mark.one_server("looks at the plan of a shard")
def test_many_keys_are_looked_up_before_there_are_statistics(dsn: str) -> None:
    run_sql(dsn, f"alter table {TABLE} set (autovacuum_enabled = false)")
    run_sql(dsn, MANY)
    keys = [sha256(str(n).encode()).digest() for n in range(500)]
    asked = ["a", ["ns"] * len(keys), keys]
    for mode in ("force_generic_plan", "force_custom_plan"):
        with psycopg.connect(dsn) as connection:
            connection.execute(f"set plan_cache_mode = {mode}".encode())
            nodes = plan_of(connection, QUERIES["get_entries"], asked, options="analyze")
        (scan,) = [node for node in nodes if node.get("Relation Name")]
        assert scan["Actual Rows"] * scan["Actual Loops"] <= len(keys)
        assert not scan.get("Rows Removed by Filter")
        assert "key" in scan["Index Cond"]


def test_a_clear_goes_on_past_what_is_stored_anew(dsn: str, session_dsn: str) -> None:
    run_sql(dsn, MANY.replace("25000", "100"))
    connect = partial(psycopg.connect, session_dsn)
    with connect() as writer, connect() as clearer, ThreadPoolExecutor(1) as thread:
        (until_,) = writer.execute("select now() + interval '1 minute'").fetchone() or (None,)
        first = f"(select key from {TABLE} order by key limit 1)"
        later = f"update {TABLE} set stored_at = now() + interval '1 hour' where key = {first}"
        writer.execute(later.encode())
        clear = QUERIES["clear_entries_on_citus"]
        done = thread.submit(psycopg.RawCursor(clearer).execute, clear, [10, "a", ["ns"], until_])
        wait_until(lambda: rows_of(dsn, "select 1 from pg_locks where not granted"))
        writer.commit()
        assert done.result().fetchone() == (10,)
        clearer.commit()
    # As many as were found, also if one of them stays.
    assert swept(dsn) == {"a": 91, "b": 100}


@pytest.mark.parametrize(("soon", "every"), [(0.05, timedelta(1)), (60.0, timedelta(seconds=0.02))])
async def test_sets_begin_to_sweep(dsn: str, soon: float, every: Any, monkeypatch: Any) -> None:
    """Also in a process that lives for seconds."""
    limit(monkeypatch, "store.cache", soon=soon)
    async with opened(dsn, sweep_every=every) as cache:
        await cache.aset({full("k"): (1, 0)})
        await until(lambda: count(dsn) == 0)


@pytest.fixture
async def sealed(dsn: str) -> AsyncIterator[pg.AsyncPostgresCache]:
    async with opened(dsn, cipher=CIPHER) as sealed:
        yield sealed


async def test_nothing_of_a_value_is_in_clear(sealed: pg.AsyncPostgresCache, dsn: str) -> None:
    await sealed.aset({full(SECRET): (SECRET, None)})
    assert await sealed.aget([full(SECRET)]) == {full(SECRET): SECRET}
    (row,) = rows_of(dsn, f"select namespace, type, key, value from {TABLE}")
    assert SECRET not in str(row) + str(bytes(row[3])) + str(bytes(row[2]))


@pytest.mark.one_server("changes namespaces")
@each(
    "change",
    [
        "value = o.value from cache_entries o where o.ctid <> c.ctid",
        *("type = 'aes:bytes'", "type = 'msgpack'", "prefix = 'other'", "value = '\\x'"),
        'namespace = \'["node","other"]\'',
        "value = set_byte(value, 20, get_byte(value, 20) # 1)",
    ],
)
async def test_what_was_changed_is_a_miss(sealed: Any, dsn: str, change: str, caplog: Any) -> None:
    run_sql(dsn, f"delete from {TABLE}")
    names = [full("a"), full("b")]
    await sealed.aset({name: (SECRET + name[1], None) for name in names})
    change_rows(dsn, f"update cache_entries c set {change}")
    async with opened(dsn, cipher=CIPHER, prefix="other") as other:
        moved = [*names, *(full(key, ("node", "other")) for key in "ab")]
        assert await sealed.aget(moved) == await other.aget(moved) == {}
    assert SECRET not in caplog.text


async def test_keys_that_are_not_there_are_misses(sealed: pg.AsyncPostgresCache, dsn: str) -> None:
    await sealed.aset({full("k"): (1, None)})
    ring = {"new": bytes(range(32))}
    for keys, found in (({**ring, "k": KEY}, {full("k"): 1}), (ring, {})):
        async with opened(dsn, cipher=pg.AesGcmCipher(pg.KeyRing(keys))) as turned:
            assert await turned.aget([full("k")]) == found
    async with opened(dsn) as clear:
        assert await clear.aget([full("k")]) == {}
        await clear.aset({full("k"): (2, None)})
    assert await sealed.aget([full("k")]) == {}
    async with opened(dsn, cipher=CIPHER, allow_plaintext=True) as lenient:
        assert await lenient.aget([full("k")]) == {full("k"): 2}


async def test_it_does_what_langgraphs_does(cache: pg.AsyncPostgresCache, dsn: str) -> None:
    chance, oracle = random.Random(7), InMemoryCache[Any]()
    spaces = [(), ("a",), ("a", "b"), ("b",)]
    names = [full(key, ns) for ns in spaces for key in "xyz"]
    for step in range(300):
        some = chance.sample(names, chance.randint(1, 4))
        match chance.choice(["set", "set", "get", "clear"]):
            case "set":
                pairs: Any = {name: ([step], chance.choice([None, 600, 0])) for name in some}
                await cache.aset(pairs)
                oracle.set(pairs)
            case "get":
                assert await cache.aget(some) == oracle.get(some)
            case "clear" if not step % 3:
                cleared = chance.choice([None, chance.sample(spaces, 2)])
                await cache.aclear(cleared)
                oracle.clear(cleared)
    assert await cache.aget(names) == oracle.get(names)
    assert count(dsn) >= len(oracle.get(names))
