"""Prints what a version offers to programs, as JSON: public.py PACKAGE

Names of pg_checkpoint with their parameters and methods, commands with their options. Every
release runs it; PACKAGE is where pg_checkpoint has to come from.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import typer

import pg_checkpoint
from pg_checkpoint.cli.app import app


def offered() -> dict[str, list[str]]:
    """Each name with what may be given to it."""
    found: dict[str, list[str]] = {}
    for name in pg_checkpoint.__all__:
        thing = getattr(pg_checkpoint, name)
        found[name] = _parameters(thing)
        if inspect.isclass(thing):
            public = [attribute for attribute in dir(thing) if not attribute.startswith("_")]
            found |= {f"{name}.{own}": _parameters(getattr(thing, own)) for own in public}
    found |= _commands("pg-checkpoint", typer.main.get_command(app))
    return dict(sorted(found.items()))


def _commands(path: str, group: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            found |= _commands(f"{path} {name}", command)
            continue
        found[f"{path} {name}"] = sorted(o for option in command.params for o in option.opts)
    return found


def _parameters(thing: Any) -> list[str]:
    try:
        parameters = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):
        return []
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [parameter.name for parameter in parameters if parameter.kind not in variable]


if __name__ == "__main__":
    assert Path(pg_checkpoint.__file__).is_relative_to(sys.argv[1]), pg_checkpoint.__file__
    print(json.dumps(offered(), indent=1))
