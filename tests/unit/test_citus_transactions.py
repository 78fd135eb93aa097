"""What a Citus coordinator says of a worker that is gone."""

from __future__ import annotations

from typing import Any

import pytest
from psycopg import errors

from pg_checkpoint.postgres.citus import for_citus, run_on_citus
from pg_checkpoint.postgres.error_classes import WorkerLost, is_transient, may_be_committed
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import load_queries


@pytest.mark.parametrize("said", [errors.InternalError_, errors.IoError])
async def test_a_lost_worker_is_a_lost_connection(said: type[Exception]) -> None:
    async def run(statements: Any) -> Any:
        raise said("failed to COPY to shard 0")

    with pytest.raises(WorkerLost) as caught:
        await run_on_citus(run, load_queries(), [])
    assert is_transient(caught.value)
    assert may_be_committed(caught.value)


def test_bounds_of_a_point_read_are_whole_there() -> None:
    """Its function is written out, and sets nothing itself."""
    queries = load_queries()
    read = Statement(b"select 1")
    sent, places = for_citus(queries, [Statement(queries["set_read_bounds"], ("5", "3")), read])
    assert sent[0] == (queries["set_bounds"], ("5", "3", "force_custom_plan", ""))
    assert [s.query for s in sent[1:]] == [queries["hand_on_bounds"], read.query]
    assert places == [0, 2]
