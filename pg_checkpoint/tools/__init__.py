"""What operators do: move, export, verify, rotate keys, rewrite, diagnose.

Everything here works through a saver or a store, and none of them needs it to run.
"""

__all__ = [
    "doctor",
    "export",
    "items",
    "moving",
    "rewrite",
    "rotation",
    "sides",
    "threads",
    "verify",
    "views",
]
