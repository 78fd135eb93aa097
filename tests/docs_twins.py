"""An extension of Griffe: the reference shows blocking methods as their asynchronous twins.

Griffe reads the source, where such a method has neither arguments nor a docstring.
"""

from __future__ import annotations

from pydoc import locate
from typing import Any

import griffe

_MODULE = "pg_checkpoint.core.loops."


class Twins(griffe.Extension):
    """Gives a method with one of the decorators of `blocking.py` what it has at run time."""

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
