"""Where the default event loop is one that psycopg can't work on, as on Windows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# sitecustomize.py: asyncio.run makes a loop that is called what Windows' default one is.
PROACTOR = """
import asyncio

class ProactorEventLoop(asyncio.SelectorEventLoop):
    pass

asyncio.ProactorEventLoop = ProactorEventLoop
asyncio.events.new_event_loop = ProactorEventLoop
"""
USER = """
import asyncio, os
from pg_checkpoint import AsyncPostgresSaver

async def main():
    async with AsyncPostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]):
        print("open")

asyncio.run(main(){})
"""
SELECTOR = ", loop_factory=asyncio.SelectorEventLoop"


def _run(folder: Path, dsn: str, *command: str) -> subprocess.CompletedProcess[str]:
    (folder / "sitecustomize.py").write_text(PROACTOR)
    # A folder with pg_checkpoint in it comes first by itself.
    more = {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PG_CHECKPOINT_DSN": dsn}
    return subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **more},
        check=False,
    )


def test_users_are_told_which_loop_works(dsn: str, tmp_path: Path) -> None:
    done = _run(tmp_path, dsn, "-c", USER.format(""))
    assert "UnusableConnectionError: psycopg does not support Windows'" in done.stderr
    assert "--loop asyncio:SelectorEventLoop" in done.stderr


@pytest.mark.skipif(sys.version_info < (3, 12), reason="asyncio.run has no loop_factory")
def test_the_loop_that_they_are_told_of_works(dsn: str, tmp_path: Path) -> None:
    assert _run(tmp_path, dsn, "-c", USER.format(SELECTOR)).stdout == "open\n"


@pytest.mark.skipif(sys.version_info < (3, 11), reason="there only Windows' own policy helps")
def test_our_own_programs_choose_another_loop(dsn: str, tmp_path: Path) -> None:
    done = _run(tmp_path, dsn, "-m", "pg_checkpoint", "verify")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "UnsupportedEventLoop" not in done.stdout + done.stderr
