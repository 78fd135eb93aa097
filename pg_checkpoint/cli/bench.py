"""pg-checkpoint bench: measures your server with agents at work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.options import Dsn, Json
from pg_checkpoint.cli.output import print_json, print_lines
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.diagnosis import bench as benchmark
from pg_checkpoint.diagnosis.workload import Agents
from pg_checkpoint.postgres.own_loop import run_on_selector_loop


def bench(
    dsn: Dsn = "",
    json: Json = False,
    threads: Annotated[int, typer.Option(metavar="N", min=1, help="Number of agents.")] = 64,
    steps: Annotated[int, typer.Option(metavar="N", min=1, help="Steps of each agent.")] = 20,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=1, help="Measured rounds, after one unmeasured.")
    ] = 3,
) -> None:
    """Measure a server while agents work, in a schema that is dropped afterwards."""
    agents = Agents(threads, steps)
    with bar("rounds", rounds) as report:
        figures = run_on_selector_loop(benchmark.bench(dsn, agents, rounds, report))
    print_json(figures) if json else print_lines(_lines(figures))


def _lines(figures: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in figures.items():
        percents = value.items() if isinstance(value, dict) else ()
        shown = "   ".join(f"{p} {v:g}" for p, v in percents)
        yield name.replace("_", " "), shown or str(value)
