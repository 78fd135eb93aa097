"""pg-checkpoint status --watch: what the database knows, again and again."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint import PostgresSaver
from pg_checkpoint.diagnosis.activity import activity, rates
from pg_checkpoint.diagnosis.display import visible
from tests import graphs
from tests.command_line import cli
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
EVIL = "[red]x\x1b]52;c;ZXZpbA==\x07\x9b2J\u202e\tforged[/red]"
# As threads whose process died, as one that is driven, as one that was given up.
LEASES = """
insert into pgcheckpoint.checkpoint_threads (thread_id, unfinished_at) values
    ('lost', now() - interval '1 minute'), ('driven', now() - interval '3 hours'),
    ('poison', now() - interval '9 hours');
insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint, metadata)
    values ('poison', '1', '{}', '{}');
insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at, given_up_at, given_up_id)
values ('lost', 'dead', now() - interval '1 second', null, null),
    ('driven', 'alive', now() + interval '1 hour', null, null),
    ('poison', null, '9999-01-01 00:00:00+00', now(), '1');
insert into pgcheckpoint.retention_turns (policy, holder, held_until, finished_at)
    values ('p', 'h', now() + interval '1 hour', '2026-01-01Z'), ('q', null, null, '2026-01-02Z');
"""


def test_threads_leases_and_runs(sync_saver: PostgresSaver, dsn: str) -> None:
    graphs.begin(sync_saver, "asks")
    graphs.finish(sync_saver, "answered")
    with psycopg.connect(dsn) as admin:
        admin.execute(LEASES)
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01'"
            " where thread_id = 'answered'"
        )
        # As if its interrupt had been stored before its checkpoint.
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set unfinished_at = now() - interval '5 hours'"
            " where thread_id = 'asks'"
        )
    found = activity(sync_saver)
    assert (found.active, found.asking, found.leases) == (4, 1, 1)
    assert (found.due, found.idle, found.given_up) == (1, 0, 1)
    assert found.oldest == "driven"
    assert found.oldest_since is not None
    assert timedelta(hours=3) < found.at - found.oldest_since < timedelta(hours=4)
    assert found.retention_runs
    assert str(found.retention_at).startswith("2026-01-02")


@pytest.mark.direct("a pooler has sessions of its own")
def test_sessions_that_wait_for_a_lock(sync_saver: PostgresSaver, dsn: str) -> None:
    graphs.begin(sync_saver, "t")
    assert (activity(sync_saver).working, activity(sync_saver).blocked) == (0, 0)
    change = b"update pgcheckpoint.checkpoint_threads set ttl = null"
    with psycopg.connect(dsn) as holder, psycopg.connect(dsn) as waiter:
        holder.execute(change)
        waiting = threading.Thread(target=waiter.execute, args=[change])
        waiting.start()
        wait_until(lambda: activity(sync_saver).blocked == 1)
        assert activity(sync_saver).working == 2
        holder.rollback()
        waiting.join()
        assert activity(sync_saver).blocked == 0
        assert activity(sync_saver).connections >= 2


def test_rates_are_of_what_was_inserted(sync_saver: PostgresSaver) -> None:
    before = activity(sync_saver)
    graphs.begin(sync_saver, "t")
    wait_until(lambda: activity(sync_saver).checkpoints >= before.checkpoints + 8)
    wait_until(lambda: activity(sync_saver).writes > before.writes)
    now = replace(before, at=before.at + timedelta(seconds=2), checkpoints=before.checkpoints + 5)
    assert rates(before, now) == (2.5, 0.0)
    assert rates(None, now) == rates(now, before) == (None, None)
    # Somebody reset the statistics.
    assert rates(replace(before, writes=9), replace(now, writes=1)) == (2.5, None)


@pytest.mark.direct("a pooler knows no other role")
def test_a_role_that_may_only_select_sees_it(sync_saver: PostgresSaver, dsn: str) -> None:
    role = f"role_{conninfo_to_dict(dsn)['dbname']}"
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute(
            f"create role {role} login password 'of the test';"
            f"grant usage on schema pgcheckpoint to {role};"
            f"grant select on all tables in schema pgcheckpoint to {role};".encode()
        )
        try:
            change = b"update pgcheckpoint.checkpoint_threads set ttl = null"
            with psycopg.connect(dsn) as holder:
                holder.execute(change)
                as_role = make_conninfo(dsn, user=role, password="of the test")
                with PostgresSaver.from_conn_string(as_role) as saver:
                    found = activity(saver)
            assert (found.working, found.blocked) == (1, 0), "of another role's session, too"
            assert found.connections >= 2
        finally:
            owner.execute(f"drop owned by {role}".encode())
            owner.execute(f"drop role {role}".encode())


# --- the command ---


@contextmanager
def _watching(dsn: str, *options: str, **pipes: Any) -> Iterator[subprocess.Popen[str]]:
    """The command; it has to end with 130 by Ctrl-C, and says nothing else."""
    environment = {k: v for k, v in os.environ.items() if k != "COLUMNS"}
    with subprocess.Popen(
        [sys.executable, "-m", "pg_checkpoint", "status", "--watch", "--interval", "1s", *options],
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | pipes,
        env={**environment, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT), "TERM": "xterm"},
        # Tests that a shell runs in the background inherit that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            yield process
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=PATIENCE)
            assert (process.returncode, err) == (130, "")
        finally:
            process.kill()


def test_a_line_each_time_in_a_pipe(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    with psycopg.connect(dsn) as admin:
        admin.execute(LEASES)
        rename = b"update pgcheckpoint.checkpoint_threads set thread_id = %s where thread_id = %s"
        admin.execute(rename, [EVIL, "driven"])
    with _watching(dsn) as process:
        assert process.stdout is not None
        heading, *rows = (process.stdout.readline().rstrip("\n").split("\t") for _ in range(3))
    (first, second) = (dict(zip(heading, row, strict=True)) for row in rows)
    assert first["oldest run"] == visible(EVIL)
    assert (first["checkpoints/s"], first["waiting"], first["due"]) == ("-", "1", "1")
    assert float(second["checkpoints/s"]) >= 0
    assert first["time"] <= second["time"]


def test_json_is_a_document_a_line(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    with _watching(dsn, "--json") as process:
        assert process.stdout is not None
        first, second = (json.loads(process.stdout.readline()) for _ in range(2))
    assert first["asking"] == second["asking"] == 1
    assert first["checkpoints_per_second"] is None
    assert second["checkpoints_per_second"] >= 0


def test_it_is_drawn_in_place_on_a_terminal(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    try:
        ours, theirs = pty.openpty()
    except OSError as error:
        pytest.skip(f"this system has no pseudo-terminals, /dev/pts is not mounted: {error}")
    with _watching(dsn, stdout=theirs) as process:
        os.close(theirs)
        seen = ""
        while seen.count("last two minutes") < 2:
            assert process.poll() is None
            seen += os.read(ours, 65536).decode()
    os.close(ours)
    assert "1 for an answer" in seen
    # Up, and over the lines that are there.
    assert "\x1b[1A\x1b[2K" in seen


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--exact",), "--exact is not for --watch"),
        (("--interval", "0s"), "at least 1s"),
        (("--interval", "soon"), "--interval must be a number with"),
    ],
)
def test_what_makes_no_sense_is_refused(options: tuple[str, ...], said: str, dsn: str) -> None:
    ended = cli("status", "--watch", *options, dsn=dsn)
    assert ended.code == 2
    assert said in ended.err
