"""The wrappers of docs/encryption.md, each with a local stand-in for its KMS."""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, EncryptionKeyError, KeyRing
from tests.making import aput, config_for

PAGE = (Path(__file__).parents[2] / "docs" / "encryption.md").read_text()
RING = KeyRing({"k": bytes(32)})


class Key:
    """A key that never leaves its KMS; refuses what was wrapped for something else."""

    def __init__(self) -> None:
        self._aead = AESGCM(os.urandom(32))

    def encrypt(self, data: bytes, aad: bytes = b"") -> bytes:
        nonce = os.urandom(12)
        return nonce + self._aead.encrypt(nonce, data, aad)

    def decrypt(self, data: bytes, aad: bytes = b"") -> bytes:
        return self._aead.decrypt(data[:12], data[12:], aad)


class Aws:
    """As boto3's client answers."""

    key = Key()

    def encrypt(self, *, KeyId: str, Plaintext: bytes, EncryptionContext: dict[str, str]) -> Any:  # noqa: N803  AWS' names
        assert KeyId == "alias/agents"
        return {"CiphertextBlob": self.key.encrypt(Plaintext, repr(EncryptionContext).encode())}

    def decrypt(self, *, CiphertextBlob: bytes, EncryptionContext: dict[str, str]) -> Any:  # noqa: N803  AWS' names
        found = self.key.decrypt(CiphertextBlob, repr(EncryptionContext).encode())
        return {"Plaintext": found}


class Gcp:
    """As Google's client answers."""

    key = Key()

    def encrypt(self, *, request: dict[str, Any]) -> Any:
        assert request["name"] == "keys/agents"
        aad = request["additional_authenticated_data"]
        return SimpleNamespace(ciphertext=self.key.encrypt(request["plaintext"], aad))

    def decrypt(self, *, request: dict[str, Any]) -> Any:
        aad = request["additional_authenticated_data"]
        return SimpleNamespace(plaintext=self.key.decrypt(request["ciphertext"], aad))


class Azure:
    """As a client for one version of a key answers; binds to nothing."""

    def __init__(self) -> None:
        self.key = Key()

    def wrap_key(self, algorithm: str, key: bytes) -> Any:
        assert algorithm == "RSA-OAEP-256"
        assert len(key) <= 190, "more than an RSA key of 2048 bits takes"
        return SimpleNamespace(encrypted_key=self.key.encrypt(key))

    def unwrap_key(self, algorithm: str, encrypted_key: bytes) -> Any:
        assert algorithm == "RSA-OAEP-256"
        return SimpleNamespace(key=self.key.decrypt(encrypted_key))


class Vault:
    """As hvac's client answers; binds to nothing."""

    def __init__(self) -> None:
        self.key = Key()
        self.secrets = SimpleNamespace(transit=self)

    def encrypt_data(self, *, name: str, plaintext: str) -> Any:
        assert name == "agents"
        sealed = b64encode(self.key.encrypt(b64decode(plaintext))).decode()
        return {"data": {"ciphertext": f"vault:v1:{sealed}"}}

    def decrypt_data(self, *, name: str, ciphertext: str) -> Any:
        data = self.key.decrypt(b64decode(ciphertext.removeprefix("vault:v1:")))
        return {"data": {"plaintext": b64encode(data).decode()}}


def _wrapper(name: str) -> Any:
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        if f"class {name}" in code:
            exec(compile(code, name, "exec"), names)
    return names[name]


WRAPPERS = {
    "AwsKms": lambda kind: kind(Aws(), "alias/agents"),
    "GcpKms": lambda kind: kind(Gcp(), "keys/agents"),
    "AzureKeyVault": lambda kind: kind({"v1": Azure()}),
    "VaultTransit": lambda kind: kind(Vault(), "agents", 1),
}


@pytest.mark.parametrize("name", WRAPPERS)
async def test_it_wraps_data_keys(dsn: str, name: str) -> None:
    cipher = AesGcmCipher(RING, data_keys=WRAPPERS[name](_wrapper(name)))
    for thread_id in "ab":
        async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
            await aput(saver, config_for(thread_id), {"a": [thread_id]})
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        found = await saver.aget_tuple(config_for("a"))
        assert found is not None
        assert found.checkpoint["channel_values"] == {"a": ["a"]}
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_data_keys k set wrapped = o.wrapped"
            " from pgcheckpoint.checkpoint_data_keys o where o.thread_id <> k.thread_id"
        )
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        with pytest.raises(EncryptionKeyError, match="thread 'a'"):
            await saver.aget_tuple(config_for("a"))
