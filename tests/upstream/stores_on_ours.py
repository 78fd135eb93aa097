"""A pytest plugin that puts our stores in the place of LangGraph's, before its tests import them.

Loaded by `-p stores_on_ours` into the runs of __main__.py. UPSTREAM_STORE=stock puts the stock
store there instead, by the same means: what fails then is no fault of ours. Imports nothing of
our own tests, for LangGraph's are a package `tests` too.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import langgraph.store.memory
import langgraph.store.postgres
import langgraph.store.sqlite
import langgraph.store.sqlite.aio
import psycopg
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

SERVER = os.environ["UPSTREAM_SERVER"]
TEMPLATE = os.environ["UPSTREAM_TEMPLATE"]
IS_STOCK = os.environ.get("UPSTREAM_STORE") == "stock"

if IS_STOCK:
    OURS: Any = langgraph.store.postgres.PostgresStore
    OURS_ASYNC: Any = langgraph.store.postgres.AsyncPostgresStore
else:
    import pg_checkpoint

    OURS, OURS_ASYNC = pg_checkpoint.PostgresStore, pg_checkpoint.AsyncPostgresStore

# Their tests look at a table, and set times in it: this is that table, of ours.
AS_THEIRS = """
create temporary view store as
    select replace(rtrim(head || rest, chr(1)), chr(1), '.') as prefix, key, expires_at, updated_at
    from pgcheckpoint.store_items
"""


def _new_database() -> str:
    """A DSN of a new, migrated database; it goes with the server."""
    name = f"ours_{secrets.token_hex(8)}"
    with psycopg.connect(SERVER, autocommit=True) as admin:
        admin.execute(f"create database {name} template {TEMPLATE}".encode())
    return SERVER + name


class PostgresStore(OURS):  # type: ignore[misc]  # a class that is chosen at run time
    """Ours; their tests look at rows by a cursor of the store's, in a table of their name."""

    # They change one of these, so that the stock store keeps fractions of minutes.
    MIGRATIONS: Any = OURS.MIGRATIONS if IS_STOCK else ["select 1"]
    _dsn = ""

    @classmethod
    @contextmanager
    def from_conn_string(cls, conn_string: str, **options: Any) -> Iterator[Any]:
        with super().from_conn_string(conn_string, **options) as store:
            store._dsn = conn_string
            yield store

    @contextmanager
    def _cursor(self, **options: Any) -> Iterator[psycopg.Cursor[Any]]:
        if IS_STOCK:
            with super()._cursor(**options) as cursor:
                yield cursor
            return
        with psycopg.connect(self._dsn, row_factory=dict_row) as connection:
            connection.execute(AS_THEIRS)
            yield connection.cursor()


class AsyncPostgresStore(OURS_ASYNC):  # type: ignore[misc]  # a class that is chosen at run time
    """The same, asynchronous."""

    MIGRATIONS: Any = OURS_ASYNC.MIGRATIONS if IS_STOCK else ["select 1"]
    _dsn = ""

    @classmethod
    @asynccontextmanager
    async def from_conn_string(cls, conn_string: str, **options: Any) -> AsyncIterator[Any]:
        async with super().from_conn_string(conn_string, **options) as store:
            store._dsn = conn_string
            yield store

    @asynccontextmanager
    async def _cursor(self, **options: Any) -> AsyncIterator[psycopg.AsyncCursor[Any]]:
        if IS_STOCK:
            async with super()._cursor(**options) as cursor:
                yield cursor
            return
        connecting = psycopg.AsyncConnection.connect(self._dsn, row_factory=dict_row)
        async with await connecting as connection:
            await connection.execute(AS_THEIRS)
            yield connection.cursor()


class InMemoryStore(PostgresStore):
    """Ours, made as theirs is: a new database for each."""

    def __init__(self, *, index: Any = None) -> None:
        kwargs = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
        self._own_pool: Any = ConnectionPool(
            _new_database(), min_size=1, max_size=2, kwargs=kwargs, open=True
        )
        super().__init__(self._own_pool, index=index)
        self.setup()

    def __del__(self) -> None:
        with suppress(Exception):
            self._own_pool.close()


class SqliteStore(PostgresStore):
    """Ours, made as theirs is: a new database for each."""

    @classmethod
    @contextmanager
    def from_conn_string(cls, conn_string: str, **options: Any) -> Iterator[Any]:
        with super().from_conn_string(_new_database(), **options) as store:
            yield store


class AsyncSqliteStore(AsyncPostgresStore):
    """The same, asynchronous."""

    @classmethod
    @asynccontextmanager
    async def from_conn_string(cls, conn_string: str, **options: Any) -> AsyncIterator[Any]:
        async with super().from_conn_string(_new_database(), **options) as store:
            yield store


def pytest_configure(config: Any) -> None:
    """Before anything of LangGraph's tests is imported."""
    # One file has it, and no configuration in the source distribution.
    config.addinivalue_line("markers", "flaky: may be run again")
    theirs: Any = langgraph.store
    theirs.postgres.PostgresStore = PostgresStore
    theirs.postgres.AsyncPostgresStore = AsyncPostgresStore
    theirs.sqlite.SqliteStore = SqliteStore
    theirs.sqlite.aio.AsyncSqliteStore = AsyncSqliteStore
    theirs.sqlite.AsyncSqliteStore = AsyncSqliteStore
    if os.environ.get("UPSTREAM_MEMORY"):
        theirs.memory.InMemoryStore = InMemoryStore
