"""The application that a command is told of by --app: its graph, and its saver's serializer."""

from __future__ import annotations

import importlib
import inspect
import sys
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.codec.renaming import RenamingSerializer
from pg_checkpoint.codec.strict_serializer import AllowlistSerializer
from pg_checkpoint.postgres.own_loop import run_on_selector_loop


def serializer_of_app(named: str) -> SerializerProtocol:
    """The serializer of `module:graph`; LangGraph's own for a graph without a checkpointer.

    Instead of the graph there may be a saver, or a function without arguments that returns either.
    """
    found = run_on_selector_loop(graph_of_app(named))
    # A graph's checkpointer may be a flag.
    saver = found if hasattr(found, "serde") else getattr(found, "checkpointer", None)
    serde: SerializerProtocol | None = getattr(saver, "serde", None)
    return JsonPlusSerializer() if serde is None else serde


def strict_serializer_of_app(named: str) -> SerializerProtocol:
    """The same, for objects that are made of what is stored; stops unless the rows can't choose."""
    serde = serializer_of_app(named)
    inner = getattr(serde, "serde", serde)
    inner = inner.inner if isinstance(inner, RenamingSerializer) else inner
    if isinstance(inner, JsonPlusSerializer) and not isinstance(inner, AllowlistSerializer):
        raise stop(
            f"the saver of --app {named} makes objects of whatever class a stored value names, so "
            "that rows could run code here: give one with strict=True and allowed_types, or call "
            "pg_checkpoint's rewrite() in the application"
        )
    return serde


async def graph_of_app(named: str) -> Any:
    """What `module:graph` is, or what it returns if it is a function without arguments."""
    found = loaded(named)
    if hasattr(found, "serde") or hasattr(found, "checkpointer") or not callable(found):
        return found
    try:
        made = found()
        return await made if inspect.isawaitable(made) else made
    except Exception as error:  # noqa: BLE001  it is the application's
        raise stop(f"--app {named}() raised {type(error).__name__}: {error}") from None


def loaded(named: str, option: str = "--app", what: str = "graph") -> Any:
    """What an option names as `module:name`; stops the command if it can't be imported."""
    module, _, attribute = named.partition(":")
    if not (module and attribute):
        raise stop(f"{option} is module:{what}, such as my_app.main:{what}")
    # As `python -m` has it; also for the classes that are looked for later.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:  # noqa: BLE001  any module may raise anything
        raise stop(f"{option} {named} can't be loaded: {type(error).__name__}: {error}") from None
    return found
