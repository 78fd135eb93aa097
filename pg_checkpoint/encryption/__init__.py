"""The cipher, its key ring, and the data keys of threads.

The cipher knows bytes and associated data, not rows: codec/sealing.py binds rows to their
places, rotation/ changes the keys of stored rows. May import errors.
"""

__all__: list[str] = []
