"""Hosts and their addresses, as psycopg is given them, and what is left of a failed attempt."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import psycopg
import pytest

from pg_checkpoint.core import connections
from tests.waiting import PATIENCE

KNOWN = {"one": ["192.0.2.1"], "two": ["192.0.2.2", "2001:db8::2"]}


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks names up in KNOWN."""

    def look_up(host: str, port: str, **_: Any) -> list[Any]:
        if host not in KNOWN:
            raise socket.gaierror("not known")
        return [(0, 0, 0, "", (address, port)) for address in KNOWN[host]]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    for name in ("PGHOST", "PGPORT", "PGHOSTADDR", "PGSERVICE"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("conninfo", "found"),
    [
        ("host=one", ("one", "192.0.2.1", "5432")),
        ("host=two port=7", ("two,two", "192.0.2.2,2001:db8::2", "7,7")),
        ("host=one,two port=1,2", ("one,two,two", "192.0.2.1,192.0.2.2,2001:db8::2", "1,2,2")),
        ("host=/run,one,::1 port=1", ("/run,one,::1", ",192.0.2.1,", "1,1,1")),
        ("postgresql://lost,one/db", ("one", "192.0.2.1", "")),
    ],
)
async def test_each_address_of_each_host(conninfo: str, found: tuple[str, str, str]) -> None:
    expected = dict(zip(("host", "hostaddr", "port"), found, strict=True))
    assert await connections._addresses(conninfo) == expected


@pytest.mark.parametrize(
    "conninfo",
    [
        "",
        "host=/run/postgresql",
        "host=127.0.0.1",
        "host=one hostaddr=192.0.2.9",
        "host=one service=s",
        "host=one,two port=1,2,3",
    ],
)
async def test_nothing_to_look_up(conninfo: str) -> None:
    assert await connections._addresses(conninfo) == {}


async def test_the_environment_names_hosts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "one")
    monkeypatch.setenv("PGPORT", "7")
    found = await connections._addresses("dbname=d")
    assert found == {"host": "one", "hostaddr": "192.0.2.1", "port": "7"}


async def test_no_name_has_an_address() -> None:
    with pytest.raises(psycopg.OperationalError, match="failed to resolve host 'lost', 'gone'"):
        await connections.OwnConnection.connect("host=lost,gone")


async def test_what_was_being_made_is_closed_though_its_error_is_kept() -> None:
    """As a log keeps that of a pool's worker, which is cancelled when its loop ends."""
    loop = asyncio.get_running_loop()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.setblocking(False)
        dsn = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/none"
        making = asyncio.create_task(connections.OwnConnection.connect(dsn))
        server_end, _ = await loop.sock_accept(silent)
        with server_end:
            server_end.setblocking(False)
            assert await loop.sock_recv(server_end, 1)
            making.cancel()
            with pytest.raises(asyncio.CancelledError) as kept:
                await making
            while await asyncio.wait_for(loop.sock_recv(server_end, 100), PATIENCE):
                pass
    assert kept.value.__traceback__ is not None
