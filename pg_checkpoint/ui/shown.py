"""Values for a page: chat messages with role and text, everything else as text like JSON.

Pure. Long values are cut, with a word on how much is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.diagnosis.json_view import is_message, plain

__all__ = ["Message", "Shown", "kind_of", "shown", "text_of"]

_MAX_MESSAGES = 20
_MAX_CHARACTERS = 4000


@dataclass(frozen=True)
class Message:
    """A chat message.

    Attributes:
        role: human, ai, tool, ...
        name: The name of the sender, or of the tool.
        text: The text of the message.
        calls: Its tool calls, as `search({"for": "x"})`.
        rest: Everything else in it, as text.
    """

    role: str
    name: str
    text: str
    calls: tuple[str, ...]
    rest: str


@dataclass(frozen=True)
class Shown:
    """A value that a page shows.

    Attributes:
        messages: If it is a list of messages, the last of them.
        text: Everything else.
        left_out: How much more there is, in words; empty if nothing.
    """

    messages: tuple[Message, ...]
    text: str
    left_out: str


def shown(value: Any, *, whole: bool = False) -> Shown:
    """Makes a value fit for a page, in full length if that is asked for."""
    if is_message(value):
        return _chat([value], whole)
    if _is_chat(value):
        return _chat(value, whole)
    text = text_of(value)
    if whole or len(text) <= _MAX_CHARACTERS:
        return Shown((), text, "")
    return Shown((), text[:_MAX_CHARACTERS] + "…", f"all {len(text):,} characters")


def text_of(value: Any) -> str:
    """A value as indented JSON; text and bytes as they are."""
    if isinstance(value, (bytes, bytearray)):
        return (
            f"{len(value):,} bytes: {bytes(value[:32]).hex(' ')}{' …' if len(value) > 32 else ''}"
        )
    simple = plain(value)
    if isinstance(simple, str):
        return simple
    return json.dumps(simple, indent=2, ensure_ascii=False)


def kind_of(value: Any) -> str:
    """The kind of a value, without its content: `list of 12 messages`, `text`."""
    if _is_chat(value):
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


def _is_chat(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and all(map(is_message, value))


def _chat(value: Sequence[Any], whole: bool) -> Shown:
    last = value if whole else value[-_MAX_MESSAGES:]
    messages = tuple(_message(message, whole) for message in last)
    cut = len(last) < len(value) or any(m.text.endswith("…") for m in messages)
    everything = f"all {len(value):,} messages" if len(value) > 1 else "it"
    return Shown(messages, "", f"{everything} in full length" if cut else "")


def _message(message: Any, whole: bool) -> Message:
    parts = plain(message)
    role, content = str(parts.pop("type", "")), parts.pop("content", "")
    if isinstance(content, list):
        said = [b if isinstance(b, str) else b.get("text") for b in content]
        others = [b for b in content if isinstance(b, dict) and b.get("type") != "text"]
        content = "\n".join(text for text in said if isinstance(text, str))
        parts |= {"content": others} if others else {}
    name = str(parts.pop("name", "") or "")
    calls = tuple(_cut(_call(call), whole) for call in parts.pop("tool_calls", None) or ())
    for usual in ("id", "tool_call_id"):
        parts.pop(usual, None)
    if parts.get("status") == "success":
        del parts["status"]
    return Message(role, name, _cut(str(content), whole), calls, _cut(_rest(parts), whole))


def _call(call: Any) -> str:
    if not isinstance(call, dict):
        return text_of(call)
    return f"{call.get('name')}({json.dumps(call.get('args'), ensure_ascii=False)})"


def _rest(parts: dict[str, Any]) -> str:
    left = {name: value for name, value in parts.items() if value not in (None, "", [], {})}
    return text_of(left) if left else ""


def _cut(text: str, whole: bool) -> str:
    return text if whole or len(text) <= _MAX_CHARACTERS else text[:_MAX_CHARACTERS] + "…"
