"""Classes of applications that change: in modules that are there, or no longer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

# One of each kind that LangGraph's serializer knows, and one that holds the others.
KINDS = """
from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pydantic import BaseModel
from pydantic.v1 import BaseModel as OldModel


class Model(BaseModel):
    item: str = "tea"
    inner: Any = None

class Old(OldModel):
    item: str = "tea"

@dataclass
class Data:
    item: str = "tea"
    inner: Any = None

class Colour(Enum):
    RED = "red"

Pair = namedtuple("Pair", "left right")

# Of its own class only where no other value is around it.
class Label(str):
    pass

class Secret:
    def __init__(self, value):
        self.value = value

    def get_secret_value(self):
        return self.value

    def __eq__(self, other):
        return type(other) is type(self) and other.value == self.value

    def __hash__(self):
        return hash(self.value)
"""


@contextmanager
def module(name: str, source: str = KINDS) -> Iterator[Any]:
    """A module, with those that it is in, for the length of a block."""
    made: dict[str, ModuleType] = {}
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        path = ".".join(parts[:end])
        if path not in sys.modules:
            made[path] = ModuleType(path)
            made[path].__path__ = []
    sys.modules.update(made)
    exec(compile(source, f"<{name}>", "exec"), vars(sys.modules[name]))
    try:
        yield sys.modules[name]
    finally:
        for path in made:
            del sys.modules[path]


def one_of_each(classes: Any) -> dict[str, Any]:
    """An object of each kind."""
    return {
        "model": classes.Model(inner={"deep": [classes.Colour.RED]}),
        "data": classes.Data(inner=[classes.Model(), {classes.Colour.RED}]),
        "colour": classes.Colour.RED,
        "pair": classes.Pair(1, classes.Data()),
        "secret": classes.Secret("hidden"),
    }
