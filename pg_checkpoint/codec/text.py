"""Text that Postgres can hold. Pure."""

from __future__ import annotations

__all__ = ["is_utf8"]


def is_utf8(text: str) -> bool:
    """Whether a string is free of lone surrogates, which UTF-8 has no bytes for."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
