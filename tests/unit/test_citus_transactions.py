"""What a Citus coordinator says of a worker that is gone."""

from __future__ import annotations

from typing import Any

import pytest
from psycopg import errors

from pg_checkpoint.postgres.citus import run_on_citus
from pg_checkpoint.postgres.error_classes import WorkerLost, is_transient, may_be_committed
from pg_checkpoint.postgres.queries import load_queries


@pytest.mark.parametrize("said", [errors.InternalError_, errors.IoError])
async def test_a_lost_worker_is_a_lost_connection(said: type[Exception]) -> None:
    async def run(statements: Any) -> Any:
        raise said("failed to COPY to shard 0")

    with pytest.raises(WorkerLost) as caught:
        await run_on_citus(run, load_queries(), [])
    assert is_transient(caught.value)
    assert may_be_committed(caught.value)
