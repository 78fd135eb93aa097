"""Metadata encrypted: it comes back, and is found by the fields that stay in clear."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from langgraph.graph import START, MessagesState, StateGraph

import pg_checkpoint as pg
from pg_checkpoint.saver.retention import BackgroundRetention
from pg_checkpoint.tools.views import timeline
from tests.cases import each
from tests.conftest import Patch, Saver
from tests.integration.codec.test_encrypted_saver import CIPHER, KEYS
from tests.keys import KEY, SECRET
from tests.making import age_threads, aput, change_rows, config_for, id_of, rows_of, tuple_of
from tests.waiting import until

CLEAR = ("user", "vip", "tags", "nul", "run_id")
OPTIONS: Any = {"cipher": CIPHER, "encrypt_metadata": True, "clear_metadata": CLEAR}
METADATA: dict[str, Any] = {
    "step": 3,
    "source": "loop",
    "user": "ada",
    "secret": SECRET,
    "score": 0.5,
    "vip": True,
    "tags": {"a": [1, 2]},
    "nested": {"secret": SECRET, "list": [SECRET]},
    "nul": "a\0b",
    "pg:sealed": "a key of the user's",
    "run_id": "run 1",
    "parents": {"": "parent", "child": SECRET},
}
ADA: Any = {"user": "ada"}
_SECOND = "where parent_checkpoint_id is not null"
_OTHER = "c set metadata = o.metadata from checkpoints o where"
_LISTED = [
    *("set metadata = '{}'", "set metadata = jsonb_set(metadata, '{pg:sealed}', '7')"),
    "set metadata = jsonb_set(metadata, '{pg:sealed}', '\"not base64!\"')",
    "set metadata = metadata || jsonb_build_object('pg:sealed', 'B' || (metadata ->> 'pg:sealed'))",
    f"{_OTHER} o.thread_id = c.thread_id and o.checkpoint_id < c.checkpoint_id",
    f"{_OTHER} o.thread_id <> c.thread_id",
    "set checkpoint = jsonb_set(checkpoint, '{ts}', '\"1999-01-01T00:00:00+00:00\"')",
    *("set checkpoint = checkpoint - 'ts'", f"set parent_checkpoint_id = 'other' {_SECOND}"),
    "set parent_checkpoint_id = 'other' where parent_checkpoint_id is null",
    f"set checkpoint_id = checkpoint_id || 'x' {_SECOND}",
    f"set checkpoint_ns = 'moved' {_SECOND}",
    "set metadata = jsonb_set(metadata, '{user}', '\"eve\"')",
    "set metadata = metadata - 'user'",
    "set metadata = jsonb_set(metadata, '{run_id}', '\"other\"')",
    "set metadata = metadata - 'run_id'",
    "set metadata = jsonb_set(metadata, '{parents}', '{\"\": \"other\"}')",
    "set metadata = jsonb_set(metadata, '{counters_since_delta_snapshot}', '{}')",
    "set metadata = metadata || '{\"vip\": true}'",
    "set metadata = jsonb_set(metadata, '{m}', (repeat('[', 900) || repeat(']', 900))::jsonb)",
]


@pytest.fixture
async def sealed(dsn: str) -> AsyncIterator[Saver]:
    async with Saver.from_conn_string(dsn, **OPTIONS) as saver:
        yield saver


async def _ids(saver: Saver, wanted: dict[str, Any], config: Any = None) -> list[str]:
    return [id_of(c.config) async for c in saver.alist(config, filter=wanted)]


async def test_it_comes_back_and_does_not_show(sealed: Saver, dsn: str) -> None:
    config = await aput(sealed, config_for("t"), {}, metadata=METADATA)
    expected: Any = {**METADATA, "nul": r"a\u0000b"}
    assert (await tuple_of(sealed, config)).metadata == expected
    assert [c.metadata async for c in sealed.alist(None)] == [expected]
    assert [i.metadata for i in await sealed.alist_info(config_for("t"))] == [expected]
    assert [t.metadata for t in await sealed.alist_threads()] == [expected]
    query = "select metadata, metadata::text from pgcheckpoint.checkpoints"
    ((stored, text),) = rows_of(dsn, query)
    in_clear = {n: expected[n] for n in CLEAR} | {"parents": {"": "parent"}}
    assert {**stored, "pg:sealed": ""} == {**in_clear, "pg:sealed": ""}
    for secret in (SECRET, "loop", "step", "score"):
        assert secret not in text


async def test_filters_by_fields_in_clear(sealed: Saver) -> None:
    one = id_of(await aput(sealed, config_for("a"), {}, metadata=METADATA))
    two = id_of(await aput(sealed, config_for("b"), {}, metadata={"vip": 0.5, "user": "ada"}))
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({}, [two, one]),
        ({"user": "ada"}, [two, one]),
        ({"user": "ada", "vip": True}, [one]),
        ({"vip": 0.5}, [two]),
        ({"vip": None}, []),
        ({"tags": {"a": [1]}}, [one]),
        ({"nul": r"a\u0000b"}, [one]),
    ]
    for wanted, expected in cases:
        assert await _ids(sealed, wanted) == expected, wanted
        in_b = [i for i in expected if i == two]
        assert await _ids(sealed, wanted, config_for("b")) == in_b
        assert await _ids(sealed, wanted, config_for("b", checkpoint_ns=None)) == in_b
        threads = await sealed.alist_threads(filter=wanted)
        assert {t.thread_id for t in threads} == {"a" if i == one else "b" for i in expected}


# What stands in clear for deletes only, and in part, is no field to look for.
@pytest.mark.parametrize("wanted", [{"step": 3}, {"user": "ada", "secret": 1}, {"parents": {}}])
async def test_what_no_filter_may_name(sealed: Saver, wanted: dict[str, Any]) -> None:
    policy = pg.RetentionPolicy(keep_last=1, metadata=wanted)
    for call in (
        lambda: _ids(sealed, wanted),
        lambda: sealed.alist_info(config_for("t"), filter=wanted),
        lambda: sealed.alist_threads(filter=wanted),
        lambda: pg.list_unfinished(sealed, filter=wanted),
        lambda: pg.list_waiting(sealed, filter=wanted),
        lambda: sealed.apply_retention(policy),
    ):
        with pytest.raises(pg.UnsupportedCallError, match="add it to clear_metadata"):
            await call()


async def test_background_work_refuses_encrypted_fields_at_once(sealed: Saver) -> None:
    policy = pg.RetentionPolicy(keep_last=1, metadata={"secret": 1})
    with pytest.raises(pg.InvalidOptionError, match="metadata field 'secret', which is encrypted"):
        Saver("", **OPTIONS, retention=policy)
    graph = StateGraph(MessagesState).add_node("n", lambda _: {}).add_edge(START, "n")
    compiled = graph.compile(checkpointer=sealed)
    with pytest.raises(pg.UnsupportedCallError, match="add it to clear_metadata"):
        await pg.recover(sealed, compiled, filter={"secret": 1})


async def test_runs_are_deleted_by_their_ids_in_clear(sealed: Saver, dsn: str) -> None:
    for n in (1, 2, 3):
        await aput(sealed, config_for(f"t{n}"), {}, metadata={"run_id": f"run {n}"})
    await sealed.adelete_for_runs(["run 1", "run 3", "run 4"])
    assert [t.thread_id for t in await sealed.alist_threads() if t.checkpoints] == ["t2"]
    options: Any = {**OPTIONS, "clear_metadata": ["user"]}
    async with Saver.from_conn_string(dsn, **options) as without:
        with pytest.raises(pg.UnsupportedCallError, match=r"'run_id'.*clear_metadata"):
            await without.adelete_for_runs(["run 2"])


async def test_rotating_keeps_in_clear_what_is_named(sealed: Saver, dsn: str) -> None:
    """By a saver that does not encrypt metadata what there is, else what its option names."""
    await aput(sealed, config_for("t"), {}, metadata=METADATA)
    cipher = pg.AesGcmCipher(pg.KeyRing({**KEYS, "newest": KEY}))
    async with Saver.from_conn_string(dsn, cipher=cipher) as without:
        assert (await pg.rotate_keys(without)).complete
    query = "select metadata from pgcheckpoint.checkpoints"
    assert set(rows_of(dsn, query)[0][0]) == {"pg:sealed", "parents", *CLEAR}
    cipher = pg.AesGcmCipher(pg.KeyRing({**KEYS, "newest": KEY, "last": bytes(range(32))}))
    options: Any = {**OPTIONS, "clear_metadata": ["score"], "cipher": cipher}
    async with Saver.from_conn_string(dsn, **options) as with_:
        assert (await pg.rotate_keys(with_)).complete
        assert [t.thread_id for t in await with_.alist_threads(filter={"score": 0.5})] == ["t"]
        assert (await tuple_of(with_, config_for("t"))).metadata["secret"] == SECRET  # type: ignore[typeddict-item]
    assert set(rows_of(dsn, query)[0][0]) == {"pg:sealed", "parents", "score"}


async def test_any_number_may_stand_in_clear(sealed: Saver) -> None:
    """JSONB gives back 1e16 as an integer: what is bound must not differ then."""
    floats = (3.0, -0.0, 1e16, 1e300, 1.5e-7)
    for n, number in enumerate([*floats, 2**63, -(2**63), 2**64 - 1, [1e22, {"a": 5.0}]]):
        await aput(sealed, config_for(f"{n}"), {}, metadata={"vip": number})
        (info,) = await sealed.alist_info(config_for(f"{n}"), filter={"vip": number})
        assert info.metadata["vip"] == number


async def test_plain_metadata_has_to_be_allowed(sealed: Saver, dsn: str) -> None:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as without:
        await aput(without, config_for("t"), {}, metadata={"user": "me", "run_id": "1"})
        await aput(without, config_for("odd"), {}, metadata={"pg:sealed": "AAAA"})
        assert len([c async for c in without.alist(None)]) == 2
        encrypted = await aput(sealed, config_for("u"), {}, metadata={"user": "me"})
        assert (await tuple_of(without, encrypted)).metadata.get("user") == "me"
    with pytest.raises(pg.DecryptionError, match=r"metadata at thread 't'.*not encrypted"):
        await sealed.aget_tuple(config_for("t"))
    with pytest.raises(pg.DecryptionError, match="metadata at thread 'odd'"):
        await sealed.alist_info(config_for("odd"))
    with pytest.raises(pg.DecryptionError, match="metadata at thread"):
        await sealed.alist_threads()
    async with Saver.from_conn_string(dsn, **OPTIONS, allow_plaintext=True) as both:
        assert len([c async for c in both.alist(None)]) == 3
        threads = await both.alist_threads(filter={"user": "me"})
        assert {info.thread_id for info in threads} == {"t", "u"}
        await both.adelete_for_runs(["1"])
        assert await both.aget_tuple(config_for("t")) is None


@pytest.mark.parametrize("encrypt_metadata", [False, True])
async def test_our_marks_are_not_taken_for_encryption(encrypt_metadata: bool, dsn: str) -> None:
    marked: Any = {"pg:sealed": "x", "pg:other": 1, "run_id": "r"}
    options: Any = {"cipher": CIPHER, "encrypt_metadata": encrypt_metadata}
    async with Saver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": 1}, metadata=marked)
        found = await tuple_of(saver, config)
        metadata: Any = found.metadata
        name = "pg:sealed" if encrypt_metadata else "user:pg:sealed"
        assert (metadata[name], metadata["pg:other"]) == ("x", 1)
        assert (await pg.rotate_keys(saver)).complete
    query = "select metadata is not null from pgcheckpoint.checkpoint_overview"
    assert rows_of(dsn, query) == [(not encrypt_metadata,)]


def _copied(dsn: str) -> None:
    change_rows(
        dsn,
        "update checkpoints c set metadata = jsonb_set(c.metadata, '{user}', o.metadata -> 'user')"
        " from checkpoints o where c.thread_id = 'bob' and o.thread_id = 'ada'",
    )


async def _put_threads(saver: Saver) -> None:
    for user in ("ada", "bob"):
        metadata = {"user": user, "run_id": f"run of {user}"}
        await aput(saver, config_for(user), {}, metadata=metadata)


async def _listed(saver: Saver, config: Any, wanted: Any = ADA) -> list[str]:
    return [id_of(found.config) async for found in saver.alist(config, filter=wanted)]


_READS: list[Callable[[Saver], Awaitable[Any]]] = [
    lambda saver: _listed(saver, None),
    lambda saver: _listed(saver, config_for("bob")),
    lambda saver: _listed(saver, config_for("bob", checkpoint_ns=None)),
    lambda saver: saver.alist_info(config_for("bob"), filter=ADA),
    lambda saver: saver.alist_threads(filter=ADA),
]


async def test_a_filter_finds_nothing_by_another_rows(sealed: Saver, dsn: str) -> None:
    await _put_threads(sealed)
    for read in _READS:
        await read(sealed)
    _copied(dsn)
    for read in _READS:
        with pytest.raises(pg.DecryptionError, match="thread 'bob'"):
            await read(sealed)


async def test_nor_a_run_to_resume(sealed: Saver, dsn: str) -> None:
    for user in ("ada", "bob"):
        await aput(sealed, config_for(user), {"branch:to:node": None}, metadata={"user": user})
    age_threads(dsn, timedelta(days=1))
    change_rows(dsn, "update checkpoint_threads set unfinished_at = active_at")
    assert [thread.thread_id for thread in await pg.list_unfinished(sealed, filter=ADA)] == ["ada"]
    _copied(dsn)
    assert len(await pg.list_unfinished(sealed)) == 2
    with pytest.raises(pg.DecryptionError, match="'bob'"):
        await pg.list_unfinished(sealed, filter=ADA)


@pytest.mark.parametrize(
    "policy", [{"keep_last": 1}, {"delete_inactive_for": timedelta(hours=1)}, {}]
)
async def test_nor_a_thread_to_clean(sealed: Saver, dsn: str, policy: Any) -> None:
    await _put_threads(sealed)
    await _put_threads(sealed)
    for user in ("ada", "bob"):
        await sealed.aset_ttl(user, timedelta(minutes=1) if policy == {} else None)
    age_threads(dsn, timedelta(days=1))
    _copied(dsn)
    with pytest.raises(pg.IncompleteError, match="'bob'") as caught:
        await sealed.apply_retention(pg.RetentionPolicy(**policy, metadata=ADA))
    assert isinstance(caught.value.__cause__, pg.DecryptionError)
    assert caught.value.result.checkpoints > 0  # type: ignore[attr-defined]  # of Removed
    left = "select from pgcheckpoint.checkpoints where thread_id = 'bob'"
    assert len(rows_of(dsn, left)) == 2


async def test_nor_one_in_the_background(dsn: str, monkeypatch: Patch, caplog: Any) -> None:
    caplog.set_level(logging.INFO, "pg_checkpoint.saver")
    monkeypatch.setattr(BackgroundRetention, "longest_moment", 0.1)
    async with Saver.from_conn_string(dsn, **OPTIONS) as saver:
        for _ in range(2):
            await _put_threads(saver)
    _copied(dsn)
    policy = pg.RetentionPolicy(keep_last=1, metadata=ADA)
    async with Saver.from_conn_string(dsn, **OPTIONS, retention=policy) as saver:
        await saver.alist_info(config_for("nobody"))
        await until(lambda: saver.stats().retention.passes)
        counts = saver.stats().retention
    assert (counts.checkpoints, counts.failed) == (1, 1)
    assert "could not clean 1 threads" in caplog.text
    left = "select from pgcheckpoint.checkpoints where thread_id = 'bob'"
    assert len(rows_of(dsn, left)) == 2


@pytest.mark.parametrize(
    "metadata",
    [
        "jsonb_set(c.metadata, '{run_id}', o.metadata -> 'run_id')",
        "o.metadata",
        "jsonb_build_object('run_id', o.metadata -> 'run_id')",  # in clear
    ],
)
async def test_a_run_deletes_its_own(sealed: Saver, dsn: str, metadata: str) -> None:
    await _put_threads(sealed)
    change_rows(
        dsn,
        f"update checkpoints c set metadata = {metadata}"
        " from checkpoints o where c.thread_id = 'bob' and o.thread_id = 'ada'",
    )
    with pytest.raises(pg.DecryptionError, match="'bob'"):
        await sealed.adelete_for_runs(["run of ada"])
    assert rows_of(dsn, "select distinct thread_id from pgcheckpoint.checkpoints") == [("bob",)]


@pytest.mark.parametrize("how", _LISTED)
async def test_what_is_listed_is_proved(sealed: Saver, dsn: str, how: str) -> None:
    counters = {"counters_since_delta_snapshot": {"d": [1, 1]}}
    metadata = {"run_id": "r", "user": "ada", "parents": {"": "root"}, **counters}
    first = await aput(sealed, config_for("t"), {}, metadata=metadata)
    await aput(sealed, first, {}, metadata=metadata)
    await aput(sealed, config_for("u"), {}, metadata=metadata)
    config = config_for("t", checkpoint_ns=None)
    parents = [info.parent_checkpoint_id for info in await sealed.alist_info(config)]
    assert [step.parent_checkpoint_id for step in await timeline(sealed, "t")] == parents
    change_rows(dsn, f"update checkpoints {how}")
    calls = sealed.alist_info(config), timeline(sealed, "t"), _listed(sealed, config, {})
    for call in calls:
        with pytest.raises(pg.DecryptionError):
            await call


async def test_a_parent_is_listed_though_the_row_forgot_it(sealed: Any, dsn: str) -> None:
    first = await aput(sealed, config_for("t"), {})
    await aput(sealed, first, {})
    change_rows(dsn, "update checkpoints set parent_checkpoint_id = null")
    await sealed.acopy_thread("t", "copy")
    for thread_id in ("t", "copy"):
        infos = await sealed.alist_info(config_for(thread_id))
        assert [info.parent_checkpoint_id for info in infos] == [id_of(first), None]
    assert [s.parent_checkpoint_id for s in await timeline(sealed, "t")] == [id_of(first), None]


async def test_without_encrypted_metadata_a_listing_shows_what_stands_there(dsn: str) -> None:
    """As the documentation says: so that nobody takes it for proved."""
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await _put_threads(saver)
        change_rows(dsn, 'update checkpoints set metadata = \'{"user": "eve"}\'')
        infos = await saver.alist_info(config_for("bob"), filter={"user": "eve"})
        assert [info.metadata for info in infos] == [{"user": "eve"}]


@each("forged", ["'{}'", "'[]'", '\'{"user": "eve"}\'', "o.metadata"])
async def test_threads_are_listed_with_their_newest_metadata_only(dsn: str, forged: str) -> None:
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with Saver.from_conn_string(dsn, **options) as saver:
        await saver.adelete_thread("t")
        older = await aput(saver, config_for("t"), {"a": 1}, metadata={"user": "ada"})
        await aput(saver, older, {"a": 2}, metadata={"user": "bob"})
        (thread,) = await saver.alist_threads()
        assert (thread.metadata["user"], thread.damaged) == ("bob", False)
        change_rows(
            dsn,
            f"update checkpoints c set metadata = {forged} from checkpoints o"
            " where o.checkpoint_id = c.parent_checkpoint_id",
        )
        for call in (saver.alist_threads(), saver.alist_info(config_for("t"))):
            with pytest.raises(pg.DecryptionError):
                await call
