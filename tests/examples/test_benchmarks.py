"""The benchmarks run: a round of everything, in seconds."""

from __future__ import annotations

import pytest

from tests.command_line import program
from tests.servers import Server


@pytest.mark.direct("measures both savers alike; a pooler would add nothing")
# All of them, once: minutes where others use the machine too.
@pytest.mark.timeout(3600)
def test_a_smallest_run(server: Server) -> None:
    done = program("benchmarks", "--smoke", dsn=server.dsn)
    assert done.returncode == 0, done.stderr
    assert "operations per second" in done.stdout.replace("\n", " ")
    for saver in ("pg_checkpoint", "stock", "InMemorySaver"):
        assert saver in done.stdout
