"""An extension of Griffe, which reads the source: the reference shows what is there at run time."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pydoc import locate
from typing import Any

import griffe

_MODULE = "pg_checkpoint.core.loops."
_FIGURES = "pg_checkpoint.core.telemetry."


class Twins(griffe.Extension):
    """Gives a method with one of the decorators of `blocking.py` what it has at run time."""

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Lists the figures of `stats()`, with those that are inherited."""
        figures = locate(cls.path) if cls.path.startswith(_FIGURES) else None
        if cls.docstring is None or not is_dataclass(figures):
            return
        lines = [
            f"    {each.name} ({each.type}): {each.metadata['words']}."
            for each in fields(figures)
            if "words" in each.metadata
        ]
        if lines:
            cls.docstring.value += "\n\nAttributes:\n" + "\n".join(lines)

    def on_function(self, *, func: griffe.Function, **_: Any) -> None:
        """Takes arguments and types from the source of the other method."""
        for decorator in func.decorators:
            call = decorator.value
            if not isinstance(call, griffe.ExprCall) or _MODULE not in call.canonical_path:
                continue
            docstring = getattr(locate(func.path), "__doc__", None)
            assert docstring is not None, func.path
            func.docstring = griffe.Docstring(docstring, parent=func)
            if call.canonical_path == f"{_MODULE}blocking":
                asynchronous = func.modules_collection[_path(call.arguments[0])]
                func.parameters, func.returns = asynchronous.parameters, _result(asynchronous)
            # What it stands for is no part of its signature.
            func.decorators.remove(decorator)
            return


def _path(named: str | griffe.Expr) -> str:
    assert isinstance(named, griffe.Expr)
    return named.canonical_path


def _result(function: Any) -> Any:
    """What is there when the coroutine is done, of a method that is no `async def` too."""
    returns = function.returns
    if isinstance(returns, griffe.ExprSubscript) and returns.canonical_name == "Coroutine":
        return returns.slice.elements[-1]  # type: ignore[union-attr]  # of three
    return returns
