"""examples/renamed_class as its users run it: 60 threads outlive the module of their class."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "renamed_class"
ORDERS = 60


def _run(version: int, *command: str, dsn: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=EXAMPLE / f"version_{version}",
        env={
            **os.environ,
            "PG_CHECKPOINT_DSN": dsn,
            "PYTHONPATH": str(EXAMPLE.parents[1]),
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def _inbox(dsn: str, *arguments: str) -> str:
    """The output of another application in the same database."""
    return subprocess.run(
        [sys.executable, "-m", "examples.approval_inbox", *arguments],
        cwd=EXAMPLE.parents[1],
        env={**os.environ, "PG_CHECKPOINT_DSN": dsn},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_threads_outlive_the_module_of_their_class(empty_dsn: str) -> None:
    _inbox(empty_dsn, "ask", "order 1 of another", "350")
    question = _inbox(empty_dsn, "list")
    asked = _run(1, "shop", dsn=empty_dsn)
    assert asked.stdout == f"{ORDERS} orders wait for a person\n", asked.stderr
    look = ("pg_checkpoint", "types", "--json", "--app")
    careless = _run(2, *look, "shop.graph:careless", dsn=empty_dsn)
    assert careless.returncode == 1, careless.stderr
    problems = {c["class"]: c for c in json.loads(careless.stdout)["classes"] if c["problem"]}
    assert list(problems) == ["shop.state.Order"]
    assert problems["shop.state.Order"]["threads"] == ORDERS
    careful = _run(2, *look, "shop.graph:graph", dsn=empty_dsn)
    assert careful.returncode == 0, careful.stderr
    (order,) = [c for c in json.loads(careful.stdout)["classes"] if c["renamed"]]
    assert order["renamed"] == "shop.orders.Order"
    answered = _run(2, "shop", dsn=empty_dsn)
    expected = [f"approved: {number} lamps" for number in range(1, ORDERS + 1)]
    assert sorted(answered.stdout.splitlines()) == sorted(expected), answered.stderr
    # It answers its own threads only.
    assert _inbox(empty_dsn, "list") == question
