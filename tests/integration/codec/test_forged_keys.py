"""Who has one key and can write to the tables gets no further than that key goes.

A thief has some keys of the ring, or none, or a public key; not the KMS. Labels are columns that
say by which keys something is encrypted: nothing is decided by them.
"""

from __future__ import annotations

import os
from typing import Any, cast

import ormsgpack
import pytest
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256

import pg_checkpoint as pg
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import blob_place
from pg_checkpoint.core.cipher import bound, place_of
from pg_checkpoint.tools.verify import verify_threads
from tests.conftest import Patch, Saver
from tests.making import aput, config_for, rows_of, run_sql, values_of
from tests.seams import limit

KEYS = {"k0": bytes(range(7, 39)), "k1": bytes(range(32)), "k2": bytes(range(1, 33))}
OAEP = padding.OAEP(padding.MGF1(SHA256()), SHA256(), None)
# Too long to be a small value: a row of its own.
NOTE = "genuine " * 20
FORGED = "forged"
KEY_OF_T = "the data key of thread 't'"
_KEYS = "pgcheckpoint.checkpoint_data_keys"
_RELABEL = f"update {_KEYS} set wrapped_by = %s"


def _ring(*ids: str) -> pg.KeyRing:
    return pg.KeyRing({key_id: KEYS[key_id] for key_id in ids})


class Kms:
    """Wraps by RSA: whoever has its public key wraps too, for any context."""

    def __init__(self, key_id: str = "kms-1") -> None:
        self.key_id = key_id
        self.calls = 0
        self.error: Exception | None = None
        self._key = rsa.generate_private_key(65537, 2048)

    def wrap(self, data_key: bytes, context: bytes) -> bytes:
        self.calls += 1
        return self._key.public_key().encrypt(data_key, OAEP)

    def unwrap(self, wrapped: bytes, context: bytes) -> bytes:
        self.calls += 1
        if self.error is not None:
            raise self.error
        return self._key.decrypt(wrapped, OAEP)


@pytest.fixture(scope="module")
def rsa_kms() -> Kms:
    """One for all tests: making such a key takes long."""
    return Kms()


@pytest.fixture
def kms(rsa_kms: Kms) -> Kms:
    rsa_kms.calls, rsa_kms.error, rsa_kms.key_id = 0, None, "kms-1"
    return rsa_kms


def _saver(dsn: str, ring: pg.KeyRing, data_keys: Any = True, **how: Any) -> Any:
    options: Any = {"cipher": pg.AesGcmCipher(ring, data_keys=data_keys, **how), "max_size": 2}
    return Saver.from_conn_string(dsn, encrypt_metadata=True, **options)


async def _put(saver: Saver, thread_id: str = "t") -> None:
    await aput(saver, config_for(thread_id), {"note": NOTE})


async def _fill(dsn: str, data_keys: Any = True, *thread_ids: str, ring: str = "k1") -> None:
    async with _saver(dsn, _ring(ring), data_keys) as saver:
        for thread_id in thread_ids or ("t",):
            await _put(saver, thread_id)


async def _read(saver: Saver, thread_id: str = "t") -> Any:
    return (await values_of(saver, config_for(thread_id)))["note"]


async def _rotated(saver: Saver, **how: Any) -> pg.Rotation:
    """What a rotation did, also if it says in the end that something could not be opened."""
    try:
        return await pg.rotate_keys(saver, **how)
    except pg.IncompleteError as error:
        return cast("pg.Rotation", error.result)


class Thief:
    """Makes what keys of the ring can make, in the right schema."""

    def __init__(self, dsn: str, *ids: str) -> None:
        query = "select schema_id from pgcheckpoint.schema_migrations where schema_id is not null"
        ((schema_id,),) = rows_of(dsn, query)
        self.dsn, self.cipher = dsn, pg.AesGcmCipher(_ring(*ids)).within(schema_id.bytes)

    def key_id(self, thread_id: str = "t") -> str:
        found = rows_of(self.dsn, f"select key_id from {_KEYS} where thread_id = %s", [thread_id])
        return str(found[0][0]) if found else "t-planted"

    def plant(self, wrapped: bytes, by: str, thread_id: str = "t") -> None:
        run_sql(
            self.dsn,
            f"insert into {_KEYS} (thread_id, key_id, wrapped, wrapped_by)"
            " values (%s, %s, %s, %s) on conflict (thread_id) do update"
            " set wrapped = excluded.wrapped, wrapped_by = excluded.wrapped_by",
            [thread_id, self.key_id(thread_id), wrapped, by],
        )

    def forge(self, by: pg.AesGcmCipher) -> None:
        """Puts a value of his own into the thread."""
        query = "select checkpoint_ns, channel, version, type from pgcheckpoint.checkpoint_blobs"
        ((ns, channel, version, type_),) = rows_of(self.dsn, query)
        plain_type = type_.removeprefix("pg:aes:")
        place = blob_place(CheckpointKey("t", ns, ""), b"", channel, version, plain_type)
        sealed = by.seal(ormsgpack.packb(FORGED), place)
        run_sql(self.dsn, "update pgcheckpoint.checkpoint_blobs set blob = %s", [sealed])


@pytest.mark.parametrize("thread_id", ["t", "new"])
async def test_a_public_key_makes_no_data_key(dsn: str, kms: Kms, thread_id: str) -> None:
    await _fill(dsn, kms)
    thief = Thief(dsn, "k0")  # a ring of his own
    context = thief.cipher.binding + place_of(thread_id, thief.key_id(thread_id))
    thief.plant(kms.wrap(bound(os.urandom(32), context), context), "kms-1", thread_id)
    kms.calls = 0
    async with _saver(dsn, _ring("k1"), kms) as saver:
        calls = [_put(saver, thread_id), *([_read(saver)] if thread_id == "t" else [])]
        for call in calls:
            with pytest.raises(pg.DecryptionError, match=f"the data key of thread '{thread_id}'"):
                await call
    assert kms.calls == 0


async def test_the_ring_alone_forges_no_row_beside_a_kms(dsn: str, kms: Kms) -> None:
    await _fill(dsn, kms)
    thief = Thief(dsn, "k1")
    thief.forge(thief.cipher)
    async with _saver(dsn, _ring("k1"), kms) as saver:
        with pytest.raises(pg.DecryptionError, match="accept_without_kms"):
            await _read(saver)
    async with _saver(dsn, _ring("k1"), kms, accept_without_kms=True) as moving:
        assert await _read(moving) == FORGED


async def test_a_thread_needs_its_data_key_beside_a_kms(dsn: str, kms: Kms) -> None:
    """All rows by the ring, as if there had never been a data key."""
    await _fill(dsn, False)
    async with _saver(dsn, _ring("k1"), kms) as saver:
        for call in (
            _read(saver),
            anext(saver.alist(config_for("t"))),
            saver.alist_info(config_for("t")),
            saver.acopy_thread("t", "copy"),
        ):
            with pytest.raises(pg.DecryptionError, match="accept_without_kms"):
                await call
        with pytest.raises(pg.IncompleteError, match="accept_without_kms"):
            await pg.rotate_keys(saver)
    async with _saver(dsn, _ring("k1"), kms, accept_without_kms=True) as moving:
        assert (await pg.rotate_keys(moving)).complete
    async with _saver(dsn, _ring("k1"), kms) as saver:
        assert await _read(saver) == NOTE


async def test_the_ring_alone_makes_no_data_key_beside_a_kms(dsn: str, kms: Kms) -> None:
    await _fill(dsn, kms)
    thief, made = Thief(dsn, "k1"), os.urandom(32)
    thief.plant(thief.cipher.seal(made, place_of("t", thief.key_id())), "ring:k1")
    thief.forge(thief.cipher.with_data_key(thief.key_id(), made))
    for by in ("ring:k1", "kms-1"):
        run_sql(dsn, _RELABEL, [by])
        async with _saver(dsn, _ring("k1"), kms) as saver:
            with pytest.raises(pg.DecryptionError, match="accept_without_kms"):
                await _read(saver)


async def test_the_ring_alone_moves_nothing_that_a_kms_has_wrapped(dsn: str, kms: Kms) -> None:
    """Also where the KMS makes nothing of the context."""
    await _fill(dsn, kms, "t", "u")
    thief = Thief(dsn, "k1")
    around = thief.cipher.around_kms()
    ((wrapped,),) = rows_of(dsn, f"select wrapped from {_KEYS} where thread_id = 'u'")
    inner = around.open(wrapped, place_of("u", thief.key_id("u"), "kms-1"))
    thief.plant(around.seal(inner, place_of("t", thief.key_id(), "kms-1")), "kms-1")
    async with _saver(dsn, _ring("k1"), kms) as saver:
        with pytest.raises(pg.EncryptionKeyError, match="not the data key of this thread"):
            await _read(saver)


@pytest.mark.parametrize("by", ["kms-2", "ring:k1"])
async def test_which_key_of_a_kms_has_wrapped_is_proved(dsn: str, kms: Kms, by: str) -> None:
    await _fill(dsn, kms)
    kms.calls = 0
    run_sql(dsn, _RELABEL, [by])
    async with _saver(dsn, _ring("k1"), kms) as saver:
        for call in (_read(saver), pg.rotate_keys(saver)):
            with pytest.raises((pg.DecryptionError, pg.IncompleteError), match=KEY_OF_T):
                await call
    assert kms.calls == 0


async def test_a_label_does_not_hide_an_old_key(dsn: str) -> None:
    await _fill(dsn)
    run_sql(dsn, _RELABEL, ["ring:k2"])
    async with _saver(dsn, _ring("k1", "k2")) as saver:
        assert (await pg.count_keys(saver))["k1"] == pg.RowCounts(data_keys=1)
        assert (await pg.rotate_keys(saver)).complete
    async with _saver(dsn, _ring("k2")) as saver:
        assert await _read(saver) == NOTE


@pytest.mark.parametrize("is_shredded", [False, True])
async def test_no_mark_hides_rows_by_an_old_key(dsn: str, is_shredded: bool) -> None:
    await _fill(dsn, False)
    columns = "thread_id, key_id, wrapped, wrapped_by, shredded_at"
    row = "null, null, null, now()" if is_shredded else "'tx', 'rubbish', 'ring:k2', null"
    run_sql(dsn, f"insert into {_KEYS} ({columns}) values ('t', {row})")
    async with _saver(dsn, _ring("k1", "k2")) as saver:
        assert (await pg.count_keys(saver))["k1"].total == 3
        done = await _rotated(saver, distrust=["k1"])
        assert (done.complete, done.distrusted["t"].total) == (False, 3)
        with pytest.raises(pg.IncompleteError, match="'t'"):
            await pg.rotate_keys(saver)


@pytest.mark.parametrize("made", [b"short", bytes(32), None])
async def test_a_planted_key_leaves_others_alone(dsn: str, made: bytes | None) -> None:
    await _fill(dsn, True, "t", "u")
    thief = Thief(dsn, "k1")
    sealed = made and thief.cipher.seal(made, place_of("t", thief.key_id()))
    thief.plant(sealed or b"no key", "ring:k1")
    async with _saver(dsn, _ring("k1", "k2")) as saver:
        found = await verify_threads(saver)
        assert {row.thread_id for row in [*found.broken, *found.unjudged]} == {"t"}
        for call in (_read(saver), _put(saver)):
            with pytest.raises((pg.DecryptionError, pg.EncryptionKeyError), match=KEY_OF_T):
                await call
        done = await _rotated(saver)
        assert (done.failed, done.rotated.data_keys) == ((0, 2) if made else (1, 1))
        assert await _read(saver, "u") == NOTE


@pytest.mark.parametrize("label", ["ring:k1", "ring:k2"])
async def test_what_a_distrusted_key_has_wrapped_is_told(dsn: str, label: str) -> None:
    await _fill(dsn)
    thief, made = Thief(dsn, "k1"), os.urandom(32)
    thief.plant(thief.cipher.seal(made, place_of("t", thief.key_id())), label)
    thief.forge(thief.cipher.with_data_key(thief.key_id(), made))
    before = rows_of(dsn, f"select wrapped from {_KEYS}")
    async with _saver(dsn, _ring("k0", "k1", "k2")) as saver:
        planned = await pg.rotate_keys(saver, dry_run=True, distrust=["k1"])
        done = await pg.rotate_keys(saver, distrust=["k1"])
        assert planned.distrusted == done.distrusted == {"t": pg.RowCounts(data_keys=1)}
        assert (done.complete, done.rotated.total) == (False, 0)
    assert rows_of(dsn, f"select wrapped from {_KEYS}") == before
    async with _saver(dsn, _ring("k2")) as saver:
        with pytest.raises(pg.DecryptionError, match="'k1' is not in the ring"):
            await _read(saver)


async def test_nothing_is_encrypted_anew_by_a_data_key_that_may_be_a_thiefs(dsn: str) -> None:
    """Rows by a key that he has not got would be readable for him."""
    await _fill(dsn, False, ring="k0")
    thief, rows = Thief(dsn, "k1"), "select blob from pgcheckpoint.checkpoint_blobs"
    thief.plant(thief.cipher.seal(os.urandom(32), place_of("t", "t-planted")), "ring:k2")
    before = rows_of(dsn, rows)
    async with _saver(dsn, _ring("k0", "k1", "k2")) as saver:
        done = await pg.rotate_keys(saver, distrust=["k1"])
        assert (done.distrusted, done.complete) == ({"t": pg.RowCounts(data_keys=1)}, False)
    assert rows_of(dsn, rows) == before


async def test_the_rings_key_changes_without_the_kms(dsn: str, kms: Kms) -> None:
    await _fill(dsn, kms)
    kms.calls = 0
    async with _saver(dsn, _ring("k1", "k2"), kms) as saver:
        before = await pg.count_keys(saver)
        assert before["k1 with kms-1"] == pg.RowCounts(data_keys=1)
        done = await pg.rotate_keys(saver)
        assert (done.complete, done.wraps) == (True, "k2 with kms-1")
        assert done.rotated == pg.RowCounts(data_keys=1)
        left = await _rotated(saver, distrust=["k1"])
        assert (left.complete, left.distrusted) == (True, {})
    assert kms.calls == 0
    async with _saver(dsn, _ring("k2"), kms) as saver:
        assert await _read(saver) == NOTE
    kms.key_id = "kms-2"
    async with _saver(dsn, _ring("k2"), kms) as saver:
        assert (await pg.rotate_keys(saver)).rotated == pg.RowCounts(data_keys=1)
        assert set(await pg.count_keys(saver)) == {"data key", "k2 with kms-2"}


async def test_what_a_kms_refuses(dsn: str, kms: Kms, monkeypatch: Patch) -> None:
    await _fill(dsn, kms)
    kms.calls, kms.error = 0, ValueError("AccessDenied")
    async with _saver(dsn, _ring("k1"), kms) as saver:
        for _ in range(20):
            with pytest.raises(pg.EncryptionKeyError, match="ValueError"):
                await _read(saver)
        with pytest.raises(pg.EncryptionKeyError, match="ValueError"):
            await _put(saver)
        assert kms.calls == 1
        kms.error = None
        limit(monkeypatch, "saver.keys", miss_seconds=0.0)
        assert await _read(saver) == NOTE
    monkeypatch.undo()
    # One that could not be reached is asked again at once.
    kms.error = ConnectionError("away")
    async with _saver(dsn, _ring("k1"), kms) as saver:
        with pytest.raises(pg.EncryptionKeyError, match="ConnectionError"):
            await _read(saver)
        kms.error = None
        assert await _read(saver) == NOTE


@pytest.mark.parametrize("damage", ["wrapped = wrapped || 'x'", "wrapped_by = 'other'"])
async def test_a_damaged_key_is_read_once_it_is_restored(dsn: str, kms: Kms, damage: str) -> None:
    await _fill(dsn, kms)
    (genuine,) = rows_of(dsn, f"select wrapped, wrapped_by from {_KEYS}")
    update, kms.calls = f"update {_KEYS} set", 0
    async with _saver(dsn, _ring("k1"), kms) as saver:
        run_sql(dsn, f"{update} {damage}")
        for _ in range(20):
            with pytest.raises(pg.DecryptionError, match=KEY_OF_T):
                await _read(saver)
        assert kms.calls == 0
        run_sql(dsn, f"{update} wrapped = %s, wrapped_by = %s", genuine)
        assert await _read(saver) == NOTE
        assert kms.calls == 1
