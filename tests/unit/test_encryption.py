"""AES-GCM with a key ring: known answers, tampering, missing keys, and keys that never show."""

from __future__ import annotations

import base64
import pickle
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from hypothesis import given
from hypothesis import strategies as st
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import (
    AesGcmCipher,
    DecryptionError,
    EncryptionKeyError,
    KeyRing,
    encrypted_serde,
)
from pg_checkpoint import encryption as module
from tests.making import aput, config_for

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
RING = KeyRing({"old": OLD, "new": NEW})
CIPHER = AesGcmCipher(RING)
SECRET = b"my voice is my passport"

_HEADER = "01000161000102030405060708090a0b0c0d0e0f000102030405060708090a0b"
KNOWN = {
    16: _HEADER + "fb30709274cada7a336edbfd6eff1802c4a23a01b698",
    24: _HEADER + "0ab97c70c2bf60d71e894f549e2a0d08cc5a77d0631f",
    32: _HEADER + "73ad735ae2eaf5fa387fd801995452801a8447c06fed",
}


@pytest.mark.parametrize("size", KNOWN)
def test_known_answers(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("os.urandom", lambda n: bytes(range(n)))
        cipher = AesGcmCipher(KeyRing({"a": bytes(range(size))}))
        assert cipher.seal(b"secret", b"place").hex() == KNOWN[size]
    assert cipher.open(bytes.fromhex(KNOWN[size]), b"place") == b"secret"
    assert _opened_by_the_book(bytes(range(size)), bytes.fromhex(KNOWN[size])) == b"secret"


def _opened_by_the_book(key: bytes, sealed: bytes) -> bytes:
    """As the documentation of the format says, by another road."""
    salt, nonce, body, tag = sealed[4:20], sealed[20:32], sealed[32:-16], sealed[-16:]
    info = b"message" + salt
    message_key = HKDF(SHA256(), len(key), b"pg_checkpoint key ring 1", info).derive(key)
    decryptor = Cipher(algorithms.AES(message_key), modes.GCM(nonce, tag)).decryptor()
    decryptor.authenticate_additional_data(sealed[:32] + b"place")
    return decryptor.update(body) + decryptor.finalize()


@given(st.binary(max_size=5_000), st.binary(max_size=50), st.booleans())
def test_what_is_sealed_opens_in_its_place_only(data: bytes, place: bytes, compress: bool) -> None:
    cipher = AesGcmCipher(RING, compress=compress)
    sealed = cipher.seal(data, place)
    assert CIPHER.open(sealed, place) == data
    assert len(sealed) <= len(data) + 3 + len("new") + 16 + 12 + 16
    with pytest.raises(DecryptionError):
        CIPHER.open(sealed, place + b"x")


def test_compression_is_an_option() -> None:
    long = b"again and " * 1_000
    assert len(AesGcmCipher(RING, compress=True).seal(long, b"")) < 500
    assert len(CIPHER.seal(long, b"")) > len(long)


@pytest.mark.parametrize("compress", [False, True])
def test_no_bit_can_be_changed(compress: bool) -> None:
    sealed = AesGcmCipher(RING, compress=compress).seal(SECRET * 3, b"place")
    for at in range(len(sealed)):
        for bit in range(8):
            changed = sealed[:at] + bytes([sealed[at] ^ 1 << bit]) + sealed[at + 1 :]
            with pytest.raises(DecryptionError) as caught:
                CIPHER.open(changed, b"place")
            assert SECRET.decode() not in str(caught.value)


def test_nothing_can_be_cut_off_or_added() -> None:
    sealed = CIPHER.seal(SECRET, b"place")
    for changed in [*(sealed[:end] for end in range(len(sealed))), sealed + b"\0", sealed[1:]]:
        with pytest.raises(DecryptionError):
            CIPHER.open(changed, b"place")


def test_a_wrong_key_and_a_missing_one() -> None:
    sealed = CIPHER.seal(SECRET, b"place")
    assert CIPHER.key_id(sealed) == "new"
    with pytest.raises(DecryptionError, match="another key"):
        AesGcmCipher(KeyRing({"new": OLD})).open(sealed, b"place")
    with pytest.raises(DecryptionError, match="'new' is not in the ring"):
        AesGcmCipher(KeyRing({"old": OLD})).open(sealed, b"place")


def test_older_keys_still_open() -> None:
    sealed = AesGcmCipher(KeyRing({"old": OLD})).seal(SECRET, b"place")
    assert CIPHER.key_id(sealed) == "old"
    assert CIPHER.open(sealed, b"place") == SECRET


def test_equal_plaintexts_never_look_alike_and_message_keys_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_MESSAGES_PER_SALT", 10)
    cipher = AesGcmCipher(RING)
    cipher._left = 10
    sealed = [cipher.seal(SECRET, b"") for _ in range(100)]
    start = 3 + len("new")
    assert len({s[start : start + 16] for s in sealed}) == 10
    assert len({s[start + 16 : start + 28] for s in sealed}) == 100
    assert [CIPHER.open(s, b"") for s in sealed] == [SECRET] * 100


def test_message_keys_for_reading_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 3)
    cipher = AesGcmCipher(RING)
    for _ in range(20):
        assert cipher.open(AesGcmCipher(RING).seal(SECRET, b""), b"") == SECRET
    assert len(cipher._opening) <= 3


def test_keys_from_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = base64.b64encode(OLD).decode(), base64.urlsafe_b64encode(NEW).decode()
    file = tmp_path / "keys"
    file.write_text(f"# comment\nold:{old}  # the first\n\nnew:{new}\n")
    monkeypatch.setenv("PG_CHECKPOINT_KEYS", f"old:{old}, new:{new}")
    rings = [
        KeyRing.from_base64({"old": old, "new": new}),
        KeyRing.from_environment(),
        KeyRing.from_file(file),
        KeyRing.from_callable({"old": OLD, "new": NEW}.__getitem__, active="new", naming="old"),
    ]
    sealed = CIPHER.seal(SECRET, b"")
    for ring in rings:
        assert (ring.active, ring.naming) == ("new", "old")
        assert AesGcmCipher(ring).open(sealed, b"") == SECRET
        assert ring.derive("old", b"x") == RING.derive("old", b"x") != ring.derive("new", b"x")


def test_a_callable_is_asked_once_for_each_key() -> None:
    asked = []

    def fetch(key_id: str) -> bytes:
        asked.append(key_id)
        return {"old": OLD, "new": NEW}[key_id]

    cipher = AesGcmCipher(KeyRing.from_callable(fetch, active="new"))
    sealed = AesGcmCipher(KeyRing({"old": OLD})).seal(SECRET, b"")
    assert [cipher.open(sealed, b"") for _ in range(3)] == [SECRET] * 3
    assert asked == ["new", "old"]
    with pytest.raises(DecryptionError, match=r"'gone' can't be had \(KeyError\)"):
        cipher.open(AesGcmCipher(KeyRing({"gone": OLD})).seal(SECRET, b""), b"")


TEXT = base64.b64encode(OLD).decode()
BAD: list[Callable[[], Any]] = [
    lambda: KeyRing({}),
    lambda: KeyRing({"a": OLD[:31]}),
    lambda: KeyRing({"a": b""}),
    lambda: KeyRing({"a": TEXT}),  # type: ignore[dict-item]  # the point of the test
    lambda: KeyRing({TEXT: OLD}),
    lambda: KeyRing({"": OLD}),
    lambda: KeyRing({"a" * 33: OLD}),
    lambda: KeyRing({"a": OLD}, active="b"),
    lambda: KeyRing({"a": OLD}, naming="b"),
    lambda: KeyRing.from_base64({"a": TEXT[:-1] + "!"}),
    lambda: KeyRing.from_base64({"a": TEXT[:-1]}),
    lambda: KeyRing.from_base64({"a": OLD}),  # type: ignore[dict-item]  # the point of the test
    lambda: KeyRing.from_environment("PG_CHECKPOINT_NO_SUCH_VARIABLE"),
    lambda: KeyRing.from_environment("WITHOUT_ID"),
    lambda: KeyRing.from_environment("TWICE"),
    lambda: KeyRing.from_file(Path(__file__)),
    lambda: KeyRing.from_callable(lambda _: OLD[:5], active="a"),
    lambda: KeyRing.from_callable(dict[str, bytes]().__getitem__, active="a"),
    lambda: RING.derive("b", b""),
]


@pytest.mark.parametrize("bad", BAD, ids=lambda f: str(f.__code__.co_firstlineno))
def test_bad_keys_are_refused_without_showing_them(
    bad: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WITHOUT_ID", TEXT)
    monkeypatch.setenv("TWICE", f"a:{TEXT} a:{TEXT}")
    with pytest.raises(EncryptionKeyError) as caught:
        bad()
    shown = "".join(
        traceback.TracebackException.from_exception(caught.value).format_exception_only()
    )
    assert TEXT[:10] not in shown + repr(caught.value.__cause__)


def test_keys_never_show() -> None:
    for text in (repr(RING), repr(CIPHER), str(vars(RING)), str(vars(CIPHER))):
        assert OLD.hex() not in text
        assert repr(OLD)[2:12] not in text
    assert repr(RING) == "KeyRing(ids=['old', 'new'], active='new')"
    with pytest.raises(TypeError, match="pickled"):
        pickle.dumps(CIPHER)


async def test_any_saver_can_use_it_as_a_serializer() -> None:
    saver = InMemorySaver(serde=encrypted_serde(RING))
    config = await aput(saver, config_for("t"), {"text": SECRET.decode(), "list": [1]})
    await saver.aput_writes(config, [("text", SECRET.decode())], "task")
    found = await saver.aget_tuple(config)
    assert found is not None
    assert found.checkpoint["channel_values"] == {"text": SECRET.decode(), "list": [1]}
    assert found.pending_writes == [("task", "text", SECRET.decode())]
    assert SECRET not in repr(dict(saver.blobs)).encode()
    assert SECRET not in repr(dict(saver.writes)).encode()


def test_a_serializer_keeps_its_allowlist() -> None:
    serde = encrypted_serde(RING, JsonPlusSerializer(allowed_msgpack_modules=None))
    saver = InMemorySaver(serde=serde).with_allowlist([(Path.__module__, "Path")])
    sealed = saver.serde.dumps_typed({"a": SECRET})
    assert SECRET not in sealed[1]
    assert saver.serde.loads_typed(sealed) == {"a": SECRET}
    with pytest.raises(DecryptionError):
        saver.serde.loads_typed((sealed[0], sealed[1][:-1]))
    with pytest.raises(DecryptionError, match="'other'"):
        saver.serde.loads_typed(("msgpack+other", sealed[1]))


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cryptography.exceptions", None)
    with pytest.raises(ImportError, match=r"pg-checkpoint\[encryption\]"):
        AesGcmCipher(RING)
