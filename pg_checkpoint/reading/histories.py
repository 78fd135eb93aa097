"""Histories of delta channels: keeps walks, and decides when one answers again.

LangGraph asks for a history for every checkpoint of a page, newest first, and each
history is the one before without its newest steps. So when a caller goes back through a
thread, the walk is kept, together with the state of its rows, and answers for older
checkpoints while the server says that this state has not changed. Without sharing, a
page would cost its length times the thread's.

Pure.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.cache import Cache
from pg_checkpoint.codec.compat import DeltaChannelHistory
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.selection import LAST_ID
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.reading.walks import ChainState, CheckpointRef, Walk, walk_of

# Checkpoints from which on a walk is worth keeping: a shorter one is made as soon as asked about.
_WORTH_KEEPING = 16
# Seconds for which a row's xmin is no other's: the server has 2^32 of them.
_LIFETIME = 600.0
# Memory that an entry takes beside its walk, roughly.
_ENTRY = 256


class Request(NamedTuple):
    """A request for a history.

    Attributes:
        place: The checkpoint.
        channels: The channels.
        kept: A walk that has the answer, if its rows are still in the same state.
        goes_back: Whether older checkpoints are likely to be requested next.
        proved: Whether each step must be proved, because there is a cipher.
    """

    place: CheckpointRef
    channels: Sequence[str]
    kept: Walk | None
    goes_back: bool
    proved: bool

    @property
    def known(self) -> ChainState | None:
        """The state of the walk that is kept; None if none is."""
        return self.kept.chain_state if self.kept is not None else None


class _Last(NamedTuple):
    """The last walk in a namespace.

    Attributes:
        checkpoint_id: Where it began.
        serde: The serializer that decoded it.
        at: When it was made, by time.monotonic.
        walk: What it found, if that is kept.
    """

    checkpoint_id: str
    serde: SerializerProtocol
    at: float
    walk: Walk | None


class Walks:
    """The last long walk of each namespace, kept if somebody goes back through it.

    What is kept decides what to ask the server for. A history is made from a kept walk only
    if the server says that the state of its rows is the same.

    Args:
        capacity: Bytes to spend; a forgotten walk is made again.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._last: Cache[tuple[str, str], _Last | None] = Cache(capacity, _size)

    def expect(self, serde: SerializerProtocol, rows: Rows) -> None:
        """Notes where a page of several checkpoints, in the shape of ReadRow, was read.

        Their histories are likely to be asked for next.
        """
        page = list(takewhile(_is_checkpoint, rows))
        for place in {(row[1], row[2]) for row in page} if len(page) > 1 else ():
            if self._recent(place) is None:
                self._last.put(place, _Last(LAST_ID, serde, time.monotonic(), None))

    def request(
        self,
        serde: SerializerProtocol,
        place: CheckpointRef,
        channels: Sequence[str],
        *,
        proved: bool,
    ) -> Request:
        """What to ask for, with what is remembered."""
        last = self._recent(place[:2])
        if last is None or place[2] is None:
            return Request(place, channels, None, goes_back=False, proved=proved)
        walk = last.walk if last.serde is serde else None
        kept = walk if walk is not None and walk.covers(place[2], channels) else None
        goes_back = place[2] < last.checkpoint_id
        return Request(place, channels, kept, goes_back=goes_back, proved=proved)

    def history(
        self, serde: SerializerProtocol, request: Request, rows: Rows | None, seal: Sealing | None
    ) -> dict[str, DeltaChannelHistory]:
        """The answer to a request.

        Args:
            serde: The saver's serializer.
            request: As it was asked.
            rows: Those of get_delta_history.sql; None to answer from what is kept.
            seal: Decrypts, with a cipher.

        Raises:
            CheckpointNotFoundError: If the checkpoint asked for is not stored.
            CorruptRowError: If a channel's walk ended at a missing parent, or went in a circle; if
                a row can't be decoded.
            DecryptionError: If a row can't be decrypted, or is not what it has to be.
        """
        place, channels, walk = request[:3]
        if rows is None:
            return walk.history(place[2], channels) if walk is not None else {}
        walk = walk_of(serde, rows, place, channels, seal)
        found = walk.history(place[2], channels)
        self._keep(serde, walk, found)
        return found

    def _keep(
        self, serde: SerializerProtocol, walk: Walk, found: Mapping[str, DeltaChannelHistory]
    ) -> None:
        """Remembers a walk, with copies of the history that was made of it."""
        if len(walk.chain) < _WORTH_KEEPING:
            return
        fits = walk.state is not None and walk.is_whole and walk.size < self._capacity
        ready = walk.made_ready(found) if fits else None
        last = _Last(walk.chain[0], serde, time.monotonic(), ready)
        self._last.put(walk.place[:2], last)

    def _recent(self, place: tuple[str, str]) -> _Last | None:
        last = self._last.get(place, None)
        return last if last is not None and time.monotonic() - last.at < _LIFETIME else None


def _is_checkpoint(row: Sequence[Any]) -> bool:
    return bool(row[0] == "checkpoint")


def _size(last: _Last | None) -> int:
    return _ENTRY + (last.walk.size if last is not None and last.walk is not None else 0)
