"""Lists of mutations; and a race that is put back into the source of one function."""

from __future__ import annotations
import __future__

import importlib
import inspect
import sys
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock


def read_list(file: str) -> Iterator[tuple[list[str], str, str]]:
    """Reads the list beside a module: what is said of each mutation, a text, and what replaces it.

    Lines of the text begin with "- ", those of its replacement with "+ ", and headings with "#".
    """
    for block in Path(file).with_name("mutations.txt").read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        good, bad = ("\n".join(one[2:] for one in lines if one[0] == sign) for sign in "-+")
        if lines:
            yield [line for line in lines if line[0] not in "-+"], good, bad


class CodeMutation(NamedTuple):
    """A change of a function of the package, and the scenario that shows it."""

    what: str  # what is wrong then
    scenario: str  # where runs fail
    where: str  # the function: its module below pg_checkpoint, a colon, and its name there
    good: str  # a part of it
    bad: str  # what stands in its place

    @contextmanager
    def made(self) -> Iterator[None]:
        """Has everything use it so."""
        module_name, _, path = self.where.partition(":")
        module = importlib.import_module(f"pg_checkpoint.{module_name}")
        owner: Any = module
        *parents, name = path.split(".")
        for parent in parents:
            owner = getattr(owner, parent)
        source = textwrap.dedent(inspect.getsource(getattr(owner, name)))
        assert source.count(self.good) == 1, f"{self.where} has no {self.good!r}"
        changed, made = source.replace(self.good, self.bad), dict[str, Any]()
        flags = __future__.annotations.compiler_flag
        exec(compile(changed, self.where, "exec", flags), module.__dict__, made)
        whole, everywhere = getattr(owner, name), [owner]
        if owner is module:  # others have imported it
            everywhere = [m for m in _modules() if getattr(m, name, None) is whole]
        with ExitStack() as patches:
            for one in everywhere:
                patches.enter_context(mock.patch.object(one, name, made[name]))
            yield


def _modules() -> list[Any]:
    return [module for name, module in sys.modules.items() if name.startswith("pg_checkpoint")]
