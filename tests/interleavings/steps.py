"""Steps: what a client sends, cut after each statement and before each commit. No I/O."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from pg_checkpoint.core.transaction import load_queries
from tests.interleavings.orders import Step

_FLUSH = b"H\x00\x00\x00\x04"
_WRITES = re.compile(rb"(?i)\b(insert|update|delete|truncate|create|alter|drop|lock|call)\b")
_LOCKS = re.compile(rb"(?i)\bfor (no key )?(update|key share|share)\b|pg_\w*advisory|_v\d+\(")
_COMMENT, _SPACE = re.compile(rb"--[^\n]*\n"), re.compile(rb"\s+")
# These say how the transaction runs.
_BOUNDS = ("set_bounds", "set_read_bounds", "get_backend_pid", "begin", "sync")


def _plain(text: bytes) -> bytes:
    return _SPACE.sub(b" ", _COMMENT.sub(b"", text)).strip()


_NAMES = {_plain(text): name for name, text in load_queries().items()}


class Effect(IntEnum):
    """What other sessions can notice of a step."""

    NOTHING, READS, WRITES, COMMITS = range(4)


@dataclass(frozen=True)
class Cut:
    """The connection of a session is lost, with its transaction somewhere on its way."""

    name: str = "connection lost"

    def depends_on(self, other: Step) -> bool:
        """On all: what comes of it is sent over another connection."""
        return True


@dataclass(frozen=True)
class Statement:
    """A statement, or the commit of a transaction."""

    name: str  # that of its file, or its first words
    effect: Effect  # what others can notice
    # The threads that it names, as the scenario calls them; none: perhaps all.
    names: frozenset[str]
    message: bytes = field(repr=False)  # what is sent
    ends: bool = False  # whether the server says that it is ready afterwards

    def depends_on(self, other: Step) -> bool:
        """Whether one can notice the other: before a commit, by its locks only."""
        if not isinstance(other, Statement):
            return True
        if Effect.NOTHING in (self.effect, other.effect):
            return False
        if self.names and other.names and not self.names & other.names:
            return False
        weaker, stronger = sorted((self.effect, other.effect))
        return stronger == Effect.COMMITS or weaker == Effect.WRITES


class Sent:
    """Makes steps of the messages of one connection."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._queries: dict[bytes, bytes] = {}
        self._query = b""
        # Of the transaction under way.
        self._wrote: set[str] = set()
        self._wrote_all = self._is_explicit = False

    def add(self, kind: bytes, message: bytes, names: Mapping[str, bytes]) -> Statement | None:
        """Takes a message of a kind; returns the step that it completes.

        `names` has the threads of the scenario, with what they are called in this run.
        """
        self._parts.append(message)
        if kind == b"P":
            self._query, text = message[5:].split(b"\0")[:2]
            self._queries[self._query] = text
        elif kind == b"B":
            self._query = message[5:].split(b"\0")[1]
        if kind not in (b"E", b"S", b"Q"):
            return None
        sent, self._parts = b"".join(self._parts), []
        if kind == b"S":
            return self._sync(sent)
        text = _plain(message[5:-1] if kind == b"Q" else self._queries[self._query])
        named = frozenset(name for name, called in names.items() if called in sent)
        if kind == b"Q":
            return self._statement(text, named, sent, ends=True)
        return self._statement(text, named, sent + _FLUSH, ends=False)

    def _sync(self, sent: bytes) -> Statement:
        if self._is_explicit:
            return Statement("sync", Effect.NOTHING, frozenset(), sent, ends=True)
        return self._commit(sent, ends=True)

    def _statement(
        self, text: bytes, names: frozenset[str], sent: bytes, *, ends: bool
    ) -> Statement:
        name = _NAMES.get(text) or text[:40].decode(errors="replace").lower()
        if name in ("commit", "rollback"):
            self._is_explicit = False
            return self._commit(sent, ends=ends)
        self._is_explicit |= name.startswith("begin")
        effect = _effect_of(name, text)
        if effect == Effect.WRITES:
            self._wrote |= names
            self._wrote_all |= not names
        return Statement(name, effect, names, sent, ends)

    def _commit(self, sent: bytes, *, ends: bool) -> Statement:
        names: frozenset[str] = frozenset() if self._wrote_all else frozenset(self._wrote)
        effect = Effect.COMMITS if self._wrote_all or self._wrote else Effect.NOTHING
        self._wrote, self._wrote_all = set(), False
        return Statement("commit", effect, names, sent, ends)


def _effect_of(name: str, text: bytes) -> Effect:
    if name in _BOUNDS:
        return Effect.NOTHING
    return Effect.WRITES if _WRITES.search(text) or _LOCKS.search(text) else Effect.READS
