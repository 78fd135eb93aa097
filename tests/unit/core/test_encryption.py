"""AES-GCM with a key ring: known answers, tampering, missing keys, and keys that never show."""

from __future__ import annotations

import base64
import hashlib
import os
import pickle
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from itertools import product
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
from pg_checkpoint.core.cipher import (
    DataKey,
    DataKeys,
    bound,
    data_key_id,
    new_data_key,
    place_of,
    unbound,
)
from tests.cases import each
from tests.keys import KEY
from tests.seams import limit

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
RING = KeyRing({"old": OLD, "new": NEW})
CIPHER = AesGcmCipher(RING)
SECRET = b"my voice is my passport"

# Header and salt, the proof, the nonce; ciphertext and tag.
_SALTED = "01000161000102030405060708090a0b0c0d0e0f"
KNOWN = {
    16: "132e20f35ef0bbd2f6c6687db074d2ffcf4cb27d131b4fddbba5ecf9"
    "61c0217c3d3665f377341a76f8ea79d7e45ae88342d4",
    24: "8eaa13ae828d5a15cc23cb1d09bb4f83b1692e9d0fbf9a216fabb568"
    "68e5c41ce64ec63853af70164a2365e2b92dc5346c39",
    32: "56d82446f604b47575a6b026d5b892af1ee03af1382ede18cbc323b4"
    "b9a3ebb3441ea56c862837e9988209d69cd8e71ef7ac",
}


def only(key: bytes, key_id: str = "k", **how: Any) -> AesGcmCipher:
    """A cipher of one key."""
    return AesGcmCipher(KeyRing({key_id: key}), **how)


@each("size", KNOWN)
def test_known_answers(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    known = _SALTED + KNOWN[size]
    with monkeypatch.context() as patch:
        patch.setattr("os.urandom", lambda n: bytes(range(n)))
        cipher = only(bytes(range(size)), "a")
        assert cipher.seal(b"secret", b"place").hex() == known
    assert cipher.open(bytes.fromhex(known), b"place") == b"secret"


def test_another_program_opens_it_as_the_documentation_says() -> None:
    key, sealed = bytes(range(32)), bytes.fromhex(_SALTED + KNOWN[32])
    salt, proof, nonce, body = sealed[4:20], sealed[20:36], sealed[36:48], sealed[48:-16]

    def derive(label: bytes, size: int) -> bytes:
        return HKDF(SHA256(), size, b"pg_checkpoint key ring 1", label + salt).derive(key)

    assert derive(b"proof of message", 16) == proof
    # A keyed hash of the message and of randomness.
    message = sealed[:36] + bytes(range(16)) + len(b"place").to_bytes(8, "big") + b"placesecret"
    secret = derive(b"nonces of message", 32)
    assert hashlib.blake2b(message, key=secret, digest_size=12).digest() == nonce
    mode = modes.GCM(nonce, sealed[-16:])
    decryptor = Cipher(algorithms.AES(derive(b"message", 32)), mode).decryptor()
    decryptor.authenticate_additional_data(sealed[:48] + b"place")
    assert decryptor.update(body) + decryptor.finalize() == b"secret"


@given(st.binary(max_size=5_000), st.binary(max_size=50), st.booleans())
def test_what_is_sealed_opens_in_its_place_only(data: bytes, place: bytes, compress: bool) -> None:
    cipher = AesGcmCipher(RING, compress=compress)
    sealed = cipher.seal(data, place)
    assert CIPHER.open(sealed, place) == data
    assert len(sealed) <= len(data) + 3 + len("new") + 16 + 16 + 12 + 16
    with pytest.raises(DecryptionError):
        CIPHER.open(sealed, place + b"x")


@each("compress", [False, True])
def test_no_bit_can_be_changed_cut_off_or_added(compress: bool) -> None:
    cipher, long = AesGcmCipher(RING, compress=compress), b"again and " * 1_000
    assert (len(cipher.seal(long, b"")) < 500) is compress
    sealed = cipher.seal(SECRET * 3, b"place")
    changed = [sealed + b"\0", sealed[1:]]
    for at, byte in enumerate(sealed):
        changed.append(sealed[:at])
        changed += [sealed[:at] + bytes([byte ^ 1 << bit]) + sealed[at + 1 :] for bit in range(8)]
    for one in changed:
        with pytest.raises(DecryptionError) as caught:
            CIPHER.open(one, b"place")
        assert SECRET.decode() not in str(caught.value)


def test_a_wrong_key_and_a_missing_one() -> None:
    sealed = CIPHER.seal(SECRET, b"place")
    assert CIPHER.key_id(sealed) == "new"
    older = only(OLD, "old").seal(SECRET, b"place")
    assert (CIPHER.key_id(older), CIPHER.open(older, b"place")) == ("old", SECRET)
    for named, said in (("new", "was not encrypted with the key"), ("old", "is not in the ring")):
        with pytest.raises(DecryptionError, match=said) as caught:
            only(OLD, named).open(sealed, b"place")
        assert "'new'" in str(caught.value)


def test_no_ciphertext_opens_under_two_keys() -> None:
    """AES-GCM alone allows that to who knows both keys: the proof is only one key's."""
    one, other = only(OLD), only(NEW)
    sealed = one.seal(SECRET, b"place")
    # What the attack would make: a valid tag under the other key, after the one's proof.
    end = 3 + len("k") + 16
    key, proof = other._derived("k", sealed[end - 16 : end])
    assert proof != sealed[end : end + 16]
    header = sealed[: end + 28]
    forged = header + key.encrypt(header[-12:], b"else", header + b"place")
    for cipher, message in ((one, "changed or moved"), (other, "was not encrypted with")):
        with pytest.raises(DecryptionError, match=message):
            cipher.open(forged, b"place")


def test_what_is_sealed_opens_in_its_context_and_scope_only() -> None:
    pairs = [(context, scope) for context in (b"", b"a", b"b") for scope in (b"", b"one", b"two")]
    # One is not mistaken for the other either.
    pairs += [(b"ab", b"c"), (b"a", b"bc"), (b"c", b"ab"), (b"abc", b"")]
    ciphers = [AesGcmCipher(RING, context=context).within(scope) for context, scope in pairs]
    for one, other in product(ciphers, ciphers):
        sealed = one.seal(SECRET, b"place")
        with nullcontext() if one is other else pytest.raises(DecryptionError):
            assert other.open(sealed, b"place") == SECRET
    sealed_value = encrypted_serde(RING, context=b"prod").dumps_typed(SECRET)
    assert encrypted_serde(RING, context=b"prod").loads_typed(sealed_value) == SECRET
    for context in (b"", b"test"):
        with pytest.raises(DecryptionError):
            encrypted_serde(RING, context=context).loads_typed(sealed_value)


def test_what_opened_in_one_schema_is_not_remembered_in_the_next() -> None:
    before = AesGcmCipher(RING).within(b"one")
    sealed = before.seal(SECRET, b"place")
    assert before.open(sealed, b"place") == SECRET
    after = before.within(b"two")
    for cipher in (after, after.with_data_key("new", NEW)):
        with pytest.raises(DecryptionError):
            cipher.open(sealed, b"place")
    assert before.open(sealed, b"place") == SECRET


def test_equal_plaintexts_never_look_alike_and_keys_end(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "core.cipher", messages_per_salt=10)
    cipher = AesGcmCipher(RING)
    cipher._remaining = 10
    sealed = [cipher.seal(SECRET, b"") for _ in range(100)]
    start = 3 + len("new")
    assert len({s[start : start + 16] for s in sealed}) == 10
    assert len({s[start + 32 : start + 44] for s in sealed}) == 100
    assert [CIPHER.open(s, b"") for s in sealed] == [SECRET] * 100


@pytest.mark.parametrize("cipher", [CIPHER.within(b"schema"), CIPHER.with_data_key("own", KEY)])
def test_two_threads_make_one_key(cipher: AesGcmCipher, monkeypatch: pytest.MonkeyPatch) -> None:
    urandom, others = os.urandom, list[bytes]()

    def interrupted(size: int) -> bytes:
        monkeypatch.setattr(os, "urandom", urandom)
        others.append(cipher.seal(SECRET, b"there"))
        return urandom(size)

    monkeypatch.setattr(os, "urandom", interrupted)
    mine = cipher.seal(SECRET, b"here")
    assert (cipher.open(mine, b"here"), cipher.open(others[0], b"there")) == (SECRET, SECRET)


def test_a_repeated_source_of_randomness_repeats_no_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two machines go on from one snapshot: same salt, same random bytes, other messages."""
    monkeypatch.setattr("os.urandom", lambda n: bytes(n))
    # Places and plaintexts that are the same bytes, cut elsewhere, too.
    messages = [(data, place) for data in (b"", b"a", b"ab", b"b" * 5_000) for place in (b"", b"a")]
    messages += [(b"b", b"a"), (b"\0a", b""), (b"a", b"\0"), (b"b" * 4_999 + b"c", b"")]
    ciphers = [AesGcmCipher(RING), AesGcmCipher(RING, compress=True)]
    sealed = [cipher.seal(*message) for cipher in ciphers for message in messages]
    # What was not made shorter is the same message either way, and the same ciphertext.
    different = len(messages) + 3
    # Of others what is authenticated differs: two tags under one nonce would tell how to forge.
    contexts = [AesGcmCipher(RING, context=context) for context in (b"prod", b"test")]
    contexts += [c.within(scope) for c in (CIPHER, *contexts) for scope in (b"one", b"other")]
    sealed += [cipher.seal(SECRET, b"place") for cipher in contexts]
    start = 3 + len("new")
    assert len({one[start : start + 16] for one in sealed}) == 1
    nonces = {one[start + 32 : start + 44] for one in sealed}
    assert len(nonces) == len(set(sealed)) == different + len(contexts)


def test_message_keys_for_reading_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "core.cipher", kept=3)
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
    named: Any = {"active": "old", "naming": "new"}
    for ring in (KeyRing.from_file(file, **named), KeyRing.from_environment(**named)):
        assert (ring.active, ring.naming, ring.ids) == ("old", "new", ["old", "new"])


class Source:
    """What hands out keys, and which it was asked for."""

    def __init__(self, **keys: bytes) -> None:
        self.keys, self.asked = keys, list[str]()

    def __call__(self, key_id: str) -> bytes:
        self.asked.append(key_id)
        return self.keys[key_id]


def test_a_callable_is_asked_once_for_each_key() -> None:
    source = Source(old=OLD, new=NEW)
    cipher = AesGcmCipher(KeyRing.from_callable(source, active="new"))
    sealed = only(OLD, "old").seal(SECRET, b"")
    assert [cipher.open(sealed, b"") for _ in range(3)] == [SECRET] * 3
    assert source.asked == ["new", "old"]
    with pytest.raises(DecryptionError, match=r"'gone' is unavailable \(KeyError\)"):
        cipher.open(only(OLD, "gone").seal(SECRET, b""), b"")


@each(
    "named", ["../x.bin", "..", ".", ".hidden", "-x", "a/b", "a\\b", "a b", "a\n", "", "a\0", "é"]
)
def test_a_row_can_ask_for_no_path(named: str) -> None:
    source, name = Source(new=NEW), named.encode()
    cipher = AesGcmCipher(KeyRing.from_callable(source, active="new"))
    with pytest.raises(DecryptionError, match="is not allowed"):
        cipher.open(bytes((1, 0, len(name))) + name + bytes(80), b"")
    assert source.asked == ["new"]


@pytest.mark.parametrize("ids", [["old", "new"], {"old", "new"}.__contains__])
def test_a_closed_list_is_closed(ids: Any) -> None:
    source = Source(old=OLD, new=NEW, uploaded=KEY)
    cipher = AesGcmCipher(KeyRing.from_callable(source, active="new", ids=ids))
    assert cipher.open(only(OLD, "old").seal(SECRET, b""), b"") == SECRET
    with pytest.raises(DecryptionError, match="is not allowed"):
        cipher.open(only(KEY, "uploaded").seal(b"forged", b""), b"")
    assert source.asked == ["new", "old"]
    for names in ({"active": "uploaded"}, {"active": "new", "naming": "uploaded"}):
        with pytest.raises(EncryptionKeyError, match="is not allowed"):
            KeyRing.from_callable(source, **names, ids=ids)


def test_a_missing_key_is_not_asked_for_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("pg_checkpoint.core.cipher.time.monotonic", lambda: now)
    source = Source(new=NEW, short=b"too short")
    cipher = AesGcmCipher(KeyRing.from_callable(source, active="new"))
    others = [f"other-{n}" for n in range(300)]
    sealed = {one: only(OLD, one).seal(SECRET, b"") for one in ("gone", "short", *others)}
    # What is remembered has a bound, and the newest stay.
    for key_id in (*["gone", "short"] * 9, *others):
        with pytest.raises(DecryptionError, match=key_id):
            cipher.open(sealed[key_id], b"")
    assert source.asked == ["new", "gone", "short", *others]
    assert cipher.keys._source is not None
    assert len(cipher.keys._source._misses) == 256
    source.keys["other-299"] = OLD
    with pytest.raises(DecryptionError):
        cipher.open(sealed["other-299"], b"")
    now += 6
    assert cipher.open(sealed["other-299"], b"") == SECRET


TEXT = base64.b64encode(OLD).decode()
BOTH = {"a": OLD, "b": NEW}
BAD: list[tuple[Callable[..., Any], Any, dict[str, Any]]] = [
    *((KeyRing, keys, {}) for keys in ({}, {"a": TEXT}, {TEXT: OLD}, {"": OLD}, {"a" * 33: OLD})),
    *((KeyRing, {"a": OLD}, {name: "b"}) for name in ("active", "naming")),
    *((KeyRing, {"a": OLD}, {"disabled": [name]}) for name in "ab"),
    *((KeyRing, BOTH, {name: "b", "disabled": ["b"]}) for name in ("active", "naming")),
    *((KeyRing.from_base64, {"a": key}, {}) for key in (TEXT[:-1] + "!", TEXT[:-1], OLD)),
    *((KeyRing.from_environment, name, {}) for name in ("NONE", "WITHOUT_ID", "TWICE", "OFF")),
    (KeyRing.from_file, Path(__file__), {}),
    (KeyRing.from_callable, lambda _: OLD[:5], {"active": "a"}),
    (KeyRing.from_callable, dict[str, bytes]().__getitem__, {"active": "a"}),
    (KeyRing.from_callable, lambda _: OLD, {"active": "a", "disabled": ["a"]}),
    (KeyRing.from_callable, lambda _: OLD, {"active": "a", "naming": "b", "disabled": ["b"]}),
    (RING.derive, "b", {"purpose": b""}),
]


@each("make, given, how", BAD, ids=repr)
def test_bad_keys_are_not_shown(make: Any, given: Any, how: Any, monkeypatch: Any) -> None:
    monkeypatch.delenv("NONE", raising=False)
    monkeypatch.setenv("WITHOUT_ID", TEXT)
    monkeypatch.setenv("TWICE", f"a:{TEXT} a:{TEXT}")
    monkeypatch.setenv("OFF", f"a:{TEXT}:off")
    with pytest.raises(EncryptionKeyError) as caught:
        make(given, **how)
    shown = traceback.TracebackException.from_exception(caught.value).format_exception_only()
    assert TEXT[:10] not in "".join(shown) + repr(caught.value.__cause__)


WEAK: dict[str, bytes] = {
    "zeros": bytes(32),
    "a short period": b"abc" * 8,
    "a period that does not fit": (bytes(range(9)) * 4)[:32],
    "a key and a half": (bytes(range(16)) * 2)[:24],
    "a number": (2026).to_bytes(32, "big"),
    "few bytes": bytes([0, 7, 200] * 4 + [0, 7, 7, 200]),
    "a password": b"correct horse battery staple 123",
    "a password, filled up": b"Tr0ub4dor&3, a password".ljust(32, b"\0"),
    "a password in another language": "пароль, и длинный".encode()[:32],
    "hexadecimal": OLD[:16].hex().encode(),
    "Base64": base64.b64encode(NEW[:24]),
    "lines": b"first line\r\nand\ta second line.\n",
}


@each("weak", WEAK)
def test_a_weak_key_is_refused_with_how_to_make_a_good_one(weak: str) -> None:
    key, ring = WEAK[weak], {"mine": NEW, "weak": WEAK[weak]}
    make: Callable[[], KeyRing]
    for make in (
        lambda: KeyRing(ring),
        lambda: KeyRing(ring, disabled=["weak"]),
        lambda: KeyRing.from_base64({"weak": base64.b64encode(key).decode()}),
        lambda: KeyRing.from_callable(lambda _: key, active="weak"),
    ):
        with pytest.raises(EncryptionKeyError, match=r"'weak' .*openssl rand -base64 32") as caught:
            make()
        assert repr(key)[2:10] not in str(caught.value)


@given(st.integers(0, 2**32))
def test_random_keys_are_taken(seed: int) -> None:
    key = hashlib.sha256(seed.to_bytes(8, "big")).digest()
    for size in (16, 24, 32):
        assert KeyRing({"k": key[:size]}).size("k") == size


def test_a_length_that_no_key_has_is_said_with_how_to_make_one() -> None:
    for length in (0, 15, 31, 33, 64):
        with pytest.raises(EncryptionKeyError, match=rf"not {length}: .*openssl rand -base64 32"):
            KeyRing({"k": bytes(range(length))})
    # Keys of documentation and tests are taken, though nobody would make them by chance.
    assert KeyRing({"a": bytes(range(32)), "b": bytes(range(16))}).ids == ["a", "b"]


@each("source", ["bytes", "base64", "file", "environment", "callable"])
def test_keys_may_be_disabled(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = (base64.b64encode(key).decode() for key in (OLD, NEW))
    file, asked = tmp_path / "keys", Source(new=NEW)
    file.write_text(f"old:{old}:disabled  # since it was disclosed\nnew:{new}\n")
    monkeypatch.setenv("PG_CHECKPOINT_KEYS", f"old:{old}:disabled new:{new}")
    rings: dict[str, Callable[[], KeyRing]] = {
        "bytes": lambda: KeyRing({"old": OLD, "new": NEW}, disabled=["old"]),
        "base64": lambda: KeyRing.from_base64({"old": old, "new": new}, disabled=["old"]),
        "file": lambda: KeyRing.from_file(file),
        "environment": KeyRing.from_environment,
        "callable": lambda: KeyRing.from_callable(asked, active="new", disabled=["old"]),
    }
    ring = rings[source]()
    assert (ring.ids, ring.active, ring.naming) == (["new"], "new", "new")
    assert repr(ring) == "KeyRing(ids=['new'], active='new', disabled=['old'])"
    cipher, by_old = AesGcmCipher(ring), only(OLD, "old").seal(SECRET, b"")
    assert cipher.open(CIPHER.seal(SECRET, b""), b"") == SECRET
    for _ in range(2):
        with pytest.raises(DecryptionError, match="the key 'old' is disabled: enable it"):
            cipher.open(by_old, b"")
    with pytest.raises(EncryptionKeyError, match="the key 'old' is disabled"):
        ring.derive("old", b"x")
    assert OLD not in [getattr(key, "_extracted", None) for key in vars(ring).values()]
    assert "old" not in asked.asked
    # The newest one may be disabled too.
    newest = KeyRing({"old": OLD, "new": NEW}, disabled=["new"])
    assert (newest.active, newest.naming, newest.disabled) == ("old", "old", ["new"])


def test_keys_never_show() -> None:
    for text in (repr(RING), repr(CIPHER), str(vars(RING)), str(vars(CIPHER))):
        assert OLD.hex() not in text
        assert repr(OLD)[2:34] not in text  # two bytes of it are there by chance
    assert repr(RING) == "KeyRing(ids=['old', 'new'], active='new')"
    with pytest.raises(TypeError, match="pickled"):
        pickle.dumps(CIPHER)


def test_a_serializer_keeps_its_allowlist() -> None:
    serde = encrypted_serde(RING, JsonPlusSerializer(allowed_msgpack_modules=None))
    saver = InMemorySaver(serde=serde).with_allowlist([(Path.__module__, "Path")])
    type_, sealed = saver.serde.dumps_typed({"a": SECRET})
    assert SECRET not in sealed
    assert saver.serde.loads_typed((type_, sealed)) == {"a": SECRET}
    for damaged, why in (((type_, sealed[:-1]), "moved"), (("msgpack+other", sealed), "'other'")):
        with pytest.raises(DecryptionError, match=why):
            saver.serde.loads_typed(damaged)


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cryptography.exceptions", None)
    with pytest.raises(ImportError, match=r"pip install '\.\[encryption\]'"):
        AesGcmCipher(RING)


# --- data keys in memory: bounded, held while they are needed, bound to their place ---


def _data_key(key_id: str = "t1") -> DataKey:
    return DataKey(key_id, CIPHER.with_data_key(key_id, KEY), 0.0)


def test_the_least_used_are_dropped_and_what_is_held_stays_known() -> None:
    keys = DataKeys(2)
    for thread_id in "abac":
        keys.put(thread_id, _data_key())
    assert [keys.get(t) is not None for t in "abc"] == [True, False, True]
    assert len(keys) == 2
    held = _data_key()
    for thread_id in "dac":
        keys.put(thread_id, held if thread_id == "d" else _data_key())
    assert keys.get("d") is held
    keys.forget(["d"])
    assert keys.get("d") is None
    keys.put("d", held)
    for thread_id in "ac":
        keys.put(thread_id, _data_key())
    del held
    assert keys.get("d") is None


def test_a_ciphertext_says_by_what_it_is_encrypted() -> None:
    by_data_key = CIPHER.with_data_key("t1", KEY).seal(b"x", b"place")
    assert data_key_id(by_data_key) == "t1"
    assert data_key_id(CIPHER.seal(b"x", b"place")) is None
    for nothing in (None, b"", b"\1", b"\1\x08", b"\2\x08\1a"):
        assert data_key_id(nothing) is None


def test_a_key_of_the_ring_with_the_same_bytes_and_id_does_not_open_it() -> None:
    ring, of_thread = only(KEY, "t1"), CIPHER.with_data_key("t1", KEY)
    for one, other in ((ring, of_thread), (of_thread, ring)):
        sealed = one.seal(b"x", b"place")
        flipped = sealed[:1] + bytes((sealed[1] ^ 8,)) + sealed[2:]
        for text in (sealed, flipped):
            with pytest.raises(DecryptionError):
                other.open(text, b"place")


def test_another_key_than_the_one_named_does_not_open() -> None:
    keys = DataKeys(2)
    keys.put("a", _data_key("t2"))
    with pytest.raises(DecryptionError, match="checkpoint_data_keys"):
        keys.to_open("a", CIPHER.with_data_key("t1", KEY).seal(b"x", b"place"))


def test_keys_are_new() -> None:
    made = {new_data_key() for _ in range(100)}
    assert len({key_id for key_id, _ in made}) == len({key for _, key in made}) == 100


@each("other", [("b", "t1"), ("a", "t2")], ids=repr)
def test_what_was_wrapped_is_bound_to_its_place(other: tuple[str, str]) -> None:
    wrapped = bound(KEY, place_of("a", "t1"))
    assert unbound(wrapped, place_of("a", "t1")) == KEY
    for damaged in (wrapped, wrapped[:-1], b""):
        with pytest.raises(EncryptionKeyError):
            unbound(damaged, place_of(*other))
