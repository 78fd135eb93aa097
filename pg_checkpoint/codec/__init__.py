"""Objects become typed bytes and rows, and rows become objects. Pure: no I/O and no event loop.

Rows are encrypted and decrypted here, too. Other wings import the modules that `__all__` names.
"""

__all__ = [
    "arriving",
    "caches",
    "chunks",
    "compat",
    "exact",
    "keys",
    "reading",
    "rows",
    "sealing",
    "serializers",
]
