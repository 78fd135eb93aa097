"""The Postgres server of a test run: a DSN, else a container, else the embedded one.

Never "none": tests do not skip for want of a server. PG_CHECKPOINT_TEST_SERVER
(dsn, containers, embedded) forces one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from pg_checkpoint.embedded import EmbeddedPostgres

# Tests check what is committed, not what survives a power cut.
FAST = {"fsync": "off", "full_page_writes": "off", "max_connections": "200"}


@dataclass(frozen=True)
class Server:
    """A running server: the DSN of a role that may create databases, and what it is."""

    dsn: str
    kind: str
    version: str


@contextmanager
def run_server() -> Iterator[Server]:
    """Starts (or finds) the server of this test run."""
    forced = os.environ.get("PG_CHECKPOINT_TEST_SERVER", "")
    dsn = os.environ.get("PG_CHECKPOINT_TEST_DSN")
    with ExitStack() as stack:
        if forced == "dsn" or (not forced and dsn is not None):
            yield _describe(dsn or "", "PG_CHECKPOINT_TEST_DSN")
        elif forced == "containers":
            yield _describe(stack.enter_context(_container()), "testcontainers")
        elif not forced and (url := _container_if_any(stack)):
            yield _describe(url, "testcontainers")
        else:
            yield _describe(stack.enter_context(EmbeddedPostgres(FAST)).dsn, "embedded")


def _container_if_any(stack: ExitStack) -> str | None:
    if not _engine_answers():
        return None
    try:
        return stack.enter_context(_container())
    except Exception as error:
        # An engine without the image, and offline, is no reason not to test.
        print(f"no container ({type(error).__name__}): using the embedded server", file=sys.stderr)
        return None


def _describe(dsn: str, kind: str) -> Server:
    with psycopg.connect(dsn) as connection:
        row = connection.execute("show server_version").fetchone()
    return Server(dsn, kind, str(row[0]) if row else "?")


def _engine_answers() -> bool:
    if "DOCKER_HOST" not in os.environ and not Path("/var/run/docker.sock").exists():
        return False
    # Imported here: a run against a DSN needs no Docker packages.
    import docker
    from docker.errors import DockerException

    try:
        client = docker.from_env(timeout=5)
        try:
            return bool(client.ping())
        finally:
            client.close()
    except DockerException:
        return False


@contextmanager
def _container() -> Iterator[str]:
    from testcontainers.community.postgres import PostgresContainer

    image = os.environ.get("PG_CHECKPOINT_TEST_IMAGE", "postgres:17")
    settings = [word for k, v in FAST.items() for word in ("-c", f"{k}={v}")]
    container = PostgresContainer(image, driver=None).with_command(["postgres", *settings])
    with container as running:
        yield running.get_connection_url()
