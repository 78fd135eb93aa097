"""What was called and what came of it, as callers see it."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Call", "Journal", "ViolationError"]


class ViolationError(AssertionError):
    """Something that is guaranteed does not hold."""


@dataclass(eq=False)
class Call:
    """One call.

    Attributes:
        number: Also its place in the order of the calls.
        what: "put", "writes", "delete", "read", "write".
        process: Whose saver or store it was made with.
        about: The thread, or the item.
        parent: Of a put: that of the checkpoint before it, if there is one.
        is_poison: Whether the server refuses it.
        error: Why it failed; None if it was answered, or goes on.
        answer: What it was answered.
    """

    number: int
    what: str
    process: int
    about: Any
    begun: float
    parent: Call | None = None
    is_poison: bool = False
    token: str | None = None
    ended: float = math.inf
    error: BaseException | None = None
    answer: Any = None
    future: asyncio.Future[Any] | None = None
    queued: Any = None

    @property
    def is_acknowledged(self) -> bool:
        """Whether it was answered, and not by an error."""
        return self.ended < math.inf and self.error is None

    def __str__(self) -> str:
        return f"{self.what} {self.number} of {self.about} by process {self.process}"


@dataclass
class Journal:
    """All calls of a run, in order, and what else happened.

    Attributes:
        violations: What was found on the way, where nobody could be told.
    """

    calls: list[Call] = field(default_factory=list)
    trace: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def say(self, what: str) -> None:
        """Notes something for the trace."""
        self.trace.append(f"{time.monotonic() - 1_000:8.3f}  {what}")

    async def make(self, call: Call, *, cancelled_after: float | None = None) -> None:
        """Waits for a call's future, notes what comes of it, and raises nothing.

        Args:
            call: Made by `begin`.
            cancelled_after: Seconds after which its caller is cancelled; None: never.
        """
        assert call.future is not None
        timer: asyncio.TimerHandle | None = None
        if cancelled_after is not None:
            timer = asyncio.get_running_loop().call_later(cancelled_after, call.future.cancel)
        try:
            call.answer = await call.future
        except BaseException as error:
            call.error = error
        if timer is not None:
            timer.cancel()
        call.ended = time.monotonic()
        self.say(f"{call}: {'answered' if call.error is None else repr(call.error)[:120]}")

    def begin(self, what: str, process: int, about: Any, **more: Any) -> Call:
        """Notes a call; to be made at once."""
        call = Call(len(self.calls), what, process, about, time.monotonic(), **more)
        self.calls.append(call)
        self.say(f"{call} is called{', poison' if call.is_poison else ''}")
        return call
