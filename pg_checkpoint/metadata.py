"""Checkpoint metadata and metadata filters as JSON that JSONB takes.

Pure. Metadata never fails a run: what JSON or Postgres can't hold is replaced,
at every depth, with one warning per process.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from typing import Any

import orjson

__all__ = ["clean_text", "metadata_json"]

logger = logging.getLogger(__name__)

_MAX_DEPTH = 100
_warned = False


def metadata_json(metadata: Mapping[str, Any]) -> str:
    """Returns metadata (or a filter on it) as JSON text.

    Strings lose their NULs, as LangGraph's own helper does at the top level;
    lone surrogates become "?", NaN and infinities null, sets lists, integers
    beyond 64 bits and other objects strings; what is nested deeper than 100
    levels becomes "...".
    """
    try:
        text = orjson.dumps(metadata).decode()
    except (TypeError, RecursionError):
        _warn_once()
        return _dump(metadata)
    # A backslash written out looks the same here; cleaning it is harmless.
    return _dump(metadata) if "\\u0000" in text else text


def _dump(metadata: Mapping[str, Any]) -> str:
    return orjson.dumps(_clean(metadata, 0)).decode()


def _clean(value: Any, depth: int) -> Any:
    if isinstance(value, str):
        return clean_text(str.__str__(value))
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, (int, float)):
        return _clean_number(value)
    if depth == _MAX_DEPTH:
        return "..."
    if isinstance(value, Mapping):
        return {_key(k): _clean(v, depth + 1) for k, v in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_clean(v, depth + 1) for v in value]
    return _clean_other(value, depth)


def _clean_other(value: Any, depth: int) -> Any:
    """What orjson knows (dates, UUIDs, enums, dataclasses), else its text."""
    try:
        known = orjson.loads(orjson.dumps(value))
    except (TypeError, ValueError, RecursionError):
        try:
            return clean_text(str(value))
        except Exception:  # noqa: BLE001  a broken __str__ must not fail the run
            return f"<{type(value).__name__}>"
    return _clean(known, depth)


def _clean_number(value: float) -> Any:
    if isinstance(value, int):
        # What orjson writes as a number when nothing needs cleaning.
        return int(value) if -(2**63) <= value < 2**64 else str(int(value))
    return float(value) if math.isfinite(value) else None


def clean_text(text: str) -> str:
    """A string as metadata holds it."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


def _key(key: Any) -> str:
    return clean_text(key if isinstance(key, str) else str(key))


def _warn_once() -> None:
    global _warned
    if not _warned:
        _warned = True
        logger.warning(
            "Checkpoint metadata held something that JSON can't; it was replaced. "
            "Put values that must come back unchanged into the state."
        )
