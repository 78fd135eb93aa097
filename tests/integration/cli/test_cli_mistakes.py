"""Mistakes are a line and an exit code; passwords are in none of them; pipes may break."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import PostgresSaver
from tests import graphs
from tests.cases import each
from tests.command_line import cli, environment, program
from tests.making import config_for
from tests.servers import Server, database

NOWHERE = "postgresql://me:hidden@127.0.0.1:1/nothing"
NO_DSN = "postgres//me:hidden@127.0.0.1/d"
ON_THREADS = ["threads", "status", "retention --keep-last 1", "show t", "diff t", "copy t u"]
ALL = [*ON_THREADS, "delete t -y", "prune t -y", "migrate", "migrate --status"]


@pytest.fixture(scope="module")
def dsn(server: Server, template: str) -> Iterator[str]:
    """One for all tests."""
    with database(server, template) as (_, dsn):
        yield dsn


@pytest.fixture(scope="module")
def not_migrated(server: Server) -> Iterator[str]:
    """The same, empty."""
    with database(server) as (_, dsn):
        yield dsn


@each("command, database", product(ALL, [(NOWHERE, 3), (NO_DSN, 2)]))
def test_a_database_that_can_not_be_had(command: str, database: tuple[str, int]) -> None:
    dsn, code = database
    ended = cli(*command.split(), dsn=dsn)
    assert (ended.code, ended.out) == (code, ""), ended.err
    assert len(ended.err.splitlines()) == 1
    assert "hidden" not in ended.err


@each("command", [*ALL, "doctor"])
def test_a_database_that_nobody_named(command: str) -> None:
    """Nobody's server has its socket there."""
    ended = cli(*command.split(), PGPORT="1")
    assert ended.code in (1, 3), ended.err
    assert "no host is named: give --dsn, or set PG_CHECKPOINT_DSN" in ended.err + ended.out
    elsewhere = cli(*command.split(), PGPORT="1", PGHOST="127.0.0.1")
    assert elsewhere.code == ended.code
    assert "no host" not in elsewhere.err + elsewhere.out


@each("command", ON_THREADS)
def test_a_database_that_is_not_migrated(command: str, not_migrated: str) -> None:
    ended = cli(*command.split(), dsn=not_migrated)
    assert (ended.code, "pg-checkpoint migrate" in ended.err) == (3, True)


@each("command", ["show {}", "diff {}", "copy {} x", "delete {} -y", "prune {} -y"])
def test_a_thread_that_is_not_there(command: str, dsn: str) -> None:
    ended = cli(*command.format("nobody").split(), dsn=dsn)
    assert (ended.code, "no thread 'nobody'" in ended.err) == (2, True)


@each(
    "command, word",
    [
        ("threads --where {", "not JSON"),
        ("threads --where []", "JSON object"),
        ("threads --after yesterday", "--after"),
        ("threads --limit 0", "--limit"),
        ("threads --after 2026-01-01T00:00:00+00:00,t --sort bytes", "--after"),
        ("threads --limit many", "--limit"),
        ("--schema pg_mine threads", "pg_mine"),
        ("--encrypt-metadata threads", "needs keys"),
        ("--keys /nowhere/keys threads", "/nowhere/keys"),
        ("retention --keep-younger-than soon", "soon"),
        ("retention --keep-younger-than 0d", "--keep-younger-than"),
        ("retention --delete-inactive-for 9999999999999w", "--delete-inactive-for"),
        ("retention --delete-inactive-for 120000w --dry-run", "--delete-inactive-for"),
        ("migrate --sql --status", "--sql"),
        ("copy t t", "same thread"),
        ("show", "THREAD"),
        ("frobnicate", "frobnicate"),
    ],
)
def test_what_can_not_be_meant(command: str, word: str, dsn: str) -> None:
    ended = cli(*command.split(), dsn=dsn)
    assert ended.code == 2
    assert word in ended.err
    assert "Traceback" not in ended.err


def test_keys_that_are_none(dsn: str, tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("k:short")
    (tmp_path / "keys").chmod(0o600)
    ended = cli("--keys", str(tmp_path / "keys"), "threads", dsn=dsn)
    assert (ended.code, "'k'" in ended.err) == (4, True)


def test_nobody_is_asked_without_a_terminal(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    for command in ("delete", "prune"):
        ended = cli(command, "t", dsn=dsn)
        assert (ended.code, "--yes" in ended.err) == (2, True)
    assert sync_saver.get_tuple(config_for("t"))


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of one: who types, and whom a command asks."""
    try:
        ends = pty.openpty()
    except OSError as error:
        pytest.skip(f"this system has no pseudo-terminals, /dev/pts is not mounted: {error}")
    yield ends
    for end in ends:
        os.close(end)


def test_a_delete_asks_you(dsn: str, sync_saver: PostgresSaver, terminal: tuple[int, int]) -> None:
    graphs.begin(sync_saver, "asked")
    ours, theirs = terminal
    for answer, code, left in (b"n\n", 1, True), (b"y\n", 0, False):
        os.write(ours, answer)
        ended = program("pg_checkpoint", "delete", "asked", dsn=dsn, stdin=theirs)
        assert ended.returncode == code, ended.stderr
        assert "Delete 1 thread with 8 checkpoints?" in ended.stderr
        assert (sync_saver.get_tuple(config_for("asked")) is not None) == left


def test_a_pipe_that_breaks_is_no_traceback(dsn: str) -> None:
    command = f"{sys.executable} -m pg_checkpoint migrate --sql | true"
    how: Any = {"shell": True, "capture_output": True, "check": False}
    assert subprocess.run(command, env=environment(dsn), **how).stderr == b""


# What argv has for bytes that are no UTF-8.
NO_TEXT = "\udcff\udcfe"


@each(
    "command",
    [
        *("status", "doctor", "threads", "unfinished", "verify"),
        # A free port: it listens before it connects.
        "ui --port 0",
        *("show t", "export -", "store ls", "retention --keep-last 1"),
    ],
)
def test_a_dsn_that_is_no_text(command: str) -> None:
    ended = cli("--dsn", NO_TEXT, *command.split())
    assert ended.code in {2, 3}
    assert "DSN" in ended.out + ended.err


@each(
    "command",
    [
        *("show {}", "diff {} a b", "copy {} b", "delete {} -y", "prune {} -y"),
        *("verify --thread {}", "import {}", "store ls {}"),
        *("store get a {}", "store rm a {} -y", "threads --after {}", "--schema {} threads"),
        *("threads --where {}", "threads --after 2026-01-01T00:00:00+00:00,{}"),
    ],
)
def test_an_argument_that_is_no_text(command: str, dsn: str) -> None:
    ended = cli(*(part.format(NO_TEXT) for part in command.split()), dsn=dsn)
    assert ended.code == 2, ended.err
    assert len(ended.err.splitlines()) == 1


@each(
    "command, other",
    product(["status", "threads"], ["mysql://me:hidden@h/d", "sqlite:///d", "/tmp", "nothing"]),
)
def test_a_dsn_of_something_else(command: str, other: str) -> None:
    ended = cli("--dsn", other, command)
    assert ended.code == 2
    said = " ".join((ended.out + ended.err).split())
    assert "postgresql://user:password@host/name" in said
    assert "hidden" not in said
