"""Tables in the docs that repeat what the code says: options, errors, metrics; whole and right."""

from __future__ import annotations

import re
from dataclasses import fields
from datetime import timedelta
from pathlib import Path

import pg_checkpoint
from pg_checkpoint.core import errors
from pg_checkpoint.core.options import Settings
from tests import telemetry_page
from tests.cases import each

ROOT = Path(__file__).parents[3]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def _rows(page: str, header: str) -> list[list[str]]:
    text = (ROOT / page).read_text()
    (table,) = re.findall(rf"^\| {header} \|.*\n\|[-|: ]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]


def _shown(value: object) -> str:
    if isinstance(value, int) and value >= 2**20 and not value % 2**20:
        return f"{value // 2**20} MiB"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        digits = f"{value:g}"
        return f"{value:,}".replace(",", " ") if len(digits) > 4 else digits
    if isinstance(value, timedelta):
        return f"`{value!r}`".replace("datetime.", "")
    return f'`"{value}"`' if isinstance(value, str) else f"`{value}`"


def test_the_options_are_those_of_the_settings() -> None:
    rows = _rows("docs/options.md", "option")
    documented = {name.strip("`"): default for name, default, *_ in rows}
    assert documented == {f.name: _shown(f.default) for f in fields(Settings)}
    assert all(all(cells) for cells in rows)


def test_every_error_is_explained() -> None:
    rows = _rows("docs/guarantees.md", "error")
    documented = [name.strip("`") for name, *_ in rows if name.startswith("`")]
    ours = {name for name in vars(errors) if name.endswith("Error")} - {"PgCheckpointError"}
    assert {name for name in documented if not name.startswith("psycopg")} == ours
    assert len(documented) == len(set(documented))
    assert all(all(cells) for cells in rows)
    assert all(hasattr(pg_checkpoint, name) for name in ours)


def test_the_metrics_are_those_that_are_told() -> None:
    page = (ROOT / "docs" / "telemetry.md").read_text("utf-8")
    assert telemetry_page.render(page) == page, "run python -m tests.telemetry_page"
    assert telemetry_page.render(re.sub(r"\| `pg_checkpoint_retries.*\n", "", page)) == page


def test_the_reference_has_every_public_name_once() -> None:
    pages = "".join(page.read_text() for page in (ROOT / "docs" / "reference").glob("*.md"))
    documented = re.findall(r"^::: pg_checkpoint\.(.+)$", pages, re.MULTILINE)
    assert sorted(documented) == sorted(pg_checkpoint.__all__)


@each(
    "name",
    [
        *("AsyncPostgresSaver", "PostgresSaver", "AsyncPostgresStore", "PostgresStore"),
        *("AsyncPostgresEvents", "PostgresEvents"),
    ],
)
def test_the_reference_has_every_member_in_the_order_in_which_people_call_them(name: str) -> None:
    pages = "".join(page.read_text() for page in (ROOT / "docs" / "reference").glob("*.md"))
    (listed,) = re.findall(
        rf"^::: pg_checkpoint\.{name}\n    options:\n      members:\n((?:        - \w+\n)+)",
        pages,
        re.MULTILINE,
    )
    members = re.findall(r"- (\w+)", listed)
    assert members[:4] == ["from_conn_string", "setup", "open", "close"]
    ours = (c for c in getattr(pg_checkpoint, name).__mro__ if c.__module__.startswith("pg_"))
    shown = {
        attribute
        for one in ours
        for attribute, value in vars(one).items()
        if not attribute.startswith("_") and _has_words(value)
    }
    assert sorted(members) == sorted(shown)


def _has_words(value: object) -> bool:
    """Whether it has a docstring of its own, which a member needs to be shown."""
    return bool(getattr(getattr(value, "__func__", value), "__doc__", None)) and (
        callable(value) or isinstance(value, (property, classmethod, staticmethod))
    )


@each("page", PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith(("http://", "https://")):
            continue
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), target
        if anchor:
            assert anchor in _anchors(path), target


def _anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
