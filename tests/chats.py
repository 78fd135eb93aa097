"""Chats: a long list of messages, edited, put version after version."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, RemoveMessage
from langgraph.graph.message import add_messages

from tests.making import META, checkpoint_of, config_for

_RANDOM = random.Random(7)


def message(number: int) -> Any:
    """A long one, which nobody has said before."""
    kind = AIMessage if number % 2 else HumanMessage
    return kind("".join(_RANDOM.choices("abcdefgh ", k=600)), id=f"m{number}")


class Chat:
    """A thread with one long channel, put version after version."""

    def __init__(self, saver: Any, thread_id: str = "t") -> None:
        self.saver = saver
        self.config: Any = config_for(thread_id)
        self.version: Any = None

    async def put(self, messages: Any) -> Any:
        self.version = self.saver.get_next_version(self.version, None)
        checkpoint = checkpoint_of({"messages": messages}, {"messages": self.version})
        new = {"messages": self.version}
        self.config = await self.saver.aput(self.config, checkpoint, META, new)
        return self.config

    async def values(self, config: Any = None) -> Any:
        found = await self.saver.aget_tuple(config or self.config)
        return found.checkpoint["channel_values"]["messages"]


Edit = Callable[[list[Any], random.Random], list[Any]]


EDITS: dict[str, Edit] = {
    "append": lambda m, r: [*m, message(r.randrange(10**6)), message(r.randrange(10**6))],
    "insert": lambda m, r: [*m[: len(m) // 2], message(r.randrange(10**6)), *m[len(m) // 2 :]],
    "delete": lambda m, r: [x for n, x in enumerate(m) if n != len(m) // 3],
    "replace": lambda m, r: [message(7) if n == len(m) // 2 else x for n, x in enumerate(m)],
    "trim head": lambda m, r: m[r.randrange(5) :],
    "reorder": lambda m, r: r.sample(m, len(m)),
    "RemoveMessage": lambda m, r: _remove_first(m),
    "summarise": lambda m, r: [HumanMessage("summary " * 50, id="s"), *m[-2:]],
    "nested": lambda m, r: [*m, {"rows": [{"n": n, "text": "x" * n} for n in range(80)]}],
    "empty": lambda m, r: [],
    "grow": lambda m, r: [*m, *(message(r.randrange(10**6)) for _ in range(30))],
    "scalars": lambda m, r: [*m, None, True, 1.5, b"b" * 300, "text", [1, [2, [3]]]],
}


def _remove_first(messages: list[Any]) -> list[Any]:
    if not messages or not all(isinstance(m, BaseMessage) for m in messages):
        return messages[1:]
    return list(add_messages(messages, [RemoveMessage(id=messages[0].id)]))  # type: ignore[arg-type]  # a list of messages is one
