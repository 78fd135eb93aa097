"""TLS that is required of every source of connections, and a word where a password goes without."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, ConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.core import connections
from tests.cases import each
from tests.making import aput, config_for
from tests.tls import behind_tls

KWARGS: dict[str, Any] = {"autocommit": True}

pytestmark = pytest.mark.direct("the connections are what is tested")


@pytest.fixture
def tls_dsn(dsn: str, tmp_path: Path) -> Iterator[str]:
    """Of a server by way of verified TLS."""
    with behind_tls(dsn, tmp_path) as found:
        yield found


async def _use(source: Any, **options: Any) -> None:
    saver = pg.AsyncPostgresSaver(source, require_verified_tls=True, acquire_timeout=5, **options)
    try:
        config = await aput(saver, config_for("t"), {"a": [1]})
        assert await saver.aget_tuple(config) is not None
    finally:
        await saver.close()


async def test_verified_tls_is_used(tls_dsn: str) -> None:
    await _use(tls_dsn)
    async with pg.AsyncPostgresStore.from_conn_string(tls_dsn, require_verified_tls=True) as store:
        await store.aput(("a",), "k", {"v": 1})


def test_blocking_savers_and_stores_refuse_too(dsn: str) -> None:
    makers: list[Any] = [pg.PostgresSaver, pg.PostgresStore]
    for make in makers:
        with pytest.raises(pg.UnverifiedTlsError):
            make(dsn, require_verified_tls=True).open()


@each("mode", ["disable", "allow", "prefer", "require", "verify-ca", None])
async def test_a_dsn_that_asks_for_less_is_refused(mode: str | None, tls_dsn: str) -> None:
    parameters: dict[str, Any] = psycopg.conninfo.conninfo_to_dict(tls_dsn)
    parameters.pop("sslmode")
    less = make_conninfo(**parameters, **({} if mode is None else {"sslmode": mode}))
    with pytest.raises(pg.UnverifiedTlsError, match="verify-full"):
        await _use(less)
    with pytest.raises(pg.UnverifiedTlsError):
        await _use(lambda: less)


async def test_the_environment_may_say_it_and_a_service_file_can_t_say_less(
    tls_dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parameters: dict[str, Any] = psycopg.conninfo.conninfo_to_dict(tls_dsn)
    mode = str(parameters.pop("sslmode"))
    (tmp_path / "services").write_text("[weak]\nsslmode=disable\n")
    monkeypatch.setenv("PGSERVICEFILE", str(tmp_path / "services"))
    with pytest.raises(pg.UnverifiedTlsError):
        await _use(make_conninfo(**parameters, service="weak"))
    monkeypatch.setenv("PGSSLMODE", mode)
    await _use(make_conninfo(**parameters))


async def test_another_server_is_not_connected_to(dsn: str, tls_dsn: str) -> None:
    """One without TLS, in the place of the one with it; and one whose name is another."""
    named = psycopg.conninfo.conninfo_to_dict(dsn)
    for changed, said in (({"port": named["port"]}, "SSL"), ({"host": "elsewhere"}, "certificate")):
        wrong = make_conninfo(tls_dsn, **changed)
        with pytest.raises(psycopg.OperationalError, match=said):
            await pg.AsyncPostgresSaver(wrong, require_verified_tls=True).open()


@pytest.mark.parametrize("weak", ["disable", "require", ""])
async def test_what_is_given(weak: str, dsn: str, tls_dsn: str) -> None:
    target = dsn if weak == "disable" else make_conninfo(tls_dsn, sslmode=weak or "verify-full")
    size: Any = {"min_size": 1, "kwargs": KWARGS}
    async with (
        AsyncConnectionPool(target, **size, open=False) as pool,
        await psycopg.AsyncConnection.connect(target, **KWARGS) as connection,
    ):
        with (
            ConnectionPool(target, **size, open=True) as blocking_pool,
            psycopg.connect(target, **KWARGS) as blocking,
        ):
            for source in (pool, connection, blocking_pool, blocking):
                with pytest.raises(pg.UnverifiedTlsError) if weak else nullcontext():
                    await _use(source)


@pytest.mark.parametrize("weak", ["disable", "require", ""])
async def test_a_replica(weak: str, dsn: str, tls_dsn: str, caplog: Any) -> None:
    """One that is refused can't be asked, as one that is away; the primary is."""
    replica = dsn if weak == "disable" else make_conninfo(tls_dsn, sslmode=weak or "verify-full")
    async with pg.AsyncPostgresSaver.from_conn_string(
        tls_dsn, read_pool=replica, require_verified_tls=True
    ) as saver:
        await saver.alist_threads()
    assert any("UnverifiedTlsError" in m for m in caplog.messages) is bool(weak)


@each(
    "host, local",
    [
        ("127.0.0.1", True),
        ("127.9.0.1", True),
        ("::1", True),
        ("/tmp", True),
        ("", True),
        ("localhost", True),
        ("@abstract", True),
        ("10.0.0.1", False),
        ("::2", False),
        ("localhost.example.com", False),
        ("127.example.com", False),
        ("db", False),
    ],
)
def test_which_hosts_are_this_machine(host: str, local: bool) -> None:
    assert connections.is_local(host) is local


async def test_a_password_without_tls_is_told_once(
    dsn: str, tls_dsn: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.WARNING, logger="pg_checkpoint")

    async def told(source: Any) -> list[str]:
        caplog.clear()
        async with pg.AsyncPostgresSaver.from_conn_string(source, min_size=2) as saver:
            for n in range(3):
                await aput(saver, config_for(str(n)), {"a": [1]})
        return [m for m in caplog.messages if "without TLS" in m]

    assert not await told(dsn)
    monkeypatch.setattr(connections, "is_local", lambda host: False)
    assert not await told(tls_dsn)
    (said,) = await told(dsn)
    assert "127.0.0.1" in said
    assert str(psycopg.conninfo.conninfo_to_dict(dsn)["password"]) not in said
