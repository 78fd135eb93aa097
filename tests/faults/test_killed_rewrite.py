"""A rewrite that is killed anywhere leaves each value old or new; the next one finishes it."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from pg_checkpoint import AsyncPostgresSaver, RewritePlace, rewrite
from pg_checkpoint.tools.verify import verify_threads
from tests.faults.rewriting_worker import NAME, erase
from tests.making import aput, config_for, rows_of, run_sql
from tests.waiting import PATIENCE

# More than a rewrite of the thread has.
MOST = 30


async def _run(dsn: str, number: int, when: str) -> int:
    command = [sys.executable, "-m", "tests.faults.rewriting_worker", dsn, str(number), when]
    process = await asyncio.create_subprocess_exec(*command)
    return await asyncio.wait_for(process.wait(), PATIENCE)


async def _history(saver: Any) -> list[Any]:
    return [
        (t.checkpoint["channel_values"], t.metadata, t.pending_writes)
        async for t in saver.alist(config_for("t"))
    ]


def _is_either(now: Any, old: Any) -> bool:
    return bool(now in (old, erase(old, RewritePlace("t", "", "", "value"))))


def _check_each(now: list[Any], before: list[Any]) -> None:
    """Each value of each checkpoint is the old one or the new one."""
    for (values, metadata, writes), (old_values, old_metadata, old_writes) in zip(
        now, before, strict=True
    ):
        assert all(_is_either(values[channel], old) for channel, old in old_values.items())
        assert _is_either(metadata, old_metadata)
        assert all(map(_is_either, writes, old_writes))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("when", ["before", "after"])
async def test_each_value_is_the_old_or_the_new_one(dsn: str, when: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        config: Any = config_for("t")
        for n in range(30, 34):
            chat = [HumanMessage(f"{NAME} {k} " + "x" * 500, id=str(k)) for k in range(n)]
            values = {"messages": chat, "who": NAME, "long": [NAME * 100]}
            config = await aput(saver, config, values, metadata={"user": NAME})
        await saver.aput_writes(config, [("who", NAME)], "task")
        before = await _history(saver)
        for number in range(1, MOST):
            code = await _run(dsn, number, when)
            _check_each(await _history(saver), before)
            verified = await verify_threads(saver)
            assert verified.broken == []
            if code == 0:
                break
            assert code == -signal.SIGKILL
            run_sql(
                dsn, "update pgcheckpoint.checkpoint_leases set expires_at = now() - '1h'::interval"
            )
        assert 3 <= number < MOST - 1
        assert (await rewrite(saver, erase)).rewritten == []
        assert NAME not in repr(await _history(saver))
    pieces = rows_of(dsn, "select data from pgcheckpoint.checkpoint_chunks")
    assert pieces
    assert not any(NAME.encode() in bytes(piece) for (piece,) in pieces)
