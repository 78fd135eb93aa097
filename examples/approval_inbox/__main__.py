"""An inbox in a terminal: PG_CHECKPOINT_DSN=... python -m examples.approval_inbox --help."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from datetime import timedelta

from examples.approval_inbox.agent import State, build, config_of
from examples.approval_inbox.inbox import answer, ask, lines
from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, recover


def main(arguments: argparse.Namespace) -> int:
    """Asks, lists or answers; returns the exit code."""
    with PostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"], strict=True) as saver:
        saver.setup()
        graph = build(saver)
        if arguments.command == "ask":
            given = State(amounts=arguments.amounts, outcomes=[])
            ask(saver, graph, arguments.thread, given, timedelta(hours=arguments.hours))
        elif arguments.command == "answer":
            place, approved = (arguments.thread, arguments.interrupt), arguments.reply == "yes"
            if not answer(saver, graph, *place, approved=approved):
                print("somebody, or the deadline, has answered it before")
                return 1
            print("\n".join(graph.get_state(config_of(arguments.thread)).values["outcomes"]))
        else:
            print("\n".join(lines(saver)) or "nobody waits for an answer")
    return 0


async def work() -> None:
    """A worker: once it refuses what nobody answered in time, and resumes runs that were cut."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await recover(saver, build(saver), forever=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m examples.approval_inbox", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    asks = commands.add_parser("ask", help="let the agent ask for refunds")
    asks.add_argument("thread")
    asks.add_argument("amounts", type=int, nargs="+")
    asks.add_argument("--hours", type=float, default=24, help="after which the answer is no")
    commands.add_parser("work", help="do what is due, as a worker does all the time")
    commands.add_parser("list", help="list the questions, the longest waiting first")
    reply = commands.add_parser("answer", help="answer a question")
    reply.add_argument("thread")
    reply.add_argument("interrupt")
    reply.add_argument("reply", choices=("yes", "no"))
    given = parser.parse_args()
    sys.exit(asyncio.run(work()) if given.command == "work" else main(given))
