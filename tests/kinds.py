"""Kinds of values that people keep in states; importable, as an application's classes are."""

from __future__ import annotations

import collections
import dataclasses
import datetime as dt
import decimal
import enum
import ipaddress
import pathlib
import re
import sys
import types
import typing
import uuid
import zoneinfo
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pydantic
import pydantic.dataclasses
from langchain_core import documents
from langchain_core import messages as lc
from langgraph.store.base import Item
from langgraph.types import Command, Interrupt, Overwrite, Send

NEW_YORK = zoneinfo.ZoneInfo("America/New_York")
CET = dt.timezone(dt.timedelta(hours=1), "CET")
NEW_YEAR = dt.datetime(2026, 1, 1, tzinfo=dt.timezone.utc)
SPRING = dt.datetime(2026, 3, 7, 9, tzinfo=NEW_YORK)

Colour = enum.Enum("Colour", {"RED": "red"})
Level = enum.IntEnum("Level", {"HIGH": 3})
Rights = enum.Flag("Rights", {"READ": 1, "WRITE": 2})
Corner = enum.Enum("Corner", {"FIRST": (0, 1)})
Point = collections.namedtuple("Point", "x y")  # noqa: PYI024  the kind itself

# Subclasses that have nothing of their own.
Text = type("Text", (str,), {"__slots__": ()})
Pair = type("Pair", (tuple,), {"__slots__": ()})
Count, Ratio = type("Count", (int,), {}), type("Ratio", (float,), {})
Raw, Day = type("Raw", (bytes,), {}), type("Day", (dt.date,), {})
Rows, Table, Tags = type("Rows", (list,), {}), type("Table", (dict,), {}), type("Tags", (set,), {})
Queue = type("Queue", (collections.deque,), {})
Ordered = type("Ordered", (collections.OrderedDict,), {})
Money = type("Money", (decimal.Decimal,), {})


class Moment(dt.datetime):
    pass


class TextColour(str, enum.Enum):
    RED = "red"


class Tagged(str):  # noqa: SLOT000  it has attributes
    tag: str


class Named(list[Any]):
    name: str


class Size(typing.NamedTuple):
    width: int
    height: Any = 0


@dataclasses.dataclass
class Plain:
    x: int
    inner: Any = None


@dataclasses.dataclass
class Order:
    net: int
    gross: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.gross = self.net * 2


@dataclasses.dataclass
class Clamped:
    x: int

    def __post_init__(self) -> None:
        self.x = min(self.x, 9)


@dataclasses.dataclass(frozen=True)
class Frozen:
    x: int
    inner: Any = None


@dataclasses.dataclass(slots=True)
class Slotted:
    x: int
    later: int = dataclasses.field(init=False, default=0)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Strict:
    x: int
    inner: Any = ()


@dataclasses.dataclass
class Cached:
    x: int
    seen: dataclasses.InitVar[int] = 0

    def __post_init__(self, seen: int) -> None:
        self.extra = seen


class Outer:
    class Phase(enum.Enum):
        READY = "ready"

    @dataclasses.dataclass
    class Cost:
        cents: int

    class Spec(pydantic.BaseModel):
        name: str

    @dataclasses.dataclass(frozen=True, slots=True)
    class Price:
        net: int
        tax: Any = None

    class Pair(typing.NamedTuple):
        a: int


class Model(pydantic.BaseModel):
    a: int
    b: list[str] = []


class Sub(Model):
    c: int = 0


class Holder(pydantic.BaseModel):
    model: Model
    when: dt.datetime | None = None
    phase: Outer.Phase | None = None


class Loose(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="allow")
    a: int = 0


class Memo(pydantic.BaseModel):
    text: str
    token: str = pydantic.Field(default="", exclude=True)
    _seen: int = pydantic.PrivateAttr(default=0)


class Aliased(pydantic.BaseModel):
    a: int = pydantic.Field(alias="A")


class Stripped(pydantic.BaseModel):
    text: str

    @pydantic.field_validator("text")
    @classmethod
    def _strip(cls, text: str) -> str:
        return text.strip()


class Computed(pydantic.BaseModel):
    a: int = 1

    @pydantic.computed_field  # type: ignore[prop-decorator]  # as pydantic's docs have it
    @property
    def twice(self) -> int:
        return 2 * self.a


class Typed(pydantic.BaseModel):
    pair: tuple[int, ...] = (1, 2)
    tags: set[str] = {"a"}
    ident: uuid.UUID = uuid.UUID(int=1)


class FrozenModel(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(frozen=True)
    a: int = 1


T = typing.TypeVar("T")


class Page(pydantic.BaseModel, typing.Generic[T]):
    items: list[T]


class Omitting(pydantic.BaseModel):
    text: str = ""
    token: str = pydantic.Field(default="", exclude=True)


class Trimmed(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(str_strip_whitespace=True)
    text: str = ""


class Bounded(pydantic.BaseModel):
    n: int = pydantic.Field(default=1, ge=0)
    model: Model = Model(a=1)


class AnyName(pydantic.BaseModel):
    name: str


class Fixed(pydantic.BaseModel):
    name: typing.Literal["fixed"]


class Either(pydantic.BaseModel):
    model: Fixed | AnyName


class Dumping(pydantic.BaseModel):
    text: str = ""

    def model_dump(self, **options: Any) -> dict[str, Any]:
        return {"text": super().model_dump(**options)["text"].strip()}


@pydantic.dataclasses.dataclass
class Checked:
    n: int = pydantic.Field(default=1, ge=0)


@dataclasses.dataclass
class WithInit:
    n: int

    def __init__(self, n: int) -> None:
        self.n = max(n, 0)


class Failure(Exception):  # noqa: N818  an application's name
    pass


def _with(value: Any, **attributes: Any) -> Any:
    for name, attribute in attributes.items():
        setattr(value, name, attribute)
    return value


def _local() -> Any:
    @dataclasses.dataclass
    class Local:
        x: int = 1

    return Local()


def _parsed(kind: type, text: str) -> Any:
    return pydantic.TypeAdapter(kind).validate_python(text)


def _result(artifact: Any) -> Any:
    return lc.ToolMessage("a", tool_call_id="1", artifact=artifact)


def _taken_back() -> Any:
    call = {"id": "1", "function": {"name": "f", "arguments": "{}"}}
    return _with(lc.AIMessage("", additional_kwargs={"tool_calls": [call]}), tool_calls=[])


# By words for docs/values.md; a function makes each anew.
KINDS: dict[str, Callable[[], Any]] = {
    "None, bool, int, float, str, bytes": lambda: [None, True, 1, 0.5, "text", b"bytes"],
    "NaN, infinities, -0.0": lambda: [float("nan"), float("inf"), -0.0],
    "int beyond 64 bits": lambda: 2**70,
    "negative int beyond 64 bits": lambda: -(2**70),
    "str with a NUL": lambda: "a\0b",
    "str with a lone surrogate": lambda: "a\udc80",
    "bytearray": lambda: bytearray(b"bytes"),
    "memoryview": lambda: memoryview(b"bytes"),
    "complex": lambda: 1 - 0j,
    "range": lambda: range(1, 9, 2),
    "list, dict": lambda: {"a": [1, {"b": [2]}]},
    "tuple": lambda: (1, ("a", ())),
    "set": lambda: {1, "a"},
    "set of tuples": lambda: {(1, 2)},
    "frozenset": lambda: frozenset({1, (2, 3)}),
    "deque": lambda: collections.deque([1, (2,)]),
    "deque with maxlen": lambda: collections.deque([1, 2], maxlen=3),
    "Counter": lambda: collections.Counter("aab"),
    "defaultdict": lambda: collections.defaultdict(list, a=[(1,)]),
    "defaultdict of a class": lambda: collections.defaultdict(Table, a=Table()),
    "defaultdict without a factory": lambda: collections.defaultdict(None, a=1),
    "OrderedDict": lambda: collections.OrderedDict(b=1, a=2),
    "dict with int keys": lambda: {1: "a", "1": "b"},
    "dict with tuple keys": lambda: {(1, ("a", 2)): "a"},
    "dict with None, bool, float, bytes as keys": lambda: {None: 1, True: 2, 0.5: 3, b"b": 4},
    "dict with enum keys": lambda: {Colour.RED: 1, TextColour.RED: 2},
    "dict with date keys": lambda: {dt.date(2026, 1, 1): 1},
    "dict with UUID keys": lambda: {uuid.UUID(int=1): 1},
    "dict with frozenset keys": lambda: {frozenset({1}): 1},
    "dict with keys of a str subclass": lambda: {Text("a"): 1},
    "dict with a lone surrogate as key": lambda: {"\udc80": 1},
    "dict with a large int as key": lambda: {2**70: 1},
    "subclass of str": lambda: Text("a"),
    "subclass of str with attributes": lambda: _with(Tagged("a"), tag="b"),
    "subclass of int": lambda: Count(1),
    "subclass of float": lambda: Ratio(0.5),
    "subclass of bytes": lambda: Raw(b"a"),
    "subclass of list": lambda: Rows([1, (2,)]),
    "subclass of list with attributes": lambda: _with(Named([1]), name="n"),
    "subclass of dict": lambda: Table(a=1),
    "subclass of tuple": lambda: Pair((1, 2)),
    "subclass of set": lambda: Tags({1}),
    "subclass of deque": lambda: Queue([1], 5),
    "subclass of OrderedDict": lambda: Ordered(a=1),
    "subclass of date": lambda: Day(2026, 1, 1),
    "subclass of datetime": lambda: Moment(2026, 1, 1, tzinfo=NEW_YORK),
    "subclass of Decimal": lambda: Money("1.50"),
    "datetime": lambda: dt.datetime(2026, 1, 1, 9, 30, 15, 123),  # noqa: DTZ001  the kind itself
    "datetime with an offset": lambda: NEW_YEAR,
    "datetime with a named offset": lambda: dt.datetime(2026, 1, 1, tzinfo=CET),
    "datetime with a ZoneInfo": lambda: SPRING,
    "datetime with fold": lambda: dt.datetime(2026, 11, 1, 1, 30, fold=1),  # noqa: DTZ001  the kind itself
    "datetime with ZoneInfo and fold": lambda: SPRING.replace(month=11, day=1, hour=1, fold=1),
    "datetime that pydantic has parsed": lambda: _parsed(dt.datetime, "2026-01-01T00:00:00Z"),
    "date": lambda: dt.date(2026, 1, 1),
    "time": lambda: dt.time(1, 30, fold=1),
    "time with a ZoneInfo": lambda: dt.time(1, 30, tzinfo=NEW_YORK),
    "timedelta": lambda: dt.timedelta(1, 2, 3),
    "timezone": lambda: dt.timezone.utc,
    "timezone with a name": lambda: CET,
    "ZoneInfo": lambda: NEW_YORK,
    "Decimal": lambda: [decimal.Decimal("1.50"), decimal.Decimal("NaN")],
    "UUID": lambda: uuid.UUID(int=1),
    "Path": lambda: pathlib.Path("a/b"),
    "re.Pattern": lambda: [re.compile("a", re.IGNORECASE), re.compile(b"a")],
    "IP addresses and networks": lambda: [
        *(ipaddress.ip_address("10.0.0.1"), ipaddress.ip_network("10.0.0.0/8")),
        ipaddress.ip_interface("::1/64"),
    ],
    "enum": lambda: Colour.RED,
    "enum that is a str": lambda: TextColour.RED,
    "IntEnum": lambda: Level.HIGH,
    "Flag": lambda: Rights.READ | Rights.WRITE,
    "enum with tuples as values": lambda: Corner.FIRST,
    "enum inside a class": lambda: Outer.Phase.READY,
    "namedtuple": lambda: Point(1, (2,)),
    "NamedTuple": lambda: Size(1),
    "NamedTuple inside a class": lambda: Outer.Pair(1),
    "dataclass": lambda: Plain(1),
    "dataclass that holds others": lambda: Plain(1, [Plain(2), (Frozen(3),)]),
    "dataclass with field(init=False)": lambda: Order(1),
    "dataclass whose __post_init__ changes fields": lambda: _with(Clamped(1), x=10),
    "dataclass with another attribute": lambda: _with(Plain(1), later=2),
    "dataclass with an InitVar": lambda: Cached(1, 2),
    "dataclass, frozen": lambda: Frozen(1, {"a": (1,)}),
    "dataclass with slots": lambda: _with(Slotted(1), later=2),
    "dataclass, frozen, with slots": lambda: Strict(x=1, inner=(1,)),
    "dataclass inside a class": lambda: Outer.Cost(1),
    "dataclass, frozen, with slots, inside a class": lambda: Outer.Price(1, (2,)),
    "pydantic model": lambda: Model(a=1, b=["x"]),
    "model that holds models": lambda: Holder(model=Model(a=1)),
    "model that holds an object of a subclass": lambda: Holder(model=Sub(a=1, c=2)),
    "model with a zoned datetime": lambda: Holder(model=Model(a=1), when=SPRING),
    "model with an enum inside a class": lambda: Holder(model=Model(a=1), phase=Outer.Phase.READY),
    "model with extra fields": lambda: Loose(a=1, b=(2,)),  # type: ignore[call-arg]  # they are extra
    "model with private attributes": lambda: _with(Memo(text="a"), _seen=3),
    "model with an excluded field": lambda: Memo(text="a", token="t"),
    "model with aliases": lambda: Aliased(A=1),
    "model with a validator": lambda: Stripped(text=" a "),
    "model whose validator was passed by": lambda: _with(Stripped(text="a"), text=" a "),
    "model with a computed field": lambda: Computed(a=2),
    "model with tuples, sets, UUIDs": lambda: Typed(),
    "model, frozen": lambda: FrozenModel(),
    "model made by model_construct": lambda: Model.model_construct(a="no int"),
    "model inside a class": lambda: Outer.Spec(name="a"),
    "generic model": lambda: Page[int](items=[1]),
    "generic model of models": lambda: Page[Sub](items=[Sub(a=1)]),
    "SecretStr": lambda: pydantic.SecretStr("hidden"),
    "class": lambda: [int, Model, Outer.Spec],
    "numpy array": lambda: np.array([[1, 2], [3, 4]]),
    "numpy array in Fortran's order": lambda: np.array([[1, 2], [3, 4]], order="F"),
    "numpy array that is a view": lambda: np.arange(10)[::3],
    "numpy array of no dimensions": lambda: np.array(5),
    "numpy array of texts": lambda: np.array(["a", "bc"]),
    "numpy array of dates": lambda: np.array(["2026-01-01"], dtype="M8[D]"),
    "numpy array of objects": lambda: np.array([["a", None], [(1,), [2]]], dtype=object),
    "numpy array of records": lambda: np.array([(1, 2.0)], dtype=[("a", "i4"), ("b", ">f8")]),
    "numpy scalars": lambda: [np.float64(0.5), np.int32(1), np.bool_(True), np.str_("a")],
    "numpy datetime64": lambda: np.datetime64("2026-01-01"),
    "numpy masked array": lambda: np.ma.array([1, 2], mask=[False, True]),
    "HumanMessage, AIMessage": lambda: [lc.HumanMessage("a"), lc.AIMessage("b")],
    "AIMessage with a tuple": lambda: lc.AIMessage("a", additional_kwargs={"a": (1,)}),
    "AIMessage whose tool calls were taken back": _taken_back,
    "ToolMessage with an artifact": lambda: _result({"a": 1}),
    "ToolMessage with a model as artifact": lambda: _result(Model(a=1)),
    "AIMessageChunk": lambda: lc.AIMessageChunk(content="a"),
    "Document": lambda: documents.Document("a", metadata={"when": (1,)}),
    "Send": lambda: Send("node", {"a": (1,)}),
    "Interrupt": lambda: Interrupt(value=("a",), id="1"),
    "Command": lambda: Command(update={"a": (1,)}, goto="b"),
    "Overwrite": lambda: Overwrite((1,)),
    "item of a store": lambda: Item(
        value={"a": 1}, key="k", namespace=("a", "b"), created_at=NEW_YEAR, updated_at=NEW_YEAR
    ),
    "exception": lambda: Failure("a"),
    "object of a class inside a function": _local,
    "object of any other class": object,
    "function": lambda: _local,
    "slice": lambda: slice(1),
    "PurePath": lambda: pathlib.PurePosixPath("a"),
}
# What does not come back the same, which is said at the put; and what is refused.
LOSSY = {"numpy masked array", "exception", "object of a class inside a function"}
REFUSED = {"object of any other class", "function", "slice", "PurePath"}


def kept() -> dict[str, Any]:
    """New values of the kinds that come back the same."""
    return {name: KINDS[name]() for name in KINDS if name not in LOSSY | REFUSED}


def _classes_in(namespace: type | types.ModuleType) -> Iterator[type]:
    for value in vars(namespace).values():
        if isinstance(value, type) and value.__module__ == __name__:
            yield value
            yield from _classes_in(value)


# What a strict saver has to be allowed for them.
CLASSES = (*_classes_in(sys.modules[__name__]), pydantic.SecretStr, range)
PLACES: dict[str, Callable[[Any], Any]] = {
    "whole": lambda value: value,
    "in a list": lambda value: [value],
    "in a dict": lambda value: {"a": {"b": value}},
    "in a tuple": lambda value: ("a", value),
    "in a dataclass": lambda value: Plain(1, value),
}
