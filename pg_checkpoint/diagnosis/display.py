"""What people read and write: sizes, times, reasons, names, text without control characters.

Pure. For the command line and the browser.
"""

from __future__ import annotations

import re
from datetime import timedelta

from pg_checkpoint.runs.unfinished import UnfinishedThread

# Control characters (C0, DEL, C1), which a terminal obeys; marks that turn the direction of what
# follows, or that are not seen; line separators; what is no character. Joiners stay, which
# emoji and several scripts need.
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
_LINES = re.compile("[\n\t]")
# The same in the bytes of a JSON document, where they stand in strings and nowhere else; orjson
# has escaped those below a blank.
_HIDDEN_IN_JSON = re.compile(_HIDDEN.pattern.replace("\x00-\x1f", "").replace("\ud800-\udfff", ""))


def size(count: int | None) -> str:
    """Bytes as people read them: 12.3 MB; "" for None."""
    if count is None:
        return ""
    number, unit = float(count), "B"
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if number < 1000 or unit == "TB":
            break
        number /= 1000
    return f"{number:.0f} {unit}" if unit == "B" else f"{number:.1f} {unit}"


def lasted(time: timedelta | None) -> str:
    """A duration as people read it: 12 ms, 1.2 s, 3 min 12 s, 2 h 5 min, 4 d 3 h; "" for None."""
    if time is None:
        return ""
    seconds = time.total_seconds()
    if seconds < 59.95:
        return f"{seconds * 1000:.0f} ms" if seconds < 0.9995 else f"{seconds:.1f} s"
    left = round(seconds)
    for unit, length, smaller, part in (("d", 86400, "h", 3600), ("h", 3600, "min", 60)):
        if left >= length:
            return f"{left // length} {unit} {left % length // part} {smaller}"
    return f"{left // 60} min {left % 60} s"


def why_unfinished(thread: UnfinishedThread) -> str:
    """What is known of why a thread's run stands still."""
    if thread.given_up_at is not None:
        return f"given up: {thread.error or 'its process died'}"
    if thread.lost:
        return "its process died"
    if thread.error is not None:
        return f"to be retried: {thread.error}"
    return "failed" if thread.failed else "idle"


def is_internal(channel: str) -> bool:
    """Whether a channel or a node is LangGraph's own and not the graph's."""
    return ":" in channel or channel.startswith("__")


def namespace_of(text: str) -> tuple[str, ...]:
    """The namespace of the store that is written with dots between its labels."""
    return tuple(text.split(".")) if text else ()


def message_of(error: BaseException) -> str:
    """The message of an error in one line; its type's name if it has none."""
    return " ".join(str(error).split()) or type(error).__name__


def visible(text: str, *, lines: bool = False) -> str:
    """Text with control characters written out as Python does, so that no terminal obeys them."""
    if text.isascii() and text.isprintable():
        return text
    return _HIDDEN.sub(lambda m: m[0] if lines and _LINES.match(m[0]) else _written(m[0]), text)


def visible_json(document: bytes) -> bytes:
    """The same JSON document with such characters written as JSON writes them."""
    if document.isascii() and b"\x7f" not in document:
        return document
    return _HIDDEN_IN_JSON.sub(lambda m: _in_json(m[0]), document.decode()).encode()


def _written(character: str) -> str:
    # Not unicode_escape: it takes no lone surrogates, and a backslash stays one here.
    return ascii(character)[1:-1]


def _in_json(character: str) -> str:
    units = character.encode("utf-16-be")
    return "".join(f"\\u{units[n : n + 2].hex()}" for n in range(0, len(units), 2))
