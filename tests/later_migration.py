"""A migration that a later version may bring, for tests of how a schema is brought up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from pg_checkpoint.core import transaction
from pg_checkpoint.core.options import DEFAULT_SCHEMA
from pg_checkpoint.core.transaction import Migration, load_migrations

LATER = load_migrations()[-1].version + 1
_SQL = """
insert into {schema}.schema_migrations (version, name) values ({version}, 'later');
create table {schema}.later (thread_id text collate "C" primary key, noted text);
alter table {schema}.checkpoint_threads add column later bigint;
"""
# What takes it back from the default schema.
UNDONE = (
    f"delete from {DEFAULT_SCHEMA}.schema_migrations where version = {LATER}",
    f"drop table {DEFAULT_SCHEMA}.later",
    f"alter table {DEFAULT_SCHEMA}.checkpoint_threads drop column later",
)


@contextmanager
def later_one_known() -> Iterator[None]:
    """Lets the package know one more migration than there is."""
    with patch.object(transaction, "load_migrations", _with_later):
        yield


def _with_later(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
    quoted = '"' + schema.replace('"', '""') + '"'
    sql = _SQL.format(schema=quoted, version=LATER)
    return (*load_migrations(schema), Migration(LATER, "later", sql))
