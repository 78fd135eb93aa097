"""Which tasks a checkpoint has to run, told without its graph and, later, without its values. Pure.

LangGraph runs a node when a channel that triggers it has a value of a version that the node
has not seen. Which channels are triggers, the graph knows; in a compiled `StateGraph` and an
entrypoint their names say it too: `__start__`, `branch:to:<node>` and `join:<nodes>:<node>`.
`__pregel_tasks` holds tasks that were sent. In a `Pregel` made by hand any channel may be a
trigger: it is known as one when a node has seen an earlier version of it.

`updated_channels` has the channels that the last step gave a value; what it leaves out triggers
nothing. `update_state` makes checkpoints without it: then the values say it, at the put.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

K = TypeVar("K", bound=Hashable)

_SENT, _START = "__pregel_tasks", "__start__"
_BRANCH, _JOIN = "branch:to:", "join:"
# Beside the error of a task, if a handler of its node's errors runs next.
HANDLED = "__error_source_node__"
# The id that LangGraph gives to writes of no task.
NO_TASK = "00000000-0000-0000-0000-000000000000"
# What happened to a task; with anything else written it has ended. list_waiting.sql says the same.
MARKS = frozenset((*WRITES_IDX_MAP, HANDLED))


def by_task(writes: Iterable[tuple[K, str]]) -> dict[K, set[str]]:
    """The channels that each task wrote."""
    written: dict[K, set[str]] = {}
    for task, channel in writes:
        written.setdefault(task, set()).add(channel)
    return written


def asks(channels: Collection[str]) -> bool:
    """Whether a task that wrote to these has asked, and returned nothing since."""
    return INTERRUPT in channels and MARKS.issuperset(channels)


def goes_on_after(written: Mapping[str, Collection[str]]) -> bool | None:
    """Whether a thread goes on after writes, or waits for an answer; None if they say nothing.

    A task that interrupts again repeats the answers that it had. The answer to an interrupt
    belongs to no task, nor does where a goto leads. Of a thread that is copied the writes of all
    tasks come at once.
    """
    of_no_task = written.get(NO_TASK, ())
    for channels in written.values():
        if asks(channels) and (RESUME not in of_no_task or RESUME in channels):
            return False
    if any(c in (RESUME, _SENT) or _triggers_a_node(c) for c in of_no_task):
        return True
    return None


def is_answer(written: Mapping[str, Collection[str]]) -> bool:
    """Whether writes answer a question without naming it."""
    return RESUME in written.get(NO_TASK, ())


def next_nodes(
    checkpoint: Mapping[str, Any], *, has_values: bool = True, entered: Collection[str] = ()
) -> tuple[str, ...]:
    """The nodes that run next; `__pregel_tasks` stands for those that something is sent to."""
    nodes = _next_nodes(checkpoint, has_values=has_values)
    return tuple(dict.fromkeys((*nodes, *_entered_nodes(checkpoint, entered))))


def has_tasks(checkpoint: Mapping[str, Any]) -> bool:
    """Whether any node runs next, of a checkpoint with its values."""
    return next(_next_nodes(checkpoint, has_values=True), None) is not None


def _next_nodes(checkpoint: Mapping[str, Any], *, has_values: bool) -> Iterator[str]:
    versions, seen = checkpoint["channel_versions"], checkpoint["versions_seen"]
    for channel in _with_new_values(checkpoint, has_values=has_values):
        if readers := _readers(seen, channel):
            yield from (n for n in readers if seen[n][channel] != versions.get(channel))
        else:
            yield from _triggered(channel)


def _entered_nodes(checkpoint: Mapping[str, Any], entered: Collection[str]) -> Iterator[str]:
    for channel in entered:
        yield from _readers(checkpoint["versions_seen"], channel) or _triggered(channel)


def _readers(seen: Mapping[str, Any], channel: str) -> list[str]:
    """The nodes that are known to be triggered by a channel."""
    if channel == _SENT:
        return []
    return [node for node, known in seen.items() if channel in known and _is_node(node)]


def _triggered(channel: str) -> tuple[str, ...]:
    """The node that a channel triggers, by its name."""
    if channel == _SENT:
        return (_SENT,)
    return (_node(channel),) if _triggers_a_node(channel) else ()


def _with_new_values(checkpoint: Mapping[str, Any], *, has_values: bool) -> Collection[str]:
    if (updated := checkpoint.get("updated_channels")) is not None:
        return list(updated)
    if not has_values:
        return [c for c in checkpoint["channel_versions"] if _triggers_a_node(c) or c == _SENT]
    return [c for c, value in checkpoint["channel_values"].items() if _is_available(c, value)]


def _is_available(channel: str, value: Any) -> bool:
    """Whether the channel could be read; a barrier waits for others, and some for the end."""
    if channel == _SENT:
        return bool(value)
    if not channel.startswith((_JOIN, _BRANCH)):
        return True
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], bool):
        value, is_over = value
        if not is_over:
            return False
    if channel.startswith(_BRANCH):
        return True
    waits_for = channel[len(_JOIN) :].rpartition(":")[0]
    return isinstance(value, Collection) and len(value) > waits_for.count("+")


def _is_node(name: str) -> bool:
    """Whether it is no mark of LangGraph's among those that have seen channels."""
    return name == _START or not name.startswith("__")


def _triggers_a_node(channel: str) -> bool:
    return channel == _START or channel.startswith((_BRANCH, _JOIN))


def _node(channel: str) -> str:
    return channel.rpartition(":")[2]
