"""Long lists and dicts through the saver: each version comes back, and the versions share."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.rows import PutRows
from tests.chats import EDITS, Chat, message
from tests.checking import Unowned, chunks_and_bytes, unowned
from tests.conftest import Patch, Saver
from tests.making import Xor, aput, config_for, run_sql
from tests.seams import before_each, lose_answers, sent_whole_again, writer_of


class Opaque:
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opaque)

    __hash__ = None  # type: ignore[assignment]  # not needed


class Own:
    """A user's serializer, whose bytes are not what its type says."""

    def dumps_typed(self, obj: Any) -> tuple[str, bytes]:
        return "msgpack", pickle.dumps(obj)

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        return pickle.loads(data[1])


SERDES: dict[str, Callable[[], Any]] = {
    "msgpack": JsonPlusSerializer,
    "pickle": lambda: JsonPlusSerializer(pickle_fallback=True),
    "encrypted": lambda: EncryptedSerializer(Xor()),
    "own": Own,
}


@pytest.mark.parametrize(("seed", "serde"), list(enumerate(SERDES)))
async def test_every_version_of_an_edited_list_comes_back(dsn: str, serde: str, seed: int) -> None:
    rng = random.Random(seed)
    async with Saver.from_conn_string(dsn, serde=SERDES[serde]()) as saver:
        chat, messages, history = Chat(saver), [message(n) for n in range(20)], []
        for step in range(40):
            messages = EDITS[rng.choice(list(EDITS))](messages, rng)
            value = [*messages, Opaque()] if serde == "pickle" and step % 5 == 0 else messages
            history.append((await chat.put(value), value))
        async with Saver.from_conn_string(dsn, serde=SERDES[serde]()) as other:
            for config, value in history:
                assert await Chat(other).values(config) == value
            listed = [
                found.checkpoint["channel_values"]["messages"]
                async for found in other.alist(config_for("t"))
            ]
        assert listed == [value for _, value in reversed(history)]


async def test_no_chunk_is_sent_that_is_proved(
    saver: Saver, other: Saver, monkeypatch: Patch
) -> None:
    sent: list[int] = []

    async def noted(rows: PutRows) -> None:
        sent.append(sum(len(piece) for blob in rows.blobs for piece in blob.pieces.values()))

    before_each(monkeypatch, writer_of(saver), "put", noted)
    chat, messages = Chat(saver), [message(n) for n in range(100)]
    await chat.put(messages)
    for n in range(5):
        messages = [*messages, message(n)]
        await chat.put(messages)
    before_each(monkeypatch, writer_of(other), "put", noted)
    again = Chat(other)
    again.config, again.version = chat.config, chat.version
    assert await again.values() == messages
    await again.put([*messages, message(1000)])
    assert (await again.values())[:100] == messages[:100]
    await chat.put([*messages[:50], message(1000), *messages[51:]])
    await chat.put(messages[20:])
    assert sent[0] > 70_000
    assert max(sent[1:]) < 4_000


async def test_a_failed_commit(saver: Any, dsn: str, monkeypatch: Patch) -> None:
    chat, messages = Chat(saver), [message(n) for n in range(100)]
    await chat.put(messages)
    parent = chat.config
    lose_answers(monkeypatch, saver, psycopg.errors.InternalError_(), applied=False)
    with pytest.raises(psycopg.errors.InternalError_):
        await chat.put([*messages, message(1)])
    chat.config = parent
    await chat.put([*messages, message(2)])
    assert (await chat.values())[:100] == messages
    assert chunks_and_bytes(dsn)[1] < 120_000


@pytest.mark.parametrize("blobs", ["", "delete from pgcheckpoint.checkpoint_blobs;"])
async def test_a_parent_s_chunks_are_gone(saver: Saver, dsn: str, blobs: str) -> None:
    chat, messages = Chat(saver), [message(n) for n in range(60)]
    await chat.put(messages)
    rows = "delete from pgcheckpoint.checkpoints; delete from pgcheckpoint.checkpoint_chunks"
    run_sql(dsn, f"{blobs} {rows}")
    await chat.put([*messages, message(61)])
    assert (await chat.values())[:60] == messages
    assert sent_whole_again(saver) == 1


async def test_without_a_cache_everything_works_the_same(dsn: str) -> None:
    async with Saver.from_conn_string(dsn, cache_bytes=0) as saver:
        chat, messages = Chat(saver), [message(n) for n in range(60)]
        for length in (20, 40, 60):
            await chat.put(messages[:length])
            assert await chat.values() == messages[:length]
        assert sent_whole_again(saver) == 0
    assert chunks_and_bytes(dsn)[1] < 90_000


async def test_pruning_leaves_the_chunks_of_what_stays(saver: Saver, dsn: str) -> None:
    chat, messages = Chat(saver), [message(n) for n in range(80)]
    for n in range(20, 81, 20):
        await chat.put(messages[:n])
    await chat.put(messages[60:])
    before, _ = chunks_and_bytes(dsn)
    await saver.aprune(["t"])
    assert await chat.values() == messages[60:]
    rows, _ = chunks_and_bytes(dsn)
    assert rows < before / 3
    assert unowned(dsn) == Unowned(0, 0, 0, 0)
    await saver.acopy_thread("t", "copy")
    await saver.aprune(["t"], strategy="delete")
    assert await chat.values(config_for("copy")) == messages[60:]
    await saver.adelete_thread("copy")
    assert chunks_and_bytes(dsn)[0] == 0


async def test_the_seed_of_a_delta_channel_may_be_in_chunks(saver: Saver) -> None:
    messages = [message(n) for n in range(60)]
    chat = Chat(saver)
    parent = await chat.put(messages)
    versions = {"messages": saver.get_next_version(chat.version, None)}
    await saver.aput_writes(parent, [("messages", ["more"])], "task")
    config = await aput(saver, parent, {}, versions=versions, new={})
    history = await saver.aget_delta_channel_history(config=config, channels=["messages"])
    assert history["messages"]["seed"] == messages
    assert history["messages"]["writes"] == [("task", "messages", ["more"])]
