"""What a thread holds."""

from __future__ import annotations

from pydantic import BaseModel
from typing_extensions import TypedDict


class Order(BaseModel):
    """An order that a person has to approve."""

    item: str
    count: int


class State(TypedDict):
    """An order and what came of it."""

    order: Order
    outcome: str
