"""Random programs in several processes, briefly; `make soak` runs more of them for longer."""

from __future__ import annotations

import pytest

from pg_checkpoint import PostgresSaver
from tests.checking import unowned
from tests.faults.model.configs import CONFIGS
from tests.faults.model.running import Run, run, told

SECONDS = 4.0


def _clean(name: str, seed: str, dsn: str) -> Run:
    made = run(name, seed, dsn, SECONDS)
    if made.findings:
        pytest.fail(told(made), pytrace=False)
    return made


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["killed", "changed in place", "threads", "encrypted", "held"])
def test_nothing_is_wrong(unpooled_dsn: str, name: str) -> None:
    assert _clean(name, "1", unpooled_dsn).calls["put"] > 20
    with PostgresSaver.from_conn_string(unpooled_dsn) as saver:
        saver.prune([thread.thread_id for thread in saver.list_threads(limit=1000)])
    # Whatever was killed in its midst, nothing is left without an owner.
    assert unowned(unpooled_dsn)[:3] == (0, 0, 0)


@pytest.mark.timeout(1800)
def test_runs_of_graphs_are_resumed_once(unpooled_dsn: str) -> None:
    # What breaks first by this seed is that a process is killed, and then that one stands still.
    made = _clean("graphs", "2", unpooled_dsn)
    assert made.kills
    assert made.stopped
    assert made.calls["run"] > 5


@pytest.mark.timeout(1800)
@pytest.mark.skipif(not CONFIGS["graphs, restarted"].runs_here, reason="LangGraph drains no runs")
def test_restarts_hand_runs_over_and_no_task_begins_twice(unpooled_dsn: str) -> None:
    """No lease expires, and one attempt is enough. By this seed there is nothing but restarts."""
    made = _clean("graphs, restarted", "2", unpooled_dsn)
    assert made.restarted
    assert made.calls["resumed run"]
