"""Metadata encrypted: it comes back, filters are still answered, and what can't be says so."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    DecryptionError,
    KeyRing,
    PostgresSaver,
    RetentionPolicy,
    UnsupportedCallError,
)
from tests.integration.test_encrypted_saver import CIPHER, KEYS
from tests.keys import KEY, SECRET
from tests.making import aput, config_for, id_of, rows_of, tuple_of
from tests.seams import run_on

OPTIONS: Any = {"cipher": CIPHER, "encrypt_metadata": True}
METADATA: dict[str, Any] = {
    "step": 3,
    "source": "loop",
    "user": SECRET,
    "score": 0.5,
    "vip": True,
    "nothing": None,
    "nested": {"secret": SECRET, "list": [SECRET]},
    "nul": "a\0b",
    "pg:sealed": "a key of the user's",
    "run_id": "run 1",
    "parents": {"": "parent", "child": SECRET},
}


@pytest.fixture
async def sealed(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        yield saver


async def _ids(saver: AsyncPostgresSaver, wanted: dict[str, Any], config: Any = None) -> list[str]:
    return [id_of(c.config) async for c in saver.alist(config, filter=wanted)]


async def test_it_comes_back_and_does_not_show(
    sealed: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    config = await aput(sealed, config_for("t"), {}, metadata=METADATA)
    expected = {**METADATA, "nul": r"a\u0000b"}
    found = await tuple_of(sealed, config)
    assert found.metadata == expected
    assert [c.metadata async for c in sealed.alist(None)] == [expected]
    assert [i.metadata for i in await sealed.alist_info(config_for("t"))] == [expected]
    assert [t.metadata for t in await sealed.alist_threads()] == [expected]
    stored = admin.execute(
        "select metadata, metadata::text from pgcheckpoint.checkpoints"
    ).fetchone()
    assert stored is not None
    assert set(stored[0]) == {"pg:sealed", "pg:tokens", "run_id", "parents"}
    assert stored[0]["parents"] == {"": "parent"}
    for secret in (SECRET, "loop", "user", "score", "run 1"):
        assert secret not in stored[1]


def test_the_blocking_saver_has_it_too(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        run_on(saver, aput(saver, config_for("t"), {}, metadata=METADATA))
        assert [t.metadata["user"] for t in saver.list_threads(filter={"user": SECRET})] == [SECRET]
        assert len(saver.list_info(config_for("t"), filter={"vip": True})) == 1
        assert saver.list_info(config_for("t"), filter={"vip": False}) == []


async def test_filters_by_scalars(sealed: AsyncPostgresSaver) -> None:
    one = id_of(await aput(sealed, config_for("a"), {}, metadata=METADATA))
    two = id_of(await aput(sealed, config_for("b"), {}, metadata={"step": 4, "user": SECRET}))
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({}, [two, one]),
        ({"user": SECRET}, [two, one]),
        ({"user": SECRET, "step": 4}, [two]),
        ({"step": 3.0}, [one]),
        ({"step": "3"}, []),
        ({"score": 0.5, "vip": True, "nothing": None}, [one]),
        ({"vip": 1}, []),
        ({"vip": None}, []),
        ({"nul": r"a\u0000b"}, [one]),
        ({"user": "step"}, []),
    ]
    for wanted, expected in cases:
        assert await _ids(sealed, wanted) == expected, wanted
        in_b = [i for i in expected if i == two]
        assert await _ids(sealed, wanted, config_for("b")) == in_b
        assert await _ids(sealed, wanted, config_for("b", checkpoint_ns=None)) == in_b
        threads = await sealed.alist_threads(filter=wanted)
        assert {t.thread_id for t in threads} == {"a" if i == one else "b" for i in expected}


@pytest.mark.parametrize("wanted", [{"nested": {"a": 1}}, {"step": 1, "list": [1]}, {"a": {}}])
async def test_what_cannot_be_answered_says_so(
    sealed: AsyncPostgresSaver, wanted: dict[str, Any]
) -> None:
    with pytest.raises(UnsupportedCallError, match="top-level"):
        await _ids(sealed, wanted)
    with pytest.raises(UnsupportedCallError):
        await sealed.alist_info(config_for("t"), filter=wanted)
    with pytest.raises(UnsupportedCallError):
        await sealed.alist_threads(filter=wanted)
    with pytest.raises(UnsupportedCallError):
        await sealed.apply_retention(RetentionPolicy(keep_last=1, metadata=wanted))


async def test_runs_are_deleted_by_their_ids(sealed: AsyncPostgresSaver) -> None:
    for n in (1, 2, 3):
        await aput(sealed, config_for(f"t{n}"), {}, metadata={"run_id": f"run {n}"})
    await sealed.adelete_for_runs(["run 1", "run 3", "run 4"])
    assert [t.thread_id for t in await sealed.alist_threads() if t.checkpoints] == ["t2"]


async def test_retention_with_a_filter(sealed: AsyncPostgresSaver) -> None:
    for thread_id, user in (("mine", "me"), ("yours", "you")):
        for step in range(3):
            await aput(sealed, config_for(thread_id), {}, metadata={"user": user, "step": step})
    policy = RetentionPolicy(keep_last=1, metadata={"user": "me"})
    removed = await sealed.apply_retention(policy)
    assert (removed.looked_at, removed.checkpoints) == (1, 2)
    everything = RetentionPolicy(delete_inactive_for=timedelta(days=1))
    assert (await sealed.apply_retention(everything)).looked_at == 2


async def test_filters_and_runs_across_a_new_key(sealed: AsyncPostgresSaver, dsn: str) -> None:
    """Rows of before and after a key was added; then the oldest may go, once all have tokens.

    A run is known by the key that was active.
    """
    await aput(sealed, config_for("before"), {}, metadata={"user": SECRET, "run_id": "1"})
    keys = {**KEYS, "newest": KEY}
    rings = [KeyRing(keys), KeyRing({k: keys[k] for k in ("new", "newest")})]
    for ring in rings:
        options: Any = {**OPTIONS, "cipher": AesGcmCipher(ring)}
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as later:
            await aput(later, config_for(ring.naming), {}, metadata={"user": SECRET, "run_id": "2"})
            found = [t.thread_id for t in await later.alist_threads(filter={"user": SECRET})]
            assert set(found) == {"before", *(r.naming for r in rings[: rings.index(ring) + 1])}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as last:
        await last.adelete_for_runs(["2"])
        assert [t.thread_id for t in await last.alist_threads() if t.checkpoints] == ["before"]
    async with AsyncPostgresSaver.from_conn_string(
        dsn, **{**OPTIONS, "cipher": AesGcmCipher(rings[0])}
    ) as all_:
        await all_.adelete_for_runs(["1", "2"])
        assert [t for t in await all_.alist_threads() if t.checkpoints] == []


async def test_plain_metadata_is_refused_unless_allowed(
    sealed: AsyncPostgresSaver, dsn: str
) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as without:
        await aput(without, config_for("t"), {}, metadata={"user": "me", "run_id": "1"})
        # Whose metadata is in clear, may have anything in it.
        await aput(without, config_for("odd"), {}, metadata={"pg:sealed": "AAAA"})
        assert len([c async for c in without.alist(None)]) == 2
        encrypted = await aput(sealed, config_for("u"), {}, metadata={"user": "me"})
        found = await tuple_of(without, encrypted)
        assert found.metadata.get("user") == "me"
    with pytest.raises(DecryptionError, match=r"metadata at thread 't'.*not encrypted"):
        await sealed.aget_tuple(config_for("t"))
    with pytest.raises(DecryptionError, match="metadata at thread 'odd'"):
        await sealed.alist_info(config_for("odd"))
    with pytest.raises(DecryptionError, match="metadata at thread"):
        await sealed.alist_threads()
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS, allow_plaintext=True) as both:
        assert len([c async for c in both.alist(None)]) == 3
        with pytest.raises(UnsupportedCallError, match="would miss"):
            await both.alist_threads(filter={"user": "me"})
        await both.adelete_for_runs(["1"])
        assert await both.aget_tuple(config_for("t")) is None


@pytest.mark.parametrize(
    "how",
    [
        "set metadata = '{}'",
        "set metadata = jsonb_set(metadata, '{pg:sealed}', '7')",
        "set metadata = jsonb_set(metadata, '{pg:sealed}', '\"not base64!\"')",
        (
            "set metadata = jsonb_set(metadata, '{pg:sealed}',"
            " to_jsonb('B' || (metadata ->> 'pg:sealed')))"
        ),
        (
            "c set metadata = o.metadata from pgcheckpoint.checkpoints o"
            " where o.checkpoint_id < c.checkpoint_id"
        ),
        (
            "c set metadata = o.metadata from pgcheckpoint.checkpoints o"
            " where o.thread_id <> c.thread_id"
        ),
    ],
)
async def test_it_is_bound_to_its_place(
    sealed: AsyncPostgresSaver, admin: psycopg.Connection[Any], how: str
) -> None:
    for thread_id in ("t", "t", "u"):
        await aput(sealed, config_for(thread_id), {}, metadata={"user": SECRET})
    assert admin.execute(f"update pgcheckpoint.checkpoints {how}".encode()).rowcount > 0
    with pytest.raises(DecryptionError, match=r"metadata at thread '[tu]'") as caught:
        [c async for c in sealed.alist(None)]
    assert SECRET not in str(caught.value)


def test_options_without_a_cipher_are_refused() -> None:
    for name in ("allow_plaintext", "encrypt_metadata"):
        options: Any = {name: True}
        with pytest.raises(ValueError, match=name):
            AsyncPostgresSaver("", **options)


# --- tenants ---


def _tenant(thread_id: str) -> str:
    return thread_id.partition(":")[0]


def _tokens(admin: psycopg.Connection[Any], thread_id: str) -> set[str]:
    query = "select metadata -> 'pg:tokens' from pgcheckpoint.checkpoints where thread_id = %s"
    return {token for (tokens,) in admin.execute(query, [thread_id]) for token in tokens}


async def test_equal_metadata_of_two_tenants_does_not_look_equal(
    dsn: str, admin: psycopg.Connection[Any]
) -> None:
    """Who may write metadata in her own thread learnt who else has the same."""
    threads = ["acme:1", "acme:2", "other:1"]
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS, tenant_of=_tenant) as saver:
        for thread_id in threads:
            await aput(saver, config_for(thread_id), {}, metadata={"user": SECRET})
        await saver.acopy_thread("acme:1", "third:1")
        one, same, other = (_tokens(admin, thread_id) for thread_id in threads)
        assert one == same
        assert not one & other
        assert not _tokens(admin, "third:1") & (one | other)
        wanted = {"user": SECRET}
        for thread_id in (*threads, "third:1"):
            assert len(await _ids(saver, wanted, config_for(thread_id))) == 1
            assert len(await saver.alist_info(config_for(thread_id), filter=wanted)) == 1
            assert not await _ids(saver, {"user": "other"}, config_for(thread_id))
        found = await saver.alist_threads(filter=wanted, tenant="acme")
        assert sorted(info.thread_id for info in found) == ["acme:1", "acme:2"]
        assert await saver.alist_threads(filter=wanted, tenant="nobody") == []
        assert len(await saver.alist_threads()) == 4
        assert len([c async for c in saver.alist(None)]) == 4


async def test_a_filter_over_several_tenants_is_refused(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS, tenant_of=_tenant) as saver:
        await aput(saver, config_for("acme:1"), {}, metadata={"user": SECRET, "run_id": "r"})
        wanted = {"user": SECRET}
        with pytest.raises(UnsupportedCallError, match="one tenant"):
            await _ids(saver, wanted)
        with pytest.raises(UnsupportedCallError, match="one tenant"):
            await saver.alist_threads(filter=wanted, prefix="acme:")
        policy = RetentionPolicy(delete_inactive_for=timedelta(days=1), metadata=wanted)
        with pytest.raises(UnsupportedCallError, match="one tenant"):
            await saver.apply_retention(policy)
        # Runs are one tenant's anyway.
        await saver.adelete_for_runs(["r"])
        assert await saver.aget_tuple(config_for("acme:1")) is None


async def test_rotating_binds_what_was_there_to_its_tenant(dsn: str) -> None:
    old = {**OPTIONS, "cipher": AesGcmCipher(KeyRing({"old": KEYS["old"]}))}
    async with AsyncPostgresSaver.from_conn_string(dsn, **old) as before:
        await aput(before, config_for("acme:1"), {}, metadata={"user": SECRET})
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS, tenant_of=_tenant) as saver:
        assert await _ids(saver, {"user": SECRET}, config_for("acme:1")) == []
        assert (await saver.rotate_keys()).complete
        assert len(await _ids(saver, {"user": SECRET}, config_for("acme:1"))) == 1


async def test_tenants_need_encrypted_metadata_and_are_text(
    sealed: AsyncPostgresSaver, dsn: str
) -> None:
    with pytest.raises(ValueError, match="tenant_of"):
        AsyncPostgresSaver(dsn, cipher=CIPHER, tenant_of=_tenant)
    with pytest.raises(ValueError, match="tenant_of"):
        await sealed.alist_threads(filter={"a": 1}, tenant="acme")
    options: Any = {**OPTIONS, "tenant_of": len}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        with pytest.raises(TypeError, match="not int"):
            await aput(saver, config_for("t"), {})


async def test_tokens_do_not_stand_in_the_order_of_the_pairs(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=CIPHER, encrypt_metadata=True
    ) as saver:
        pairs: dict[str, Any] = {f"p{n}": n for n in range(12)}
        await aput(saver, config_for("a"), {"x": 1}, metadata=pairs)
        backwards: Any = dict(reversed(pairs.items()))
        await aput(saver, config_for("b"), {"x": 1}, metadata=backwards)
        rows = rows_of(dsn, "select metadata->>'pg:tokens' from pgcheckpoint.checkpoints")
        (one, other) = (json.loads(row[0]) for row in rows)
        assert one == other
        for name, value in pairs.items():
            found = [c async for c in saver.alist(None, filter={name: value})]
            assert len(found) == 2


@pytest.mark.parametrize("encrypt_metadata", [False, True])
async def test_metadata_with_our_marks_is_not_taken_for_encrypted(
    encrypt_metadata: bool, dsn: str
) -> None:
    marked: Any = {"pg:sealed": "x", "pg:tokens": [], "pg:other": 1, "run_id": "r"}
    options: Any = {"cipher": CIPHER, "encrypt_metadata": encrypt_metadata}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": 1}, metadata=marked)
        found = await tuple_of(saver, config)
        metadata: Any = found.metadata
        name = "pg:sealed" if encrypt_metadata else "user:pg:sealed"
        assert (metadata[name], metadata["pg:other"]) == ("x", 1)
        assert (await saver.rotate_keys()).complete
    with psycopg.connect(dsn) as admin:
        query = "select metadata is not null from pgcheckpoint.checkpoint_overview"
        assert admin.execute(query).fetchone() == (not encrypt_metadata,)
