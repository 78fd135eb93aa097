"""The ledger: what a process called, and what it was answered, on disk as it happens."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import psycopg
from langgraph.errors import GraphBubbleUp
from psycopg_pool import PoolTimeout

from pg_checkpoint import (
    CheckpointNotFoundError,
    CipherRequiredError,
    ConcurrentWriteError,
    DecryptionError,
    EncryptionKeyError,
    LeaseHeldError,
    NotReplicatedError,
    OverloadedError,
    ParentWriteFailedError,
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    ShuttingDownError,
    ValueNotSerializableError,
    WriteTimeoutError,
)
from tests.faults.model.configs import Config

# Unknown: may be applied. None at all: the process was killed, or never got an answer.
Outcome = Literal["acknowledged", "refused", "unknown"]
_FOR_EVER = float("inf")
# What somebody else's doing can bring about at any time.
_ALWAYS = (ParentWriteFailedError, ValueNotSerializableError, CheckpointNotFoundError)
# What the trigger in running.py raises.
_REFUSED = psycopg.errors.ProgramLimitExceeded
_LATE = (WriteTimeoutError, ReadTimeoutError, OverloadedError, PoolTimeout)


@dataclass
class Call:
    """One call, with its answer."""

    process: str
    number: int  # in it
    kind: str  # "put", "writes", what removes, or what is done with graphs (driving.py)
    facts: Mapping[str, Any]  # what was called, as far as the checker has to know it
    start: float
    end: float = _FOR_EVER  # when it was answered, if it was
    outcome: Outcome | None = None
    said: str = ""

    @property
    def name(self) -> str:
        """Names it in all ledgers."""
        return f"{self.process}/{self.number}"

    @property
    def may_be_applied(self) -> bool:
        """Whether it was not refused."""
        return self.outcome != "refused"

    @property
    def settled(self) -> float:
        """After which time it changes nothing any more."""
        return self.end if self.outcome in ("acknowledged", "refused") else _FOR_EVER


@dataclass
class Entries:
    """What all processes wrote."""

    calls: list[Call] = field(default_factory=list)  # in the order of their beginnings
    findings: list[str] = field(default_factory=list)  # what a process itself found wrong
    ended: set[str] = field(default_factory=set)  # processes that came to their end


class Ledger:
    """What one process writes."""

    def __init__(self, folder: Path, process: str) -> None:
        self.process = process
        path = folder / f"{process}.jsonl"
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._number = 0
        # Blocking graphs call from many threads.
        self._lock = threading.Lock()

    def next_name(self) -> str:
        """What the next call will be named."""
        return self.name_of(self._number + 1)

    def name_of(self, number: int) -> str:
        """Names a call in all ledgers, as `Call.name` does."""
        return f"{self.process}/{number}"

    def called(self, kind: str, **facts: Any) -> int:
        """Notes a call that begins now; returns its number."""
        with self._lock:
            self._number += 1
            self._write({"call": self._number, "kind": kind, "facts": facts})
            return self._number

    def answered(self, number: int, outcome: Outcome, said: str = "") -> None:
        """Notes its answer."""
        self._write({"answer": number, "outcome": outcome, "said": said})

    def failed(
        self, number: int, error: BaseException, config: Config, *, sealed: bool = False
    ) -> None:
        """Notes an answer that is an error; a finding, unless the configuration accounts for it."""
        said = f"{type(error).__name__}: {error}"[:500]
        self.answered(number, _outcome_of(error), said)
        if not is_expected(error, config, sealed=sealed):
            self.found(f"call {number} was answered with {said}")

    def found(self, what: str) -> None:
        """Notes something that is wrong, as this process saw it."""
        self._write({"finding": what})

    def ended(self) -> None:
        """Notes that the process ends, all its calls answered and its saver closed."""
        self._write({"ended": True})

    def _write(self, event: dict[str, Any]) -> None:
        line = json.dumps({"at": time.monotonic(), **event}) + "\n"
        os.write(self._file, line.encode())


def read_ledgers(folder: Path) -> Entries:
    """Reads what all processes wrote."""
    entries = Entries()
    for path in sorted(folder.glob("*.jsonl")):
        _read(path, entries)
    entries.calls.sort(key=lambda call: call.start)
    return entries


def _read(path: Path, entries: Entries) -> None:
    calls: dict[int, Call] = {}
    for event in _events(path):
        if "call" in event:
            number, kind, facts = event["call"], event["kind"], event["facts"]
            calls[number] = Call(path.stem, number, kind, facts, event["at"])
        elif "answer" in event:
            call = calls[event["answer"]]
            call.end, call.outcome, call.said = event["at"], event["outcome"], event["said"]
        elif "finding" in event:
            entries.findings.append(f"{path.stem} at {event['at']:.3f}: {event['finding']}")
        else:
            entries.ended.add(path.stem)
    entries.calls += calls.values()


def _events(path: Path) -> list[dict[str, Any]]:
    # What comes after the last line's end was torn by a kill.
    whole = path.read_text().rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def _outcome_of(error: BaseException) -> Outcome:
    """What docs/guarantees.md says of a write that failed so."""
    if isinstance(error, WriteTimeoutError):
        return "unknown" if error.may_be_applied else "refused"
    if isinstance(error, (asyncio.CancelledError, NotReplicatedError)):
        return "unknown"
    if isinstance(error, (PgCheckpointError, psycopg.Error)):
        said = " ".join([str(error), *getattr(error, "__notes__", ())])
        return "unknown" if "may have been applied" in said else "refused"
    return "unknown"


def is_expected(error: BaseException, config: Config, *, sealed: bool = False) -> bool:
    """Whether the configuration accounts for an error; else it is a finding."""
    if isinstance(error, (asyncio.CancelledError, *_ALWAYS, _REFUSED)):
        return True
    if isinstance(error, (CipherRequiredError, DecryptionError, EncryptionKeyError)):
        return config.cipher != "none" and not sealed
    if isinstance(error, (ConcurrentWriteError, LeaseHeldError, SaverClosedError)):
        # What a cancelled run has begun in a thread goes on.
        return config.graphs
    if isinstance(error, (ShuttingDownError, GraphBubbleUp)):
        return "restart" in config.faults
    if isinstance(error, _LATE):
        return "lock" in config.faults
    return config.dies and isinstance(error, psycopg.OperationalError)
