"""Functions that take a saver: they block if it is a PostgresSaver, and are awaited otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, overload

from pg_checkpoint.arguments import check_instance
from pg_checkpoint.errors import SyncCallError
from pg_checkpoint.postgres.loop_thread import run_on_thread
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.sync_saver import PostgresSaver

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class SaverFunction(Protocol[P, R_co]):
    """A function whose first argument is a saver, which decides how it is called."""

    @overload
    def __call__(
        self, saver: AsyncPostgresSaver, /, *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, R_co]: ...

    @overload
    def __call__(self, saver: PostgresSaver, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...


def for_savers(
    function: Callable[Concatenate[SaverBase, P], Coroutine[Any, Any, R]],
) -> SaverFunction[P, R]:
    """Makes a coroutine function block if it is given a `PostgresSaver`.

    It then runs on an event loop of its own, since it may run code of the application.
    """
    name = function.__name__

    @wraps(function)
    def call(saver: SaverBase, /, *args: P.args, **kwargs: P.kwargs) -> Any:
        check_instance("saver", saver, SaverBase, "an AsyncPostgresSaver or a PostgresSaver")
        if not isinstance(saver, PostgresSaver):
            return function(saver, *args, **kwargs)
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return run_on_thread(function(saver, *args, **kwargs))
        raise SyncCallError(
            f"{name}() of a PostgresSaver would block the event loop: use an AsyncPostgresSaver, "
            f"or `await asyncio.to_thread({name}, saver, ...)`"
        )

    return call
