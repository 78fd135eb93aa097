"""What searches for races and lines that no test misses: a seed, orders of steps, mutations."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from math import comb
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

import simulation.mutations
from simulation.search import SCENARIOS, replay
from tests.cases import each
from tests.interleavings import mutations, scenarios
from tests.interleavings.orders import Orders, Step
from tests.mutations.entries import MUTATIONS, Mutation

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
    assert {one.scenario for one in simulation.mutations.MUTATIONS} <= SCENARIOS.keys()
    assert {one.scenario for one in mutations.MUTATIONS} <= scenarios.SCENARIOS.keys()


# --- orders of steps: all are run, but of those that are equal one ---


@dataclass(frozen=True)
class _Step:
    name: str
    touches: str

    def depends_on(self, other: Step) -> bool:
        assert isinstance(other, _Step)
        return bool(set(self.touches) & set(other.touches))


def _run_all(sessions: dict[str, list[_Step]]) -> tuple[set[tuple[str, ...]], Orders]:
    orders, seen = Orders(), set()
    while orders.begin():
        left = {name: list(steps) for name, steps in sessions.items()}
        order = []
        while ready := {name: steps[0] for name, steps in left.items() if steps}:
            who = orders.choose(ready)
            if who is None:
                break
            order.append(left[who].pop(0).name)
        else:
            assert tuple(order) not in seen
            seen.add(tuple(order))
    return seen, orders


def _steps(name: str, count: int, touches: str) -> list[_Step]:
    return [_Step(f"{name}{n}", touches) for n in range(count)]


def test_all_orders_of_steps_that_see_each_other_are_run() -> None:
    for first, second in (1, 1), (2, 3), (4, 4):
        seen, orders = _run_all({"a": _steps("a", first, "x"), "b": _steps("b", second, "x")})
        assert len(seen) == orders.run == comb(first + second, first)
        assert (orders.given_up, orders.longest) == (0, first + second)
    # And one of steps that do not.
    seen, orders = _run_all({name: _steps(name, 3, name) for name in "abc"})
    assert len(seen) == orders.run == 1


def test_orders_are_equal_that_differ_in_neighbours_which_do_not_see_each_other() -> None:
    """Of each session the second step touches what all do: they have six orders."""
    sessions = {name: [_Step(name, name), _Step(f"{name}!", "x")] for name in "abc"}
    seen, _ = _run_all(sessions)
    assert {tuple(step for step in order if "!" in step) for order in seen} == {
        ("a!", "b!", "c!"),
        ("a!", "c!", "b!"),
        ("b!", "a!", "c!"),
        ("b!", "c!", "a!"),
        ("c!", "a!", "b!"),
        ("c!", "b!", "a!"),
    }
    assert len(seen) == 6


def test_what_does_not_come_about_again_is_tried_again_and_counted() -> None:
    """Who goes on is not always ours to say."""
    orders, runs = Orders(), 0
    while orders.begin():
        runs += 1
        # Only in the first run b can go on too.
        orders.choose({name: _Step(name, "x") for name in ("ab" if runs == 1 else "a")})
    assert (orders.run, orders.raced, runs) == (1, 1, 12)


@each("mutation", MUTATIONS, ids=attrgetter("what"))
def test_what_a_mutation_breaks_is_there_once_and_its_tests_are(mutation: Mutation) -> None:
    root = Path(__file__).parents[3]
    assert (root / mutation.file).read_text("utf-8").count(mutation.good) == 1
    tests = (root / "tests" / mutation.tests).read_text("utf-8")
    assert not mutation.name or re.search(rf"def {mutation.name}\(", tests)
