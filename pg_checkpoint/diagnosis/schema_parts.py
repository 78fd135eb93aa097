"""What a migrated schema lacks, compared with sql/schema.sql, and how to mend it.

A migration makes its parts once. If somebody drops one later, `migrate` does not make it again,
because the migration is noted as applied.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pg_checkpoint.diagnosis.inspection import Concern
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.queries import load_migrations, load_schema

_TABLE = re.compile(r"^create table pgcheckpoint\.(\w+) \(\n(.*?)^\)", re.MULTILINE | re.DOTALL)
_INDEX = re.compile(r"^CREATE INDEX (\w+) ON pgcheckpoint\.(\w+) (.*);", re.MULTILINE)
_OTHER = re.compile(r"^-- (view|function) pgcheckpoint\.(\w+)", re.MULTILINE)
# Of a column's definition what comes after its type.
_AFTER_TYPE = re.compile(r" collate | not null| default ")
_BACKUP = "restore it from a backup: migrations don't create it again"


class Part(NamedTuple):
    """A column, primary key, index, view or function."""

    kind: str  # which of these
    table: str  # whose it is; "" for views and functions
    name: str  # its name; "" for a key
    definition: str  # a column's type; the columns of a key or an index


async def lacking_parts(database: Database, timeout: float) -> list[Concern]:
    """What the schema of a database lacks, and the statements that mend it."""
    statement = database.statement("list_schema_parts", database.schema)
    (rows,) = await database.read([statement], timeout=timeout)
    found = {(kind, table, name): str(text) for kind, table, name, text in rows}
    wanted = parts_of_schema()
    tables = {table for kind, table, _ in found if kind == "column"}
    gone = sorted({part.table for part in wanted if part.table} - tables)
    concerns = [
        Concern(f'the table "{database.schema}".{table} is missing', _BACKUP) for table in gone
    ]
    for part, definition in wanted.items():
        if part.table not in gone:
            concerns += _concerns(database.schema, part, definition, found)
    return concerns


def parts_of_schema() -> dict[Part, str]:
    """The parts that sql/schema.sql has, with what stands there about each."""
    text, parts = load_schema(), {}
    for table, body in _TABLE.findall(text):
        for line in body.splitlines():
            written = line.split("  -- ")[0].strip().rstrip(",")
            name, _, rest = written.partition(" ")
            if name == "PRIMARY":
                parts[Part("key", table, "", written)] = written
            elif name != "CHECK":
                parts[Part("column", table, name, _AFTER_TYPE.split(rest)[0])] = rest
    for name, table, rest in _INDEX.findall(text):
        parts[Part("index", table, name, rest)] = rest
    for kind, name in _OTHER.findall(text):
        parts[Part(kind, "", name, "")] = ""
    return parts


def _concerns(
    schema: str, part: Part, written: str, found: dict[tuple[str, str, str], str]
) -> Iterator[Concern]:
    table = f'"{schema}".{part.table}'
    there = found.get(part[:3])
    if part.kind == "index":
        yield from _index_concerns(schema, part, found)
    elif there is None:
        what = f'the {part.kind} "{schema}".{part.name}' if not part.table else table
        if part.kind == "column":
            what = f"the column {part.name} of {table}"
            remedy = f"ALTER TABLE {table} ADD COLUMN {part.name} {written}"
            remedy = _BACKUP if _is_needed(written) else remedy
        elif part.kind == "key":
            what, remedy = f"the primary key of {table}", f"ALTER TABLE {table} ADD {written}"
        else:
            remedy = f"run the SQL that creates it again: {_origin(schema, part.name)}"
        yield Concern(f"{what} is missing", remedy)
    elif there != part.definition and part.definition:
        what = f"the column {part.name} of {table}" if part.name else f"the primary key of {table}"
        yield Concern(f"{what} is {there}, not {part.definition}", "change it back, or " + _BACKUP)


def _is_needed(written: str) -> bool:
    """Whether a column must have a value in each row, and nothing says which."""
    return "not null" in written and "default" not in written


def _index_concerns(
    schema: str, part: Part, found: dict[tuple[str, str, str], str]
) -> Iterator[Concern]:
    name = f'"{schema}".{part.name}'
    indexes = {
        n: text
        for (kind, table, n), text in found.items()
        if (kind, table) == ("index", part.table)
    }
    if indexes.get(part.name) == "":
        yield Concern(f"the index {name} is not valid", f"REINDEX INDEX CONCURRENTLY {name}")
    elif part.name not in indexes and not _has_twin(part, indexes.values()):
        yield Concern(
            f"the index {name} is missing",
            f'CREATE INDEX CONCURRENTLY {part.name} ON "{schema}".{part.table} {part.definition}',
        )


def _has_twin(part: Part, definitions: Iterable[str]) -> bool:
    """Whether there is the same index by another name, as where tables were made partitioned."""
    return any(text.endswith(f" {part.definition}") for text in definitions)


def _origin(schema: str, name: str) -> str:
    made: Sequence[int] = [m.version for m in load_migrations(schema) if f".{name}" in m.sql]
    return f"it is in `pg-checkpoint migrate --sql --after {max(made, default=1) - 1}`"
