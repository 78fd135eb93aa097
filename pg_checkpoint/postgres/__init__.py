"""Connections, transactions, statements and migrations: Postgres as the other packages use it.

Nothing here knows what a checkpoint is: the packages above pass the names and parameters of
statements. May import errors, settings and observability.
"""

__all__: list[str] = []
