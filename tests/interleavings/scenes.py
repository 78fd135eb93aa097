"""What a scenario is, and one run of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver
from tests.interleavings.sessions import Outcome
from tests.making import config_for, id_of

__all__ = ["Call", "Check", "Scenario", "Scene"]


@dataclass
class Scene:
    """One run of a scenario.

    Attributes:
        number: Of the run; what its threads are called begins with it.
        clients: One a session, over connections of its own.
        reader: One whose connections nobody holds.
        look: Reads the tables as they are.
        kept: What `prepare` keeps for the sessions.
    """

    number: int
    clients: Mapping[str, Any]
    reader: Any
    look: Callable[[str], Awaitable[list[Any]]]
    kept: dict[str, Any] = field(default_factory=dict)

    def thread(self, name: str = "a") -> str:
        """The name of a thread, or of an item's namespace."""
        return f"o{self.number:06}-{name}"

    async def states(self, name: str = "a") -> dict[str, CheckpointTuple]:
        """The checkpoints of a thread by id, as another process reads them."""
        return {id_of(t.config): t async for t in self.reader.alist(config_for(self.thread(name)))}


Call = Callable[[Scene], Awaitable[Any]]
Check = Callable[[Scene, Mapping[str, Outcome]], Awaitable[None]]


@dataclass(frozen=True)
class Scenario:
    """What happens at the same time.

    Attributes:
        sessions: What each does, by name.
        prepare: Makes what is there before; not held.
        check: Fails with an AssertionError if what was stored is not as it should be.
        threads: Which threads there are.
        client: Makes the client of a session, or the reader's.
        options: Of the clients of sessions, and of "reader".
        cut: The session that loses its connection somewhere.
    """

    sessions: Mapping[str, Call]
    prepare: Call
    check: Check
    threads: tuple[str, ...] = ("a",)
    client: Any = AsyncPostgresSaver
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    cut: str | None = None
