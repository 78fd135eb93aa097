"""What is found by encrypted metadata, or listed with it, is proved, whatever was written there.

Whoever can write to the tables can change the fields in clear, by which the server answers filters.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import (
    AsyncPostgresSaver,
    DecryptionError,
    IncompleteError,
    RetentionPolicy,
    list_unfinished,
)
from pg_checkpoint.saver.retention import BackgroundRetention
from pg_checkpoint.tools.views import timeline
from tests.cases import each
from tests.integration.codec.test_encrypted_metadata import OPTIONS, sealed
from tests.integration.codec.test_encrypted_saver import CIPHER
from tests.making import (
    age_threads,
    aput,
    change_rows,
    checkpoint_of,
    config_for,
    id_of,
    rows_of,
    run_sql,
)
from tests.waiting import until

__all__ = ["sealed"]

ADA: Any = {"user": "ada"}


def _copied(dsn: str) -> None:
    """Gives all rows of a thread the user of another thread."""
    change_rows(
        dsn,
        "update checkpoints c set metadata = jsonb_set(c.metadata, '{user}', o.metadata -> 'user')"
        " from checkpoints o where c.thread_id = 'bob' and o.thread_id = 'ada'",
    )


async def _put_threads(saver: AsyncPostgresSaver) -> None:
    for user in ("ada", "bob"):
        metadata = {"user": user, "run_id": f"run of {user}"}
        await aput(saver, config_for(user), {}, metadata=metadata)


async def _listed(saver: AsyncPostgresSaver, config: Any, wanted: Any = ADA) -> list[str]:
    return [id_of(found.config) async for found in saver.alist(config, filter=wanted)]


_READS: list[Callable[[AsyncPostgresSaver], Awaitable[Any]]] = [
    lambda saver: _listed(saver, None),
    lambda saver: _listed(saver, config_for("bob")),
    lambda saver: _listed(saver, config_for("bob", checkpoint_ns=None)),
    lambda saver: saver.alist_info(config_for("bob"), filter=ADA),
    lambda saver: saver.alist_threads(filter=ADA),
]


async def test_a_filter_finds_nothing_by_another_rows(sealed: AsyncPostgresSaver, dsn: str) -> None:
    await _put_threads(sealed)
    for read in _READS:
        await read(sealed)
    _copied(dsn)
    for read in _READS:
        with pytest.raises(DecryptionError, match="thread 'bob'"):
            await read(sealed)


async def test_nor_a_run_to_resume(sealed: AsyncPostgresSaver, dsn: str) -> None:
    for user in ("ada", "bob"):
        checkpoint = checkpoint_of({"branch:to:node": None}, {"branch:to:node": "1"})
        checkpoint["updated_channels"] = ["branch:to:node"]
        meta: Any = {"source": "loop", "step": 0, "user": user}
        versions = checkpoint["channel_versions"]
        await sealed.aput(config_for(user), checkpoint, meta, versions)
    age_threads(dsn, timedelta(days=1))
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set unfinished_at = active_at")
    found = await list_unfinished(sealed, filter=ADA)
    assert [thread.thread_id for thread in found] == ["ada"]
    _copied(dsn)
    assert len(await list_unfinished(sealed)) == 2
    with pytest.raises(DecryptionError, match="'bob'"):
        await list_unfinished(sealed, filter=ADA)


@pytest.mark.parametrize(
    "policy", [{"keep_last": 1}, {"delete_inactive_for": timedelta(hours=1)}, {}]
)
async def test_nor_a_thread_to_clean(sealed: AsyncPostgresSaver, dsn: str, policy: Any) -> None:
    await _put_threads(sealed)
    await _put_threads(sealed)
    for user in ("ada", "bob"):
        await sealed.aset_ttl(user, timedelta(minutes=1) if policy == {} else None)
    age_threads(dsn, timedelta(days=1))
    _copied(dsn)
    with pytest.raises(IncompleteError, match="'bob'") as caught:
        await sealed.apply_retention(RetentionPolicy(**policy, metadata=ADA))
    assert isinstance(caught.value.__cause__, DecryptionError)
    assert caught.value.result.checkpoints > 0  # type: ignore[attr-defined]  # of Removed
    left = "select from pgcheckpoint.checkpoints where thread_id = 'bob'"
    assert len(rows_of(dsn, left)) == 2


async def test_nor_one_in_the_background(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BackgroundRetention, "longest_moment", 0.1)
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        await _put_threads(saver)
        await _put_threads(saver)
    _copied(dsn)
    policy = RetentionPolicy(keep_last=1, metadata=ADA)
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS, retention=policy) as saver:
        await saver.alist_info(config_for("nobody"))
        await until(lambda: saver.stats().retention.passes)
        counts = saver.stats().retention
    assert (counts.checkpoints, counts.failed) == (1, 1)
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
async def test_a_run_deletes_its_own(sealed: AsyncPostgresSaver, dsn: str, metadata: str) -> None:
    await _put_threads(sealed)
    change_rows(
        dsn,
        f"update checkpoints c set metadata = {metadata}"
        " from checkpoints o where c.thread_id = 'bob' and o.thread_id = 'ada'",
    )
    with pytest.raises(DecryptionError, match="'bob'"):
        await sealed.adelete_for_runs(["run of ada"])
    left = rows_of(dsn, "select distinct thread_id from pgcheckpoint.checkpoints")
    assert left == [("bob",)]


# --- listings ---

_SECOND = "where parent_checkpoint_id is not null"
_OTHER = "c set metadata = o.metadata from checkpoints o where"
_LISTED = [
    "set metadata = '{}'",
    "set metadata = jsonb_set(metadata, '{pg:sealed}', '7')",
    "set metadata = jsonb_set(metadata, '{pg:sealed}', '\"not base64!\"')",
    "set metadata = metadata || jsonb_build_object('pg:sealed', 'B' || (metadata ->> 'pg:sealed'))",
    f"{_OTHER} o.thread_id = c.thread_id and o.checkpoint_id < c.checkpoint_id",
    f"{_OTHER} o.thread_id <> c.thread_id",
    "set checkpoint = jsonb_set(checkpoint, '{ts}', '\"1999-01-01T00:00:00+00:00\"')",
    "set checkpoint = checkpoint - 'ts'",
    f"set parent_checkpoint_id = 'other' {_SECOND}",
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


@pytest.mark.parametrize("how", _LISTED)
async def test_what_is_listed_is_proved(sealed: AsyncPostgresSaver, dsn: str, how: str) -> None:
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
        with pytest.raises(DecryptionError):
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
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await _put_threads(saver)
        change_rows(dsn, 'update checkpoints set metadata = \'{"user": "eve"}\'')
        infos = await saver.alist_info(config_for("bob"), filter={"user": "eve"})
        assert [info.metadata for info in infos] == [{"user": "eve"}]


@each("forged", ["'{}'", "'[]'", '\'{"user": "eve"}\'', "o.metadata"])
async def test_threads_are_listed_with_their_newest_metadata_only(dsn: str, forged: str) -> None:
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
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
            with pytest.raises(DecryptionError):
                await call
