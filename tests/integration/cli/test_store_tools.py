"""The commands for the store's items, and export, import and verify, which take them along."""

from __future__ import annotations

import io
import math
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, ExportFormatError, PostgresStore
from pg_checkpoint.tools.export import export_threads, header, import_threads, line
from pg_checkpoint.tools.verify import verify_items
from tests.cases import each
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER, KEYS
from tests.making import aput, config_for, rows_of, run_sql
from tests.servers import Server, database

NS = ("users", "u1")
ODD: dict[str, Any] = {"nan": math.inf, "nul": "a\0", "half": "\ud800", "long": 10**30}
ENCRYPTED: Any = {"cipher": CIPHER}
RED = "\x1b[31mred"


@pytest.fixture
def filled(dsn: str) -> str:
    with PostgresStore.from_conn_string(dsn) as store:
        store.put(NS, "a", {"kind": "fact", "n": 7})
        store.put((*NS, "deep"), RED, {"kind": RED})
        store.put(("other",), "odd", ODD)
    return dsn


def test_ls_get_and_search(filled: str) -> None:
    assert done("store", "ls", dsn=filled).out == "other\nusers.u1\nusers.u1.deep\n"
    assert done("store", "ls", "users.u1", "--depth", "2", dsn=filled).out == "users.u1\n"
    page = done("store", "ls", "--limit", "1", "--offset", "1", "--json", dsn=filled).json
    assert page == {"namespaces": [["users", "u1"]], "offset": 2}
    assert "--offset 1" in done("store", "ls", "--limit", "1", dsn=filled).out
    assert done("store", "ls", "nobody", dsn=filled).out == "no namespaces\n"
    assert done("store", "get", "users.u1", "a", dsn=filled).json == {"kind": "fact", "n": 7}
    found = done("store", "get", "users.u1", "a", "--json", dsn=filled).json
    found["created_at"] = found["created_at"][:2]
    assert {"namespace": ["users", "u1"], "key": "a", "created_at": "20"}.items() <= found.items()
    assert done("store", "get", "other", "odd", dsn=filled).json == ODD
    missing = cli("store", "get", "users.u1", "b", dsn=filled)
    assert (missing.code, missing.out) == (2, "")
    assert "'b'" in missing.err
    found = done("store", "search", "users", "--where", '{"n": {"$gt": 6}}', "--json", dsn=filled)
    assert [item["key"] for item in found.json["items"]] == ["a"]
    page = done("store", "search", "--limit", "2", "--json", dsn=filled).json
    assert ([item["key"] for item in page["items"]], page["offset"]) == (["odd", RED], 2)
    assert "users.u1" in done("store", "search", dsn=filled).out
    for wrong in ('{"$no": 1}', "no"):
        assert cli("store", "search", "--where", wrong, dsn=filled).code == 2


def test_nothing_in_an_item_reaches_the_terminal(filled: str) -> None:
    item = ("users.u1.deep", RED)
    for arguments in (
        ("search",),
        ("search", "--json"),
        ("get", *item),
        ("get", *item, "--json"),
        ("rm", *item, "--yes", "--json"),
    ):
        ended = done("store", *arguments, dsn=filled)
        assert "\x1b" not in ended.out
        assert "red" in ended.out


def test_looking_does_not_let_items_live_longer(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn) as store:
        store.put(NS, "k", {"n": 1}, ttl=1)
    before = rows_of(dsn, query := "select expires_at from pgcheckpoint.store_items")
    done("store", "get", "users.u1", "k", dsn=dsn)
    done("store", "search", dsn=dsn)
    assert rows_of(dsn, query) == before


def test_rm_deletes_after_it_was_told_to(filled: str) -> None:
    asked = cli("store", "rm", "users.u1", "a", dsn=filled)
    assert (asked.code, "--yes" in asked.err) == (2, True)
    lacking = cli("store", "rm", "users.u1", "a", "b", "--yes", dsn=filled)
    assert (lacking.code, "no item 'b' in 'users.u1'" in lacking.err) == (2, True)
    assert done("store", "rm", "users.u1", "a", "--yes", dsn=filled).out == "deleted 1 item\n"
    assert cli("store", "get", "users.u1", "a", dsn=filled).code == 2
    assert cli("store", "rm", "users.u1", "a", "--yes", dsn=filled).code == 2
    # Also what it can't read.
    with PostgresStore.from_conn_string(filled, **ENCRYPTED) as store:
        store.put(NS, "k", {"a": 1})
        assert done("store", "rm", "users.u1", "k", "--yes", dsn=filled).out == "deleted 1 item\n"
        assert store.get(NS, "k") is None


@each("namespace", ["a..b", ".", "a."])
def test_a_namespace_that_is_none(filled: str, namespace: str) -> None:
    for arguments in (("get", namespace, "k"), ("search", namespace), ("rm", namespace, "k", "-y")):
        ended = cli("store", *arguments, dsn=filled)
        assert (ended.code, "namespace label" in ended.err.lower()) == (2, True)


def test_encrypted_items_need_the_keys(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn, searchable=["kind"], **ENCRYPTED) as store:
        store.put(NS, "k", {"kind": "fact", "secret": "sesame"})
    without = cli("store", "get", "users.u1", "k", dsn=dsn)
    assert (without.code, "encrypted" in without.err) == (4, True)
    keyed: Any = {"dsn": dsn, "PG_CHECKPOINT_KEYS": KEYS}
    assert done("store", "get", "users.u1", "k", **keyed).json["secret"] == "sesame"
    clear = ("--searchable", '["kind"]', "--where", '{"kind": "fact"}')
    assert "sesame" in done("store", "search", *clear, **keyed).out
    refused = cli("store", "search", *clear[2:], **keyed)
    assert (refused.code, "searchable" in refused.err) == (2, True)


async def exported(dsn: str, **how: Any) -> bytes:
    out = io.BytesIO()
    async with AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        await export_threads(saver, out.write)
    return out.getvalue()


async def imported(dsn: str, data: bytes, searchable: Any = (), **how: Any) -> int:
    async with AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        await saver.setup()
        return (await import_threads(saver, io.BytesIO(data), searchable=searchable)).items


async def everything(dsn: str, **how: Any) -> str:
    async with AsyncPostgresStore.from_conn_string(dsn, **how) as store:
        return repr(await store.asearch((), limit=1_000, refresh_ttl=False))


async def test_items_go_through_an_export(filled: str, server: Server, template: str) -> None:
    async with AsyncPostgresStore.from_conn_string(filled) as store:
        await store.aput(("n" * 2_000, "m"), "k" * 2_000, {"n": 1}, ttl=50)
        await store.aput(NS, "for good", {}, ttl=math.inf)
    data = await exported(filled)
    with database(server, template) as (_, other):
        assert await imported(other, data) == 5
        assert await everything(other) == await everything(filled)
        # Again: the same. And what was put there later stays.
        assert await imported(other, data) == 0
        async with AsyncPostgresStore.from_conn_string(other) as store:
            await store.aput(NS, "a", {"later": True})
            assert await imported(other, data) == 0
            found = await store.asearch(NS, filter={"later": True})
            assert [item.key for item in found] == ["a"]


async def test_an_encrypted_export_shows_no_item(dsn: str, server: Server, template: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, **ENCRYPTED) as store:
        await store.aput(NS, "k", {"kind": "fact", "secret": "sesame"})
    data = await exported(dsn, **ENCRYPTED)
    assert b"sesame" not in data
    with database(server, template) as (_, other):
        assert await imported(other, data, ["kind"], **ENCRYPTED) == 1
        assert await everything(other, **ENCRYPTED) == await everything(dsn, **ENCRYPTED)
        rows = rows_of(other, "select value from pgcheckpoint.store_items")
        assert rows == [({"kind": "fact"},)]


@pytest.mark.one_server("vectors are refused there")
async def test_vectors_go_along(dsn: str, server: Server, template: str) -> None:
    embedder = FakeEmbedder(8)
    index: Any = {"dims": 8, "embed": embedder, "fields": ["text"]}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.setup()
        await store.aput(NS, "k", {"text": "tea"})
    data = await exported(dsn)
    with database(server, template) as (_, other):
        asked = len(embedder.texts)
        async with AsyncPostgresStore.from_conn_string(other, index=index) as store:
            await store.setup()
            assert await imported(other, data) == 1
            assert [i.key for i in await store.asearch((), query="tea")] == ["k"]
        assert len(embedder.texts) == asked
    with database(server, template) as (_, plain):
        assert await imported(plain, data) == 1


async def test_an_export_of_threads_has_no_items(filled: str, saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"a": 1})
    out = io.BytesIO()
    assert (await export_threads(saver, out.write, threads=["t"])).items == 0
    assert b'"item"' not in out.getvalue()
    whole = await exported(filled)
    with pytest.raises(ExportFormatError, match="another id"):
        await import_threads(saver, io.BytesIO(whole), thread_id="u")


ITEM: dict[str, Any] = {
    "namespace": ["a"],
    "key": "k",
    "value": "{}",
    "vectors": [],
    **dict.fromkeys(("created_at", "updated_at"), "2026-01-01T00:00:00+00:00"),
    **dict.fromkeys(("expires_at", "ttl")),
}
DAMAGES: list[dict[str, Any]] = [
    *({"namespace": wrong} for wrong in ("a", ["a.b"], [1], ["\0"])),
    *({"key": wrong} for wrong in ("\0", None)),
    *({"value": wrong} for wrong in ("[]", "{", "[" * 100_000)),
    *({"created_at": "yesterday"}, {"updated_at": "2026-01-01"}, {"expires_at": 7}),
    *({"ttl": wrong} for wrong in ("7", True)),
    *({"vectors": [["text", *wrong]]} for wrong in ([0], [-1, ""], [0, "AAA="], [0, "AADAfw=="])),
    {"vectors": None},
]


@each("damage", DAMAGES, ids=lambda damage: str(damage)[:30])
async def test_a_damaged_item(saver: AsyncPostgresSaver, damage: dict[str, Any]) -> None:
    """It is named by its line."""
    lines = [header(0), line("item", **ITEM), line("item", **{**ITEM, **damage})]
    with pytest.raises(ExportFormatError, match="line 3"):
        await import_threads(saver, io.BytesIO(b"".join(lines)))
    assert (await verify_items(saver)).items == 1


async def test_another_format_and_other_counts(saver: AsyncPostgresSaver) -> None:
    first = header(0).replace(b'"version":3', b'"version":1')
    assert first != header(0)
    with pytest.raises(ExportFormatError, match="has version 1 of the format"):
        await import_threads(saver, io.BytesIO(first))
    end = line("end", **dict.fromkeys(("threads", "checkpoints", "values", "writes", "items"), 0))
    with pytest.raises(ExportFormatError, match="0 items, but has 1"):
        await import_threads(saver, io.BytesIO(header(0) + line("item", **ITEM) + end))


def test_the_commands_take_them(filled: str, tmp_path: Path, server: Server, template: str) -> None:
    file = str(tmp_path / "all.gz")
    assert "3 items of the store" in done("export", file, dsn=filled).err
    with database(server, template) as (_, other):
        assert done("import", file, "--json", dsn=other).json["items"] == 3
        assert done("verify", "--json", dsn=other).json["store"]["items"] == 3
        run_sql(other, "delete from pgcheckpoint.store_items where key = 'a'")
        mended = done("import", file, dsn=other).out
        assert "items stored\t1\n" in mended
        assert "items there already\t2\n" in mended


BREAK = [
    ("value = '[]'", "not a JSON object"),
    ("exact = '{'", "JSONDecodeError"),
    (r"whole_namespace = e'other\x01'", "does not match its names"),
    ("whole_key = 'another'", "does not match its names"),
]


@pytest.mark.parametrize(("change", "said"), BREAK)
def test_verify_names_what_is_broken(filled: str, change: str, said: str) -> None:
    run_sql(filled, f"update pgcheckpoint.store_items set {change} where key = 'a'")
    ended = cli("verify", dsn=filled)
    assert (ended.code, said in ended.out) == (1, True)
    found = cli("verify", "--json", dsn=filled).json["store"]
    assert (found["items"], len(found["broken"]), found["unjudged"]) == (3, 1, [])


def test_verify_tells_a_missing_key_from_damage(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn, **ENCRYPTED) as store:
        store.put(NS, "k", {"secret": "sesame"})
    other = "other:" + b64encode(bytes(range(32))).decode()
    ended = cli("verify", "--json", dsn=dsn, PG_CHECKPOINT_KEYS=other)
    assert ended.code == 4
    found = ended.json["store"]
    assert (found["broken"], len(found["unjudged"])) == ([], 1)
    damage = "exact = overlay(exact placing 'AAAA' from 130)"
    run_sql(dsn, f"update pgcheckpoint.store_items set {damage}")
    ended = cli("verify", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)
    assert (ended.code, "sesame" in ended.out) == (1, False)
