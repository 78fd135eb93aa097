"""Whether a thread counts as unfinished follows what was stored, not what was asked for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pg_checkpoint import ParentWriteFailedError, ValueNotSerializableError
from tests.integration.saver.conftest import Patch, Saver
from tests.making import META, checkpoint_of, config_for, rows_of, run_sql
from tests.seams import writer_of

LONG = ["a value that is no part of the checkpoint's own row"] * 20


async def _put(
    saver: Saver, parent: str | None, checkpoint_id: str, value: Any, *, has_tasks: bool
) -> None:
    """A checkpoint whose list is as old as the thread."""
    task = {"branch:to:node": None} if has_tasks else {}
    new: dict[str, Any] = {"value": checkpoint_id, "branch:to:node": checkpoint_id}
    checkpoint = checkpoint_of(
        {"list": LONG, "value": value, **task}, {"list": "01", **new}, checkpoint_id
    )
    checkpoint["updated_channels"] = ["value", *task]
    new |= {} if parent else {"list": "01"}
    await saver.aput(config_for("t", parent), checkpoint, META, new)


def _counts_as_unfinished(dsn: str) -> bool:
    query = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    (row,) = rows_of(dsn, query)
    return bool(row[0])


@pytest.mark.parametrize("has_tasks", [False, True])
async def test_a_put_whose_parent_failed(saver: Saver, dsn: str, has_tasks: bool) -> None:
    await _put(saver, None, "01", 1, has_tasks=has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    with pytest.raises(ValueNotSerializableError):
        await _put(saver, "01", "02", lambda: 0, has_tasks=True)
    with pytest.raises(ParentWriteFailedError):
        await _put(saver, "02", "03", 3, has_tasks=not has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    # What is stored after that counts.
    await _put(saver, "01", "04", 4, has_tasks=not has_tasks)
    assert _counts_as_unfinished(dsn) != has_tasks


@pytest.mark.parametrize("has_tasks", [False, True])
async def test_puts_that_lean_on_their_parent(saver: Saver, dsn: str, has_tasks: bool) -> None:
    await _put(saver, None, "01", 1, has_tasks=not has_tasks)
    await _put(saver, "01", "02", 2, has_tasks=has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    puts = [_put(saver, f"0{n}", f"0{n + 1}", n, has_tasks=n % 2 == 0) for n in range(2, 6)]
    await asyncio.gather(*puts)
    assert not _counts_as_unfinished(dsn)


async def test_one_that_is_lost_ends_nothing(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    """Its parent was deleted, and the process dies before it is sent again, whole."""
    await _put(saver, None, "01", 1, has_tasks=True)
    await _put(saver, "01", "02", 2, has_tasks=True)
    run_sql(dsn, "delete from pgcheckpoint.checkpoints where checkpoint_id = '02'")
    omitted = asyncio.get_running_loop().create_future()

    def die(*_: Any) -> None:
        omitted.set_result(None)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(writer_of(saver), "_not_stored", die)
        with pytest.raises(asyncio.CancelledError):
            await _put(saver, "02", "03", 3, has_tasks=False)
    await omitted
    assert _counts_as_unfinished(dsn)
    await _put(saver, "02", "03", 3, has_tasks=False)
    assert not _counts_as_unfinished(dsn)


@pytest.mark.parametrize("channel", ["__interrupt__", "__error__"])
async def test_an_interrupt_after_a_put_of_its_batch(saver: Saver, dsn: str, channel: str) -> None:
    await _put(saver, None, "01", 1, has_tasks=True)
    await asyncio.gather(
        _put(saver, "01", "02", 2, has_tasks=False),
        _put(saver, "02", "03", 3, has_tasks=True),
        saver.aput_writes(config_for("t", "03"), [(channel, "?")], "task"),
    )
    assert _counts_as_unfinished(dsn) == (channel == "__error__")
