"""The values of channels: made, grown, edited, changed in place; and what identifies one."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.types import TASKS

from tests.making import id_of

CHANNELS = ("messages", "texts", "files", "numbers", "raw", "step", "odd", "kept")
_ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 1.0, -0.0, float("nan"), float("inf"), 1e300, 2**63, -(2**70)),
    *("", "nul \0 in it", "lone \ud800", "x" * 64, "x" * 65, b"", b"\xc1\0", "\\backslash"),
    *([], {}, [1, 1.0, True], {1: "a", "1": "b"}, {"nested": [{"a": [None, -0.0]}]}, '"quoted"'),
)


def digest(value: Any) -> str:
    """The same for two values only if they are equal, of the same types, in the same order."""
    text = f"{type(value).__name__} {value!r}"
    return hashlib.blake2b(text.encode(errors="surrogatepass"), digest_size=9).hexdigest()


def initial(channel: str, rng: random.Random, size: int) -> Any:
    """A channel's first value; lists have `size` elements."""
    if channel == "messages":
        return [_message(rng) for _ in range(size)]
    if channel == "texts":
        return [_text(rng) for _ in range(size)]
    if channel == "files":
        return {f"/{n}.txt": _text(rng) for n in range(size)}
    if channel == "numbers":
        return ["context " * 500, *range(10 * size)]
    if channel == "raw":
        return bytearray(rng.randbytes(50 * size + 1))
    return {"step": 0, "odd": rng.choice(_ODD), "kept": [_text(rng)] * 3}[channel]


def grown(channel: str, value: Any, rng: random.Random) -> Any:
    """A new value that goes on from one, which stays as it is."""
    if channel == "step":
        return value + 1
    # What is damaged is begun anew: the checker says so.
    if channel in ("odd", "kept") or type(value) not in _CHANGES:
        return initial(channel, rng, 0)
    copied = type(value)(value) if len(value) < _LONGEST[type(value)] else _half(value)
    for _ in range(rng.randint(1, 3)):
        _CHANGES[type(copied)](copied, rng, _element(channel))
    return copied


def _half(value: Any) -> Any:
    """The later half of a value that has become long, as where messages are trimmed."""
    if isinstance(value, dict):
        return dict([*value.items()][len(value) // 2 :])
    return value[len(value) // 2 :]


def change_in_place(channel: str, value: Any, rng: random.Random) -> bool:
    """Changes a value by one step that no other thread sees half of; whether it can be."""
    if type(value) not in _CHANGES:
        return False
    if channel == "messages" and value and rng.random() < 0.1:
        # A message itself is changed, as by a node that keeps what it was given.
        rng.choice(value).content = _text(rng)
    else:
        _CHANGES[type(value)](value, rng, _element(channel))
    return True


def _message(rng: random.Random) -> BaseMessage:
    kind: Any = rng.choice([HumanMessage, AIMessage])
    more: Any = {"additional_kwargs": {"seen": [rng.random()]}} if rng.random() < 0.1 else {}
    made: BaseMessage = kind(content=_text(rng), id=f"m{rng.getrandbits(40):x}", **more)
    return made


def _text(rng: random.Random) -> str:
    return "".join(rng.choices("abcdefghij \n", k=rng.choice([5, 60, 250, 900])))


def _element(channel: str) -> Callable[[random.Random], Any]:
    if channel == "messages":
        return _message
    return (lambda rng: rng.randrange(10**6)) if channel == "numbers" else _text


Element = Callable[[random.Random], Any]


def _change_list(value: list[Any], rng: random.Random, element: Element) -> None:
    """More often what a conversation does: it grows."""
    kind = rng.choice([*["append"] * 3, "extend", "replace", "trim", "pop", "insert"])
    at = rng.randrange(len(value) or 1)
    if kind == "append":
        value.append(element(rng))
    elif kind == "extend":
        value.extend([element(rng) for _ in range(rng.choice([2, 5, 90]))])
    elif kind == "insert":
        value.insert(at, element(rng))
    elif kind == "trim":
        del value[: rng.choice([1, 1, len(value) // 2])]
    elif kind == "pop":
        del value[-1:]
    elif value:
        value[at] = element(rng)


def _change_dict(value: dict[str, Any], rng: random.Random, element: Element) -> None:
    kind = rng.choice(["set", "set", "drop", "resize"])
    if kind == "set":
        value[f"/{rng.randrange(2 * len(value) + 2)}.txt"] = element(rng)
    elif kind == "resize":
        value.update({f"/new{n}.txt": element(rng) for n in range(len(value) + 1)})
    elif value:
        del value[rng.choice(list(value))]


def _change_bytes(value: bytearray, rng: random.Random, element: Element) -> None:
    if value and rng.random() < 0.5:
        value[rng.randrange(len(value))] = rng.randrange(256)
    else:
        value.extend(rng.randbytes(rng.choice([1, 5000])))


_LONGEST: dict[type, int] = {list: 500, dict: 200, bytearray: 50_000}
_CHANGES: dict[type, Callable[[Any, random.Random, Element], None]] = {
    list: _change_list,
    dict: _change_dict,
    bytearray: _change_bytes,
}


def seen_facts(found: CheckpointTuple) -> dict[str, Any]:
    """Place, versions and digests of what was read."""
    named, checkpoint = found.config["configurable"], found.checkpoint
    metadata: Any = found.metadata
    return {
        "thread": named["thread_id"],
        "ns": named["checkpoint_ns"],
        "id": checkpoint["id"],
        "parent": found.parent_config and id_of(found.parent_config),
        "put": metadata.get("put"),
        "versions": dict(checkpoint["channel_versions"]),
        "values": {c: digest(value) for c, value in checkpoint["channel_values"].items()},
        "writes": [
            [task, channel, digest(value)]
            for task, channel, value in numbered(found.pending_writes or ())
        ],
    }


def numbered(writes: Iterable[tuple[str, str, Any]]) -> list[tuple[str, str, Any]]:
    """Writes in which a task's to one channel differ in its name: it may send several."""
    sent, found = Counter[str](), []
    for task, channel, value in writes:
        sent[task] += channel == TASKS
        found.append((task, f"{channel} {sent[task]}" if channel == TASKS else channel, value))
    return found
