"""What is stored of a wake-up: encrypted, bound to its row, rotated, shredded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langgraph.types import Command

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CipherRequiredError,
    DataKeyError,
    KeyRing,
    recover,
    rotate_keys,
    shred_thread,
    wake_at,
)
from tests.keys import SECRET
from tests.making import change_rows, config_for, rows_of
from tests.questions import AT_ONCE, asking, begin, build, done, settle_due
from tests.seams import database_of

HOUR = timedelta(hours=1)
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


_TAMPERED = {
    "its bytes": "set blob = substring(blob for length(blob) - 1)",
    "its type": "set type = 'pg:aes:null'",
    "in clear": r"set type = 'msgpack', blob = '\x80'",
    "its name": "set name = 'other'",
    "its thread": "set thread_id = 'u'",
    "its question": "set interrupt_id = null",
    "its checkpoint": "set checkpoint_id = null",
    "its answers": "set answers = 1",
}


async def test_what_is_tampered_with_is_not_run(sealed: AsyncPostgresSaver, dsn: str) -> None:
    graph = build(sealed)
    await begin(graph, sealed, "u")
    for number, change in enumerate(_TAMPERED.values()):
        thread_id = f"t{number}"
        (asked,) = (await begin(graph, sealed, thread_id)).values()
        await wake_at(sealed, thread_id, AT_ONCE, Command(resume=SECRET), interrupt_id=asked)
        change_rows(dsn, f"update checkpoint_wakeups {change} where thread_id = '{thread_id}'")
    assert await settle_due(graph, sealed, max_attempts=1) == 0
    for thread_id in ("u", *(f"t{number}" for number in range(len(_TAMPERED)))):
        assert await done(graph, thread_id) == []
    errors = rows_of(dsn, "select error from pgcheckpoint.checkpoint_wakeups")
    assert errors == [("DecryptionError",)] * len(_TAMPERED)


async def test_a_saver_without_the_cipher_sets_and_runs_none(
    sealed: AsyncPostgresSaver, saver: AsyncPostgresSaver, dsn: str
) -> None:
    graph = build(sealed)
    (asked,) = (await begin(graph, sealed)).values()
    await wake_at(sealed, "t", AT_ONCE, Command(resume=SECRET), interrupt_id=asked)
    with pytest.raises(CipherRequiredError):
        await wake_at(saver, "t", AT_ONCE, RUN)
    assert await settle_due(build(saver), saver, max_attempts=1) == 0
    (error,) = rows_of(dsn, "select error from pgcheckpoint.checkpoint_wakeups")
    assert error == ("DecryptionError",)


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


async def test_it_is_of_its_schema(sealed: AsyncPostgresSaver, dsn: str) -> None:
    await wake_at(sealed, "t", AT_ONCE, RUN)
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute("update pgcheckpoint.schema_migrations set schema_id = gen_random_uuid()")
    async with _open(dsn, KeyRing({"old": OLD})) as other:
        assert await settle_due(build(other), other, max_attempts=1) == 0


async def test_a_look_for_them_takes_no_round_trip_of_its_own(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph, looks, database = build(saver), list[int](), database_of(saver)
    await settle_due(graph, saver)
    read = database.read

    async def count(statements: Any, **how: Any) -> Any:
        looks.append(len(statements))
        return await read(statements, **how)

    monkeypatch.setattr(database, "read", count)
    look = recover(saver, graph, forever=False)
    await look
    # What sweeps and counts reads is one statement each.
    assert looks.count(2) == 1


async def test_strict_savers_make_commands(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as strict:
        graph = build(strict, {"pay": asking("Pay?")})
        (asked,) = (await begin(graph, strict)).values()
        await wake_at(strict, "t", AT_ONCE, Command(resume="no"), interrupt_id=asked)
        assert await settle_due(graph, strict) == 1
        assert (await graph.aget_state(config_for("t"))).values["done"][0] == "Pay?: no"
