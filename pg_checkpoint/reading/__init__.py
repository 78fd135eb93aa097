"""Reads: the latest checkpoint, pages of a history, listings without values.

Reads return rows as the statements do; codec decodes them. May import
errors, settings, postgres and codec.
"""

__all__: list[str] = []
