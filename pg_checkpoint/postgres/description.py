"""What savers and stores say of themselves in a debugger or a log. No secrets."""

from __future__ import annotations

from pg_checkpoint.postgres.database import Database


def description(owner: object, database: Database, *, is_closed: bool) -> str:
    """Schema, pool and state of what works on a database."""
    pool = database.pool_stats()
    state = "closed" if is_closed else "not open yet" if database.given is None else "open"
    own = database.given is not database.source
    whose = "a pool of its own" if own else f"the {type(database.given).__name__} it was given"
    # A pool may have no greatest size.
    most = f" of {pool.max_connections}" if pool.max_connections else ""
    busy = f", {pool.in_use}{most} connections in use" if state == "open" else ""
    return f"<{type(owner).__name__} {state}; schema {database.schema}; {whose}{busy}>"
