"""Makes this tree a release: python -m tests.cut_release 0.1.0 [2026-12-01]"""

from __future__ import annotations

import re
import sys
from datetime import datetime, timezone
from pathlib import Path

from pg_checkpoint.core import version
from tests.release_notes import CHANGELOG, notes

MODULE = Path(version.__file__)
_UNRELEASED = "## [Unreleased]\n"


def date_changelog(changelog: str, version: str, day: str) -> str:
    """The changelog with a section about the version, and an empty *Unreleased* above it."""
    if f"## [{version}]" in changelog:
        raise SystemExit(f"CHANGELOG.md has a section about {version} already")
    dated = changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## [{version}] - {day}\n", 1)
    notes(dated, version)
    return dated


def set_version(module: str, version: str) -> str:
    """The text of pg_checkpoint/core/version.py with another version."""
    line = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
    (before,) = line.findall(module)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or _number(version) <= _number(before):
        raise SystemExit(f"a version such as 1.2.3 is needed, later than {before}: not {version}")
    return line.sub(f'__version__ = "{version}"', module)


def _number(version: str) -> tuple[int, ...]:
    """What sorts as versions do: what is developed comes before its release."""
    release, _, development = version.partition(".dev")
    return (*map(int, release.split(".")), not development)


def main(version: str, day: str | None = None) -> None:
    """Changes both files, or neither."""
    day = day or datetime.now(timezone.utc).date().isoformat()
    module = set_version(MODULE.read_text("utf-8"), version)
    changelog = date_changelog(CHANGELOG.read_text("utf-8"), version, day)
    MODULE.write_text(module, "utf-8")
    CHANGELOG.write_text(changelog, "utf-8")
    print(f"{version} of {day}: look at git diff; CONTRIBUTING.md, A release, says what comes next")


if __name__ == "__main__":
    main(*sys.argv[1:])
