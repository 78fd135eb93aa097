"""What the extras name is what is needed, and messages name no package of an index."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[3]
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")

# Refuses what is in no distribution that is named.
PROGRAM = """
import sys
refused = set(sys.argv.pop(1).split(","))
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name in refused:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Refusing())
sys.argv = ["pg-checkpoint", "--help"]
from pg_checkpoint.cli import main
main()
"""


def _named(where: str) -> list[Requirement]:
    (listed,) = re.findall(rf"^{where} = (\[[^\n]*\]$|\[.*?^\])", PROJECT, re.MULTILINE | re.DOTALL)
    return [Requirement(one) for one in ast.literal_eval(listed)]


def _with_theirs(named: list[Requirement]) -> set[str]:
    found: set[str] = set()
    while named:
        one = named.pop()
        key = re.sub(r"[-_.]+", "-", one.name).lower()
        extras = ["", *one.extras]
        if key in found and not one.extras:
            continue
        found.add(key)
        for text in metadata.requires(one.name) or ():
            inner = Requirement(text)
            if inner.marker is None or any(inner.marker.evaluate({"extra": e}) for e in extras):
                named.append(inner)
    return found


def test_the_command_line_needs_no_more_than_its_extra_names() -> None:
    there = _with_theirs([*_named("dependencies"), *_named("cli")])
    refused = [
        module
        for module, names in metadata.packages_distributions().items()
        if not {re.sub(r"[-_.]+", "-", name).lower() for name in names} & {*there, "pg-checkpoint"}
    ]
    assert {"pytest", "fastapi", "cryptography"} <= set(refused)
    command = [sys.executable, "-c", PROGRAM, ",".join(refused)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert "threads" in done.stdout


def test_no_message_installs_the_package_by_its_name() -> None:
    for path in (ROOT / "pg_checkpoint").rglob("*.py"):
        assert not re.search(r"pip install[^\n]*pg[-_]checkpoint", path.read_text("utf-8")), path
