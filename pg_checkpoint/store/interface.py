"""LangGraph's store interface, asynchronous and blocking.

A call is checked and copied where it is made, handed over to the store's home loop, and what it
finds is decoded in the caller's task. async_store.py opens and closes the store.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypeAlias

from langgraph.store.base import (
    NOT_PROVIDED,
    Item,
    NamespacePath,
    NotProvided,
    Op,
    PutOp,
    Result,
    SearchItem,
    SearchOp,
)
from typing_extensions import Unpack

from pg_checkpoint.arguments import (
    check_callable,
    check_flag,
    check_instance,
    check_names,
    check_number,
    id_text,
    refuse,
)
from pg_checkpoint.errors import ValueNotSerializableError, VersionConflictError
from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.store.base import StoreBase
from pg_checkpoint.store.operations import check_root, erased_range
from pg_checkpoint.store.parts import Condition
from pg_checkpoint.store.search_options import SearchOptions, TimeBounds, extras_of

Mode: TypeAlias = Literal["hybrid", "vector", "text"]

# Minutes between sweeps where nothing says how many; and at most, a year.
_SWEEP_EVERY, _LONGEST_PAUSE = 5.0, 525_600.0


class StoreInterface(StoreBase):
    """LangGraph's methods, which both stores have."""

    # --- asynchronous interface; a call of one operation goes a shorter way than a batch ---

    def abatch(
        self, ops: Iterable[Op], *, atomic: bool = False
    ) -> Coroutine[Any, Any, list[Result]]:
        """Executes operations, and copies their values at the call, before it is awaited.

        Reads see the state before the batch's own writes, with every write that was acknowledged
        before the batch began. If a key is written several times, the last write counts. An invalid
        operation, or a read that fails, stops the whole batch. Only if an item that was found
        can't be decoded, the writes may have been applied.

        Args:
            ops: The operations; the store's index decides how `SearchOp`s are ranked.
            atomic: Accepted for compatibility, and ignored: the writes are always all or nothing.

        Raises:
            InvalidNamespaceError: If a namespace is invalid.
            InvalidKeyError: If Postgres can't store a label or a key.
            InvalidOptionError: If a filter is not a dict, or has an unknown operator.
            ValueNotSerializableError: If JSON can't express a part of a value.
            ReadTimeoutError: If a read was not answered in time.
            WriteTimeoutError: If a write was not acknowledged in time.
            OverloadedError: If too many calls wait already.
            SaverClosedError: After `close`.
            UnsupportedCallError: If a filter asks for a field that is encrypted.
            DecryptionError: If an item can't be decrypted.
            CipherRequiredError: If an item is encrypted, and the store has no cipher.
            SerializerRequiredError: If an item has values that JSON lacks, and the store has no
                `serde`; the error has the other results.
            TypeNotAllowedError: If a strict store does not know a class in an item.
            psycopg.Error: If the server refused it.
        """
        del atomic
        return self._dispatcher.batch(lambda: list(ops))

    def aput(
        self,
        namespace: tuple[str, ...],
        key: str,
        value: Mapping[str, Any],
        index: Literal[False] | list[str] | None = None,
        *,
        ttl: float | NotProvided | None = NOT_PROVIDED,
        if_version: datetime | NotProvided | None = NOT_PROVIDED,
    ) -> Coroutine[Any, Any, None]:
        """Stores an item; copies its value at the call, and returns when it is durable.

        Takes the arguments of BaseStore's method, and raises the errors of `abatch`.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            value: A dict that JSON can hold; with `serde` other values too.
            index: The paths of texts to index instead of the store's `fields`; False for none.
            ttl: Minutes to live; None for ever. The default is the store's `default_ttl`.
            if_version: The `updated_at` of the item as it was read. The item is overwritten, or
                deleted if `value` is None, only if it still has that version. With None the item
                is stored only if it does not exist.

        Raises:
            VersionConflictError: If the item has another version.
        """
        seen = None
        if not isinstance(if_version, NotProvided):
            kinds = (datetime, type(None))
            check_instance("if_version", if_version, kinds, "an item's updated_at, or None")
            seen = Condition(if_version)
        return self._dispatcher.put(lambda: self._put_op(namespace, key, value, index, ttl), seen)

    async def aget(
        self,
        namespace: tuple[str, ...],
        key: str,
        *,
        refresh_ttl: bool | None = None,
    ) -> Item | None:
        """Returns an item, or None; raises the errors of `abatch`.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            refresh_ttl: Whether its time to live starts again; the default is `refresh_on_read`.
        """
        item: Item | None = await self._dispatcher.get(namespace, key, self._refreshes(refresh_ttl))
        return item

    async def alist_namespaces(
        self,
        *,
        prefix: NamespacePath | None = None,
        suffix: NamespacePath | None = None,
        max_depth: int | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[tuple[str, ...]]:
        """Lists namespaces; raises the errors of `abatch`.

        Args:
            prefix: The labels that a namespace must begin with; `"*"` stands for any label.
            suffix: The labels that it must end with.
            max_depth: Cut namespaces to this number of labels, and list each once.
            limit: The maximum number of namespaces; None for all.
            offset: The number to skip.
        """
        found: list[tuple[str, ...]] = await self._dispatcher.list_namespaces(
            prefix, suffix, max_depth, limit, offset
        )
        return found

    async def aupdate(
        self,
        namespace: tuple[str, ...],
        key: str,
        change: Callable[[dict[str, Any] | None], Mapping[str, Any]],
        *,
        index: Literal[False] | list[str] | None = None,
        ttl: float | NotProvided | None = NOT_PROVIDED,
    ) -> dict[str, Any]:
        """Changes an item by a function; returns the new value.

        Tries again if somebody else was faster.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            change: Gets the value, or None if the item does not exist, and returns the new value;
                it may be called several times.
            index: As for `aput`.
            ttl: As for `aput`.

        Raises:
            ValueNotSerializableError: If the function does not return a dict.
            VersionConflictError: If others were faster until `write_timeout`; or if an answer was
                lost and the change may have been applied, because no change is made twice.
        """
        if not callable(change):
            refuse("change", "a function of the value", change)
        deadline = time.monotonic() + self._engine.settings.write_timeout
        while True:
            item = await self.aget(namespace, key, refresh_ttl=False)
            value = _changed(change, item)
            seen = None if item is None else item.updated_at
            try:
                await self.aput(namespace, key, value, index, ttl=ttl, if_version=seen)
            except VersionConflictError as error:
                if error.may_be_applied or time.monotonic() > deadline:
                    raise
                await asyncio.sleep(random.uniform(0, 0.01))  # noqa: S311  no secret
            else:
                return value

    async def asearch(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        query: str | None = None,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        limit: int = 10,
        offset: int = 0,
        refresh_ttl: bool | None = None,
        mode: Mode | None = None,
        **options: Unpack[SearchOptions],
    ) -> list[SearchItem]:
        """Finds items below a prefix of namespaces; a query ranks them.

        Takes the arguments of BaseStore's method, and raises the errors of `abatch`.

        Args:
            namespace_prefix: The labels that a namespace must begin with; empty for all namespaces.
            query: Text to rank by; without it the last updated item comes first.
            filter: Conditions on values; docs/store.md lists the operators.
            limit: The maximum number of items; None for all.
            offset: The number to skip.
            refresh_ttl: Whether the time to live of the items that are found starts again.
            mode: Whether to rank by meaning ("vector"), by words ("text"), or by both
                ("hybrid"). The default is by meaning, as in the stock store, or by words if the
                store has no index for meaning.
            **options: The fields of `SearchOptions`: bounds of times, `order`, `values`,
                `min_score`.

        Raises:
            InvalidOptionError: If the store has no index for that mode, or an option is invalid.
        """
        extras, refresh = extras_of(mode, options), self._refreshes(refresh_ttl)
        what = namespace_prefix, filter, limit, offset, query, refresh
        found: list[SearchItem]
        if query or mode is not None:
            (found,) = await self._dispatcher.batch(lambda: [SearchOp(*what)], extras=extras)
        else:
            found = await self._dispatcher.search(extras, *what)
        return found

    async def acount(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        **times: Unpack[TimeBounds],
    ) -> int:
        """Counts items below a prefix of namespaces; raises the errors of `abatch`.

        Args:
            namespace_prefix: The labels that a namespace must begin with; empty for all namespaces.
            filter: Conditions on values, as for `asearch`.
            **times: The fields of `TimeBounds`.

        Raises:
            InvalidOptionError: If a bound is not a time, or has no time zone.
        """
        check_names("a count", times, tuple(TimeBounds.__annotations__))
        extras = extras_of(None, times)._replace(counts=True)
        what = namespace_prefix, filter, 0, 0, None, False
        count: int = await self._dispatcher.search(extras, *what)
        return count

    async def adelete_prefix(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        everything: bool = False,
        dry_run: bool = False,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Deletes all items below a prefix of namespaces, and expired ones; returns how many.

        It deletes some items in each of many short transactions, with their vectors and words. An
        item that was there when the call began is deleted when it returns, or was put again since.
        Items that others put meanwhile are deleted or stay. If a call is stopped, the next call
        continues it. Two concurrent calls may both count an item.

        Args:
            namespace_prefix: The labels that a namespace must begin with.
            everything: Confirms an empty prefix, which deletes all items.
            dry_run: Only count.
            progress: Called on the event loop after each transaction, with the count so far.

        Raises:
            InvalidNamespaceError: If the prefix is invalid, or is empty without `everything`.
            InvalidOptionError: If `everything` is true and the prefix is not empty.
            InvalidKeyError: If Postgres can't store a label.
            ReadTimeoutError: If the keys were not read in time.
            WriteTimeoutError: If a transaction was not acknowledged in time.
            SaverClosedError: After `close`.
            psycopg.Error: If the server refused it.
        """
        check_flag("everything", everything)
        check_flag("dry_run", dry_run)
        check_callable("progress", progress)
        where = erased_range(namespace_prefix, everything=everything)
        call = self._engine.delete_prefix(where, dry_run=dry_run, progress=progress)
        return await self._bridge.run(call)

    # --- blocking interface: the asynchronous one, waited for ---

    @blocking(aget)
    def get(self) -> None: ...

    @blocking(aupdate)
    def update(self) -> None: ...

    @blocking(abatch)
    def batch(self) -> None: ...

    @blocking(asearch)
    def search(self) -> None: ...

    @blocking(acount)
    def count(self) -> None: ...

    @blocking(aput)
    def put(self) -> None: ...

    @blocking(adelete_prefix)
    def delete_prefix(self) -> None: ...

    def _refreshes(self, refresh_ttl: bool | None) -> bool:
        if refresh_ttl is None and self.ttl_config is not None:
            return bool(self.ttl_config.get("refresh_on_read", True))
        return refresh_ttl is None or refresh_ttl

    def _put_op(self, namespace: Any, key: Any, value: Any, index: Any, ttl: Any) -> PutOp:
        check_root(namespace)
        if ttl is NOT_PROVIDED:
            ttl = (self.ttl_config or {}).get("default_ttl")
        return PutOp(namespace, id_text(key), value, index, ttl=ttl)

    async def _start_sweeper(self, minutes: float | None) -> asyncio.Task[None]:
        if not self.ttl_config:
            return asyncio.get_running_loop().create_task(asyncio.sleep(0))
        config: Any = self.ttl_config
        every = minutes or config.get("sweep_interval_minutes") or _SWEEP_EVERY
        every = check_number("sweep_interval_minutes", every, above=0, most=_LONGEST_PAUSE)
        return self._engine.sweeper.start(every)


def _changed(change: Callable[..., object], item: Item | None) -> dict[str, Any]:
    value = change(None if item is None else item.value)
    if not isinstance(value, Mapping):
        kind = "None" if value is None else f"of type {type(value).__name__}"
        raise ValueNotSerializableError(
            f"the function of an update must return the new value, a dict, not {kind}; "
            "nothing was stored"
        )
    return dict(value)
