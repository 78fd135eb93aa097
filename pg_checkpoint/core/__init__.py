"""Connections, transactions, batches, event loops, options and errors: what every wing stands on.

Nothing here knows what a checkpoint is: the wings above pass the names and the parameters of
statements. Other wings import the modules that `__all__` names, and no others.
"""

__all__ = [
    "arguments",
    "arrays",
    "background",
    "batcher",
    "cipher",
    "connections",
    "database",
    "embedded",
    "engine",
    "errors",
    "failures",
    "loops",
    "migrations",
    "nodes",
    "observer",
    "options",
    "telemetry",
    "transaction",
    "version",
]
