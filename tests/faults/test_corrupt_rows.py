"""Rows that are damaged, cut short or somebody else's: an error that names them, and no others."""

from __future__ import annotations

import re
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, CorruptRowError
from pg_checkpoint.codec.chunks import digest_of
from pg_checkpoint.tools.verify import verify_threads
from tests.making import aput, config_for, id_of, tuple_of

LONG = ["what was said, and what was answered, at some length " * 12 + str(n) for n in range(400)]

# What happens to the middle one of three checkpoints, or to what only it refers to:
# the statement, and what the error has to name beside thread and namespace.
BLOB = "update pgcheckpoint.checkpoint_blobs set {} where thread_id = 't' and version = %(version)s"
PIECES = "update pgcheckpoint.checkpoint_chunks set data = {} where thread_id = 't'"
ROW = "update pgcheckpoint.checkpoints set {} where thread_id = 't' and checkpoint_id = %(id)s"
WRITE = (
    "update pgcheckpoint.checkpoint_writes set {} "
    "where thread_id = 't' and checkpoint_id = %(id)s and idx = 0"
)
NO_GROUPS = "chunks = substring(chunks from 1 for 24)"

IN_ONE_CHECKPOINT = {
    "blob of an unknown type": (BLOB.format("type = 'pickled'"), "long"),
    "blob of another type": (BLOB.format("type = 'json'"), "long"),
    "blob cut short": (BLOB.format("blob = substring(blob from 1 for 2)"), "long"),
    "blob empty": (BLOB.format("blob = ''"), "long"),
    "blob foreign": (BLOB.format("blob = '\\xdeadbeef'"), "long"),
    "digests cut short": (BLOB.format(NO_GROUPS), "long"),
    "digests of nothing": (BLOB.format("chunks = decode(repeat('ab', 16), 'hex')"), "long"),
    "groups too many": (BLOB.format("groups = 1000"), "long"),
    "groups negative": (BLOB.format("groups = -1"), "long"),
    "groups forgotten": (BLOB.format("groups = 0"), "long"),
    "digests forgotten": (BLOB.format("chunks = null"), "long"),
    "checkpoint a list": (ROW.format("checkpoint = '[1]'"), None),
    "checkpoint a number": (ROW.format("checkpoint = '7'"), None),
    "checkpoint null": (ROW.format("checkpoint = 'null'"), None),
    "checkpoint empty": (ROW.format("checkpoint = '{}'"), None),
    "values a list": (
        ROW.format("checkpoint = jsonb_set(checkpoint, '{channel_values}', '[]')"),
        None,
    ),
    "versions a list": (
        ROW.format("checkpoint = jsonb_set(checkpoint, '{channel_versions}', '[]')"),
        None,
    ),
    "versions nested": (
        ROW.format("checkpoint = jsonb_set(checkpoint, '{channel_versions,long}', '[[]]')"),
        None,
    ),
    "format no number": (ROW.format("checkpoint = jsonb_set(checkpoint, '{v}', '\"x\"')"), None),
    "format a fraction": (ROW.format("checkpoint = jsonb_set(checkpoint, '{v}', '4.5')"), None),
    "metadata a list": (ROW.format("metadata = '[1]'"), None),
    "metadata null": (ROW.format("metadata = 'null'"), None),
    "write of an unknown type": (WRITE.format("type = 'pickled'"), "written"),
    "write cut short": (WRITE.format("blob = substring(blob from 1 for 1)"), "written"),
    "write empty": (WRITE.format("blob = ''"), "written"),
}


async def _three(saver: AsyncPostgresSaver) -> list[Any]:
    """Three checkpoints in a row, each with a long list of its own and the writes of a task."""
    configs: list[Any] = []
    for n in range(3):
        config = configs[-1] if configs else config_for("t")
        values = {"long": [f"{n}", *LONG], "short": n}
        configs.append(await aput(saver, config, values))
        await saver.aput_writes(configs[-1], [("written", ["w" * 50]), ("other", 1)], f"task {n}")
    return configs


async def _damage(dsn: str, saver: AsyncPostgresSaver, statement: str, config: Any) -> None:
    found = await tuple_of(saver, config)
    version = found.checkpoint["channel_versions"]["long"]
    async with await psycopg.AsyncConnection.connect(dsn) as admin:
        parameters = {"id": id_of(config), "version": version}
        cursor = await admin.execute(statement.encode(), parameters)
        assert cursor.rowcount > 0


@pytest.mark.parametrize("name", IN_ONE_CHECKPOINT)
async def test_the_error_names_the_row_and_the_others_are_listed(
    dsn: str, saver: AsyncPostgresSaver, name: str
) -> None:
    statement, channel = IN_ONE_CHECKPOINT[name]
    configs = await _three(saver)
    await _damage(dsn, saver, statement, configs[1])
    async with AsyncPostgresSaver.from_conn_string(dsn) as reader:
        with pytest.raises(CorruptRowError) as caught:
            await reader.aget_tuple(configs[1])
        _check_names(str(caught.value), id_of(configs[1]), channel)
        assert await reader.aget_tuple(configs[0]) is not None
        assert await reader.aget_tuple(config_for("t")) is not None
        await _check_listings(reader, configs)


def _check_names(message: str, checkpoint_id: str, channel: str | None) -> None:
    assert "thread_id='t'" in message
    assert "checkpoint_ns=''" in message
    assert checkpoint_id in message
    assert channel is None or repr(channel) in message
    if channel == "written":
        assert re.search("task 'task 1', idx 0", message)


async def _check_listings(reader: AsyncPostgresSaver, configs: list[Any]) -> None:
    """Without values all are listed; with values the list ends at the bad one, and can go on."""
    infos = await reader.alist_info(config_for("t"))
    ids = [info.checkpoint_id for info in infos]
    assert ids == [id_of(config) for config in reversed(configs)]
    for place in (config_for("t"), config_for("t", None, None)):
        newer, error = await _listed(reader, place)
        assert isinstance(error, CorruptRowError)
        older, error = await _listed(reader, place, before=configs[1])
        assert error is None
        assert (newer, older) == (ids[:1], ids[2:])
    assert len(await reader.alist_threads()) == 1


async def _listed(
    reader: AsyncPostgresSaver, place: Any, before: Any = None
) -> tuple[list[str], Exception | None]:
    """The ids that a list yields, and the error that ends it."""
    ids: list[str] = []
    try:
        async for found in reader.alist(place, before=before):
            ids += [id_of(found.config)]
    except Exception as error:
        return ids, error
    return ids, None


async def test_pieces_that_many_checkpoints_share(dsn: str, saver: AsyncPostgresSaver) -> None:
    """All that need them say so; the rest of the thread stays readable."""
    configs = await _three(saver)
    plain = await aput(saver, configs[-1], {"short": 9})
    for broken in ("data || data", "substring(data from 1 for 10)", "''"):
        await _damage_again(dsn, PIECES.format(broken), configs[0])
        async with AsyncPostgresSaver.from_conn_string(dsn) as reader:
            for config in configs:
                with pytest.raises(CorruptRowError, match="'long'"):
                    await reader.aget_tuple(config)
            assert await reader.aget_tuple(plain) is not None
            assert len(await reader.alist_info(config_for("t"))) == 4


async def test_lost_pieces(dsn: str, saver: AsyncPostgresSaver) -> None:
    configs = await _three(saver)
    await _damage(dsn, saver, "delete from pgcheckpoint.checkpoint_chunks", configs[0])
    async with AsyncPostgresSaver.from_conn_string(dsn) as reader:
        with pytest.raises(CorruptRowError, match="'long'"):
            await reader.aget_tuple(configs[2])


async def test_a_damaged_thread_can_be_deleted_and_does_not_disturb_others(
    dsn: str, saver: AsyncPostgresSaver
) -> None:
    configs = await _three(saver)
    await aput(saver, config_for("other"), {"a": [1]})
    for name in ("versions a list", "checkpoint a list", "metadata null", "groups negative"):
        await _damage_again(dsn, IN_ONE_CHECKPOINT[name][0], configs[1])
    assert await saver.aget_tuple(config_for("other")) is not None
    assert len([c async for c in saver.alist(config_for("other"))]) == 1
    await saver.adelete_thread("t")
    assert [c.thread_id for c in await saver.alist_threads()] == ["other"]


async def _damage_again(dsn: str, statement: str, config: Any) -> None:
    async with await psycopg.AsyncConnection.connect(dsn) as admin:
        await admin.execute(statement.encode(), {"id": id_of(config), "version": ""})


@pytest.mark.parametrize("chunk", [b"\xc1" * 1_400, b"\xdd\xff\xff\xff\xff", b"\xda\x05\x78short"])
async def test_a_chunk_that_is_no_msgpack_under_its_right_name(
    saver: AsyncPostgresSaver, dsn: str, chunk: bytes
) -> None:
    """Read twice, for the second time looks at each chunk: it must come to an end."""
    await aput(saver, config_for("t"), {"long": LONG})
    name = digest_of(chunk)
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "insert into pgcheckpoint.checkpoint_chunks values ('t', %s, %s)", [name, chunk]
        )
        admin.execute("update pgcheckpoint.checkpoint_blobs set chunks = %s, groups = 0", [name])
    for _ in range(3):
        with pytest.raises(CorruptRowError, match="'long'"):
            await saver.aget_tuple(config_for("t"))
    assert [row.channel for row in (await verify_threads(saver)).broken] == ["long"]
