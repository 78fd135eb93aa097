"""What only a cluster shows; make test-citus runs it on one."""

from __future__ import annotations

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, migrate
from pg_checkpoint.postgres.queries import load_migrations
from tests import citus
from tests.making import aput, config_for
from tests.servers import Server

UNDONE = """
drop table pgcheckpoint.checkpoint_leases;
alter table pgcheckpoint.checkpoint_threads drop column unfinished_at;
drop table pgcheckpoint.retention_turns;
alter table pgcheckpoint.checkpoint_threads drop column ttl;
alter table pgcheckpoint.checkpoint_threads drop column ttl_strategy;
alter table pgcheckpoint.checkpoint_threads drop column ttl_applied_at;
delete from pgcheckpoint.schema_migrations where version >= 7;
"""


@pytest.fixture(autouse=True)
def _on_a_cluster(server: Server) -> None:
    if not server.is_cluster:
        pytest.skip("not run: PG_CHECKPOINT_CITUS_DSN names no cluster (make test-citus)")


async def test_a_distributed_schema_is_migrated(dsn: str) -> None:
    """Tables of later migrations are the coordinator's until citus.sql is run again."""
    with psycopg.connect(dsn, autocommit=True) as owner:
        for statement in UNDONE.strip().splitlines():
            owner.execute(statement.encode())
        later = [m.version for m in load_migrations() if m.version >= 7]
        assert migrate(dsn) == later
        citus.distribute(dsn)
        citus.distribute(dsn)
        count = "select count(*) from pg_dist_partition where partmethod = %s"
        assert owner.execute(count, ["h"]).fetchall() == [(8,)]
        assert owner.execute(count, ["n"]).fetchall() == [(2,)]
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver, saver.lease("t"):
        assert await saver.aget_tuple(await aput(saver, config_for("t"), {"a": 1})) is not None
