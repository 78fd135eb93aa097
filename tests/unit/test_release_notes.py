"""The notes of a release are its section of the changelog, and a wrong tag has none."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import pg_checkpoint
from tests.cut_release import MODULE, date_changelog, set_version
from tests.release_notes import CHANGELOG, ROOT, address, link, main, notes

EXAMPLE = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

### Added

- One thing.
- [Another](docs/x.md).

## [0.1.10] - 2026-11-23

- Ten.

## [0.1.1] - 2026-11-22

## [0.0.9]

- No date.
"""


def test_a_section_without_its_heading() -> None:
    expected = "### Added\n\n- One thing.\n- [Another](docs/x.md).\n"
    assert notes(EXAMPLE, "0.2.0") == expected
    assert notes(EXAMPLE, "0.1.10") == "- Ten.\n"


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.3.0", "0 sections"),
        ("0.1", "0 sections"),
        ("0.1.1", "is empty"),
        ("0.0.9", "no date"),
        ("Unreleased", "no date"),
    ],
)
def test_what_can_not_be_released(version: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        notes(EXAMPLE, version)


def test_the_tag_is_the_version_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    for tag in ("v9.9.9", pg_checkpoint.__version__):
        with pytest.raises(SystemExit, match=pg_checkpoint.__version__):
            main(tag)
    main(f"v{pg_checkpoint.__version__}")
    assert capsys.readouterr().out.strip()


def test_links_lead_to_the_tag() -> None:
    at = f"{address()}/blob/v0.2.0"
    text = "[a](docs/x.md#y), [b](https://example.org/), [c](#here), [d](mailto:a@b)"
    expected = f"[a]({at}/docs/x.md#y), [b](https://example.org/), [c](#here), [d](mailto:a@b)"
    assert link(text, "0.2.0") == expected


def test_the_changelog_begins_with_what_is_not_released() -> None:
    assert "\n## [Unreleased]\n" in CHANGELOG.read_text("utf-8").partition("\n## [0.")[0]


def test_each_heading_stands_once_and_in_order() -> None:
    order = ["Upgrading", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    sections = re.split(r"^## ", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        headings = re.findall(r"^### (\w+)", section, re.MULTILINE)
        assert headings == [name for name in order if name in headings]
        items = Counter(re.findall(r"^- .+$", section, re.MULTILINE))
        assert [item for item, times in items.items() if times > 1] == []


def test_what_is_not_released_becomes_a_release() -> None:
    before = (
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-21\n"
    )
    after = date_changelog(before, "0.2.0", "2026-12-01")
    assert notes(after, "0.2.0") == "### Added\n\n- A thing.\n"
    assert after.startswith(
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added"
    )
    with pytest.raises(SystemExit, match=r"0\.2\.0 already"):
        date_changelog(after, "0.2.0", "2026-12-01")
    with pytest.raises(SystemExit, match="is empty"):
        date_changelog(after, "0.3.0", "2026-12-02")
    with pytest.raises(SystemExit, match="no date"):
        date_changelog(before, "0.2.0", "tomorrow")


def test_a_release_has_a_later_version() -> None:
    module = 'import x\n\n__version__ = "0.9.0"\n\n__all__ = []\n'
    assert set_version(module, "0.10.0") == module.replace("0.9.0", "0.10.0")
    for version in ("0.9.0", "0.8.9", "v0.10.0", "0.10", ""):
        with pytest.raises(SystemExit, match=r"later than 0\.9\.0"):
            set_version(module, version)


def test_the_version_of_the_package_can_be_set() -> None:
    text = MODULE.read_text("utf-8")
    assert '__version__ = "99.0.0"' in set_version(text, "99.0.0")


def test_the_address_of_the_repository_is_one() -> None:
    """What stands in for it, until there is one, is then replaced everywhere at once."""
    owner = address().removeprefix("https://github.com/")
    project, readme = ((ROOT / name).read_text("utf-8") for name in ("pyproject.toml", "README.md"))
    found = re.findall(r"(?:github|raw\.githubusercontent)\.com/([\w.-]+/[\w.-]+)", project)
    assert len(found) > 1
    assert set(found) == {owner}
    assert f"git+{address()}'" in readme
    others = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("pg_checkpoint/**/*.py")]
    assert [path for path in others if owner in path.read_text("utf-8")] == []
