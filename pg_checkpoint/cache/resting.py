"""When a server that did not answer is asked again: later each time, by one call first. Pure."""

from __future__ import annotations

import time

# Seconds after the first failure; twice as many after each further one.
_FIRST, _LONGEST = 5.0, 60.0


class Rest:
    """Whether a server may be asked; from any thread."""

    def __init__(self) -> None:
        self._pause, self._until = _FIRST, 0.0
        self._is_tried = False

    @property
    def lasts(self) -> bool:
        """Whether nothing is to be asked just now."""
        return time.monotonic() < self._until

    def asks(self) -> bool:
        """Whether a call may ask; after a rest the first one may, and others when it is answered.

        One that is cancelled is followed by another later on.
        """
        if self.lasts:
            return False
        if self._until:
            self._until, self._is_tried = time.monotonic() + self._pause, True
        return True

    def begin(self) -> bool:
        """Notes that no answer came; whether that was not known."""
        if self.lasts and not self._is_tried:  # a call that was sent before
            return False
        self._until, self._is_tried = time.monotonic() + self._pause, False
        self._pause = min(2 * self._pause, _LONGEST)
        return True

    def end(self) -> None:
        """Notes that an answer came."""
        self._pause, self._until, self._is_tried = _FIRST, 0.0, False
