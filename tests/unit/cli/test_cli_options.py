"""An option of the command line means the same in all commands that have it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from pg_checkpoint.cli.app import app

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "cli.md").read_text()
# Without decisions, which may name what is gone, and examples, which have options of their own.
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
# `--option ...` | environment variables | in the table of what all commands have.
SHARED = re.findall(r"^\| `(--[a-z-]+)[^|]*\| ([^|]*)\|", PAGE, re.MULTILINE)
# Of Docker, gunicorn, Celery and the project's own tests.
OTHERS = {"--profile", "--threads", "--pool", "--damaged", "--seconds"}


def _options(name: str) -> dict[str, Any]:
    """The option of that name, by command."""
    group: Any = typer.main.get_command(app)
    return {
        command: option
        for command, what in group.commands.items()
        for option in what.params
        if name in option.opts
    }


@pytest.mark.parametrize(("name", "variables"), SHARED)
def test_it_is_read_from_the_environment_everywhere(name: str, variables: str) -> None:
    found = _options(name)
    assert len(found) > 5
    expected = re.findall(r"`(PG_CHECKPOINT\w*)`", variables)[:1]
    for command, option in found.items():
        assert ([option.envvar] if option.envvar else []) == expected, command


def _commands() -> dict[str, Any]:
    """All commands by what is typed; those of a group too."""
    group: Any = typer.main.get_command(app)
    found = {"": group, **group.commands}
    for name, what in group.commands.items():
        found |= {f"{name} {inner}": c for inner, c in getattr(what, "commands", {}).items()}
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_an_option_that_a_page_names_is_there(page: Path) -> None:
    text, commands = page.read_text(), _commands()
    of = {name: {o for p in c.params for o in p.opts} for name, c in commands.items()}
    for line in re.findall(r"pg-checkpoint ([^`|#\n]*)", text):
        words = re.findall(r"--[a-z-]+|[a-z-]+", line)
        called = next((n for n in (" ".join(words[:2]), *words[:1]) if n in of), "")
        for option in re.findall(r"(?<!\S)--[a-z][a-z-]+", line):
            assert option in of[called] | of[""], line
    alone = set(re.findall(r"`(--[a-z][a-z-]+)[^`]*`", text))
    assert alone <= OTHERS.union({"--help"}, *of.values())
