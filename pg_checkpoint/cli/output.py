"""Output of results: tables for people, JSON for programs.

Everything that a command prints goes through here, because text from a database may contain
terminal control sequences. In `SafeText` they are written out, and the console lets no others
pass.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any

import orjson
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pg_checkpoint.diagnosis.display import visible, visible_json


class SafeText(Text):
    """Text for a terminal, whoever wrote it: one line without markup or control characters."""

    def __init__(self, text: object = "", style: str | Style = "", **options: Any) -> None:
        super().__init__(visible(str(text)), style, **options)

    def append(self, text: Any, style: str | Style | None = None) -> SafeText:
        """Adds text."""
        super().append(visible(text) if isinstance(text, str) else text, style)
        return self


class SafeConsole(Console):
    """A console that writes out control characters in all text, also in what is no `SafeText`."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """As Rich has it."""
        for text, style, control in super().render(renderable, options):
            # Rich's own control codes are no text.
            yield Segment(text if control else visible(text, lines=True), style, control)


def print_json(value: Any) -> None:
    """One document on stdout; dataclasses, named and other tuples, and times as JSON has them."""
    option = orjson.OPT_NON_STR_KEYS | orjson.OPT_INDENT_2
    text = orjson.dumps(value, default=_plain, option=option)
    sys.stdout.write(visible_json(text).decode() + "\n")


def _plain(value: Any) -> Any:
    return value._asdict() if hasattr(value, "_asdict") else str(value)


def print_values(document: Any) -> None:
    """As `print_json`, of values that only Python's JSON has: NaN, any integer, lone surrogates."""
    try:
        data = json.dumps(document, indent=2, default=str, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        data = json.dumps(document, indent=2, default=str).encode()
    sys.stdout.write(visible_json(data).decode() + "\n")


def print_line(text: object = "", style: str = "") -> None:
    """A line of text, which is no markup; wrapped by the terminal, if at all."""
    _console().print(SafeText(text, style), soft_wrap=True)


def print_rich(what: RenderableType) -> None:
    """Whatever Rich can draw."""
    _console().print(what)


def print_table(
    columns: Sequence[str], rows: Iterable[Sequence[object]], *, right: Sequence[str] = ()
) -> None:
    """A table as wide as the terminal; tabs between the cells, and no more, in a pipe.

    Args:
        columns: Headings.
        rows: Cells; what is not text is shown by `str`.
        right: Columns with numbers.
    """
    if _in_a_pipe():
        _write_tabs([columns, *rows])
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(_cell(cell) for cell in row))
    _console().print(table)


def print_list(title: str, rows: Iterable[object]) -> None:
    """A table of one column, a line for each; nothing without rows."""
    if lines := [(row,) for row in rows]:
        print_table((title,), lines)


def print_lines(pairs: Iterable[tuple[str, object]]) -> None:
    """Name and value, a line each; without those whose value is None."""
    given = [(name, value) for name, value in pairs if value is not None]
    if _in_a_pipe():
        _write_tabs(given)
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for name, value in given:
        table.add_row(SafeText(name, "bold"), _cell(value))
    _console().print(table)


def when(moment: datetime | None) -> str:
    """A time of the database in this place's time zone, to the second; "" for None."""
    if moment is None:
        return ""
    return moment.astimezone().strftime("%Y-%m-%d %H:%M:%S")


def _console() -> Console:
    return SafeConsole(highlight=False, width=240 if _in_a_pipe() else None)


def _in_a_pipe() -> bool:
    """Whether a program reads the output; with COLUMNS it is for a terminal of that width."""
    return not sys.stdout.isatty() and "COLUMNS" not in os.environ


def _write_tabs(rows: Iterable[Sequence[object]]) -> None:
    # A tab or a newline in a cell is written out.
    for row in rows:
        sys.stdout.write("\t".join(str(_cell(cell)) for cell in row) + "\n")


def _cell(cell: object) -> Any:
    # As text: what comes from a database is no markup.
    return cell if isinstance(cell, Text) else SafeText("" if cell is None else cell)
