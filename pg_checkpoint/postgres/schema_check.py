"""Whether a schema is still the one that is encrypted for. Pure."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement


def schema_check(database: Database, ids: Collection[bytes]) -> list[Statement]:
    """The statements that fail if the schema was made anew: one for each id.

    They go after a statement that changes the schema's tables, which keeps them there. Their error
    lets the next use look at the schema anew.
    """
    return [database.statement("check_schema", str(UUID(bytes=i))) for i in sorted(ids)]
