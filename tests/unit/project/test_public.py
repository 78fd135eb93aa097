"""What earlier releases offered to programs is there still, as docs/operations.md promises."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import pytest

import pg_checkpoint
from tests.cases import each
from tests.upgrade import FOLDER, RELEASES, ROOT, run_public

PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")
_IMPORT = re.compile(r"^from (pg_checkpoint[\w.]*) import (.+)$", re.MULTILINE)
# What was taken away after a minor version that warned; the changelog says each.
GONE: set[str] = set()


@pytest.fixture(scope="module")
def offered() -> dict[str, list[str]]:
    return dict(json.loads(run_public(ROOT)))


@each("release", RELEASES)
def test_nothing_is_gone(release: str, offered: dict[str, list[str]]) -> None:
    before = json.loads((FOLDER / f"{release}-public.json").read_text("utf-8"))
    gone = {name for name in before if name not in offered}
    for name in before.keys() & offered.keys():
        gone |= {f"{name} {part}" for part in set(before[name]) - set(offered[name])}
    assert gone == GONE


def test_it_sees_names_methods_parameters_and_options(offered: dict[str, list[str]]) -> None:
    assert set(pg_checkpoint.__all__) <= offered.keys()
    assert "dry_run" in offered["AsyncPostgresSaver.apply_retention"]
    assert "--json" in offered["pg-checkpoint status"]
    assert "lock_timeout" in offered["Settings"]


def _public_modules() -> dict[str, set[str]]:
    return {
        found[1]: set(re.findall(r"`(\w+)`", found[2]))
        for found in re.finditer(r"^\| `(pg_checkpoint[\w.]*)` \| (.+) \|$", PAGE, re.MULTILINE)
    }


def test_the_page_names_what_there_is() -> None:
    public = _public_modules()
    assert set(public) > {"pg_checkpoint", "pg_checkpoint.tools.export"}
    for name, attributes in public.items():
        module = importlib.import_module(name)
        assert all(hasattr(module, attribute) for attribute in attributes), name


@each("path", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))])
def test_the_docs_import_what_is_public(path: Path) -> None:
    public = _public_modules()
    for module, names in _IMPORT.findall(path.read_text("utf-8")):
        offered = pg_checkpoint.__all__ if module == "pg_checkpoint" else public.get(module, ())
        wanted = [name.strip(" ()") for name in names.split(",")]
        assert all(name in offered for name in wanted if name), (module, names)
