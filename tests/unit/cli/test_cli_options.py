"""An option of the command line that a page names is there."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import typer

from pg_checkpoint.cli.app import app
from tests.cases import each

ROOT = Path(__file__).parents[3]
# Without examples, which have options of their own.
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
# Of Docker, gunicorn, Celery and the project's own tests.
OTHERS = {"--profile", "--threads", "--pool", "--damaged", "--seconds"}


def _commands() -> dict[str, Any]:
    group: Any = typer.main.get_command(app)
    found = {"": group, **group.commands}
    for name, what in group.commands.items():
        found |= {f"{name} {inner}": c for inner, c in getattr(what, "commands", {}).items()}
    return found


@each("page", PAGES)
def test_an_option_that_a_page_names_is_there(page: Path) -> None:
    text, commands = page.read_text(), _commands()
    of = {name: {o for p in c.params for o in p.opts} for name, c in commands.items()}
    for line in re.findall(r"pg-checkpoint ([^`|#\n]*)", text):
        words = re.findall(r"--[a-z-]+|[a-z-]+", line)
        named = [*map(" ".join, pairwise(words)), *words]
        called = next((name for name in named if name in of), "")
        for option in re.findall(r"(?<!\S)--[a-z][a-z-]+", line):
            assert option in of[called] | of[""], line
    alone = set(re.findall(r"`(--[a-z][a-z-]+)[^`]*`", text))
    assert alone <= OTHERS.union({"--help"}, *of.values())
