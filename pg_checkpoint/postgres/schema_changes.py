"""Changes of the schema: one at a time, and only where nobody else can reach into what is made.

Who owns a schema, a table or a function decides what happens when others use it. So what changes
the schema looks, in its own transaction before and after, whether all that has a name of ours
belongs to roles that the one that makes the change trusts; find_strangers.sql says which.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from psycopg import errors

from pg_checkpoint.errors import UntrustedOwnerError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_queries

_LOOK = "find_strangers"
_OTHERS = (
    "{what} belongs to {role}, and {relying} does not trust that role: anybody who acts as {role} "
    "could make it do anything, with the rights of all who use it. Let {role} make this change, or "
    "a role that has been granted it; name another schema; or drop its objects, or give them to "
    "{relying} (ALTER ... OWNER TO), if you know what they do"
)


class Stranger(NamedTuple):
    """A row of find_strangers.sql: what a role has, or may make more in, that is not trusted."""

    what: str
    role: str
    relying: str
    is_theirs: bool

    @property
    def owns(self) -> str:
        """What there is to say, if it is theirs."""
        return _OTHERS.format(**self._asdict())


async def change_schema(
    database: Database,
    run: Callable[[Sequence[Statement]], Awaitable[Sequence[Rows]]],
    statements: Sequence[Statement],
) -> None:
    """Runs statements that make or change what is in the schema, as one transaction."""
    begin, look = database.statement("begin_ddl"), database.statement(_LOOK, True, True)
    lock = database.statement("lock_migrations", zlib.crc32(database.schema.encode()))
    try:
        # What is there is not touched before the first look, nor kept if it came after that.
        await run([begin, lock, look, *statements, look])
    except errors.InvalidTextRepresentation as error:
        question = database.statement(_LOOK, True, False)
        found = find_strangers((await run([begin, question]))[1])
        if not found or not found[0].is_theirs:
            raise
        raise UntrustedOwnerError(found[0].owns) from error


def find_strangers(rows: Rows) -> list[Stranger]:
    """The rows of find_strangers.sql, those first who own something."""
    return [Stranger(*row[:4]) for row in rows]


def in_script(schema: str) -> str:
    """The look for a script, which fails by it."""
    return load_queries(schema)[_LOOK].decode().replace("$1", "true").replace("$2", "true")
