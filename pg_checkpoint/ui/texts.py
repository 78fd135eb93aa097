"""Values as text for a page, cut where they are long. Pure."""

from __future__ import annotations

import json
from typing import Any

from pg_checkpoint.diagnosis.json_view import plain

_MAX_CHARACTERS = 4000


class Cutter:
    """Cuts long texts, unless all of them are wanted whole."""

    def __init__(self, *, whole: bool) -> None:
        self._whole = whole
        self.has_cut = False  # whether one was cut

    def __call__(self, text: str) -> str:
        """The text, or its beginning."""
        if self._whole or len(text) <= _MAX_CHARACTERS:
            return text
        self.has_cut = True
        return text[:_MAX_CHARACTERS] + "…"


def text_of(value: Any) -> str:
    """A value as indented JSON; text and bytes as they are."""
    if isinstance(value, (bytes, bytearray)):
        return (
            f"{len(value):,} bytes: {bytes(value[:32]).hex(' ')}{' …' if len(value) > 32 else ''}"
        )
    simple = plain(value)
    if isinstance(simple, str):
        return simple
    return json.dumps(simple, indent=2, ensure_ascii=False)
