"""What the hook makes of the pages for the site, and what a reader of a page sees first."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.config.base import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from benchmarks.workload import Agents
from pg_checkpoint import __version__
from pg_checkpoint.core.options import Settings
from tests import docs_site

ROOT = Path(__file__).parents[3]


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
