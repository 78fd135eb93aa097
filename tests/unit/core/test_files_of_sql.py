"""Statements stand in files by topic, each with its name and what it is for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pg_checkpoint.core import arrays, transaction
from tests.cases import each
from tests.functions import declared_in

SQL = Path(__file__).parents[3] / "sql"
FOLDERS = ("queries", "stock_store", "texts", "vectors")
FILES = [path for folder in FOLDERS for path in sorted((SQL / folder).rglob("*.sql"))]
DECLARED = {(folder, name): of for folder in FOLDERS for name, of in declared_in(folder).items()}


@each("path", FILES)
def test_a_file_says_its_topic_and_what_each_statement_is_for(path: Path) -> None:
    topic, *statements = path.read_text().split("\n-- name: ")
    assert re.fullmatch(r"-- .*\.\n", topic)
    assert statements
    for statement in statements:
        header = r"\w+(\((\w+ \w.*|\n(--     \w+ \w.*\n)+-- )\))?\n-- \S"
        assert re.match(header, statement), statement.partition("\n")[0]


@each("path", FILES)
def test_each_parameter_has_a_name_that_is_declared_once_and_used(path: Path) -> None:
    _, *parts = transaction._HEADER.split(path.read_text())
    for name, declared, sql in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        text = transaction._COMMENT_LINE.sub("", sql)
        names = [word for word, _ in transaction._DECLARED.findall(declared or "")]
        assert sorted(names) == sorted(set(transaction._PARAMETER.findall(text))), name
        assert not re.search(r"\$\d", sql), name


@each("folder, name", DECLARED)
def test_each_array_has_a_type_by_which_it_is_packed(folder: str, name: str) -> None:
    query = transaction.read_statements(folder)[name].encode()
    packed = {index for index, _ in arrays._packers(query)}
    types = [type_ for _, type_ in DECLARED[folder, name]]
    assert packed == {index for index, type_ in enumerate(types) if type_.endswith("[]")}


@each(
    "name, other",
    [
        (name, name.removesuffix(suffix))
        for _, name in DECLARED
        for suffix in ("_on_citus", "_by_rows")
        if name.endswith(suffix) and name != "lock_threads_by_rows"  # without the bounds
    ],
)
def test_what_takes_the_place_of_another_has_its_parameters(name: str, other: str) -> None:
    types = declared_in("queries")
    meant = [(word, type_.removeprefix("pg_catalog.")) for word, type_ in types[other]]
    assert types[name] == meant


@each("text", ["'a:b'", "now()::text", "'12:30'", "labels[1:n]", "'[[:space:]]'", "'pg:aes:'"])
def test_what_is_no_parameter_stays(text: str) -> None:
    assert transaction._PARAMETER.split(text) == [text]


def test_parameters_become_typed_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transaction, "_sql_folder", lambda: tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "a.sql").write_text(
        "-- A.\n\n-- name: one(\n--     ids text[], s double precision,\n--     id bigint\n-- )\n"
        "-- One.\nselect (:ids)[1], array[:id], :s::integer where :id = any(:ids::bigint[]);\n"
    )
    assert transaction.read_statements.__wrapped__("other") == {
        "one": "select ($1::text[])[1], array[$3::bigint], $2::double precision::integer "
        "where $3::bigint = any($1::text[]::bigint[]);"
    }
    # A second statement of a name is refused.
    (tmp_path / "other" / "b.sql").write_text("-- B.\n\n-- name: one\n-- One.\nselect 2;\n")
    with pytest.raises(ValueError, match=r"b\.sql .* one"):
        transaction.read_statements.__wrapped__("other")
