"""What a reader sees of the documentation as a site, in headless Chromium (make test-browser)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import WIDTH

ROOT = Path(__file__).parents[2]
# Tables that are wider than their column: they scroll, and a reader may miss what is cut off.
CUT = """() => [...document.querySelectorAll(".md-typeset__scrollwrap")]
    .filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)"""
# Lines of code and diagrams that a wide screen has room for, and that are cut off all the same.
CUT_LINES = """() => [...document.querySelectorAll("pre > code")]
    .filter(e => Math.max(...e.innerText.split("\\n").map(l => l.length)) <= 100)
    .filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)"""
# Words in headings, and in tables' first column, that are broken in the middle.
BROKEN = """() => [...document.querySelectorAll("h1, h2, h3, td:first-child")]
    .flatMap(e => [...e.querySelectorAll("code, .doc-object-name")].concat(e))
    .filter(e => !/\\s/.test(e.innerText.replace("¶", "").trim()) && e.innerText.length > 1)
    .filter(e => new Set([...e.getClientRects()].map(r => r.top)).size > 1).map(e => e.innerText)"""
PICTURES = """() => [...document.querySelectorAll(".md-content img")]
    .map(e => [e.complete && e.naturalWidth > 0, e.getBoundingClientRect().right])"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    return folder


def _visits(chromium: Browser, pages: list[Path], width: int, scheme: Any) -> Iterator[Any]:
    viewport: Any = {"width": width, "height": 900}
    with chromium.new_context(viewport=viewport, color_scheme=scheme) as context:
        page = context.new_page()
        for path in pages:
            page.goto(path.as_uri())
            page.wait_for_load_state("load")
            yield path.name, page


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (375, "dark")])
def test_no_page_is_too_wide(chromium: Browser, site: Path, width: int, scheme: str) -> None:
    pages = sorted(path for path in site.rglob("*.html") if path.name != "404.html")
    assert len(pages) > 40
    for name, page in _visits(chromium, pages, width, scheme):
        wide, room = page.evaluate(WIDTH)
        assert wide <= room, name
        assert page.evaluate(BROKEN) == [], name
        if width == 1280:
            assert page.evaluate(CUT_LINES) == [], name
        for is_shown, right in page.evaluate(PICTURES):
            assert (is_shown, right <= width) == (True, True), name


def test_the_benchmarks_are_not_cut_off(chromium: Browser, site: Path) -> None:
    for _, page in _visits(chromium, [site / "benchmarks.html"], 1280, "light"):
        assert page.locator("table").count() > 5
        assert page.evaluate(CUT) == []
