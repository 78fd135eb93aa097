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
    for change in rng.choices(_CHANGES[type(copied)], k=rng.randint(1, 3)):
        change(copied, rng, _element(channel))
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
    changes = [*_CHANGES[type(value)]]
    if channel == "messages":
        # A message itself is changed, as by a node that keeps what it was given.
        changes += [_edit_message]
    rng.choice(changes)(value, rng, _element(channel))
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


def _append(value: list[Any], rng: random.Random, element: Element) -> None:
    value.append(element(rng))


def _extend(value: list[Any], rng: random.Random, element: Element) -> None:
    value.extend([element(rng) for _ in range(rng.choice([2, 5, 90]))])


def _replace(value: list[Any], rng: random.Random, element: Element) -> None:
    if value:
        value[rng.randrange(len(value))] = element(rng)


def _trim(value: list[Any], rng: random.Random, element: Element) -> None:
    del value[: rng.choice([1, 1, len(value) // 2])]


def _pop(value: list[Any], rng: random.Random, element: Element) -> None:
    del value[-1:]


def _insert(value: list[Any], rng: random.Random, element: Element) -> None:
    value.insert(rng.randrange(len(value) + 1), element(rng))


def _edit_message(value: list[Any], rng: random.Random, element: Element) -> None:
    if value:
        value[rng.randrange(len(value))].content = _text(rng)


def _set_key(value: dict[str, Any], rng: random.Random, element: Element) -> None:
    value[f"/{rng.randrange(2 * len(value) + 2)}.txt"] = element(rng)


def _drop_key(value: dict[str, Any], rng: random.Random, element: Element) -> None:
    if value:
        del value[rng.choice(list(value))]


def _resize(value: dict[str, Any], rng: random.Random, element: Element) -> None:
    value.update({f"/new{n}.txt": element(rng) for n in range(len(value) + 1)})


def _set_byte(value: bytearray, rng: random.Random, element: Element) -> None:
    if value:
        value[rng.randrange(len(value))] = rng.randrange(256)


def _more_bytes(value: bytearray, rng: random.Random, element: Element) -> None:
    value.extend(rng.randbytes(rng.choice([1, 5000])))


_LONGEST: dict[type, int] = {list: 500, dict: 200, bytearray: 50_000}
# More often what a conversation does: it grows.
_CHANGES: dict[type, tuple[Callable[[Any, random.Random, Element], None], ...]] = {
    list: (_append, _append, _append, _extend, _replace, _trim, _pop, _insert),
    dict: (_set_key, _set_key, _drop_key, _resize),
    bytearray: (_set_byte, _more_bytes),
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
