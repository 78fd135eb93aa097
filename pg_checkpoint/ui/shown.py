"""Values for a page: chat messages as a conversation, everything else as text like JSON.

Pure. Long values are cut, with a word on how much is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.diagnosis.json_view import is_message
from pg_checkpoint.ui.messages import Message, conversation
from pg_checkpoint.ui.texts import Cutter, text_of

_MAX_MESSAGES = 20


@dataclass(frozen=True)
class Shown:
    """A value that a page shows."""

    messages: tuple[Message, ...]  # if it is a list of messages, the last of them
    text: str  # everything else
    left_out: str  # how much more there is, in words; empty if nothing


def shown(value: Any, *, whole: bool = False) -> Shown:
    """Makes a value fit for a page, in full length if that is asked for."""
    if is_message(value):
        return _chat([value], whole)
    if is_chat(value):
        return _chat(value, whole)
    cutter, text = Cutter(whole=whole), text_of(value)
    seen = cutter(text)
    return Shown((), seen, f"all {len(text):,} characters" if cutter.has_cut else "")


def kind_of(value: Any) -> str:
    """The kind of a value, without its content: `list of 12 messages`, `text`."""
    if is_chat(value):
        return f"list of {len(value)} message{'s' if len(value) != 1 else ''}"
    if isinstance(value, str):
        return "text"
    if value is None:
        return "None"
    try:
        count = f" of {len(value)}"
    except TypeError:
        count = ""
    return type(value).__name__ + count


def is_chat(value: Any) -> bool:
    """Whether it is a list of chat messages, and not empty."""
    return isinstance(value, (list, tuple)) and bool(value) and all(map(is_message, value))


def _chat(value: Sequence[Any], whole: bool) -> Shown:
    cutter, last = Cutter(whole=whole), value if whole else value[-_MAX_MESSAGES:]
    messages = conversation(last, cutter)
    cut = len(last) < len(value) or cutter.has_cut
    everything = f"all {len(value):,} messages" if len(value) > 1 else "it"
    return Shown(messages, "", f"{everything} in full length" if cut else "")
