"""Random programs in several processes, briefly; `make soak` runs more of them for longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.model.configs import CONFIGS
from tests.faults.model.running import run
from tests.faults.model.telling import told
from tests.servers import Server, database

SECONDS = 5.0


@pytest.fixture
def direct(server: Server, template: str) -> Iterator[str]:
    """A new, migrated database, without a pooler."""
    with database(server.direct, template) as (_, dsn):
        yield dsn


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["killed", "changed in place", "threads", "encrypted", "held"])
def test_nothing_is_wrong(direct: str, name: str) -> None:
    made = run(name, "1", direct, SECONDS)
    assert made.calls["put"] > 20
    if made.findings:
        pytest.fail(told(made), pytrace=False)


@pytest.mark.timeout(1800)
def test_runs_of_graphs_are_resumed_once(direct: str) -> None:
    # What breaks first by this seed is that a process is killed, and then that one stands still.
    made = run("graphs", "2", direct, SECONDS)
    assert made.kills
    assert made.stopped
    assert made.calls["run"] > 5
    if made.findings:
        pytest.fail(told(made), pytrace=False)


def test_a_configuration_for_every_source_of_connections() -> None:
    sources = {"dsn", "pool", "blocking pool", "connection", "blocking connection"}
    assert {config.source for config in CONFIGS.values()} == sources
