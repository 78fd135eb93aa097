"""Chat messages as a conversation: who said what, each tool call with its result.

Pure. Attachments are named, not shown: a page loads nothing, and a stored address least of all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.diagnosis.json_view import plain
from pg_checkpoint.ui.texts import Cutter, text_of

_ATTACHED = {
    *("image", "image_url", "input_image", "audio", "input_audio", "video", "video_url"),
    *("file", "input_file", "document", "media"),
}
_NAMES = ("filename", "file_name", "name", "title")
_ADDRESSES = ("url", "image_url", "video_url", "file_url", "file_id", "fileId")
_DATA = ("data", "base64", "file_data", "bytes")


@dataclass(frozen=True)
class Call:
    """A tool call, as `search({"for": "x"})`, and the message with its result, if there is one."""

    text: str
    result: Message | None = None


@dataclass(frozen=True)
class Message:
    """A chat message."""

    role: str  # human, ai, tool,
    name: str  # the name of the sender, or of the tool
    text: str  # the text of the message
    attachments: tuple[str, ...]  # what came with it, as `image · image/png · 12.3 kB`
    calls: tuple[Call, ...]  # its tool calls
    rest: str  # everything else in it, as text


def conversation(messages: Sequence[Any], cutter: Cutter) -> tuple[Message, ...]:
    """Messages in their order; the result of a tool stands at its call, if that is among them."""
    parts: list[dict[str, Any]] = [plain(message) for message in messages]
    results = _results(parts)
    placed = set(results.values())

    def told(at: int) -> Message:
        calls = tuple(
            Call(cutter(_call(call)), told(result) if (result := results.get((at, n))) else None)
            for n, call in enumerate(_calls(parts[at]))
        )
        return _message(parts[at], calls, cutter)

    return tuple(told(at) for at in range(len(parts)) if at not in placed)


def _results(parts: Sequence[Mapping[str, Any]]) -> dict[tuple[int, int], int]:
    """The positions of results, by the calling message's position and the call's in it."""
    waiting: dict[str, tuple[int, int]] = {}
    found: dict[tuple[int, int], int] = {}
    for at, part in enumerate(parts):
        if call := waiting.pop(str(part.get("tool_call_id")), None):
            found[call] = at
        for n, one in enumerate(_calls(part)):
            if isinstance(one, dict) and isinstance(one.get("id"), str):
                waiting[one["id"]] = at, n
    return found


def _calls(part: Mapping[str, Any]) -> Sequence[Any]:
    return part.get("tool_calls") or ()


def _message(found: Mapping[str, Any], calls: tuple[Call, ...], cutter: Cutter) -> Message:
    usual = ("type", "content", "name", "id", "tool_calls", "tool_call_id")
    rest = {name: value for name, value in found.items() if name not in usual}
    content, attachments = found.get("content", ""), list[str]()
    if isinstance(content, list):
        content, attachments, others = _blocks(content, bool(calls))
        rest |= {"content": others}
    if rest.get("status") == "success":
        del rest["status"]
    left = {name: value for name, value in rest.items() if value not in (None, "", [], {})}
    return Message(
        str(found.get("type", "")),
        str(found.get("name") or ""),
        cutter(str(content)),
        tuple(map(cutter, attachments)),
        calls,
        cutter(text_of(left) if left else ""),
    )


def _blocks(content: Sequence[Any], has_calls: bool) -> tuple[str, list[str], list[Any]]:
    """Text, attachments and everything else of a content in blocks."""
    texts, attachments, others = list[str](), list[str](), list[Any]()
    for block in content:
        kind = block.get("type") if isinstance(block, dict) else None
        if isinstance(block, str):
            texts.append(block)
        elif isinstance(kind, str) and kind in _ATTACHED:
            attachments.append(_attachment(kind, block))
        elif isinstance(block, dict) and isinstance(block.get("text"), str):
            texts.append(block["text"])
        # Some models' blocks repeat the calls.
        elif not (has_calls and kind in ("tool_use", "tool_call", "function_call")):
            others.append(block)
    return "\n".join(texts), attachments, others


def _attachment(kind: str, block: Mapping[str, Any]) -> str:
    """What is known of an attachment, in the shapes of LangChain, OpenAI, Anthropic and Google."""
    held = dict(block)
    for part in ("source", "file", kind):
        inner = block.get(part)
        held |= inner if isinstance(inner, dict) else {}
    address = _first(held, _ADDRESSES)
    media, data = _first(held, ("mime_type", "media_type", "format")), _bytes(held)
    if address.startswith("data:"):
        head, _, inline = address[5:].partition(",")
        media, data, address = head.split(";")[0], size(len(inline) * 3 // 4), ""
    name = kind.removeprefix("input_").removesuffix("_url")
    return " · ".join(filter(None, (name, _first(held, _NAMES), media, data, address)))


def _first(held: Mapping[str, Any], names: Sequence[str]) -> str:
    return next((v for n in names if isinstance(v := held.get(n), str) and v), "")


def _bytes(held: Mapping[str, Any]) -> str:
    for value in map(held.get, _DATA):
        # Bytes, as `plain` has them.
        if isinstance(value, dict) and isinstance(value.get("bytes"), int):
            return size(value["bytes"])
        if isinstance(value, str) and value:
            return size(len(value) * 3 // 4)
    return ""


def _call(call: Any) -> str:
    if not isinstance(call, dict):
        return text_of(call)
    return f"{call.get('name')}({json.dumps(call.get('args'), ensure_ascii=False)})"
