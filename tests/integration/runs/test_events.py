"""The event log: appending, numbers, following, end marks, expiry; and what is stored of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from functools import partial
from typing import Any

import psycopg
import pytest
from langchain_core.messages import AIMessageChunk

import pg_checkpoint as pg
from pg_checkpoint import AesGcmCipher, Event, count_keys, rotate_keys, shred_thread
from pg_checkpoint.runs.event_log import END, NEWEST, Appended, Following, Page, Place
from tests.cases import each
from tests.conftest import Events, Patch, Saver
from tests.keys import BOTH, NEW, OLD, SECRET, sealing
from tests.making import aput, change_rows, config_for, rows_of, run_sql
from tests.seams import before_each, engine_of, limit, lose_answers
from tests.waiting import PATIENCE, until

# Followers that are not woken stand still.
SELDOM: Any = {"look_every": 3_600.0, "poll_every": 3_600.0}
OF_EVENTS, OF_HEADS = "pgcheckpoint.checkpoint_events", "pgcheckpoint.checkpoint_event_heads"


async def followed(events: Any, thread_id: str = "t", after: int | None = None) -> list[Event]:
    return [event async for event in events.follow(thread_id, after)]


def task_of(events: Any, thread_id: str = "t", after: int | None = None) -> asyncio.Task[Any]:
    """The same, beside what else happens."""
    return asyncio.create_task(followed(events, thread_id, after))


def _of(events: Events, thread_id: str) -> Any:
    return engine_of(events).following._followed.get(thread_id)


def knows(events: Events, thread_id: str, number: int) -> bool:
    """Whether who follows a thread here has read on to a number."""
    one = _of(events, thread_id)
    return one is not None and one.rest is not None and one.rest[0] >= number


def waiting(events: Events, thread_id: str = "t") -> int:
    """How many wait for a thread's next events."""
    one = _of(events, thread_id)
    return 0 if one is None else len(one.changed._waiters)


def count_reads(events: Events) -> list[list[Page]]:
    """Notes what each read finds, from now on."""
    queue, reads = engine_of(events).queue, list[list[Page]]()
    read = queue._read_together

    async def counted(*asks: Any) -> Any:
        reads.append(pages := await read(*asks))
        return pages

    queue._read_together = counted
    return reads


async def test_concurrent_appends_of_several_logs_are_numbered_as_they_commit(dsn: str) -> None:
    async with Events(dsn) as one, Events(dsn) as other:
        watching = task_of(other, "t", 0)
        logs = enumerate((one, other))
        calls = [log.append("t", [(n, i)] * (1 + i % 3)) for n, log in logs for i in range(40)]
        random.Random(1).shuffle(calls)
        ranges = sorted(await asyncio.gather(*calls))
        numbers = [n for first, last in ranges for n in range(first, last + 1)]
        assert numbers == list(range(1, len(numbers) + 1))
        await one.end("t")
        seen = await asyncio.wait_for(watching, 30)
        # A follower that reads all the while misses none: what commits later has a higher number.
        assert [event.number for event in seen] == numbers


async def test_appends_share_transactions_and_reads_pages(events: Events) -> None:
    """Calls of one log to one thread keep their order."""
    await events.append("other", [0])
    await asyncio.gather(*(events.append("t", [i]) for i in range(500)))
    assert events.stats().batches.batches < 50
    assert events.stats().append.calls == 501
    await events.end("t")
    reads = count_reads(events)
    assert [event.value for event in await followed(events)] == list(range(500))
    assert len(reads) <= 15


async def test_a_repeated_append_is_stored_once(events: Events, monkeypatch: Patch) -> None:
    """By its key; and by itself when its answer was lost."""
    chunk = AIMessageChunk(content="to", id="m"), {"langgraph_node": "model"}
    first = await events.append("t", [chunk, {"b": 1}], key="k")
    await events.append("t", ["c"])
    assert await events.append("t", [chunk, {"b": 1}], key="k") == first == (1, 2)
    assert await events.append("other", ["a"], key="k") == (1, 1)
    both = await asyncio.gather(*(events.append("t", ["d"], key="k2") for _ in range(5)))
    assert set(both) == {(4, 4)}
    lose_answers(monkeypatch, events, psycopg.OperationalError("gone"))
    assert await events.append("t", ["e"], end=True) == (5, 6)
    assert [event.value for event in await followed(events)] == [chunk, {"b": 1}, "c", "d", "e"]


async def test_where_a_follower_begins_and_ends(events: Events) -> None:
    await events.append("t", ["a", "b"], end=True)  # 1, 2, end 3
    await events.append("t", ["c"], end=True)  # 4, end 5
    a, b, c = (1, "a"), (2, "b"), (4, "c")
    # Behind 2 the run has ended.
    for after, expected in ((None, [c]), (0, [a, b]), (1, [b]), (2, []), (3, [c]), (4, [])):
        assert await followed(events, "t", after) == expected
    # Behind the last end mark it waits for the next run.
    waiting = task_of(events, "t", 5)
    await asyncio.sleep(0)
    await events.append("t", ["d"], end=True)
    assert await asyncio.wait_for(waiting, 10) == [(6, "d")]


async def test_many_followers_read_once(events: Events) -> None:
    await events.append("t", ["a"])
    tasks = [task_of(events) for _ in range(101)]
    await until(lambda: waiting(events) == 101)
    reads = count_reads(events)
    tasks.pop().cancel()
    await events.append("t", ["b"], end=True)
    assert await asyncio.gather(*tasks) == [[(1, "a"), (2, "b")]] * 100
    assert len(reads) <= 2


async def test_followers_come_back_at_any_moment(dsn: str, events: Events) -> None:
    """Some come back in the turn of the loop in which what others asked for is answered."""

    async def follow(turns: int) -> int:
        count = 0
        async for _ in events.follow("t"):
            count += 1
            for _ in range((turns * count) % 30):
                await asyncio.sleep(0)
        return count

    async with Events(dsn) as writer:
        following = [asyncio.create_task(follow(n)) for n in range(30)]
        await until(lambda: waiting(events, "t") == 30)
        for n in range(60):
            await writer.append("t", [n])
        await writer.end("t")
        assert await asyncio.wait_for(asyncio.gather(*following), 60) == [60] * 30


async def test_the_overloaded_read_on(dsn: str, session_dsn: str, events: Events) -> None:
    how: Any = {"max_queued_bytes": 2**20, "poll_every": 0.05, "look_every": 0.05}
    async with Events(dsn, **how) as full:
        await events.append("t", [0])
        following = task_of(full)
        await full.append("locked", [0])
        with psycopg.connect(session_dsn) as holder:
            holder.execute(f"select from {OF_HEADS} where thread_id = 'locked' for update")
            calls = [full.append("locked", ["x" * 100_000]) for _ in range(40)]
            appends = [asyncio.ensure_future(call) for call in calls]
            await until(lambda: any(append.done() for append in appends))
            await events.append("t", [1])
            await until(partial(knows, full, "t", 2))
            assert await asyncio.wait_for(anext(full.follow("t", 1)), 10) == (2, 1)
        ended = await asyncio.gather(*appends, return_exceptions=True)
        assert {type(one) for one in ended} == {Appended, pg.OverloadedError}
        await events.end("t")
        assert len(await asyncio.wait_for(following, 10)) == 2


async def test_closing_ends_followers(dsn: str) -> None:
    events = Events(dsn)
    await events.append("t", ["a"])
    run = events.follow("t")
    await anext(run)
    waiting = task_of(events, "u")
    await until(lambda: len(engine_of(events).following.threads) == 2)
    await events.close()
    with pytest.raises(pg.SaverClosedError):
        await asyncio.wait_for(waiting, 10)
    before = asyncio.all_tasks()
    for call in (anext(run), anext(events.follow("t")), events.append("t", [1])):
        with pytest.raises(pg.SaverClosedError):
            await call
    assert asyncio.all_tasks() == before


def reads() -> tuple[list[asyncio.Future[Page]], Callable[[str, int], asyncio.Future[Page]]]:
    """The pages that a test gives itself, in the order in which they are asked for; what asks."""
    asked: list[asyncio.Future[Page]] = []

    def read(thread_id: str, after: int) -> asyncio.Future[Page]:
        asked.append(asyncio.get_running_loop().create_future())
        return asked[-1]

    return asked, read


async def test_a_look_begins_no_read_beside_one() -> None:
    """Else a server that is slow would be asked without a pause."""
    asked, read = reads()
    looks = 0

    def every() -> float:
        nonlocal looks
        looks += 1
        return 0.001 if looks < 10 else 3_600.0

    following = Following(read, every)
    waits = asyncio.create_task(following.next("t", Place(0)))
    await until(lambda: looks == 10)
    asked[0].set_result(Page(0, []))
    await until(lambda: not asked[0]._callbacks)
    await asyncio.sleep(0)
    assert len(asked) == 1
    # Another one reads on, as the hint was lost: who waits is woken.
    other = asyncio.create_task(following.next("t", Place(NEWEST)))
    await until(lambda: len(asked) == 2)
    asked[1].set_result(Page(1, [Event(1, "a")]))
    await until(lambda: len(asked) == 3, 10)
    asked[2].set_result(Page(1, [Event(1, "a")]))
    assert [page.events for page, _ in await asyncio.gather(waits, other)] == [[(1, "a")]] * 2
    following.stop()


async def test_a_hint_that_comes_during_a_read_leads_to_another_read() -> None:
    asked, read = reads()
    following = Following(read, lambda: 3_600.0)
    waits = asyncio.create_task(following.next("t", Place(0)))
    await until(lambda: asked)
    following.hint(["t"])
    asked[0].set_result(Page(0, []))
    await until(lambda: len(asked) == 2, 10)
    asked[1].set_result(Page(1, [Event(1, "a")]))
    assert (await waits)[0].events == [(1, "a")]
    following.stop()


async def test_an_append_that_comes_before_listen_needs_no_look(
    session_dsn: str, monkeypatch: Patch
) -> None:
    async with Events(session_dsn, **SELDOM) as events, Events(session_dsn) as other:
        engine_of(other)._hints.send = lambda thread_ids: None

        async def append(connection: object, name: str) -> None:
            if name == "listen_events":
                await until(partial(knows, events, "t", 0))
                await other.append("t", ["a"], end=True)

        before_each(monkeypatch, engine_of(events)._hints, "_run", append)
        assert await asyncio.wait_for(followed(events), 30) == [(1, "a")]


@pytest.mark.parametrize("is_here", [True, False], ids=["here", "elsewhere"])
async def test_appends_need_no_look(session_dsn: str, monkeypatch: Patch, is_here: bool) -> None:
    """Those of the same log wake followers by themselves, others by a notification."""
    limit(monkeypatch, "runs.event_log", silence=0.05)
    async with Events(session_dsn, **SELDOM) as events, Events(session_dsn) as other:
        hints = engine_of(events)._hints
        if is_here:
            hints.listen = lambda: None
        for number in (1, 3):
            await until(lambda: not hints.is_heard)
            following = task_of(events, "t", number - 1)
            await until(partial(knows, events, "t", number - 1))
            await until(lambda: is_here or hints.is_heard, 30)
            await (events if is_here else other).append("t", ["a"], end=True)
            assert await asyncio.wait_for(following, 10) == [(number, "a")]


async def test_bad_input_is_refused_at_the_call(events: Events) -> None:
    with pytest.raises(pg.ValueNotSerializableError, match="an event: JsonPlusSerializer refused"):
        await events.append("t", [1, lambda: 0])
    bad: list[Any] = ["abc", 3, None]
    calls: list[tuple[str, Any]] = [
        *(("events", partial(events.append, "t", values)) for values in bad),
        ("at least one", partial(events.append, "t", [])),
        ("key", partial(events.append, "t", [1], key="")),
        *(("after", partial(followed, events, "t", n)) for n in (-1, 2**63 - 1, 2**63, 2**70)),
        ("ttl", partial(Events, "", ttl=timedelta(0))),
    ]
    for said, call in calls:
        with pytest.raises(pg.InvalidOptionError, match=said):
            await call()
    with pytest.raises(pg.EventsNotKeptError):
        await followed(events, "t", 2**63 - 2)


async def test_expired_events_are_swept_and_then_the_head(dsn: str) -> None:
    async with Events(dsn, ttl=timedelta(hours=1)) as events:
        await events.append("old", [1, 2], end=True)
        await events.append("half", [1])
        run_sql(dsn, f"update {OF_EVENTS} set expires_at = now()")
        await events.append("half", [2])
        run_sql(dsn, f"update {OF_HEADS} set expires_at = now() where thread_id = 'old'")
        assert [await events.sweep(), await events.sweep()] == [2, 0]
        assert rows_of(dsn, f"select thread_id from {OF_HEADS}") == [("half",)]
        await events.end("half")
        # From the first that is kept, unless it is told what came before.
        for after in (0, 1):
            assert await followed(events, "half", after) == [(2, 2)]
        assert await events.append("old", ["anew"]) == (1, 1)


async def test_numbers_go_on_after_a_sweep_that_took_a_part_of_what_expired(dsn: str) -> None:
    async with Events(dsn, ttl=timedelta(hours=1)) as events:
        for i in range(3):
            await events.append("t", [i])
        for table in (OF_EVENTS, OF_HEADS):
            run_sql(dsn, f"update {table} set expires_at = now()")
        engine = engine_of(events)
        await engine.database.run(engine._sweep(2, engine.sweeper.lock), timeout=PATIENCE)
        assert rows_of(dsn, f"select count(*) from {OF_EVENTS}") == [(1,)]
        assert await events.append("t", ["goes on"], end=True) == (4, 5)
        assert await followed(events, "t", 3) == [(4, "goes on")]


async def test_a_log_expires_with_the_last_of_its_events_that_does(dsn: str) -> None:
    """Whoever appended it; until then no sweep looks at the log."""
    both = f"from {OF_HEADS} h join {OF_EVENTS} e using (thread_id) group by h.thread_id"
    for hours in (2, 3, 1):
        async with Events(dsn, ttl=timedelta(hours=hours)) as events:
            await events.append("t", [hours])
        ((expires_at, last),) = rows_of(dsn, f"select h.expires_at, max(e.expires_at) {both}")
        assert expires_at == last


async def test_who_asks_for_what_is_gone_is_told(dsn: str, events: Events) -> None:
    for i in range(3):
        await events.append("t", [i, i])
    run_sql(dsn, f"delete from {OF_EVENTS} where first = 3")
    for after, said in ((1, 2), (9, 9)):
        with pytest.raises(pg.EventsNotKeptError, match=f"after number {said}"):
            await followed(events, "t", after)
    # Each follower has an error of its own.
    calls = (followed(events, "never", 5) for _ in range(20))
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert {type(error) for error in errors} == {pg.EventsNotKeptError}
    assert len({id(error) for error in errors}) == 20


async def test_events_go_with_their_thread(dsn: str, events: Events, saver: Saver) -> None:
    for thread_id in ("t", "t2"):
        await events.append(thread_id, [1], end=True)
    following = task_of(events, "t", 2)
    await until(lambda: waiting(events))
    await saver.adelete_thread("t")
    for table in (OF_EVENTS, OF_HEADS):
        assert rows_of(dsn, f"select thread_id from {table}") == [("t2",)]
    engine_of(events).following.hint(["t"])
    with pytest.raises(pg.EventsNotKeptError):
        await asyncio.wait_for(following, 10)
    assert await events.append("t", [1]) == (1, 1)


async def test_the_blocking_twin(dsn: str) -> None:
    with pg.PostgresEvents(dsn) as events:
        assert events.append("t", ["a", "b"]) == (1, 2)
        assert events.end("t") == (3, 3)
        assert list(events.follow("t")) == [(1, "a"), (2, "b")]
        assert events.sweep() == 0
        assert events.health().queued_calls == 0


async def test_the_sweeper_sweeps_until_it_is_stopped(dsn: str) -> None:
    async with Events(dsn, ttl=timedelta(milliseconds=1)) as events:
        await events.append("t", [1])
        await events.start_sweeper(0.001)
        await until(lambda: not rows_of(dsn, f"select from {OF_HEADS}"))
        assert await events.stop_sweeper(10)


@each("seed", range(3))
async def test_random_operations_against_a_list(dsn: str, seed: int) -> None:
    """The log is a list of values and end marks; appends under a known key change nothing."""
    choose, end, thread_id = random.Random(seed), object(), f"t{seed}"
    log: list[object] = []
    keys: dict[str, tuple[int, int]] = {}
    async with Events(dsn) as one, Events(dsn) as other:
        for step in range(120):
            events = choose.choice((one, other))
            if choose.random() < 0.6:
                key = f"k{choose.randrange(30)}" if choose.random() < 0.5 else None
                values, ends = [(step, n) for n in range(choose.randint(1, 4))], step % 7 == 0
                got = await events.append(thread_id, [list(v) for v in values], key=key, end=ends)
                if key in keys:
                    assert got == keys[key]
                    continue
                expected = len(log) + 1, len(log) + len(values) + ends
                assert got == expected
                log += [list(v) for v in values] + [end] * ends
                if key is not None:
                    keys[key] = expected
            elif any(end is value for value in log):
                last = max(n for n, value in enumerate(log, 1) if value is end)
                after = choose.randrange(last)
                until_end = next(n for n in range(after + 1, last + 1) if log[n - 1] is end)
                expected_events = [(n, log[n - 1]) for n in range(after + 1, until_end)]
                assert await followed(events, thread_id, after) == expected_events


async def test_a_busy_thread_does_not_put_off_the_look_at_others(dsn: str) -> None:
    """Hints of one come all the time, and none of the other."""
    async with Events(dsn, look_every=0.5, poll_every=0.5) as events, Events(dsn) as other:
        engine_of(events)._hints.listen = lambda: None
        await events.append("busy", [0])
        await other.append("quiet", [0])
        busy, quiet = task_of(events, "busy"), task_of(events, "quiet")
        await until(lambda: knows(events, "busy", 1) and knows(events, "quiet", 1))
        await other.append("quiet", [1], end=True)

        async def be_busy() -> None:
            while not quiet.done():
                await events.append("busy", [1])

        await asyncio.wait_for(be_busy(), 10)
        assert quiet.result() == [(1, 0), (2, 1)]
        await events.end("busy")
        await busy


async def test_an_append_in_clear_is_refused(dsn: str, events: Events) -> None:
    for data_keys in (False, True):
        async with sealing(dsn, data_keys=data_keys) as saver:
            await aput(saver, config_for(f"t{data_keys}"), {"a": 1})
        with pytest.raises(pg.CipherRequiredError, match="saver's cipher"):
            await events.append(f"t{data_keys}", ["clear"])
    async with Events(dsn, cipher=AesGcmCipher(OLD)) as without_data_keys:
        with pytest.raises(pg.CipherRequiredError, match="data keys"):
            await without_data_keys.append("tTrue", ["by the key itself"])
        assert await without_data_keys.append("tFalse", ["x"]) == (1, 1)


async def test_a_run_whose_events_are_swept_but_for_its_head(dsn: str) -> None:
    """Who has a number is told that what follows is gone; others wait no longer than its end."""
    async with Events(dsn, ttl=None) as events:
        for thread_id in ("over", "under way"):
            await events.append(thread_id, ["a", "b"])
        await events.append("over", ["c"], end=True)
        run_sql(dsn, f"delete from {OF_EVENTS}")
        for after in (None, 0):
            assert await asyncio.wait_for(followed(events, "over", after), 10) == []
        for thread_id in ("over", "under way"):
            with pytest.raises(pg.EventsNotKeptError, match="after number 1"):
                await asyncio.wait_for(followed(events, thread_id, 1), 10)
        following = [task_of(events, "under way", n) for n in (None, 0, 2)]
        await until(lambda: waiting(events, "under way") == 3)
        await events.append("under way", ["c"], end=True)
        assert await asyncio.wait_for(asyncio.gather(*following), 10) == [[(3, "c")]] * 3


async def test_followers_whose_first_events_are_swept_unread(dsn: str, events: Events) -> None:
    following = [task_of(events, "t", n) for n in (None, 0)]
    await until(lambda: waiting(events) == 2)
    head = "(thread_id, last, expires_at) values ('t', 9, 'infinity')"
    run_sql(dsn, f"insert into {OF_HEADS} {head}")
    for i in range(10, 20):
        await events.append("t", [i])
        await until(partial(knows, events, "t", i))
    await events.end("t")
    expected = [(i, i) for i in range(10, 20)]
    assert await asyncio.wait_for(asyncio.gather(*following), 10) == [expected] * 2


@pytest.mark.parametrize(("slow", "new"), [(False, 5), (True, 5), (False, 1)])
async def test_a_follower_does_not_go_on_in_another_log(
    dsn: str, events: Events, saver: Saver, slow: bool, new: int
) -> None:
    await events.append("t", ["old"] * 3)
    run = events.follow("t")
    got = [await anext(run) for _ in range(3)]
    following = None if slow else asyncio.ensure_future(anext(run))
    await until(lambda: slow or waiting(events))
    await saver.adelete_thread("t")
    async with Events(dsn) as other:
        await other.append("t", ["new"] * new, end=True)
    engine_of(events).following.hint(["t"])
    assert [event.value for event in got] == ["old"] * 3
    with pytest.raises(pg.EventsNotKeptError, match="after number 3"):
        await asyncio.wait_for(following or anext(run), 10)
    assert [event.value for event in await followed(events)] == ["new"] * new


async def test_a_second_end_makes_no_empty_run(events: Events) -> None:
    await events.append("t", ["a"], end=True)
    assert await events.end("t") == (2, 2)
    assert await asyncio.gather(*(events.end("t", key=f"k{n}") for n in range(3))) == [(2, 2)] * 3
    assert await followed(events) == [(1, "a")]
    # Also beside others in one transaction; who waits for a log that never began is released.
    calls = [events.append("t", ["b"], end=True), events.end("t"), events.append("t", ["c"])]
    assert await asyncio.gather(*calls, events.end("t"), events.end("t"), events.end("new")) == [
        *((3, 4), (4, 4), (5, 5), (6, 6), (6, 6), (1, 1))
    ]
    assert await followed(events) == [(5, "c")]


@pytest.mark.one_server("sessions between its nodes stay open, uncounted")
async def test_a_large_event_is_written_about_once(dsn: str) -> None:
    size, ours = 20_000_000, "datname = current_database()"
    async with Events(dsn) as events:
        await events.append("t", [random.randbytes(size)])
    others = "backend_type = 'client backend' and pid <> pg_backend_pid()"
    # What a session has counted is known when it has ended.
    sessions = f"select from pg_stat_activity where {ours} and {others}"
    await until(lambda: not rows_of(dsn, sessions))
    temporary = f"select temp_bytes from pg_stat_database where {ours}"
    assert rows_of(dsn, temporary)[0][0] < 2 * size


async def test_large_events_are_read_a_few_at_a_time(dsn: str, events: Events) -> None:
    large, count = "x" * 2_000_000, 12
    async with Events(dsn) as other:
        pages = count_reads(other)
        live = task_of(other)
        await until(lambda: waiting(other))
        for i in range(count):
            await events.append("t", [large])
            await until(partial(knows, other, "t", i + 1))
        late = other.follow("t", 0)
        assert (await anext(late)).number == 1
        await events.end("t")
        assert [e.number for e in await live] == list(range(1, count + 1))
        assert [e.number async for e in late] == list(range(2, count + 1))
    values = [[e.value for e in page.events if e.value is not END] for p in pages for page in p]
    assert 0 < max(sum(map(len, page)) for page in values) <= 2**23


# --- what is stored of them ---

STORED = f"select * from {OF_EVENTS}"


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
def cipher(request: pytest.FixtureRequest) -> AesGcmCipher:
    return AesGcmCipher(OLD, data_keys=request.param)


@pytest.fixture
async def sealed(dsn: str, cipher: AesGcmCipher) -> AsyncIterator[Events]:
    async with Events(dsn, cipher=cipher) as opened:
        yield opened


async def test_it_is_encrypted(dsn: str, cipher: AesGcmCipher, sealed: Events) -> None:
    await sealed.append("t", [SECRET, {"a": SECRET}], end=True)
    assert SECRET not in repr(rows_of(dsn, STORED))
    async with Events(dsn, cipher=cipher) as other, Events(dsn) as without:
        assert await followed(other) == [(1, SECRET), (2, {"a": SECRET})]
        with pytest.raises(pg.DecryptionError, match="with the cipher"):
            await followed(without)


CHANGES = (
    *("thread_id = 'other'", "key = 'k2'", "ends = not ends", "count = count - 1"),
    *("checkpoint_id = 'c'", "type = 'pg:events'"),
    "blob = set_byte(blob, length(blob) - 1, 255 - get_byte(blob, length(blob) - 1))",
)


@pytest.mark.one_server("changes thread_id")
async def test_what_is_changed_is_refused(dsn: str, sealed: Events) -> None:
    for number, change in enumerate(CHANGES):
        thread_id = f"t{number}"
        await sealed.append(thread_id, ["a", "b"], key="k", end=True)
        change_rows(dsn, "update checkpoint_event_heads set last = 9")
        for table in ("event_heads", "events") if "thread_id" in change else ("events",):
            where = f"where thread_id = '{thread_id}'"
            change_rows(dsn, f"update checkpoint_{table} set {change} {where}")
        with pytest.raises(pg.DecryptionError, match="events of thread"):
            await followed(sealed, "other" if "thread_id" in change else thread_id, 0)
    async with Events(dsn) as without:
        await without.append("in clear", ["a"], end=True)
    with pytest.raises(pg.DecryptionError, match="not encrypted"):
        await followed(sealed, "in clear")


async def test_a_rotation_encrypts_them_anew(dsn: str) -> None:
    async with Events(dsn, cipher=AesGcmCipher(OLD)) as events:
        await events.append("t", [SECRET])
        await events.append("t", [SECRET], end=True)
    async with sealing(dsn, BOTH) as saver:
        for key in ("old", "new"):
            kept = {key: counts.events for key, counts in (await count_keys(saver)).items()}
            assert kept == {key: 2}
            await rotate_keys(saver)
    async with Events(dsn, cipher=AesGcmCipher(NEW)) as events:
        assert await followed(events) == [(1, SECRET), (2, SECRET)]


async def test_shredding_takes_them(dsn: str) -> None:
    cipher = AesGcmCipher(OLD, data_keys=True)
    async with Events(dsn, cipher=cipher) as events, Saver(dsn, cipher=cipher) as saver:
        await events.append("t", [SECRET])
        await shred_thread(saver, "t")
        assert rows_of(dsn, STORED) == rows_of(dsn, f"select from {OF_HEADS}") == []
        with pytest.raises(pg.EventsNotKeptError):
            await followed(events, "t", 1)
        with pytest.raises(pg.ThreadShreddedError):
            await events.append("t", [SECRET])
        # The thread is deleted, and another begins under its name, with a key of its own.
        await saver.adelete_thread("t")
        assert await events.append("t", ["anew"], end=True) == (1, 2)
        assert await followed(events) == [(1, "anew")]
