"""What a function makes of one stored value: typed bytes in, typed bytes out.

Pure, but for what the function does. A value that comes out as the same bytes stays, whatever order
its sets have. Refused are: to lose an object that can't be made here, or a field that its class has
no more; and a function that changes again what it has changed, because a rewrite that is repeated
meets its own values.
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

from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.metadata import metadata_json, with_mark_renamed
from pg_checkpoint.codec.values import decode, decrypted, encode, is_jsonplus
from pg_checkpoint.editing.comparison import canonical, lost_fields, lost_objects, objects_in
from pg_checkpoint.errors import NotEditableError, PgCheckpointError

Kind: TypeAlias = Literal["value", "write", "interrupt", "answer", "input", "result", "metadata"]
_Typed: TypeAlias = "tuple[str, bytes]"

_UNSETTLED = (
    "the function makes something else again of what it returned: what is new already has to stay, "
    "as a rewrite goes through a thread more than once"
)
# Metadata by which LangGraph and this package find their way.
_FIXED = ("source", "step", "parents", "run_id", "counters_since_delta_snapshot")


@dataclass(frozen=True, order=True)
class RewritePlace:
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


Function: TypeAlias = "Callable[[Any, RewritePlace], Any]"


class Change(NamedTuple):
    """What becomes of a value."""

    before: Any  # the value, decoded for this
    after: Any  # the new one
    type: str  # what the serializer calls the new one
    data: bytes  # its bytes


def kind_of_write(channel: str) -> Kind:
    """What a pending write to a channel is."""
    return "interrupt" if channel == INTERRUPT else "answer" if channel == RESUME else "write"


class Changing:
    """Calls the function."""

    def __init__(
        self,
        serde: SerializerProtocol,
        function: Function,
        channels: Collection[str] | None,
        *,
        allow_none: bool = False,
    ) -> None:
        self._serde = serde
        self._is_langgraphs = is_jsonplus(getattr(serde, "serde", serde))
        self._function = function
        self._allow_none = allow_none
        self._channels = None if channels is None else frozenset(channels)

    def wants(self, channel: str) -> bool:
        """Whether values of a channel are due; `""` for what is of none."""
        return self._channels is None or channel in self._channels

    def typed(self, place: RewritePlace, type_: str, data: bytes) -> Change | None:
        """What becomes of a serialized value; None if it stays."""
        value = self._decoded(type_, data)
        as_read = encode(self._serde, value)
        new = self._called(value, place)
        typed = self._encoded(new)
        if self._is_same(typed, as_read):
            return None
        self._check_whole((type_, data), as_read, typed)
        self._check_repeats(place, typed)
        return Change(self._decoded(type_, data), new, *typed)

    def small(self, place: RewritePlace, value: Any) -> Change | None:
        """The same for a value that stands in a checkpoint's JSON."""
        return self.typed(place, *encode(self._serde, value))

    def metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str | None:
        """What becomes of metadata, as JSON; None if it stays. Raises as `typed`."""
        found = self._metadata(place, content)
        if orjson.loads(found) == orjson.loads(orjson.dumps(content)):
            return None
        if self._metadata(place, orjson.loads(found)) != found:
            raise NotEditableError(_UNSETTLED)
        return found

    def _metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str:
        new = self._called(orjson.loads(orjson.dumps(content)), place)
        if not isinstance(new, dict):
            raise NotEditableError("metadata is a dict, and the function returned something else")
        for name in _FIXED:
            if new.get(name) != content.get(name):
                raise NotEditableError(f"the function changed {name!r} in metadata, which is fixed")
        return with_mark_renamed(metadata_json(new))

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

    def _called(self, value: Any, place: RewritePlace) -> Any:
        if isinstance(value, DeltaSnapshot):
            return DeltaSnapshot(self._called(value.value, place))
        if isinstance(value, Interrupt):
            asked = copy(value)
            object.__setattr__(asked, "value", self._called(value.value, place))
            return asked  # with the same id, so that answers fit
        if place.kind == "interrupt" and type(value) in (list, tuple):
            asked_all = [self._called(one, place) for one in value]
            return asked_all if type(value) is list else tuple(asked_all)
        new = self._given_to_function(value, place)
        if new is None and value is not None and not self._allow_none:
            raise NotEditableError(
                "the function returned None: return the value itself where it stays, or an empty "
                "one; with allow_none None is stored"
            )
        return new

    def _given_to_function(self, value: Any, place: RewritePlace) -> Any:
        try:
            return self._function(value, place)
        except (NotEditableError, KeyboardInterrupt):
            raise
        # It runs in a thread of its own, where nothing else raises SystemExit and its like.
        except BaseException as error:
            # Never its words, which may quote the value.
            raise NotEditableError(f"the function raised {type(error).__name__}") from error

    def _is_same(self, a: _Typed, b: _Typed) -> bool:
        """Whether values are the same, whatever a random nonce or a set's order makes of them."""
        if a == b:
            return True
        (type_a, plain_a), (type_b, plain_b) = (decrypted(self._serde, *one) for one in (a, b))
        if type_a != type_b or plain_a == plain_b or type_a != "msgpack" or not self._is_langgraphs:
            return (type_a, plain_a) == (type_b, plain_b)
        return canonical(plain_a) == canonical(plain_b)

    def _check_whole(self, stored: _Typed, as_read: _Typed, new: _Typed) -> None:
        """Refuses to lose an object, or a field of one, that could not be made of what is stored.

        A dataclass that has changed comes as plain fields: a function may make an object of them.
        """
        typed = [decrypted(self._serde, *one) for one in (stored, as_read, new)]
        if not self._is_langgraphs or {type_ for type_, _ in typed[:2]} != {"msgpack"}:
            return
        if (renames := getattr(self._serde, "renames", None)) is not None:
            typed[0] = renames.applied(*typed[0])
        before, made, after = (objects_in(d) if t == "msgpack" else [] for t, d in typed)
        if names := ", ".join(sorted(map(str, lost_objects(before, made, after)))):
            raise NotEditableError(
                f"it holds an object that can't be made here, and would be lost (of {names}): use "
                "the application's serializer, with its allowed_types and renamed= (--app)"
            )
        if names := ", ".join(lost_fields(before, made)):
            raise NotEditableError(
                f"it holds an object with fields that its class has no more, and that would be "
                f"lost ({names}): keep them in the class until the rewrite is done"
            )

    def _check_repeats(self, place: RewritePlace, typed: _Typed) -> None:
        again = self._encoded(self._called(self._decoded(*typed), place))
        if not self._is_same(again, typed) and not _is_equal(
            self._decoded(*again), self._decoded(*typed)
        ):
            raise NotEditableError(_UNSETTLED)


def _is_equal(a: Any, b: Any) -> bool:
    try:
        return cast("bool", a == b) is True
    except Exception:  # noqa: BLE001  any class may compare as it likes
        return False
