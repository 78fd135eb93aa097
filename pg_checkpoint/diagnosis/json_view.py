"""A view of values as JSON, without their classes.

Pure. For looking at values, not for storing them: they can't be rebuilt from it. Messages
are recognized by their fields (a type, a content), whatever their class is.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from datetime import date, time
from enum import Enum
from typing import Any

_MAX_DEPTH = 60
_MAX_BITS = 4096
# What a message has beside these is seldom of interest when it is empty.
_SHOWN = ("type", "content", "name", "id", "tool_calls", "tool_call_id", "status", "artifact")


def plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON takes it: bytes as their number, times as ISO text, objects as their parts.

    What is nested deeper than 60 levels becomes "...".
    """
    if value is None or isinstance(value, (bool, int, float, str)):
        return _scalar(value)
    if depth >= _MAX_DEPTH:
        return "..."
    if isinstance(value, Enum):
        return plain(value.value, depth + 1)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, AbstractSet):
        return sorted((plain(item, depth + 1) for item in value), key=representation)
    parts = parts_of(value)
    if parts is None:
        return _atom(value)
    return {_name(k): plain(v, depth + 1) for k, v in parts.items()}


def parts_of(value: Any) -> Mapping[Any, Any] | None:
    """The named parts of a mapping, model, dataclass or named tuple; None of anything else.

    Of a message only what says something.
    """
    if isinstance(value, Mapping):
        return value
    if is_message(value):
        found = {name: getattr(value, name, None) for name in _SHOWN}
        return {name: v for name, v in found.items() if v or name in _SHOWN[:2]}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
    if hasattr(type(value), "model_fields"):
        return dict(value)
    names = getattr(value, "_fields", None)
    if names is None and type(value).__module__.startswith("langgraph."):
        names = getattr(type(value), "__slots__", None)  # as Send has them
    return {name: getattr(value, name, None) for name in names} if names else None


def is_message(value: Any) -> bool:
    """Whether it is a chat message, of whatever class."""
    fields = getattr(type(value), "model_fields", ())
    return "content" in fields and "type" in fields


def representation(value: Any) -> str:
    """What `repr` says, or where that fails the value's parts."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001  a class's own may have bugs; Python's refuses long integers
        return repr(plain(value))


def in_one_line(value: Any, width: int = 100) -> str:
    """A value for a table: `ai: What next?`, `[3 items]`, text in quotes, cut at the width."""
    text = " ".join(_line(value).split())
    return text if len(text) <= width else text[: max(width - 1, 1)] + "…"


def _line(value: Any) -> str:
    if is_message(value):
        calls = ", ".join(str(c.get("name")) for c in getattr(value, "tool_calls", None) or ())
        said = _content(value.content)
        return f"{value.type}: {said}" + (f" → {calls}" if calls else "")
    shown = plain(value)
    return repr(shown) if isinstance(shown, str) else str(shown)


def _content(content: Any) -> str:
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else [content]
    return " ".join(
        str(b.get("text") or f"[{b.get('type')}]") if isinstance(b, dict) else str(b)
        for b in blocks
    )


def _scalar(value: Any) -> Any:
    if isinstance(value, str):
        # A lone surrogate is no UTF-8.
        return str.__str__(value).encode("utf-8", "replace").decode()
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(float(value))
    if value is None or isinstance(value, bool):
        return value
    # Beyond what JSON readers take for a number.
    return int(value) if -(2**63) <= value < 2**64 else _digits(int(value))


def _digits(number: int) -> str:
    # Python refuses to write thousands of decimal digits, which takes the square of their number.
    return str(number) if number.bit_length() <= _MAX_BITS else hex(number)


def _name(key: Any) -> str:
    if isinstance(key, int) and not isinstance(key, Enum):
        return str(_scalar(key))
    try:
        return str(_scalar(str(key)))
    except Exception:  # noqa: BLE001  a broken __str__ must not hide all the rest
        return f"<{type(key).__name__}>"


def _atom(value: Any) -> Any:
    if isinstance(value, (bytes, bytearray, memoryview)):
        return {"bytes": len(value)}
    if isinstance(value, (date, time)):
        return value.isoformat()
    try:
        return _scalar(str(value))
    except Exception:  # noqa: BLE001  a broken __str__ must not hide all the rest
        return f"<{type(value).__name__}>"
