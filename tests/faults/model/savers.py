"""Savers from every source of connections, and one way of calling all of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeAlias

import psycopg
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing, PostgresSaver, rotate_keys
from tests.faults.model.configs import Config

Saver: TypeAlias = "AsyncPostgresSaver | PostgresSaver"

_KEY = {"only": bytes(range(32))}
# Of AsyncPostgresSaver, without a blocking method.
_NO_TWINS = ("apply_retention", "close")
_POOL, _KWARGS = 4, {"autocommit": True, "prepare_threshold": None}


def cipher_options(config: Config, *, first: bool = False) -> dict[str, Any]:
    """A saver's options for its cipher."""
    if config.cipher == "none" or (first and config.cipher != "all"):
        return {}
    also = {"allow_plaintext": True} if config.cipher in ("some", "rotation") else {}
    return {"cipher": AesGcmCipher(KeyRing(_KEY)), **also}


@asynccontextmanager
async def opened(
    config: Config, dsn: str, options: dict[str, Any], kind: Any = None
) -> AsyncIterator[Any]:
    """A saver as the configuration wants it; not closed at the end, what it was given is."""
    async with AsyncExitStack() as stack:
        source = await _source(config, dsn, stack)
        kind = kind or (PostgresSaver if config.blocking else AsyncPostgresSaver)
        if config.source == "dsn":
            options = {"max_size": _POOL, **options}
        saver: Saver = kind(source, **options)
        if isinstance(saver, AsyncPostgresSaver):
            await saver.open()
        else:
            await asyncio.to_thread(saver.open)
        yield saver


async def _source(config: Config, dsn: str, stack: AsyncExitStack) -> Any:
    if config.source == "pool":
        pool: Any = AsyncConnectionPool(dsn, kwargs=_KWARGS, max_size=_POOL, open=False)
        return await stack.enter_async_context(pool)
    if config.source == "blocking pool":
        made: Any = ConnectionPool(dsn, kwargs=_KWARGS, max_size=_POOL, open=False)
        return stack.enter_context(made)
    if config.source == "connection":
        connection = await psycopg.AsyncConnection.connect(dsn, autocommit=True)
        return await stack.enter_async_context(connection)
    if config.source == "blocking connection":
        return stack.enter_context(psycopg.connect(dsn, autocommit=True))
    return dsn


class Calls:
    """Calls a saver's methods by their asynchronous names."""

    def __init__(self, saver: Saver, *, mixed: bool, seed: str) -> None:
        self.saver = saver
        self._mixed = mixed
        self._rng = random.Random(seed)

    def start(self, name: str, *args: Any, **kwargs: Any) -> asyncio.Future[Any]:
        """Begins a call: of "put", `aput` or `put` in a thread."""
        if not self._blocks(name):
            method: Any = getattr(self.saver, name if name in _NO_TWINS else f"a{name}")
            return asyncio.create_task(method(*args, **kwargs))
        blocking: Callable[..., Any] = getattr(self.saver, name)
        return asyncio.create_task(asyncio.to_thread(blocking, *args, **kwargs))

    def rotate(self) -> asyncio.Future[Any]:
        """Begins `rotate_keys`."""
        if isinstance(self.saver, PostgresSaver):
            return asyncio.create_task(asyncio.to_thread(rotate_keys, self.saver))
        return asyncio.create_task(rotate_keys(self.saver))

    async def list(self, config: Any, **kwargs: Any) -> list[Any]:
        """All that `alist` or `list` yields."""
        if not self._blocks("list"):
            return [found async for found in self.saver.alist(config, **kwargs)]
        return await asyncio.to_thread(lambda: [*self.saver.list(config, **kwargs)])

    def _blocks(self, name: str) -> bool:
        if isinstance(self.saver, PostgresSaver):
            return True
        return self._mixed and name not in _NO_TWINS and self._rng.random() < 0.5

    @property
    def is_ordered(self) -> bool:
        """Whether calls begin in the order of the ledger: not if threads race to begin."""
        return not self._mixed and isinstance(self.saver, AsyncPostgresSaver)
