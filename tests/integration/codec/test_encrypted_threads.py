"""A thread is encrypted or not: savers without the cipher write nothing to it, and copy nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pg_checkpoint import CipherRequiredError, DecryptionError
from pg_checkpoint.codec.sealing import Sealing
from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import META, aput, checkpoint_of, config_for, rows_of, run_sql
from tests.seams import before_each, writer_of

BOTH: Any = {"cipher": CIPHER, "allow_plaintext": True}


def _threads(dsn: str) -> dict[str, bool]:
    return dict(rows_of(dsn, "select thread_id, encrypted from pgcheckpoint.checkpoint_threads"))


async def test_the_first_sealed_put_marks_the_thread(saver: Saver, dsn: str) -> None:
    await aput(saver, config_for("plain"), {"a": [1]})
    began = await aput(saver, config_for("became"), {"a": [1]})
    async with Saver.from_conn_string(dsn, **BOTH) as sealed:
        config = await aput(sealed, config_for("new"), {"a": [1]})
        later = await aput(sealed, began, {"a": [2]})
        for stored in (config, later):
            with pytest.raises(CipherRequiredError):
                await aput(saver, stored, {"a": [3]})
            with pytest.raises(CipherRequiredError):
                await saver.aput_writes(stored, [("a", 1)], "task")
            await sealed.aput_writes(stored, [("a", 1)], "task")
        found = await sealed.aget_tuple(later)
    assert found is not None
    assert found.pending_writes == [("task", "a", 1)]
    assert _threads(dsn) == {"plain": False, "new": True, "became": True}
    await saver.aput_writes(config_for("plain", "1"), [("a", 1)], "task")


async def test_others_of_a_batch_are_written(saver: Saver, dsn: str) -> None:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as sealed:
        config = await aput(sealed, config_for("sealed"), {"a": [1]})
    plain = await aput(saver, config_for("plain"), {"a": [1]})
    refused = saver.aput_writes(config, [("a", 1)], "task")
    taken = saver.aput_writes(plain, [("a", 1)], "task")
    ended = await asyncio.gather(refused, taken, return_exceptions=True)
    assert isinstance(ended[0], CipherRequiredError)
    assert ended[1] is None


@pytest.mark.parametrize("marked", [True, False])
async def test_a_copy_needs_the_cipher(saver: Saver, dsn: str, marked: bool) -> None:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as sealed:
        await aput(sealed, config_for("t"), {"a": [1], "n": 1})
    if not marked:  # as before threads were marked
        run_sql(dsn, "update pgcheckpoint.checkpoint_threads set encrypted = false")
    with pytest.raises(CipherRequiredError, match="'t' or 'copy' is encrypted"):
        await saver.acopy_thread("t", "copy")
    assert "copy" not in _threads(dsn)
    assert len(rows_of(dsn, "select from pgcheckpoint.checkpoints")) == 1


async def test_a_copy_is_whole_beside_pruning(dsn: str, monkeypatch: Patch) -> None:
    async with (
        Saver.from_conn_string(dsn, cipher=CIPHER) as saver,
        Saver.from_conn_string(dsn, cipher=CIPHER) as other,
    ):
        config: Any = config_for("t")
        versions: dict[str, Any] = {"kept": "1"}
        for n in range(30):
            versions = {**versions, "x": f"{n:03}", "mid": f"{n // 3 * 3:03}"}
            new = {c: v for c, v in versions.items() if n == 0 or v == f"{n:03}"}
            values = {"x": [n], "kept": ["k"], "mid": ["m", n // 3]}
            config = await saver.aput(config, checkpoint_of(values, versions), META, new)
        puts = 0

        async def beside(*_: Any) -> None:
            nonlocal puts
            puts += 1
            if puts % 4 == 0:
                await other.aprune(["copy"])

        before_each(monkeypatch, writer_of(saver), "put", beside)
        await saver.acopy_thread("t", "copy")
        assert puts == 30
        copies = [c async for c in other.alist(config_for("copy"))]
        assert copies
        for copy in copies:
            assert set(copy.checkpoint["channel_values"]) == {"x", "kept", "mid"}


async def test_a_copy_opens_a_shared_value_once(dsn: str, monkeypatch: Patch) -> None:
    async with Saver.from_conn_string(dsn, cipher=CIPHER) as saver:
        config: Any = config_for("t")
        for n in range(9):
            versions: dict[str, Any] = {"kept": "1", "x": str(n)}
            new = versions if n == 0 else {"x": versions["x"]}
            checkpoint = checkpoint_of({"kept": ["k"], "x": [n]}, versions)
            config = await saver.aput(config, checkpoint, META, new)
        opened, open_blob = list[str](), Sealing.open_blob

        def counting(seal: Sealing, key: Any, names: bytes, channel: str, *rest: Any) -> Any:
            opened.append(channel)
            return open_blob(seal, key, names, channel, *rest)

        monkeypatch.setattr(Sealing, "open_blob", counting)
        await saver.acopy_thread("t", "copy")
        assert sorted(opened) == ["kept", *["x"] * 9]


async def test_a_copy_of_what_lacks_a_value_lacks_it(saver: Saver, dsn: str) -> None:
    """Also of a checkpoint in clear, which the copy has encrypted."""
    await aput(saver, config_for("t"), {"a": [1], "b": [2]})
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_blobs where channel = 'a'")
    async with Saver.from_conn_string(dsn, **BOTH) as sealed:
        await sealed.acopy_thread("t", "copy")
        with pytest.raises(DecryptionError, match="lacks its value of channel 'a'"):
            await sealed.aget_tuple(config_for("copy"))
