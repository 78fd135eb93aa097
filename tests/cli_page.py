"""The outputs of docs/cli.md, made by its commands: python -m tests.cli_page writes them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from pg_checkpoint import PostgresSaver, PostgresStore
from pg_checkpoint.core.embedded import EmbeddedPostgres
from tests import graphs
from tests.command_line import cli

FILE = Path(__file__).parents[1] / "docs" / "cli.md"
_BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


def render(page: str, dsn: str) -> str:
    """The page with what its commands say on an empty database; threads come after `migrate`."""

    def run(command: str) -> str:
        program, *arguments = shlex.split(command)
        assert program == "pg-checkpoint"
        ended = cli(*arguments, dsn=dsn, COLUMNS="140")
        if arguments[0] == "migrate" and "--status" in arguments:
            _fill(dsn)
        lines = [line.rstrip() for line in (ended.out + ended.err).splitlines()]
        return "\n".join([f"$ {command}", *lines]) + "\n"

    def block(found: re.Match[str]) -> str:
        commands = [line[2:] for line in found[1].splitlines() if line.startswith("$ ")]
        return "```console\n" + "\n".join(run(command) for command in commands) + "```"

    return _BLOCK.sub(block, page)


def masked(page: str) -> str:
    """The page without what differs from run to run: ids, times, numbers, the width of columns."""
    page = re.sub(r"\b[0-9a-f]{8}[0-9a-f-]*", "ID", page)
    return re.sub(r"[ ─]+", " ", re.sub(r"\d[\d.,:-]*( [kM]?B\b)?", "N", page))


def _fill(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        graphs.fork(saver, "research")
        graphs.begin(saver, "support")
    with PostgresStore.from_conn_string(dsn) as store:
        store.put(("users", "42"), "tea", {"kind": "fact", "text": "likes green tea"})
        store.put(("users", "42", "notes"), "monday", {"kind": "note", "text": "call back"})


def main() -> None:
    """Writes the page."""
    with EmbeddedPostgres() as server:
        FILE.write_text(render(FILE.read_text(), server.dsn))


if __name__ == "__main__":
    main()
