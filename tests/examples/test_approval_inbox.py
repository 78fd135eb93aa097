"""examples/approval_inbox as its users run it: ask, list, answer, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from examples.approval_inbox.agent import config_of
from pg_checkpoint import PostgresSaver

ROOT = Path(__file__).parents[2]


def _run(dsn: str, *arguments: str, code: int = 0) -> list[str]:
    ended = subprocess.run(
        [sys.executable, "-m", "examples.approval_inbox", *arguments],
        cwd=ROOT,
        env={**os.environ, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == code, ended.stderr
    return ended.stdout.splitlines()


def test_questions_are_answered_one_by_one(empty_dsn: str) -> None:
    assert _run(empty_dsn, "list") == ["nobody waits for an answer"]
    _run(empty_dsn, "ask", "order-1", "20", "350")
    _run(empty_dsn, "ask", "order-2", "7")
    asked = [line.split(" ", 2) for line in _run(empty_dsn, "list")]
    assert [(thread, question) for thread, _, question in asked] == [
        ("order-1", "Refund 20 EUR?"),
        ("order-1", "Refund 350 EUR?"),
        ("order-2", "Refund 7 EUR?"),
    ]
    ids = [interrupt_id for _, interrupt_id, _ in asked]
    _run(empty_dsn, "answer", "order-1", ids[0], "yes")
    left = [line.split(" ", 2)[1] for line in _run(empty_dsn, "list")]
    assert sorted(left) == sorted(ids[1:])
    said = _run(empty_dsn, "answer", "order-1", ids[0], "no", code=1)
    assert said == ["somebody, or the deadline, has answered it before"]
    said = _run(empty_dsn, "answer", "order-1", ids[1], "no")
    assert said == ["20 EUR: paid", "350 EUR: refused"]
    assert [line.split(" ", 2)[0] for line in _run(empty_dsn, "list")] == ["order-2"]


def test_what_nobody_answers_in_time_is_refused(empty_dsn: str) -> None:
    _run(empty_dsn, "ask", "order-1", "20", "350", "--hours", "0")
    _run(empty_dsn, "ask", "order-2", "7")
    asked = [line.split(" ", 2)[:2] for line in _run(empty_dsn, "list")]
    _run(empty_dsn, "answer", *asked[0], "yes")
    _run(empty_dsn, "work")
    assert [line.split(" ", 2)[0] for line in _run(empty_dsn, "list")] == ["order-2"]
    said = _run(empty_dsn, "answer", *asked[1], "yes", code=1)
    assert said == ["somebody, or the deadline, has answered it before"]
    with PostgresSaver.from_conn_string(empty_dsn) as saver:
        state = saver.get(config_of("order-1"))
    assert state is not None
    assert state["channel_values"]["outcomes"] == ["20 EUR: paid", "350 EUR: refused"]
