"""The cipher and its key ring; rotation/ changes the keys of stored rows.

The cipher knows bytes and associated data, not rows: codec/sealing.py binds rows to their
places. May import errors; rotation/ also postgres and codec.
"""

__all__: list[str] = []
