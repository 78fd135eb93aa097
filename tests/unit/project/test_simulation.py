"""A seed of the simulation decides a whole run, also in another process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from tests.simulation.search import SCENARIOS, replay

SEEDS = 40


def traces(scenario: str) -> str:
    """A digest of what happens in the runs of some seeds."""
    lines = [line for n in range(SEEDS) for line in replay(scenario, str(n)).trace]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seed_is_the_same_run_in_every_process(scenario: str) -> None:
    command = f"from {__name__} import traces; print(traces({scenario!r}))"
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    found = {
        subprocess.run(
            [sys.executable, "-c", command],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for _ in range(2)
    }
    assert len(found) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_seeds_differ(scenario: str) -> None:
    assert len({tuple(replay(scenario, str(n)).trace) for n in range(5)}) == 5
