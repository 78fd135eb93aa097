"""A seed of the simulation decides a whole run, also in another process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from simulation.mutations import MUTATIONS
from simulation.search import SCENARIOS, replay

SEEDS = 8


def traces() -> dict[str, str]:
    """Digests of what happens in the runs of some seeds, by scenario."""
    lines = {
        scenario: [line for n in range(SEEDS) for line in replay(scenario, str(n)).trace]
        for scenario in SCENARIOS
    }
    return {name: hashlib.sha256("\n".join(of).encode()).hexdigest() for name, of in lines.items()}


def test_a_seed_is_the_same_run_in_every_process() -> None:
    program = f"import json; from {__name__} import traces; print(json.dumps(traces()))"
    how: Any = {"env": {**os.environ, "PYTHONHASHSEED": "0"}, "check": True, "text": True}
    command = [sys.executable, "-c", program]
    outputs = [subprocess.run(command, capture_output=True, **how).stdout for _ in range(2)]
    one, other = map(json.loads, outputs)
    assert one == other
    assert one.keys() == SCENARIOS.keys()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_seeds_differ(scenario: str) -> None:
    assert len({tuple(replay(scenario, str(n)).trace) for n in range(5)}) == 5


def test_each_race_that_is_put_back_has_a_scenario() -> None:
    assert {mutation.scenario for mutation in MUTATIONS} <= SCENARIOS.keys()
