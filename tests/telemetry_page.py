"""The table of metrics in docs/telemetry.md, made of METRICS: python -m tests.telemetry_page."""

from __future__ import annotations

import re
from pathlib import Path

from pg_checkpoint.core.telemetry import METRICS, Metric

FILE = Path(__file__).parents[1] / "docs" / "telemetry.md"
_HEAD = "| metric | kind | labels | what |\n|---|---|---|---|\n"
_TABLE = re.compile(rf"{re.escape(_HEAD)}(?:\|.*\n)+")
_SUFFIXES = {"s": "_seconds", "By": "_bytes"}


def render(page: str) -> str:
    """The page with its table made anew."""
    return _TABLE.sub(_HEAD + "".join(map(_row, METRICS)), page)


def _row(metric: Metric) -> str:
    total = "_total" if metric.kind == "counter" else ""
    name = f"pg_checkpoint_{_prometheus(metric.name)}{_SUFFIXES.get(metric.unit, '')}{total}"
    labels = ", ".join(
        f"`{_prometheus(label)}`" + (": " + ", ".join(f"`{v}`" for v in values) if values else "")
        for label, values in metric.labels.items()
    )
    what = metric.words[0].lower() + metric.words[1:]
    return f"| `{name}` | {metric.kind} | {labels} | {what} |\n".replace("|  |", "| |")


def _prometheus(name: str) -> str:
    return name.replace(".", "_")


def main() -> None:
    """Writes the table."""
    FILE.write_text(render(FILE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
