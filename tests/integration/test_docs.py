"""The code in the docs runs, each block by itself, on a database with threads."""

from __future__ import annotations

import ast
import asyncio
import inspect
import logging
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any
from unittest.mock import Mock

import psycopg
import pytest
from fastapi import FastAPI
from langchain_core.runnables import RunnableConfig
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from typing_extensions import TypedDict

import pg_checkpoint
from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, PostgresStore
from tests.embedders import FakeEmbedder
from tests.making import ask
from tests.servers import Server

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Steps that test_security_page.py runs in their order, and what sets up a whole process:
# test_telemetry.py runs it in one of its own.
PYTHON_ELSEWHERE = {
    ("security", "Encrypting a database that is in clear"),
    ("security", "Rotating keys"),
    ("telemetry", "OpenTelemetry"),
}
# Pages whose SQL has tests of its own, makes roles, or is for Citus (test_citus_cluster.py).
SQL_ELSEWHERE = {"operations", "scaling", "security"}


@dataclass(frozen=True)
class Block:
    """A piece of code in a page."""

    page: Path
    line: int
    code: str = field(repr=False)

    @property
    def name(self) -> str:
        return f"{self.page.stem}:{self.line}"


def _blocks(language: str) -> list[Block]:
    found = []
    for page in PAGES:
        text = page.read_text()
        for match in BLOCK.finditer(text):
            section = re.findall(r"^## (.*)", text[: match.start()], re.MULTILINE)[-1:]
            elsewhere = language == "python" and (page.stem, *section) in PYTHON_ELSEWHERE
            if match[1] == language and not elsewhere:
                line = text.count("\n", 0, match.start()) + 2
                found.append(Block(page, line, match[2]))
    return found


class State(TypedDict):
    messages: Annotated[list[Any], add_messages]


def _builder() -> Any:
    builder = StateGraph(State)
    builder.add_node("answer", lambda state: {"messages": [("ai", "x" * 500)]})
    builder.add_edge(START, "answer")
    builder.add_edge("answer", END)
    return builder


async def _names(saver: AsyncPostgresSaver, dsn: str) -> dict[str, Any]:
    """What a reader of the pages has: a graph with a thread, and the imports."""
    graph = _builder().compile(checkpointer=saver)
    config = {"configurable": {"thread_id": "42"}}
    inputs = {"messages": [("user", "hello")]}
    await graph.ainvoke(inputs, config)
    return {
        **{name: getattr(pg_checkpoint, name) for name in pg_checkpoint.__all__},
        "dsn": dsn,
        "saver": saver,
        "graph": graph,
        "config": config,
        "inputs": inputs,
        "replica_dsn": dsn,
        "builder": _builder(),
        "app": FastAPI(),
        "timedelta": timedelta,
        "asyncio": asyncio,
        "logger": logging.getLogger("docs"),
        "asynccontextmanager": asynccontextmanager,
        "AsyncIterator": AsyncIterator,
        "FastAPI": FastAPI,
        "embeddings": FakeEmbedder(1536),
        # In place of frameworks, which test_frameworks.py has the shapes of.
        "celery": SimpleNamespace(task=lambda function: function),
        "migrations": SimpleNamespace(RunPython=Mock()),
        "st": SimpleNamespace(cache_resource=lambda function: function),
    }


@pytest.mark.parametrize("block", _blocks("python"), ids=lambda block: block.name)
async def test_python(
    block: Block, saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_KEYS", f"2026:{b64encode(bytes(range(32))).decode()}")
    names = await _names(saver, dsn)
    flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
    code = compile(
        "\n" * (block.line - 1) + block.code, str(block.page), "exec", flags, dont_inherit=True
    )
    if inspect.iscoroutine(waiting := eval(code, names)):
        await waiting
    for other in names.values():
        if isinstance(other, PostgresSaver):
            await asyncio.to_thread(other.close)
        elif isinstance(other, AsyncPostgresSaver) and other is not saver:
            await other.close()


@pytest.fixture(scope="module")
def filled(server: Server, template: str) -> Any:
    """A database with a chat that was answered, one that waits, and an item of the store."""
    from tests.servers import database

    def wait(state: State, config: RunnableConfig) -> dict[str, Any]:
        return {"messages": [("ai", ask("go on?", config))]}

    with database(server.direct, template) as (_, dsn):
        waiting = StateGraph(State).add_node("wait", wait).add_edge(START, "wait")
        with PostgresSaver.from_conn_string(dsn) as saver:
            for thread_id, builder in (("42", _builder()), ("43", waiting)):
                graph = builder.compile(checkpointer=saver)
                config: Any = {
                    "configurable": {"thread_id": thread_id},
                    "metadata": {"run_id": "1"},
                }
                graph.invoke({"messages": [("user", "hello")]}, config)
        with PostgresStore.from_conn_string(dsn) as store:
            store.put(("users", "42"), "taste", {"likes": "tea"})
        yield dsn


@pytest.mark.parametrize(
    "block",
    [b for b in _blocks("sql") if b.page.stem not in SQL_ELSEWHERE],
    ids=lambda block: block.name,
)
def test_sql(block: Block, filled: str) -> None:
    with psycopg.connect(filled) as connection:
        cursor = connection.execute(block.code.encode())
        if "'1f0c2a7e'" not in block.code and cursor.description:
            assert cursor.fetchall()
        connection.rollback()


def test_the_rows_that_the_questions_are_about(filled: str) -> None:
    asked = {b.line: b.code for b in _blocks("sql") if b.page.stem == "schema"}
    first, waits, *_ = asked.values()
    with psycopg.connect(filled) as connection:
        rows = connection.execute(first.encode()).fetchall()
        assert [step for _, _, step, *_ in rows] == [1, 0, -1]
        assert [row[0] for row in connection.execute(waits.encode())] == ["43"]


def test_what_make_is_asked_for_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        asked = re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(), re.MULTILINE)
        assert set(asked) <= targets, page.name


def test_files_that_are_named_are_there() -> None:
    named = re.compile(r"`((?:tests|pg_checkpoint|docs|examples)/[\w/]+\.\w+)`")
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for name in named.findall(page.read_text()):
            assert (ROOT / name).exists(), (page.name, name)


def test_the_architecture_names_rooms_and_files_that_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    tops = ("pg_checkpoint", "sql", "tests", "docs")
    files = [path.as_posix() for top in tops for path in (ROOT / top).rglob("*.*")]
    for name in re.findall(r"`([\w/]+\.(?:py|sql|md))`", page):
        assert any(file.endswith(f"/{name}") for file in files), name
    picture, *_ = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    rooms = {path.parent for path in (ROOT / "pg_checkpoint").rglob("__init__.py")}
    for room in rooms - {ROOT / "pg_checkpoint"}:
        assert f"{room.relative_to(ROOT / 'pg_checkpoint').as_posix()}/ " in picture, room
