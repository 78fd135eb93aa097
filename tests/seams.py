"""The private parts of savers and stores that tests look into, hold up or break."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from importlib import import_module
from typing import Any, TypeVar

import pytest

from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.writer import Writer

T = TypeVar("T")


def engine_of(opened: Any) -> Any:
    """What does the work of a saver or a store, on its event loop."""
    return opened._engine


def database_of(opened: Any) -> Database:
    """What runs the statements of a saver or a store."""
    database: Database = opened._engine.database
    return database


def writer_of(saver: Any) -> Writer:
    """The queues of a saver, and what is counted of them."""
    writer: Writer = saver._engine.writer
    return writer


async def until_under_way(saver: Any) -> None:
    """Waits until a write of a saver is sent, and not answered."""
    calls = writer_of(saver)._calls._unfinished
    while not any(call.batch is not None for call in calls):  # noqa: ASYNC110  no event says so
        await asyncio.sleep(0)


def sent_whole_again(saver: Any) -> int:
    """How many puts leaned on a parent that was gone."""
    return writer_of(saver).statistics.sent_whole_again


def run_on(opened: Any, work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine on the event loop of a blocking saver or store."""
    answer: T = opened._bridge.call(work, "a test")
    return answer


def limit(patch: pytest.MonkeyPatch, module: str, **limits: float) -> None:
    """Sets numbers that a module of the package keeps for itself: `page=3` is its `_PAGE`."""
    path = f"pg_checkpoint.{module}"
    for name, number in limits.items():
        private = f"_{name.upper()}"
        assert isinstance(getattr(import_module(path), private), (int, float))
        patch.setattr(f"{path}.{private}", number)


def before_each(
    patch: pytest.MonkeyPatch, part: Any, method: str, do: Callable[..., Awaitable[object]]
) -> None:
    """Lets a coroutine come before each call of a part's, with its arguments; it may raise."""
    real = getattr(part, method)

    async def later(*args: Any, **options: Any) -> Any:
        await do(*args, **options)
        return await real(*args, **options)

    patch.setattr(part, method, later)


def before_call(
    patch: pytest.MonkeyPatch,
    part: Any,
    method: str,
    number: int | None,
    do: Callable[[], Awaitable[object]],
) -> list[int]:
    """Lets a coroutine come before one call of a part's, counted from 0; returns their numbers."""
    calls = list[int]()

    async def counted(*_: Any, **__: Any) -> None:
        calls.append(len(calls))
        if calls[-1] == number:
            await do()

    before_each(patch, part, method, counted)
    return calls


def after_each(
    patch: pytest.MonkeyPatch, part: Any, method: str, do: Callable[..., Awaitable[object]]
) -> None:
    """Lets a coroutine come after each call of a part's, with its arguments; it may raise."""
    real = getattr(part, method)

    async def followed(*args: Any, **options: Any) -> Any:
        answer = await real(*args, **options)
        await do(*args, **options)
        return answer

    patch.setattr(part, method, followed)


def lose_answers(
    patch: pytest.MonkeyPatch,
    opened: Any,
    *errors: Exception,
    applied: bool = True,
    meanwhile: Callable[[], Awaitable[object]] | None = None,
) -> None:
    """Lets the next transactions end with these errors: committed, or (not applied) not begun."""
    database, left = database_of(opened), list(errors)
    run_once = database.run_once

    async def lose(statements: Sequence[Statement], *, timeout: float) -> Any:
        if not left:
            return await run_once(statements, timeout=timeout)
        error = left.pop(0)
        if applied:
            await run_once(statements, timeout=timeout)
        if meanwhile is not None:
            await meanwhile()
        raise error

    patch.setattr(database, "run_once", lose)


def give_up_at_once(patch: pytest.MonkeyPatch, opened: Any) -> None:
    """Lets no transaction be tried a second time."""
    patch.setattr(database_of(opened), "_worth_retrying", lambda error: False)


def statements_made(patch: pytest.MonkeyPatch, opened: Any) -> list[str]:
    """The names of the statements that are made from now on."""
    database, names = database_of(opened), list[str]()
    statement = database.statement

    def noted(name: str, *parameters: Any) -> Statement:
        names.append(name)
        return statement(name, *parameters)

    patch.setattr(database, "statement", noted)
    return names
