"""What docs/changing-state.md says of threads that wait in version 1 and go on in version 2."""

from __future__ import annotations

import logging
import operator
from typing import Annotated, Any

import pytest
from langgraph.graph import START, StateGraph
from langgraph.types import Command, interrupt
from pydantic import BaseModel
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver
from tests.making import config_for
from tests.moved_classes import module

CONFIG = config_for("t")
PLACE = "shop.state"
HEAD = """
from dataclasses import dataclass, field
from enum import Enum
from pydantic import AliasChoices, BaseModel, ConfigDict, Field
"""


class State(TypedDict, total=False):
    order: Any
    seen: list[Any]


def _graph(saver: PostgresSaver, state: Any = State, *nodes: str, seen: Any = None) -> Any:
    """Waits in the first of its nodes, and then shows the order that it was given."""

    def ask(state: Any) -> Any:
        interrupt("?")
        order = state["order"] if isinstance(state, dict) else state.order
        if seen is not None:
            seen.append(order)
            return {}
        return {"seen": [order]}

    builder = StateGraph(state).add_edge(START, [*nodes, "ask"][0])
    for node in nodes or ["ask"]:
        builder.add_node(node, ask)
    return builder.compile(checkpointer=saver)


def _after(dsn: str, old: str, new: str, make: str, **options: Any) -> Any:
    """What a node is given of an order that version 1 made, in version 2."""
    with PostgresSaver.from_conn_string(dsn) as saver, module(PLACE, HEAD + old) as classes:
        _graph(saver).invoke({"order": eval(make, vars(classes))}, CONFIG)
    with PostgresSaver.from_conn_string(dsn, **options) as saver, module(PLACE, HEAD + new):
        seen: list[Any] = []
        _graph(saver, seen=seen).invoke(Command(resume="go"), CONFIG)
        return seen[0]


MODEL = "class Order(BaseModel):\n    item: str\n"
DATA = "@dataclass\nclass Order:\n    item: str\n"
ALIASED = """
class Order(BaseModel):
    product: str = Field(validation_alias=AliasChoices('product', 'item'))
"""
STRICT = MODEL + "    model_config = ConfigDict(extra='forbid')\n"
MADE = "Order(item='tea')"


@pytest.mark.parametrize("source", [MODEL, DATA])
def test_a_class_that_is_gone(source: str, dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    # It is said once of each class in a process.
    name = f"Gone{'Model' if source == MODEL else 'Data'}"
    with caplog.at_level(logging.WARNING, logger="pg_checkpoint"):
        found = _after(dsn, source.replace("Order", name), "", f"{name}(item='tea')")
    assert found == {"item": "tea"}
    assert [m for m in caplog.messages if f"renamed={{'{PLACE}.{name}'" in m]


@pytest.mark.parametrize("new", ["", "class GoneColour(Enum):\n    BLUE = 'blue'\n"])
def test_an_enum_or_a_member_that_is_gone_is_its_value(dsn: str, new: str) -> None:
    old = "class GoneColour(Enum):\n    RED = 'red'\n"
    assert _after(dsn, old, new, "GoneColour.RED") == "red"


class NewOrder(BaseModel):
    item: str


class Typed(BaseModel):
    order: NewOrder
    seen: list[Any] = []


def test_a_state_that_is_a_model_makes_its_own_objects_of_dicts(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver, module(PLACE, HEAD + MODEL) as classes:
        _graph(saver).invoke({"order": classes.Order(item="tea")}, CONFIG)
    seen: list[Any] = []
    with PostgresSaver.from_conn_string(dsn) as saver:
        _graph(saver, Typed, seen=seen).invoke(Command(resume="go"), CONFIG)
    assert seen == [NewOrder(item="tea")]


# Pydantic warns of what was never validated.
@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # A new field with a default.
        (MODEL, MODEL + "    count: int = 1\n", {"item": "tea", "count": 1}),
        (DATA, DATA + "    count: int = 1\n", {"item": "tea", "count": 1}),
        # A new one without: the model lacks it, instead of a dataclass there is a dict.
        (MODEL, MODEL + "    count: int\n", {"item": "tea"}),
        (DATA, DATA + "    count: int\n", None),
        # A field that is gone; a model that forbids others keeps it unchecked.
        (MODEL + "    note: str = ''\n", MODEL, {"item": "tea"}),
        (DATA + "    note: str = ''\n", DATA, None),
        (MODEL + "    note: str = ''\n", STRICT, ...),
        # A field with another name.
        (MODEL, "class Order(BaseModel):\n    product: str = ''\n", {"product": ""}),
        (MODEL, ALIASED, {"product": "tea"}),
        (DATA, "@dataclass\nclass Order:\n    product: str = ''\n", None),
        # A field of another type is not converted if it does not fit, and nothing is said.
        (MODEL, "class Order(BaseModel):\n    item: int\n", {"item": "tea"}),
    ],
)
def test_fields_that_changed(old: str, new: str, expected: Any, dsn: str) -> None:
    found = _after(dsn, old, new, MADE)
    if expected is None:
        assert (type(found), found["item"]) == (dict, "tea")
    else:
        assert type(found).__name__ == "Order"
        assert found.item == "tea" if expected is ... else vars(found) == expected


class Wider(State, total=False):
    log: Annotated[list[str], operator.add]
    note: str


def test_channels_that_come_and_go(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        _graph(saver).invoke({"order": "tea"}, CONFIG)
        wide = _graph(saver, Wider)
        # With a reducer it has its empty value, else it is not there.
        assert wide.get_state(CONFIG).values == {"order": "tea", "log": []}
        assert wide.invoke(Command(resume="go"), CONFIG)["seen"] == ["tea"]
        other = config_for("u")
        wide.invoke({"order": "tea", "note": "kept", "log": ["a"]}, other)
        narrow = _graph(saver)
        assert narrow.get_state(other).values == {"order": "tea"}
        narrow.invoke(Command(resume="go"), other)
        # Lost also for version 1, if it is put back; the older checkpoints have it.
        assert "note" not in wide.get_state(other).values
        assert "kept" in [state.values.get("note") for state in wide.get_state_history(other)]


def test_a_node_with_another_name_never_goes_on_but_beside_the_old_one(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        _graph(saver).invoke({"order": "tea"}, CONFIG)
        renamed = _graph(saver, State, "question")
        assert renamed.get_state(CONFIG).next == ()
        # The old name stays until no thread waits there.
        both = _graph(saver, State, "question", "ask")
        assert both.get_state(CONFIG).next == ("ask",)
        assert both.invoke(Command(resume="go"), CONFIG)["seen"] == ["tea"]
        _graph(saver).invoke({"order": "tea"}, config_for("u"))
        assert "seen" not in renamed.invoke(Command(resume="go"), config_for("u"))
