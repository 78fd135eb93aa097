"""Compatibility: names that older versions of langgraph-checkpoint lack, and LangGraph's own.

Each is taken from the installed version if it is there (by name, not by version number), and
defined here otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from langgraph.checkpoint import base
from langgraph.checkpoint.serde import _msgpack, jsonplus, types

# Before there were any, no value had this extension.
EXT_DELTA_SNAPSHOT: int = getattr(jsonplus, "EXT_DELTA_SNAPSHOT", 7)
# Classes that LangGraph makes objects of, whatever it is told to allow.
SAFE_TYPES: frozenset[tuple[str, ...]] = _msgpack.SAFE_MSGPACK_TYPES
# Methods that make some of them.
SAFE_METHODS: frozenset[tuple[str, str, str]] = _msgpack.SAFE_MSGPACK_METHODS
# Says once that objects of a class can't be made, and returns their content.
reconstruction_fallback: Callable[[tuple[str, str, Any], Exception], Any] = getattr(
    jsonplus, "_reconstruction_fallback", lambda parts, _: parts[2]
)

if TYPE_CHECKING:
    from langgraph.checkpoint.base import DeltaChannelHistory, writes_sort_key
    from langgraph.checkpoint.serde.types import _DeltaSnapshot as DeltaSnapshot
else:

    class _Snapshot(NamedTuple):
        value: Any

    # Where it is not known no stored value is one.
    DeltaSnapshot = getattr(types, "_DeltaSnapshot", _Snapshot)
    # A TypedDict, so any dict will do.
    DeltaChannelHistory = getattr(base, "DeltaChannelHistory", dict[str, Any])

    def _by_path(task_path: str, task_id: str = "", idx: int = 0) -> tuple[str, str, int]:
        return task_path, task_id, idx

    writes_sort_key = getattr(base, "writes_sort_key", _by_path)


def is_of_langgraph(value: object, module: str, name: str) -> bool:
    """Looks for the class where it is imported, for then only are there objects of it.

    LangGraph need not be installed, and takes half a second to import.
    """
    return isinstance(value, getattr(sys.modules.get(f"langgraph.{module}"), name, ()))
