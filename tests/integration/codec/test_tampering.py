"""Whoever can write to the tables can't change, move, cut or replay what is encrypted unnoticed."""

from __future__ import annotations

import dataclasses
import re
from textwrap import dedent
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig

import pg_checkpoint as pg
from pg_checkpoint.codec.compat import DeltaSnapshot
from tests.cases import each
from tests.conftest import Saver
from tests.integration.codec.test_encrypted_saver import CIPHER, KEYS, sealed
from tests.keys import SECRET, Kms
from tests.making import META, aput, change_rows, checkpoint_of, config_for, id_of, rows_of

__all__ = ["sealed"]


def _statements(text: str) -> list[str]:
    """One a line; what is indented goes on."""
    return [" ".join(one.split()) for one in re.split(r"\n(?=\S)", dedent(text).strip())]


# What an attacker does to the rows of a table.
_TAMPERED = {
    "checkpoints": """
        set sealed = set_byte(sealed, {n}, get_byte(sealed, {n}) # 1)
        set sealed = substring(sealed for {n})
        set sealed = null
        c set sealed = o.sealed from checkpoints o where o.checkpoint_id <> c.checkpoint_id
        set thread_id = 'moved'
        set checkpoint_ns = 'moved'
        set checkpoint_id = checkpoint_id || 'x'
        set parent_checkpoint_id = 'other'
        set checkpoint = jsonb_set(checkpoint, '{channel_values,small}', '2')
        set checkpoint = checkpoint #- '{channel_values,small}'
        set checkpoint = jsonb_set(checkpoint, '{channel_versions,large}', '"0"')
        c set checkpoint = jsonb_set(c.checkpoint, '{channel_versions,large}', o.checkpoint ->
            'channel_versions' -> 'large') from checkpoints o where o.checkpoint_id <>
            c.checkpoint_id
        set checkpoint = jsonb_set(checkpoint, '{versions_seen,node}', '{"a": "1"}')
        set checkpoint = jsonb_set(checkpoint, '{versions_seen}', '7')
        set checkpoint = jsonb_set(checkpoint, '{ts}', '"2001-01-01T00:00:00+00:00"')
        set checkpoint = checkpoint || '{"pending": []}'
        set checkpoint = checkpoint - 'ts'
        set checkpoint = jsonb_set(checkpoint, '{more}', (repeat('[', 900) || repeat(']',
            900))::jsonb)
        set checkpoint = jsonb_set(checkpoint, '{more}', (repeat('[', 300) || repeat(']',
            300))::jsonb)
    """,
    "checkpoint_blobs": """
        set blob = set_byte(blob, {n}, get_byte(blob, {n}) # 1)
        set blob = substring(blob for {n})
        b set blob = o.blob from checkpoint_blobs o where o.channel <> b.channel
        b set type = o.type, size = o.size, groups = o.groups, chunks = o.chunks, blob = o.blob
            from checkpoint_blobs o where o.channel <> b.channel
        set version = version || 'x'
        b set blob = o.blob, chunks = o.chunks from checkpoint_blobs o where o.channel = b.channel
            and o.version <> b.version
        set type = 'msgpack'
        set chunks = substring(chunks from 17)
        set chunks = substring(chunks from 17) || substring(chunks for 16) where chunks is not null
        set chunks = chunks || chunks
        set chunks = null
        set groups = groups - 1 where groups > 0
        set groups = -1
    """,
    "checkpoint_chunks": """
        set data = set_byte(data, {n}, get_byte(data, {n}) # 1)
        set data = substring(data for {n})
        c set data = o.data from (select digest, lead(data) over (order by digest) as data from
            checkpoint_chunks where length(data) > 700) o where o.digest = c.digest and o.data is
            not null
    """,
    "checkpoint_writes": """
        set blob = set_byte(blob, {n}, get_byte(blob, {n}) # 1)
        set blob = substring(blob for {n})
        set task_id = 'other'
        set idx = idx + 7
        set task_path = 'other'
        set channel = 'large'
        set type = 'pg:aes:null'
        set type = 'msgpack'
        w set checkpoint_id = c.checkpoint_id from checkpoints c where c.checkpoint_id <>
            w.checkpoint_id
    """,
}
_CHANGES = [
    *(f"update {table} {way}" for table, ways in _TAMPERED.items() for way in _statements(ways)),
    "delete from checkpoint_blobs where channel = 'large'",
    (
        "update checkpoint_blobs set channel = channel || 'x'; update checkpoint_blobs"
        " set channel = case channel when 'largex' then 'long' else 'large' end"
    ),
]
# Rows name what is not there then.
_MISSING = "chunks = chunks ||", "groups = groups - 1"


@pytest.mark.parametrize("how", _CHANGES)
async def test_what_is_changed_is_noticed(sealed: Saver, dsn: str, how: str) -> None:
    await _put_thread(sealed)
    await _read_all(sealed.with_allowlist([("a", "b")]))
    for n in (0, 1, 2, 4, 10, 25, 40) if "{n}" in how else (0,):
        change_rows(dsn, how.replace("{n}", str(n)))
        with pytest.raises((pg.DecryptionError, pg.CorruptRowError)) as caught:
            await _read_all(sealed.with_allowlist([("a", str(n))]))
        assert isinstance(caught.value, pg.DecryptionError) or any(m in how for m in _MISSING)
        assert "CheckpointKey(" in str(caught.value)
        assert SECRET not in str(caught.value)


_KEYS_TAMPERED = """
    set wrapped = set_byte(wrapped, {n}, get_byte(wrapped, {n}) # 1)
    set wrapped = substring(wrapped for {n})
    set wrapped = set_byte(wrapped, 1, get_byte(wrapped, 1) # 16)
    set key_id = key_id || 'x'
    k set wrapped = o.wrapped from checkpoint_data_keys o where o.thread_id <> k.thread_id
    k set wrapped = o.wrapped, key_id = o.key_id, wrapped_by = o.wrapped_by from
        checkpoint_data_keys o where o.thread_id <> k.thread_id
    set wrapped_by = 'other'
    set wrapped_by = 'ring:old'
    set created_at = 'epoch'
    set key_id = null, wrapped = null, wrapped_by = null, shredded_at = now()
"""
_KEY_CHANGES = [f"update checkpoint_data_keys {way}" for way in _statements(_KEYS_TAMPERED)]
_KEY_CHANGES.append("delete from checkpoint_data_keys")


@pytest.mark.parametrize("by_kms", [False, True])
@pytest.mark.parametrize("how", _KEY_CHANGES)
async def test_a_changed_key_is_noticed(dsn: str, session_dsn: str, how: str, by_kms: bool) -> None:
    cipher = pg.AesGcmCipher(pg.KeyRing(KEYS), data_keys=Kms() if by_kms else True)
    options: Any = {"cipher": cipher, "encrypt_metadata": True}
    async with Saver.from_conn_string(dsn, **options) as saver:
        for thread_id in "tu":
            await aput(saver, config_for(thread_id), {"small": 1, "large": [SECRET]})
    for n in (0, 1, 2, 4, 10, 25, 40, 60) if "{n}" in how else (0,):
        change_rows(session_dsn, how.replace("{n}", str(n)))
        async with Saver.from_conn_string(dsn, **options) as reading:
            # Of the ring's data keys a label decides nothing.
            if "created_at" in how or ("wrapped_by = '" in how and not by_kms):
                await _read_all(reading)
                return
            with pytest.raises((pg.DecryptionError, pg.EncryptionKeyError)) as caught:
                await reading.aget_tuple(config_for("t"))
            assert "'t'" in str(caught.value)
            with pytest.raises((pg.DecryptionError, pg.EncryptionKeyError, pg.DataKeyError)):
                await aput(reading, config_for("t"), {"large": [SECRET]})


async def _put_thread(saver: Saver) -> RunnableConfig:
    """Two checkpoints, with every kind of row; returns the config of the first."""
    values = {"small": 1, "large": [SECRET], "long": [f"{SECRET} {n} " * 20 for n in range(80)]}
    first = await aput(saver, config_for("t"), values)
    await saver.aput_writes(first, [("small", SECRET)], "task", "path")
    await aput(saver, first, values)
    return first


async def _read_all(saver: Any) -> None:
    """Every checkpoint of every thread, each by itself; raises when any is not as it was."""
    keys = [c for t in ("t", "moved") for c in await saver.alist_info(config_for(t, None, None))]
    assert keys
    for key in keys:
        await saver.aget_tuple(config_for(key.thread_id, key.checkpoint_id, key.checkpoint_ns))


_ROWS = """
    update checkpoints set checks = decode('00000000', 'hex')
    update checkpoint_blobs set size = 7
    update checkpoint_blobs set crc = decode('00000000', 'hex')
    update checkpoint_writes set crc = decode('00000000', 'hex')
    update checkpoints set generation = null
    update checkpoints set generation = 0
    update checkpoints set generation = 9223372036854775807
    update checkpoint_threads set generation = 1
    update checkpoint_threads set generation = 9223372036854775807
    update checkpoint_threads set created_at = '2001-01-01'
    update checkpoint_threads set active_at = '2101-01-01'
    update checkpoint_threads set encrypted = false
    update checkpoint_threads set unfinished_at = '2026-01-01'
    update checkpoint_threads set unfinished_at = 'epoch'
    update checkpoint_threads set waiting_at = '2026-01-01', waiting_id = 'x'
    update checkpoint_threads set ttl = interval '1 hour', ttl_strategy = 'delete', ttl_applied_at
        = active_at
    delete from checkpoint_threads
    insert into checkpoint_leases values ('t', 'token', now(), 3, now(), 'x', 'error', now(), 3)
    insert into checkpoint_leases values ('t', null, '9999-01-01', 3, now(), 'x', 'error', null, 3)
    insert into lost_attempts values (1)
    insert into retention_turns values ('p', 'other', '9999-01-01', now(), 't')
"""


@each("how", _statements(_ROWS))
async def test_what_is_bound_to_nothing_changes_nothing_that_is_read(dsn: str, how: str) -> None:
    """It decides when something is deleted, listed or resumed, and who may write."""
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with Saver.from_conn_string(dsn, **options) as saver:
        await saver.adelete_thread("t")
        first = await _put_thread(saver)
        before = await _everything(saver)
    change_rows(dsn, how)
    async with Saver.from_conn_string(dsn, **options) as saver:
        assert await _everything(saver) == before
        await aput(saver, first, {"more": [SECRET]})
        assert len(await _everything(saver)) == len(before) + 2


async def _everything(saver: Saver) -> list[Any]:
    """All that is read of a thread, but for sizes."""
    config = config_for("t", checkpoint_ns=None)
    tuples = [found async for found in saver.alist(config)]
    infos = [dataclasses.replace(info, bytes=0) for info in await saver.alist_info(config)]
    return [await saver.aget_tuple(config_for("t", id_of(tuples[0].config))), *tuples, *infos]


async def test_changed_marks_let_nothing_in(sealed: Saver, dsn: str) -> None:
    first = await aput(sealed, config_for("t"), {"a": [SECRET]})
    change_rows(dsn, "update checkpoint_threads set data_keyed = true")
    assert await sealed.aget_tuple(first) is not None
    with pytest.raises(pg.CipherRequiredError):
        await aput(sealed, first, {"a": [SECRET]})
    change_rows(dsn, "update checkpoint_threads set data_keyed = false, encrypted = false")
    async with Saver.from_conn_string(dsn) as clear:
        put = await aput(clear, first, {"a": ["forged"]})
    with pytest.raises(pg.DecryptionError, match="not encrypted"):
        await sealed.aget_tuple(put)


# Where a change of each column of the rows of threads is tried, or why none matters.
_TRIED = {
    # Metadata in test_encrypted_metadata.py.
    "checkpoints": "thread_id checkpoint_ns checkpoint_id parent_checkpoint_id checkpoint metadata"
    " sealed checks generation",
    "checkpoint_blobs": "thread_id checkpoint_ns channel version type size groups chunks blob crc",
    "checkpoint_chunks": "thread_id digest data",
    "checkpoint_writes": "thread_id checkpoint_ns checkpoint_id task_id idx task_path channel type"
    " blob crc",
    # Of their thread_id: other threads are not read by it.
    "checkpoint_threads": "thread_id created_at active_at encrypted data_keyed unfinished_at"
    " waiting_at waiting_id ttl ttl_strategy ttl_applied_at generation",
    "checkpoint_data_keys": "thread_id key_id wrapped wrapped_by created_at shredded_at",
    "checkpoint_leases": "thread_id token expires_at attempts given_up_at given_up_id error due_at"
    " tried",
    # test_reminders.py
    "checkpoint_wakeups": "thread_id name due_at interrupt_id checkpoint_id answers type blob token"
    " attempts error",
    # test_node_cache.py
    "cache_entries": "prefix namespace key type value size stored_at expires_at",
    # test_steps.py
    "checkpoint_steps": "thread_id checkpoint_ns checkpoint_id task_id name position type blob",
    "checkpoint_event_heads": "thread_id last ended began created_at expires_at",
    # test_events.py
    "checkpoint_events": "thread_id first count ends key checkpoint_id expires_at type blob",
    "lost_attempts": "attempt lost_at",
    "retention_turns": "policy holder held_until finished_at position",
    # test_contexts.py, test_copies.py
    "schema_migrations": "version name breaking applied_at schema_id home_server home_database",
    # test_encrypted_store.py
    "store_items": "head rest key whole_namespace whole_key value exact version created_at"
    " updated_at expires_at ttl_minutes",
}


def test_a_change_of_every_column_is_tried(dsn: str) -> None:
    pg.migrate(dsn)
    query = (
        "select table_name, column_name from information_schema.columns c"
        " join information_schema.tables t using (table_schema, table_name)"
        " where c.table_schema = 'pgcheckpoint' and t.table_type = 'BASE TABLE'"
    )
    tried = {(table, column) for table, columns in _TRIED.items() for column in columns.split()}
    assert {*rows_of(dsn, query)} == tried


async def test_a_value_of_another_namespace_is_noticed(sealed: Saver, dsn: str) -> None:
    for checkpoint_ns in ("", "other"):
        config = config_for("t", checkpoint_ns=checkpoint_ns)
        await aput(sealed, config, {"a": [checkpoint_ns]}, versions={"a": "1"})
    change_rows(
        dsn,
        "update checkpoint_blobs b set type = o.type, size = o.size, blob = o.blob"
        " from checkpoint_blobs o where o.checkpoint_ns <> b.checkpoint_ns",
    )
    for checkpoint_ns in ("", "other"):
        with pytest.raises(pg.DecryptionError):
            await sealed.aget_tuple(config_for("t", checkpoint_ns=checkpoint_ns))


async def test_a_thread_renamed_as_a_whole_is_noticed(sealed: Saver, dsn: str) -> None:
    for thread_id in ("mine", "yours"):
        await aput(sealed, config_for(thread_id), {"a": [thread_id]}, checkpoint_id="1")
    change_rows(dsn, "delete from checkpoint_blobs where thread_id = 'yours'")
    change_rows(dsn, "update checkpoint_blobs set thread_id = 'yours'")
    change_rows(
        dsn,
        "update checkpoints y set checkpoint = m.checkpoint"
        " from checkpoints m where m.thread_id = 'mine' and y.thread_id = 'yours'",
    )
    with pytest.raises(pg.DecryptionError, match="'yours'"):
        await sealed.aget_tuple(config_for("yours"))


_WALKS = """
    update checkpoints set parent_checkpoint_id = null where checkpoint_id = '4'
    update checkpoints set parent_checkpoint_id = '2' where checkpoint_id = '5'
    update checkpoints set parent_checkpoint_id = 'fork' where checkpoint_id = '5'
    update checkpoints set parent_checkpoint_id = '5' where checkpoint_id = '3'
    delete from checkpoint_blobs where channel = 'd'
    update checkpoints set checkpoint = jsonb_set(checkpoint, '{channel_values,d}', '[]') where
        checkpoint_id = '5'
    update checkpoints set sealed = null where checkpoint_id = '4'
    update checkpoint_writes set channel = 'e' where checkpoint_id = '4'
    update checkpoints c set sealed = o.sealed from checkpoints o where o.checkpoint_id = '3' and
        c.checkpoint_id = '4'
"""
_NO_PARENT, *_ = _statements(_WALKS)


@each("how", _statements(_WALKS))
async def test_a_delta_walk_keeps_its_way(sealed: Saver, dsn: str, how: str) -> None:
    await sealed.adelete_thread("t")
    await _put_steps(sealed, 7)
    await _put_step(sealed, "fork", "3")
    assert await _written(sealed) == [f"at {n}" for n in range(2, 6)]
    change_rows(dsn, how)
    with pytest.raises((pg.DecryptionError, pg.CorruptRowError)) as caught:
        await _written(sealed)
    assert "at 3" not in str(caught.value)


@pytest.mark.parametrize("how", ["rotated", "copied"])
async def test_a_lost_parent_stays_lost(sealed: Saver, dsn: str, how: str) -> None:
    old = pg.AesGcmCipher(pg.KeyRing({"old": KEYS["old"]}))
    async with Saver.from_conn_string(dsn, cipher=old) as before:
        await _put_steps(before, 7)
    change_rows(dsn, _NO_PARENT)
    if how == "rotated":
        assert (await pg.rotate_keys(sealed)).rotated.checkpoints == 7
    else:
        await sealed.acopy_thread("t", "copy")
    with pytest.raises(pg.CorruptRowError, match="'3'"):
        await _written(sealed, "t" if how == "rotated" else "copy")


async def test_what_cleaning_cuts_off_is_no_attack(sealed: Saver) -> None:
    await _put_steps(sealed, 7)
    await sealed.aprune(["t"])
    assert [info.checkpoint_id for info in await sealed.alist_info(config_for("t"))] == [*"65432"]
    assert await _written(sealed) == [f"at {n}" for n in range(2, 6)]
    for checkpoint_id, channel in (("2", "d"), (None, "never")):
        config = config_for("t", checkpoint_id)
        oldest = await sealed.aget_delta_channel_history(config=config, channels=[channel])
        assert oldest == {channel: {"writes": []}}


async def _put_steps(saver: Saver, count: int) -> None:
    """Checkpoints named by their numbers; the third stores the delta channel's value."""
    for n in range(count):
        await _put_step(saver, str(n), str(n - 1) if n else None, snapshot=n == 2)


async def _put_step(saver: Saver, name: str, parent: str | None, *, snapshot: bool = False) -> None:
    versions: dict[str, Any] = {"d": f"{name}.5"}
    values = {"d": DeltaSnapshot([f"all to {name}"])} if snapshot else {}
    meta: Any = {**META, "counters_since_delta_snapshot": {"d": [1, 1]}}
    checkpoint = checkpoint_of(values, versions, name)
    put = await saver.aput(config_for("t", parent), checkpoint, meta, versions)
    await saver.aput_writes(put, [("d", f"at {name}")], "task")


async def _written(saver: Saver, thread_id: str = "t") -> list[Any]:
    config = config_for(thread_id, "6")
    history = await saver.aget_delta_channel_history(config=config, channels=["d"])
    return [write[2] for write in history["d"]["writes"]]
