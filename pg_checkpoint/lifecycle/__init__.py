"""Deleting, pruning, copying, and retention of stored checkpoints.

Runs in a thread's turn or beside the lanes, in short transactions. May import errors,
settings, postgres, codec and writing.
"""

__all__: list[str] = []
