"""Whose functions a statement calls does not depend on the session's search_path.

The place that sends statements sets a search_path before the first that needs one. So each that
says that it needs none, or sets it, has to name by schema all that a search_path looks up.

Calls of the schema's functions give each argument, and say of which type it is: who may create
functions in the schema could otherwise put one beside ours that fits a call better.
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
from pglast import enums

from pg_checkpoint.core import transaction
from pg_checkpoint.core.transaction import QUALIFIED, SETS_PATH, Statement
from tests.cases import each
from tests.functions import parts_of

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
