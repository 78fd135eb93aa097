"""What is encrypted opens in its schema and its caller's context only."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

import pg_checkpoint as pg
from pg_checkpoint.codec.sealing import MetadataSealing
from tests.checking import everything
from tests.conftest import Patch, Saver
from tests.keys import SECRET
from tests.making import aput, config_for, make_schema_anew, rows_of, run_sql, tuple_of, values_of
from tests.seams import after_each, database_of, engine_of
from tests.servers import Server, database

RING = pg.KeyRing({"k": bytes(range(32))})
CIPHER = pg.AesGcmCipher(RING)
PROD = pg.AesGcmCipher(RING, context=b"prod")
TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes")
LONG = [f"{SECRET} {n} " * 20 for n in range(80)]
# What an attacker exchanges: ciphertexts, which stand in the same places in both.
_SWAPS = {
    "checkpoint": ("checkpoints", ["sealed"], ["checkpoint_id"]),
    "metadata": ("checkpoints", ["metadata"], ["checkpoint_id"]),
    "blobs": ("checkpoint_blobs", ["type", "blob"], ["channel", "version"]),
    "chunks": ("checkpoint_chunks", ["data"], ["digest"]),
    "writes": ("checkpoint_writes", ["type", "blob"], ["task_id", "idx"]),
}


def _saver(dsn: str, cipher: Any = CIPHER, schema: str | None = None, **how: Any) -> Any:
    how |= {"encrypt_metadata": True, "clear_metadata": ["run_id"], "schema": schema}
    return Saver.from_conn_string(dsn, cipher=cipher, **how)


async def _fill(dsn: str, cipher: pg.AesGcmCipher = CIPHER, schema: str | None = None) -> None:
    """The same checkpoint wherever it is stored, with every kind of row."""
    async with _saver(dsn, cipher, schema) as saver:
        values = {"small": 1, "large": [SECRET], "long": LONG}
        same: Any = {"versions": dict.fromkeys(values, "1"), "checkpoint_id": "1"}
        config = await aput(saver, config_for("t"), values, **same)
        await saver.aput_writes(config, [("small", SECRET)], "task")


async def _read(dsn: str, cipher: pg.AesGcmCipher = CIPHER, schema: str | None = None) -> None:
    async with _saver(dsn, cipher, schema) as saver:
        found = await tuple_of(saver, config_for("t"))
        assert found.checkpoint["channel_values"]["long"] == LONG
        assert found.pending_writes == [("task", "small", SECRET)]


@pytest.mark.parametrize("what", [*_SWAPS, "all"])
async def test_rows_of_another_schema(dsn: str, admin: psycopg.Connection[Any], what: str) -> None:
    pg.migrate(dsn, schema="other")
    for schema in ("pgcheckpoint", "other"):
        await _fill(dsn, schema=schema)
        await _read(dsn, schema=schema)
    if what == "all":
        for table in TABLES:
            admin.execute(f"truncate pgcheckpoint.{table}".encode())
            admin.execute(f"insert into pgcheckpoint.{table} select * from other.{table}".encode())
    else:
        table, columns, key = _SWAPS[what]
        changed = ", ".join(f"{c} = o.{c}" for c in columns)
        same = " and ".join(f"o.{c} = m.{c}" for c in key)
        swap = f"update pgcheckpoint.{table} m set {changed} from other.{table} o where {same}"
        assert admin.execute(swap.encode()).rowcount > 0
    with pytest.raises(pg.DecryptionError, match="another schema or context"):
        await _read(dsn)
    await _read(dsn, schema="other")


async def test_a_copy_of_the_database_opens(server: Server, dsn: str) -> None:
    await _fill(dsn)
    with psycopg.connect(dsn) as connection, database(server, connection.info.dbname) as (_, copy):
        connection.close()
        await _read(copy)


async def test_a_renamed_schema_opens(dsn: str, admin: psycopg.Connection[Any]) -> None:
    await _fill(dsn)
    functions = "select proname, prosrc from pg_proc where pronamespace = '{}'::regnamespace"
    before = admin.execute(functions.format("pgcheckpoint").encode()).fetchall()
    admin.execute("alter schema pgcheckpoint rename to renamed")
    assert pg.migrate(dsn, schema="renamed") == []
    await _read(dsn, schema="renamed")
    after = admin.execute(functions.format("renamed").encode()).fetchall()
    assert {*after} == {(name, text.replace("pgcheckpoint", "renamed")) for name, text in before}


async def test_without_an_id_nothing_is_encrypted(dsn: str, admin: psycopg.Connection[Any]) -> None:
    admin.execute("update pgcheckpoint.schema_migrations set schema_id = null")
    for call in (_fill, _read):
        with pytest.raises(pg.SchemaNotReadyError, match="lost their id"):
            await call(dsn)
    assert SECRET.encode() not in everything(admin)


async def test_a_schema_made_anew_is_another_one(dsn: str) -> None:
    async with _saver(dsn) as saver:
        await aput(saver, config_for("t"), {"a": [1]})
        run_sql(dsn, "drop schema pgcheckpoint cascade")
        with pytest.raises(pg.SchemaNotReadyError):
            await saver.aget_tuple(config_for("t"))
        pg.migrate(dsn)
        await aput(saver, config_for("t"), {"a": [2]})
        make_schema_anew(dsn)
        await saver.setup()
        await aput(saver, config_for("t"), {"a": [3]})
    async with _saver(dsn) as later:
        assert await values_of(later, config_for("t")) == {"a": [3]}


# What waits may be sent after a new look.
@pytest.mark.parametrize(("data_keys", "at_once"), [(False, 9), (True, 9), (False, 1)])
async def test_nothing_reaches_a_schema_made_anew(dsn: str, data_keys: bool, at_once: int) -> None:
    cipher = pg.AesGcmCipher(RING, data_keys=data_keys)
    async with Saver.from_conn_string(
        dsn, cipher=cipher, lanes=1, max_batch_items=at_once
    ) as saver:
        before = await aput(saver, config_for("t"), {"a": [1]})
        make_schema_anew(dsn)
        # All of them are encoded before the first is sent.
        calls: list[Any] = [aput(saver, config_for(t), {"a": [2]}) for t in "tuv"]
        calls.append(saver.aput_writes(before, [("a", SECRET)], "task"))
        failed = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(error) for error in failed} == {pg.SchemaNotReadyError}
        assert "created again" in str(failed[0])
        for table in ("checkpoints", "checkpoint_writes", "checkpoint_threads"):
            assert rows_of(dsn, f"select from pgcheckpoint.{table}") == []
        config = await aput(saver, config_for("t"), {"a": [3]})
        await saver.aput_writes(config, [("a", SECRET)], "task")
    async with Saver.from_conn_string(dsn, cipher=cipher) as later:
        found = await tuple_of(later, config)
    assert found.checkpoint["channel_values"] == {"a": [3]}
    assert found.pending_writes == [("task", "a", SECRET)]


async def test_a_copy_for_the_schema_before(dsn: str, monkeypatch: Patch) -> None:
    """Nor are its writes, which go before their checkpoint, in whatever batch."""
    await _fill(dsn)
    async with _saver(dsn, lanes=1, max_batch_items=1) as saver:

        async def lose(*_: Any) -> None:
            make_schema_anew(dsn)

        after_each(monkeypatch, engine_of(saver), "fetch", lose)
        with pytest.raises(pg.SchemaNotReadyError, match="created again"):
            await saver.acopy_thread("t", "copy")
        # What is left of it was sent by then.
        await aput(saver, config_for("u"), {"a": [1]})
    assert rows_of(dsn, "select from pgcheckpoint.checkpoint_writes") == []


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (PROD, pg.AesGcmCipher(RING, context=b"test"), "another schema or context"),
        (PROD, CIPHER, "this cipher does not have"),
        (CIPHER, PROD, "export them and import them into another schema"),
    ],
)
async def test_what_another_context_has(dsn: str, one: Any, other: Any, said: str) -> None:
    await _fill(dsn, one)
    await _read(dsn, one)
    with pytest.raises(pg.DecryptionError, match=said):
        await _read(dsn, other)
    async with _saver(dsn, other) as saver:
        for call in (saver.alist_info(config_for("t")), saver.acopy_thread("t", "u")):
            with pytest.raises(pg.DecryptionError):
                await call


async def test_rows_bound_to_less_are_refused(dsn: str, monkeypatch: Patch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pg.AesGcmCipher, "within", lambda self, _: self)
        await _fill(dsn)
    for cipher in (CIPHER, PROD):
        with pytest.raises(pg.DecryptionError, match="without a context or a schema"):
            await _read(dsn, cipher)
        async with _saver(dsn, cipher) as saver:
            with pytest.raises(pg.IncompleteError, match="without a context"):
                await pg.rotate_keys(saver)
            assert set(await pg.count_keys(saver)) == {"k (not bound)"}


async def test_the_first_put_stores_what_it_got(dsn: str, admin: psycopg.Connection[Any]) -> None:
    saver = Saver(dsn, cipher=CIPHER, encrypt_metadata=True)
    may_look, look = asyncio.Event(), database_of(saver)._look

    async def look_late(reads: Any) -> Any:
        await may_look.wait()
        return await look(reads)

    database_of(saver)._look = look_late
    messages, calls = [SECRET, "first"], list[asyncio.Future[Any]]()
    for n in range(5):
        values = {"small": n, "large": messages, "long": [*LONG, n]}
        config = config_for("t", str(n - 1) if n else None)
        put = aput(saver, config, values, checkpoint_id=str(n))
        written = ["as it was"]
        write = saver.aput_writes(config_for("t", str(n)), [("large", written)], "k")
        calls += map(asyncio.ensure_future, (put, write))
        # They have begun, and none is done: then what they were given changes.
        await asyncio.sleep(0)
        messages.append("later")
        written[0] = "as it is"
    may_look.set()
    await asyncio.gather(*calls)
    await saver.close()
    assert SECRET.encode() not in everything(admin)
    async with _saver(dsn) as later:
        for n in range(5):
            found = await later.aget_tuple(config_for("t", str(n)))
            large = [SECRET, "first", *["later"] * n]
            expected = {"small": n, "large": large, "long": [*LONG, n]}
            assert found.checkpoint["channel_values"] == expected
            assert found.pending_writes == [("k", "large", ["as it was"])]


async def test_the_first_call_may_be_any(dsn: str) -> None:
    await _fill(dsn)
    config = config_for("t")

    async def listed(saver: Saver) -> Any:
        return [found async for found in saver.alist(config)]

    first: list[Any] = [
        *(listed, pg.count_keys, pg.rotate_keys, Saver.alist_threads),
        lambda saver: saver.aget_tuple(config),
        lambda saver: saver.alist_info(config),
        lambda saver: saver.acopy_thread("t", "u"),
        lambda saver: saver.adelete_for_runs(["r"]),
        lambda saver: saver.aget_delta_channel_history(config=config, channels=["none"]),
    ]
    for call in first:
        async with _saver(dsn) as saver:
            assert not saver._seal.cipher.is_settled
            assert await call(saver) is not False
            assert saver._seal.cipher.is_settled
    async with _saver(dsn, read_pool=dsn) as replicated:
        assert await listed(replicated)


async def test_what_was_not_encrypted_at_first(dsn: str, monkeypatch: Patch) -> None:
    refused: list[Any] = []
    seal = MetadataSealing.seal

    def seal_at_last(self: MetadataSealing, *row: Any) -> str:
        if not refused:
            refused.append(row)
            # A passing error: the same batch is made again.
            raise ConnectionError("try again")
        return seal(self, *row)

    monkeypatch.setattr(MetadataSealing, "seal", seal_at_last)
    async with _saver(dsn) as saver:
        assert not saver._seal.cipher.is_settled
        values = {"small": 1, "large": [SECRET], "long": LONG}
        await aput(saver, config_for("t"), values)
    assert refused
    async with _saver(dsn) as later:
        assert await values_of(later, config_for("t")) == values


@pytest.mark.parametrize("first", ["listing", "put"])
async def test_a_read_pool_has_another_id(dsn: str, empty_dsn: str, first: str) -> None:
    """As a replica by logical replication has, or another database by mistake."""
    pg.migrate(empty_dsn)
    async with _saver(dsn, read_pool=empty_dsn) as saver:
        config = config_for("t")
        if first == "put":
            config = await aput(saver, config, {"large": ["before"]})
        # From the primary: the other one is not the same schema.
        assert len([found async for found in saver.alist(config_for("t"))]) == (first == "put")
        await aput(saver, config, {"large": [SECRET], "long": LONG})
    async with _saver(dsn) as later:
        assert await values_of(later, config_for("t")) == {"large": [SECRET], "long": LONG}
