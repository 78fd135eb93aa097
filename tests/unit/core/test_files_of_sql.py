"""Statements stand in files by topic, each with its name and what it is for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pg_checkpoint.core import arrays, transaction

SQL = Path(__file__).parents[3] / "sql"
FILES = [
    path
    for folder in ("queries", "stock_store", "texts", "vectors")
    for path in sorted((SQL / folder).rglob("*.sql"))
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SQL)))
def test_a_file_says_its_topic_and_what_each_statement_is_for(path: Path) -> None:
    topic, *statements = path.read_text().split("\n-- name: ")
    assert re.fullmatch(r"-- .*\.\n", topic)
    assert statements
    for statement in statements:
        assert re.match(r"\w+\n-- \S", statement), statement.partition("\n")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SQL)))
def test_each_array_has_a_type_by_which_it_is_packed(path: Path) -> None:
    for statement in path.read_text().split("\n-- name: ")[1:]:
        query = re.sub(r"^--.*\n", "", statement, flags=re.MULTILINE).encode()
        packed = {index + 1 for index, _ in arrays._packers(query)}
        arrays_in = rb"\$(\d+)::[\w. ]+\[\]|(?:any|all|unnest|cardinality)\(\$(\d+)"
        for numbers in re.findall(arrays_in, query):
            assert int(b"".join(numbers)) in packed, statement.partition("\n")[0]


def test_a_second_statement_of_a_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transaction, "_sql_folder", lambda: tmp_path)
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "a.sql").write_text("-- A.\n\n-- name: one\n-- One.\nselect 1;\n")
    assert transaction.read_statements.__wrapped__("other") == {"one": "select 1;"}
    (folder / "b.sql").write_text("-- B.\n\n-- name: one\n-- One.\nselect 2;\n")
    with pytest.raises(ValueError, match=r"b\.sql .* one"):
        transaction.read_statements.__wrapped__("other")
