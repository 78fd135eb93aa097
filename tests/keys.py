"""A key, and what is made of it: a ring, a cipher, and how the command line takes it; a secret."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing

KEY = bytes(range(200, 232))
RING = KeyRing({"k": KEY})
CIPHER = AesGcmCipher(RING)
# As an option's file or the environment has it.
KEYS = f"k:{b64encode(KEY).decode()}"
# What nobody may find in the tables, or elsewhere.
SECRET = "the vault is behind the painting"
# Two of which one takes the place of the other.
OLD, NEW = KeyRing({"old": bytes(range(32))}), KeyRing({"new": bytes(range(100, 132))})
BOTH = KeyRing({"old": bytes(range(32)), "new": bytes(range(100, 132))})


def sealing(
    dsn: str, ring: KeyRing = OLD, *, data_keys: bool = False, **how: Any
) -> AsyncPostgresSaver:
    """A saver that encrypts by a ring."""
    cipher = AesGcmCipher(ring, data_keys=data_keys)
    return AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher, **{"max_size": 4, **how})


class Kms:
    """Turns bits around, blocks, and forgets the context, as some do."""

    def __init__(self) -> None:
        self.key_id = "arn:1"
        self.calls: list[str] = []
        self.is_down = False

    def wrap(self, data_key: bytes, context: bytes) -> Any:
        return self._turned("wrap", data_key)

    def unwrap(self, wrapped: bytes, context: bytes) -> Any:
        return self._turned("unwrap", wrapped)

    def _turned(self, name: str, data: bytes) -> bytes:
        self.calls.append(name)
        if self.is_down:
            raise ConnectionError("no KMS today")
        return bytes(byte ^ 7 for byte in data)
