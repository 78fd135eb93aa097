"""An inbox in a terminal: PG_CHECKPOINT_DSN=... python -m examples.approval_inbox --help."""

from __future__ import annotations

import argparse
import os
import sys

from examples.approval_inbox.agent import State, build, config_of
from examples.approval_inbox.inbox import answer, lines
from pg_checkpoint import PostgresSaver


def main(arguments: argparse.Namespace) -> int:
    """Asks, lists or answers; returns the exit code."""
    with PostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]) as saver:
        saver.setup()
        graph = build(saver)
        if arguments.command == "ask":
            given = State(amounts=arguments.amounts, outcomes=[])
            with saver.lease(arguments.thread):
                graph.invoke(given, config_of(arguments.thread))
        elif arguments.command == "answer":
            place, approved = (arguments.thread, arguments.interrupt), arguments.reply == "yes"
            if not answer(saver, graph, *place, approved=approved):
                print("somebody has answered it before")
                return 1
            print("\n".join(graph.get_state(config_of(arguments.thread)).values["outcomes"]))
        else:
            print("\n".join(lines(saver)) or "nobody waits for an answer")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m examples.approval_inbox", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    ask = commands.add_parser("ask", help="let the agent ask for refunds")
    ask.add_argument("thread")
    ask.add_argument("amounts", type=int, nargs="+")
    commands.add_parser("list", help="list the questions, the longest waiting first")
    reply = commands.add_parser("answer", help="answer a question")
    reply.add_argument("thread")
    reply.add_argument("interrupt")
    reply.add_argument("reply", choices=("yes", "no"))
    sys.exit(main(parser.parse_args()))
