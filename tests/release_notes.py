"""Prints the section of CHANGELOG.md about a version: python -m tests.release_notes v0.2.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pg_checkpoint
from hatch_build import linked

ROOT = Path(__file__).parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """The section of a version without its heading."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    found = [section for section in sections if section.startswith(f"[{version}]")]
    if len(found) != 1:
        raise SystemExit(f"CHANGELOG.md has {len(found)} sections about {version}, not one")
    heading, _, body = found[0].partition("\n")
    if not re.fullmatch(r"\[[^]]+\] - \d{4}-\d{2}-\d{2}", heading.strip()):
        raise SystemExit(f"the section about {version} has no date: {heading}")
    if not body.strip():
        raise SystemExit(f"the section about {version} is empty")
    return body.strip() + "\n"


def address() -> str:
    """Where the repository is, as pyproject.toml says; empty as long as it has no public home."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (found,) = re.findall(r'^repository = "(.*)"$', project, re.MULTILINE)
    return str(found)


def main(tag: str) -> None:
    """Prints the notes of the package's version, which the tag must be."""
    version = pg_checkpoint.__version__
    if tag != f"v{version}":
        raise SystemExit(f"the tag is {tag}, and the package is {version}")
    if not (home := address()):
        raise SystemExit("pyproject.toml names no repository: a release is made in a public one")
    sys.stdout.write(linked(notes(CHANGELOG.read_text("utf-8"), version), home, version))


if __name__ == "__main__":
    main(*sys.argv[1:])
