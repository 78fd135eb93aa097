"""The notes of a release are its section of the changelog, and a wrong tag has none."""

from __future__ import annotations

import pytest

import pg_checkpoint
from tests.release_notes import CHANGELOG, main, notes

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


def test_the_changelog_begins_with_what_is_not_released() -> None:
    assert "\n## [Unreleased]\n" in CHANGELOG.read_text("utf-8").partition("\n## [0.")[0]
