"""What the server refuses, inside busy batches: only the guilty caller fails, and is told why.

The saver keeps out what it knows that Postgres can't store. What is left is
what a user's own index, constraint or trigger refuses.
"""

from __future__ import annotations

import asyncio
import random
import string
import sys
from typing import Any, NamedTuple

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, ParentWriteFailedError
from tests.checking import unowned
from tests.making import aput, config_for, id_of, run_sql, tuple_of

THREADS, STEPS, GUILTY = 24, 6, 8

_rng = random.Random(1)
# Random, for what can be compressed fits an index.
_LONG = "".join(_rng.choices(string.ascii_letters, k=6_000))


class Poison(NamedTuple):
    """What is refused, and how.

    Attributes:
        rule: The user's own SQL.
        values: Of the channels of the refused checkpoint.
        metadata: Of it.
        sqlstate: Of the server's error.
    """

    rule: str
    values: dict[str, Any]
    metadata: dict[str, Any]
    sqlstate: str


POISONS = {
    "an index entry too long": Poison(
        "create index on pgcheckpoint.checkpoints ((metadata ->> 'title'))",
        {"list": [1]},
        {"title": _LONG},
        "54000",
    ),
    "a row too large": Poison(
        "alter table pgcheckpoint.checkpoint_blobs add check (length(blob) < 5000)",
        {"list": [1], "bytes": _LONG.encode()},
        {},
        "23514",
    ),
    "a trigger": Poison(
        """
        create function refuse() returns trigger language plpgsql as $$
        begin
            if new.channel = 'refused' then
                raise 'stack depth limit exceeded' using errcode = 'statement_too_complex';
            end if;
            return new;
        end $$;
        create trigger refuse before insert on pgcheckpoint.checkpoint_blobs
            for each row execute function refuse()
        """,
        {"list": [1], "refused": [1]},
        {},
        "54001",
    ),
}


class Outcome(NamedTuple):
    """What one thread's agent saw, and the ids that must be stored, in order."""

    stored: list[str]
    refused: str
    errors: list[BaseException]


async def _agent(saver: AsyncPostgresSaver, name: str, poison: Poison, at: int) -> Outcome:
    """Puts a chain with a refused member (at: its place, -1 for none), and goes on without it."""
    config, outcome = config_for(name), Outcome([], f"{name}-refused", [])
    for step in range(STEPS):
        if step == at:
            outcome.errors.extend(await _refused(saver, config, name, poison))
        config = await aput(saver, config, {"list": [step]}, checkpoint_id=f"{name}-{step}")
        await saver.aput_writes(config, [("c", step)], f"task-{step}")
        outcome.stored.append(id_of(config))
    return outcome


async def _refused(
    saver: AsyncPostgresSaver, config: Any, name: str, poison: Poison
) -> list[BaseException]:
    """The errors of a refused put, and of the child that is put regardless."""
    id_ = f"{name}-refused"
    calls: list[Any] = [
        aput(saver, config, poison.values, checkpoint_id=id_, metadata=poison.metadata),
        aput(saver, config_for(name, id_), {}, checkpoint_id=f"{name}-child"),
    ]
    first = asyncio.ensure_future(calls[0])
    await asyncio.sleep(0)
    second = asyncio.ensure_future(calls[1])
    ended = await asyncio.gather(first, second, return_exceptions=True)
    return [error for error in ended if isinstance(error, BaseException)]


async def _run(saver: AsyncPostgresSaver, poison: Poison) -> list[Outcome]:
    rng = random.Random(poison.sqlstate)
    places = [rng.randrange(STEPS) if n < GUILTY else -1 for n in range(THREADS)]
    agents = (_agent(saver, f"t{n}", poison, at) for n, at in enumerate(places))
    return list(await asyncio.gather(*agents))


def _check_errors(name: str, outcome: Outcome, sqlstate: str) -> None:
    refused, orphan = outcome.errors
    assert isinstance(refused, psycopg.Error)
    assert refused.sqlstate == sqlstate
    if sys.version_info >= (3, 11):
        (note,) = refused.__notes__
        assert f"checkpoint {outcome.refused!r} of thread {name!r} was refused" in note
    assert isinstance(orphan, ParentWriteFailedError)
    assert repr(name) in str(orphan)
    assert (type(orphan.__cause__), str(orphan.__cause__)) == (type(refused), str(refused))


async def _check_all(saver: AsyncPostgresSaver, outcomes: list[Outcome], sqlstate: str) -> None:
    for number, outcome in enumerate(outcomes):
        if number < GUILTY:
            _check_errors(f"t{number}", outcome, sqlstate)
        else:
            assert outcome.errors == []
        found = [c async for c in saver.alist(config_for(f"t{number}"))][::-1]
        assert [id_of(c.config) for c in found] == outcome.stored
        for step, one in enumerate(found):
            assert one.checkpoint["channel_values"] == {"list": [step]}
            assert one.pending_writes == [(f"task-{step}", "c", step)]


@pytest.mark.parametrize("kind", POISONS)
async def test_only_the_guilty_fail(dsn: str, kind: str) -> None:
    poison = POISONS[kind]
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(poison.rule.encode())
    # One lane makes the batches large.
    async with AsyncPostgresSaver.from_conn_string(dsn, lanes=1) as saver:
        outcomes = await _run(saver, poison)
        await _check_all(saver, outcomes, poison.sqlstate)
        batches = saver.stats().batches
    # Else nobody shared a batch with a guilty one.
    assert batches.size.mean > 2
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
            if sys.version_info >= (3, 11):
                (note,) = error.__notes__
                assert f"task 'task-{n}'" in note
                assert f"thread 't{n}'" in note
            # The thread goes on, and what was refused can be replaced.
            await saver.aput_writes(config, [("c", n)], f"task-{n}")
