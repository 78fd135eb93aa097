"""A saver with a cipher: every value comes back, nothing stands in clear, nothing can be moved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import psycopg
import pytest

import pg_checkpoint as pg
from pg_checkpoint.codec.compat import DeltaSnapshot
from tests.chats import Chat, message
from tests.checking import Unowned, chunks_and_bytes, everything, unowned
from tests.conftest import Saver
from tests.keys import KEY, SECRET
from tests.making import (
    META,
    aput,
    change_rows,
    checkpoint_of,
    config_for,
    id_of,
    rows_of,
    tuple_of,
    values_of,
)
from tests.seams import sent_whole_again

KEYS = {"old": bytes(range(32)), "new": bytes(range(100, 132))}
CIPHER = pg.AesGcmCipher(pg.KeyRing(KEYS))


@pytest.fixture
async def sealed(dsn: str) -> AsyncIterator[Saver]:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as saver:
        yield saver


async def test_nothing_in_clear(sealed: Saver, admin: psycopg.Connection[Any]) -> None:
    values = {"text": SECRET, "list": [SECRET], "long": [SECRET * 10] * 50, "number": 8_675_309}
    config = await aput(sealed, config_for("t"), values)
    await sealed.aput_writes(config, [("text", SECRET), ("__interrupt__", SECRET)], "task")
    found = everything(admin)
    assert b"long" in found
    assert SECRET.encode() not in found
    assert b"8675309" not in found


async def test_a_growing_list_is_stored_about_once(dsn: str, empty_dsn: str, sealed: Any) -> None:
    messages = [message(n) for n in range(150)]
    async with Saver.from_conn_string(empty_dsn) as plain:
        await plain.setup()
        for saver in (sealed, plain):
            chat = Chat(saver)
            for end in range(1, 151, 7):
                await chat.put(messages[:end])
            assert await chat.values() == messages[:148]
    rows, size = chunks_and_bytes(dsn)
    plain_rows, plain_size = chunks_and_bytes(empty_dsn)
    # Where groups end is decided by digests.
    assert abs(rows - plain_rows) < plain_rows / 4
    assert plain_size < 1.6 * len(sealed.serde.dumps_typed(messages)[1])
    assert size < 1.15 * plain_size
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_threads_share_no_digest_and_savers_do(sealed: Saver, dsn: str) -> None:
    messages = [message(n) for n in range(60)]
    for thread_id in ("a", "b"):
        await Chat(sealed, thread_id).put(messages)
    count = "select count(*), count(distinct digest) from pgcheckpoint.checkpoint_chunks"
    before = ((rows, digests),) = rows_of(dsn, count)
    assert rows == digests > 20
    grown = pg.AesGcmCipher(pg.KeyRing({**KEYS, "newest": KEY}))
    async with Saver.from_conn_string(dsn, cipher=grown) as other:
        await Chat(other, "a").put(messages)
    assert rows_of(dsn, count) == [*before]


async def test_the_naming_key_may_go_and_lists_are_stored_once_more(dsn: str) -> None:
    messages = [message(n) for n in range(60)]
    ring = pg.KeyRing(KEYS)
    assert (ring.naming, ring.active) == ("old", "new")
    async with Saver.from_conn_string(dsn, cipher=pg.AesGcmCipher(ring)) as saver:
        await Chat(saver).put(messages)
    rows, _ = chunks_and_bytes(dsn)
    later = pg.AesGcmCipher(pg.KeyRing({"new": KEYS["new"]}))
    async with Saver.from_conn_string(dsn, cipher=later) as saver:
        chat = Chat(saver)
        found = await tuple_of(saver, config_for("t"))
        assert found.checkpoint["channel_values"]["messages"] == messages
        chat.config, chat.version = found.config, found.checkpoint["channel_versions"]["messages"]
        await chat.put([*messages, message(99)])
        assert (await chat.values())[:-1] == messages
    # About as many: where they are cut depends on the key as well.
    assert abs(chunks_and_bytes(dsn)[0] - 2 * rows) < rows / 4


async def test_a_put_whose_parent_is_gone(sealed: Saver, admin: Any) -> None:
    chat, messages = Chat(sealed), [SECRET * 20 + str(n) for n in range(60)]
    await chat.put(messages)
    admin.execute("truncate pgcheckpoint.checkpoints, pgcheckpoint.checkpoint_blobs")
    admin.execute("truncate pgcheckpoint.checkpoint_chunks")
    await chat.put([*messages, "more"])
    assert sent_whole_again(sealed) == 1
    assert await chat.values() == [*messages, "more"]
    assert SECRET.encode() not in everything(admin)


async def test_plaintext_is_refused_unless_allowed(saver: Any, sealed: Any, dsn: str) -> None:
    long = [message(n) for n in range(40)]
    config = await aput(saver, config_for("t"), {"small": SECRET, "long": long})
    await saver.aput_writes(config, [("small", "written")], "task")
    with pytest.raises(pg.DecryptionError, match=r"'t'.*not encrypted.*allow_plaintext=True"):
        await sealed.aget_tuple(config)
    allowing = Saver.from_conn_string(dsn, cipher=CIPHER, allow_plaintext=True)
    async with allowing as both:
        found = await tuple_of(both, config)
        assert found.checkpoint["channel_values"] == {"small": SECRET, "long": long}
        assert found.pending_writes == [("task", "small", "written")]
        child = await aput(both, config, {"small": "new", "long": [*long, "more"]})
        history = await both.aget_delta_channel_history(config=child, channels=["small"])
        assert history["small"]["seed"] == SECRET
    assert await values_of(sealed, child) == {"small": "new", "long": [*long, "more"]}
    # What the child leans on may still be plaintext: each row is looked at.
    with pytest.raises(pg.DecryptionError, match="not encrypted"):
        [c async for c in sealed.alist(config_for("t"))]


async def test_rows_of_plaintext_among_encrypted_ones(sealed: Any, saver: Any, dsn: str) -> None:
    config = await aput(sealed, config_for("t", checkpoint_ns=""), {"a": [1]})
    # Who can write to the tables can take the mark away, which keeps savers without a cipher out.
    change_rows(dsn, "update checkpoint_threads set encrypted = false")
    plain = await aput(saver, config_for("t", id_of(config)), {"a": [2]})
    await saver.aput_writes(config, [("a", 3)], "task")
    with pytest.raises(pg.DecryptionError, match="write of channel 'a'"):
        await sealed.aget_tuple(config)
    change_rows(dsn, "delete from checkpoint_writes")
    await sealed.aget_tuple(config)
    change_rows(
        dsn,
        "update checkpoint_blobs b set type = p.type, blob = p.blob"
        " from checkpoint_blobs p where p.type = 'msgpack'",
    )
    with pytest.raises(pg.DecryptionError, match="blob of channel 'a'"):
        await sealed.aget_tuple(config)
    with pytest.raises(pg.DecryptionError, match="checkpoint at"):
        await sealed.aget_tuple(plain)


async def test_a_saver_without_a_cipher(sealed: Any, saver: Any, dsn: str) -> None:
    long = [message(n) for n in range(40)]
    config = await aput(sealed, config_for("t"), {"small": 1, "long": long})
    await sealed.aput_writes(config, [("small", 2)], "task")
    with pytest.raises(pg.DecryptionError, match=r"checkpoint at .*'t'.* is encrypted"):
        await saver.aget_tuple(config)
    child = await sealed.aput(config, checkpoint_of({}), META, {})
    with pytest.raises(pg.DecryptionError, match="is encrypted"):
        await saver.aget_delta_channel_history(config=child, channels=["small"])
    change_rows(dsn, "update checkpoints set sealed = null")
    with pytest.raises(pg.DecryptionError, match=r"blob of channel 'long' .* is encrypted"):
        await saver.aget_tuple(config)
    versions = "checkpoint = jsonb_set(checkpoint, '{channel_versions}', '{}')"
    change_rows(dsn, f"update checkpoints set {versions}")
    with pytest.raises(pg.DecryptionError, match=r"write of channel 'small' .* is encrypted"):
        await saver.aget_tuple(config)


@pytest.mark.parametrize("data_keys", [False, True])
async def test_a_disabled_key_is_named_by_whoever_needs_it(dsn: str, data_keys: bool) -> None:
    old = pg.AesGcmCipher(pg.KeyRing({"old": KEYS["old"]}), data_keys=data_keys)
    ring = pg.KeyRing(KEYS, disabled=["old"])
    clear: Any = {"encrypt_metadata": True, "clear_metadata": ["run_id"]}
    disabled: Any = {"cipher": pg.AesGcmCipher(ring, data_keys=data_keys), **clear}
    async with Saver.from_conn_string(dsn, cipher=old, **clear) as before:
        config = await aput(before, config_for("t"), {"b": [SECRET]}, metadata={"run_id": "r"})
    async with Saver.from_conn_string(dsn, **disabled) as saver:
        calls: list[Any] = [saver.aget_tuple(config), pg.rotate_keys(saver)]
        calls += [saver.adelete_for_runs(["r"])]
        calls += [aput(saver, config, {"b": [SECRET]})] if data_keys else []
        for call in calls:
            with pytest.raises(pg.PgCheckpointError, match="the key 'old' is disabled"):
                await call
        new = await aput(saver, config_for("u"), {"b": [SECRET]})
        assert await values_of(saver, new) == {"b": [SECRET]}
        assert {"old", "new"} <= set(await pg.count_keys(saver))
    async with Saver.from_conn_string(
        dsn, cipher=pg.AesGcmCipher(pg.KeyRing(KEYS), data_keys=data_keys), encrypt_metadata=True
    ) as enabled:
        assert await enabled.aget_tuple(config) is not None


@pytest.mark.parametrize("encrypt_metadata", [False, True])
async def test_a_copy_is_encrypted_for_its_own_thread(dsn: str, encrypt_metadata: bool) -> None:
    async with Saver.from_conn_string(
        dsn, cipher=CIPHER, encrypt_metadata=encrypt_metadata
    ) as saver:
        chat, messages = Chat(saver), [message(n) for n in range(160)]
        for end in range(20, 161, 20):
            config = await chat.put(messages[:end])
            await saver.aput_writes(config, [("a", SECRET), ("__interrupt__", end)], "task")
        await aput(saver, config_for("t", checkpoint_ns="child"), {"a": 1, "b": [SECRET]})
        for _ in range(2):  # a copy can be repeated
            await saver.acopy_thread("t", "copy")
        sources = [c async for c in saver.alist(config_for("t", checkpoint_ns=None))]
        copies = [c async for c in saver.alist(config_for("copy", checkpoint_ns=None))]
        assert len(sources) == 9
        for source, copy in zip(sources, copies, strict=True):
            assert copy[1:3] == source[1:3]
            assert copy.pending_writes == source.pending_writes
            assert id_of(copy.config) == id_of(source.config)
            assert (copy.parent_config is None) == (source.parent_config is None)
        await saver.adelete_thread("t")
        chat.config = config_for("copy", id_of(chat.config))
        messages.append(message(160))
        await chat.put(messages)
        assert await chat.values() == messages
    assert unowned(dsn) == Unowned(0, 0, 0, 0)
    blobs = "select max(groups), min(size), count(*) from pgcheckpoint.checkpoint_blobs"
    ((groups, size, count),) = rows_of(dsn, f"{blobs} where channel = 'messages'")
    assert (groups > 0, size > 12_000, count) == (True, True, 9)


async def test_a_copy_of_plaintext_is_encrypted(saver: Any, sealed: Any, dsn: str) -> None:
    values = {"small": SECRET, "long": [message(n) for n in range(40)]}
    await saver.aput_writes(await aput(saver, config_for("t"), values), [("a", SECRET)], "task")
    with pytest.raises(pg.DecryptionError, match="not encrypted"):
        await sealed.acopy_thread("t", "copy")
    how: Any = {"cipher": CIPHER, "allow_plaintext": True}
    async with Saver.from_conn_string(dsn, **how) as both:
        await both.acopy_thread("t", "copy")
    assert await values_of(sealed, config_for("copy")) == values


async def test_bytes_count_what_is_sealed(dsn: str) -> None:
    sizes = []
    for count in (1, 60):
        async with Saver.from_conn_string(dsn, cipher=CIPHER) as saver:
            config = config_for("t")
            for _ in range(3):
                config = await aput(saver, config, {f"c{n}": "x" * 60 for n in range(count)})
            (info, *_), (thread,) = await saver.alist_info(config_for("t")), await _threads(saver)
            thinned = await saver.apply_retention(pg.RetentionPolicy(keep_last=1))
            (left,) = await _threads(saver)
            assert thinned.bytes == thread - left
            rest = pg.RetentionPolicy(delete_inactive_for=timedelta(microseconds=1))
            assert (await saver.apply_retention(rest)).bytes == left
            sizes.append((info.bytes, thread / 3, left))
    # 59 values more: their ciphertext, and their names elsewhere.
    assert all(b - a > 59 * 60 for a, b in zip(*sizes, strict=True))


async def _threads(saver: Saver) -> list[int]:
    return [thread.bytes or 0 for thread in await saver.alist_threads(with_bytes=True)]


async def test_a_delta_channel_keeps_its_snapshot(sealed: Saver) -> None:
    """LangGraph hands the snapshot over once; the next checkpoint only has its version."""
    versions: Any = {"d": "1", "other": "1"}
    values = {"d": DeltaSnapshot(["a"]), "other": ["b"]}
    config = await sealed.aput(config_for("t"), checkpoint_of(values, versions), META, versions)
    after = checkpoint_of({"other": ["c"]}, {"d": "1", "other": "2"})
    await sealed.aput(config, after, META, {"other": "2"})
    await sealed.acopy_thread("t", "copy")
    for thread_id in ("t", "copy"):
        found = await values_of(sealed, config_for(thread_id))
        assert found == {"d": DeltaSnapshot(["a"]), "other": ["c"]}
