"""Makes the files of a release: python -m tests.upgrade 0.1.0 COMMIT

The SQL is that of the release's migrations, and an INSERT for each row. No pg_dump makes it: what
it writes suits servers of its own version.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from tests.servers import database, run_server
from tests.upgrade import FOLDER, OTHERS, SEALED, THREADS, Life, check_out, run_public

SCHEMA = "pgcheckpoint"
TABLES = """
select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = %s and c.relkind = 'r' order by c.relname
"""
COLUMNS = """
select attname from pg_attribute
where attrelid = %s::regclass and attnum > 0 and not attisdropped and attgenerated = ''
order by attnum
"""


def main(release: str, commit: str) -> None:
    scratch = tempfile.TemporaryDirectory()
    with scratch as folder, run_server() as server, database(server) as (_, dsn):
        package = check_out(commit, Path(folder))
        with Life(package, dsn) as life:
            life("fill")
            threads = {**life("read", *THREADS), **life("sealed", "read", *SEALED)}
            others = life("others")
        head = f"-- Made by: python -m tests.upgrade {release} {commit}\n\n"
        (FOLDER / f"{release}.sql").write_text(head + _migrations(package) + _rows(dsn), "utf-8")
        read = json.dumps({**threads, OTHERS: others}, indent=1)
        (FOLDER / f"{release}.json").write_text(read + "\n", "utf-8")
        (FOLDER / f"{release}-public.json").write_text(run_public(package), "utf-8")


def _migrations(package: Path) -> str:
    files = sorted((package / "sql" / "migrations").glob("*.sql"))
    return f"create schema {SCHEMA};\n\n" + "\n".join(file.read_text("utf-8") for file in files)


def _rows(dsn: str) -> str:
    with psycopg.connect(dsn) as connection:
        # What the migrations wrote of themselves has ids that are theirs only.
        parts = [f"\ndelete from {SCHEMA}.schema_migrations;\n"]
        for (table,) in connection.execute(TABLES, [SCHEMA]).fetchall():
            parts += _inserts(connection, table)
    return "".join(parts)


def _inserts(connection: psycopg.Connection[Any], table: str) -> list[str]:
    place = sql.Identifier(SCHEMA, table)
    name = place.as_string(connection)
    columns = [column for (column,) in connection.execute(COLUMNS, [name]).fetchall()]
    names = sql.SQL(", ").join(map(sql.Identifier, columns))
    # Quoted by the server, in a form that all versions take for a value of the column's type.
    quoted = sql.SQL("quote_nullable({}::text)").format
    values = sql.SQL(" || ', ' || ").join(quoted(sql.Identifier(column)) for column in columns)
    rows = connection.execute(sql.SQL("select {} from {} order by 1").format(values, place))
    head = f"insert into {name} ({names.as_string(connection)}) values\n    "
    lines = [f"({values})" for (values,) in rows.fetchall()]
    return [f"\n{head}" + ",\n    ".join(lines) + ";\n"] if lines else []


if __name__ == "__main__":
    main(*sys.argv[1:])
