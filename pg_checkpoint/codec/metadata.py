"""Checkpoint metadata and metadata filters as JSON that JSONB takes.

Pure. Metadata never fails a run: what JSON or Postgres can't hold is replaced, at every
depth, with one warning per process.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from typing import Any

import orjson

from pg_checkpoint.arguments import check_mapping
from pg_checkpoint.errors import InvalidKeyError

logger = logging.getLogger(__name__)

_MAX_DEPTH = 100
_MARK = "pg:sealed"
_warned = False


def metadata_json(metadata: Mapping[str, Any]) -> str:
    r"""Returns metadata (or a filter on it) as JSON text.

    A NUL stands there as the six characters \u0000 (LangGraph's own helper drops it, and so takes
    two users for one); lone surrogates become "?", NaN and infinities null, sets lists, integers
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


def stored_metadata(text: str) -> tuple[dict[str, Any], bool]:
    """A row's metadata, and whether it is damaged.

    Damaged metadata is listed as {}, so that the row is found and can be removed.
    """
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        # JSONB holds deeper documents and larger numbers than orjson.
        return {}, True
    return (found, False) if isinstance(found, dict) else ({}, True)


def with_mark_renamed(text: str) -> str:
    """Metadata (JSON) without the top-level name that marks encrypted metadata: `user:` before it.

    Rotation and views would take such a row for an encrypted one.
    """
    if f'"{_MARK}"' not in text:
        return text
    content = orjson.loads(text)
    return orjson.dumps({f"user:{k}" if k == _MARK else k: v for k, v in content.items()}).decode()


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
    return text.replace("\0", "\\u0000").encode("utf-8", "replace").decode()


def _key(key: Any) -> str:
    return clean_text(key if isinstance(key, str) else str(key))


def with_nuls_escaped(config: Any, metadata: Any) -> tuple[Any, Any]:
    """A config and metadata for LangGraph's helper, which drops NULs of top-level text."""
    of_run, named = config.get("metadata") or {}, config.get("configurable") or {}
    # Loops, because every put comes here.
    for part in (metadata, of_run, named):
        for value in part.values():
            if isinstance(value, str) and "\0" in value:
                _warn_once()
                escaped = {"metadata": _escaped(of_run), "configurable": _escaped(named)}
                return {**config, **escaped}, _escaped(metadata)
    return config, metadata


def _escaped(values: Mapping[str, Any]) -> dict[str, Any]:
    return {k: clean_text(v) if isinstance(v, str) else v for k, v in values.items()}


def check_filter(wanted: Any, depth: int = 0) -> None:
    """Refuses a filter with a NUL, which no metadata has.

    What is nested deeper than metadata_json goes is not looked at.
    """
    if depth == 0:
        check_mapping("filter", wanted or None)
    if isinstance(wanted, str) and "\0" in wanted:
        raise InvalidKeyError("metadata can't hold NUL, so no filter can ask for it")
    if depth == _MAX_DEPTH:
        return
    if isinstance(wanted, Mapping):
        for name, value in wanted.items():
            check_filter(name, depth + 1)
            check_filter(value, depth + 1)
    elif isinstance(wanted, (list, tuple, set, frozenset)):
        for item in wanted:
            check_filter(item, depth + 1)


def _warn_once() -> None:
    global _warned
    if not _warned:
        _warned = True
        logger.warning(
            "Checkpoint metadata held values that JSON can't represent; they were replaced. "
            "Put values that must come back unchanged into the state."
        )
