"""What is stored of events: encrypted, bound to its append, rotated, shredded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    DecryptionError,
    Event,
    EventsNotKeptError,
    KeyRing,
    ThreadShreddedError,
    count_keys,
    rotate_keys,
    shred_thread,
)
from tests.keys import SECRET
from tests.making import change_rows, rows_of

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
STORED = "select * from pgcheckpoint.checkpoint_events"


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
def cipher(request: pytest.FixtureRequest) -> AesGcmCipher:
    return AesGcmCipher(KeyRing({"old": OLD}), data_keys=request.param)


@pytest.fixture
async def events(dsn: str, cipher: AesGcmCipher) -> AsyncIterator[AsyncPostgresEvents]:
    async with AsyncPostgresEvents(dsn, cipher=cipher) as opened:
        yield opened


async def followed(events: Any, thread_id: str, after: int | None = None) -> list[Event]:
    return [event async for event in events.follow(thread_id, after)]


async def test_it_is_encrypted(dsn: str, cipher: AesGcmCipher, events: AsyncPostgresEvents) -> None:
    await events.append("t", [SECRET, {"a": SECRET}], end=True)
    assert SECRET not in repr(rows_of(dsn, STORED))
    async with AsyncPostgresEvents(dsn, cipher=cipher) as other:
        assert await followed(other, "t") == [(1, SECRET), (2, {"a": SECRET})]
    async with AsyncPostgresEvents(dsn) as without:
        with pytest.raises(DecryptionError, match="with the cipher"):
            await followed(without, "t")


CHANGES = (
    *("thread_id = 'other'", "key = 'k2'", "ends = not ends", "count = count - 1"),
    *("checkpoint_id = 'c'", "type = 'pg:events'"),
    "blob = set_byte(blob, length(blob) - 1, 255 - get_byte(blob, length(blob) - 1))",
)


async def test_what_is_changed_is_refused(dsn: str, events: AsyncPostgresEvents) -> None:
    for number, change in enumerate(CHANGES):
        thread_id = f"t{number}"
        await events.append(thread_id, ["a", "b"], key="k", end=True)
        change_rows(dsn, "update checkpoint_event_heads set last = 9")
        where = f"where thread_id = '{thread_id}'"
        if "thread_id" in change:
            change_rows(dsn, f"update checkpoint_event_heads set {change} {where}")
        change_rows(dsn, f"update checkpoint_events set {change} {where}")
        with pytest.raises(DecryptionError, match="events of thread"):
            await followed(events, "other" if "thread_id" in change else thread_id, 0)
    async with AsyncPostgresEvents(dsn) as without:
        await without.append("in clear", ["a"], end=True)
    with pytest.raises(DecryptionError, match="not encrypted"):
        await followed(events, "in clear")


async def test_a_rotation_encrypts_them_anew(dsn: str) -> None:
    old, both = AesGcmCipher(KeyRing({"old": OLD})), AesGcmCipher(KeyRing({"old": OLD, "new": NEW}))
    async with AsyncPostgresEvents(dsn, cipher=old) as events:
        await events.append("t", [SECRET])
        await events.append("t", [SECRET], end=True)
    async with AsyncPostgresSaver(dsn, cipher=both) as saver:
        before = await count_keys(saver)
        assert {key: counts.events for key, counts in before.items()} == {"old": 2}
        await rotate_keys(saver)
        after = await count_keys(saver)
        assert {key: counts.events for key, counts in after.items()} == {"new": 2}
    async with AsyncPostgresEvents(dsn, cipher=AesGcmCipher(KeyRing({"new": NEW}))) as events:
        assert await followed(events, "t") == [(1, SECRET), (2, SECRET)]


async def test_shredding_takes_them(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"old": OLD}), data_keys=True)
    async with (
        AsyncPostgresEvents(dsn, cipher=cipher) as events,
        AsyncPostgresSaver(dsn, cipher=cipher) as saver,
    ):
        await events.append("t", [SECRET])
        await shred_thread(saver, "t")
        assert rows_of(dsn, STORED) == rows_of(dsn, f"{STORED.removesuffix('s')}_heads") == []
        with pytest.raises(EventsNotKeptError):
            await followed(events, "t", 1)
        with pytest.raises(ThreadShreddedError):
            await events.append("t", [SECRET])
        # The thread is deleted, and another begins under its name, with a key of its own.
        await saver.adelete_thread("t")
        assert await events.append("t", ["anew"], end=True) == (1, 2)
        assert await followed(events, "t") == [(1, "anew")]
