"""What a Citus coordinator says of a worker that is gone."""

from __future__ import annotations

from typing import Any

import pytest
from psycopg import errors

from pg_checkpoint.core.citus import for_citus, run_on_citus
from pg_checkpoint.core.connections import Connections
from pg_checkpoint.core.failures import RowsElsewhere, WorkerLost, is_transient, may_be_committed
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.core.transaction import Rows, Statement, load_queries


@pytest.mark.parametrize("by_rows", [False, True])
@pytest.mark.parametrize("said", [errors.InternalError_, errors.IoError])
async def test_a_lost_worker_is_a_lost_connection(said: type[Exception], by_rows: bool) -> None:
    async def run(statements: Any) -> Any:
        raise said("failed to COPY to shard 0")

    with pytest.raises(WorkerLost) as caught:
        await run_on_citus(run, load_queries(), [], by_rows=by_rows)
    assert isinstance(caught.value, RowsElsewhere) == by_rows
    # Asking the same node again brings no rows back.
    assert is_transient(caught.value) != by_rows
    assert may_be_committed(caught.value)


def test_connections_are_exchanged_for_a_lost_worker_now_and_then() -> None:
    """Those to one server need not be, and those to one that was demoted always."""
    connections = Connections("", Settings(), Counts())
    kinds = [WorkerLost, WorkerLost, errors.ConnectionFailure, *[errors.ReadOnlySqlTransaction] * 2]
    answers = [connections._are_no_better(kind()) for kind in kinds]
    assert answers == [True, False, False, True, True]


def test_bounds_of_a_point_read_are_whole_there() -> None:
    """Its function is written out, and sets nothing itself."""
    queries = load_queries()
    read = Statement(b"select 1")
    sent, places = for_citus(queries, [Statement(queries["set_read_bounds"], ("5", "3")), read])
    bounds = Statement(queries["set_bounds"], ("5", "3", "force_custom_plan", ""))
    assert sent[0] == bounds
    assert [s.query for s in sent[1:]] == [queries["hand_on_bounds"], read.query]
    assert places == [0, 2]


async def test_who_has_the_threads_stores_them_by_functions() -> None:
    """The answers are those of the statements that were meant."""
    queries = load_queries()
    names = ["lock_threads", "put_checkpoints_on_citus", "put_writes", "mark_threads_on_citus"]
    names += ["check_leases"]
    threads, bounds, marks = ["t"], list("1234"), list("678")
    parameters = [[*threads, *bounds, *marks], ["puts"], ["writes"], ["marks"], ["leases"]]
    meant = [Statement(queries[n], p) for n, p in zip(names, parameters, strict=True)]
    sent: list[Statement] = []

    async def run(statements: Any) -> list[Rows]:
        sent.extend(statements)
        return [[(number,)] for number, _ in enumerate(statements)]

    answers = await run_on_citus(run, queries, meant, by_rows=True)
    assert [answer[0][0] for answer in answers] == [2, 3, 4, 5, 6]
    assert sent[:2] == [
        Statement(queries["set_bounds"], bounds),
        Statement(queries["hand_on_bounds"]),
    ]
    assert sent[2:] == [
        Statement(queries["lock_threads_by_rows"], [*threads, *marks]),
        Statement(queries["put_checkpoints_by_rows"], ["puts"]),
        Statement(queries["put_writes_by_rows"], ["writes"]),
        Statement(queries["mark_threads_by_rows"], ["marks"]),
        meant[-1],
    ]
