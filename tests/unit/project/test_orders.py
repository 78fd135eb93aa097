"""Which orders of steps are run: all, but of those that are equal one."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from tests.interleavings.mutations import MUTATIONS
from tests.interleavings.orders import Orders, Step
from tests.interleavings.scenarios import SCENARIOS


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
        assert orders.given_up == 0
        assert orders.longest == first + second
    # And one of steps that do not.
    seen, orders = _run_all({name: _steps(name, 3, name) for name in "abc"})
    assert len(seen) == orders.run == 1


def test_orders_are_equal_that_differ_in_neighbours_which_do_not_see_each_other() -> None:
    """Of each session the second step touches what all do: they have six orders."""
    sessions = {name: [_Step(name, name), _Step(f"{name}!", "x")] for name in "abc"}
    seen, _ = _run_all(sessions)
    assert {tuple(step for step in order if "!" in step) for order in seen} == {
        *(("a!", "b!", "c!"), ("a!", "c!", "b!"), ("b!", "a!", "c!")),
        *(("b!", "c!", "a!"), ("c!", "a!", "b!"), ("c!", "b!", "a!")),
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


def test_each_race_that_is_put_back_has_a_scenario() -> None:
    assert {mutation.scenario for mutation in MUTATIONS} <= SCENARIOS.keys()
