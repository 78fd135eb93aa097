"""The examples and the README do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from examples import quickstart, quickstart_sync

ROOT = Path(__file__).parents[2]


TWO_VISITS = ["a visit", "hello no. 1", "another visit", "hello no. 3"]
FOUR_VISITS = [*TWO_VISITS, "a visit", "hello no. 5", "another visit", "hello no. 7"]


async def test_the_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert await quickstart.main() == TWO_VISITS
    assert await quickstart.main() == FOUR_VISITS


def test_the_blocking_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert quickstart_sync.main() == TWO_VISITS
    assert quickstart_sync.main() == FOUR_VISITS


@pytest.mark.parametrize("name", ["quickstart", "quickstart_sync"])
def test_a_quickstart_as_a_script(name: str, empty_dsn: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py")],
        capture_output=True,
        text=True,
        # The package as a bare checkout has it, if it is not installed.
        env={**os.environ, "PG_CHECKPOINT_DSN": empty_dsn, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{TWO_VISITS}\n"


def test_the_readme_shows_what_is_tested() -> None:
    readme = (ROOT / "README.md").read_text()
    marked = r"<!-- tested: examples/fastapi_app/app.py -->\n```python\n(.*?)```"
    (lifespan,) = re.findall(marked, readme, re.DOTALL)
    example = (ROOT / "examples" / "fastapi_app" / "app.py").read_text()
    without_docstring = re.sub(r'\n    """.*?"""', "", example)
    assert lifespan in without_docstring


def _worker(dsn: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "examples.recovering_workers", "--jobs", "4", *arguments],
        cwd=ROOT,
        env={**os.environ, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_worker_goes_on_with_the_jobs_of_one_that_was_killed(empty_dsn: str) -> None:
    first = _worker(empty_dsn, "--pace", "60", "--ttl", "1")
    assert first.stdout is not None
    assert first.stdout.readline().startswith("job 1: process")
    with psycopg.connect(empty_dsn, autocommit=True) as admin:
        # It begins when its input is stored; its steps would take long.
        began = "select from pgcheckpoint.checkpoints where thread_id = 'job 1'"
        while not admin.execute(began).rowcount:
            time.sleep(0.05)
    first.kill()
    first.communicate()
    second = _worker(empty_dsn, "--pace", "0.01", "--ttl", "1")
    said, _ = second.communicate(timeout=60)
    assert second.returncode == 0
    assert [line.split(":")[0] for line in said.splitlines()] == [
        *("job 2", "job 3", "job 4", "all jobs are done")
    ]
