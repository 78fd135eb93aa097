"""Runs what the store's methods are asked for.

A call is checked and copied when it is made; what is wrong with it is raised when it is awaited,
for then it is counted. It is handed over to the home loop, and what it finds is decoded in the
caller's task. One operation alone is one future there; a batch is a coroutine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import (
    GetOp,
    ListNamespacesOp,
    MatchCondition,
    Op,
    PutOp,
    Result,
    SearchOp,
)

from pg_checkpoint.postgres.event_loop import LoopBridge
from pg_checkpoint.store.engine import Engine
from pg_checkpoint.store.index_config import VectorIndex
from pg_checkpoint.store.listings import Listing, listing_of
from pg_checkpoint.store.operations import Plan, get_of, plan_of, put_of, search_of
from pg_checkpoint.store.parts import Condition, Part, Put, Search
from pg_checkpoint.store.results import result_of, results_of
from pg_checkpoint.store.sealing import StoreSealing
from pg_checkpoint.store.search_options import PLAIN, Extras
from pg_checkpoint.store.text_config import TextIndex

_KIND_OF = {GetOp: "get", PutOp: "put", SearchOp: "search", ListNamespacesOp: "list_namespaces"}


class Dispatcher:
    """Runs one store's calls."""

    def __init__(
        self,
        bridge: LoopBridge[Engine],
        index: VectorIndex | None,
        seal: StoreSealing | None,
        serde: SerializerProtocol | None,
        words: TextIndex | None,
    ) -> None:
        self._bridge = bridge
        self._index = index
        self._seal = seal
        self._serde = serde
        self._words = words

    def get(self, *what: Any) -> Coroutine[Any, Any, Any]:
        """Reads an item; takes what `get_of` does."""
        return self._alone("get", get_of, what)

    def put(self, make: Callable[[], PutOp], seen: Condition | None) -> Coroutine[Any, Any, Any]:
        """Puts an item."""
        if seen is None and self._index is None:
            return self._alone("put", self._put_of, (make,))
        return self._together(lambda: [make()], seen, PLAIN, _nothing)

    def search(self, extras: Extras, *what: Any) -> Coroutine[Any, Any, Any]:
        """Searches without a query; takes the arguments of SearchOp, and others."""
        return self._alone("search", self._search_of, (extras, *what))

    def list_namespaces(self, *what: Any) -> Coroutine[Any, Any, Any]:
        """Lists namespaces by prefix and suffix; then takes the arguments of ListNamespacesOp."""
        return self._alone("list_namespaces", _listing_of, what)

    def batch(
        self,
        make: Callable[[], list[Op]],
        seen: Condition | None = None,
        extras: Extras = PLAIN,
    ) -> Coroutine[Any, Any, list[Any]]:
        """Runs operations together."""
        return self._together(make, seen, extras, Dispatcher._results)

    def _together(
        self,
        make: Callable[[], list[Op]],
        seen: Condition | None,
        extras: Extras,
        finish: Callable[[Dispatcher, Plan, list[Any]], Any],
    ) -> Coroutine[Any, Any, Any]:
        kind = "batch"
        try:
            ops = make()
            kind = _KIND_OF.get(type(ops[0]), kind) if len(ops) == 1 else kind
            how = self._index, self._seal, self._serde, self._words
            plan: Plan | Exception = plan_of(ops, *how, extras)
            if seen is not None and isinstance(plan, Plan):
                plan.demand(seen)
        except Exception as error:  # noqa: BLE001  whatever is wrong with what was given
            plan = error
        return self._counted(kind, Dispatcher._begin_all, finish, plan)

    def _alone(
        self, kind: str, make: Callable[..., Part], what: Sequence[Any]
    ) -> Coroutine[Any, Any, Any]:
        try:
            part: Part | Exception = make(*what)
        except Exception as error:  # noqa: BLE001  whatever is wrong with what was given
            part = error
        return self._counted(kind, Dispatcher._begin, Dispatcher._result, part)

    async def _counted(
        self,
        kind: str,
        begin: Callable[[Dispatcher, Any], Awaitable[Any]],
        finish: Callable[[Dispatcher, Any, Any], Any],
        what: object,
    ) -> Any:
        watch = self._bridge.bound.watch
        if not watch.began:
            watch.begin(self._bridge.bound)
        if watch.telemetry is not None:
            with watch.telemetry.call(kind, None):
                return finish(self, what, await begin(self, what))
        # Not a context manager, which would double what this costs.
        counts, started = watch.counts.calls[kind], time.perf_counter()
        try:
            result = finish(self, what, await begin(self, what))
        except BaseException as error:
            counts.ended(error, time.perf_counter() - started)
            raise
        counts.latency.add(time.perf_counter() - started)
        return result

    def _begin_all(self, what: Plan | Exception) -> Awaitable[list[Any]]:
        plan: Plan = _checked(what)
        return (
            self._bridge.run(self._bridge.bound.run(plan)) if plan.count else asyncio.sleep(0, [])
        )

    def _results(self, plan: Plan, found: list[Any]) -> list[Result]:
        return results_of(plan, found, self._seal, self._serde)

    def _begin(self, what: Part | Exception) -> Awaitable[Sequence[Any]]:
        part: Part = _checked(what)
        if self._index is not None and not isinstance(part, Put):
            # Which says it better, if the vectors of the index are gone.
            return self._bridge.run(self._bridge.bound.run(Plan(1, [(0, part)])))
        return self._bridge.submit(self._bridge.bound.begin, part)

    def _result(self, part: Part, found: Sequence[Any]) -> Any:
        if isinstance(part, Put):
            return None
        return result_of(part, found[0], self._seal, self._serde)

    def _put_of(self, make: Callable[[], PutOp]) -> Put:
        return put_of(make(), None, self._seal, self._serde, self._words)

    def _search_of(self, extras: Extras, *what: Any) -> Search:
        return search_of(SearchOp(*what), self._seal, extras)


def _nothing(running: Dispatcher, plan: Plan, found: list[Any]) -> None:
    """The result of a put: None."""


def _checked(what: Any) -> Any:
    """Raises what was wrong with a call."""
    if isinstance(what, Exception):
        try:
            raise what
        finally:
            del what  # the error's traceback holds this frame
    return what


def _listing_of(prefix: Any, suffix: Any, *numbers: Any) -> Listing:
    conditions = []
    if prefix:
        conditions.append(MatchCondition("prefix", prefix))
    if suffix:
        conditions.append(MatchCondition("suffix", suffix))
    return listing_of(ListNamespacesOp(tuple(conditions), *numbers))
