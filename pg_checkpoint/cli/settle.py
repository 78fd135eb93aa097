"""pg-checkpoint settle: brings a thread to rest whose run was cut."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from enum import Enum
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.application import graph_of_app
from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Json, ThreadId
from pg_checkpoint.cli.output import print_json, print_lines
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.runs.settling import Settled, settle_here
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.saver.sync_saver import PostgresSaver


class How(str, Enum):
    """What is done to a thread whose run was cut."""

    LOOK = "look"
    RESUME = "resume"
    FOLD = "fold"
    ROLLBACK = "rollback"


def settle_thread(
    thread_id: ThreadId,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            help="The graph of the thread, with its saver, or a function that returns it.",
        ),
    ],
    how: Annotated[
        How, typer.Option(help="See docs/recovery.md; look changes nothing.")
    ] = How.LOOK,
    interrupts: Annotated[
        bool, typer.Option("--interrupts", help="Also a thread that waits for an answer.")
    ] = False,
    messages: Annotated[
        str, typer.Option(metavar="KEY", help="The key of the state that has the messages.")
    ] = "messages",
    json: Json = False,
) -> None:
    """Bring a thread to rest whose run was cut: finish it, fold it, or roll it back."""
    given: Any = {"interrupts": interrupts, "messages": messages}
    with redirect_stdout(sys.stderr):
        settled = run_on_selector_loop(_settle(app, thread_id, how, given))
    newest = settled.config and settled.config["configurable"].get("checkpoint_id")
    if json:
        print_json({"found": settled.found, "checkpoint_id": newest, "answered": settled.answered})
        return
    print_lines(
        [
            ("found", settled.found),
            ("newest checkpoint", newest),
            ("tool calls answered by an error", ", ".join(settled.answered) or None),
        ]
    )


async def _settle(app: str, thread_id: str, how: How, given: Any) -> Settled:
    graph = await graph_of_app(app)
    saver = getattr(graph, "checkpointer", None)
    if not isinstance(saver, CheckpointerInterface):
        raise stop(f"--app {app} is no graph that is compiled with a saver of pg_checkpoint")
    config: Any = {"configurable": {"thread_id": thread_id}}
    try:
        return await settle_here(saver, graph, config, how.value, **given)
    finally:
        if isinstance(saver, AsyncPostgresSaver):
            await saver.close()
        elif isinstance(saver, PostgresSaver):
            saver.close()
