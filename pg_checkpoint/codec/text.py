"""Text that Postgres can hold. Pure."""

from __future__ import annotations

__all__ = ["id_text", "is_utf8", "plain"]


def is_utf8(text: str) -> bool:
    """Whether a string is free of lone surrogates, which UTF-8 has no bytes for."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def plain(text: str) -> str:
    """The same text, of no subclass: one that is an Enum too is formatted as something else."""
    return text if type(text) is str else str.__str__(text)


def id_text(value: object) -> str:
    """An id as text; a text as it is, also if it is an Enum too, which equals it."""
    return plain(value) if isinstance(value, str) else str(value)
