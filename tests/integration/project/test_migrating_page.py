"""What docs/migrating.md says to type works, and docs/values.md says what comes back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.tools.export import VERSION, export_threads
from tests import values_page
from tests.integration.tools.stock_app import filled, same_tuples, tuples_of

pytestmark = pytest.mark.direct("the stock saver prepares its statements")

PAGE = (Path(__file__).parents[3] / "docs" / "migrating.md").read_text()


async def test_the_program_moves_everything(
    dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (program,) = [program for program in programs if "def main" in program]
    names: dict[str, Any] = {}
    exec(program, names)
    monkeypatch.chdir(tmp_path)
    async with filled(dsn) as stock:
        await names["main"](dsn)
        assert capsys.readouterr().out.startswith("Moved(")
        async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
            assert same_tuples(await tuples_of(saver, "long"), await tuples_of(stock, "long"))
            lines: list[bytes] = []
            await export_threads(saver, lines.append)
    assert f"`version` ({VERSION})" in PAGE
    for line in lines:
        # The page names every kind, and every field of each.
        kind = re.match(rb'\{"kind":"(\w+)"', line)
        assert kind is not None
        (row,) = re.findall(rf"^\| `{kind[1].decode()}` \|(.*)\|$", PAGE, re.MULTILINE)
        fields = set(re.findall(r"`(\w+)`", row))
        assert set(_fields(line)) <= fields


def _fields(line: bytes) -> list[str]:
    fields = json.loads(line)
    lists = (fields.get(name) for name in ("writes", "steps"))
    inner = [name for rows in lists if isinstance(rows, list) for row in rows for name in row]
    return [*fields.keys() - {"kind"}, *inner]


def test_the_table_of_values_is_current(empty_dsn: str) -> None:
    written = values_page.table_in(values_page.FILE.read_text("utf-8"))
    made = values_page.table_of(values_page.cells_with(empty_dsn))
    assert values_page.here_in(written) == values_page.here_in(made)
    # The other columns are those of the versions that the page names.
    if values_page.versions() in written:
        assert written == made, "run python -m tests.values_page"
