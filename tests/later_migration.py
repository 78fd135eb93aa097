"""A migration that a later version may bring, for tests of how a schema is brought up to date."""

from __future__ import annotations

import pytest

from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.queries import Migration, load_migrations
from pg_checkpoint.settings import DEFAULT_SCHEMA

__all__ = ["LATER", "know_a_later_one"]

LATER = load_migrations()[-1].version + 1
_SQL = """
insert into {schema}.schema_migrations (version, name) values ({version}, 'later');
create table {schema}.later (thread_id text collate "C" primary key, noted text);
alter table {schema}.checkpoint_threads add column later bigint;
"""


def know_a_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the package know one more migration than there is."""

    def with_later(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
        quoted = '"' + schema.replace('"', '""') + '"'
        sql = _SQL.format(schema=quoted, version=LATER)
        return (*load_migrations(schema), Migration(LATER, "later", sql))

    monkeypatch.setattr(migrations, "load_migrations", with_later)
