"""Runs conformance and graphs on the oldest versions that are allowed: python -m tests.oldest

In an environment of its own (.venv-oldest), where uv installs the lowest versions that
pyproject.toml allows and that can be had together. The newest are what every new .venv has.
Arguments go to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".venv-oldest"
PYTHON = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
EXTRAS = "cli,demo,encryption,otel,ui"
# What tests need; in any version that goes with the oldest of the rest.
TOOLS = (
    *("pytest", "pytest-asyncio", "pytest-timeout", "hypothesis", "psutil", "testcontainers"),
    *("langgraph-checkpoint-postgres", "opentelemetry-sdk", "fastapi", "PyYAML"),
)
# Its own dependencies ask for newer versions than it needs.
ALONE = "langgraph-checkpoint-conformance"
FILES = (
    "tests/conformance",
    "tests/integration/test_graphs.py",
    "tests/integration/test_drop_in.py",
)


def main(arguments: Sequence[str]) -> int:
    """Returns pytest's exit code."""
    stamp = PLACE / ".ready"
    newest_change = max(
        (ROOT / name).stat().st_mtime for name in ("pyproject.toml", "tests/oldest.py")
    )
    if not stamp.exists() or stamp.stat().st_mtime < newest_change:
        _install()
        stamp.touch()
    command = [str(PYTHON), "-m", "pytest", "-pno:cacheprovider", *FILES, *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _install() -> None:
    venv.create(PLACE, clear=True, symlinks=os.name != "nt")
    _uv("install", "--resolution=lowest-direct", f"--editable={ROOT}[{EXTRAS}]")
    held = PLACE / "held.txt"
    frozen = _uv("freeze", "--exclude-editable")
    held.write_text(frozen)
    _uv("install", f"--constraints={held}", *TOOLS)
    _uv("install", "--no-deps", ALONE)


def _uv(verb: str, *arguments: str) -> str:
    command = [sys.executable, "-m", "uv", "pip", verb, "--quiet", f"--python={PYTHON}", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
