"""Builds what is released, and checks it as its users get it: python -m tests.check_dist"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

from pg_checkpoint import __version__

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
SUPPORTED = [f"3.{minor}" for minor in range(10, 15)]
IN_WHEEL = [
    *("pg_checkpoint/py.typed", "pg_checkpoint/sql/schema.sql", "pg_checkpoint/sql/citus.sql"),
    "pg_checkpoint/sql/tenants.sql",
]
IN_SOURCE = [
    *("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "pyproject.toml"),
    *("sql/migrations/0001_initial.sql", "sql/citus.sql", "tests/conftest.py"),
    *("docs/guarantees.md", "docs/reference/savers.md", "mkdocs.yml", "hatch_build.py"),
    *("examples/quickstart.py", "docker-compose.yml"),
]

# Run in an environment that has the wheel and what it asks for, and nothing else.
PROGRAM = """
import asyncio, sys
from typing_extensions import TypedDict
from langgraph.graph import END, START, StateGraph
import pg_checkpoint
from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.core.embedded import EmbeddedPostgres

assert pg_checkpoint.__version__ == sys.argv[1], pg_checkpoint.__version__
assert "site-packages" in pg_checkpoint.__file__

class State(TypedDict):
    count: int
    words: list

def count(state):
    return {"count": state["count"] + 1, "words": ["word"] * 500}

builder = StateGraph(State).add_node("count", count).add_edge(START, "count").add_edge("count", END)
config = {"configurable": {"thread_id": "1"}}

async def use(dsn):
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.setup()
        graph = builder.compile(checkpointer=saver)
        await graph.ainvoke({"count": 1, "words": []}, config)

with EmbeddedPostgres() as server:
    asyncio.run(use(server.dsn))
    with PostgresSaver.from_conn_string(server.dsn) as saver:
        state = builder.compile(checkpointer=saver).get_state(config)
        assert state.values == {"count": 2, "words": ["word"] * 500}, state.values
print("ok")
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Builds and checks wheel and source distribution.")
    parser.add_argument("--all", action="store_true", help="install it on every Python found")
    parser.add_argument("--same", metavar="FOLDER", help="only compare with what is there")
    given = parser.parse_args(arguments)
    if given.same:
        check_same(Path(given.same))
        return
    every = given.all
    wheel, source = build()
    run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(source))
    check_contents(wheel, source)
    for python in find_pythons() if every else [sys.executable]:
        started = time.monotonic()
        version = check_install(python, wheel)
        print(f"{wheel.name} works on Python {version} ({time.monotonic() - started:.0f} s)")


def build() -> tuple[Path, Path]:
    """Wheel and source distribution of this tree, alone in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--wheel", str(ROOT))
    (wheel,), (source,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return wheel, source


def check_contents(wheel: Path, source: Path) -> None:
    """Checks that all is there, and that the source makes the same wheel."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
            if sys.version_info >= (3, 12):
                archive.extractall(folder, filter="data")
            else:
                archive.extractall(folder)
        (tree,) = Path(folder).iterdir()
        out = Path(folder) / "again"
        run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", str(out), str(tree))
        (again,) = out.glob("*.whl")
        first, second = _contents(wheel), _contents(again)
    assert first == second, "the source distribution makes another wheel"
    missing = [n for n in IN_WHEEL if n not in first] + [n for n in IN_SOURCE if n not in names]
    assert not missing, missing
    strangers = {name.split("/")[0] for name in first} - {"pg_checkpoint"}
    assert strangers == {f"pg_checkpoint-{__version__}.dist-info"}, strangers


def check_same(folder: Path) -> None:
    """Checks that what somebody else built of this tree is what is in dist/, byte for byte."""
    built, other = ({p.name: p.read_bytes() for p in f.iterdir()} for f in (DIST, folder))
    assert built == other, f"dist/ has {sorted(built)}, {folder} {sorted(other)}, or other bytes"


def _contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {item.filename: item.CRC for item in archive.infolist()}


def check_install(python: str, wheel: Path) -> str:
    """Installs the wheel into an empty environment and runs a graph; returns Python's version."""
    with tempfile.TemporaryDirectory() as folder:
        run(python, "-m", "venv", f"{folder}/venv")
        own = f"{folder}/venv/{'Scripts' if os.name == 'nt' else 'bin'}/python"
        pip = (own, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        run(*pip, f"{wheel}[embedded]", "langgraph")
        run(own, "-m", "pip", "--disable-pip-version-check", "check")
        assert run(own, "-I", "-c", PROGRAM, __version__, cwd=folder).strip() == "ok"
        return run(own, "-c", "import platform; print(platform.python_version())").strip()


def find_pythons() -> list[str]:
    """One interpreter for each supported version, on PATH or among pyenv's."""
    found = {}
    for version in SUPPORTED:
        versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
        candidates = [shutil.which(f"python{version}"), *versions.glob(f"{version}.*/bin/python")]
        for candidate in filter(None, candidates):
            command = [str(candidate), "-c", "import venv, ensurepip"]
            if not subprocess.run(command, capture_output=True, check=False).returncode:
                found[version] = str(candidate)
                break
    print(f"found Python {', '.join(found)}")
    return list(found.values())


def run(*command: str, cwd: str | None = None) -> str:
    """Runs a program; its output is shown if it fails."""
    print(f"$ {' '.join(command).splitlines()[0][:100]}", flush=True)
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise SystemExit(f"failed: {' '.join(command)[:200]}")
    return done.stdout


if __name__ == "__main__":
    main()
