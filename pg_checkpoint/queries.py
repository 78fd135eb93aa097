"""The statements in sql/: found, loaded once, and written for the schema in use.

The files are valid SQL as they stand, for the default schema. Nothing here
knows what a statement does, and no other module reads sql/.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.text import is_utf8

__all__ = ["DEFAULT_SCHEMA", "Migration", "Queries", "load_migrations", "load_queries"]

# Not pg_checkpoint: Postgres keeps names that begin with pg_ for itself.
DEFAULT_SCHEMA = "pgcheckpoint"
Queries = dict[str, bytes]

_SCHEMA_WORD = re.compile(rf"\b{DEFAULT_SCHEMA}\b")
_COMMENT_LINE = re.compile(r"^\s*--.*\n", re.MULTILINE)


class Migration(NamedTuple):
    """One numbered file of sql/migrations."""

    version: int
    name: str
    sql: str


@lru_cache(maxsize=64)
def load_queries(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns the statements of sql/queries by file name, without comments.

    Raises:
        InvalidKeyError: If `schema` can't be the name of a schema.
    """
    identifier = _quoted(schema)
    return {
        path.stem: _for_schema(_COMMENT_LINE.sub("", path.read_text("utf-8")), identifier)
        .strip()
        .encode()
        for path in sorted((_sql_folder() / "queries").glob("*.sql"))
    }


@lru_cache(maxsize=64)
def load_migrations(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
    """Returns the migrations in order, comments included: people read them too.

    Raises:
        InvalidKeyError: If `schema` can't be the name of a schema.
    """
    identifier = _quoted(schema)
    return tuple(
        Migration(
            int(path.stem[:4]), path.stem[5:], _for_schema(path.read_text("utf-8"), identifier)
        )
        for path in sorted((_sql_folder() / "migrations").glob("*.sql"))
    )


def _sql_folder() -> Path:
    """The packaged folder of a wheel, else the one beside the package."""
    package = Path(__file__).parent
    packaged = package / "sql"
    return packaged if packaged.is_dir() else package.parent / "sql"


def _for_schema(sql: str, identifier: str) -> str:
    return _SCHEMA_WORD.sub(lambda _: identifier, sql)


def _quoted(schema: str) -> str:
    size = len(schema.encode("utf-8", "replace"))
    if not 0 < size <= 63 or "\0" in schema or schema.startswith("pg_") or not is_utf8(schema):
        raise InvalidKeyError(
            f"{schema!r} can't name a schema: Postgres takes 1 to 63 bytes of text without NUL, "
            "and keeps names that begin with pg_ for itself"
        )
    # Would end the body of a migration's DO, which stands between two of them.
    if "$$" in schema:
        raise InvalidKeyError(f"{schema!r} can't name a schema here: it contains $$")
    return '"' + schema.replace('"', '""') + '"'
