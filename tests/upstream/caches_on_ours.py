"""A pytest plugin that puts our cache in the place of LangGraph's, before its tests import them.

Loaded by `-p caches_on_ours` into the runs of __main__.py. A client of Redis is only a place then:
a server that is there is ours, any other one is not there.
"""

from __future__ import annotations

import os
import secrets
from typing import Any

import langgraph.cache.redis
import langgraph.cache.sqlite
import psycopg
import pytest
import redis

from pg_checkpoint import PostgresCache
from pg_checkpoint.store.cache import Place, place_of

DSN = os.environ["UPSTREAM_SERVER"] + os.environ["UPSTREAM_TEMPLATE"]
TABLE = "pgcheckpoint.cache_entries"
_made: list[PostgresCache] = []


class Client:
    """What tests do with a client beside handing it to a cache."""

    def __init__(self, host: str = "localhost", port: int = 6379, **_: Any) -> None:
        is_there = host == "localhost" and port == 6379
        self.dsn = DSN if is_there else "postgresql://nobody@localhost:1/nothing"

    def ping(self) -> None:
        """It is there."""

    def keys(self, pattern: str) -> list[str]:
        """None that has to be deleted: each test's cache has a prefix of its own."""
        return []

    def flushdb(self) -> None:
        """Deletes all entries."""
        with psycopg.connect(self.dsn) as connection:
            connection.execute(f"delete from {TABLE}".encode())

    def set(self, name: tuple[str, Place], value: bytes) -> None:
        """Stores a value with its type before a colon, as their cache has it."""
        prefix, place = name
        type_, _, data = value.partition(b":")
        with psycopg.connect(self.dsn) as connection:
            connection.execute(
                f"insert into {TABLE} (prefix, namespace, key, type, value, size, stored_at) "
                "values (%s, %s, %s, %s, %s, 0, now())".encode(),
                (prefix, place.namespace, place.key, type_.decode(), data),
            )


class OurCache(PostgresCache):
    """Ours, with the arguments of either."""

    def __init__(self, client: Client | None = None, *, prefix: str = "", path: str = "") -> None:
        unique = f"{prefix}{secrets.token_hex(8)}"
        dsn = DSN if client is None else client.dsn
        super().__init__(dsn, prefix=unique, read_timeout=1.0, write_timeout=1.0, max_size=2)
        _made.append(self)

    def _make_key(self, namespace: tuple[str, ...], key: str) -> tuple[str, Place]:
        return self._prefix, place_of(self._prefix, (namespace, key))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Closes what a test has made."""
    while _made:
        _made.pop().close()


theirs: Any = redis
theirs.Redis = Client
for module, name in (
    (langgraph.cache.redis, "RedisCache"),
    (langgraph.cache.sqlite, "SqliteCache"),
):
    setattr(module, name, OurCache)
