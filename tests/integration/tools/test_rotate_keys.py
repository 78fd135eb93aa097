"""rotate_keys: all is encrypted by the active key, reads as before, and the old key can go."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.types import _DeltaSnapshot
from langgraph.graph import START, StateGraph

import pg_checkpoint as pg
from pg_checkpoint.codec import exact
from pg_checkpoint.tools.rotation import Renaming, ThreadRotation
from tests.chats import EDITS, Chat, message
from tests.checking import Unowned, everything, unowned
from tests.integration.saver.test_no_secret_leaks import SECRETS, State, _found, _rows, _run
from tests.keys import KEY, SECRET
from tests.kinds import kept
from tests.making import (
    META,
    aput,
    change_rows,
    checkpoint_of,
    config_for,
    id_of,
    rows_of,
    task_config,
    tuple_of,
    values_of,
)
from tests.seams import before_each, database_of, limit
from tests.waiting import PATIENCE

opened = pg.AsyncPostgresSaver.from_conn_string
KEYS = {"2025": bytes(range(32)), "2026": bytes(range(100, 132))}
CLEAR: Any = {"encrypt_metadata": True, "clear_metadata": ("user", "run_id")}
OLD: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing({"2025": KEYS["2025"]})), **CLEAR}
BOTH: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing(KEYS)), **CLEAR}
NEW: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing({"2026": KEYS["2026"]})), **CLEAR}
OPEN: Any = {**BOTH, "allow_plaintext": True, "clear_metadata": ()}
NOTHING = Unowned(0, 0, 0, 0)


async def _fill(saver: pg.AsyncPostgresSaver) -> None:
    """Every kind of value in every kind of row, in several threads."""
    await _run(saver)
    await _run_subgraph(saver)
    chat, rng, messages = Chat(saver, "chat"), random.Random(3), [message(n) for n in range(60)]
    for edit in ("append", "grow", "insert", "trim head", "replace", "nested", "append"):
        config = await chat.put(messages)
        await saver.aput_writes(config, [("a", SECRET), ("__interrupt__", 1)], "task", "path")
        messages = EDITS[edit](messages, rng)
    files = Chat(saver, "files")
    for n in range(3):
        await files.put({f"/{m}.txt": f"{SECRET} {m} " * 40 for m in range(30 + n)})
    seed = await aput(saver, config_for("delta"), {"d": _DeltaSnapshot([SECRET]), "s": 1})
    await saver.aput_writes(seed, [("d", ["w"])], "task")
    counters = {"counters_since_delta_snapshot": {"d": 1}}
    await saver.aput(seed, checkpoint_of({}), {**META, **counters}, {})  # type: ignore[typeddict-item]
    await aput(saver, config_for("values"), kept(), metadata={"run_id": "1", "user": SECRET})
    # Writes of a checkpoint that never came.
    await saver.aput_writes(config_for("lonely", "never"), [("a", SECRET)], "task")
    await saver.acopy_thread("chat", "copy")
    # A list of small numbers that begins as a ciphertext by the active key does.
    fake = [1, 0, 4, *b"2026", *range(30)]
    values = {"a": [*fake, *(SECRET * 40 for _ in range(20))], "b": bytes(fake)}
    await aput(saver, config_for("fake"), values)


async def _run_subgraph(saver: pg.AsyncPostgresSaver) -> None:
    inner: Any = StateGraph(State)
    inner.add_node("reply", lambda state: {"items": [SECRETS["write"]], "small": "inner"})
    inner.add_edge(START, "reply")
    outer: Any = StateGraph(State).add_node("inner", inner.compile(checkpointer=True))
    graph = outer.add_edge(START, "inner").compile(checkpointer=saver)
    for _ in range(2):
        await graph.ainvoke({"items": ["x" * 3000]}, config_for("sub"))


async def _history(saver: pg.AsyncPostgresSaver) -> list[Any]:
    """All that can be read; values that are not equal to themselves by themselves."""
    found = [c async for c in saver.alist(None)]
    delta = await saver.aget_delta_channel_history(config=config_for("delta"), channels=["d"])
    return [*found, delta]


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(v, other[k]) for k, v in one.items())
    if isinstance(one, (list, tuple)) and type(one) is type(other):
        return len(one) == len(other) and all(map(_same, one, other))
    return exact.same(one, other)


def _all_by(usage: Mapping[str | None, pg.RowCounts], key: str) -> bool:
    return {k for k, rows in usage.items() if rows.total} == {key}


async def test_all_reads_as_before_with_the_new_key_alone(dsn: str) -> None:
    async with opened(dsn, **OLD) as saver:
        await _fill(saver)
        await pg.wake_at(saver, "chat", timedelta(days=1), {"note": SECRET})
        newest = id_of((await tuple_of(saver, config_for("chat"))).config)
        async with pg.step(saver, "charge", config=task_config("chat", newest)) as once:
            once.result = {"note": SECRET}
        store = pg.AsyncPostgresStore(saver.pool or dsn, cipher=OLD["cipher"])
        await store.aput(("users",), "k", {"note": SECRET})
        before = await _history(saver)
        used = await pg.count_keys(saver)
    assert _all_by(used, "2025")
    assert {k for k, rows in vars(used["2025"]).items() if not rows} == {"data_keys", "events"}
    async with opened(dsn, **BOTH) as both:
        planned = await pg.rotate_keys(both, dry_run=True)
        assert (planned.due, planned.rotated.total) == (used["2025"].total, 0)
        assert (planned.keys, planned.complete) == (used, False)
        told: list[pg.Rotation] = []
        done = await pg.rotate_keys(both, progress=told.append)
        assert (done.rotated, done.due, done.failed) == (used["2025"], used["2025"].total, 0)
        assert (done.threads, done.of_threads, done.complete) == (9, 9, True)
        assert done.bytes > 50_000
        assert [t.rotated.total for t in told] == sorted(t.rotated.total for t in told)
        assert len(told) > 20
        again = await pg.rotate_keys(both)
        assert (again.due, again.rotated.total, again.right) == (0, 0, done.due)
    async with opened(dsn, **NEW) as new:
        assert _same(await _history(new), before)
        assert await pg.count_keys(new) == {"2026": used["2025"]}
        # Filters and runs, by the fields in clear.
        assert [t.thread_id for t in await new.alist_threads(filter={"user": SECRET})] == ["values"]
        await new.adelete_for_runs(["1"])
        assert await new.aget_tuple(config_for("values")) is None
        await Chat(new, "chat").put([message(n) for n in range(80)])
        await new.adelete_thread("lonely")
        await new.aprune(["chat", "copy", "files", "t"])
    assert unowned(dsn) == NOTHING


async def test_without_encrypt_metadata_what_is_encrypted_of_it_is_rotated_too(dsn: str) -> None:
    async with opened(dsn, **OLD) as saver:
        await aput(saver, config_for("t"), {"a": 1}, metadata={"user": SECRET})
    async with opened(dsn, cipher=BOTH["cipher"]) as both:
        await aput(both, config_for("u"), {"a": 1}, metadata={"pg:sealed": "a key of the user's"})
        assert (await pg.rotate_keys(both)).complete
        found = (await tuple_of(both, config_for("u"))).metadata
        assert found == {**META, "user:pg:sealed": "a key of the user's"}
    async with opened(dsn, **NEW) as new:
        assert (await tuple_of(new, config_for("t"))).metadata.get("user") == SECRET


async def test_a_killed_rotation_goes_on(dsn: str) -> None:
    async with opened(dsn, **OLD) as old, opened(dsn, **BOTH) as both:
        for n in range(6):
            await Chat(old, f"t{n}").put([message(m) for m in range(60)])
        half = asyncio.Event()
        cut = pg.rotate_keys(both, progress=lambda done: half.set() if done.threads == 3 else None)
        rotation = asyncio.ensure_future(cut)
        await half.wait()
        rotation.cancel()
        with pytest.raises(asyncio.CancelledError):
            await rotation
        rest = await pg.rotate_keys(both)
        assert 0 < rest.right < rest.right + rest.due
        assert (rest.rotated.total, rest.complete) == (rest.due, True)
        # By the old key, to a thread that the rotation is done with.
        is_done = asyncio.Event()
        again = pg.rotate_keys(both, progress=lambda done: is_done.set() if done.threads else None)
        rotation = asyncio.ensure_future(again)
        await is_done.wait()
        await aput(old, config_for("t0"), {"a": [2]})
        await rotation
        used = await pg.count_keys(both)
        assert used["2025"].checkpoints == used["2025"].blobs == 1
        await asyncio.gather(pg.rotate_keys(both), pg.rotate_keys(both))
        assert (await pg.rotate_keys(both)).complete


async def test_the_blocking_saver_has_it_too(dsn: str) -> None:
    async with opened(dsn, **OLD) as old:
        await aput(old, config_for("t"), {"a": SECRET, "b": [SECRET]})
    with pg.PostgresSaver.from_conn_string(dsn, **BOTH) as both:
        with pytest.raises(pg.SyncCallError, match=r"to_thread\(rotate_keys, saver"):
            pg.rotate_keys(both)
        assert (await asyncio.to_thread(pg.rotate_keys, both)).complete
        assert _all_by(await asyncio.to_thread(pg.count_keys, both), "2026")
    async with opened(dsn) as clear:
        for needs_keys in (pg.rotate_keys, pg.count_keys):
            with pytest.raises(pg.EncryptionKeyError, match="cipher="):
                await needs_keys(clear)


async def test_a_missing_key_is_named(dsn: str, admin: psycopg.Connection[Any]) -> None:
    lost = pg.AesGcmCipher(pg.KeyRing({"lost": KEY}))
    async with opened(dsn, cipher=lost) as saver:
        config = await Chat(saver, "lost").put([message(n) for n in range(60)])
        await saver.aput_writes(config, [("a", SECRET)], "task")
        expected = await saver.aget_tuple(config)
    stored = everything(admin)
    async with opened(dsn, **OLD) as old:
        await aput(old, config_for("t"), {"a": [SECRET]})
    async with opened(dsn, **BOTH) as both:
        with pytest.raises(pg.IncompleteError, match=r"thread 'lost'.*'lost' is not") as caught:
            await pg.rotate_keys(both)
        done: Any = caught.value.result
        # One is not encrypted, and not allowed not to be: its metadata.
        assert done.failed == done.keys["lost"].total + 1 > 20
        assert (set(done.keys), SECRET in str(caught.value)) == ({"2026", "lost", None}, False)
        assert not done.complete
        await tuple_of(both, config_for("t"))
        await both.adelete_thread("t")
    assert everything(admin) == stored
    async with opened(dsn, cipher=lost) as saver:
        assert await saver.aget_tuple(config) == expected


# A byte that is set to a constant may be that already, one time in 256.
DAMAGES = [
    "checkpoints set sealed = set_byte(sealed, 79, get_byte(sealed, 79) # 1)",
    "checkpoints set checkpoint = checkpoint - 'channel_versions'",
    "checkpoints set metadata = jsonb_set(metadata, '{pg:sealed}', '\"AAAA\"')",
    "checkpoint_blobs set blob = set_byte(blob, 59, get_byte(blob, 59) # 1)",
    "checkpoint_blobs set blob = 'no ciphertext'",
    "checkpoint_chunks set data = set_byte(data, 69, get_byte(data, 69) # 1)",
    "checkpoint_chunks set data = ''",
    "checkpoint_writes set channel = 'moved'",
    "checkpoint_writes set blob = ''",
]


async def test_damaged_rows_are_named_and_stay(dsn: str, admin: psycopg.Connection[Any]) -> None:
    async with opened(dsn, **OLD) as old:
        for n, damage in enumerate(DAMAGES):
            config = await aput(old, config_for(f"t{n}"), {"a": ["x" * 900] * 3})
            await old.aput_writes(config, [("a", SECRET)], "task")
            change_rows(dsn, f"update {damage} where thread_id = 't{n}'")
    stored = _of_old(admin)
    async with opened(dsn, **OPEN) as both:
        damaged = pg.RowCounts(metadata=1, blobs=1, chunks=1, writes=1)
        assert (await pg.count_keys(both))["?"] == damaged
        with pytest.raises(pg.IncompleteError) as caught:
            await pg.rotate_keys(both)
        done: Any = caught.value.result
        assert all(f"of thread 't{n}': " in str(caught.value) for n in range(len(DAMAGES)))
        assert done.failed == len(DAMAGES)
        # What was not damaged is rotated, but for what stands in one row with what was.
        left = sum((rows for key, rows in done.keys.items() if key != "2026"), pg.RowCounts())
        assert left == pg.RowCounts(checkpoints=3, metadata=3, blobs=2, chunks=2, writes=2)
        assert done.rotated.total == done.due - left.total
    assert _of_old(admin) < stored
    assert len(_of_old(admin)) == len(DAMAGES)


def _of_old(admin: psycopg.Connection[Any]) -> set[Any]:
    """Rows that do not name the new key."""
    ciphertexts = {"checkpoints": "checkpoint::text, metadata::text, sealed"}
    ciphertexts |= {"checkpoint_chunks": "data"}
    ciphertexts |= dict.fromkeys(("checkpoint_blobs", "checkpoint_writes"), "blob")
    queries = [f"select thread_id, {ciphertexts[t]} from pgcheckpoint.{t}" for t in ciphertexts]
    rows = [row for query in queries for row in admin.execute(query.encode())]
    return {row for row in rows if bytes(row[-1])[3:7] != b"2026"}


async def test_a_database_in_clear(dsn: str, admin: psycopg.Connection[Any]) -> None:
    """It becomes encrypted if that is allowed: else whoever writes to the tables would get that."""
    digests = "select digest from pgcheckpoint.checkpoint_chunks"
    async with opened(dsn) as plain:
        await _fill(plain)
        before = await _history(plain)
    assert any(_found(_rows(dsn))["message"])
    alike = "select from pgcheckpoint.checkpoint_chunks where encode(data, 'hex') ~ '^0100043230'"
    assert len(rows_of(dsn, alike)) == 1
    unkeyed, stored = set(admin.execute(digests)), everything(admin)
    async with opened(dsn, **BOTH) as both:
        with pytest.raises(pg.IncompleteError, match=r"'chat' has \d+ rows.*allow_plaintext=True"):
            await pg.rotate_keys(both)
    assert everything(admin) == stored
    async with opened(dsn, **OPEN) as both:
        ((key, rows),) = (await pg.count_keys(both)).items()
        done = await pg.rotate_keys(both)
        assert (key, done.complete) == (None, True)
        assert done.rotated.chunks == rows.chunks > 50
        assert (done.rotated.blobs, done.rotated.writes) == (rows.blobs, rows.writes)
        assert done.rotated.metadata == done.rotated.checkpoints == rows.checkpoints
        assert _same(await _history(both), before)
    found = _found(_rows(dsn))
    assert found == {name: set() for name in found}
    assert SECRET.encode() not in everything(admin)
    assert not unkeyed & set(admin.execute(digests))
    assert unowned(dsn) == NOTHING._replace(writes=1)
    async with opened(dsn, **NEW) as new:
        assert _same(await _history(new), before)
        chat = Chat(new, "chat")
        chat.config = config_for("chat")
        await chat.put([message(n) for n in range(20)])
    assert unowned(dsn).missing_chunks == 0


async def test_a_put_without_a_cipher_cannot_lean_on_what_was_renamed(dsn: str) -> None:
    """It knows its parent's chunks by names that are gone by then."""
    messages = [message(n) for n in range(80)]
    async with opened(dsn) as plain, opened(dsn, **OPEN) as both:
        chat, other = Chat(plain), Chat(plain, "other")
        await chat.put(messages[:40])
        await pg.rotate_keys(both)
        await other.put(messages[:40])
        puts = chat.put(messages), other.put(messages)
        ended = await asyncio.gather(*puts, return_exceptions=True)
        assert "'t' is encrypted" in repr(ended[0])
        assert await other.values() == messages
        with pytest.raises(pg.CipherRequiredError):
            await plain.acopy_thread("other", "t")
        # Its newest is what it was, and with the cipher the chat goes on.
        chat = Chat(both)
        chat.config = (await tuple_of(both, config_for("t"))).config
        assert await chat.values() == messages[:40]
        await chat.put(messages)
        assert await chat.values() == messages
    assert unowned(dsn) == NOTHING


async def test_a_put_with_the_cipher_leans_on_what_is_renamed_meanwhile(dsn: str) -> None:
    messages, long = [message(n) for n in range(80)], ["x" * 600] * 20
    async with opened(dsn) as plain:
        await Chat(plain).put(messages[:30])
        first = checkpoint_of({"messages": messages[:30], "long": long})
        config = await plain.aput(config_for("u"), first, META, first["channel_versions"])
    async with opened(dsn, **OPEN) as writer, opened(dsn, **OPEN) as rotator:
        # Knows the parent in clear, then the parent is renamed; one list changes, the other stays.
        assert await writer.aget_tuple(config) is not None
        await pg.rotate_keys(rotator)
        for version, end in (("2", 60), ("3", 80)):
            values = {"messages": messages[:end], "long": long}
            child = checkpoint_of(values, {"messages": version, "long": "1"})
            config = await writer.aput(config, child, META, {"messages": version})
            await pg.rotate_keys(rotator)
        assert await values_of(rotator, config) == values
        assert len([c async for c in rotator.alist(config_for("u"))]) == 3
    assert unowned(dsn) == NOTHING


async def test_pieces_that_a_delete_took(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rotation believes to be stored may be gone with an older version that had it."""
    async with opened(dsn) as plain:
        messages = [message(n) for n in range(120)]
        chat = Chat(plain)
        for end in (90, 120):
            await chat.put(messages[:end])
    limit(monkeypatch, "tools.rotation", blob_bytes=1)
    async with opened(dsn, **OPEN) as both:
        real, seen = Renaming._store, list[int]()

        async def store(self: Any, batch: Any, pieces: Any) -> Any:
            done = await real(self, batch, pieces)
            seen.append(done[0])
            if len(seen) == 1:
                await both.aprune(["t"])
            return done

        monkeypatch.setattr(Renaming, "_store", store)
        assert (await pg.rotate_keys(both)).complete
        assert 0 in seen
        assert (await values_of(both, config_for("t")))["messages"] == messages
    assert unowned(dsn)[1:] == NOTHING[1:]


async def test_what_changes_meanwhile_stays(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of row that can be written again, by a writer that comes just before."""
    async with opened(dsn, **OLD) as old, opened(dsn, **BOTH) as both:
        config = await aput(old, config_for("t"), {"a": 1}, metadata={"user": "first"})
        await old.aput_writes(config, [("__interrupt__", "first"), ("a", "first")], "task")

        async def write(_: Any, kind: Any, *__: Any) -> None:
            if kind.name == "checkpoints":
                again: Any = {"checkpoint_id": id_of(config), "metadata": {"user": "second"}}
                await aput(old, config_for("t"), {"a": 2}, **again)
            if kind.name == "writes":
                new = [("__interrupt__", "second"), ("a", "second")]
                await old.aput_writes(config, new, "task")

        with monkeypatch.context() as patch:
            before_each(patch, ThreadRotation, "_replace", write)
            assert set((await pg.rotate_keys(both)).keys) == {"2025", "2026"}
        assert (await pg.rotate_keys(both)).complete
        found = await tuple_of(both, config)
        assert found.checkpoint["channel_values"] == {"a": 2}
        assert found.metadata.get("user") == "second"
        # Of a regular write the first stays.
        assert found.pending_writes == [("task", "__interrupt__", "second"), ("task", "a", "first")]


async def test_rows_that_are_held(dsn: str, admin: Any, monkeypatch: Any) -> None:
    limit(monkeypatch, "tools.rotation", lock_timeout=0.2)
    lock = "select from pgcheckpoint.{} where thread_id = 'held' for update"
    async with opened(dsn) as plain:
        for thread_id in ("a", "held"):
            await Chat(plain, thread_id).put([message(n) for n in range(20)])
    async with opened(dsn, **OPEN, lock_timeout=3600) as both:
        for kind, table in ("chunks", "checkpoint_threads"), ("checkpoints", "checkpoints"):
            with admin.transaction():
                admin.execute(lock.format(table).encode())
                # Nobody waits for a lock_timeout.
                done = await asyncio.wait_for(pg.rotate_keys(both), PATIENCE)
                assert getattr(done.keys[None], kind) > 0
                assert (done.failed, done.complete) == (0, False)
        assert (await pg.rotate_keys(both)).complete
    assert unowned(dsn) == NOTHING


async def test_ids_that_begin_alike(dsn: str) -> None:
    """Nobody else's is taken for the active one."""
    ring = {"k": KEY, "k2": bytes(range(32)), "K": bytes(range(1, 33))}
    for key in ring:
        cipher = pg.AesGcmCipher(pg.KeyRing(ring, active=key))
        async with opened(dsn, cipher=cipher, encrypt_metadata=True) as saver:
            await aput(saver, config_for(key), {"a": 1, "b": [1], "c": ["x" * 800] * 9})
    every = pg.AesGcmCipher(pg.KeyRing(ring))
    async with opened(dsn, cipher=every, encrypt_metadata=True) as saver:
        used = await pg.count_keys(saver)
        assert (set(used), len({rows.total for rows in used.values()})) == (set(ring), 1)
        assert (await pg.rotate_keys(saver)).complete
    only = pg.AesGcmCipher(pg.KeyRing({"K": ring["K"]}))
    async with opened(dsn, cipher=only, encrypt_metadata=True) as one:
        assert set(await pg.count_keys(one)) == {"K"}
        assert len([c async for c in one.alist(None)]) == 3


async def test_what_was_rotated_is_durable(dsn: str, admin: Any, monkeypatch: Any) -> None:
    """Whatever the settings: else a crash would bring back rows that need the old key."""
    async with opened(dsn, **OLD) as old:
        await aput(old, config_for("t"), {"a": [1]})
    async with opened(dsn, **BOTH, synchronous_commit="off") as both:
        database, statements = database_of(both), list[Any]()

        async def note(sent: Any, *, timeout: float) -> None:
            statements.extend(s.query for s in sent)

        before_each(monkeypatch, database, "run_once", note)
        assert (await pg.rotate_keys(both)).complete
    *others, last, check = statements
    queries = database.queries
    assert (last, check) == (queries["make_durable"], queries["check_attempt"])
    assert queries["reencrypt_blobs"] in others
    for before, after in (("off", "on"), ("local", "local")):
        with admin.transaction():
            admin.execute(f"set local synchronous_commit = {before}".encode())
            admin.execute(last)
            assert admin.execute("show synchronous_commit").fetchone() == (after,)


async def test_a_distrusted_key(dsn: str, admin: psycopg.Connection[Any]) -> None:
    """A forgery by a disclosed key must not come out as what the new key encrypted."""
    async with opened(dsn, **OLD) as saver:
        for thread_id in ("forged", "both"):
            first = await aput(saver, config_for(thread_id), {"a": [SECRET], "b": 1})
            await saver.aput_writes(first, [("a", SECRET)], "task")
    ring = {"older": bytes(range(7, 39)), **KEYS}
    older: Any = {**OLD, "cipher": pg.AesGcmCipher(pg.KeyRing({"older": ring["older"]}))}
    async with opened(dsn, **older) as saver:
        await aput(saver, config_for("fine"), {"a": [SECRET]})
        await aput(saver, config_for("both", None, "ns"), {"a": [SECRET]})
    every: Any = {**OLD, "cipher": pg.AesGcmCipher(pg.KeyRing(ring))}
    rows = _rows_by(admin, "2025")
    async with opened(dsn, **every) as saver:
        before = await pg.rotate_keys(saver, dry_run=True, distrust=["2025"])
        done = await pg.rotate_keys(saver, distrust=["2025"])
        assert before.distrusted == done.distrusted
        counts = {thread: rows.total for thread, rows in done.distrusted.items()}
        assert counts == {"forged": 4, "both": 4}
        assert done.keys["2025"].total == 8
        assert (done.complete, set(done.keys), done.failed) == (False, {"2025", "2026"}, 0)
        assert _rows_by(admin, "2025") == rows != []
        assert (await pg.rotate_keys(saver, distrust=["2025"])).rotated.total == 0
        for thread_id in done.distrusted:
            await saver.adelete_thread(thread_id)
        last = await pg.rotate_keys(saver, distrust=["2025"])
        assert (last.complete, last.distrusted) == (True, {})
        with pytest.raises(pg.EncryptionKeyError, match="active"):
            await pg.rotate_keys(saver, distrust=["2026"])
        with pytest.raises(TypeError, match="distrust"):
            await pg.rotate_keys(saver, distrust="2025")
    async with opened(dsn, **NEW) as saver:
        assert await saver.aget_tuple(config_for("fine")) is not None


def _rows_by(admin: psycopg.Connection[Any], key: str) -> list[Any]:
    query = """
        select sealed from pgcheckpoint.checkpoints
        union all select decode(metadata ->> 'pg:sealed', 'base64') from pgcheckpoint.checkpoints
        union all select blob from pgcheckpoint.checkpoint_blobs
        union all select blob from pgcheckpoint.checkpoint_writes
        union all select data from pgcheckpoint.checkpoint_chunks
        order by 1"""
    return [row for (row,) in admin.execute(query) if row[3 : 3 + len(key)] == key.encode()]
