"""Connections, transactions, statements and migrations: Postgres as the other rooms use it.

Nothing here knows what a checkpoint is: the rooms above pass the names and parameters of
statements. May import errors, settings and observability.
"""

__all__: list[str] = []
