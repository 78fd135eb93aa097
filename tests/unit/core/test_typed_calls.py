"""Calls of the schema's functions give each argument, and say of which type it is.

Who may create functions in the schema could otherwise put one beside ours that fits a call better.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pglast.ast
from pglast import parse_sql

from pg_checkpoint.core import transaction
from tests.cases import each
from tests.functions import parts_of

# The classes of nodes say which fields may be None; which are not, the grammar says.
ast: Any = pglast.ast

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
        for made in parts_of(parse_sql(path.read_text()), ast.CreateFunctionStmt):
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


def calls(text: str) -> list[tuple[str, list[str | None]]]:
    """The calls of our functions in statements, each with the types of its arguments."""
    return [
        (call.funcname[-1].sval, [_type_of(a) for a in call.args or ()])
        for call in parts_of(parse_sql(text), ast.FuncCall)
        if call.funcname[0].sval == "pgcheckpoint"
    ]


@each("name", STATEMENTS)
def test_a_call_says_the_types_that_the_function_takes(name: str) -> None:
    declared = _declared()
    for function, types in calls(STATEMENTS[name]):
        assert types == declared[function], function


def test_every_function_of_the_schema_is_called() -> None:
    called = {name for text in STATEMENTS.values() for name, _ in calls(text)}
    assert _declared().keys() == called


@each("argument", ["$1", "null", "'a'", "$1::varchar", "lower($1::text)", "$1::text || 'x'", "1"])
def test_the_check_sees_what_has_no_type_or_another(argument: str) -> None:
    ((_, (found,)),) = calls(f"select pgcheckpoint.f_v1({argument})")
    assert found != "text"
