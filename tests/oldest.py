"""Runs conformance, graphs and attacks on the oldest versions allowed: python -m tests.oldest"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".venv-oldest"
PYTHON = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
EXTRAS = "cli,embedded,encryption,otel,ui"
# What tests need; in any version that goes with the oldest of the rest.
TOOLS = (
    *("pytest", "pytest-asyncio", "pytest-timeout", "hypothesis", "psutil", "testcontainers"),
    *("langgraph-checkpoint-postgres", "opentelemetry-sdk", "fastapi", "numpy", "PyYAML"),
)
# What graphs run on; the demo asks for a newer one.
GRAPHS = ("langgraph>=1.0.6,<2", "rich>=13")
# Its own dependencies ask for newer versions than it needs.
ALONE = "langgraph-checkpoint-conformance"
FILES = (
    *("tests/conformance", "tests/unit/codec/test_exact.py"),
    *("tests/integration/saver/test_graphs.py", "tests/integration/saver/test_drop_in.py"),
    # Attacks: what a dependency makes of hostile rows and files depends on its version.
    *("tests/integration/codec/test_strict.py", "tests/integration/tools/test_export_files.py"),
    *("tests/integration/codec/test_hostile_input.py", "tests/faults/test_corrupt_rows.py"),
    *("tests/integration/codec/test_tampering.py", "tests/faults/test_hostile_input.py"),
)
# Apart from that of the newest versions.
CACHE = ("-o", "cache_dir=.pytest_cache/test-oldest")
# Old typer uses names that new versions of click warn of; nothing else asks for an older click.
QUIET = ("-Wignore:'click:DeprecationWarning",)
_REQUIRES = "import importlib.metadata as m; print(*m.requires('pg-checkpoint'), sep='\\n')"


def main(arguments: Sequence[str]) -> int:
    """Returns pytest's exit code."""
    stamp = PLACE / ".ready"
    makers = ROOT / "pyproject.toml", Path(__file__)
    newest_change = max(maker.stat().st_mtime for maker in makers)
    if not stamp.exists() or stamp.stat().st_mtime < newest_change:
        _install()
        stamp.touch()
    command = [str(PYTHON), "-m", "pytest", *CACHE, *QUIET, *FILES, *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _install() -> None:
    venv.create(PLACE, clear=True, symlinks=os.name != "nt")
    _uv("install", "--resolution=lowest-direct", f"--editable={ROOT}[{EXTRAS}]", *GRAPHS)
    held = PLACE / "held.txt"
    frozen = _uv("freeze", "--exclude-editable")
    _check_bounds(dict(line.split("==") for line in frozen.splitlines()))
    held.write_text(frozen)
    _uv("install", f"--constraints={held}", *TOOLS)
    _uv("install", "--no-deps", ALONE)


def _check_bounds(installed: Mapping[str, str]) -> None:
    """Fails unless each lower bound is what was installed."""
    command = [str(PYTHON), "-c", _REQUIRES]
    asked = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for line in [*asked.splitlines(), *GRAPHS]:
        requirement = Requirement(line)
        name = canonicalize_name(requirement.name)
        if name == "pg-checkpoint":  # one extra asks for another
            continue
        [bound] = [s.version for s in requirement.specifier if s.operator == ">="]
        if Version(installed[name]) != Version(bound):
            said = f"{bound} is allowed, {installed[name]} tested"
            raise SystemExit(f"{name}: {said}; raise it in pyproject.toml")


def _uv(verb: str, *arguments: str) -> str:
    command = [sys.executable, "-m", "uv", "pip", verb, "--quiet", f"--python={PYTHON}", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
