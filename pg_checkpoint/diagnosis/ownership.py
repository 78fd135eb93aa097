"""Who besides the owner of the tables could put something in the place of what is in the schema."""

from __future__ import annotations

from collections.abc import Iterator

from pg_checkpoint.diagnosis.inspection import Concern
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.migrations import look
from pg_checkpoint.postgres.schema_changes import Stranger, find_strangers

__all__ = ["ownership_concerns"]

_ANYBODY = "public"


async def ownership_concerns(database: Database, timeout: float) -> list[Concern]:
    """What roles own or may create that the owner of the tables does not trust.

    Looks into catalogs only: nothing that such a role has made is used.
    """
    await look(database, timeout=timeout)
    statements = [
        database.statement("begin_ddl"),
        database.statement("find_strangers", False, False),
    ]
    _, rows = await database.run_once(statements, timeout=timeout)
    return [*_concerns(find_strangers(rows))]


def _concerns(strangers: list[Stranger]) -> Iterator[Concern]:
    for found in strangers:
        if found.is_theirs:
            yield Concern(
                f"{found.what} belongs to {found.role}, which {found.relying} does not trust",
                f"DROP it, or ALTER {found.what} OWNER TO {found.relying} if you know what it does",
            )
        else:
            who = "every role" if found.role == _ANYBODY else found.role
            yield Concern(
                f"{who} may create objects in {found.what}, beside those that savers call",
                f"REVOKE CREATE ON {found.what} FROM {found.role}",
            )
