"""What is found by encrypted metadata, or listed with it, is proved, whatever was written there.

Whoever can write to the tables can change the fields in clear, by which the server answers filters.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import psycopg
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


async def _listed(saver: AsyncPostgresSaver, config: Any) -> list[str]:
    return [id_of(found.config) async for found in saver.alist(config, filter=ADA)]


_READS: dict[str, Callable[[AsyncPostgresSaver], Awaitable[Any]]] = {
    "all threads": lambda saver: _listed(saver, None),
    "a namespace": lambda saver: _listed(saver, config_for("bob")),
    "a thread": lambda saver: _listed(saver, config_for("bob", checkpoint_ns=None)),
    "infos": lambda saver: saver.alist_info(config_for("bob"), filter=ADA),
    "threads": lambda saver: saver.alist_threads(filter=ADA),
}


@pytest.mark.parametrize("how", _READS)
async def test_a_filter_finds_nothing_by_what_stands_in_another_row(
    sealed: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    await _put_threads(sealed)
    await _READS[how](sealed)
    _copied(dsn)
    with pytest.raises(DecryptionError, match="thread 'bob'"):
        await _READS[how](sealed)


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


async def test_nor_one_to_clean_in_the_background(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
async def test_a_run_id_deletes_only_what_the_run_made(
    sealed: AsyncPostgresSaver, dsn: str, metadata: str
) -> None:
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
_LISTED = {
    "time": "set checkpoint = jsonb_set(checkpoint, '{ts}', '\"1999-01-01T00:00:00+00:00\"')",
    "no time": "set checkpoint = checkpoint - 'ts'",
    "parent": f"set parent_checkpoint_id = 'other' {_SECOND}",
    "a parent where there was none": (
        "set parent_checkpoint_id = 'other' where parent_checkpoint_id is null"
    ),
    "id": f"set checkpoint_id = checkpoint_id || 'x' {_SECOND}",
    "namespace": f"set checkpoint_ns = 'moved' {_SECOND}",
    "field in clear": "set metadata = jsonb_set(metadata, '{user}', '\"eve\"')",
    "no field in clear": "set metadata = metadata - 'user'",
    "run id": "set metadata = jsonb_set(metadata, '{run_id}', '\"other\"')",
    "no run id": "set metadata = metadata - 'run_id'",
    "root checkpoint": "set metadata = jsonb_set(metadata, '{parents}', '{\"\": \"other\"}')",
    "delta channels": (
        "set metadata = jsonb_set(metadata, '{counters_since_delta_snapshot}', '{}')"
    ),
    "one more field": "set metadata = metadata || '{\"vip\": true}'",
    "deep": (
        "set metadata = jsonb_set(metadata, '{more}',"
        " (repeat('[', 900) || repeat(']', 900))::jsonb)"
    ),
}


@pytest.mark.parametrize("how", _LISTED)
async def test_what_is_listed_with_encrypted_metadata_is_proved(
    sealed: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    metadata = {
        "run_id": "r",
        "user": "ada",
        "parents": {"": "root"},
        "counters_since_delta_snapshot": {"d": [1, 1]},
    }
    first = await aput(sealed, config_for("t"), {}, metadata=metadata)
    await aput(sealed, first, {}, metadata=metadata)
    before = await sealed.alist_info(config_for("t", checkpoint_ns=None))
    assert [step.parent_checkpoint_id for step in await timeline(sealed, "t")] == [
        info.parent_checkpoint_id for info in before
    ]
    change_rows(dsn, f"update checkpoints {_LISTED[how]}")
    with pytest.raises(DecryptionError):
        await sealed.alist_info(config_for("t", checkpoint_ns=None))
    with pytest.raises(DecryptionError):
        await timeline(sealed, "t")


async def test_a_parent_is_listed_though_the_row_forgot_it(
    sealed: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    first = await aput(sealed, config_for("t"), {})
    await aput(sealed, first, {})
    admin.execute("update pgcheckpoint.checkpoints set parent_checkpoint_id = null")
    expected = [id_of(first), None]
    infos = await sealed.alist_info(config_for("t"))
    assert [info.parent_checkpoint_id for info in infos] == expected
    assert [s.parent_checkpoint_id for s in await timeline(sealed, "t")] == expected
    await sealed.acopy_thread("t", "copy")
    infos = await sealed.alist_info(config_for("copy"))
    assert [info.parent_checkpoint_id for info in infos] == expected


async def test_without_encrypted_metadata_a_listing_shows_what_stands_there(
    dsn: str, admin: psycopg.Connection[Any]
) -> None:
    """As the documentation says: so that nobody takes it for proved."""
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await _put_threads(saver)
        admin.execute(b'update pgcheckpoint.checkpoints set metadata = \'{"user": "eve"}\'')
        infos = await saver.alist_info(config_for("bob"), filter={"user": "eve"})
        assert [info.metadata for info in infos] == [{"user": "eve"}]


async def test_threads_are_listed_with_sealed_metadata_of_their_newest_checkpoint_only(
    dsn: str,
) -> None:
    forged = ["'{}'", "'[]'", '\'{"user": "eve"}\'', "(select metadata from older)"]
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": 1}, metadata={"user": "ada"})
        newest = await aput(saver, config, {"a": 2}, metadata={"user": "bob"})
        (thread,) = await saver.alist_threads()
        assert (thread.metadata["user"], thread.damaged) == ("bob", False)
        names = [c["configurable"]["checkpoint_id"] for c in (config, newest)]
        for value in forged:
            change = (
                "with older as (select metadata from pgcheckpoint.checkpoints "
                "where checkpoint_id = %s) update pgcheckpoint.checkpoints "
                f"set metadata = {value} where checkpoint_id = %s"
            )
            run_sql(dsn, change, names)
            with pytest.raises(DecryptionError):
                await saver.alist_threads()
            with pytest.raises(DecryptionError):
                await saver.alist_info(config_for("t"))
