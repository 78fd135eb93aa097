"""The arguments in --help, the same in all versions of Typer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand

F = TypeVar("F", bound="Callable[..., Any]")

# Since 0.29 Typer names the type beside an argument, and puts braces around a required one and
# brackets around an optional one, even if its name has them.
_TYPE = re.compile(r" <(?:list\[)?str\]?>$")
_AROUND = re.compile(r"^(?:\{(?P<needed>.*?)\}|\[(?P<other>\[.*\])\])(?P<more>(?:\.\.\.)?)$")


class Command(TyperCommand):
    """A command that shows its arguments as man pages do: THREAD, [FILE], KEY..."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """As Typer has them, without what it puts around them."""
        return [_plain(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """As Typer has them, without the types of arguments, which are texts."""
        write = formatter.write_dl
        formatter.write_dl = lambda rows: write(
            [(_TYPE.sub("", name), said) for name, said in rows]
        )
        super().format_options(ctx, formatter)
        formatter.write_dl = write


class Commands(typer.Typer):
    """A Typer application whose commands are all of the class `Command`."""

    def command(self, name: str | None = None, **how: Any) -> Callable[[F], F]:
        """As Typer has it."""
        return super().command(name, cls=Command, **how)


def _plain(piece: str) -> str:
    if not (found := _AROUND.match(piece)):
        return piece
    name = found["needed"] or found["other"]
    return name if name.endswith("...") else name + found["more"]
