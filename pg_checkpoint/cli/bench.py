"""pg-checkpoint bench: what a server of yours does under agents."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from pg_checkpoint import bench as benchmark
from pg_checkpoint.cli.output import print_json, print_lines
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.cli.target import Dsn, Json
from pg_checkpoint.workload import Agents

__all__ = ["bench"]


def bench(
    dsn: Dsn = "",
    json: Json = False,
    threads: Annotated[int, typer.Option(min=1, help="Agents at once.")] = 64,
    steps: Annotated[int, typer.Option(min=1, help="Steps of each.")] = 20,
    rounds: Annotated[int, typer.Option(min=1, help="After one unmeasured.")] = 3,
) -> None:
    """Measure a server with agents at work, in a schema made for it and dropped in the end."""
    agents = Agents(threads, steps)
    with bar("rounds", rounds) as report:
        figures = asyncio.run(benchmark.bench(dsn, agents, rounds, report)).figures
    print_json(figures) if json else print_lines(benchmark.lines_of(figures))
