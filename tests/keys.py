"""A key, and what is made of it: a ring, a cipher, and how the command line takes it; a secret."""

from __future__ import annotations

from base64 import b64encode

from pg_checkpoint import AesGcmCipher, KeyRing

KEY = bytes(range(200, 232))
RING = KeyRing({"k": KEY})
CIPHER = AesGcmCipher(RING)
# As an option's file or the environment has it.
KEYS = f"k:{b64encode(KEY).decode()}"
# What nobody may find in the tables, or elsewhere.
SECRET = "the vault is behind the painting"
