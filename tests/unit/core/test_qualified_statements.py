"""Whose functions a statement calls does not depend on the session's search_path.

The place that sends statements sets a search_path before the first that needs one. So each that
says that it needs none, or sets it, has to name by schema all that a search_path looks up.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pglast
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
    enums.A_Expr_Kind.AEXPR_DISTINCT,
    enums.A_Expr_Kind.AEXPR_NOT_DISTINCT,
    enums.A_Expr_Kind.AEXPR_NULLIF,
    enums.A_Expr_Kind.AEXPR_IN,
    enums.A_Expr_Kind.AEXPR_LIKE,
    enums.A_Expr_Kind.AEXPR_ILIKE,
    enums.A_Expr_Kind.AEXPR_SIMILAR,
    enums.A_Expr_Kind.AEXPR_BETWEEN,
    enums.A_Expr_Kind.AEXPR_NOT_BETWEEN,
    enums.A_Expr_Kind.AEXPR_BETWEEN_SYM,
    enums.A_Expr_Kind.AEXPR_NOT_BETWEEN_SYM,
}


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
            case ast.SubLink() if (
                one.subLinkType
                in (
                    enums.SubLinkType.ANY_SUBLINK,
                    enums.SubLinkType.ALL_SUBLINK,
                    enums.SubLinkType.ROWCOMPARE_SUBLINK,
                )
                and len(one.operName or ()) < 2
            ):
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
        "select now()",
        "select $1 = 1",
        "select nullif($1, 1)",
        "select $1 in (1, 2)",
        "select $1 operator(pg_catalog.=) any (array['a']::\"char\"[])",
        "select 1 from pg_class",
        "select 1 from s.a join s.b using (c)",
        "select case $1 when 1 then 2 end",
        "select $1 in (select c from s.a)",
        "select $1 between 1 and 2",
        "select $1 is distinct from 1",
        "select 'a' like 'b'",
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
