"""How results are shown: tables for people, JSON for programs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import orjson
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

__all__ = [
    "print_json",
    "print_line",
    "print_lines",
    "print_rich",
    "print_table",
    "size",
    "when",
]


def print_json(value: Any) -> None:
    """One document on stdout; dataclasses, times and tuples as JSON has them."""
    text = orjson.dumps(value, default=str, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS)
    sys.stdout.write(text.decode() + "\n")


def print_line(text: object = "", style: str = "") -> None:
    """A line of text, which is no markup; wrapped by the terminal, if at all."""
    _console().print(Text(str(text), style=style), soft_wrap=True)


def print_rich(what: RenderableType) -> None:
    """Whatever Rich can draw."""
    _console().print(what)


def print_table(
    columns: Sequence[str], rows: Iterable[Sequence[object]], *, right: Sequence[str] = ()
) -> None:
    """A table as wide as the terminal; nothing is cut when stdout is no terminal.

    Args:
        columns: Headings.
        rows: Cells; what is no text is shown as `str`.
        right: Columns with numbers.
    """
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(_cell(cell) for cell in row))
    _console().print(table)


def print_lines(pairs: Iterable[tuple[str, object]]) -> None:
    """Name and value, a line each."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in pairs:
        table.add_row(name, _cell(value))
    _console().print(table)


def size(count: int | None) -> str:
    """Bytes as people read them: 12.3 MB; "" for None."""
    if count is None:
        return ""
    number, unit = float(count), "B"
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if number < 1000 or unit == "TB":
            break
        number /= 1000
    return f"{number:.0f} {unit}" if unit == "B" else f"{number:.1f} {unit}"


def when(moment: datetime | str | None) -> str:
    """A time of the database in this place's time zone, to the second; "" for None."""
    if moment is None:
        return ""
    try:
        moment = datetime.fromisoformat(moment) if isinstance(moment, str) else moment
    except ValueError:
        return str(moment)
    return moment.astimezone().strftime("%Y-%m-%d %H:%M:%S")


def _console() -> Console:
    wide = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, width=240 if wide else None)


def _cell(cell: object) -> Any:
    # As text: what comes from a database is no markup.
    return cell if isinstance(cell, Text) else Text("" if cell is None else str(cell))
