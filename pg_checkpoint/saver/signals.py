"""Signals that are handled within a block, beside whoever handled them before."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Any


@contextmanager
def handling(numbers: Sequence[int], call: Callable[[], Any]) -> Iterator[None]:
    """Calls a function on each of these signals, and then the handler that was there before."""
    with ExitStack() as stack:
        # Python lets no other thread handle any.
        is_main = threading.current_thread() is threading.main_thread()
        for number in numbers if is_main else ():
            stack.enter_context(_handling(number, call))
        yield


@contextmanager
def _handling(number: int, call: Callable[[], Any]) -> Iterator[None]:
    before = signal.getsignal(number)

    def handle(number: int, frame: FrameType | None) -> None:
        call()
        if callable(before):
            before(number, frame)

    signal.signal(number, handle)
    try:
        yield
    finally:
        # Unless somebody has replaced it meanwhile; a handler that Python can't name stays lost.
        if signal.getsignal(number) is handle:
            signal.signal(number, before if before is not None else signal.SIG_DFL)
