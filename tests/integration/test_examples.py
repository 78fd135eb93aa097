"""The examples and the README do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

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
