"""Databases of tests: a clone of the migrated one, which is emptied and lent again if it can be."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import sql

from tests.servers import Server, create, database, drop, new_name, with_database

# What is made or dropped changes rows of pg_depend, what is altered those of others here.
_CATALOGS = (
    *("pg_attribute", "pg_class", "pg_constraint", "pg_depend", "pg_extension", "pg_index"),
    *("pg_namespace", "pg_proc", "pg_trigger", "pg_type"),
)
_STATE = (
    "select "
    + ", ".join(f"(select row(count(*), sum(xmin::text::bigint)) from {c})" for c in _CATALOGS)
    + """,
    (select jsonb_agg(m order by version) from pgcheckpoint.schema_migrations m),
    -- What autovacuum and ANALYZE note; it is not of the template's catalogs, which change so.
    (select sum(reltuples) from pg_class where relnamespace = 'pgcheckpoint'::regnamespace),
    (select count(*) from pg_statistic where starelid >= 16384),
    (select count(*) from pg_largeobject_metadata),
    (select count(*) from pg_prepared_xacts where database = current_database()),
    (select count(*) from pg_db_role_setting s where s.setdatabase = d.oid),
    datacl, datconnlimit, pg_encoding_to_char(encoding),
    (
        select sum(pg_relation_size(oid)) > 2000000
        from pg_class where relnamespace = 'pgcheckpoint'::regnamespace
    )
from pg_database d where datname = current_database()
"""
)
_TABLES = "select tablename from pg_tables where schemaname = 'pgcheckpoint' order by 1"
_LEAVE = """
select pg_terminate_backend(pid, 5000) from pg_stat_activity
where datname = %s and backend_type = 'client backend'
"""


class Clones:
    """Clones of a template, one for each test at a time."""

    def __init__(self, server: Server, template: str) -> None:
        self._server, self._template = server, template
        # A pooler keeps connections, and a cluster databases on other nodes.
        self._reuses = server.through == server.dsn and not server.is_cluster
        self._free: list[str] = []
        with psycopg.connect(with_database(server.dsn, template), autocommit=True) as connection:
            self._reuses &= connection.info.server_version >= 150_000
            self._state = connection.execute(_STATE.encode()).fetchone()
            tables = [table for (table,) in connection.execute(_TABLES)]
        emptied = [table for table in tables if table != "schema_migrations"]
        self._empty = ";".join(f"delete from pgcheckpoint.{table}" for table in emptied)

    @contextmanager
    def lend(self, *, is_new: bool = False) -> Iterator[str]:
        """A DSN of a migrated database whose other tables are empty; a new one if that is asked."""
        if is_new or not self._reuses:
            with database(self._server, self._template) as (_, dsn):
                yield dsn
            return
        name = self._emptied() or create(self._server, self._template)
        try:
            yield with_database(self._server.dsn, name)
        finally:
            self._take_back(name)

    def drop(self) -> None:
        """Drops what is not lent."""
        while self._free:
            drop(self._server, self._free.pop())

    def _emptied(self) -> str | None:
        """A database that was lent before, if one can be lent again."""
        while self._free:
            name = self._free.pop()
            try:
                lent = with_database(self._server.dsn, name)
                with psycopg.connect(lent, autocommit=True) as connection:
                    if connection.execute(_STATE.encode()).fetchone() == self._state:
                        connection.execute(self._empty.encode())
                        # Else statistics would tell of rows that are dead.
                        connection.execute("select pg_stat_force_next_flush()")
                        connection.execute("select pg_stat_reset()")
                        return name
            except psycopg.Error:
                pass
            drop(self._server, name)
        return None

    def _take_back(self, name: str) -> None:
        """Ends whoever is connected, and gives the database a name that nobody knows."""
        other = new_name()
        rename = sql.SQL("alter database {} rename to {}")
        with psycopg.connect(self._server.dsn, autocommit=True) as admin:
            try:
                admin.execute(_LEAVE, [name])
                admin.execute(rename.format(sql.Identifier(name), sql.Identifier(other)))
                self._free.append(other)
                return
            except psycopg.Error:
                pass
        drop(self._server, name)
