"""Tables in the docs repeat what the code says; what the site makes of the pages."""

from __future__ import annotations

import re
from dataclasses import fields
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.config.base import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

import pg_checkpoint
from benchmarks.workload import Agents
from pg_checkpoint import __version__
from pg_checkpoint.core import errors
from pg_checkpoint.core.options import Settings
from tests import docs_site, telemetry_page
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


# --- the site ---


def _config() -> MkDocsConfig:
    config = load_config(str(ROOT / "mkdocs.yml"))
    config.plugins._current_plugin = None  # a build sets it, and files that are generated note it
    return config


def _on_the_site(source: str, page: str) -> tuple[str, dict[str, Any]]:
    shown: Any = SimpleNamespace(file=SimpleNamespace(src_uri=page), meta={})
    text = (ROOT / source).read_text("utf-8")
    files = Files([])
    return docs_site.on_page_markdown(text, shown, _config(), files), shown.meta


def test_every_page_shows_the_version() -> None:
    assert docs_site.on_config(_config()).site_name == f"pg_checkpoint {__version__}"


def test_the_home_page_has_a_title() -> None:
    assert _on_the_site("README.md", "index.md")[1] == {"title": _config().site_description}
    assert _on_the_site("docs/faq.md", "faq.md")[1] == {}


def test_every_option_has_an_anchor_of_its_name() -> None:
    page, _ = _on_the_site("docs/options.md", "options.md")
    anchors = re.findall(r"^\| \[`(\w+)`\]\(#(\w+)\)\{ #(\w+) \} \|", page, re.MULTILINE)
    assert [name for name, *_ in anchors] == [f.name for f in fields(Settings)]
    assert all(len(set(anchor)) == 1 for anchor in anchors)


@pytest.mark.parametrize("link", ["docs/options.md", "docs/reference/savers.md", "CONTRIBUTING.md"])
def test_links_of_the_readme_lead_to_pages_of_the_site(link: str) -> None:
    page: Any = SimpleNamespace(file=SimpleNamespace(src_uri="index.md"), meta={})
    turned = docs_site.on_page_markdown(f"[x]({link}#y)", page, _config(), Files([]))
    place = docs_site.MOVED.get(link, link.removeprefix("docs/"))
    assert turned == f"[x]({place}#y)"


def test_benchmarks_show_a_chart_before_the_method_and_no_letters_for_numbers() -> None:
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    assert page.index("](charts/") < page.index("## Method") < page.index("\n| ")
    assert f"\n## {Agents(64, 20).name}\n" in page
    assert not re.search(r"\b[NS]=\d", page)
