"""Threads with keys of their own: made once, checked by each put, forgotten for good.

Savers stand for processes: each knows only the keys that it has read itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from typing import Any, TypeAlias
from unittest.mock import ANY

import psycopg
import pytest
from langgraph.checkpoint.serde.types import _DeltaSnapshot

import pg_checkpoint as pg
from pg_checkpoint.core.citus import Shards
from pg_checkpoint.tools.export import export_threads, import_threads
from pg_checkpoint.tools.verify import verify_threads
from tests import seams
from tests.checking import everything, unowned
from tests.conftest import Patch, Saver
from tests.keys import BOTH, NEW, OLD, SECRET, Kms
from tests.making import aput, config_for, tuple_of, values_of

Admin: TypeAlias = psycopg.Connection[Any]
LONG = [f"{SECRET} {n} " * 20 for n in range(80)]
VALUES = {"small": 1, "large": [SECRET], "long": LONG}


def _cipher(ring: pg.KeyRing = OLD, data_keys: Any = True, **how: Any) -> pg.AesGcmCipher:
    return pg.AesGcmCipher(ring, data_keys=data_keys, **how)


@asynccontextmanager
async def _saver(dsn: str, cipher: Any = None, **how: Any) -> AsyncIterator[Saver]:
    how = {"encrypt_metadata": True, "clear_metadata": ["user", "run_id"], "max_size": 2, **how}
    async with Saver.from_conn_string(dsn, cipher=cipher or _cipher(), **how) as saver:
        yield saver


@pytest.fixture
async def saver(dsn: str) -> AsyncIterator[Saver]:
    async with _saver(dsn) as opened:
        yield opened


@pytest.fixture
async def other(dsn: str) -> AsyncIterator[Saver]:
    async with _saver(dsn) as opened:
        yield opened


async def _fill(saver: Saver, thread_id: str = "t") -> Any:
    config = await aput(saver, config_for(thread_id), VALUES, metadata={"run_id": "r", "user": "u"})
    await saver.aput_writes(config, [("small", SECRET)], "task")
    return config


async def _read(saver: Saver, thread_id: str = "t") -> None:
    found = await tuple_of(saver, config_for(thread_id))
    assert found.checkpoint["channel_values"] == VALUES
    assert found.pending_writes == [("task", "small", SECRET)]
    assert found.metadata["user"] == "u"  # type: ignore[typeddict-item]  # the test's


def _keys(admin: Admin) -> dict[str, tuple[Any, ...]]:
    query = "select thread_id, key_id, wrapped, wrapped_by from pgcheckpoint.checkpoint_data_keys"
    return {row[0]: row[1:] for row in admin.execute(query)}


async def test_another_process_reads_everything(saver: Saver, other: Saver, admin: Admin) -> None:
    config = await _fill(saver)
    await _read(other)
    await _read(saver)
    grown = {"long": [*LONG, "more"]}
    assert await values_of(other, await aput(saver, config, grown, metadata={"user": "u"})) == grown
    assert SECRET.encode() not in everything(admin)
    listed = [c async for c in other.alist(config_for("t"))]
    assert [c.checkpoint["channel_values"] for c in listed] == [grown, VALUES]
    (_, info) = await other.alist_info(config_for("t"))
    (thread,) = await other.alist_threads(filter={"user": "u"})
    assert info.metadata["user"] == thread.metadata["user"] == "u"
    assert await pg.count_keys(saver) == {"old": pg.RowCounts(data_keys=1), "data key": ANY}


async def test_a_key_is_taken_from_no_fetch_that_looked_before(
    saver: Saver, other: Saver, admin: Admin, monkeypatch: Patch
) -> None:
    await _fill(saver)
    keys, looked, go_on = seams.engine_of(other).keys, asyncio.Event(), asyncio.Event()

    async def wait(*_: Any) -> None:
        looked.set()
        await go_on.wait()

    seams.before_each(monkeypatch, keys, "_take", wait)
    reading = asyncio.create_task(_read(other))
    await looked.wait()
    await saver.adelete_thread("t")
    await _fill(saver)
    asking = asyncio.create_task(keys.of_thread("t"))
    await asyncio.sleep(0)
    go_on.set()
    assert (await asking).key_id == _keys(admin)["t"][0]
    await reading


async def test_first_puts_of_many_processes_agree(dsn: str, admin: Admin) -> None:
    async with AsyncExitStack() as stack:
        savers = [await stack.enter_async_context(_saver(dsn, max_size=1)) for _ in range(4)]
        configs = await asyncio.gather(*(aput(s, config_for("t"), {"a": LONG}) for s in savers))
        for saver in savers:
            for config in configs:
                assert await values_of(saver, config) == {"a": LONG}
    assert len(_keys(admin)) == 1


async def test_what_is_warm_asks_for_nothing_more(saver: Saver, monkeypatch: Patch) -> None:
    await _fill(saver)
    await _read(saver)
    nodes, asked = seams.engine_of(saver).nodes, list[str]()

    async def noted(node: str, *_: Any, **__: Any) -> None:
        asked.append(node)

    seams.before_each(monkeypatch, nodes, "run", noted)
    database = seams.database_of(saver)
    transactions = seams.before_call(monkeypatch, database, "run_once", None, saver.close)
    await aput(saver, config_for("t"), VALUES)
    assert len(transactions) == 1
    await saver.aget_tuple(config_for("t"))
    assert len(transactions) == 2
    monkeypatch.setattr(nodes, "_shards", Shards((2**31 - 1,), ("worker:5432",)))
    await aput(saver, config_for("t"), VALUES)
    assert asked[-1] == "worker:5432"


async def test_more_threads_than_keys_are_kept(dsn: str, saver: Saver, monkeypatch: Patch) -> None:
    seams.limit(monkeypatch, "codec.sealing", data_keys=2)
    for n in range(5):
        await _fill(saver, f"t{n}")
    async with _saver(dsn) as few:
        assert [thread.metadata["user"] for thread in await few.alist_threads()] == ["u"] * 5
        listed = [c async for c in few.alist(None)]
        assert [c.checkpoint["channel_values"] for c in listed] == [VALUES] * 5


async def test_what_is_shredded_is_unreadable(saver: Saver, other: Saver, admin: Admin) -> None:
    config = await _fill(saver)
    await _fill(saver, "kept")
    for _ in range(2):
        await pg.shred_thread(saver, "t")
    assert _keys(admin)["t"] == (None, None, None)
    said = r"^thread 't' was shredded: .* the checkpoint"
    for reading in (saver, other):
        with pytest.raises(pg.ThreadShreddedError, match=said):
            await reading.aget_tuple(config_for("t"))
        calls: list[Any] = [
            anext(reading.alist(config_for("t"))),
            reading.alist_info(config_for("t")),
            aput(reading, config, VALUES),
            reading.aput_writes(config, [("a", 1)], "another"),
        ]
        for call in calls:
            with pytest.raises(pg.ThreadShreddedError):
                await call
        threads = {t.thread_id: t.metadata for t in await reading.alist_threads()}
        assert threads["t"] == {}
        assert threads["kept"]["user"] == "u"
        await _read(reading, "kept")
    found = await verify_threads(saver)
    assert (found.broken, {row.thread_id for row in found.unjudged}) == ([], {"t"})


async def test_a_key_that_others_know_does_not_outlive_the_shredding(dsn: str) -> None:
    async with _saver(dsn) as saver, _saver(dsn, data_key_seconds=0) as other:
        config = await _fill(saver)
        await _read(other)
        await pg.shred_thread(saver, "t")
        with pytest.raises(pg.ThreadShreddedError):
            await other.aget_tuple(config_for("t"))
    async with _saver(dsn) as saver, _saver(dsn, data_key_seconds=3600) as other:
        for _ in range(2):  # also when it was made anew elsewhere
            await saver.adelete_thread("t")
            config = await _fill(saver)
            await _read(other)
        await pg.shred_thread(saver, "t")
        # It may read for a while, and can't write at all.
        await _read(other)
        for call in (aput(other, config, VALUES), other.aget_tuple(config_for("t"))):
            with pytest.raises(pg.ThreadShreddedError):
                await call


async def test_each_thread_of_a_batch_has_its_own(saver: Saver, other: Saver, admin: Admin) -> None:
    await asyncio.gather(*(_fill(saver, thread_id) for thread_id in "abc"))
    keys = _keys(admin)
    assert len({key_id for key_id, _, _ in keys.values()}) == 3
    rows = admin.execute("select thread_id, sealed from pgcheckpoint.checkpoints").fetchall()
    assert all(sealed[3 : 3 + sealed[2]].decode() == keys[t][0] for t, sealed in rows)
    for thread_id in "abc":
        await _read(other, thread_id)
    await pg.shred_thread(saver, "b")
    puts = [aput(other, config_for(t), {"a": [SECRET]}) for t in "abc"]
    answers = await asyncio.gather(*puts, return_exceptions=True)
    assert [type(a) for a in answers] == [dict, pg.ThreadShreddedError, dict]


async def test_deleting_makes_the_id_usable_again(saver: Saver, other: Saver, admin: Admin) -> None:
    config = await _fill(saver)
    await _read(other)
    before = _keys(admin)["t"]
    await pg.shred_thread(saver, "t")
    await saver.adelete_thread("t")
    assert _keys(admin) == {}
    # The other process knows the old key, and what the parent had.
    await aput(other, config, VALUES, metadata={"user": "u"})
    assert _keys(admin)["t"][0] not in (None, before[0])
    for reading in (saver, other):
        assert await values_of(reading, config_for("t")) == VALUES
    # One that knows of the shredding sees that the thread was made anew.
    await pg.shred_thread(saver, "t")
    with pytest.raises(pg.ThreadShreddedError):
        await _fill(other)
    await saver.adelete_thread("t")
    await _fill(other)
    await _read(saver)
    await _read(other)


async def test_no_history_outlives_the_shredding(dsn: str) -> None:
    async with _saver(dsn) as saver, _saver(dsn, data_key_seconds=0) as other:
        config: Any = await aput(saver, config_for("t"), {"d": _DeltaSnapshot(["seed"])})
        for n in range(24):
            await saver.aput_writes(config, [("d", [str(n)])], "task")
            config = await aput(saver, config, {})
        configs = [c.config async for c in saver.alist(config_for("t"))]
        for is_shredded in (False, True):
            for reading in (saver, other):
                for config in configs:
                    call = reading.aget_delta_channel_history(config=config, channels=["d"])
                    with pytest.raises(pg.ThreadShreddedError) if is_shredded else nullcontext():
                        await call
            await pg.shred_thread(saver, "t")


@pytest.mark.parametrize("is_made_anew", [False, True])
async def test_a_thread_may_be_deleted_between_its_rows_and_its_key(
    saver: Saver, other: Saver, monkeypatch: Patch, is_made_anew: bool
) -> None:
    keys = seams.engine_of(other).keys

    async def change(*_: Any, **__: Any) -> None:
        monkeypatch.undo()
        await saver.adelete_thread("t")
        if is_made_anew:
            await _fill(saver)
        keys.forget(["t"])  # as it is where data_key_seconds have passed

    await _fill(saver)
    seams.after_each(monkeypatch, seams.engine_of(other).point_reads, "fetch", change)
    if is_made_anew:
        await _read(other)
    else:
        assert await other.aget_tuple(config_for("t")) is None
    await _fill(saver)
    seams.before_each(monkeypatch, keys, "for_rows", change)
    found = await verify_threads(other)
    assert (found.broken, found.unjudged) == ([], [])


async def test_nothing_is_put_beside_a_lost_key(saver: Saver, other: Saver, admin: Admin) -> None:
    """As in a backup without the keys."""
    config = await _fill(saver)
    admin.execute("delete from pgcheckpoint.checkpoint_data_keys")
    with pytest.raises(pg.DecryptionError, match="checkpoint_data_keys"):
        await other.aget_tuple(config_for("t"))
    for writing in (saver, other):
        with pytest.raises(pg.DataKeyError, match="restore"):
            await aput(writing, config, VALUES)
    assert _keys(admin) == {}
    await saver.adelete_thread("t")
    await aput(saver, config, VALUES)


async def test_a_saver_without_them_reads_and_does_not_write(dsn: str) -> None:
    async with _saver(dsn) as saver, _saver(dsn, pg.AesGcmCipher(OLD)) as without:
        config = await _fill(saver)
        await _read(without)
        writes = without.aput_writes(config, [("a", 1)], "another")
        for call in (aput(without, config, VALUES), writes):
            with pytest.raises(pg.CipherRequiredError, match="data_keys"):
                await call
        await _fill(without, "its own")
        await _read(saver, "its own")
        # From now on it is keyed too, but not whole.
        await aput(saver, config_for("its own"), {"a": [SECRET]})
        with pytest.raises(pg.CipherRequiredError):
            await aput(without, config_for("its own"), VALUES)


async def test_a_copy_has_its_own_key(dsn: str, saver: Saver, other: Saver, admin: Admin) -> None:
    await _fill(saver)
    await other.acopy_thread("t", "copy")
    await _read(saver, "copy")
    keys = _keys(admin)
    assert keys["t"][0] != keys["copy"][0]
    await pg.shred_thread(saver, "t")
    await _read(other, "copy")
    await other.acopy_thread("nobody", "another")
    async with _saver(dsn) as third:
        for one in (saver, third):
            with pytest.raises(pg.ThreadShreddedError):
                await one.acopy_thread("t", "another")
    assert set(_keys(admin)) == {"t", "copy"}
    assert {thread.thread_id for thread in await saver.alist_threads()} == {"t", "copy"}


async def test_keys_that_are_forgotten_are_read_again(saver: Saver, monkeypatch: Patch) -> None:
    """As by a batch in which another thread's key was not what was known of it."""
    config: Any = config_for("t")
    for n in range(9):
        config = await aput(saver, config, {"n": [n]})
    lines: list[bytes] = []
    await export_threads(saver, lines.append)

    async def forget(*_: Any) -> None:
        seams.engine_of(saver).keys.forget(["t", "copy", "import"])

    seams.after_each(monkeypatch, seams.writer_of(saver), "put", forget)
    seams.limit(monkeypatch, "tools.export", checkpoints=1)
    await saver.acopy_thread("t", "copy")
    await import_threads(saver, lines, thread_id="import")
    for thread_id in ("copy", "import"):
        assert len(await saver.alist_info(config_for(thread_id))) == 9
        assert await values_of(saver, config_for(thread_id)) == {"n": [8]}
    verified = await verify_threads(saver)
    assert (verified.broken, verified.unjudged, verified.threads) == ([], [], 3)


async def test_runs_and_retention(dsn: str, saver: Saver, admin: Admin) -> None:
    first = await _fill(saver)
    await aput(saver, first, VALUES, metadata={"run_id": "r2", "user": "u"})
    await saver.adelete_for_runs(["r"])
    assert len([c async for c in saver.alist(config_for("t"))]) == 1
    await saver.aprune(["t"])
    assert not any(unowned(dsn))
    await saver.apply_retention(pg.RetentionPolicy(keep_last=1))
    await saver.aprune(["t"], strategy="delete")
    assert _keys(admin) == {}


@pytest.mark.one_server("compares rows in the order of a scan")
async def test_rotating_only_wraps_again(dsn: str, saver: Saver, admin: Admin) -> None:
    for n in range(5):
        await _fill(saver, f"t{n}")
    rows, before = everything(admin), _keys(admin)
    async with _saver(dsn, _cipher(BOTH)) as rotating:
        distrusted = await pg.rotate_keys(rotating, distrust=["old"])
        assert (distrusted.complete, distrusted.rotated.data_keys) == (False, 0)
        planned = await pg.rotate_keys(rotating, dry_run=True)
        assert (planned.due, planned.complete) == (5, False)
        done = await pg.rotate_keys(rotating)
        assert done.complete
        assert (done.rotated.data_keys, done.rotated.total) == (5, 5)
    assert everything(admin) == rows
    after = _keys(admin)
    assert {by for _, _, by in after.values()} == {"ring:new"}
    assert [key[0] for key in after.values()] == [key[0] for key in before.values()]
    async with _saver(dsn, _cipher(NEW)) as without_old:
        await _read(without_old, "t3")
    async with _saver(dsn) as only_old:
        with pytest.raises(pg.DecryptionError, match="new"):
            await only_old.aget_tuple(config_for("t3"))


async def test_rotating_moves_a_database_to_data_keys_and_back(dsn: str) -> None:
    async with _saver(dsn, pg.AesGcmCipher(OLD)) as plain:
        for thread_id in "tu":
            await _fill(plain, thread_id)
    async with _saver(dsn) as saver:
        with pytest.raises(pg.DataKeyError, match="rotate_keys"):
            await pg.shred_thread(saver, "t")
        await _read(saver)
        await aput(saver, config_for("u"), {"a": [SECRET]})
        assert not (await pg.rotate_keys(saver, dry_run=True)).complete
        done = await pg.rotate_keys(saver)
        assert (done.complete, done.failed) == (True, 0)
        assert (await pg.count_keys(saver))["old"] == pg.RowCounts(data_keys=2)
        await _read(saver)
        await pg.shred_thread(saver, "u")
        assert (await pg.rotate_keys(saver)).complete
        with pytest.raises(pg.ThreadShreddedError):
            await saver.aget_tuple(config_for("u"))
        await pg.shred_thread(saver, "unknown")
        await _fill(saver, "unknown")
    async with _saver(dsn, pg.AesGcmCipher(BOTH)) as without:
        assert (await pg.rotate_keys(without)).complete
        await _read(without)
    async with Saver.from_conn_string(dsn) as in_clear:
        with pytest.raises(pg.EncryptionKeyError):
            await pg.shred_thread(in_clear, "t")


async def test_a_wrapped_key_of_another_context_does_not_open(dsn: str, saver: Saver) -> None:
    await _fill(saver)
    async with _saver(dsn, _cipher(context=b"prod")) as prod:
        with pytest.raises(pg.DecryptionError):
            await prod.aget_tuple(config_for("t"))
        assert "old (not bound)" in await pg.count_keys(prod)
        with pytest.raises(pg.IncompleteError, match="without a context"):
            await pg.rotate_keys(prod)


async def test_a_changed_ciphertext_of_a_data_key_does_not_open(saver: Saver, admin: Admin) -> None:
    await _fill(saver)
    # The mark of data keys taken away: then it would be the ring's.
    cleared = "set_byte(sealed, 1, get_byte(sealed, 1) & 7)"
    admin.execute(f"update pgcheckpoint.checkpoints set sealed = {cleared}".encode())
    with pytest.raises(pg.DecryptionError):
        await saver.aget_tuple(config_for("t"))


class AsyncKms(Kms):
    async def wrap(self, data_key: bytes, context: bytes) -> Any:
        return super().wrap(data_key, context)

    async def unwrap(self, wrapped: bytes, context: bytes) -> Any:
        return super().unwrap(wrapped, context)


@pytest.mark.parametrize("kind", [Kms, AsyncKms])
async def test_a_kms_wraps(dsn: str, admin: Admin, kind: type[Kms]) -> None:
    kms = kind()
    async with _saver(dsn, _cipher(data_keys=kms)) as saver:
        await _fill(saver)
        await _read(saver)
        assert kms.calls == ["wrap", "unwrap"]
        assert _keys(admin)["t"][2] == "arn:1"
        kms.key_id = "arn:2"
        assert (await pg.rotate_keys(saver)).complete
    kms.calls.clear()
    async with _saver(dsn, _cipher(data_keys=kms)) as saver:
        await asyncio.gather(*(_read(saver) for _ in range(20)))
    assert kms.calls == ["unwrap"]
    async with _saver(dsn, pg.AesGcmCipher(OLD)) as without:
        with pytest.raises(pg.EncryptionKeyError, match=r"arn:2.*data_keys="):
            await without.aget_tuple(config_for("t"))


async def test_from_the_ring_to_a_kms(dsn: str, saver: Saver) -> None:
    await _fill(saver)
    kms = Kms()
    async with _saver(dsn, _cipher(data_keys=kms, accept_without_kms=True)) as by_kms:
        await _read(by_kms)
        assert kms.calls == []
        assert (await pg.rotate_keys(by_kms)).complete
        assert kms.calls == ["wrap"]
    async with _saver(dsn, _cipher(data_keys=kms)) as by_kms:
        await _read(by_kms)
        counts = await pg.count_keys(by_kms)
        assert counts == {"old with arn:1": pg.RowCounts(data_keys=1), "data key": ANY}


async def test_a_kms_that_is_down_is_said_so(dsn: str) -> None:
    kms = Kms()
    async with _saver(dsn, _cipher(data_keys=kms)) as saver:
        await _fill(saver, "known")
        kms.is_down = True
        with pytest.raises(pg.EncryptionKeyError, match="ConnectionError") as refused:
            await _fill(saver)
        assert isinstance(refused.value.__cause__, ConnectionError)
        await aput(saver, config_for("known"), VALUES)
        kms.is_down = False
        await _fill(saver)
    kms.is_down = True
    async with _saver(dsn, _cipher(data_keys=kms)) as saver:
        with pytest.raises(pg.EncryptionKeyError, match="ConnectionError"):
            await aput(saver, config_for("t"), VALUES)
        kms.is_down = False
        await _read(saver)


async def test_a_kms_that_does_not_answer_holds_up_nothing_for_good(dsn: str) -> None:
    class Silent(AsyncKms):
        answers = asyncio.Event()

        async def wrap(self, data_key: bytes, context: bytes) -> Any:
            await self.answers.wait()
            return await super().wrap(data_key, context)

    kms = Silent()
    async with _saver(dsn, _cipher(data_keys=kms), read_timeout=6) as saver:
        kms.answers.set()
        await _fill(saver, "known")
        kms.answers.clear()
        refused = asyncio.create_task(aput(saver, config_for("t"), VALUES))
        await aput(saver, config_for("known"), VALUES)
        with pytest.raises(pg.EncryptionKeyError) as caught:
            await refused
        assert isinstance(caught.value.__cause__, asyncio.TimeoutError)
        kms.answers.set()
        await _fill(saver)
        await _read(saver)
