"""What docs/cli.md shows is what the commands say, and it shows every command and exit code."""

from __future__ import annotations

import typer

from pg_checkpoint.cli import common
from pg_checkpoint.cli.app import app
from pg_checkpoint.core.embedded import EmbeddedPostgres
from tests.cli_page import FILE, masked, render

PAGE = FILE.read_text()


def test_the_outputs_are_real() -> None:
    # Not the tests' own server, which has no fsync, and whose doctor says so.
    with EmbeddedPostgres() as server:
        assert masked(render(PAGE, server.dsn)) == masked(PAGE)


def test_every_command_is_there() -> None:
    group = typer.main.get_command(app)
    headings = {
        name.strip()
        for line in PAGE.splitlines()
        if line.startswith("### ")
        for name in line[4:].split(",")
    }
    assert set(group.commands) <= headings  # type: ignore[attr-defined]  # a group has them


def test_the_exit_codes_are_the_same() -> None:
    codes = (common.FOUND, common.MISTAKE, common.DATABASE, common.KEY)
    for code in (0, *codes, 130):
        assert f"\n| {code} | " in PAGE
        assert f"| {code} | " in (common.__doc__ or "")
