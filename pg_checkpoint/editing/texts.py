"""`map_texts`: a value with every text in it replaced, at any depth. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any

from langgraph.types import Send
from pydantic import BaseModel

__all__ = ["map_texts"]


def map_texts(value: Any, change: Callable[[str], str]) -> Any:
    """A value in which a function was applied to every text, for `rewrite`.

    Goes through lists, tuples, sets, dicts with their keys, messages and other pydantic models,
    dataclasses and `Send`, whose classes stay. Objects of other classes, and bytes, stay as they
    are. Models are not validated again.

    Args:
        value: As `rewrite` hands it to its function; it is not changed.
        change: Returns the new text.
    """
    if type(value) is str:
        return change(value)
    if isinstance(value, dict):
        return _like(
            value, [(map_texts(k, change), map_texts(v, change)) for k, v in value.items()]
        )
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(map_texts(item, change) for item in value))
    if type(value) in (list, tuple, set, frozenset, deque):
        return type(value)(map_texts(item, change) for item in value)
    return _object(value, change)


def _like(value: dict[Any, Any], items: list[tuple[Any, Any]]) -> Any:
    if type(value) is dict:
        return dict(items)
    new = copy(value)  # a defaultdict, or one in an order of its own
    new.clear()
    new.update(items)
    return new


def _object(value: Any, change: Callable[[str], str]) -> Any:
    new: Any
    if isinstance(value, BaseModel):
        new = copy(value)
        names = [*value.__dict__]
        extra = value.__pydantic_extra__
        if extra:
            mapped = {name: map_texts(item, change) for name, item in extra.items()}
            object.__setattr__(new, "__pydantic_extra__", mapped)
    elif isinstance(value, Send):
        new, names = copy(value), ["arg"]
    elif is_dataclass(value) and not isinstance(value, type):
        new, names = (
            copy(value),
            [field.name for field in fields(value) if hasattr(value, field.name)],
        )
    else:
        return value
    for name in names:
        object.__setattr__(new, name, map_texts(getattr(value, name), change))
    return new
