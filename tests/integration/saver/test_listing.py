"""Threads and checkpoints listed without their values."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from pg_checkpoint import InvalidKeyError
from tests.chats import Chat, message
from tests.command_line import cli
from tests.conftest import Patch, Saver
from tests.making import aput, config_for, id_of, rows_of, run_sql
from tests.seams import before_each, database_of, limit


async def test_checkpoints_without_values_agree_with_the_list(saver: Saver) -> None:
    chat, messages = Chat(saver), [message(n) for n in range(40)]
    for length in (2, 20, 40):
        await chat.put(messages[:length])
    child = config_for("t", None, "child:1")
    await aput(saver, child, {"a": 1, "b": ["x"] * 10}, metadata={"step": 7, "source": "update"})
    for options in ({}, {"limit": 2}, {"filter": {"step": 7}}, {"limit": 0}):
        listed: Any = [c async for c in saver.alist(config_for("t"), **options)]
        infos = await saver.alist_info(config_for("t"), **options)
        assert [i.checkpoint_id for i in infos] == [id_of(c.config) for c in listed]
        assert [i.metadata for i in infos] == [c.metadata for c in listed]
        times = [i.created_at.isoformat() for i in infos if i.created_at]
        assert times == [c.checkpoint["ts"] for c in listed]
    infos = await saver.alist_info(config_for("t", None, ""))
    assert [i.parent_checkpoint_id for i in infos] == [i.checkpoint_id for i in infos[1:]] + [None]
    whole = [len(saver.serde.dumps_typed(messages[:length])[1]) for length in (40, 20, 2)]
    assert [i.bytes - size for i, size in zip(infos, whole, strict=True)] == [2, 2, 2]
    (update,) = await saver.alist_info(config_for("t", None, None), filter={"source": "update"})
    assert (update.checkpoint_ns, update.step, update.source) == ("child:1", 7, "update")
    before = await saver.alist_info(config_for("t", None, ""), before=chat.config)
    assert [i.checkpoint_id for i in before] == [i.checkpoint_id for i in infos[1:]]
    (one,) = await saver.alist_info(config_for("t", infos[1].checkpoint_id))
    assert one.checkpoint_id == infos[1].checkpoint_id


async def test_more_checkpoints_than_a_page(saver: Saver, monkeypatch: Any) -> None:
    limit(monkeypatch, "saver.reads", page=7)
    config: Any = config_for("t")
    for n in range(20):
        config = await aput(saver, config, {"n": n})
    for namespace in ("", None):
        infos = await saver.alist_info(config_for("t", None, namespace))
        assert len({i.checkpoint_id for i in infos}) == 20
    assert len(await saver.alist_info(config_for("t"), limit=15)) == 15


async def test_threads_the_last_active_first(saver: Saver, dsn: str) -> None:
    now = datetime.now(timezone.utc)
    for n in range(5):
        config = await aput(saver, config_for(f"t{n}"), {"a": ["x"]}, metadata={"even": n % 2 == 0})
        await aput(saver, config, {"a": ["y"]}, metadata={"even": n % 2 == 0, "last": True})
    await aput(saver, config_for("t1", None, "child"), {"a": 1})
    aged = "update pgcheckpoint.checkpoint_threads set active_at = %s where thread_id = %s"
    for n in range(5):
        run_sql(dsn, aged, [now - timedelta(days=n // 2), f"t{n}"])
    listed = await saver.alist_threads()
    assert [t.thread_id for t in listed] == ["t1", "t0", "t3", "t2", "t4"]
    newest = listed[0]
    assert (newest.checkpoints, newest.namespaces, newest.bytes) == (3, ["", "child"], None)
    assert newest.metadata["last"] is True
    first = await saver.alist_threads(limit=2)
    assert first + await saver.alist_threads(before=first[-1]) == listed
    assert [t.thread_id for t in await saver.alist_threads(filter={"even": False})] == ["t1", "t3"]
    assert min([t.bytes or 0 for t in await saver.alist_threads(with_bytes=True)]) > 100


async def test_of_many_threads_few_are_read(saver: Saver, dsn: str) -> None:
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_threads (thread_id, active_at)"
        " select 't' || n, now() - n * interval '1 second' from generate_series(1, 20000) n;"
        "insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint, metadata)"
        " select 't' || n, '1', '{\"channel_versions\": {}}', '{}'"
        " from generate_series(1, 20000) n",
    )
    values = ["now()", "''", "'{}'", "100", "false", "''"]
    query = database_of(saver).queries["list_threads"].decode()
    for n, value in enumerate(values, 1):
        query = query.replace(f"${n}", value)
    assert "checkpoint_threads_active_at_idx" in str(rows_of(dsn, f"explain {query}"))
    assert [t.thread_id for t in await saver.alist_threads(limit=3)] == ["t1", "t2", "t3"]


async def test_threads_whose_ids_begin_alike(saver: Saver) -> None:
    for thread_id in ("user-1", "user-10", "user-2", "user", "üser", "user-%"):
        await aput(saver, config_for(thread_id), {"a": 1})

    async def found(prefix: str, **options: Any) -> set[str]:
        return {t.thread_id for t in await saver.alist_threads(prefix=prefix, **options)}

    assert await found("user-1") == {"user-1", "user-10"}
    assert await found("user-1", filter={"step": 1}) == set()
    assert await found("user-%") == {"user-%"}
    assert await found("ü") == {"üser"}
    assert len(await found("")) == 6
    with pytest.raises(InvalidKeyError):
        await found("\0")


async def test_the_agent_server_gives_before_without_configurable(saver: Saver) -> None:
    """Its clients send a checkpoint's place, and it passes that on as it came."""
    config = config_for("t")
    for _ in range(3):
        config = await aput(saver, config, {"n": 1})
    bare: Any = config["configurable"]
    expected = [c async for c in saver.alist(config_for("t"), before=config)]
    assert [c async for c in saver.alist(config_for("t"), before=bare)] == expected
    assert len(expected) == 2


async def test_a_list_goes_on_when_a_page_was_deleted(saver: Saver, monkeypatch: Patch) -> None:
    for n in range(10):
        await aput(saver, config_for("old" if n < 6 else "new"), {"n": n})
    deleted: list[bool] = []

    async def delete_first(statements: Any, **_: Any) -> None:
        load = database_of(saver).queries["load_checkpoints"]
        if statements[0].query == load and not deleted:
            deleted.append(True)
            await saver.adelete_thread("new")

    before_each(monkeypatch, database_of(saver), "read", delete_first)
    assert [c.config["configurable"]["thread_id"] async for c in saver.alist(None)] == ["old"] * 6


async def test_damaged_metadata_is_listed_and_said_to_be(saver: Saver, dsn: str) -> None:
    await aput(saver, config_for("t"), {"a": 1}, metadata={"user": "ada"})
    for document in ('{"n": 1e9999}', "[" * 2000 + "]" * 2000, "[]", "5", "null"):
        run_sql(dsn, "update pgcheckpoint.checkpoints set metadata = %s", [document])
        (thread,) = await saver.alist_threads()
        (info,) = await saver.alist_info(config_for("t"))
        assert (thread.metadata, thread.damaged) == (info.metadata, info.damaged) == ({}, True)
        assert "damaged metadata" in cli("threads", dsn=dsn).out
        assert (await asyncio.to_thread(cli, "show", "t", dsn=dsn)).code == 0
