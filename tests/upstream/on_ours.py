"""A pytest plugin that puts our savers in the place of LangGraph's, before its tests import them.

Loaded by `-p on_ours` into the runs of __main__.py. Imports nothing of our own tests, for
LangGraph's are a package `tests` too.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import langgraph.checkpoint.memory
import langgraph.checkpoint.postgres
import langgraph.checkpoint.postgres.aio
import langgraph.checkpoint.sqlite
import langgraph.checkpoint.sqlite.aio
import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from typing_extensions import Self

import pg_checkpoint

SERVER = os.environ["UPSTREAM_SERVER"]
TEMPLATE = os.environ["UPSTREAM_TEMPLATE"]


def _new_database() -> str:
    """A DSN of a new, migrated database; it goes with the server."""
    name = f"ours_{secrets.token_hex(8)}"
    with psycopg.connect(SERVER, autocommit=True) as admin:
        admin.execute(f"create database {name} template {TEMPLATE}".encode())
    return SERVER + name


def _dsn_to_look_at(saver: Any) -> str:
    source = saver._engine.database.connections.source
    if hasattr(source, "info"):
        return SERVER + str(source.info.dbname)
    conninfo = source if isinstance(source, str) else source.conninfo
    return SERVER + str(conninfo_to_dict(conninfo)["dbname"])


class PostgresSaver(pg_checkpoint.PostgresSaver):
    """Ours; their tests count rows by a cursor of the saver's, in tables of the same names."""

    @contextmanager
    def _cursor(self, **_: Any) -> Iterator[psycopg.Cursor[Any]]:
        with psycopg.connect(_dsn_to_look_at(self), row_factory=dict_row) as connection:
            connection.execute("set search_path to pgcheckpoint")
            yield connection.cursor()


class AsyncPostgresSaver(pg_checkpoint.AsyncPostgresSaver):
    """The same, asynchronous."""

    @asynccontextmanager
    async def _cursor(self, **_: Any) -> AsyncIterator[psycopg.AsyncCursor[Any]]:
        dsn = _dsn_to_look_at(self)
        async with await psycopg.AsyncConnection.connect(dsn, row_factory=dict_row) as connection:
            await connection.execute("set search_path to pgcheckpoint")
            yield connection.cursor()


class SqliteSaver(PostgresSaver):
    """Ours, made as theirs is: a new database for each."""

    @classmethod
    def from_conn_string(cls, conn_string: Any, **_: Any) -> Self:
        return cls(_new_database())


class AsyncSqliteSaver(AsyncPostgresSaver):
    """The same, asynchronous."""

    @classmethod
    def from_conn_string(cls, conn_string: Any, **_: Any) -> Self:
        return cls(_new_database())


class InMemorySaver(PostgresSaver):
    """Ours, made as theirs is: a new database for each, and a context manager of both kinds."""

    def __init__(self, *, serde: Any = None, **_: Any) -> None:
        super().__init__(_new_database(), serde=serde, max_size=2)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()


def pytest_configure() -> None:
    """Before anything of LangGraph's tests is imported."""
    theirs: Any = langgraph.checkpoint
    theirs.postgres.PostgresSaver = PostgresSaver
    theirs.postgres.aio.AsyncPostgresSaver = AsyncPostgresSaver
    theirs.sqlite.SqliteSaver = SqliteSaver
    theirs.sqlite.aio.AsyncSqliteSaver = AsyncSqliteSaver
    if os.environ.get("UPSTREAM_MEMORY"):
        theirs.memory.InMemorySaver = theirs.memory.MemorySaver = InMemorySaver
