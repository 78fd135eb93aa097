"""Reminders and retries: a thread is woken at a time, once; and what is stored of a wake-up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta, timezone, tzinfo
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.types import Command

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CipherRequiredError,
    ConcurrentWriteError,
    DataKeyError,
    InvalidKeyError,
    InvalidOptionError,
    KeyRing,
    ValueNotSerializableError,
    cancel_wakeups,
    list_unfinished,
    list_wakeups,
    recover,
    rotate_keys,
    shred_thread,
    wake_at,
)
from tests.cases import each
from tests.keys import SECRET
from tests.making import change_rows, config_for, handed_over, rows_of, run_sql, tuple_of
from tests.questions import AT_ONCE, State, begin, build, does, done, settle_due
from tests.seams import before_each, database_of
from tests.waiting import until

HOUR = timedelta(hours=1)


def _graph(saver: Any, first: Any = None, **more: Any) -> Any:
    return build(saver, {"first": first or does("first")}, **more)


class Before:
    """A graph of which something happens before a run begins."""

    def __init__(self, graph: Any, do: Callable[[], Awaitable[object]]) -> None:
        self._graph, self._do = graph, do
        self.checkpointer = graph.checkpointer

    async def ainvoke(self, given: Any, config: Any = None, **how: Any) -> Any:
        await self._do()
        return await self._graph.ainvoke(given, config, **how)


async def test_an_input_is_run_once(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = _graph(saver)
    await graph.ainvoke({"done": ["given"]}, config_for("t"))
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["given", "first", "after", "reminded", "first", "after"]
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_wakeups") == []
    assert rows_of(dsn, "select * from pgcheckpoint.checkpoint_leases") == []
    assert await settle_due(graph, saver) == 0


async def test_a_thread_may_begin_with_it(saver: AsyncPostgresSaver) -> None:
    await wake_at(saver, "new", AT_ONCE, {"done": ["given"]})
    await saver.aset_ttl("new", HOUR)
    await saver.aset_ttl("new", None)
    assert [thread.thread_id for thread in await saver.alist_threads()] == ["new"]
    graph = _graph(saver)
    assert await settle_due(graph, saver) == 1
    assert await done(graph, "new") == ["given", "first", "after"]


async def test_its_run_has_the_metadata_of_the_one_before(saver: AsyncPostgresSaver) -> None:
    """All but the id of the run, with which LangGraph would take the input for an old one."""
    seen: list[Any] = []

    async def look(state: State, config: RunnableConfig) -> State:
        seen.append(config["configurable"].get("user"))
        return {"done": []}

    graph = _graph(saver, look)
    run = {"graph": "support", "run_id": "1"}
    await graph.ainvoke({"done": []}, {**config_for("t"), "metadata": run})
    config: Any = lambda thread: {"configurable": {"user": f"of {thread.thread_id}"}}  # noqa: E731
    for _ in range(2):
        await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
        assert await settle_due(graph, saver, filter={"graph": "sales"}) == 0
        assert await settle_due(graph, saver, filter={"graph": "support"}, config=config) == 1
    assert (await done(graph)).count("reminded") == 2
    assert "run_id" not in (await tuple_of(saver, config_for("t"))).metadata
    # And the config of resumed runs.
    assert seen == [None, "of t", "of t"]


async def test_a_run_that_was_given_up_is_tried_the_next_day(saver: AsyncPostgresSaver) -> None:
    works = False

    async def flaky(state: State) -> State:
        if not works:
            raise ZeroDivisionError
        return {"done": ["after"]}

    graph = _graph(saver, after=flaky)
    with suppress(ZeroDivisionError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            await graph.ainvoke({"done": []}, config_for("t"))
    assert await settle_due(graph, saver, max_attempts=1) == 0
    assert len(await list_unfinished(saver, given_up=True)) == 1
    await wake_at(saver, "t", AT_ONCE)
    works = True
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["first", "after"]
    assert await list_unfinished(saver, given_up=True) == []


async def test_one_that_is_to_be_resumed_is_resumed_first(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    stopping = _graph(saver)
    stopping.interrupt_before_nodes = ["after"]
    async with handed_over(saver, "t"):
        await stopping.ainvoke({"done": []}, config_for("t"))
    await wake_at(saver, "t", AT_ONCE, {"done": ["reminded"]})
    assert await settle_due(graph, saver) == 2
    assert await done(graph) == ["first", "after", "reminded", "first", "after"]


async def test_the_last_of_a_key_counts(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    for text in ("one", "two"):
        await wake_at(saver, "t", AT_ONCE, {"done": [text]}, key="a")
    late = Command(goto="expired", update={"done": ["late"]})
    await wake_at(saver, "t", AT_ONCE, late, key="b")
    await wake_at(saver, "t", timedelta.max, key="far")
    await wake_at(saver, "t", -HOUR, {"done": ["past"]}, key="past")
    keys = [wakeup.key for wakeup in await list_wakeups(saver, "t")]
    assert keys == ["past", "a", "b", "far"]
    assert await settle_due(graph, saver) == 3
    expected = ["past", "first", "after", "two", "first", "after", "late", "expired"]
    assert await done(graph) == expected
    # A finished thread has nothing to continue.
    await wake_at(saver, "t", AT_ONCE, key="far")
    await settle_due(graph, saver)
    assert await done(graph) == expected
    assert await list_wakeups(saver, "t") == []


async def test_what_is_taken_back_is_not_run(saver: AsyncPostgresSaver) -> None:
    keys: list[Any] = ["a", "b", "c", 5]
    for key in keys:
        await wake_at(saver, "t", AT_ONCE, {"done": []}, key=key)
    with pytest.raises(InvalidKeyError):
        await cancel_wakeups(saver, "t", "a\0b")
    assert await cancel_wakeups(saver, "t", keys[3]) == ["5"]
    assert await cancel_wakeups(saver, "t", "b") == ["b"]
    assert await cancel_wakeups(saver, "t", "b") == []
    assert sorted(await cancel_wakeups(saver, "t")) == ["a", "c"]
    assert await settle_due(_graph(saver), saver) == 0


async def test_what_is_run_just_now_is_not_taken_back(saver: AsyncPostgresSaver) -> None:
    taken: list[Any] = []

    async def take_back() -> None:
        taken.append(await cancel_wakeups(saver, "t"))

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Before(_graph(saver), take_back), saver) == 1
    assert taken == [[]]


async def test_a_run_may_set_the_next_one(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Under the same key, which is not removed by what else the run writes."""

    async def again(state: State) -> State:
        await wake_at(saver, "t", HOUR, {"done": []}, key="daily")
        return {"done": ["first"]}

    graph = _graph(saver, again)
    await wake_at(saver, "t", AT_ONCE, {"done": []}, key="daily")
    for n in range(1, 4):
        assert await settle_due(graph, saver) == 1
        assert (await done(graph)).count("after") == n
        (wakeup,) = await list_wakeups(saver, "t")
        assert (wakeup.key, wakeup.attempts) == ("daily", 0)
        run_sql(dsn, "update pgcheckpoint.checkpoint_wakeups set due_at = now()")


async def test_what_can_not_be_run_is_given_up(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    await wake_at(saver, "t", AT_ONCE)  # there is nothing to continue
    while (await list_wakeups(saver, "t"))[0].due_at is not None:
        assert await settle_due(graph, saver, max_attempts=2) == 0
    (wakeup,) = await list_wakeups(saver, "t")
    assert (wakeup.attempts, wakeup.error) == (2, "EmptyInputError")
    assert saver.stats().recovery.gave_up == 1
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(graph, saver) == 1


async def test_a_run_that_fails_is_a_run_that_failed(saver: AsyncPostgresSaver) -> None:
    """Its input is stored: it is resumed, and not given once more."""
    ran: list[str] = []

    async def flaky(state: State) -> State:
        ran.append("first")
        if len(ran) < 3:
            raise ZeroDivisionError
        return {"done": ["first"]}

    graph = _graph(saver, flaky)
    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    while len(ran) < 3:
        await settle_due(graph, saver)
    assert await done(graph) == ["given", "first", "after"]


async def test_it_goes_with_its_thread(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = _graph(saver)
    await graph.ainvoke({"done": []}, config_for("t"))
    await wake_at(saver, "t", HOUR, {"done": []})
    await saver.acopy_thread("t", "copy")
    await saver.aprune(["t"])
    assert rows_of(dsn, "select thread_id from pgcheckpoint.checkpoint_wakeups") == [("t",)]
    await saver.adelete_thread("t")
    assert rows_of(dsn, "select thread_id from pgcheckpoint.checkpoint_wakeups") == []


async def test_a_worker_that_is_cancelled_too_early_leaves_it(saver: AsyncPostgresSaver) -> None:
    began, graph = asyncio.Event(), _graph(saver)

    async def stall() -> None:
        began.set()
        await asyncio.Event().wait()

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    stalled: Any = Before(graph, stall)
    recovering = asyncio.create_task(recover(saver, stalled, every=0.01, grace=0.0))
    await began.wait()
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    (wakeup,) = await list_wakeups(saver, "t")
    assert wakeup.attempts == 0
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["given", "first", "after"]


async def test_one_lost_under_its_lease_is_run_by_the_next(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str
) -> None:
    """And what the first one still writes is refused, so it removes nothing."""
    graph = _graph(saver)

    async def lose() -> None:
        run_sql(dsn, "update pgcheckpoint.checkpoint_leases set expires_at = now()")
        assert await settle_due(_graph(other), other) == 1

    await wake_at(saver, "t", AT_ONCE, {"done": ["given"]})
    assert await settle_due(Before(graph, lose), saver) == 0
    assert await done(graph) == ["given", "first", "after"]


async def test_it_is_refused_under_a_lost_lease(saver: AsyncPostgresSaver, dsn: str) -> None:
    async with saver.lease("t"):
        run_sql(dsn, "delete from pgcheckpoint.checkpoint_leases")
        with pytest.raises(ConcurrentWriteError):
            await wake_at(saver, "t", AT_ONCE, {"done": []})
    assert await list_wakeups(saver, "t") == []


class _NoZone(tzinfo):
    def utcoffset(self, _: datetime | None) -> None:
        return None

    tzname = dst = utcoffset


@each(
    "when, run, how, error",
    [
        (datetime(2100, 1, 1), None, {}, InvalidOptionError),  # noqa: DTZ001  that is the point
        (datetime.min.replace(tzinfo=timezone(timedelta(hours=14))), None, {}, InvalidOptionError),
        (datetime.max.replace(tzinfo=timezone.utc), None, {}, InvalidOptionError),
        (datetime(2100, 1, 1, tzinfo=_NoZone()), None, {}, InvalidOptionError),
        (HOUR, Command(), {}, InvalidOptionError),
        (HOUR, Command(graph=Command.PARENT, goto="x"), {}, InvalidOptionError),
        ("tomorrow", None, {}, InvalidOptionError),
        (True, None, {}, InvalidOptionError),
        (HOUR, Command(resume="yes"), {}, InvalidOptionError),
        (HOUR, None, {"interrupt_id": "x"}, InvalidOptionError),
        (HOUR, "input", {"interrupt_id": 7}, InvalidOptionError),
        (HOUR, lambda: None, {}, ValueNotSerializableError),
        (HOUR, None, {"key": "a\0b"}, InvalidKeyError),
        (HOUR, None, {"key": "a" * 5000}, InvalidKeyError),
    ],
)
async def test_bad_input(
    saver: AsyncPostgresSaver, when: Any, run: Any, how: Any, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await wake_at(saver, "t", when, run, **how)
    assert await list_wakeups(saver, "t") == []


async def test_many_of_a_locked_thread_hold_up_no_other(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str
) -> None:
    for number in range(20):
        await wake_at(saver, "locked", -HOUR, {"done": []}, key=str(number))
    await wake_at(saver, "free", AT_ONCE, {"done": []})
    async with other.lease("locked"):
        recovering = asyncio.create_task(recover(saver, build(saver), at_once=1, every=0.01))
        free = "select from pgcheckpoint.checkpoint_wakeups where thread_id = 'free'"
        await until(lambda: not rows_of(dsn, free))
        recovering.cancel()
        with suppress(asyncio.CancelledError):
            await recovering


# --- what is stored of it ---

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
BOTH = KeyRing({"old": OLD, "new": NEW})
RUN = {"done": [SECRET]}


def _open(dsn: str, keys: KeyRing, **how: Any) -> AsyncPostgresSaver:
    data_keys = how.pop("data_keys", False)
    cipher = AesGcmCipher(keys, data_keys=data_keys)
    return AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher, max_size=2, **how)


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
async def sealed(dsn: str, request: pytest.FixtureRequest) -> AsyncIterator[AsyncPostgresSaver]:
    keys = KeyRing({"old": OLD})
    how = {"encrypt_metadata": True, "clear_metadata": ["graph"], "data_keys": request.param}
    async with _open(dsn, keys, **how) as saver:
        yield saver


def _stored(dsn: str) -> str:
    return repr(rows_of(dsn, "select * from pgcheckpoint.checkpoint_wakeups"))


async def test_it_is_encrypted(sealed: AsyncPostgresSaver, dsn: str) -> None:
    # The first call of the saver.
    await wake_at(sealed, "new", AT_ONCE, RUN)
    graph = build(sealed)
    (asked,) = (await begin(graph, sealed, of="support")).values()
    await wake_at(sealed, "t", AT_ONCE, Command(resume=SECRET), interrupt_id=asked)
    assert SECRET not in _stored(dsn)
    assert len(rows_of(dsn, "select * from pgcheckpoint.checkpoint_wakeups")) == 2
    assert await settle_due(graph, sealed, filter={"graph": "support"}) == 1
    assert await done(graph) == [f"Pay?: {SECRET}", "after"]
    await settle_due(graph, sealed)
    assert await done(graph, "new") == [SECRET]


_TAMPERED = (
    "set blob = substring(blob for length(blob) - 1)",
    "set type = 'pg:aes:null'",
    r"set type = 'msgpack', blob = '\x80'",
    *("set name = 'other'", "set thread_id = 'u'", "set interrupt_id = null"),
    *("set checkpoint_id = null", "set answers = 1"),
)


@pytest.mark.one_server("changes thread_id")
async def test_what_is_tampered_with_is_not_run(sealed: AsyncPostgresSaver, dsn: str) -> None:
    graph = build(sealed)
    await begin(graph, sealed, "u")
    for number, change in enumerate(_TAMPERED):
        thread_id = f"t{number}"
        (asked,) = (await begin(graph, sealed, thread_id)).values()
        await wake_at(sealed, thread_id, AT_ONCE, Command(resume=SECRET), interrupt_id=asked)
        change_rows(dsn, f"update checkpoint_wakeups {change} where thread_id = '{thread_id}'")
    assert await settle_due(graph, sealed, max_attempts=1) == 0
    for thread_id in ("u", *(f"t{number}" for number in range(len(_TAMPERED)))):
        assert await done(graph, thread_id) == []
    errors = rows_of(dsn, "select error from pgcheckpoint.checkpoint_wakeups")
    assert errors == [("DecryptionError",)] * len(_TAMPERED)


@pytest.mark.one_server("changes schema_id at random")
async def test_it_is_of_its_cipher_and_schema(
    sealed: AsyncPostgresSaver, saver: AsyncPostgresSaver, dsn: str
) -> None:
    await wake_at(sealed, "t", AT_ONCE, RUN)
    with pytest.raises(CipherRequiredError):
        await wake_at(saver, "t", AT_ONCE, RUN)
    assert await settle_due(build(saver), saver, max_attempts=1) == 0
    await wake_at(sealed, "u", AT_ONCE, RUN)
    run_sql(dsn, "update pgcheckpoint.schema_migrations set schema_id = gen_random_uuid()")
    async with _open(dsn, KeyRing({"old": OLD})) as other:
        assert await settle_due(build(other), other, max_attempts=1) == 0
    errors = rows_of(dsn, "select error from pgcheckpoint.checkpoint_wakeups")
    assert errors == [("DecryptionError",)] * 2


async def test_it_is_rotated(sealed: AsyncPostgresSaver, dsn: str) -> None:
    await wake_at(sealed, "t", AT_ONCE, RUN)
    data_keys = database_of(sealed).has_data_keys
    async with _open(dsn, BOTH, data_keys=data_keys) as rotating:
        done_ = await rotate_keys(rotating)
        assert done_.complete
        assert sum(rows.wakeups for rows in done_.keys.values()) == 1
        assert done_.rotated.wakeups == (0 if data_keys else 1)
        assert done_.failed == 0
    async with _open(dsn, KeyRing({"new": NEW}), data_keys=data_keys) as later:
        graph = build(later)
        assert await settle_due(graph, later) == 1
        assert await done(graph) == [SECRET]


async def test_one_in_clear_becomes_encrypted(saver: AsyncPostgresSaver, dsn: str) -> None:
    await wake_at(saver, "t", AT_ONCE, RUN)
    async with _open(dsn, KeyRing({"old": OLD}), allow_plaintext=True) as opening:
        assert (await rotate_keys(opening)).rotated.wakeups == 1
    assert SECRET not in _stored(dsn)
    async with _open(dsn, KeyRing({"old": OLD})) as later:
        assert await settle_due(build(later), later) == 1


async def test_it_is_shredded_with_its_thread(dsn: str) -> None:
    async with _open(dsn, KeyRing({"old": OLD})) as plain:
        await wake_at(plain, "by the ring", HOUR, RUN)
    async with _open(dsn, KeyRing({"old": OLD}), data_keys=True) as sealed:
        await begin(build(sealed), sealed)
        await wake_at(sealed, "t", HOUR, RUN)
        await shred_thread(sealed, "t")
        assert len(rows_of(dsn, "select from pgcheckpoint.checkpoint_wakeups")) == 1
        with pytest.raises(DataKeyError, match="rotate_keys"):
            await shred_thread(sealed, "by the ring")
        assert (await rotate_keys(sealed)).complete
        await shred_thread(sealed, "by the ring")
    assert _stored(dsn) == "[]"


async def test_a_look_for_them_takes_no_round_trip_of_its_own(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = list[int]()
    await settle_due(build(saver), saver)

    async def count(statements: Any, **how: Any) -> None:
        looks.append(len(statements))

    before_each(monkeypatch, database_of(saver), "read", count)
    await recover(saver, build(saver), forever=False)
    # What sweeps and counts reads is one statement each.
    assert looks.count(2) == 1


async def test_strict_savers_make_commands(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as strict:
        graph = build(strict)
        (asked,) = (await begin(graph, strict)).values()
        await wake_at(strict, "t", AT_ONCE, Command(resume="no"), interrupt_id=asked)
        assert await settle_due(graph, strict) == 1
        assert await done(graph) == ["Pay?: no", "after"]
