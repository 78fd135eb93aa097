"""Copies of decoded values are equal, in their order, and share nothing that can change."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, RemoveMessage
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from pg_checkpoint.codec.copying import copier_of, runs_of

CALL: Any = {"name": "f", "args": {"x": [1]}, "id": "c", "type": "tool_call"}


def _message(number: int) -> AIMessage:
    return AIMessage(f"{number}", id=str(number), tool_calls=[CALL] if number % 3 else [])


def _mixed() -> list[Any]:
    values: list[Any] = [[_message(n), HumanMessage("more")] for n in range(70)]
    values += [_message(70), [], [_message(71)], ["text", 1], "text", None, [], b"bytes"]
    return [*values, {"a": []}, [RemoveMessage(id="1")], _DeltaSnapshot([1]), 7, _message(72)]


def test_runs_are_all_values_in_their_order() -> None:
    values, found = _mixed(), list[Any]()
    for run in runs_of(values):
        of_run = values[len(found) : len(found) + run.size]
        found += run.first(run.size) if run.first is not None else of_run
    assert found == values
    assert [type(value) for value in found] == [type(value) for value in values]


def test_what_is_not_copied_is_not_in_a_run_with_what_is() -> None:
    again = [run.size for run in runs_of(_mixed()) if run.first is None]
    assert again == [3]


@pytest.mark.parametrize("count", [0, 1, 63, 64])
def test_the_first_so_many_of_a_run(count: int) -> None:
    values = [[_message(n)] * (n % 3) for n in range(64)]
    (run,) = runs_of(values)
    assert run.first is not None
    assert run.first(count) == values[:count]


def test_a_thousand_messages_are_a_few_runs() -> None:
    assert len(runs_of([[_message(n)] for n in range(1000)])) == 16
    assert runs_of([]) == []


@pytest.mark.parametrize(
    "value",
    [[_message(1)], _message(1), ["a", 1], _DeltaSnapshot([_message(1)]), "a", 1.5, None, []],
    ids=repr,
)
def test_a_copy_is_nobody_elses(value: Any) -> None:
    before, copy = deepcopy(value), copier_of(value)
    assert copy is not None
    first, second = copy(), copy()
    assert first == before
    for changed in (value, first):
        _change(changed)
    assert second == before
    assert copy() == before


@pytest.mark.parametrize("value", [{"a": 1}, [[1]], [RemoveMessage(id="1")], ("a",)], ids=repr)
def test_other_values_are_decoded_again(value: Any) -> None:
    assert copier_of(value) is None


def _change(value: Any) -> None:
    """Changes all that can be, in place."""
    if isinstance(value, _DeltaSnapshot):
        _change(value.value)
    elif isinstance(value, list):
        for item in value:
            _change(item)
        value.append("changed")
    elif isinstance(value, AIMessage):
        value.content = "changed"
        value.name = "changed"
        value.additional_kwargs["changed"] = True
        value.tool_calls[0]["args"]["x"].append("changed")
