"""An option of the command line means the same in all commands that have it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from pg_checkpoint.cli.app import app

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text()
# `--option ...` | environment variables | in the table of what all commands have.
SHARED = re.findall(r"^\| `(--[a-z-]+)[^|]*\| ([^|]*)\|", PAGE, re.MULTILINE)


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
