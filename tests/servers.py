"""The Postgres server of a test run: a DSN, else a container, else the embedded one.

Never "none": tests do not skip for want of a server. PG_CHECKPOINT_TEST_SERVER
(dsn, containers, embedded) forces one; pgbouncer is the embedded one, which the
tests then reach through PgBouncer only; citus is the cluster of PG_CHECKPOINT_TEST_DSN (citus.py).
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint.core.embedded import EmbeddedPostgres
from tests import citus
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer, version

# Tests check what is committed, not what survives a power cut.
FAST = {"fsync": "off", "full_page_writes": "off", "max_connections": "200"}
FAST["max_wal_size"] = "512MB"  # its folder may be in memory
# Where files are in memory on Linux, and bytes that have to be free there: each test copies a
# database of 300 files, which takes a disk ten times as long.
_MEMORY, _ROOM = Path("/dev/shm"), 4 * 2**30


@dataclass(frozen=True)
class Server:
    """A running server."""

    dsn: str  # of a role that may create databases
    kind: str  # what it is
    version: str  # of Postgres
    through: str  # what tests are given in the place of `dsn`: the same, or a pooler's
    is_cluster: bool = False  # whether it is the coordinator of a Citus cluster

    @property
    def direct(self) -> Server:
        """The same without a pooler, for what needs a session of the server's own."""
        return replace(self, through=self.dsn)


@contextmanager
def run_server() -> Iterator[Server]:
    """Starts (or finds) the server of this test run."""
    forced = os.environ.get("PG_CHECKPOINT_TEST_SERVER", "")
    if forced not in {"", "dsn", "containers", "embedded", "pgbouncer", "citus"}:
        known = "dsn, containers, embedded, pgbouncer or citus"
        raise ValueError(f"PG_CHECKPOINT_TEST_SERVER is {forced!r}; it may be {known}")
    dsn = os.environ.get("PG_CHECKPOINT_TEST_DSN")
    if forced == "citus":
        yield _cluster(dsn or "")
        return
    if forced == "dsn" or (not forced and dsn is not None):
        yield _describe(dsn or "", "PG_CHECKPOINT_TEST_DSN")
        return
    with ExitStack() as stack:
        started = _describe(*_start(stack, forced))
        yield _behind_pgbouncer(stack, started) if forced == "pgbouncer" else started


def _cluster(dsn: str) -> Server:
    if not (workers := citus.workers(dsn)):
        raise ValueError("PG_CHECKPOINT_TEST_DSN names no Citus coordinator that knows workers")
    server = _describe(dsn, f"Citus {citus.version(dsn)}, {len(workers)} workers")
    return replace(server, is_cluster=True)


def _behind_pgbouncer(stack: ExitStack, server: Server) -> Server:
    through = stack.enter_context(run_pgbouncer(server.dsn, HOSTILE))
    pooler = "PgBouncer " + ".".join(map(str, version()))
    return replace(server, through=through, kind=f"{server.kind}, through {pooler}")


def _start(stack: ExitStack, forced: str) -> tuple[str, str]:
    """The DSN and the kind of a server that ends with the stack."""
    if forced == "containers":
        return stack.enter_context(_container()), "testcontainers"
    kind = "embedded"
    if not forced and _engine_answers():
        try:
            return stack.enter_context(_container()), "testcontainers"
        except Exception as error:
            # An engine without the image, and offline, is no reason not to test.
            kind = f"embedded, for want of a container: {type(error).__name__}"
    return stack.enter_context(fast_server()).dsn, kind


@contextmanager
def fast_server() -> Iterator[EmbeddedPostgres]:
    """An embedded server for many short tests, in memory if there is room."""
    # In a chroot it may be there, and be nobody's to write to.
    in_memory = os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free >= _ROOM
    with ExitStack() as stack:
        with patch.object(tempfile, "tempdir", str(_MEMORY) if in_memory else None):
            server = stack.enter_context(EmbeddedPostgres(FAST))
        yield server


def _describe(dsn: str, kind: str) -> Server:
    with psycopg.connect(dsn) as connection:
        row = connection.execute("show server_version").fetchone()
    return Server(dsn, kind, str(row[0]) if row else "?", through=dsn)


def _engine_answers() -> bool:
    if not _is_listened_on(os.environ.get("DOCKER_HOST", "unix:///var/run/docker.sock")):
        return False
    # Imported here: a run against a DSN needs no Docker packages.
    import docker
    from docker.errors import DockerException

    try:
        with closing(docker.from_env(timeout=5)) as client:
            return bool(client.ping())
    except DockerException:
        return False


def _is_listened_on(engine: str) -> bool:
    """Whether a local engine takes connections; docker leaves a socket open that is refused one."""
    if not engine.startswith("unix://"):
        return True
    with socket.socket(socket.AF_UNIX) as probe:
        return probe.connect_ex(engine.removeprefix("unix://")) == 0


@contextmanager
def _container() -> Iterator[str]:
    from testcontainers.community.postgres import PostgresContainer

    image = os.environ.get("PG_CHECKPOINT_TEST_IMAGE", "pgvector/pgvector:pg17")
    settings = [word for k, v in FAST.items() for word in ("-c", f"{k}={v}")]
    container = PostgresContainer(image, driver=None).with_command(["postgres", *settings])
    with container as running:
        yield running.get_connection_url()


@contextmanager
def database(server: Server, template: str | None = None) -> Iterator[tuple[str, str]]:
    """A database of its own, dropped afterwards: its name and DSN."""
    if server.is_cluster:
        name = new_name()
        with citus.database(server.dsn, name, template):
            yield name, with_database(server.through, name)
        return
    name = create(server, template)
    try:
        yield name, with_database(server.through, name)
    finally:
        drop(server, name)


def new_name() -> str:
    """A name that no database has."""
    return f"test_{secrets.token_hex(6)}"


def create(server: Server, template: str | None = None) -> str:
    """Makes a database, and returns its name."""
    name = new_name()
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        # A template may have no connections; a pooler keeps some.
        end = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s"
        admin.execute(end, [template])
        names = sql.Identifier(name), sql.Identifier(template or "template1")
        admin.execute(sql.SQL("create database {} template {}").format(*names))
    return name


def drop(server: Server, name: str) -> None:
    """Drops a database with its connections, if it is there."""
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        statement = sql.SQL("drop database if exists {} with (force)")
        admin.execute(statement.format(sql.Identifier(name)))


def with_database(dsn: str, name: str) -> str:
    """The same DSN with another database, as a URI that other processes can use."""
    parts = conninfo_to_dict(dsn)
    host, port, user, password = _login(dsn)
    parts.pop("dbname", None)
    others = [k for k in parts if k not in {"host", "port", "user", "password"}]
    query = "&".join(f"{key}={quote(str(parts[key]), safe='')}" for key in others)
    login = f"{quote(user, safe='')}:{quote(password, safe='')}"
    place = f"{quote(host, safe='')}:{port}"
    return f"postgresql://{login}@{place}/{name}" + (f"?{query}" if query else "")


@cache
def _login(dsn: str) -> tuple[str, int, str, str]:
    with psycopg.connect(dsn) as connection:
        info = connection.info
        return info.host, info.port, info.user, info.password
