"""Writes whose outcome is unknown, and those that end early: only what is known is said."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

import psycopg
import pytest
from psycopg import errors

from pg_checkpoint import ParentWriteFailedError, WriteTimeoutError
from pg_checkpoint.core.transaction import Statement
from simulation.checks import nothing_left
from tests import seams
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import locked
from tests.making import META, aput, checkpoint_of, config_for, ids_of, tuple_of, values_of
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("kind_of_tasks")


class _Lost(psycopg.OperationalError):
    """Of a connection."""


def _notes(error: BaseException) -> str:
    # Python 3.10 has none.
    return " ".join(getattr(error, "__notes__", ()))


async def _lose(saver: Saver, config: Any, id_: str, patch: Patch, *, applied: bool) -> None:
    with patch.context() as patched:
        seams.lose_answers(patched, saver, _Lost(), applied=applied)
        seams.give_up_at_once(patched, saver)
        with pytest.raises(psycopg.OperationalError):
            await aput(saver, config, {"n": [2]}, checkpoint_id=id_)


async def test_a_thread_goes_on_after_an_applied_put(saver: Saver, monkeypatch: Patch) -> None:
    root = await aput(saver, config_for("t"), {"n": [1]}, checkpoint_id="1")
    await _lose(saver, root, "2", monkeypatch, applied=True)
    child = await aput(saver, config_for("t", "2"), {"n": [3]}, checkpoint_id="3")
    await aput(saver, child, {"n": [4]}, checkpoint_id="4")
    assert await ids_of(saver, config_for("t")) == ["4", "3", "2", "1"]
    assert not seams.writer_of(saver)._doubtful


async def test_children_of_a_lost_put_fail(saver: Saver, other: Saver, monkeypatch: Patch) -> None:
    root = await aput(saver, config_for("t"), {"n": [1]}, checkpoint_id="1")
    await _lose(saver, root, "2", monkeypatch, applied=False)
    chain = [config_for("t", str(n)) for n in range(2, 7)]
    calls = [aput(saver, c, {"n": [0]}, checkpoint_id=f"{n}") for n, c in enumerate(chain, 3)]
    calls.append(aput(saver, config_for("other"), {}))
    *ended, beside = await asyncio.gather(*calls, return_exceptions=True)
    assert {*map(type, ended)} == {ParentWriteFailedError}
    assert isinstance(ended[0], ParentWriteFailedError)
    assert isinstance(ended[0].__cause__, _Lost)
    assert isinstance(beside, dict)
    # Whoever stores it: with the parent the child is no hole in the history.
    await aput(other, root, {"n": [2]}, checkpoint_id="2")
    third = await aput(saver, config_for("t", "2"), {"n": [3]}, checkpoint_id="3")
    await _lose(saver, third, "4", monkeypatch, applied=False)
    await asyncio.gather(
        aput(saver, third, {"n": [4]}, checkpoint_id="4"),
        aput(saver, config_for("t", "4"), {"n": [5]}, checkpoint_id="5"),
    )
    assert await ids_of(saver, config_for("t")) == ["5", "4", "3", "2", "1"]


@pytest.mark.usefixtures("patient_for_locks")
async def test_a_cancelled_put_that_is_stored_leaves_no_doubt(saver: Saver, dsn: str) -> None:
    root = await aput(saver, config_for("t"), {"n": [1]}, checkpoint_id="1")
    with locked(dsn):
        put = asyncio.create_task(aput(saver, root, {"n": [2]}, checkpoint_id="2"))
        await seams.until_under_way(saver)
        put.cancel()
        queued = asyncio.create_task(aput(saver, config_for("t", "2"), {}, checkpoint_id="3"))
        await asyncio.sleep(0)
        queued.cancel()
        orphan = asyncio.create_task(aput(saver, config_for("t", "3"), {}, checkpoint_id="4"))
        child = asyncio.create_task(aput(saver, config_for("t", "2"), {}, checkpoint_id="5"))
    ended = await asyncio.gather(put, queued, orphan, child, return_exceptions=True)
    kinds = (asyncio.CancelledError, asyncio.CancelledError, ParentWriteFailedError, dict)
    assert tuple(map(type, ended)) == kinds
    assert await ids_of(saver, config_for("t")) == ["5", "2", "1"]


async def test_a_single_connection_is_lost(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    connection = await psycopg.AsyncConnection.connect(dsn, autocommit=True)
    alone = Saver(connection)
    root = await aput(alone, config_for("t"), {"n": [1]}, checkpoint_id="1")
    seams.lose_answers(monkeypatch, alone, _Lost(), meanwhile=connection.close)
    calls = [
        aput(alone, root, {"n": [2]}, checkpoint_id="2"),
        alone.aput_writes(config_for("u", "1"), [("n", 1)], "task"),
    ]
    ended = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(error, psycopg.OperationalError) for error in ended)
    if sys.version_info >= (3, 11):
        notes = [_notes(error) for error in ended if isinstance(error, BaseException)]
        assert all("may have been applied" in note and "not applied" not in note for note in notes)
        assert ["'t'" in note for note in notes] == [True, False]
    assert await ids_of(saver, config_for("t")) == ["2", "1"]


@pytest.mark.skipif(sys.version_info < (3, 11), reason="exceptions have no notes")
async def test_a_refusal_after_a_lost_answer(saver: Saver, monkeypatch: Patch) -> None:
    root = await aput(saver, config_for("t"), {"n": [1]})
    seams.lose_answers(monkeypatch, saver, _Lost(), errors.RaiseException("refused"))
    with pytest.raises(errors.RaiseException) as caught:
        await aput(saver, root, {"n": [2]})
    assert "may have been applied" in _notes(caught.value)
    refused = errors.SerializationFailure(), errors.RaiseException("refused")
    seams.lose_answers(monkeypatch, saver, *refused)
    with pytest.raises(errors.RaiseException) as caught:
        await aput(saver, root, {"n": [2]})
    assert "was not applied" in _notes(caught.value)


@pytest.mark.parametrize("before", [_Lost(), errors.SerializationFailure()])
async def test_a_prune_that_is_refused_may_be_applied_if_an_answer_was_lost(
    saver: Saver, monkeypatch: Patch, before: Exception
) -> None:
    root = await aput(saver, config_for("t"), {"n": [1]})
    await aput(saver, root, {"n": [2]})

    async def lose(*_: Any, **__: Any) -> None:
        seams.lose_answers(monkeypatch, saver, before, errors.RaiseException("refused"))

    seams.before_each(monkeypatch, seams.database_of(saver), "write", lose)
    with pytest.raises((WriteTimeoutError, errors.RaiseException)) as caught:
        await saver.aprune(["t"])
    is_lost = isinstance(before, _Lost)
    assert getattr(caught.value, "may_be_applied", False) is is_lost
    assert isinstance(caught.value, WriteTimeoutError) is is_lost


@pytest.mark.parametrize("before", [_Lost(), errors.SerializationFailure()])
async def test_a_put_that_then_waits_for_a_lock_may_be_applied_if_an_answer_was_lost(
    dsn: str, monkeypatch: Patch, before: Exception
) -> None:
    async with Saver.from_conn_string(dsn, write_timeout=2) as saver:
        await aput(saver, config_for("t"), {"n": [1]})
        seams.lose_answers(monkeypatch, saver, before, *[errors.LockNotAvailable()] * 1_000)
        with pytest.raises(WriteTimeoutError) as caught:
            await aput(saver, config_for("t"), {"n": [2]})
        assert caught.value.may_be_applied is isinstance(before, _Lost)


async def _with_one_left_out(saver: Saver, dsn: str, again: Any, monkeypatch: Patch) -> None:
    """Commits Y and leaves out X, whose transaction of its own begins with a call."""
    root = await aput(saver, config_for("X"), {"n": [1]}, checkpoint_id="1")
    await _leaning(saver, root, "2")
    async with Saver.from_conn_string(dsn) as elsewhere:
        await elsewhere.adelete_thread("X")
    with monkeypatch.context() as patch:
        seams.before_call(patch, seams.database_of(saver), "run", 1, again)
        await asyncio.gather(
            aput(saver, config_for("Y"), {"n": [1]}, checkpoint_id="1"),
            _leaning(saver, config_for("X", "2"), "3"),
        )
    assert seams.sent_whole_again(saver) == 1


async def _leaning(saver: Saver, config: Any, id_: str) -> Any:
    """Puts a child that leaves out its value of "kept", if the parent has it."""
    checkpoint = checkpoint_of({"kept": ["k"], "n": [id_]}, {"kept": "1", "n": id_}, id_)
    return await saver.aput(config, checkpoint, META, {"n": id_})


async def test_nothing_acknowledged_comes_back(
    saver: Saver, other: Saver, dsn: str, monkeypatch: Patch
) -> None:
    refused = False

    async def again() -> None:
        nonlocal refused
        if not refused:
            refused = True
            await other.adelete_thread("Y")
            raise errors.LockNotAvailable

    await _with_one_left_out(saver, dsn, again, monkeypatch)
    assert refused
    assert await other.aget_tuple(config_for("Y")) is None
    assert await values_of(other, config_for("X")) == {"kept": ["k"], "n": ["3"]}


async def test_a_read_waits_for_no_other_thread(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    async def again() -> None:
        assert seams.writer_of(saver).queued[0] == 1
        assert await asyncio.wait_for(seams.engine_of(saver).settled("Y"), PATIENCE) > 0
        # Acknowledged is acknowledged: its child needs nothing of the second transaction.
        child = aput(saver, config_for("Y", "1"), {"n": [2]}, checkpoint_id="2")
        later.append(asyncio.ensure_future(child))
        raise errors.DeadlockDetected

    later: list[asyncio.Future[Any]] = []
    with pytest.raises(errors.DeadlockDetected):
        await _with_one_left_out(saver, dsn, again, monkeypatch)
    assert isinstance(await later[0], dict)


async def test_an_attempt_that_is_lost_while_others_are_revoked_is_revoked_next(
    saver: Saver, monkeypatch: Patch
) -> None:
    root, database = await aput(saver, config_for("t"), {"n": [1]}), seams.database_of(saver)
    revoked = list[int]()

    async def lose_one_more(statements: Sequence[Statement], **_: Any) -> None:
        if any(s.query == database.queries["revoke_attempts"] for s in statements):
            database.lost.update([7] if not revoked else [])
            revoked.append(len(database.lost))

    database.lost.add(5)
    seams.after_each(monkeypatch, database, "run_once", lose_one_more)
    await aput(saver, root, {"n": [2]})
    assert database.lost == {7}
    await aput(saver, root, {"n": [3]})
    assert (revoked, database.lost) == ([2, 1], set())


@pytest.mark.usefixtures("patient_for_locks")
async def test_after_all_tasks_were_cancelled_the_saver_works_again(dsn: str) -> None:
    options: Any = {"max_queued_items": 3, "read_timeout": 20}
    async with Saver.from_conn_string(dsn, **options) as saver:
        root = await aput(saver, config_for("t"), {"n": [1]}, checkpoint_id="1")
        before = asyncio.all_tasks()
        with locked(dsn):
            # One is under way, some are queued, and some wait for room.
            puts = [
                asyncio.create_task(aput(saver, root, {"n": [n]}, checkpoint_id=f"{n}"))
                for n in range(2, 9)
            ]
            await seams.until_under_way(saver)
            reader = asyncio.create_task(seams.engine_of(saver).settled("t"))
            await asyncio.sleep(0)
            lane = [t for t in asyncio.all_tasks() - before if t is not reader]
            for task in lane:
                task.cancel()
            ended = await asyncio.gather(*puts, return_exceptions=True)
            assert all(isinstance(e, asyncio.CancelledError) for e in ended)
            await asyncio.wait_for(reader, PATIENCE)
            assert seams.writer_of(saver).queued == (0, 0)
            nothing_left(seams.writer_of(saver))
        found = await tuple_of(saver, config_for("t"))
        later = await aput(saver, found.config, {"n": [9]}, checkpoint_id="9")
        assert await saver.aget_tuple(later) is not None
        with pytest.raises(ParentWriteFailedError):
            await aput(saver, config_for("t", "8"), {"n": [9]}, checkpoint_id="91")


async def test_a_lane_that_is_cancelled_before_it_begins_ends_too(saver: Saver) -> None:
    await aput(saver, config_for("t"), {})
    before = asyncio.all_tasks()
    put = asyncio.create_task(aput(saver, config_for("t"), {}))
    await asyncio.sleep(0)
    for task in asyncio.all_tasks() - before:
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await put
    await asyncio.wait_for(seams.engine_of(saver).settled("t"), PATIENCE)
    assert seams.writer_of(saver).queued == (0, 0)
    await aput(saver, config_for("t"), {})


async def test_closing_bears_that_the_pool_s_tasks_were_cancelled(dsn: str) -> None:
    before = asyncio.all_tasks()
    saver = Saver(dsn)
    await saver.open()
    await aput(saver, config_for("t"), {})
    for task in asyncio.all_tasks() - before:
        task.cancel()
    await asyncio.wait_for(saver.close(), PATIENCE)
