"""A chain of checkpoints as LangGraph makes it, and what changes a value under way."""

from __future__ import annotations

import asyncio
import copy
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint.codec.compat import DeltaSnapshot
from tests.faults.model.configs import Config
from tests.faults.model.values import CHANNELS, change_in_place, digest, grown, initial
from tests.making import checkpoint_of, config_for, id_of

# The delta channel, and how many of its writes come between two stored values.
LOG, _SNAPSHOT = "log", 6


class Versions:
    """Makes channel versions that nobody else makes."""

    def __init__(self, config: Config, saver: Any, number: int) -> None:
        self._kind = config.versions
        self._saver = saver
        self._count = 10_000 * number

    def after(self, current: Any) -> Any:
        """A version that follows one; None for the first."""
        if self._kind == "float":
            self._count += 1
            # Their JSON text is not that of JSONB.
            scales = (1e16, 1e-12, 1.0, 1e22)
            return self._count * scales[self._count % len(scales)]
        if current is None:
            current = {"int": 0, "text": "0" * 32 + ".0.1"}.get(self._kind)
        return self._saver.get_next_version(current, None)


@dataclass
class Put:
    """One put, as it will be called."""

    config: Any
    checkpoint: Any
    metadata: Any
    new: dict[str, Any]  # the channels that changed
    log: list[str] | None = None  # the delta channel's value here, if there is one

    @property
    def facts(self) -> dict[str, Any]:
        """What the checker has to know."""
        named, values = self.config["configurable"], self.checkpoint["channel_values"]
        return {
            "thread": named["thread_id"],
            "ns": named["checkpoint_ns"],
            "id": self.checkpoint["id"],
            "parent": named.get("checkpoint_id"),
            "versions": dict(self.checkpoint["channel_versions"]),
            "values": {channel: [digest(value)] for channel, value in values.items()},
            "run": self.metadata["run_id"],
            "log": None if self.log is None else digest(self.log),
        }


@dataclass
class Chain:
    """Where a run is."""

    config: Any  # of the last checkpoint, or of the thread
    values: dict[str, Any]  # the live objects
    versions: dict[str, Any]
    log: list[str] | None = None  # all that was written to the delta channel; None without one
    steps: int = 0
    changed: set[str] = field(default_factory=set)

    @classmethod
    def first(cls, thread_id: str, checkpoint_ns: str, rng: random.Random, size: int) -> Chain:
        """One that begins; small channels and some of the large ones."""
        large = rng.sample(CHANNELS[:5], 2 if size < 100 else 3)
        channels = [*large, *CHANNELS[5:]]
        values = {channel: initial(channel, rng, size) for channel in channels}
        return cls(config_for(thread_id, None, checkpoint_ns), values, {}, changed=set(channels))

    @classmethod
    def from_stored(cls, found: CheckpointTuple) -> Chain:
        """One that goes on from what was read."""
        checkpoint = found.checkpoint
        values, versions = checkpoint["channel_values"], checkpoint["channel_versions"]
        return cls(found.config, dict(values), dict(versions))

    def grow(self, rng: random.Random) -> None:
        """Gives some channels new values; one in three keeps none of the large ones."""
        large = [channel for channel in self.values if channel not in (LOG, "step")]
        for channel in rng.sample(large, min(len(large), rng.choice([0, 1, 2]))):
            self.values[channel] = grown(channel, self.values[channel], rng)
            self.changed.add(channel)
        if "step" in self.values:
            self.values["step"] += 1
            self.changed.add("step")

    def write_log(self, item: str) -> None:
        """Adds what the step before wrote to the delta channel."""
        assert self.log is not None
        self.log = [*self.log, item]
        self.steps += 1
        self.values.pop(LOG, None)
        if self.steps % _SNAPSHOT == 0:
            self.values[LOG] = DeltaSnapshot(self.log)
        self.changed.add(LOG)

    def put(self, versions: Versions, run: str, name: str, checkpoint_id: str | None = None) -> Put:
        """The next put."""
        new = {c: versions.after(self.versions.get(c)) for c in sorted(self.changed)}
        self.versions = {**self.versions, **new}
        self.changed = set()
        checkpoint = checkpoint_of(self.values, self.versions, checkpoint_id)
        checkpoint["channel_versions"] = dict(self.versions)
        kind = self.config["configurable"]["thread_id"].split("-")[0]
        metadata: Any = {"source": "loop", "step": self.steps, "parents": {}, "kind": kind}
        metadata.update({"run_id": run, "put": name})
        if self.log is not None and LOG not in self.values:
            metadata["counters_since_delta_snapshot"] = {LOG: [1, 1]}
        return Put(self.config, checkpoint, metadata, new, self.log)

    def follow(self, checkpoint_id: str) -> None:
        """Makes a checkpoint the parent of the next one."""
        named = self.config["configurable"]
        self.config = config_for(named["thread_id"], checkpoint_id, named["checkpoint_ns"])

    @property
    def parent_id(self) -> str | None:
        """The last checkpoint's id."""
        return id_of(self.config) if "checkpoint_id" in self.config["configurable"] else None


def rebuilt(seed: Any, writes: Sequence[Any]) -> list[str]:
    """The delta channel's value from its history."""
    begin = list(seed.value) if seed is not None else []
    return [*begin, *(item for write in writes for item in write[2])]


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
        changeable = [c for c in values if type(values[c]) in (list, dict, bytearray)]
        self._channel = rng.choice(changeable or [""])
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
