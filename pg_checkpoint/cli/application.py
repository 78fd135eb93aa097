"""The application that a command is told of by --app: its saver's serializer."""

from __future__ import annotations

import importlib
import inspect
import sys
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.postgres.own_loop import run_on_selector_loop

__all__ = ["serializer_of_app"]


def serializer_of_app(named: str) -> SerializerProtocol:
    """The serializer of `module:graph`; LangGraph's own for a graph without a checkpointer.

    Instead of the graph there may be a saver, or a function without arguments that returns either.
    """
    found = _loaded(named)
    if not (hasattr(found, "serde") or hasattr(found, "checkpointer")) and callable(found):
        found = _called(named, found)
    # A graph's checkpointer may be a flag.
    saver = found if hasattr(found, "serde") else getattr(found, "checkpointer", None)
    serde: SerializerProtocol | None = getattr(saver, "serde", None)
    return JsonPlusSerializer() if serde is None else serde


def _loaded(named: str) -> Any:
    module, _, attribute = named.partition(":")
    if not (module and attribute):
        raise stop("--app is module:graph, such as my_app.main:graph")
    # As `python -m` has it; also for the classes that are looked for later.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:  # noqa: BLE001  any module may raise anything
        raise stop(f"--app {named} can't be loaded: {type(error).__name__}: {error}") from None
    return found


def _called(named: str, function: Any) -> Any:
    async def awaited() -> Any:
        made = function()
        return await made if inspect.isawaitable(made) else made

    try:
        return run_on_selector_loop(awaited())
    except Exception as error:  # noqa: BLE001  it is the application's
        raise stop(f"--app {named}() raised {type(error).__name__}: {error}") from None
