"""Runs LangGraph's own tests on ours: python -m tests.upstream [--stores | --caches] [...]

Further arguments are pytest's.
The source distributions of the versions that are installed are downloaded and their tests
unpacked into a temporary folder; nothing of them is kept here. on_ours.py puts our savers in the
place of theirs, stores_on_ours.py our stores, caches_on_ours.py our caches. What fails must be on
the list in left_out.py, each with its reason; known_differences.py lets pytest expect those.
--stores runs the tests of stores only, --caches those of caches; with UPSTREAM_STORE=stock in the
environment the tests of stores run on the stock store, which says what of them is no fault of ours.

Ends with 0 if nothing else failed, 1 if something did, 75 if nothing could be downloaded.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import psycopg

from pg_checkpoint import migrate
from tests.servers import fast_server
from tests.upstream.left_out import CACHES, LEFT_OUT, STORES

HERE = Path(__file__).parent
NOT_RUN = 75
# Of the fixtures with many savers, those made from a DSN: how a saver gets its connections is
# tested elsewhere, and theirs take ten minutes more.
FROM_DSN = "postgres and not pipe and not pool and not store and not redis"
# The same for caches, with any saver.
ON_OUR_CACHE = "redis and not postgres and not sqlite"


class Suite(NamedTuple):
    """The tests of a package: which of its files, and which tests in them."""

    package: str
    files: str
    mentioning: str
    chosen: str = ""
    in_memory: bool = False
    of_stores: bool = False
    of_caches: bool = False

    @property
    def what(self) -> str:
        """Of what its tests are."""
        return "caches" if self.of_caches else "stores" if self.of_stores else "savers"


SUITES = (
    Suite("langgraph-checkpoint-postgres", "test_*.py", "PostgresSaver"),
    Suite("langgraph-checkpoint-sqlite", "test_*.py", "SqliteSaver"),
    Suite("langgraph-checkpoint", "test_memory.py", "InMemorySaver", in_memory=True),
    Suite("langgraph-prebuilt", "test_*.py", "_checkpointer", FROM_DSN),
    Suite("langgraph", "test_*.py", "_checkpointer", FROM_DSN),
    Suite("langgraph-checkpoint-postgres", "test_*.py", "PostgresStore", of_stores=True),
    Suite("langgraph-checkpoint-sqlite", "test_*.py", "SqliteStore", of_stores=True),
    Suite("langgraph-checkpoint", "test_store.py", "", in_memory=True, of_stores=True),
    Suite("langgraph-checkpoint", "test_*cache.py", "RedisCache", of_caches=True),
    Suite("langgraph", "test_*.py", "cache: BaseCache", ON_OUR_CACHE, of_caches=True),
)


class Outcome(NamedTuple):
    """What a suite's tests came to."""

    passed: int
    failed: list[str]
    left_out: list[str]
    passed_though_left_out: list[str]

    def __str__(self) -> str:
        return f"{self.passed} passed, {len(self.failed)} failed, {len(self.left_out)} left out"


def main(arguments: Sequence[str]) -> int:
    """Runs all suites; see the module's docstring for what is returned."""
    only = [a for a in arguments if a in ("--stores", "--caches")]
    suites = [s for s in SUITES if not only or f"--{s.what}" in only]
    arguments = [a for a in arguments if a not in only]
    with tempfile.TemporaryDirectory() as folder:
        try:
            unpacked = {suite: _unpacked(suite, Path(folder)) for suite in suites}
        except subprocess.CalledProcessError as error:
            print(f"upstream suites not run: no source distributions: {_last_line(error.stderr)}")
            return NOT_RUN
        with fast_server() as server:
            base = server.dsn.rsplit("/", 1)[0] + "/"
            _make_template(base)
            outcomes = {s: _run(s, place, base, arguments) for s, place in unpacked.items()}
    for suite, outcome in outcomes.items():
        print(f"upstream: {suite.package} {version(suite.package)}, {suite.what}: {outcome}")
        for name in outcome.passed_though_left_out:
            print(f"  passes, though it is left out: {name}")
        for name in outcome.failed:
            print(f"  failed: {name}")
    return int(any(outcome.failed or not outcome.passed for outcome in outcomes.values()))


def _unpacked(suite: Suite, folder: Path) -> Path:
    """The folder with a package's tests, as its source distribution has them."""
    wanted = f"{suite.package}=={version(suite.package)}"
    options = ["--no-binary=:all:", "--no-deps", "--no-build-isolation", "--quiet"]
    archives, place = folder / suite.package, folder / f"{suite.package}-{suite.what}"
    if not archives.exists():  # several suites are of one package
        command = [sys.executable, "-m", "pip", "download", *options, f"--dest={archives}", wanted]
        subprocess.run(command, check=True, stderr=subprocess.PIPE, text=True)
    (archive,) = archives.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        # Not the package itself, which is installed.
        members = [m for m in file if re.match(r"[^/]+/(tests/|pyproject\.toml$)", m.name)]
        _extract(file, place, members)
    (root,) = {place / member.name.split("/")[0] for member in members}
    return root


def _extract(file: tarfile.TarFile, place: Path, members: list[tarfile.TarInfo]) -> None:
    """With the filter that refuses what leads outside, where this Python has it."""
    if hasattr(tarfile, "data_filter"):
        file.extractall(place, members, filter="data")
    else:
        file.extractall(place, members)


def _make_template(base: str) -> None:
    with psycopg.connect(base + "postgres", autocommit=True) as admin:
        admin.execute("create database ours")
    migrate(base + "ours")


def _run(suite: Suite, root: Path, base: str, arguments: Sequence[str]) -> Outcome:
    for file in (root / "tests").glob("**/*.py"):
        theirs = file.read_text()
        ours = re.sub(r"postgres(ql)?://postgres:postgres@localhost:\d+/", lambda _: base, theirs)
        file.write_text(ours)
    files = [
        str(file.relative_to(root))
        for file in sorted((root / "tests").glob(suite.files))
        if suite.mentioning in file.read_text()
        and suite.of_stores == file.stem.endswith(("_store", "_ttl"))
    ]
    options = ["-ojunit_family=xunit1", "--timeout=600", "-q", "--tb=short"]
    options += ["-k", suite.chosen] if suite.chosen else []
    environment = {
        **os.environ,
        "PYTHONPATH": str(HERE),
        "UPSTREAM_SERVER": base,
        "UPSTREAM_TEMPLATE": "ours",
        "UPSTREAM_MEMORY": "1" if suite.in_memory else "",
        "UPSTREAM_LEFT_OUT": json.dumps(_left_out(suite)),
        "LANGGRAPH_TEST_FAST": "false",
    }
    plugin = {"savers": "on_ours"}.get(suite.what, f"{suite.what}_on_ours")
    plugins = ["-p", plugin, "-p", "known_differences"]
    command = [sys.executable, "-m", "pytest", *plugins, *options, *files, *arguments]
    parts = {"all": list[str]()}
    if suite.chosen or suite.of_stores:
        # What measures time has the machine to itself.
        parts = {"beside": ["-n2", "-m", "not measures_time"], "alone": ["-m", "measures_time"]}
    reports = {root / f"{part}.xml": how for part, how in parts.items()}
    for report, how in reports.items():
        subprocess.run(
            [*command, f"--junit-xml={report}", *how], cwd=root, env=environment, check=False
        )
    return _outcome(suite, list(reports))


def _outcome(suite: Suite, reports: Sequence[Path]) -> Outcome:
    if not all(report.exists() for report in reports):
        return Outcome(0, ["a part of it: no report was written"], [], [])
    outcome = Outcome(0, [], [], [])
    for case in (case for report in reports for case in ET.parse(report).iter("testcase")):
        name = f"{case.get('file') or case.get('classname')}::{case.get('name')}"
        known = any(fnmatch(name.split("[")[0], f"*{pattern}") for pattern in _left_out(suite))
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed.append(name)
        elif skipped is not None:
            expected = known and skipped.get("type") == "pytest.xfail"
            outcome.left_out.extend([name] if expected else [])
        else:
            outcome = outcome._replace(passed=outcome.passed + 1)
            outcome.passed_though_left_out.extend([name] if known else [])
    return outcome


def _left_out(suite: Suite) -> dict[str, str]:
    of = {"savers": LEFT_OUT, "stores": STORES, "caches": CACHES}
    return of[suite.what].get(suite.package, {})


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["pip said nothing"])[-1]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
