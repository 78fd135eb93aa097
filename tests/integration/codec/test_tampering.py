"""Whoever can write to the tables can't change, move, cut or replay what is encrypted unnoticed."""

from __future__ import annotations

import dataclasses
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CipherRequiredError,
    CorruptRowError,
    DataKeyError,
    DecryptionError,
    EncryptionKeyError,
    KeyRing,
    migrate,
    rotate_keys,
)
from pg_checkpoint.codec.compat import DeltaSnapshot
from tests.cases import each
from tests.integration.codec.test_encrypted_saver import CIPHER, KEYS, sealed
from tests.keys import SECRET
from tests.making import META, aput, change_rows, checkpoint_of, config_for, id_of

__all__ = ["sealed"]


def _set(path: str, value: str) -> str:
    return f"update checkpoints set checkpoint = jsonb_set(checkpoint, '{{{path}}}', '{value}')"


_TAMPERED = {
    "sealed": "update checkpoints set sealed = set_byte(sealed, {n}, get_byte(sealed, {n}) # 1)",
    "sealed cut": "update checkpoints set sealed = substring(sealed for {n})",
    "sealed gone": "update checkpoints set sealed = null",
    "sealed moved": "update checkpoints c set sealed = o.sealed from checkpoints o where"
    " o.checkpoint_id <> c.checkpoint_id",
    "checkpoint's thread": "update checkpoints set thread_id = 'moved'",
    "checkpoint's namespace": "update checkpoints set checkpoint_ns = 'moved'",
    "checkpoint's id": "update checkpoints set checkpoint_id = checkpoint_id || 'x'",
    "checkpoint's parent": "update checkpoints set parent_checkpoint_id = 'other'",
    "a value in clear": _set("channel_values,small", "2"),
    "one more value": _set("channel_values,large", "2"),
    "a value less": "update checkpoints set checkpoint = checkpoint #- '{channel_values,small}'",
    "an older version": _set("channel_versions,large", '"0"'),
    "another checkpoint's version": "update checkpoints c set checkpoint = jsonb_set(c.checkpoint,"
    " '{channel_versions,large}', o.checkpoint -> 'channel_versions' -> 'large') from checkpoints"
    " o where o.checkpoint_id <> c.checkpoint_id",
    "versions seen": _set("versions_seen,node", '{"a": "1"}'),
    "versions seen, broken": _set("versions_seen", "7"),
    "its time": _set("ts", '"2001-01-01T00:00:00+00:00"'),
    "its own id": _set("id", '"other"'),
    "who was updated": _set("updated_channels", '["large"]'),
    "one more field": "update checkpoints set checkpoint = checkpoint || '{\"pending\": []}'",
    "a field less": "update checkpoints set checkpoint = checkpoint - 'ts'",
    "deep": "update checkpoints set checkpoint = jsonb_set(checkpoint, '{more}', (repeat('[', 900)"
    " || repeat(']', 900))::jsonb)",
    "less deep": "update checkpoints set checkpoint = jsonb_set(checkpoint, '{more}', (repeat('[',"
    " 300) || repeat(']', 300))::jsonb)",
    "blob": "update checkpoint_blobs set blob = set_byte(blob, {n}, get_byte(blob, {n}) # 1)",
    "blob cut": "update checkpoint_blobs set blob = substring(blob for {n})",
    "blob moved": "update checkpoint_blobs b set blob = o.blob from checkpoint_blobs o where"
    " o.channel <> b.channel",
    "blob's whole row moved": "update checkpoint_blobs b set type = o.type, size = o.size, groups"
    " = o.groups, chunks = o.chunks, blob = o.blob from checkpoint_blobs o where o.channel <>"
    " b.channel",
    "blob's channel": "update checkpoint_blobs b set channel = o.channel || 'x' from"
    " checkpoint_blobs o where o.channel <> b.channel; update checkpoint_blobs set channel = case"
    " channel when 'largex' then 'large' else 'long' end",
    "blob's version": "update checkpoint_blobs set version = version || 'x'",
    "blobs exchanged between versions": "update checkpoint_blobs b set blob = o.blob, chunks ="
    " o.chunks from checkpoint_blobs o where o.channel = b.channel and o.version <> b.version",
    "blob deleted": "delete from checkpoint_blobs where channel = 'large'",
    "blob's type": "update checkpoint_blobs set type = 'pg:aes:bytes'",
    "blob's type without mark": "update checkpoint_blobs set type = 'msgpack'",
    "blob's chunks": "update checkpoint_blobs set chunks = substring(chunks from 17)",
    "blob's chunks reordered": "update checkpoint_blobs set chunks = substring(chunks from 17) ||"
    " substring(chunks for 16) where chunks is not null",
    "blob's chunks twice": "update checkpoint_blobs set chunks = chunks || chunks",
    "blob's chunks gone": "update checkpoint_blobs set chunks = null",
    "blob's groups": "update checkpoint_blobs set groups = groups - 1 where groups > 0",
    "less than no groups": "update checkpoint_blobs set groups = -1",
    "chunks": "update checkpoint_chunks set data = set_byte(data, {n}, get_byte(data, {n}) # 1)",
    "chunks cut": "update checkpoint_chunks set data = substring(data for {n})",
    "chunks exchanged": "update checkpoint_chunks c set data = o.data from (select digest,"
    " lead(data) over (order by digest) as data from checkpoint_chunks where length(data) > 700) o"
    " where o.digest = c.digest and o.data is not null",
    "write": "update checkpoint_writes set blob = set_byte(blob, {n}, get_byte(blob, {n}) # 1)",
    "write cut": "update checkpoint_writes set blob = substring(blob for {n})",
    "write's task": "update checkpoint_writes set task_id = 'other'",
    "write's idx": "update checkpoint_writes set idx = idx + 7",
    "write's path": "update checkpoint_writes set task_path = 'other'",
    "write's channel": "update checkpoint_writes set channel = 'large'",
    "write's type": "update checkpoint_writes set type = 'pg:aes:null'",
    "write's type without mark": "update checkpoint_writes set type = 'msgpack'",
    "write's checkpoint": "update checkpoint_writes w set checkpoint_id = c.checkpoint_id from"
    " checkpoints c where c.checkpoint_id <> w.checkpoint_id",
}
_MISSING = {"blob's chunks twice", "blob's groups"}


@pytest.mark.parametrize("how", _TAMPERED)
async def test_whatever_is_tampered_with_is_noticed(
    sealed: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    values = {"small": 1, "large": [SECRET], "long": [f"{SECRET} {n} " * 20 for n in range(80)]}
    first = await aput(sealed, config_for("t"), values)
    await sealed.aput_writes(first, [("small", SECRET)], "task", "path")
    await aput(sealed, first, values)
    await _read_all(sealed.with_allowlist([("a", "b")]))
    for n in (0, 1, 2, 4, 10, 25, 40) if "{n}" in _TAMPERED[how] else (0,):
        change_rows(dsn, _TAMPERED[how].replace("{n}", str(n)))
        with pytest.raises((DecryptionError, CorruptRowError)) as caught:
            await _read_all(sealed.with_allowlist([("a", str(n))]))
        assert isinstance(caught.value, DecryptionError) or how in _MISSING
        assert "CheckpointKey(" in str(caught.value)
        assert SECRET not in str(caught.value)


_KEYS_TAMPERED = {
    "wrapped": "update checkpoint_data_keys set wrapped = set_byte(wrapped, {n}, get_byte(wrapped,"
    " {n}) # 1)",
    "wrapped cut": "update checkpoint_data_keys set wrapped = substring(wrapped for {n})",
    "wrapped by a KMS, or not": "update checkpoint_data_keys set wrapped = set_byte(wrapped, 1,"
    " get_byte(wrapped, 1) # 16)",
    "its id": "update checkpoint_data_keys set key_id = key_id || 'x'",
    "wrapped moved": "update checkpoint_data_keys k set wrapped = o.wrapped from"
    " checkpoint_data_keys o where o.thread_id <> k.thread_id",
    "moved": "update checkpoint_data_keys k set wrapped = o.wrapped, key_id = o.key_id, wrapped_by"
    " = o.wrapped_by from checkpoint_data_keys o where o.thread_id <> k.thread_id",
    "the KMS' key": "update checkpoint_data_keys set wrapped_by = 'other'",
    "by the ring": "update checkpoint_data_keys set wrapped_by = 'ring:old'",
    "its time": "update checkpoint_data_keys set created_at = 'epoch'",
    "deleted": "delete from checkpoint_data_keys",
    "shredded": "update checkpoint_data_keys set key_id = null, wrapped = null, wrapped_by = null,"
    " shredded_at = now()",
}
# Of the ring's data keys a label that decides nothing.
_OF_KMS_ONLY = {"the KMS' key", "by the ring"}


class _Kms:
    """Turns bits around, and binds to nothing."""

    key_id = "kms"

    def wrap(self, data_key: bytes, context: bytes) -> bytes:
        return bytes(byte ^ 0xFF for byte in data_key)

    unwrap = wrap


@pytest.mark.parametrize("by_kms", [False, True])
@pytest.mark.parametrize("how", _KEYS_TAMPERED)
async def test_whatever_of_a_data_key_is_tampered_with_is_noticed(
    dsn: str, session_dsn: str, how: str, by_kms: bool
) -> None:
    cipher = AesGcmCipher(KeyRing(KEYS), data_keys=_Kms() if by_kms else True)
    options: Any = {"cipher": cipher, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        for thread_id in "tu":
            await aput(saver, config_for(thread_id), {"small": 1, "large": [SECRET]})
    change = _KEYS_TAMPERED[how]
    for n in (0, 1, 2, 4, 10, 25, 40, 60) if "{n}" in change else (0,):
        change_rows(session_dsn, change.replace("{n}", str(n)))
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as reading:
            if how == "its time" or (how in _OF_KMS_ONLY and not by_kms):
                await _read_all(reading)
                return
            with pytest.raises((DecryptionError, EncryptionKeyError)) as caught:
                await reading.aget_tuple(config_for("t"))
            assert "'t'" in str(caught.value)
            with pytest.raises((DecryptionError, EncryptionKeyError, DataKeyError)):
                await aput(reading, config_for("t"), {"large": [SECRET]})


async def _read_all(saver: Any) -> None:
    """Every checkpoint of every thread, each by itself; raises when any is not as it was."""
    keys = [c for t in ("t", "moved") for c in await saver.alist_info(config_for(t, None, None))]
    assert keys
    for key in keys:
        await saver.aget_tuple(config_for(key.thread_id, key.checkpoint_id, key.checkpoint_ns))


# --- columns that no ciphertext is bound to ---

_ROWS = {
    "checks": "update checkpoints set checks = decode('00000000', 'hex')",
    "blob's size": "update checkpoint_blobs set size = 7",
    "blob's checksum": "update checkpoint_blobs set crc = decode('00000000', 'hex')",
    "write's checksum": "update checkpoint_writes set crc = decode('00000000', 'hex')",
    "no generation": "update checkpoints set generation = null",
    "an early generation": "update checkpoints set generation = 0",
    "a late generation": "update checkpoints set generation = 9223372036854775807",
    "thread's generation": "update checkpoint_threads set generation = 1",
    "thread's late generation": "update checkpoint_threads set generation = 9223372036854775807",
    "thread's beginning": "update checkpoint_threads set created_at = '2001-01-01'",
    "thread's activity": "update checkpoint_threads set active_at = '2101-01-01'",
    "thread's mark of encryption": "update checkpoint_threads set encrypted = false",
    "an unfinished thread": "update checkpoint_threads set unfinished_at = '2026-01-01'",
    "a finished thread": "update checkpoint_threads set unfinished_at = 'epoch'",
    "a thread that waits": "update checkpoint_threads set waiting_at = '2026-01-01', waiting_id ="
    " 'x'",
    "time to live": "update checkpoint_threads set ttl = interval '1 hour', ttl_strategy ="
    " 'delete', ttl_applied_at = active_at",
    "no thread": "delete from checkpoint_threads",
    "a lease": "insert into checkpoint_leases values ('t', 'token', now(), 3, now(), 'x', 'error',"
    " now(), 3)",
    "a thread that was given up": "insert into checkpoint_leases values ('t', null, '9999-01-01',"
    " 3, now(), 'x', 'error', null, 3)",
    "a lost attempt": "insert into lost_attempts values (1)",
    "a turn of retention": "insert into retention_turns values ('p', 'other', '9999-01-01', now(),"
    " 't')",
}


@each("how", _ROWS)
async def test_what_is_bound_to_nothing_changes_nothing_that_is_read(dsn: str, how: str) -> None:
    """It decides when something is deleted, listed or resumed, and who may write."""
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        await saver.adelete_thread("t")
        values = {"small": 1, "large": [SECRET], "long": [f"{SECRET} {n} " * 20 for n in range(80)]}
        first = await aput(saver, config_for("t"), values)
        await saver.aput_writes(first, [("small", SECRET)], "task", "path")
        await aput(saver, first, values)
        before = await _everything(saver)
    change_rows(dsn, _ROWS[how])
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        assert await _everything(saver) == before
        await aput(saver, first, {"more": [SECRET]})
        assert len(await _everything(saver)) == len(before) + 2


async def _everything(saver: AsyncPostgresSaver) -> list[Any]:
    """All that is read of a thread, but for sizes."""
    config = config_for("t", checkpoint_ns=None)
    tuples = [found async for found in saver.alist(config)]
    infos = [dataclasses.replace(info, bytes=0) for info in await saver.alist_info(config)]
    return [await saver.aget_tuple(config_for("t", id_of(tuples[0].config))), *tuples, *infos]


async def test_marks_of_a_thread_that_were_changed_let_nothing_in(
    sealed: AsyncPostgresSaver, dsn: str
) -> None:
    first = await aput(sealed, config_for("t"), {"a": [SECRET]})
    change_rows(dsn, "update checkpoint_threads set data_keyed = true")
    assert await sealed.aget_tuple(first) is not None
    with pytest.raises(CipherRequiredError):
        await aput(sealed, first, {"a": [SECRET]})
    change_rows(dsn, "update checkpoint_threads set data_keyed = false, encrypted = false")
    async with AsyncPostgresSaver.from_conn_string(dsn) as clear:
        put = await aput(clear, first, {"a": ["forged"]})
    with pytest.raises(DecryptionError, match="not encrypted"):
        await sealed.aget_tuple(put)


# Where a change of each column of the rows of threads is tried, or why none matters.
_TRIED = {
    "checkpoints": {
        *("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint"),
        *("sealed", "checks", "generation"),
        "metadata",  # test_found_by_metadata.py
    },
    "checkpoint_blobs": {
        *("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks"),
        *("blob", "crc"),
    },
    "checkpoint_chunks": {"thread_id", "digest", "data"},
    "checkpoint_writes": {
        *("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path"),
        *("channel", "type", "blob", "crc"),
    },
    "checkpoint_threads": {
        "thread_id",  # other threads are not read by it
        *("created_at", "active_at", "encrypted", "data_keyed", "unfinished_at"),
        *("waiting_at", "waiting_id"),
        *("ttl", "ttl_strategy", "ttl_applied_at", "generation"),
    },
    "checkpoint_data_keys": {  # test_data_keys.py
        *("thread_id", "key_id", "wrapped", "wrapped_by", "created_at", "shredded_at"),
    },
    "checkpoint_leases": {
        *("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error"),
        *("due_at", "tried"),
    },
    "checkpoint_wakeups": {  # test_wakeups_stored.py
        *("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type"),
        *("blob", "token", "attempts", "error"),
    },
    "cache_entries": {  # test_node_cache.py
        *("prefix", "namespace", "key", "type", "value", "size", "stored_at", "expires_at"),
    },
    "checkpoint_steps": {  # test_steps_stored.py
        *("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type"),
        "blob",
    },
    "checkpoint_event_heads": {
        *("thread_id", "last", "ended", "began", "created_at", "expires_at"),
    },
    "checkpoint_events": {  # test_encrypted_events.py
        *("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type"),
        "blob",
    },
    "lost_attempts": {"attempt", "lost_at"},
    "retention_turns": {"policy", "holder", "held_until", "finished_at", "position"},
    "schema_migrations": {  # test_contexts.py
        *("version", "name", "breaking", "applied_at", "schema_id"),
        *("home_server", "home_database"),  # test_copies.py
    },
    "store_items": {  # test_encrypted_store.py
        *("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version"),
        *("created_at", "updated_at", "expires_at", "ttl_minutes"),
    },
}


def test_a_change_of_every_column_is_tried(dsn: str, admin: psycopg.Connection[Any]) -> None:
    migrate(dsn)
    query = (
        "select c.table_name, c.column_name from information_schema.columns c"
        " join information_schema.tables t using (table_schema, table_name)"
        " where c.table_schema = 'pgcheckpoint' and t.table_type = 'BASE TABLE'"
    )
    found: dict[str, set[str]] = {}
    for table, column in admin.execute(query):
        found.setdefault(table, set()).add(column)
    assert found == _TRIED


async def test_a_value_of_another_namespace_is_noticed(
    sealed: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    for checkpoint_ns in ("", "other"):
        checkpoint = checkpoint_of({"a": [checkpoint_ns]})
        config = config_for("t", checkpoint_ns=checkpoint_ns)
        await sealed.aput(config, checkpoint, META, checkpoint["channel_versions"])
    admin.execute(
        "update pgcheckpoint.checkpoint_blobs b set type = o.type, size = o.size, blob = o.blob"
        " from pgcheckpoint.checkpoint_blobs o where o.checkpoint_ns <> b.checkpoint_ns"
    )
    for checkpoint_ns in ("", "other"):
        with pytest.raises(DecryptionError):
            await sealed.aget_tuple(config_for("t", checkpoint_ns=checkpoint_ns))


async def test_a_thread_renamed_as_a_whole_is_noticed(
    sealed: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    for thread_id in ("mine", "yours"):
        await aput(sealed, config_for(thread_id), {"a": [thread_id]}, checkpoint_id="1")
    admin.execute("delete from pgcheckpoint.checkpoint_blobs where thread_id = 'yours'")
    admin.execute("update pgcheckpoint.checkpoint_blobs set thread_id = 'yours'")
    admin.execute(
        "update pgcheckpoint.checkpoints y set checkpoint = m.checkpoint"
        " from pgcheckpoint.checkpoints m where m.thread_id = 'mine' and y.thread_id = 'yours'"
    )
    with pytest.raises(DecryptionError, match="'yours'"):
        await sealed.aget_tuple(config_for("yours"))


_WALKS = {
    "no parent": "update checkpoints set parent_checkpoint_id = null where checkpoint_id = '4'",
    "no parent, first": "update checkpoints set parent_checkpoint_id = null where checkpoint_id ="
    " '6'",
    "another ancestor": "update checkpoints set parent_checkpoint_id = '2' where checkpoint_id ="
    " '5'",
    "a fork's": "update checkpoints set parent_checkpoint_id = 'fork' where checkpoint_id = '5'",
    "a circle": "update checkpoints set parent_checkpoint_id = '5' where checkpoint_id = '3'",
    "past a stored value": "delete from checkpoint_blobs where channel = 'd'",
    "a stored value sooner": "update checkpoints set checkpoint = jsonb_set(checkpoint,"
    " '{channel_values,d}', '[]') where checkpoint_id = '5'",
    "in clear": "update checkpoints set sealed = null where checkpoint_id = '4'",
    "a write's channel": "update checkpoint_writes set channel = 'e' where checkpoint_id = '4'",
    "another's": "update checkpoints c set sealed = o.sealed from checkpoints o where"
    " o.checkpoint_id = '3' and c.checkpoint_id = '4'",
}


@each("how", _WALKS)
async def test_a_delta_channels_walk_goes_no_other_way(
    sealed: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    await sealed.adelete_thread("t")
    await _put_steps(sealed, 7)
    await _put_delta(sealed, "fork", "3")
    assert await _written(sealed) == [f"at {n}" for n in range(2, 6)]
    change_rows(dsn, _WALKS[how])
    with pytest.raises((DecryptionError, CorruptRowError)) as caught:
        await _written(sealed)
    assert "at 3" not in str(caught.value)


@pytest.mark.parametrize("how", ["rotated", "copied"])
async def test_a_parent_that_was_taken_away_is_not_vouched_for_by_encrypting_anew(
    sealed: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    old = AesGcmCipher(KeyRing({"old": KEYS["old"]}))
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=old) as before:
        await _put_steps(before, 7)
    change_rows(dsn, _WALKS["no parent"])
    if how == "rotated":
        done = await rotate_keys(sealed)
        assert done.rotated.checkpoints == 7
    else:
        await sealed.acopy_thread("t", "copy")
    with pytest.raises(CorruptRowError, match="'3'"):
        await _written(sealed, "t" if how == "rotated" else "copy")


async def test_what_cleaning_cuts_off_is_no_attack(sealed: AsyncPostgresSaver) -> None:
    await _put_steps(sealed, 7)
    await sealed.aprune(["t"])
    assert [info.checkpoint_id for info in await sealed.alist_info(config_for("t"))] == [
        *("6", "5", "4", "3", "2")
    ]
    assert await _written(sealed) == [f"at {n}" for n in range(2, 6)]
    oldest = await sealed.aget_delta_channel_history(config=config_for("t", "2"), channels=["d"])
    assert oldest == {"d": {"writes": []}}
    never = await sealed.aget_delta_channel_history(config=config_for("t"), channels=["never"])
    assert never == {"never": {"writes": []}}


async def _put_steps(saver: AsyncPostgresSaver, count: int) -> None:
    """Checkpoints named by their numbers; the third stores the delta channel's value."""
    for n in range(count):
        await _put_delta(saver, str(n), str(n - 1) if n else None, snapshot=n == 2)


async def _put_delta(
    saver: AsyncPostgresSaver, name: str, parent: str | None, *, snapshot: bool = False
) -> None:
    versions: dict[str, Any] = {"d": f"{name}.5"}
    values = {"d": DeltaSnapshot([f"all to {name}"])} if snapshot else {}
    meta: Any = {**META, "counters_since_delta_snapshot": {"d": [1, 1]}}
    checkpoint = checkpoint_of(values, versions, name)
    put = await saver.aput(config_for("t", parent), checkpoint, meta, versions)
    await saver.aput_writes(put, [("d", f"at {name}")], "task")


async def _written(saver: AsyncPostgresSaver, thread_id: str = "t") -> list[Any]:
    config = config_for(thread_id, "6")
    history = await saver.aget_delta_channel_history(config=config, channels=["d"])
    return [write[2] for write in history["d"]["writes"]]
