"""What a statement calls depends on no search_path, and on no function beside ours.

One that says that it needs no search_path, or sets it, names by schema all that one looks up. A
call gives each argument and its type, so that no function that is put beside ours fits better.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pglast
import pglast.ast
import pytest
from pglast import enums

from pg_checkpoint.core import arrays, transaction
from pg_checkpoint.core.transaction import QUALIFIED, SETS_PATH, Statement
from tests.cases import each
from tests.functions import declared_in, parts_of

ast: Any = pglast.ast

PACKAGE = Path(transaction.__file__).parents[1]
SETS = "set_config('search_path', 'pg_catalog, pg_temp', true)"
LOADED = {
    **{f"{name} (Citus)": text for name, text in transaction.load_queries_on_citus().items()},
    **transaction.load_queries(),
    **transaction.load_queries("public", "stock_store"),
    **transaction.load_queries("pgcheckpoint", "texts"),
    **transaction.load_vector_queries("pgcheckpoint", ()),
}
MARKED = {n: text for n, text in LOADED.items() if text.startswith((QUALIFIED, SETS_PATH))}
# Kinds of expressions that take an operator by its name, and have no place for a schema.
UNNAMED = {
    enums.A_Expr_Kind[f"AEXPR_{name}"]
    for name in (
        *("DISTINCT", "NOT_DISTINCT", "NULLIF", "IN", "LIKE", "ILIKE", "SIMILAR"),
        *("BETWEEN", "NOT_BETWEEN", "BETWEEN_SYM", "NOT_BETWEEN_SYM"),
    )
}
COMPARING = {enums.SubLinkType[f"{name}_SUBLINK"] for name in ("ANY", "ALL", "ROWCOMPARE")}


def looked_up(statement: str) -> Iterator[str]:
    """What a search_path would look up."""
    tree = pglast.parse_sql(statement)
    ours = {one.ctename for one in parts_of(tree, ast.CommonTableExpr)}
    for one in parts_of(tree, ast.Node):
        match one:
            case ast.A_Expr() if one.kind in UNNAMED or len(one.name) < 2:
                yield f"operator {one.name[-1].sval}"
            case ast.FuncCall() if len(one.funcname) < 2:
                yield f"function {one.funcname[0].sval}"
            case ast.TypeName() if one.names and len(one.names) < 2:
                yield f"type {one.names[0].sval}"
            case ast.RangeVar() if not one.schemaname and one.relname not in ours:
                yield f"relation {one.relname}"
            case ast.RangeTableSample() if len(one.method) < 2:
                yield f"method {one.method[0].sval}"
            case ast.CollateClause() if len(one.collname) < 2:
                yield f"collation {one.collname[0].sval}"
            case ast.CaseExpr() if one.arg is not None:
                yield "operator = of CASE x WHEN"
            case ast.JoinExpr() if one.usingClause or one.isNatural:
                yield "operator = of a join by names"
            case ast.SubLink() if one.subLinkType in COMPARING and len(one.operName or ()) < 2:
                yield "operator of a subquery"
            case ast.SortBy() if one.useOp:
                yield "operator of ORDER BY"
            case ast.DoStmt() | ast.CreateFunctionStmt():
                yield "what is in a body"
            case _:
                pass


@each("name", MARKED)
def test_what_needs_no_search_path_names_all_by_schema(name: str) -> None:
    text = MARKED[name].decode()
    assert not list(looked_up(text))
    assert (SETS in text) is MARKED[name].startswith(SETS_PATH)


def test_the_statements_that_need_none_are_seen() -> None:
    assert {"set_bounds", "lock_threads", "look_at_schema", "end_step"} <= set(MARKED)
    assert len(MARKED) < len(LOADED) / 4


@each(
    "statement",
    [
        *("select now()", "select $1 = 1", "select nullif($1, 1)", "select $1 in (1, 2)"),
        "select $1 operator(pg_catalog.=) any (array['a']::\"char\"[])",
        *("select 1 from pg_class", "select 1 from s.a join s.b using (c)"),
        *("select case $1 when 1 then 2 end", "select $1 in (select c from s.a)"),
        *("select $1 between 1 and 2", "select $1 is distinct from 1", "select 'a' like 'b'"),
        "do $$ begin perform now(); end $$",
    ],
)
def test_the_check_sees_what_is_looked_up(statement: str) -> None:
    assert list(looked_up(statement))


@each("name", LOADED)
def test_no_statement_is_sent_without_a_search_path_that_it_needs(name: str) -> None:
    """Alone, and after any that need none."""
    ping = Statement(MARKED["ping"])
    place = transaction._place_of_path([ping, Statement(LOADED[name]), ping])
    assert place == (None if name in MARKED else 1)


def test_what_is_put_around_others_needs_none() -> None:
    """It is added after that place was found, or is sent in the application's transaction."""
    around = set(re.findall(r'load_queries\(\)\["(\w+)"\]', Path(transaction.__file__).read_text()))
    assert {"carry_settings", "set_isolation", "end_step"} <= (around | {"end_step"}) <= set(MARKED)


def test_there_is_one_place_that_sends() -> None:
    """Elsewhere nothing is sent but the empty query, which asks for a sign of life."""
    sends = re.compile(r"execute|executemany|cursor|send_(query|prepare)\w*|exec_(?!module)\w*")
    sent = []
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text())):
            name = getattr(getattr(node, "func", None), "attr", "")
            if sends.fullmatch(name) and not python.unparse(node).startswith("transaction."):
                sent.append((path.stem, python.unparse(node)))
    elsewhere = [one for one in sent if one[0] != "transaction"]
    assert elsewhere == [("connections", "connection.execute(b'')")]
    assert len(elsewhere) < len(sent)


# --- calls of the schema's functions ---

SQL = Path(__file__).parents[3] / "sql"
STATEMENTS = {
    **{path.name: path.read_text() for path in SQL.glob("*.sql") if path.name != "schema.sql"},
    **{
        f"{folder} {name}": text
        for folder in ("queries", "stock_store", "texts", "vectors")
        for name, text in transaction.read_statements(folder).items()
    },
}


def _type(name: Any) -> str:
    return str(name.names[-1].sval) + "[]" * len(name.arrayBounds or ())


@cache
def _declared() -> dict[str, list[str]]:
    """What the functions of the migrations take; the last migration has its word."""
    found = {}
    for path in sorted((SQL / "migrations").glob("*.sql")):
        for made in parts_of(pglast.parse_sql(path.read_text()), ast.CreateFunctionStmt):
            takes = [p for p in made.parameters or () if p.mode.name != "FUNC_PARAM_TABLE"]
            found[made.funcname[-1].sval] = [_type(p.argType) for p in takes]
    return found


def _type_of(argument: Any) -> str | None:
    """The type that stands beside an argument; of two texts together as of one."""
    if isinstance(argument, ast.TypeCast):
        return _type(argument.typeName)
    if isinstance(argument, ast.A_Expr) and argument.name[-1].sval == "||":
        sides = {_type_of(argument.lexpr), _type_of(argument.rexpr)}
        return "text" if sides == {"text"} else None
    return None


def calls_in(text: str) -> list[tuple[str, list[str | None]]]:
    """The calls of our functions in statements, each with the types of its arguments."""
    return [
        (call.funcname[-1].sval, [_type_of(a) for a in call.args or ()])
        for call in parts_of(pglast.parse_sql(text), ast.FuncCall)
        if call.funcname[0].sval == "pgcheckpoint"
    ]


@each("name", STATEMENTS)
def test_a_call_says_the_types_that_the_function_takes(name: str) -> None:
    declared = _declared()
    for function, types in calls_in(STATEMENTS[name]):
        assert types == declared[function], function


def test_every_function_of_the_schema_is_called() -> None:
    called = {name for text in STATEMENTS.values() for name, _ in calls_in(text)}
    assert _declared().keys() == called


@each("argument", ["$1", "null", "'a'", "$1::varchar", "lower($1::text)", "$1::text || 'x'", "1"])
def test_the_check_sees_what_has_no_type_or_another(argument: str) -> None:
    ((_, (found,)),) = calls_in(f"select pgcheckpoint.f_v1({argument})")
    assert found != "text"


# --- files by topic: each statement has its name, and says what it is for ---


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
