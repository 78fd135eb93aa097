"""The code in the docs runs: programs as they stand, fragments with what they say they need."""

from __future__ import annotations

import ast
import asyncio
import builtins
import inspect
import logging
import re
import runpy
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from operator import attrgetter
from pathlib import Path
from textwrap import dedent
from types import CodeType, SimpleNamespace
from typing import Annotated, Any
from unittest.mock import Mock

import psycopg
import pytest
from fastapi import FastAPI
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.postgres import PostgresSaver as StockSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresSaver, PostgresStore
from tests.cases import each
from tests.embedders import FakeEmbedder
from tests.making import ask, config_for
from tests.servers import Server, database

ROOT = Path(__file__).parents[3]
FOLDERS = ("docs", "examples")
PAGES = sorted([ROOT / "README.md", *(p for f in FOLDERS for p in (ROOT / f).rglob("*.md"))])
BLOCK = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {"", "bash", "console", "ini", "json", "markdown", "python"}
LANGUAGES |= {"sh", "sql", "text", "yaml"}
# Its first line says what a piece of a program takes from the rest of it, and whether it blocks.
FRAGMENT = re.compile(r"# A (blocking )?fragment(?:, with ([\w, ]+))?\n")
# Steps that test_security_page.py runs in their order, what sets up a whole process, which
# test_telemetry.py runs in one of its own, and a client of what test_langgraph_server.py starts.
PYTHON_ELSEWHERE = {
    ("docs/security", "Encrypting a database that is in clear"),
    ("docs/security", "Rotating keys"),
    ("docs/telemetry", "OpenTelemetry"),
    ("examples/langgraph_server/README", ""),
}
# Pages whose SQL has tests of its own, makes roles, or is for Citus (test_citus_cluster.py).
SQL_ELSEWHERE = {"operations", "scaling", "security", "ui"}


def _name(page: Path) -> str:
    return page.relative_to(ROOT).with_suffix("").as_posix()


@dataclass(frozen=True)
class Block:
    """A piece of code in a page."""

    page: Path
    section: str
    line: int
    language: str
    code: str = field(repr=False)

    @property
    def name(self) -> str:
        return f"{_name(self.page)}:{self.line}"

    @cached_property
    def mark(self) -> re.Match[str] | None:
        """What says that it is a fragment."""
        return FRAGMENT.match(self.code)

    @property
    def given(self) -> set[str]:
        """The names that a fragment says it takes from the rest of its program."""
        assert self.mark is not None
        return set(re.findall(r"\w+", self.mark[2] or "")) - {"and"}

    @property
    def blocks(self) -> bool:
        return self.mark is not None and self.mark[1] is not None

    def compiled(self, flags: int = 0) -> CodeType:
        """Its code, whose lines are those of the page."""
        text = "\n" * (self.line - 1) + self.code
        code: CodeType = compile(text, str(self.page), "exec", flags, dont_inherit=True)
        return code


@cache
def _blocks(*languages: str) -> list[Block]:
    found = []
    for page in PAGES:
        text = page.read_text()
        for match in BLOCK.finditer(text):
            section = ["", *re.findall(r"^## (.*)", text[: match.start()], re.MULTILINE)][-1]
            line = text.count("\n", 0, match.start()) + 2
            found.append(Block(page, section, line, match[2], dedent(match[3])))
    return [block for block in found if not languages or block.language in languages]


PYTHON = _blocks("python")
PROGRAMS = [block for block in PYTHON if not block.mark]
FRAGMENTS = [block for block in PYTHON if block.mark]
RUN = [b for b in PYTHON if (_name(b.page), b.section) not in PYTHON_ELSEWHERE]


def _unbound(code: str) -> set[str]:
    """The names that a piece of code uses and does not have."""
    nodes = list(ast.walk(ast.parse(code)))
    used = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    bound = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    bound |= {n.arg for n in nodes if isinstance(n, ast.arg)}
    bound |= {n.asname or n.name for n in nodes if isinstance(n, ast.alias)}
    made = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler)
    bound |= {n.name for n in nodes if isinstance(n, made) and n.name}
    return used - bound - set(vars(builtins))


@each("page", PAGES, ids=_name)
def test_every_block_says_what_it_is(page: Path) -> None:
    """In a language by one name, and none that is not closed."""
    blocks = [block for block in _blocks() if block.page == page]
    assert {block.language for block in blocks} <= LANGUAGES
    assert len(re.findall(r"^ *(?:```|~~~)", page.read_text(), re.MULTILINE)) == 2 * len(blocks)


@each("block", PROGRAMS, ids=attrgetter("name"))
def test_a_program_lacks_nothing(block: Block) -> None:
    """Else it is a fragment, and its first line has to say so."""
    block.compiled()
    assert _unbound(block.code) == set()


@each("block", FRAGMENTS, ids=attrgetter("name"))
def test_a_fragment_says_what_it_lacks(block: Block) -> None:
    assert _unbound(block.code) == block.given


class State(TypedDict):
    messages: Annotated[list[Any], add_messages]


def _builder() -> Any:
    builder = StateGraph(State)
    builder.add_node("answer", lambda state: {"messages": [("ai", "x" * 500)]})
    builder.add_edge(START, "answer")
    builder.add_edge("answer", END)
    return builder


# The index of the store in docs/store.md.
INDEX: Any = {"dims": 1536, "embed": FakeEmbedder(1536), "fields": ["text"]}
INDEX["text"] = {"fields": ["text"]}


def _names(saver: AsyncPostgresSaver | PostgresSaver, dsn: str) -> dict[str, Any]:
    """What fragments take from the rest of a program; instead of frameworks their shapes."""
    return {
        "dsn": dsn,
        "saver": saver,
        "graph": _builder().compile(checkpointer=saver),
        "config": {"configurable": {"thread_id": "42"}},
        "inputs": {"messages": [("user", "hello")]},
        "replica_dsn": dsn,
        "builder": _builder(),
        "app": FastAPI(),
        "logger": logging.getLogger("docs"),
        "embeddings": INDEX["embed"],
        "store": AsyncPostgresStore(dsn, index=INDEX),
        # test_frameworks.py has more of these.
        "celery": SimpleNamespace(task=lambda function: function),
        "migrations": SimpleNamespace(RunPython=Mock()),
        "st": SimpleNamespace(cache_resource=lambda function: function),
    }


async def _run(block: Block, names: dict[str, Any]) -> None:
    """Runs a fragment where it says that it belongs: in a coroutine, or where it may block."""
    if block.blocks:
        await asyncio.to_thread(exec, block.compiled(), names)
        return
    waiting = eval(block.compiled(ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
    if inspect.iscoroutine(waiting):
        await waiting


@pytest.mark.parametrize("block", [b for b in RUN if b.mark], ids=attrgetter("name"))
async def test_a_fragment(
    block: Block, dsn: str, saver: AsyncPostgresSaver, sync_saver: PostgresSaver, monkeypatch: Any
) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_KEYS", f"2026:{b64encode(bytes(range(32))).decode()}")
    names = _names(sync_saver if block.blocks else saver, dsn)
    await _builder().compile(checkpointer=saver).ainvoke(names["inputs"], names["config"])
    names = {name: names[name] for name in block.given}
    if "store" in names:
        await names["store"].setup()
    await _run(block, names)
    for made in names.values():
        if isinstance(made, PostgresSaver | PostgresStore):
            await asyncio.to_thread(made.close)
        elif isinstance(made, AsyncPostgresSaver | AsyncPostgresStore):
            await made.close()


@pytest.fixture(scope="module")
def stocked(server: Server) -> Iterator[str]:
    """A database with the stock saver's tables, which migrating.md is about."""
    with database(server.direct) as (_, dsn):
        with StockSaver.from_conn_string(dsn) as stock:
            stock.setup()
        yield dsn


@pytest.mark.parametrize("block", [b for b in RUN if not b.mark], ids=attrgetter("name"))
def test_a_program(
    block: Block, stocked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """As it stands; twice, for that is what a reader does."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PG_CHECKPOINT_DSN", stocked)
    (tmp_path / "program.py").write_text(block.code)
    said = []
    for _ in range(2):
        runpy.run_path("program.py", run_name="__main__")
        said.append(capsys.readouterr().out)
    if "print(" in block.code:
        assert "" not in said


@pytest.fixture(scope="module")
def filled(server: Server, template: str) -> Any:
    """A database with a chat that was answered, one that waits, and an item of the store."""

    def wait(state: State, config: RunnableConfig) -> dict[str, Any]:
        return {"messages": [("ai", ask("go on?", config))]}

    with database(server.direct, template) as (_, dsn):
        waiting = StateGraph(State).add_node("wait", wait).add_edge(START, "wait")
        with PostgresSaver.from_conn_string(dsn) as saver:
            for thread_id, builder in (("42", _builder()), ("43", waiting)):
                graph = builder.compile(checkpointer=saver)
                config: Any = {**config_for(thread_id), "metadata": {"run_id": "1"}}
                graph.invoke({"messages": [("user", "hello")]}, config)
        with PostgresStore.from_conn_string(dsn) as store:
            store.put(("users", "42"), "taste", {"likes": "tea"})
        yield dsn


SQL = [block for block in _blocks("sql") if block.page.stem not in SQL_ELSEWHERE]


@each("block", SQL, ids=attrgetter("name"))
def test_sql(block: Block, filled: str) -> None:
    with psycopg.connect(filled) as connection:
        cursor = connection.execute(block.code.encode())
        if cursor.description:
            assert cursor.fetchall()
        connection.rollback()


def test_the_rows_that_the_questions_are_about(filled: str) -> None:
    asked = {b.line: b.code for b in _blocks("sql") if b.page.stem == "schema"}
    first, waits, *_ = asked.values()
    with psycopg.connect(filled) as connection:
        rows = connection.execute(first.encode()).fetchall()
        assert [step for _, _, step, *_ in rows] == [1, 0, -1]
        assert [row[0] for row in connection.execute(waits.encode())] == ["43"]


def test_targets_of_make_and_files_that_are_named() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = re.compile(r"`((?:tests|pg_checkpoint|docs|examples)/[\w/]+\.\w+)`")
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        asked = re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(), re.MULTILINE)
        assert set(asked) <= targets, page.name
        for name in named.findall(page.read_text()):
            assert (ROOT / name).exists(), (page.name, name)


def test_wings_and_files_that_the_architecture_names() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    tops = ("pg_checkpoint", "sql", "tests", "docs", "simulation")
    files = [path.as_posix() for top in tops for path in (ROOT / top).rglob("*.*")]
    files += [path.as_posix() for path in ROOT.glob("*.py")]
    for name in re.findall(r"`([\w/]+\.(?:py|sql|md))`", page):
        assert any(file.endswith(f"/{name}") for file in files), name
    picture, *_ = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    for door in (ROOT / "pg_checkpoint").glob("*/__init__.py"):
        assert f"{door.parent.name}/ " in picture
    for wing in ("core", "codec", "saver", "store", "runs", "tools"):
        table = page.split(f"| {wing}/ | |\n")[1].split("\n\n")[0]
        firsts = [row[: row.index("|", 1)] for row in table.splitlines()]
        named = re.findall(r"`(\w+)`", "".join(firsts))
        there = {path.stem for path in (ROOT / "pg_checkpoint" / wing).glob("*.py")} - {"__init__"}
        assert sorted(named) == sorted(there), wing
