"""Cells: values behind a click, each in the page only if the address names its key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from starlette.requests import Request

from pg_checkpoint.codec.values import encode
from pg_checkpoint.ui.shown import Shown, is_chat, kind_of, shown

# Names all values at once; those that are lists of messages.
ALL, CONVERSATION = "all", "conversation"


@dataclass(frozen=True)
class Cell:
    """A value and what the page says of it."""

    name: str  # the name of its channel, or of what it is
    anchor: str  # its id in the page
    kind: str  # what kind of value it is
    size: int | None  # bytes as the serializer writes it
    shown: Shown | None  # the value as shown; None while it is hidden
    toggle: str  # the page with it shown, or hidden
    whole: str  # the page with it in full length
    is_chat: bool  # whether it is a list of messages


class Cells:
    """Makes the cells of a page."""

    def __init__(
        self, url: Callable[..., str], request: Request, serde: SerializerProtocol
    ) -> None:
        self._page = url
        self._serde = serde
        self._shown = tuple(dict.fromkeys(request.query_params.getlist("show")))
        self._full = request.query_params.get("full")

    @property
    def shows_all(self) -> bool:
        """Whether everything is shown."""
        return ALL in self._shown

    def shows(self, key: str) -> bool:
        """Whether the value with a key is shown."""
        return self.shows_all or key in (*self._shown, self._full)

    def is_whole(self, key: str) -> bool:
        """Whether the value is shown in full length."""
        return key == self._full

    def cell(self, key: str, name: str, value: Any, anchor: str) -> Cell:
        """The cell of a value."""
        chat = is_chat(value)
        seen = self.shows(key) or (chat and self.shows(CONVERSATION))
        return Cell(
            name, anchor, kind_of(value), self._size(value),
            shown(value, whole=self.is_whole(key)) if seen else None,
            self._toggled(key, anchor, seen=seen), self.whole(key, anchor), chat,
        )  # fmt: skip

    def toggle(self, key: str, anchor: str) -> str:
        """The address of the page with the value shown if it is hidden, or the reverse."""
        return self._toggled(key, anchor, seen=self.shows(key))

    def whole(self, key: str, anchor: str) -> str:
        """The address of the page with the value in full length."""
        return self._url(self._shown, anchor, key)

    def _toggled(self, key: str, anchor: str, *, seen: bool) -> str:
        if seen:
            hidden = (key, ALL, CONVERSATION)
            return self._url([k for k in self._shown if k not in hidden], anchor)
        return self._url([*self._shown, key], anchor)

    def _url(self, keys: Iterable[str], anchor: str, full: str | None = None) -> str:
        return self._page(show=tuple(keys), full=full, at=anchor)

    def _size(self, value: Any) -> int | None:
        try:
            return len(encode(self._serde, value)[1])
        except Exception:  # noqa: BLE001  what was read may be of a kind that can't be written
            return None
