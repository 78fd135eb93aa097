"""Key rotation: re-encrypts stored rows with the active key, and counts rows by key.

Works on rows in their places and never decodes a value. May import errors, settings, postgres,
codec, encryption, writing and saver.
"""

__all__: list[str] = []
