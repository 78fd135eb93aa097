"""Erasing finds rows by keys that the process has not seen yet, or says that it can't."""

from __future__ import annotations

from typing import Any

import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    EncryptionKeyError,
    KeyRing,
    UnsupportedCallError,
)
from tests.keys import KEY
from tests.making import META, aput, checkpoint_of, config_for

KEYS = {"2025": KEY, "2026": bytes(range(1, 33))}


def _saver(dsn: str, ring: KeyRing) -> Any:
    return AsyncPostgresSaver.from_conn_string(
        dsn, cipher=AesGcmCipher(ring), encrypt_metadata=True
    )


async def _put_run(dsn: str) -> None:
    async with _saver(dsn, KeyRing({"2025": KEYS["2025"]})) as saver:
        meta: Any = {**META, "run_id": "r", "user": "ada"}
        await saver.aput(config_for("t", None), checkpoint_of({}, {}, "1"), meta, {})


async def test_runs_of_a_key_not_seen_yet_are_deleted(dsn: str) -> None:
    await _put_run(dsn)
    async with _saver(dsn, KeyRing.from_callable(KEYS.__getitem__, active="2026")) as saver:
        await saver.adelete_for_runs(["r"])
        assert await saver.aget_tuple(config_for("t")) is None


@pytest.mark.parametrize("fetched", [False, True])
async def test_a_key_that_cant_be_had_is_no_silence(dsn: str, fetched: bool) -> None:
    await _put_run(dsn)
    only = {"2026": KEYS["2026"]}
    fetch = KeyRing.from_callable(only.__getitem__, active="2026")
    async with _saver(dsn, fetch if fetched else KeyRing(only)) as saver:
        with pytest.raises(EncryptionKeyError, match="2025"):
            await saver.adelete_for_runs(["r"])


async def test_a_filter_does_not_miss_rows_of_before(dsn: str) -> None:
    await _put_run(dsn)
    fetch = KEYS.__getitem__
    async with _saver(dsn, KeyRing.from_callable(fetch, active="2026")) as saver:
        with pytest.raises(UnsupportedCallError, match="naming="):
            await _found(saver)
    ring = KeyRing.from_callable(fetch, active="2026", naming="2025")
    async with _saver(dsn, ring) as saver:
        await aput(saver, config_for("u"), {"a": 1})
        assert len(await _found(saver)) == 1


async def _found(saver: AsyncPostgresSaver) -> list[Any]:
    return [c async for c in saver.alist(None, filter={"user": "ada"})]
