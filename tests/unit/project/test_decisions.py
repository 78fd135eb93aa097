"""docs/decisions: every page has the form of the template, and the index lists all of them."""

from __future__ import annotations

import re
from pathlib import Path

from tests import decisions_page
from tests.cases import each
from tests.decisions_page import FOLDER, INDEX, SECTIONS, TOPICS

PAGES = sorted(path for path in FOLDER.glob("*.md") if path != INDEX)


def test_the_index_lists_every_decision() -> None:
    index = INDEX.read_text("utf-8")
    assert decisions_page.render(index) == index, "run: python -m tests.decisions_page"
    assert all(index.count(f"]({path.name})") == 2 for path in PAGES)


@each("page", PAGES)
def test_a_page_has_the_form_of_the_template(page: Path) -> None:
    decision = decisions_page.read(page)
    assert re.fullmatch(rf"{decision.date}-[a-z0-9]+(-[a-z0-9]+)*\.md", page.name)
    assert decision.topic in TOPICS
    status = re.fullmatch(r"in force|superseded(?: in part)? by \[.+\]\((.+)\)", decision.status)
    assert status, decision.status
    sections = re.findall(r"^## (.+)$", page.read_text("utf-8"), re.MULTILINE)
    assert sections[:3] == list(SECTIONS[:3])
    assert sections[3:] == [name for name in SECTIONS[3:] if name in sections]


def test_the_template_is_what_the_pages_are_read_by(tmp_path: Path) -> None:
    template, _ = re.findall(r"```markdown\n(.*?)```", INDEX.read_text("utf-8"), re.DOTALL)
    page = tmp_path / "page.md"
    page.write_text(template)
    assert decisions_page.read(page).status == "in force"
    assert re.findall(r"^## (.+)$", template, re.MULTILINE) == list(SECTIONS)
