"""Time limits for requests: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol


class TimedProtocol(H11Protocol):
    """HTTP/1.1 that closes a connection which has not sent a whole request in time."""

    # Seconds from the connection, or the last answer, to the end of a request's headers.
    patience = 10.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None

    # The type is ignored where uvicorn narrows it too.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for a request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        super().connection_lost(exc)
        self._stop_waiting()

    def data_received(self, data: bytes) -> None:
        """Waits no more once the headers are whole: from there it is the answer that takes time."""
        super().data_received(data)
        if self._is_answering():
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Waits for the next request."""
        super().on_response_complete()
        self._wait()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._stop_waiting()
        # The next request may have come with the last one.
        if not self._is_answering() and not self.transport.is_closing():
            self._timer = self.loop.call_later(self.patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
