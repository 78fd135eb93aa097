"""An option of the command line that a page names is there; what a terminal may be given."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import orjson
import typer
from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint.cli.app import app
from pg_checkpoint.tools.views import visible, visible_json
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


# --- what a terminal may be given ---


OBEYED = {
    "\x1b]52;c;ZXZpbA==\x07": r"\x1b]52;c;ZXZpbA==\x07",
    "\x9b31m": r"\x9b31m",
    "a\u202eb": r"a\u202eb",
    "a\u2066b\u200f": r"a\u2066b\u200f",
    "a\r\nb\tc": r"a\r\nb\tc",
    "\x7f\u2028\ufeff": r"\x7f\u2028\ufeff",
    "\ud800\U000e0041": r"\ud800\U000e0041",
    "é ☃ \U0001f468\u200d\U0001f469 עברית": "é ☃ \U0001f468\u200d\U0001f469 עברית",
}


def test_what_a_terminal_obeys_is_written_out() -> None:
    for text, shown in OBEYED.items():
        assert visible(text) == shown
    assert visible("a\n\tb\x1b", lines=True) == "a\n\tb\\x1b"


@given(st.text())
def test_json_says_the_same(text: str) -> None:
    document = orjson.dumps({text: [text, 1]})
    shown = visible_json(document)
    assert json.loads(shown) == {text: [text, 1]}
    assert visible(shown.decode()) == shown.decode()
