"""The writer's guarantees, W1 to W10, each by doing what it is about."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.core.options import SynchronousCommit
from pg_checkpoint.saver.batch import Batch
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import locked
from tests.making import META, aput, checkpoint_of, config_for, ids_of, rows_of, run_sql, tuple_of
from tests.seams import before_each, database_of, writer_of
from tests.waiting import until, until_blocking

Admin: TypeAlias = psycopg.AsyncConnection[Any]
pytestmark = pytest.mark.usefixtures("kind_of_tasks")

# A trigger that refuses marked rows stands for whatever the server may refuse.
POISON = """
create function poison() returns trigger language plpgsql as $$
begin
    if new.channel = 'poison' then raise exception 'poisoned'; end if;
    return new;
end $$;
create trigger poison before insert on pgcheckpoint.checkpoint_writes
    for each row execute function poison();
create trigger poison before insert on pgcheckpoint.checkpoint_blobs
    for each row execute function poison();
"""


@pytest.fixture
async def admin(session_dsn: str) -> AsyncIterator[Admin]:
    async with await psycopg.AsyncConnection.connect(session_dsn, autocommit=True) as connection:
        yield connection


async def _count(admin: Admin, table: str) -> int:
    return (await admin.execute(f"select from pgcheckpoint.{table}".encode())).rowcount


async def _lock_thread(connection: Admin, thread_id: str) -> None:
    await connection.execute("begin")
    await connection.execute(
        "select from pgcheckpoint.checkpoint_threads where thread_id = %s for update", [thread_id]
    )


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_w1_acknowledged_and_read_only_after_commit(saver: Saver, admin: Admin) -> None:
    await aput(saver, config_for("t"), {})
    await _lock_thread(admin, "t")
    put = asyncio.create_task(aput(saver, config_for("t"), {"a": 1}))
    await asyncio.sleep(0)
    read = asyncio.create_task(tuple_of(saver, config_for("t")))
    await until_blocking(admin)
    # A read that came later, and waits for nothing, is done.
    assert await saver.aget_tuple(config_for("u")) is None
    assert not read.done()
    assert not put.done()
    await admin.execute("commit")
    found, _ = await asyncio.gather(read, put)
    assert found.checkpoint["channel_values"] == {"a": 1}
    assert await _count(admin, "checkpoints") == 2


async def test_w2_what_queues_together_commits_together(saver: Saver) -> None:
    await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {"n": n}) for n in range(100)))
    batches = saver.stats().batches
    assert batches.size.sum == 100
    # Two lanes: the first item of each may go first, the rest goes together.
    assert batches.batches <= 6


async def test_w3_puts_of_a_thread_commit_in_their_order(saver: Saver, admin: Admin) -> None:
    await admin.execute(
        "create table seen (n bigint generated always as identity, id text);"
        "create function note() returns trigger language plpgsql as $$ begin "
        "insert into public.seen (id) values (new.checkpoint_id); return null; end $$;"
        "create trigger note after insert on pgcheckpoint.checkpoints "
        "for each row execute function note();"
    )
    calls = [aput(saver, config_for("t"), {}, checkpoint_id=f"{n:04}") for n in range(400)]
    await asyncio.gather(*calls)
    rows = await (await admin.execute("select id from seen order by n")).fetchall()
    assert [row[0] for row in rows] == [f"{n:04}" for n in range(400)]


async def test_w3_a_child_of_a_failed_put_fails_others_do_not(saver: Saver, admin: Admin) -> None:
    await admin.execute(POISON)
    root = await aput(saver, config_for("t"), {"a": [1]})
    bad = checkpoint_of({"poison": [1]})
    child = checkpoint_of({"a": [2]}, {"a": "2"})
    grandchild = checkpoint_of({"a": [3]}, {"a": "3"})
    results = await asyncio.gather(
        saver.aput(root, bad, META, {"poison": "1"}),
        saver.aput(config_for("t", bad["id"]), child, META, {"a": "2"}),
        saver.aput(config_for("t", child["id"]), grandchild, META, {"a": "3"}),
        aput(saver, config_for("other"), {"a": [1]}),
        return_exceptions=True,
    )
    failed = (psycopg.errors.RaiseException, pg.ParentWriteFailedError, pg.ParentWriteFailedError)
    assert tuple(map(type, results)) == (*failed, dict)
    assert (await tuple_of(saver, config_for("t"))).config == root


async def test_w3_a_child_of_a_put_that_could_not_be_encoded_fails_too(saver: Saver) -> None:
    root = await aput(saver, config_for("t"), {"a": [1]})
    bad = checkpoint_of({"b": object()})
    with pytest.raises(pg.ValueNotSerializableError):
        await saver.aput(root, bad, META, {"b": "1"})
    with pytest.raises(pg.ParentWriteFailedError) as caught:
        await aput(saver, config_for("t", bad["id"]), {"a": [2]})
    assert isinstance(caught.value.__cause__, pg.ValueNotSerializableError)
    # Repeated with what can be, it is stored, and so is its child.
    good = await saver.aput(root, {**bad, "channel_values": {"b": [1]}}, META, {"b": "1"})
    child = await aput(saver, good, {"a": [2]})
    latest = await tuple_of(saver, config_for("t"))
    assert (latest.config, latest.parent_config) == (child, good)
    # So does one of a put that a closed saver refused.
    await saver.close()
    with pytest.raises(pg.SaverClosedError):
        await aput(saver, root, {"a": [2]}, checkpoint_id="~1")
    await saver.open()
    with pytest.raises(pg.ParentWriteFailedError):
        await aput(saver, config_for("t", "~1"), {"a": [3]})


class _OfTheCaller:
    """What a caller's frame holds."""


async def test_a_remembered_failure_holds_nothing_of_its_caller(saver: Saver, admin: Admin) -> None:
    await admin.execute(POISON)

    async def call() -> weakref.ref[_OfTheCaller]:
        local = _OfTheCaller()
        with pytest.raises(psycopg.errors.RaiseException, match="poisoned"):
            await aput(saver, config_for("t"), {"poison": [1]}, checkpoint_id="bad")
        return weakref.ref(local)

    left = await call()

    def is_gone() -> bool:
        gc.collect()
        return left() is None

    # Once the lane has gone to sleep.
    await until(is_gone)
    with pytest.raises(pg.ParentWriteFailedError) as caught:
        await aput(saver, config_for("t", "bad"), {})
    assert isinstance(caught.value.__cause__, psycopg.errors.RaiseException)
    assert "poisoned" in str(caught.value.__cause__)


async def test_w4_what_is_stored_is_what_was_given(saver: Saver) -> None:
    values = {"a": [1]}
    checkpoint = checkpoint_of(values)
    put = asyncio.create_task(saver.aput(config_for("t"), checkpoint, META, {"a": "1"}))
    writes = [("a", values["a"])]
    config = config_for("t", checkpoint["id"])
    put_writes = asyncio.create_task(saver.aput_writes(config, writes, "task"))
    await asyncio.sleep(0)
    values["a"].append(2)
    checkpoint["channel_values"]["a"] = "changed"
    await asyncio.gather(put, put_writes)
    found = await tuple_of(saver, config_for("t"))
    assert found.checkpoint["channel_values"] == {"a": [1]}
    assert found.pending_writes == [("task", "a", [1])]


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_w5_one_bad_member_fails_alone(saver: Saver, admin: Admin) -> None:
    await admin.execute(POISON)
    configs = [await aput(saver, config_for(f"t{n}"), {}) for n in range(60)]
    calls = [
        saver.aput_writes(config, [("poison" if n % 20 == 7 else "fine", n)], "task")
        for n, config in enumerate(configs)
    ]
    results = await asyncio.gather(*calls, return_exceptions=True)
    failed = [n for n, result in enumerate(results) if isinstance(result, Exception)]
    assert failed == [7, 27, 47]
    assert await _count(admin, "checkpoint_writes") == 57


async def test_w5_a_locked_thread_holds_up_no_other(saver: Saver, dsn: str) -> None:
    root = await aput(saver, config_for("locked"), {"n": [0]}, checkpoint_id="0")
    with locked(dsn, "locked"):
        chain = [root, *(config_for("locked", str(n)) for n in range(1, 4))]
        puts = [
            asyncio.create_task(aput(saver, config, {"n": [n]}, checkpoint_id=str(n)))
            for n, config in enumerate(chain, 1)
        ]
        for _ in range(9):
            await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {}) for n in range(8)))
        assert not any(put.done() for put in puts)
    await asyncio.gather(*puts)
    assert await ids_of(saver, config_for("locked")) == ["4", "3", "2", "1", "0"]


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_w7_terminated_connections_reach_no_caller(saver: Saver, admin: Admin) -> None:
    # By what was done, not by time: where connecting takes long, nothing would be done else.
    due, steps, killed = asyncio.Event(), 0, 0

    async def kill() -> None:
        nonlocal killed
        while steps < 8 * 9:
            await due.wait()
            due.clear()
            cursor = await admin.execute(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity "
                "where datname = current_database() and pid <> pg_backend_pid()"
            )
            killed += (await cursor.fetchone() or [0])[0]

    async def agent(number: int) -> None:
        nonlocal steps
        config = config_for(f"t{number}")
        for step in range(9):
            config = await aput(saver, config, {"step": step, "list": [step]})
            await saver.aput_writes(config, [("a", step)], "task")
            assert await saver.aget_tuple(config) is not None
            steps += 1
            if steps % 9 == 0:
                due.set()

    await asyncio.gather(kill(), *(agent(n) for n in range(8)))
    assert killed > 0
    assert await _count(admin, "checkpoints") == 8 * 9
    assert await _count(admin, "checkpoint_writes") == 8 * 9


async def test_w8_callers_wait_for_room_and_get_it(dsn: str) -> None:
    options: Any = {"max_queued_items": 5}
    async with Saver.from_conn_string(dsn, **options) as saver:
        highest = 0

        async def put(n: int) -> None:
            nonlocal highest
            task = asyncio.create_task(aput(saver, config_for(f"t{n % 7}"), {"a": ["x" * 500]}))
            await asyncio.sleep(0)
            highest = max(highest, writer_of(saver).queued[0])
            await task

        await asyncio.gather(*(put(n) for n in range(200)))
        assert 1 < highest <= 5
        assert writer_of(saver).queued == (0, 0)
        assert saver.stats().batches.size.sum == 200


async def test_w8_a_write_that_was_not_sent_is_not_applied(dsn: str, monkeypatch: Patch) -> None:
    async with Saver.from_conn_string(dsn, write_timeout=2, lanes=1) as saver:
        taken, release = asyncio.Event(), asyncio.Event()

        async def stall(*_: Any, **__: Any) -> None:
            taken.set()
            await release.wait()

        before_each(monkeypatch, database_of(saver), "run", stall)
        stalled = asyncio.create_task(aput(saver, config_for("t"), {}))
        await taken.wait()
        large = b"x" * database_of(saver)._settings.max_batch_bytes
        other = asyncio.create_task(aput(saver, config_for("v"), {"a": large}))
        with pytest.raises(pg.WriteTimeoutError, match=r"'u'.*was not applied") as caught:
            await aput(saver, config_for("u"), {})
        assert not caught.value.may_be_applied
        with pytest.raises(pg.WriteTimeoutError, match=r"'v'.* 8 MiB.* write_timeout"):
            await other
        release.set()
        with pytest.raises(pg.WriteTimeoutError, match=r"'t'.*may have been applied") as caught:
            await stalled
        assert caught.value.may_be_applied
        assert await saver.aget_tuple(config_for("u")) is None


@pytest.mark.usefixtures("patient_for_locks")
async def test_w9_a_cancelled_caller_takes_back_the_unsent(saver: Saver, admin: Admin) -> None:
    await aput(saver, config_for("t"), {})
    await _lock_thread(admin, "t")
    sent = asyncio.create_task(aput(saver, config_for("t"), {}, checkpoint_id="~sent"))
    await until_blocking(admin)
    queued = [
        asyncio.create_task(aput(saver, config_for("t"), {}, checkpoint_id=f"~{n}"))
        for n in range(3)
    ]
    await until(lambda: writer_of(saver).queued[0] == 4)
    sent.cancel()
    queued[1].cancel()
    await asyncio.sleep(0)
    await admin.execute("rollback")
    await asyncio.gather(queued[0], queued[2])
    ids = await ids_of(saver, config_for("t"))
    assert {"~0", "~2", "~sent"} == {id_ for id_ in ids if id_ > "~"}


@pytest.mark.usefixtures("patient_for_locks")
async def test_w9_a_caller_that_waits_for_room_leaves_it_to_others(dsn: str, admin: Admin) -> None:
    async with Saver.from_conn_string(dsn, max_queued_items=1) as saver:
        await aput(saver, config_for("t"), {})
        await _lock_thread(admin, "t")
        sent = asyncio.create_task(aput(saver, config_for("t"), {}))
        await until_blocking(admin)
        waiting = [asyncio.create_task(aput(saver, config_for(name), {})) for name in "uv"]
        await asyncio.sleep(0)
        assert writer_of(saver).queued[0] == 1
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        await admin.execute("rollback")
        await asyncio.gather(sent, waiting[1])
        assert waiting[0].cancelled()
        assert await ids_of(saver, config_for("u")) == []
        assert writer_of(saver).queued == (0, 0)


async def test_w9_random_cancels_leave_nothing_behind(dsn: str) -> None:
    async with AsyncConnectionPool(dsn, min_size=2, max_size=4, open=False) as pool:
        saver = Saver(pool)
        puts = [aput(saver, config_for(f"t{n % 20}"), {"n": [n]}) for n in range(400)]
        calls = [*map(asyncio.create_task, puts)]
        chosen = random.Random(1).sample(calls, 150)
        for call in chosen:
            await asyncio.sleep(0)
            call.cancel()
        await asyncio.wait(calls)
        assert all(call.result() for call in calls if call not in chosen)
        assert all(call.cancelled() or call.result() for call in chosen)
        await saver.close()
        assert not [t for t in asyncio.all_tasks() if "pg_checkpoint" in repr(t.get_coro())]
        # It may be growing still, for callers that were served meanwhile.
        await until(lambda: (stats := pool.get_stats())["pool_available"] == stats["pool_size"])


async def test_w10_close_finishes_what_was_accepted(dsn: str, admin: Admin) -> None:
    saver = Saver(dsn)
    await saver.open()
    calls = [asyncio.create_task(aput(saver, config_for(f"t{n}"), {})) for n in range(50)]
    await asyncio.sleep(0)
    await saver.close()
    assert all(call.done() for call in calls)
    assert await _count(admin, "checkpoints") == 50
    with pytest.raises(pg.SaverClosedError):
        await aput(saver, config_for("t"), {})
    with pytest.raises(pg.SaverClosedError):
        await saver.aget_tuple(config_for("t"))
    async with saver:
        await aput(saver, config_for("t"), {})
    assert await _count(admin, "checkpoints") == 51


async def test_a_read_waits_for_a_put_that_is_sent_again_after_the_writes_behind_it(
    saver: Saver, admin: Admin, monkeypatch: Patch
) -> None:
    """Of a batch the put is left out, for its parent is gone, and its writes are stored."""
    parent = await aput(saver, config_for("t"), {"a": [1]}, versions={"a": "1"})
    await admin.execute("truncate pgcheckpoint.checkpoints")
    writer, reads = writer_of(saver), list[asyncio.Task[Any]]()
    form = Batch.statements

    def read_meanwhile(batch: Batch) -> Any:
        reads.append(asyncio.create_task(saver.aget_tuple(config_for("t"))))
        assert writer._calls.wait_for("t")
        return form(batch)

    monkeypatch.setattr(Batch, "statements", read_meanwhile)
    child = checkpoint_of({"a": [1], "b": [2]}, {"a": "1", "b": "1"}, "2")
    put, writes = await asyncio.gather(
        saver.aput(parent, child, META, {"b": "1"}),
        saver.aput_writes(config_for("t", "2"), [("b", 1)], "task"),
    )
    assert writes is None
    assert writer.statistics.sent_whole_again == 1
    assert [read and read.config for read in await asyncio.gather(*reads)] == [put] * len(reads)


async def test_a_delete_comes_after_what_was_queued_before_it(saver: Saver, admin: Admin) -> None:
    calls = [asyncio.create_task(aput(saver, config_for("t"), {"a": [n]})) for n in range(30)]
    await asyncio.sleep(0)
    await saver.adelete_thread("t")
    await asyncio.gather(*calls)
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads"):
        assert await _count(admin, table) == 0


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_synchronous_commit_is_what_the_option_says(dsn: str) -> None:
    made = "trigger note after insert on pgcheckpoint"
    run_sql(
        dsn,
        "create table seen (what text);"
        "create function note() returns trigger language plpgsql as $$ begin"
        " insert into public.seen values (current_setting('synchronous_commit'));"
        " return new; end $$;"
        f"create {made}.checkpoints for each row execute function note();"
        f"create {made}.checkpoint_writes for each row execute function note()",
    )
    options: list[SynchronousCommit | None] = [None, "off", "local"]
    for option in options:
        async with Saver.from_conn_string(dsn, synchronous_commit=option) as saver:
            config = await aput(saver, config_for(str(option)), {"n": 1})
            await saver.aput_writes(config, [("n", 1)], "task")
        assert rows_of(dsn, "delete from seen returning what") == [(option or "on",)] * 2
