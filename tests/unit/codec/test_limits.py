"""What Postgres can't take is refused before it is sent, by an error that says what it is."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import AesGcmCipher, KeyRing, ValueTooLargeError
from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.caches import Encodings
from pg_checkpoint.codec.keys import NOTHING, References, put_key
from pg_checkpoint.codec.rows import PutRows, encode_put, encode_writes
from pg_checkpoint.codec.sealing import Sealing
from tests.cases import each
from tests.making import META, checkpoint_of, config_for
from tests.seams import limit

SERDE = JsonPlusSerializer()
SEAL = Sealing(
    AesGcmCipher(KeyRing({"k": bytes(range(107, 139))})),
    allow_plaintext=False,
    encrypt_metadata=True,
)
SEAL.cipher.settle(b"schema")
pytestmark = pytest.mark.parametrize("seal", [None, SEAL], ids=["clear", "cipher"])


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "codec.keys", largest=10_000, largest_json=4_000)


def _put(
    seal: Sealing | None, values: dict[str, Any], parent: References = NOTHING, **metadata: Any
) -> PutRows:
    checkpoint = checkpoint_of(values)
    new = {} if parent is not NOTHING else checkpoint["channel_versions"]
    meta: Any = {**META, **metadata}
    config = config_for("t", "parent")
    key = put_key(config, checkpoint["id"])
    return encode_put(SERDE, *key, config, checkpoint, meta, new, parent, Encodings(), seal)


LARGE: dict[str, dict[str, Any]] = {
    "bytes": {"small": [1], "large": b"x" * 10_001},
    "text": {"small": [1], "large": "x" * 10_001},
    "list": {"small": [1], "large": ["x" * 1_000] * 11},
    "dict": {"small": [1], "large": {f"{n}": "x" * 999 for n in range(11)}},
    "together": {"first": b"x" * 3_000, "large": b"x" * 5_000, "third": b"x" * 3_000},
}


@each("kind", LARGE)
def test_values_that_are_too_large(seal: Sealing | None, kind: str) -> None:
    said = r"11,\d\d\d bytes \(5,.*'large'" if kind == "together" else r"'large'.* 1\d,\d\d\d bytes"
    with pytest.raises(ValueTooLargeError, match=rf"'t'.* {said}"):
        _put(seal, LARGE[kind])
    writes = [*LARGE[kind].items()]
    with pytest.raises(ValueTooLargeError, match=rf"'t'.* {said}"):
        encode_writes(SERDE, config_for("t", "1"), writes, "task", "", seal)


def test_what_fits_is_taken_but_ciphertext_is_longer(seal: Sealing | None) -> None:
    _put(seal, {"x": b"x" * 9_000})
    encode_writes(SERDE, config_for("t", "1"), [("x", b"x" * 9_000)], "task", "", seal)
    values = {"x": b"x" * 9_700}
    _put(None, values)
    with pytest.raises(ValueTooLargeError):
        _put(SEAL, values)


@pytest.mark.parametrize("text", ["x" * 4_001, "é" * 2_001, "🦜" * 1_001])
def test_metadata_that_is_too_large(seal: Sealing | None, text: str) -> None:
    with pytest.raises(ValueTooLargeError, match=r"'t': the metadata takes \d,\d\d\d bytes"):
        _put(seal, {}, thing=text)


def test_a_checkpoint_with_too_many_small_values(seal: Sealing | None) -> None:
    values = {f"channel {n}": n for n in range(150)}
    with pytest.raises(ValueTooLargeError, match="the checkpoint without its larger values"):
        _put(seal, values)


def test_what_fits_beside_its_parent_and_does_not_without_it(seal: Sealing | None) -> None:
    put = _put(seal, {"x": b"x" * 6_000, "y": b"x" * 6_000}, References({"x": "1"}, {}, {}))
    assert put.dependencies
    with pytest.raises(ValueTooLargeError, match="at once"):
        put.make_whole()


def test_what_arrives_from_elsewhere(seal: Sealing | None) -> None:
    thread = ArrivingThread("t", SERDE, seal)
    checkpoint: Any = checkpoint_of({}, {"x": "1"})
    with pytest.raises(ValueTooLargeError, match="'x'"):
        thread.put(("", "1"), None, checkpoint, "{}", {"x": ("bytes", b"x" * 10_001)})
    with pytest.raises(ValueTooLargeError, match="'x'") as caught:
        thread.write(("", "1"), ("task", 0, ""), "x", ("bytes", b"x" * 10_001))
    assert isinstance(caught.value, ValueError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
