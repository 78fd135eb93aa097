"""Rows that are damaged, cut short or somebody else's: an error that names them, and no others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, CorruptRowError
from pg_checkpoint.codec.chunks import digest_of
from pg_checkpoint.tools.verify import verify_threads
from tests.faults.clusters import cluster
from tests.faults.damage import calls, damage, error_of, store
from tests.keys import CIPHER
from tests.making import aput, change_rows, config_for, id_of, rows_of, run_sql

LONG = ["what was said, and what was answered, at some length " * 12 + str(n) for n in range(400)]

# What happens to the middle one of three checkpoints, or to what only it refers to:
# the statement, and what the error names beside the checkpoint.
ROW = "update checkpoints set {} where checkpoint_id = 'ID'"
VERSION = "select checkpoint -> 'channel_versions' ->> 'long' from checkpoints"
BLOB = f"update checkpoint_blobs set {{}} where version = ({VERSION} where checkpoint_id = 'ID')"
WRITE = "update checkpoint_writes set {} where checkpoint_id = 'ID' and idx = 0"


def _field(path: str, value: str) -> str:
    return ROW.format(f"checkpoint = jsonb_set(checkpoint, '{{{path}}}', '{value}')")


IN_ONE_CHECKPOINT = {
    "blob of an unknown type": (BLOB.format("type = 'pickled'"), "'long'"),
    "blob cut short": (BLOB.format("blob = substring(blob from 1 for 2)"), "'long'"),
    "blob foreign": (BLOB.format("blob = '\\xdeadbeef'"), "'long'"),
    "digests cut short": (BLOB.format("chunks = substring(chunks from 1 for 24)"), "'long'"),
    "digests of nothing": (BLOB.format("chunks = decode(repeat('ab', 16), 'hex')"), "'long'"),
    "groups negative": (BLOB.format("groups = -1"), "'long'"),
    "groups forgotten": (BLOB.format("groups = 0"), "'long'"),
    "checkpoint a list": (ROW.format("checkpoint = '[1]'"), ""),
    "checkpoint empty": (ROW.format("checkpoint = '{}'"), ""),
    "values a list": (_field("channel_values", "[]"), ""),
    "versions nested": (_field("channel_versions,long", "[[]]"), ""),
    "format a fraction": (_field("v", "4.5"), ""),
    "metadata null": (ROW.format("metadata = 'null'"), ""),
    "write of an unknown type": (WRITE.format("type = 'pickled'"), "task 'task 1', idx 0"),
    "write empty": (WRITE.format("blob = ''"), "'written'"),
}


async def _three(saver: AsyncPostgresSaver) -> list[Any]:
    """Three checkpoints in a row, each with a long list of its own and the writes of a task."""
    configs: list[Any] = [config_for("t")]
    for n in range(3):
        configs.append(await aput(saver, configs[-1], {"long": [f"{n}", *LONG], "short": n}))
        await saver.aput_writes(configs[-1], [("written", ["w" * 50]), ("other", 1)], f"task {n}")
    return configs[1:]


@pytest.mark.parametrize("name", IN_ONE_CHECKPOINT)
async def test_the_error_names_the_row_and_the_others_are_listed(
    dsn: str, saver: AsyncPostgresSaver, name: str
) -> None:
    statement, named = IN_ONE_CHECKPOINT[name]
    configs = await _three(saver)
    oldest, damaged, newest = map(id_of, configs)
    change_rows(dsn, statement.replace("ID", damaged))
    async with AsyncPostgresSaver.from_conn_string(dsn) as reader:
        with pytest.raises(CorruptRowError) as caught:
            await reader.aget_tuple(configs[1])
        parts = "thread_id='t'", "checkpoint_ns=''", damaged, named
        assert [part for part in parts if part not in str(caught.value)] == []
        infos = await reader.alist_info(config_for("t"))
        assert [info.checkpoint_id for info in infos] == [newest, damaged, oldest]
        # The list ends at the bad one, and can go on after it.
        for place in (config_for("t"), config_for("t", None, None)):
            assert await _listed(reader, place) == ([newest], CorruptRowError)
            assert await _listed(reader, place, before=configs[1]) == ([oldest], None)


async def _listed(
    reader: AsyncPostgresSaver, place: Any, before: Any = None
) -> tuple[list[str], type[Exception] | None]:
    """The ids that a list yields, and the error that ends it."""
    ids: list[str] = []
    try:
        async for found in reader.alist(place, before=before):
            ids += [id_of(found.config)]
    except Exception as error:
        return ids, type(error)
    return ids, None


async def test_all_that_share_a_damaged_piece_say_so_and_the_rest_is_readable(
    dsn: str, saver: AsyncPostgresSaver
) -> None:
    configs = await _three(saver)
    plain = await aput(saver, configs[-1], {"short": 9})
    for change in (
        "update {} set data = data || data",
        "update {} set data = ''",
        "delete from {}",
    ):
        change_rows(dsn, change.format("checkpoint_chunks"))
        async with AsyncPostgresSaver.from_conn_string(dsn) as reader:
            for config in configs:
                with pytest.raises(CorruptRowError, match="'long'"):
                    await reader.aget_tuple(config)
            assert await reader.aget_tuple(plain) is not None
            assert len(await reader.alist_info(config_for("t"))) == 4


async def test_a_damaged_thread_can_be_deleted_and_does_not_disturb_others(
    dsn: str, saver: AsyncPostgresSaver
) -> None:
    configs = await _three(saver)
    await aput(saver, config_for("other"), {"a": [1]})
    for name in ("groups negative", "checkpoint a list", "metadata null"):
        change_rows(dsn, IN_ONE_CHECKPOINT[name][0].replace("ID", id_of(configs[1])))
    assert len([c async for c in saver.alist(config_for("other"))]) == 1
    await saver.adelete_thread("t")
    assert [c.thread_id for c in await saver.alist_threads()] == ["other"]


@pytest.mark.parametrize("chunk", [b"\xc1" * 1_400, b"\xdd\xff\xff\xff\xff", b"\xda\x05\x78short"])
async def test_a_chunk_that_is_no_msgpack_under_its_right_name(
    saver: AsyncPostgresSaver, dsn: str, chunk: bytes
) -> None:
    """Read twice, for the second time looks at each chunk: it must come to an end."""
    await aput(saver, config_for("t"), {"long": LONG})
    name = digest_of(chunk)
    run_sql(dsn, "insert into pgcheckpoint.checkpoint_chunks values ('t', %s, %s)", [name, chunk])
    run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set chunks = %s, groups = 0", [name])
    for _ in range(3):
        with pytest.raises(CorruptRowError, match="'long'"):
            await saver.aget_tuple(config_for("t"))
    assert [row.channel for row in (await verify_threads(saver)).broken] == ["long"]


async def test_whatever_random_damage_does_the_errors_are_ours() -> None:
    with cluster() as running:
        done = await damage(running, "test", 300)
    assert done.count == 300
    assert not done.findings, "\n".join(done.findings)


# JSONB holds the last two, and orjson does not.
WRONG = ["null", '"x"', '[1, "a", null]', '{"a": {"b": []}}', "1e9999", "[" * 2000 + "]" * 2000]


def _documents(stored: dict[str, Any]) -> Iterator[str]:
    """All of it, each field, and what is in each, something else in turn; or not there."""
    yield from WRONG
    for name, value in stored.items():
        yield json.dumps({n: v for n, v in stored.items() if n != name})
        places = [{**stored, name: "?"}]
        if isinstance(value, dict):
            places.append({**stored, name: {**value, next(iter(value), "long"): "?"}})
        for place in places:
            yield from (json.dumps(place).replace('"?"', wrong) for wrong in WRONG)


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["in clear", "sealed"])
async def test_whatever_stands_in_a_document_the_errors_are_ours(dsn: str, cipher: Any) -> None:
    how: Any = {"cipher": cipher, "encrypt_metadata": cipher is not None}
    async with AsyncPostgresSaver.from_conn_string(dsn, **how) as writer:
        configs = await store(writer)
    found, id_ = list[str](), id_of(configs[1])
    async with AsyncConnectionPool(dsn, min_size=2, kwargs={"autocommit": True}) as pool:
        for column in ("checkpoint", "metadata"):
            place = "pgcheckpoint.checkpoints where checkpoint_id = %s"
            ((stored,),) = rows_of(dsn, f"select {column} from {place}", [id_])
            change = f"update {place.replace(' where', f' set {column} = %s where')}"
            for document in _documents(stored):
                with suppress(psycopg.errors.IntegrityError):
                    run_sql(dsn, change, [document, id_])
                saver = AsyncPostgresSaver(pool, **how)
                for name, call in calls(saver, configs).items():
                    if error := await error_of(call()):
                        found.append(f"{column} = {document:.300}: {name}: {error!r:.200}")
                await saver.close()
            run_sql(dsn, change, [json.dumps(stored), id_])
    assert not found, "\n".join(found)
