"""What both event logs have: their options, appending, following, sweeping."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from typing_extensions import Self, Unpack

from pg_checkpoint.arguments import check_flag, check_number, check_whole, refuse
from pg_checkpoint.codec.keys import check_key, thread_id_of
from pg_checkpoint.codec.renaming import renaming
from pg_checkpoint.codec.strict_serializer import serializer_of
from pg_checkpoint.errors import ValueNotSerializableError
from pg_checkpoint.events.engine import Engine, Options, new_key
from pg_checkpoint.events.following import NEWEST, Place
from pg_checkpoint.events.packing import END, Encoded, Event, encoded, pack
from pg_checkpoint.events.queue import Append
from pg_checkpoint.observability.stats import EventsStats
from pg_checkpoint.postgres.lifespan import OnHomeLoop
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Dsn, Settings, check_age, explaining_options
from pg_checkpoint.settings import Options as Common

_DAY = timedelta(days=1)
# A number that has a next one, for the server.
_LARGEST = 2**63 - 2


class Appended(NamedTuple):
    """The numbers that events were given; with `end`, the last one is the end mark's.

    Attributes:
        first: The number of the first.
        last: The number of the last.
    """

    first: int
    last: int


class EventsBase(OnHomeLoop[Engine]):
    """What both event logs are made of; see AsyncPostgresEvents."""

    @explaining_options
    def __init__(
        self,
        conn: Source,
        *,
        serde: SerializerProtocol | None = None,
        ttl: timedelta | None = _DAY,
        poll_every: float = 0.25,
        look_every: float = 5.0,
        **options: Unpack[Common],
    ) -> None:
        check_age("ttl", ttl)
        check_number("poll_every", poll_every, above=0)
        check_number("look_every", look_every, above=0)
        settings = Settings(**options)
        chosen = serializer_of(serde, settings.strict, settings.allowed_types)
        # It has one, so there is one.
        serializer: Any = renaming(chosen or JsonPlusSerializer(), settings.renamed)
        self._serde: SerializerProtocol = serializer

        self._bridge = self._make_bridge()
        own = Options(self._serde, ttl, poll_every, look_every)
        self._bridge.bind(partial(Engine, conn, settings, own))

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        serde: SerializerProtocol | None = None,
        ttl: timedelta | None = _DAY,
        poll_every: float = 0.25,
        look_every: float = 5.0,
        **options: Unpack[Common],
    ) -> Self:
        """Returns an event log with a pool of its own; a `with` block closes it at its end.

        Without a `with` block the first call opens it.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            serde: As for the constructor.
            ttl: As for the constructor.
            poll_every: As for the constructor.
            look_every: As for the constructor.
            **options: As for the constructor.
        """
        how: Any = {"poll_every": poll_every, "look_every": look_every, **options}
        return cls(conn_string, serde=serde, ttl=ttl, **how)

    def stats(self) -> EventsStats:
        """Returns the work since the log was made, and its queue; makes no round trip."""
        stats: EventsStats = self._engine.stats()
        return stats

    def _append_of(
        self,
        thread_id: str,
        events: Sequence[Any],
        key: str | None,
        *,
        end: bool,
        checkpoint_id: str | None = None,
        lease: str | None = None,
    ) -> Append:
        """An append, whose events are encoded now."""
        thread_id = thread_id_of(thread_id)
        if isinstance(events, (str, bytes)) or not isinstance(events, Sequence):
            refuse("events", "a list of events", events)
        check_flag("end", end)
        if key is not None and (not isinstance(key, str) or not key):
            refuse("key", "a text that is not empty, or None", key)
        check_key(thread_id, key or "")
        if not events and not end:
            refuse("events", "a list with at least one event", events)
        packed = pack([self._encoded(thread_id, value) for value in events])
        what = len(events) + end, end, checkpoint_id, packed, lease
        return Append(thread_id, key or new_key(), *what)

    def _encoded(self, thread_id: str, value: Any) -> Encoded:
        try:
            return encoded(self._serde, value)
        except Exception as error:
            raise ValueNotSerializableError(
                f"thread {thread_id!r}: the serializer {type(self._serde).__name__} refused an "
                f"event, a {type(value).__module__}.{type(value).__qualname__} "
                f"({type(error).__name__}); nothing of this call was appended"
            ) from error

    async def _append(self, append: Append) -> Appended:
        engine, started = self._engine, time.perf_counter()
        counts, error = engine.watch.counts.calls["append"], None
        try:
            numbers = await self._bridge.run(engine.append(append))
        except BaseException as raised:
            error = raised
            raise
        finally:
            counts.ended(error, time.perf_counter() - started)
        return Appended(*numbers)

    async def _next(
        self, thread_id: str, place: Place, *, patient: bool
    ) -> tuple[Sequence[Event], Place, bool]:
        """The next events of a run, the place before those that follow, and whether it ended.

        Who is patient goes on after any outage of the server.
        """
        page, place = await self._bridge.run(self._engine.next(thread_id, place, patient=patient))
        numbers = [event.number for event in page.events if event.value is END]
        if not numbers:
            return page.events, place, False
        return [event for event in page.events if event.number < numbers[0]], place, True


def start_of(after: int | None) -> Place:
    """Where to begin after a number, or with the newest run."""
    if after is None:
        return Place(NEWEST)
    if check_whole("after", after) > _LARGEST:
        refuse("after", f"a number of an event, at most {_LARGEST}", after, shown=True)
    return Place(int(after))
