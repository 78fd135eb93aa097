"""A release: its notes are its section of the changelog; what it names and needs is there."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from hatch_build import Home, linked, links
from pg_checkpoint import __version__ as VERSION  # noqa: N812  a constant
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
        ("0.3.0", "0 sections"),
        ("0.1", "0 sections"),
        ("0.1.1", "is empty"),
        ("0.0.9", "no date"),
        ("Unreleased", "no date"),
    ):
        with pytest.raises(SystemExit, match=why):
            notes(EXAMPLE, version)


def test_the_tag_is_the_version(capsys: Any, monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.setattr(release_notes, "address", lambda: HOME)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(f"## [{VERSION}] - 2026-12-01\n\n- One thing.\n")
    monkeypatch.setattr(release_notes, "CHANGELOG", changelog)
    for tag in ("v9.9.9", VERSION):
        with pytest.raises(SystemExit, match=VERSION):
            main(tag)
    main(f"v{VERSION}")
    assert capsys.readouterr().out.strip()
    # Nothing is released without a public repository.
    monkeypatch.setattr(release_notes, "address", str)
    with pytest.raises(SystemExit, match="names no repository"):
        main(f"v{VERSION}")


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
    of_index = (
        "pg-checkpoint langgraph",
        "--upgrade 'pg-checkpoint[cli]'",
        "langgraph pg_checkpoint",
    )
    others = "'.[cli]'   # pg-checkpoint's", "dist/pg_checkpoint-0.2.0.whl", "../pg_checkpoint"
    assert all(BY_NAME.search(f"pip install {what}") for what in of_index)
    assert not any(BY_NAME.search(f"pip install {what}") for what in others)


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


# --- extras: what they name is what is needed ---


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
