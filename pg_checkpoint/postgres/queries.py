"""The statements in sql/: finds them, loads them once, and puts the schema's name in.

The files are valid SQL as they stand, for the default schema. Nothing here
knows what a statement does, and no other module reads sql/.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.postgres.functions import Function, functions_in, written_out
from pg_checkpoint.settings import DEFAULT_SCHEMA

Queries = dict[str, bytes]

# Ends the names of statements that take the place of others there.
_ON_CITUS = "_on_citus"
# What begins a literal is no schema, whose name may have a quote in it, but a setting.
_SCHEMA_WORD = re.compile(rf"(?<!')\b{DEFAULT_SCHEMA}\b")
_END = re.compile(r";$", re.MULTILINE)
_FUNCTION = re.compile(r"^create or replace function .*?^\$\$;$", re.MULTILINE | re.DOTALL)
_COMMENT_LINE = re.compile(r"^\s*--.*\n", re.MULTILINE)


class Migration(NamedTuple):
    """One numbered file of sql/migrations."""

    version: int
    name: str
    sql: str

    @property
    def statements(self) -> list[str]:
        """Its statements, for servers that take one at a time."""
        # Every other part is the body of a DO or a function; elsewhere ";" ends a statement.
        parts = _COMMENT_LINE.sub("", self.sql).split("$$")
        parts[::2] = [_END.sub(";\0", part) for part in parts[::2]]
        return [one.strip() for one in "$$".join(parts).split("\0") if one.strip()]

    @property
    def functions(self) -> list[str]:
        """Those of its statements that make a function, or replace one."""
        return _FUNCTION.findall(self.sql)


@lru_cache(maxsize=64)
def load_queries(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns the statements of sql/queries by file name, without comments."""
    identifier = _quoted(schema)
    return {name: _for_schema(sql, identifier).encode() for name, sql in _plain_queries().items()}


@lru_cache(maxsize=64)
def load_queries_on_citus(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns those that are others on Citus, as `load_queries` does."""
    plain, identifier = _plain_queries(), _quoted(schema)
    others = {name: written_out(sql, _functions()) for name, sql in plain.items()}
    for name in [name for name in others if name.endswith(_ON_CITUS)]:
        others[name.removesuffix(_ON_CITUS)] = others[name]
    return {
        name: _for_schema(sql, identifier).encode()
        for name, sql in others.items()
        if sql != plain[name]
    }


@lru_cache(maxsize=64)
def load_vector_queries(schema: str, words: tuple[tuple[str, str], ...]) -> Queries:
    """Returns the statements of sql/vectors by file name, which need pgvector."""
    meant = {DEFAULT_SCHEMA: _quoted(schema), **dict(words)}
    # In one go, as what is put in may have a word in it; and the longest first.
    ordered = sorted(meant, key=len, reverse=True)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}" for word in ordered))
    return {
        name: pattern.sub(lambda found: meant[found[0]], sql).encode()
        for name, sql in _texts("vectors").items()
    }


@lru_cache(maxsize=64)
def load_text_queries(schema: str) -> Queries:
    """Returns the statements of sql/texts by file name, for search by words."""
    identifier = _quoted(schema)
    return {name: _for_schema(sql, identifier).encode() for name, sql in _texts("texts").items()}


@lru_cache(maxsize=64)
def load_stock_store_queries(schema: str) -> Queries:
    """Returns the statements of sql/stock_store by file name, for the stock store's tables."""
    identifier = _quoted(schema)
    texts = _texts("stock_store")
    return {name: _for_schema(sql, identifier).encode() for name, sql in texts.items()}


@lru_cache(maxsize=64)
def load_migrations(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
    """Returns the migrations in order, comments included: people read them too."""
    identifier = _quoted(schema)
    return tuple(
        Migration(
            int(path.stem[:4]), path.stem[5:], _for_schema(path.read_text("utf-8"), identifier)
        )
        for path in sorted((_sql_folder() / "migrations").glob("*.sql"))
    )


def load_schema() -> str:
    """Returns sql/schema.sql: the default schema after all migrations, for people."""
    return (_sql_folder() / "schema.sql").read_text("utf-8")


def replacements(made: Queries, schema: str, *, on_citus: bool) -> dict[bytes, bytes]:
    """What to send in the place of statements that were made before the schema was known."""
    meant = load_queries(schema)
    other = {made[name]: meant[name] for name in meant} if made is not meant else {}
    for name, query in load_queries_on_citus(schema).items() if on_citus else ():
        other[made[name]] = other[meant[name]] = query
    return other


@lru_cache(maxsize=1)
def _plain_queries() -> dict[str, str]:
    """The statements for the default schema."""
    return _texts("queries")


@lru_cache(maxsize=1)
def _functions() -> dict[str, Function]:
    return functions_in(list(_texts("migrations").values()))


def _texts(folder: str) -> dict[str, str]:
    """What the files of a folder of sql/ say, by name and in its order, without comments."""
    return {
        path.stem: _COMMENT_LINE.sub("", path.read_text("utf-8")).strip()
        for path in sorted((_sql_folder() / folder).glob("*.sql"))
    }


def _sql_folder() -> Path:
    """The packaged folder of a wheel, else the one beside the package."""
    package = Path(__file__).parents[1]
    packaged = package / "sql"
    return packaged if packaged.is_dir() else package.parent / "sql"


def _for_schema(sql: str, identifier: str) -> str:
    return _SCHEMA_WORD.sub(lambda _: identifier, sql)


def _quoted(schema: str) -> str:
    if not 0 < _size(schema) <= 63 or "\0" in schema or schema.startswith("pg_"):
        raise InvalidKeyError(
            f"{schema!r} is not a valid schema name: Postgres allows 1 to 63 bytes without NUL, "
            "and reserves names that begin with pg_"
        )
    # Would end the body of a migration's DO, which stands between two of them.
    if "$$" in schema:
        raise InvalidKeyError(f"{schema!r} is not a valid schema name here: it contains $$")
    return '"' + schema.replace('"', '""') + '"'


def _size(name: str) -> int:
    """Bytes in UTF-8; 0 for what UTF-8 has no bytes for."""
    try:
        return len(name.encode())
    except UnicodeEncodeError:
        return 0
