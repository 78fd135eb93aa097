"""The benchmarks run: a round of everything, in seconds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers import Server

ROOT = Path(__file__).parents[2]


@pytest.mark.direct("measures both savers alike; a pooler would add nothing")
# All of them, once: minutes where others use the machine too.
@pytest.mark.timeout(3600)
def test_a_smallest_run(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--smoke"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PG_CHECKPOINT_DSN": server.dsn},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "operations per second" in done.stdout.replace("\n", " ")
    for saver in ("pg_checkpoint", "stock", "InMemorySaver"):
        assert saver in done.stdout
