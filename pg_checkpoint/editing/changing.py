"""What a function makes of one stored value: typed bytes in, typed bytes out.

Pure, but for what the function does. A value that comes out as the same bytes stays. Two things are
refused: to lose an object that can't be made here, and a function that changes again what it has
changed, because a rewrite that is repeated meets its own values.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME
from langgraph.types import Interrupt

from pg_checkpoint.codec.class_names import ClassName, visited
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.metadata import metadata_json, with_marks_renamed
from pg_checkpoint.codec.values import decode, decrypted, encode, is_jsonplus
from pg_checkpoint.errors import NotEditableError, PgCheckpointError

__all__ = ["Change", "Changing", "Function", "Kind", "Place", "kind_of_write"]

Kind: TypeAlias = Literal["value", "write", "interrupt", "answer", "input", "result", "metadata"]
_Typed: TypeAlias = "tuple[str, bytes]"

# Metadata by which LangGraph and this package find their way.
_FIXED = ("source", "step", "parents", "run_id", "counters_since_delta_snapshot")


@dataclass(frozen=True, order=True)
class Place:
    """Where a value is stored that `rewrite` hands to its function.

    Attributes:
        checkpoint_ns: `""` for the root, and for inputs of wake-ups.
        channel: `""` for metadata, results of steps and inputs of wake-ups.
        kind: `"value"` of a channel, `"write"` of a task (an update, before any reducer),
            `"interrupt"` (what was asked), `"answer"` (what was resumed with), `"input"` of a
            wake-up, `"result"` of a step, `"metadata"` of a checkpoint.
    """

    thread_id: str
    checkpoint_ns: str
    channel: str
    kind: Kind


Function: TypeAlias = "Callable[[Any, Place], Any]"


class Change(NamedTuple):
    """What becomes of a value.

    Attributes:
        before: The value, decoded for this.
        after: The new one.
        type: What the serializer calls the new one.
        data: Its bytes.
    """

    before: Any
    after: Any
    type: str
    data: bytes


def kind_of_write(channel: str) -> Kind:
    """What a pending write to a channel is."""
    return "interrupt" if channel == INTERRUPT else "answer" if channel == RESUME else "write"


class Changing:
    """Calls the function.

    Args:
        serde: The saver's serializer.
        function: Gets a value and its place, and returns the new value.
        channels: Only values of these, and writes to them; None: everything.
    """

    def __init__(
        self, serde: SerializerProtocol, function: Function, channels: Collection[str] | None
    ) -> None:
        self._serde = serde
        self._function = function
        self._channels = None if channels is None else frozenset(channels)

    def wants(self, channel: str) -> bool:
        """Whether values of a channel are due; `""` for what is of none."""
        return self._channels is None or channel in self._channels

    def typed(self, place: Place, type_: str, data: bytes) -> Change | None:
        """What becomes of a serialized value; None if it stays.

        Raises:
            NotEditableError: If the function raises, or its outcome can't be stored.
            PgCheckpointError: If the value can't be decoded.
        """
        value = self._decoded(type_, data)
        as_read = encode(self._serde, value)
        new = self._called(value, place)
        typed = self._encoded(new)
        if typed == as_read:
            return None
        self._check_whole((type_, data), as_read, typed)
        self._check_repeats(place, typed)
        return Change(self._decoded(type_, data), new, *typed)

    def small(self, place: Place, value: Any) -> Change | None:
        """The same for a value that stands in a checkpoint's JSON."""
        return self.typed(place, *encode(self._serde, value))

    def metadata(self, place: Place, content: Mapping[str, Any]) -> str | None:
        """What becomes of metadata, as JSON; None if it stays. Raises as `typed`."""
        text = orjson.dumps(content)
        new = self._called(orjson.loads(text), place)
        if not isinstance(new, dict):
            raise NotEditableError("metadata is a dict, and the function returned something else")
        for name in _FIXED:
            if new.get(name) != content.get(name):
                raise NotEditableError(f"the function changed {name!r} in metadata, which is fixed")
        found = with_marks_renamed(metadata_json(new))
        return None if orjson.loads(found) == orjson.loads(text) else found

    def _decoded(self, type_: str, data: bytes) -> Any:
        try:
            return decode(self._serde, type_, data)
        except PgCheckpointError:
            raise
        except Exception as error:
            raise NotEditableError(f"it can't be decoded ({type(error).__name__})") from error

    def _encoded(self, value: Any) -> _Typed:
        try:
            return encode(self._serde, value)
        except Exception as error:
            raise NotEditableError(
                f"the serializer refused what the function returned ({type(error).__name__})"
            ) from error

    def _called(self, value: Any, place: Place) -> Any:
        if isinstance(value, DeltaSnapshot):
            return DeltaSnapshot(self._called(value.value, place))
        if isinstance(value, Interrupt):
            asked = copy(value)
            object.__setattr__(asked, "value", self._called(value.value, place))
            return asked  # with the same id, so that answers fit
        if place.kind == "interrupt" and type(value) in (list, tuple):
            asked_all = [self._called(one, place) for one in value]
            return asked_all if type(value) is list else tuple(asked_all)
        try:
            return self._function(value, place)
        except Exception as error:
            # Never its words, which may quote the value.
            raise NotEditableError(f"the function raised {type(error).__name__}") from error

    def _check_whole(self, stored: _Typed, as_read: _Typed, new: _Typed) -> None:
        """Refuses to lose an object that could not be made of what is stored.

        A class that has changed comes as plain fields: a function may make a new object of them.
        """
        typed = [decrypted(self._serde, *one) for one in (stored, as_read, new)]
        is_known = is_jsonplus(getattr(self._serde, "serde", self._serde))
        if not is_known or {type_ for type_, _ in typed[:2]} != {"msgpack"}:
            return
        before, made, after = (_objects(one) for one in typed)
        if max(len(after) - len(made), 0) < len(before) - len(made):
            names = ", ".join(sorted({str(name) for name in before}))
            raise NotEditableError(
                f"it holds an object that can't be made here, and would be lost (of {names}): use "
                "the application's serializer, with its allowed_types and renamed= (--app)"
            )

    def _check_repeats(self, place: Place, typed: _Typed) -> None:
        again = self._encoded(self._called(self._decoded(*typed), place))
        if again != typed and not _is_equal(self._decoded(*again), self._decoded(*typed)):
            raise NotEditableError(
                "the function makes something else again of what it returned: what is new already "
                "has to stay, as a rewrite goes through a thread more than once"
            )


def _objects(typed: _Typed) -> list[ClassName]:
    found: list[ClassName] = []

    def note(name: ClassName) -> ClassName:
        found.append(name)
        return name

    visited(*typed, note)
    return found


def _is_equal(a: Any, b: Any) -> bool:
    try:
        return cast("bool", a == b) is True
    except Exception:  # noqa: BLE001  any class may compare as it likes
        return False
