"""What was found to be large, so that not every search finds it out again."""

from __future__ import annotations

import time
from collections.abc import Hashable

# Seconds for which that is taken for true, and of how many things it is known.
_REMEMBERED, _MOST_REMEMBERED = 60.0, 1_000


class Large:
    """Prefixes or heads of namespaces with many items, each for a minute."""

    def __init__(self) -> None:
        self._until: dict[Hashable, float] = {}

    def __contains__(self, what: Hashable) -> bool:
        return self._until.get(what, 0.0) > time.monotonic()

    def add(self, what: Hashable) -> None:
        """Notes that something is large."""
        if len(self._until) >= _MOST_REMEMBERED:
            self._until.clear()
        self._until[what] = time.monotonic() + _REMEMBERED
