"""Programs written for the stock saver run with the import line changed, and nothing else."""

from __future__ import annotations

import asyncio
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from langgraph.checkpoint.postgres import PostgresSaver as Stock
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockAsync

from pg_checkpoint import AesGcmCipher, PostgresSaver
from pg_checkpoint.codec.keys import thread_of
from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import aput, config_for

GRAPH = """
import operator, sys
from typing import Annotated, TypedDict
from langgraph.graph import START, StateGraph

class State(TypedDict):
    log: Annotated[list, operator.add]

builder = StateGraph(State)
builder.add_node("a", lambda state: {"log": ["a"]})
builder.add_edge(START, "a")
config = {"configurable": {"thread_id": "1"}}
dsn = sys.argv[1]

def run(saver):
    graph = builder.compile(checkpointer=saver)
    graph.invoke({"log": ["in"]}, config)
    print(graph.get_state(config).values, len(list(saver.list(config))))
"""

SYNC = "from langgraph.checkpoint.postgres import PostgresSaver\n" + GRAPH
ASYNC = "from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver\n" + GRAPH

PROGRAMS = {
    "blocking": SYNC
    + """
from psycopg import Connection
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool
kwargs = {"autocommit": True, "prepare_threshold": 0}
with PostgresSaver.from_conn_string(dsn) as saver:
    saver.setup()
    run(saver)
with PostgresSaver.from_conn_string(dsn, pipeline=True) as saver:
    run(saver)
with Connection.connect(dsn, **kwargs, row_factory=dict_row) as conn:
    PostgresSaver(conn).setup()
    with conn.pipeline() as pipe:
        run(PostgresSaver(conn, pipe))
with ConnectionPool(dsn, max_size=20, kwargs=kwargs) as pool:
    saver = PostgresSaver(pool)
    saver.setup()
    run(saver)
""",
    "asynchronous": ASYNC
    + """
import asyncio
from psycopg_pool import AsyncConnectionPool
from psycopg.rows import dict_row
async def show(graph, saver):
    print((await graph.aget_state(config)).values, len([c async for c in saver.alist(config)]))
async def main():
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.setup()
        graph = builder.compile(checkpointer=saver)
        await graph.ainvoke({"log": ["in"]}, config)
        await show(graph, saver)
    kwargs = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    async with AsyncConnectionPool(dsn, max_size=5, kwargs=kwargs, open=False) as pool:
        saver = AsyncPostgresSaver(conn=pool)
        await saver.setup()
        graph = builder.compile(checkpointer=saver)
        await asyncio.to_thread(graph.invoke, {"log": ["in"]}, config)
        await show(graph, saver)
asyncio.run(main())
""",
}
# Those of SQL too; docs/migrating.md says so.
NOT_THERE = {"MIGRATIONS", "supports_pipeline"}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_for_the_stock_saver(
    direct_dsn: str,
    empty_dsn: str,
    name: str,
    tmp_path: Path,
    monkeypatch: Patch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stock, rest = PROGRAMS[name].split("\n", 1)
    printed = []
    for imported, dsn in (
        (stock, direct_dsn),
        (f"from pg_checkpoint import {stock.split()[-1]}", empty_dsn),
    ):
        path = tmp_path / "program.py"
        path.write_text(f"{imported}\n{rest}")
        monkeypatch.setattr(sys, "argv", [str(path), dsn])
        runpy.run_path(str(path), run_name="__main__")
        printed.append(capsys.readouterr().out)
    lines = [f"{{'log': {['in', 'a'] * n}}} {3 * n}\n" for n in range(1, 5)]
    assert printed == ["".join(lines if name == "blocking" else lines[:2])] * 2


# With the stock saver and store these would be context managers, and fail.
NEVER_ENTERED = {
    "blocking": """
from pg_checkpoint import PostgresSaver, PostgresStore
saver, store = PostgresSaver.from_conn_string(dsn), PostgresStore.from_conn_string(dsn)
saver.setup()
graph = builder.compile(checkpointer=saver, store=store)
print(graph.invoke({"log": ["in"]}, config), len(list(saver.list(config))))
store.put(("a",), "k", {"n": 1})
print(store.get(("a",), "k").value)
""",
    "asynchronous": """
import asyncio
from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore
saver, store = AsyncPostgresSaver.from_conn_string(dsn), AsyncPostgresStore.from_conn_string(dsn)
graph = builder.compile(checkpointer=saver, store=store)
async def main():
    await saver.setup()
    found = await graph.ainvoke({"log": ["in"]}, config)
    print(found, len([c async for c in saver.alist(config)]))
    await store.aput(("a",), "k", {"n": 1})
    print((await store.aget(("a",), "k")).value)
asyncio.run(main())
""",
}


@pytest.mark.parametrize("kind", NEVER_ENTERED)
def test_from_conn_string_that_is_never_entered(empty_dsn: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(GRAPH + NEVER_ENTERED[kind])
    done = subprocess.run(
        [sys.executable, path, empty_dsn],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        check=False,
    )
    expected = "{'log': ['in', 'a']} 3\n{'n': 1}\n"
    assert (done.stdout, done.stderr, done.returncode) == (expected, "", 0)


async def test_what_the_stock_savers_have_is_there(dsn: str) -> None:
    async with StockAsync.from_conn_string(dsn) as stock, Saver.from_conn_string(dsn) as ours:
        assert _missing(stock, ours) == NOT_THERE
        assert (loop := ours.loop) is asyncio.get_running_loop()
        # As the stock saver's own blocking methods do it, and programs after them.
        call = ours.aget_tuple(config_for("t"))
        ask = asyncio.run_coroutine_threadsafe
        assert await asyncio.to_thread(lambda: ask(call, loop).result()) is None
    with Stock.from_conn_string(dsn) as blocking, PostgresSaver.from_conn_string(dsn) as own:
        assert _missing(blocking, own) == NOT_THERE


def _missing(theirs: object, ours: object) -> set[str]:
    names = set(dir(theirs)) - set(dir(ours))
    return {n for n in names if not n.startswith("_") and not n.endswith("_SQL")}


@pytest.mark.direct("the stock saver prepares its statements")
@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_an_empty_config_lists_all_threads(dsn: str, cipher: AesGcmCipher | None) -> None:
    """As None does; the stock saver asks whether there is anything in it."""
    async with (
        StockAsync.from_conn_string(dsn) as stock,
        Saver.from_conn_string(dsn, cipher=cipher) as ours,
    ):
        await stock.setup()
        for saver in (stock, ours):
            await aput(saver, config_for("a"), {"n": 1})
            await aput(saver, config_for("b"), {"n": 2})
            listed = [c async for c in saver.alist({})]
            assert {thread_of(c.config)[0] for c in listed} == {"a", "b"}
    with PostgresSaver.from_conn_string(dsn, cipher=cipher) as own:
        assert {thread_of(c.config)[0] for c in own.list({})} == {"a", "b"}
