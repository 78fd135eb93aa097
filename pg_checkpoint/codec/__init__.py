"""Encodes checkpoints and pending writes as rows, and decodes rows as checkpoints.

Everything here is pure: no I/O, no event loop, no statements. Rows are encrypted and
decrypted here too. May import errors and encryption.
"""

__all__: list[str] = []
