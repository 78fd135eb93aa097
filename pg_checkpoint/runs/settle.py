"""`settle`: brings a thread to rest whose run was cut."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, get_args

from langchain_core.messages import AIMessage, AnyMessage, ToolMessage
from langchain_core.runnables import RunnableConfig

from pg_checkpoint.codec.keys import thread_of
from pg_checkpoint.core.arguments import check_flag
from pg_checkpoint.core.errors import CheckpointNotFoundError, InvalidOptionError
from pg_checkpoint.runs.recover import with_stored_metadata
from pg_checkpoint.runs.threads import is_cut
from pg_checkpoint.runs.wakeups import open_questions
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.leases import Lease, new_control
from pg_checkpoint.saver.saver import SaverBase, for_savers

Settling: TypeAlias = Literal["look", "resume", "fold", "rollback"]

# LangGraph's names: the end of a graph, and an update that copies a checkpoint.
_END, _COPY, _START = "__end__", "__copy__", "__start__"
_WORDS = "This call was interrupted before it had a result."


class StatefulGraph(Protocol):
    """A compiled graph, or an entrypoint."""

    checkpointer: Any

    async def aget_state(self, config: RunnableConfig) -> Any:
        """The state of a thread."""

    async def aupdate_state(
        self, config: RunnableConfig, values: Any, as_node: str | None = None
    ) -> RunnableConfig:
        """Puts a checkpoint."""

    def ainvoke(
        self,
        input: None,  # noqa: A002  LangGraph's name
        config: RunnableConfig | None = None,
        **how: Any,
    ) -> Any:
        """Runs the graph; without an input it continues from the stored state."""


@dataclass(frozen=True)
class Settled:
    """What `settle` found and did.

    Attributes:
        found: `"nothing"` if the thread was at rest, `"cut"` if its run had been cut, `"waits"` if
            it waits for an answer, or at a breakpoint.
        config: The newest checkpoint; None if the thread has none.
        answered: The ids of the tool calls that were answered by an error.
    """

    found: Literal["nothing", "cut", "waits"]
    config: RunnableConfig | None
    answered: tuple[str, ...] = ()


@for_savers
async def settle(
    saver: SaverBase,
    graph: StatefulGraph,
    config: RunnableConfig,
    how: Settling,
    *,
    interrupts: bool = False,
    messages: str = "messages",
    wait: float = 0.0,
) -> Settled:
    """Brings a thread whose run was cut to rest. Call it before a new input.

    A new input to such a thread drops the tasks that have not finished, without an error, and
    leaves tool calls without an answer, which the APIs of models refuse. It holds the thread's
    lease meanwhile, unless it is called in its block.

    Args:
        saver: The saver of the thread.
        graph: The graph that was compiled with `saver`.
        config: Names the thread.
        how: `"look"` only reports the state of the thread. `"resume"` finishes the run. `"fold"`
            applies the results of tasks that have finished, drops the others, and answers open
            tool calls of the last message with an error. `"rollback"` puts a copy of the last
            checkpoint at which nothing was left to run; newer ones stay in the history.
        interrupts: Also settle a thread that waits for an answer or at a breakpoint; a
            `"resume"` continues from a breakpoint, and answers nothing.
        messages: The channel that has the messages.
        wait: Seconds to wait for another run that holds the lease.

    Raises:
        InvalidOptionError: If the graph is not compiled with this saver, or `how` is unknown.
        LeaseHeldError: If another run holds the lease.
        CheckpointNotFoundError: On a rollback, if the thread has never been at rest.
    """
    check_flag("interrupts", interrupts)
    if how not in get_args(Settling):
        raise InvalidOptionError(f"how must be one of {get_args(Settling)}")
    if getattr(getattr(graph, "checkpointer", None), "_engine", None) is not saver._engine:
        raise InvalidOptionError("compile the graph with this saver")
    thread_id, _ = thread_of(config)
    given = {key: value for key, value in config.items() if key != "configurable"}
    kept = {k: v for k, v in config["configurable"].items() if not k.startswith("checkpoint_")}
    newest: Any = {**given, "configurable": kept}
    async with _held(saver, thread_id, wait) as lease:
        found = await saver.aget_tuple({"configurable": {"thread_id": thread_id}})
        newest = with_stored_metadata(newest, found, is_same_run=True)
        asks = bool(open_questions(found))
        settling = _Settling(graph, saver, thread_id, newest, asks, lease, messages)
        return await settling.bring_to_rest(how, interrupts=interrupts)


@asynccontextmanager
async def _held(saver: SaverBase, thread_id: str, wait: float) -> AsyncIterator[Lease | None]:
    """The thread's lease; None in the block of one."""
    if saver._engine.leases.open_block(thread_id) is not None:
        yield None
        return
    async with saver.lease(thread_id, wait=wait) as lease:
        yield lease


@dataclass(frozen=True)
class _Settling:
    """One thread, under its lease."""

    graph: StatefulGraph
    saver: SaverBase
    thread_id: str
    newest: RunnableConfig
    asks: bool  # whether a question of it is open
    lease: Lease | None
    messages: str

    async def bring_to_rest(self, how: Settling, *, interrupts: bool) -> Settled:
        state = await self.graph.aget_state(self.newest)
        if state.created_at is None:
            return Settled("nothing", None)
        found = await self._found(state)
        answered: tuple[str, ...] = ()
        if found == "cut" or (found == "waits" and interrupts):
            answered = await getattr(self, f"_{how}")()
        return Settled(found, (await self.graph.aget_state(self.newest)).config, answered)

    async def _found(self, state: Any) -> Literal["nothing", "cut", "waits"]:
        if not state.next:
            return "nothing"
        if self.asks:
            return "waits"
        # The end of a block tells of a breakpoint, which looks like a run that was cut.
        if await is_cut(self.saver, self.thread_id):
            return "cut"
        # Nothing is noted of a thread that was moved here: the graph's own breakpoints tell.
        is_noted = await self.saver._bridge.run(_is_marked(self.saver._engine, self.thread_id))
        return "waits" if is_noted or self._has_breakpoint(state.next) else "cut"

    def _has_breakpoint(self, nodes: Sequence[str]) -> bool:
        """Whether a run of the graph may stop before these nodes."""
        before = getattr(self.graph, "interrupt_before_nodes", ())
        is_before = before == "*" or not set(before).isdisjoint(nodes)
        return is_before or bool(getattr(self.graph, "interrupt_after_nodes", ()))

    async def _look(self) -> tuple[str, ...]:
        return ()

    async def _resume(self) -> tuple[str, ...]:
        if self.asks:
            return ()
        control = new_control() if self.lease is None else self.lease.control
        how = {} if control is None else {"control": control}
        await self.graph.ainvoke(None, self.newest, **how)
        return ()

    async def _fold(self) -> tuple[str, ...]:
        await self._clear()
        values = (await self.graph.aget_state(self.newest)).values
        calls = _open_calls(values.get(self.messages)) if isinstance(values, Mapping) else []
        if calls:
            answers = [_answer(call) for call in calls]
            await self.graph.aupdate_state(self.newest, {self.messages: answers}, as_node=_START)
            await self._clear()
        return tuple(str(call["id"]) for call in calls)

    async def _clear(self) -> None:
        """Applies results that are stored, and drops what would run next."""
        while (await self.graph.aget_state(self.newest)).next:
            await self.graph.aupdate_state(self.newest, None, as_node=_END)

    async def _rollback(self) -> tuple[str, ...]:
        # Along its parents: other branches have checkpoints at rest, too.
        state = await self.graph.aget_state(self.newest)
        while state.next and state.parent_config is not None:
            state = await self.graph.aget_state(state.parent_config)
        if not state.next:
            await self.graph.aupdate_state(state.config, None, as_node=_COPY)
            # A copy has no metadata of a run.
            await self.graph.aupdate_state(self.newest, None, as_node=_END)
            return ()
        raise CheckpointNotFoundError(
            f"thread {self.thread_id!r} has no checkpoint at rest to roll back to, because its "
            "first run was cut: resume it, fold it, or delete the thread"
        )


async def _is_marked(engine: Engine, thread_id: str) -> bool:
    """Whether a thread's row says if it has tasks to run."""
    mark, timeout = engine.database.statement("get_mark", thread_id), engine.settings.read_timeout
    (rows,) = await engine.database.read([mark], timeout=timeout, thread_id=thread_id)
    return any(has_tasks is not None for (has_tasks,) in rows)


def _open_calls(messages: Any) -> list[Any]:
    """The tool calls of the last answer that have no result, if nothing but results came after."""
    answered: set[str] = set()
    for message in reversed(list[AnyMessage](messages or ())):
        if isinstance(message, AIMessage):
            return [call for call in message.tool_calls if call["id"] not in answered]
        if not isinstance(message, ToolMessage):
            break
        answered.add(message.tool_call_id)
    return []


def _answer(call: Any) -> ToolMessage:
    return ToolMessage(_WORDS, tool_call_id=call["id"], name=call["name"], status="error")
