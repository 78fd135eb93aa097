"""What happens to a put's values while it is under way: another thread or task changes one."""

from __future__ import annotations

import asyncio
import copy
import random
import threading
import time
from typing import Any

from tests.faults.model.chains import Put
from tests.faults.model.values import change_in_place, digest


class ChangeInFlight:
    """One change of one value of a put, by one step."""

    def __init__(self, put: Put, facts: dict[str, Any], rng: random.Random, *, blocking: bool):
        self._put = put
        self._rng = rng
        self._seed = rng.getrandbits(32)
        self._thread: threading.Thread | None = None
        kinds = ["thread"] if blocking else ["thread", "thread", "task", "mappings"]
        self._kind = rng.choice(kinds)
        values = put.checkpoint["channel_values"]
        self._channel = rng.choice([c for c in values if type(values[c]) in _TYPES] or [""])
        facts["in_flight"] = [self._kind, self._channel]
        if self._channel and self._kind != "mappings":
            self._foresee(facts)

    def _foresee(self, facts: dict[str, Any]) -> None:
        """Notes what the value will be, unless it may only be stored as it is now."""
        channel = self._channel
        after = copy.deepcopy(self._put.checkpoint["channel_values"][channel])
        change_in_place(channel, after, random.Random(self._seed))
        if self._kind == "thread" or channel not in self._put.new:
            facts["values"][channel].append(digest(after))

    def begin(self) -> None:
        """To be called just before the put."""
        if self._kind == "thread":
            self._thread = threading.Thread(target=self._change_soon, daemon=True)
            self._thread.start()

    async def go_on(self) -> None:
        """To be called just after the call began."""
        if self._kind == "thread":
            return
        for _ in range(self._rng.randint(1, 4)):
            await asyncio.sleep(0)
        if self._kind == "task":
            self._change()
        else:
            self._change_mappings()

    def end(self) -> None:
        """To be called when the put was answered, before its values are used again."""
        if self._thread is not None:
            self._thread.join()

    def _change_soon(self) -> None:
        time.sleep(self._rng.choice([0, 0.0005, 0.001, 0.003, 0.01]))
        self._change()

    def _change(self) -> None:
        if self._channel:
            value = self._put.checkpoint["channel_values"][self._channel]
            change_in_place(self._channel, value, random.Random(self._seed))

    def _change_mappings(self) -> None:
        """The next step is made of the same mappings."""
        checkpoint = self._put.checkpoint
        for name in ("channel_versions", "channel_values"):
            channel = self._rng.choice(sorted(checkpoint[name]))
            checkpoint[name][channel] = f"later {self._seed}"
        checkpoint["channel_values"].pop(self._rng.choice(sorted(checkpoint["channel_values"])))
        self._put.metadata["put"] = self._put.metadata["run_id"] = "later"
        self._put.new.clear()


_TYPES = (list, dict, bytearray)
