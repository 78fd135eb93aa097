"""The table in docs/values.md, made of tests/kinds.py: python -m tests.values_page."""

from __future__ import annotations

import logging
import re
import warnings
from importlib.metadata import version
from pathlib import Path
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.postgres import PostgresSaver as StockSaver

from pg_checkpoint import PostgresSaver
from pg_checkpoint.codec import exact
from tests.kinds import KINDS
from tests.making import META, checkpoint_of, config_for
from tests.servers import database, run_server

FILE = Path(__file__).parents[1] / "docs" / "values.md"
_HEAD = "| kinds of values | here | stock saver | `InMemorySaver` |\n|---|---|---|---|\n"
_TABLE = re.compile(rf"Made with .*\n\n{re.escape(_HEAD)}(?:\|.*\n)*")
_PACKAGES = ("langgraph-checkpoint", "langgraph-checkpoint-postgres")


def table_in(page: str) -> str:
    (table,) = _TABLE.findall(page)
    return str(table)


def table_of(cells: dict[str, list[str]]) -> str:
    """A row for the kinds of which the savers make the same."""
    kinds: dict[str, list[str]] = {}
    for name, columns in cells.items():
        kinds.setdefault(" | ".join(columns), []).append(_shown(name))
    rows = [f"| {'; '.join(names)} | {columns} |\n" for columns, names in kinds.items()]
    return f"Made with {versions()}.\n\n{_HEAD}{''.join(rows)}"


def versions() -> str:
    return " and ".join(f"{package} {version(package)}" for package in _PACKAGES)


def here_in(table: str) -> dict[str, str]:
    """By kind, what comes back here."""
    rows = (line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| "))
    return {name: here for names, here, *_ in rows for name in names.split("; ")}


def cells_with(dsn: str) -> dict[str, list[str]]:
    """By kind, what comes back here, from the stock saver and from InMemorySaver."""
    logging.getLogger("langgraph.checkpoint.serde.jsonplus").setLevel(logging.ERROR)
    with (
        warnings.catch_warnings(),
        PostgresSaver.from_conn_string(dsn, on_lossy="ignore") as ours,
        PostgresSaver.from_conn_string(dsn, on_lossy="raise") as raising,
        StockSaver.from_conn_string(dsn) as stock,
    ):
        warnings.simplefilter("ignore")
        ours.setup()
        stock.setup()
        cells = {}
        for name in KINDS:
            here, *others = (_cell(saver, name) for saver in (ours, stock, InMemorySaver()))
            if here != _REFUSED and _cell(raising, name) == _REFUSED:
                here += ", with a warning"
            cells[name] = [here, *others]
        return cells


_SAME, _REFUSED = "same", "refused"


def _cell(saver: BaseCheckpointSaver[Any], name: str) -> str:
    values = {"whole": KINDS[name](), "in a list": [KINDS[name]()]}
    checkpoint = checkpoint_of(values)
    try:
        config = saver.put(config_for(name), checkpoint, META, checkpoint["channel_versions"])
    except Exception:
        return _REFUSED
    try:
        stored = saver.get_tuple(config)
        assert stored is not None
        back = stored.checkpoint["channel_values"]
    except Exception:
        return "stored, and can't be read"
    pairs = ((value, back[channel]) for channel, value in values.items())
    return next((_difference(*pair) for pair in pairs if not exact.same(*pair)), _SAME)


def _difference(value: Any, back: Any) -> str:
    """What came in the place of the part that did not come back."""
    if type(value) is type(back):
        for place, inner in exact._places(value):
            others = dict(exact._places(back))
            if place in others and not exact.same(inner, others[place]):
                return _difference(inner, others[place])
        return "other content"
    return "`None`" if back is None else f"`{type(back).__name__}`"


def _shown(name: str) -> str:
    return re.sub(r"(\w*_\w+|\w+\(\w+=\w+\))", r"`\1`", name)


def main() -> None:
    """Writes the table."""
    with run_server() as server, database(server) as (_, dsn):
        page, table = FILE.read_text("utf-8"), table_of(cells_with(dsn))
        FILE.write_text(page.replace(table_in(page), table), "utf-8")


if __name__ == "__main__":
    main()
