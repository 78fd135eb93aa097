"""What the extras name is what is needed, and messages name no package of an index."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[3]
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")

# Refuses what is in no distribution that is named.
PROGRAM = """
import sys
refused, program, *sys.argv[1:] = sys.argv[1:]
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name in refused.split(","):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Refusing())
exec(program)
"""


def _named(where: str) -> list[Requirement]:
    (listed,) = re.findall(rf"^{where} = (\[[^\n]*\]$|\[.*?^\])", PROJECT, re.MULTILINE | re.DOTALL)
    return [Requirement(one) for one in ast.literal_eval(listed)]


def _with_theirs(named: list[Requirement]) -> set[str]:
    found: set[str] = set()
    while named:
        one = named.pop()
        key = _key(one.name)
        extras = ["", *one.extras]
        if key in found and not one.extras:
            continue
        found.add(key)
        for text in metadata.requires(one.name) or ():
            inner = Requirement(text)
            if inner.marker is None or any(inner.marker.evaluate({"extra": e}) for e in extras):
                named.append(inner)
    return found


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _modules_of_others(known: set[str]) -> set[str]:
    """Modules in no known distribution; several share `langgraph`, hence two parts of a name."""
    ours, others = set[str](), set[str]()
    for distribution in metadata.distributions():
        modules = ours if _key(distribution.name) in known else others
        for file in distribution.files or ():
            if file.suffix in (".py", ".so"):
                first, second, *_ = *file.parts, ""
                modules |= {first.partition(".")[0], f"{first}.{second.partition('.')[0]}"}
    return others - ours


@pytest.mark.parametrize(
    ("extra", "program", "expected"),
    [
        ([], "import pg_checkpoint; print(pg_checkpoint.migration_sql())", "create table"),
        (["cli"], "from pg_checkpoint.cli import main; main()", "threads"),
    ],
)
def test_the_package_needs_no_more_than_it_names(
    extra: list[str], program: str, expected: str
) -> None:
    named = [one for where in ("dependencies", *extra) for one in _named(where)]
    refused = _modules_of_others({*_with_theirs(named), "pg-checkpoint"})
    assert {"pytest", "fastapi", "cryptography"} <= refused
    command = [sys.executable, "-c", PROGRAM, ",".join(refused), program, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert expected in done.stdout


def test_no_message_installs_the_package_by_its_name() -> None:
    for path in (ROOT / "pg_checkpoint").rglob("*.py"):
        assert not re.search(r"pip install[^\n]*pg[-_]checkpoint", path.read_text("utf-8")), path
