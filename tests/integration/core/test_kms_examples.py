"""The wrappers of docs/security.md, each with a stand-in that proves what its KMS proves."""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, DecryptionError, rotate_keys
from tests.keys import RING
from tests.making import aput, config_for, run_sql, values_of

PAGE = (Path(__file__).parents[3] / "docs" / "security.md").read_text()
OAEP = padding.OAEP(padding.MGF1(SHA256()), SHA256(), None)


class Key:
    """A key that never leaves its KMS; refuses what was wrapped for something else."""

    def __init__(self) -> None:
        self._aead = AESGCM(os.urandom(32))

    def encrypt(self, data: bytes, aad: bytes = b"") -> bytes:
        nonce = os.urandom(12)
        return nonce + self._aead.encrypt(nonce, data, aad)

    def decrypt(self, data: bytes, aad: bytes = b"") -> bytes:
        return self._aead.decrypt(data[:12], data[12:], aad)


class Keys:
    def __init__(self, *key_ids: str) -> None:
        self.keys = {key_id: Key() for key_id in key_ids}


class Aws(Keys):
    """As boto3's client answers: a blob names its key, and without KeyId any key is taken."""

    def encrypt(self, **asked: Any) -> Any:
        key_id, context = asked["KeyId"], repr(asked["EncryptionContext"]).encode()
        blob = self.keys[key_id].encrypt(asked["Plaintext"], context)
        return {"CiphertextBlob": key_id.encode() + b"|" + blob}

    def decrypt(self, **asked: Any) -> Any:
        key_id, _, blob = asked["CiphertextBlob"].partition(b"|")
        if asked.get("KeyId") not in (None, key_id.decode()):
            raise ValueError("IncorrectKeyException")
        context = repr(asked["EncryptionContext"]).encode()
        return {"Plaintext": self.keys[key_id.decode()].decrypt(blob, context)}


class Gcp(Keys):
    """As Google's client answers."""

    def encrypt(self, *, request: dict[str, Any]) -> Any:
        aad, key = request["additional_authenticated_data"], self.keys[request["name"]]
        return SimpleNamespace(ciphertext=key.encrypt(request["plaintext"], aad))

    def decrypt(self, *, request: dict[str, Any]) -> Any:
        aad, key = request["additional_authenticated_data"], self.keys[request["name"]]
        return SimpleNamespace(plaintext=key.decrypt(request["ciphertext"], aad))


class Azure:
    """As a client for one version of a key answers: who knows the public key wraps too."""

    def __init__(self) -> None:
        self._key = rsa.generate_private_key(65537, 2048)
        self.public_key = self._key.public_key()

    def wrap_key(self, algorithm: str, key: bytes) -> Any:
        assert algorithm == "RSA-OAEP-256"
        return SimpleNamespace(encrypted_key=self.public_key.encrypt(key, OAEP))

    def unwrap_key(self, algorithm: str, encrypted_key: bytes) -> Any:
        assert algorithm == "RSA-OAEP-256"
        return SimpleNamespace(key=self._key.decrypt(encrypted_key, OAEP))


class Vault:
    """As hvac's client answers; binds to nothing."""

    def __init__(self) -> None:
        self.keys = {1: Key(), 2: Key()}
        self.secrets = SimpleNamespace(transit=self)

    def encrypt_data(self, *, name: str, plaintext: str, key_version: int) -> Any:
        assert name == "agents"
        sealed = b64encode(self.keys[key_version].encrypt(b64decode(plaintext))).decode()
        return {"data": {"ciphertext": f"vault:v{key_version}:{sealed}"}}

    def decrypt_data(self, *, name: str, ciphertext: str) -> Any:
        assert name == "agents"
        _, version, sealed = ciphertext.split(":")
        data = self.keys[int(version.removeprefix("v"))].decrypt(b64decode(sealed))
        return {"data": {"plaintext": b64encode(data).decode()}}


def _wrapper(name: str) -> Any:
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        if f"class {name}" in code:
            exec(compile(code, name, "exec"), names)
    return names[name]


AWS, GCP, AZURE, VAULT = Aws("arn:1", "arn:2"), Gcp("keys/1", "keys/2"), Azure(), Vault()
# The wrapper with a key, and after that was replaced by another.
WRAPPERS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "AwsKms": (lambda kind: kind(AWS, "arn:1"), lambda kind: kind(AWS, "arn:2", "arn:1")),
    "GcpKms": (lambda kind: kind(GCP, "keys/1"), lambda kind: kind(GCP, "keys/2", "keys/1")),
    "AzureKeyVault": (
        lambda kind: kind({"v1": AZURE}),
        lambda kind: kind({"v1": AZURE, "v2": Azure()}),
    ),
    "VaultTransit": (lambda kind: kind(VAULT, "agents", 1), lambda kind: kind(VAULT, "agents", 2)),
}


@pytest.mark.parametrize("name", WRAPPERS)
async def test_it_wraps_data_keys(dsn: str, name: str) -> None:
    before, after = (AesGcmCipher(RING, data_keys=w(_wrapper(name))) for w in WRAPPERS[name])
    for thread_id in "ab":
        async with AsyncPostgresSaver.from_conn_string(dsn, cipher=before) as saver:
            await aput(saver, config_for(thread_id), {"a": [thread_id]})
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=after) as saver:
        assert (await rotate_keys(saver)).rotated.data_keys == 2
        await _read(saver)
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=after) as saver:
        await _read(saver)
        assert (await rotate_keys(saver)).due == 0
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_data_keys k set wrapped = o.wrapped"
        " from pgcheckpoint.checkpoint_data_keys o where o.thread_id <> k.thread_id",
    )
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=after) as saver:
        with pytest.raises(DecryptionError, match="thread 'a'"):
            await saver.aget_tuple(config_for("a"))


async def _read(saver: AsyncPostgresSaver) -> None:
    assert await values_of(saver, config_for("a")) == {"a": ["a"]}


@pytest.mark.parametrize(
    ("name", "wrapped"),
    [("AwsKms", b"evil {}"), ("GcpKms", b"evil {}"), ("AzureKeyVault", b"v0 x")],
)
def test_it_asks_for_no_key_that_it_was_not_told_of(name: str, wrapped: bytes) -> None:
    kms = WRAPPERS[name][0](_wrapper(name))
    with pytest.raises((ValueError, KeyError)):
        kms.unwrap(wrapped, b"context")


def test_aws_is_told_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it takes a blob of any account's key that lets this role decrypt."""
    monkeypatch.setattr(AWS, "keys", {**AWS.keys, "evil": Key()})
    kms = WRAPPERS["AwsKms"][0](_wrapper("AwsKms"))
    genuine = kms.wrap(b"genuine", b"context")
    assert kms.unwrap(genuine, b"context") == b"genuine"
    head, _, _ = genuine.partition(b" ")
    evil = _wrapper("AwsKms")(AWS, "evil").wrap(b"forged", b"context").partition(b" ")[2]
    with pytest.raises(ValueError, match="IncorrectKey"):
        kms.unwrap(head + b" " + evil, b"context")
