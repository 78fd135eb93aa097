"""The notes of a release are its section of the changelog, and a wrong tag has none."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import pg_checkpoint
from hatch_build import Home, linked, links
from tests import release_notes
from tests.cut_release import MODULE, date_changelog, set_version
from tests.release_notes import CHANGELOG, ROOT, address, main, notes

HOME = "https://github.com/owner/name"
# Where a project may live.
HOST = re.compile(
    r"\b(?:git(?:hub|lab)|githubusercontent|ghcr|codeberg|bitbucket|pypi|pythonhosted|readthedocs)\.",
    re.IGNORECASE,
)
NAME = re.compile(r"pg[-_]checkpoint", re.IGNORECASE)
# With nothing before the name that says where it is.
BY_NAME = re.compile(r"pip3? install [^`#\n]*(?<![\w./-])pg[-_]checkpoint\b[^`\n]*")

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
    for version, why in (
        *(("0.3.0", "0 sections"), ("0.1", "0 sections"), ("0.1.1", "is empty")),
        *(("0.0.9", "no date"), ("Unreleased", "no date")),
    ):
        with pytest.raises(SystemExit, match=why):
            notes(EXAMPLE, version)


def test_the_tag_is_the_version(capsys: Any, monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.setattr(release_notes, "address", lambda: HOME)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(f"## [{pg_checkpoint.__version__}] - 2026-12-01\n\n- One thing.\n")
    monkeypatch.setattr(release_notes, "CHANGELOG", changelog)
    for tag in ("v9.9.9", pg_checkpoint.__version__):
        with pytest.raises(SystemExit, match=pg_checkpoint.__version__):
            main(tag)
    main(f"v{pg_checkpoint.__version__}")
    assert capsys.readouterr().out.strip()
    # Nothing is released without a public repository.
    monkeypatch.setattr(release_notes, "address", str)
    with pytest.raises(SystemExit, match="names no repository"):
        main(f"v{pg_checkpoint.__version__}")


def test_links_lead_to_the_tag() -> None:
    at = f"{HOME}/blob/v0.2.0"
    text = "[a](docs/x.md#y), [b](https://example.org/), [c](#here), [d](mailto:a@b)"
    expected = f"[a]({at}/docs/x.md#y), [b](https://example.org/), [c](#here), [d](mailto:a@b)"
    assert linked(text, HOME, "0.2.0") == expected
    raw = "https://raw.githubusercontent.com/owner/name/v0.2.0/e.png"
    assert linked("![e](e.png)", HOME, "0.2.0") == f"![e]({raw})"
    assert links(HOME)["Repository"] == HOME
    assert all(link.startswith(HOME) for link in links(HOME).values())


@pytest.mark.parametrize("home", ["", HOME])
def test_the_metadata_names_the_repository_if_there_is_one(home: str) -> None:
    metadata: dict[str, Any] = {"version": "0.2.0"}
    Home(str(ROOT), {"repository": home}).update(metadata)
    text = metadata["readme"]["text"]
    assert metadata["urls"] == links(home)
    assert ("](docs/quickstart.md)" in text) == (not home)
    assert (f"]({HOME}/blob/v0.2.0/docs/quickstart.md)" in text) == bool(home)


def test_the_changelog_is_in_order() -> None:
    order = ["Upgrading", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    text = CHANGELOG.read_text("utf-8")
    # It begins with what is not released.
    assert "\n## [Unreleased]\n" in text.partition("\n## [0.")[0]
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        headings = re.findall(r"^### (\w+)", section, re.MULTILINE)
        assert headings == [name for name in order if name in headings]
        items = Counter(re.findall(r"^- .+$", section, re.MULTILINE))
        assert [item for item, times in items.items() if times > 1] == []


def test_what_is_not_released_becomes_a_release() -> None:
    top, section = "# Changelog\n\n## [Unreleased]\n\n", "### Added\n\n- A thing.\n"
    before = f"{top}{section}\n## [0.1.0] - 2026-11-21\n"
    after = date_changelog(before, "0.2.0", "2026-12-01")
    assert notes(after, "0.2.0") == section
    assert after.startswith(f"{top}## [0.2.0] - 2026-12-01\n\n### Added")
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
    assert '__version__ = "99.0.0"' in set_version(MODULE.read_text("utf-8"), "99.0.0")


def _addresses(text: str) -> list[str]:
    words = re.findall(r"[\w.@:/+~-]+", text)
    return [word for word in words if HOST.search(word) and NAME.search(word)]


def test_an_address_and_an_installation_by_name_are_found() -> None:
    for text in (
        *("https://pypi.org/p/pg-checkpoint", "docker pull ghcr.io/somebody/pg_checkpoint"),
        *("[docs](https://pg-checkpoint.readthedocs.io/)", "git@github.com:a/pg-checkpoint.git"),
    ):
        assert _addresses(text)
    for command in (
        "pip install pg-checkpoint langgraph",
        "pip install --upgrade 'pg-checkpoint[cli]'",
        "pip install langgraph pg_checkpoint",
    ):
        assert BY_NAME.search(command)
    for command in (
        "pip install '.[cli]'   # pg-checkpoint's commands",
        "pip install dist/pg_checkpoint-0.2.0-py3-none-any.whl",
        "pip install ../pg_checkpoint",
    ):
        assert not BY_NAME.search(command)


def test_nothing_names_a_home_that_the_project_does_not_have() -> None:
    """Whoever takes such a name first has what readers of the pages run."""
    tops = ("docs", "examples", "pg_checkpoint", "sql", ".github", ".ci")
    files = [path for path in ROOT.iterdir() if path.is_file()]
    files += [path for top in tops for path in (ROOT / top).rglob("*") if path.is_file()]
    files = [path for path in files if path.suffix != ".pyc"]
    text = {path: path.read_bytes().decode("utf-8", "replace") for path in files}
    home = address()
    for path, said in text.items():
        strange = [found for found in _addresses(said) if not home or home not in found]
        assert strange == [], path
        # In the package it adds an extra to what is installed: that is found first.
        if not home and path.suffix != ".py":
            assert BY_NAME.findall(said) == [], path
        assert not re.search(r"install --upgrade \W*pg[-_]checkpoint", said), path
