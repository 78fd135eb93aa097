"""What the server refuses, inside busy batches: only the guilty caller fails, and is told why."""

from __future__ import annotations

import asyncio
import random
import string
import sys
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, ParentWriteFailedError
from tests.checking import unowned
from tests.making import aput, config_for, id_of, run_sql, tuple_of

THREADS, STEPS, GUILTY = 24, 6, 8
# Random, for what can be compressed fits an index.
_LONG = "".join(random.Random(1).choices(string.ascii_letters, k=6_000))
INDEX = "create index on pgcheckpoint.checkpoints ((metadata ->> 'title'))"
CHECK = "alter table pgcheckpoint.checkpoint_blobs add check (length(blob) < 5000)"
TRIGGER = """
create function refuse() returns trigger language plpgsql as $$
begin
    if new.channel = 'refused' then
        raise 'stack depth limit exceeded' using errcode = 'statement_too_complex';
    end if;
    return new;
end $$;
create trigger refuse before insert on pgcheckpoint.checkpoint_blobs
    for each row execute function refuse()
"""
# By the state of the server's error: the user's own SQL, and what is refused.
POISONS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "54000": (INDEX, {"list": [1]}, {"title": _LONG}),
    "23514": (CHECK, {"list": [1], "bytes": _LONG.encode()}, {}),
    "54001": (TRIGGER, {"list": [1], "refused": [1]}, {}),
}


def _check_note(error: BaseException, *parts: str) -> None:
    if sys.version_info >= (3, 11):
        (note,) = error.__notes__
        assert [part for part in parts if part not in note] == []


async def _agent(saver: AsyncPostgresSaver, name: str, state: str, at: int) -> list[str]:
    """Puts a chain with a refused member (at: its place, -1 for none), and goes on without it."""
    config, stored = config_for(name), list[str]()
    for step in range(STEPS):
        if step == at:
            await _refused(saver, config, name, state)
        config = await aput(saver, config, {"list": [step]}, checkpoint_id=f"{name}-{step}")
        await saver.aput_writes(config, [("c", step)], f"task-{step}")
        stored.append(id_of(config))
    return stored


async def _refused(saver: AsyncPostgresSaver, config: Any, name: str, state: str) -> None:
    """A refused put, and the child that is put regardless."""
    id_ = f"{name}-refused"
    _, values, metadata = POISONS[state]
    first = asyncio.ensure_future(aput(saver, config, values, checkpoint_id=id_, metadata=metadata))
    await asyncio.sleep(0)
    child = aput(saver, config_for(name, id_), {}, checkpoint_id=f"{name}-child")
    ended: list[Any] = await asyncio.gather(first, child, return_exceptions=True)
    refused, orphan = ended
    assert isinstance(refused, psycopg.Error)
    assert refused.sqlstate == state
    _check_note(refused, f"checkpoint {id_!r} of thread {name!r} was refused")
    assert isinstance(orphan, ParentWriteFailedError)
    assert repr(name) in str(orphan)
    assert (type(orphan.__cause__), str(orphan.__cause__)) == (type(refused), str(refused))


@pytest.mark.parametrize("state", POISONS)
async def test_only_the_guilty_fail(dsn: str, state: str) -> None:
    run_sql(dsn, POISONS[state][0])
    rng = random.Random(state)
    places = [rng.randrange(STEPS) if n < GUILTY else -1 for n in range(THREADS)]
    # One lane makes the batches large.
    async with AsyncPostgresSaver.from_conn_string(dsn, lanes=1) as saver:
        agents = (_agent(saver, f"t{n}", state, at) for n, at in enumerate(places))
        for number, stored in enumerate(await asyncio.gather(*agents)):
            found = [c async for c in saver.alist(config_for(f"t{number}"))][::-1]
            assert [id_of(c.config) for c in found] == stored
            for step, one in enumerate(found):
                assert one.checkpoint["channel_values"] == {"list": [step]}
                assert one.pending_writes == [(f"task-{step}", "c", step)]
        # Else nobody shared a batch with a guilty one.
        assert saver.stats().batches.size.mean > 2
    assert unowned(dsn)[:3] == (0, 0, 0)


async def test_refused_writes_fail_alone_and_are_named(dsn: str) -> None:
    run_sql(dsn, "create index on pgcheckpoint.checkpoint_writes (blob)")
    blob = _LONG.encode()
    async with AsyncPostgresSaver.from_conn_string(dsn, lanes=1) as saver:
        configs = await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {}) for n in range(40)))
        calls = [
            saver.aput_writes(config, [("c", blob if n % 10 == 3 else n)], f"task-{n}")
            for n, config in enumerate(configs)
        ]
        ended = await asyncio.gather(*calls, return_exceptions=True)
        for n, (config, error) in enumerate(zip(configs, ended, strict=True)):
            found = await tuple_of(saver, config)
            if n % 10 != 3:
                assert (error, found.pending_writes) == (None, [(f"task-{n}", "c", n)])
                continue
            assert isinstance(error, psycopg.errors.ProgramLimitExceeded)
            assert found.pending_writes == []
            _check_note(error, f"task 'task-{n}'", f"thread 't{n}'")
            # The thread goes on, and what was refused can be replaced.
            await saver.aput_writes(config, [("c", n)], f"task-{n}")
