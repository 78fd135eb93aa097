"""What Citus refuses, seen in the statements as Postgres parses them: it takes no cluster.

Statements whose name ends in `_on_citus` go there in the place of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pglast.ast
import pytest
from pglast import parse_sql

from tests.thread_checker import ABOUT_ALL, TABLES

# The classes of nodes say which fields may be None; which are not, the grammar says.
ast: Any = pglast.ast

SQL = Path(__file__).parents[2] / "sql"
QUERIES = {path.stem: path.read_text() for path in sorted((SQL / "queries").glob("*.sql"))}
SENT = {name: text for name, text in QUERIES.items() if f"{name}_on_citus" not in QUERIES}


def refused(statement: str, *, about_all: bool) -> list[str]:
    """What Citus would not run.

    Args:
        statement: One or several.
        about_all: Whether it is about all threads, which are on several servers. One that names
            its thread goes as a whole to the server that has it.
    """
    tree = parse_sql(statement)
    found = []
    if any(map(_has_parameter_on_conflict, _nodes(tree, ast.InsertStmt))):
        # Such a part is sent on without the statement's parameters.
        found.append("a parameter in ON CONFLICT of INSERT ... SELECT")
    if any(any(_nodes(returned, ast.FuncCall)) for returned in _returned(tree)):
        # Immutable ones would do; those that measure are only stable.
        found.append("a function in RETURNING")
    if about_all and any(w.recursive and _touches_ours(w) for w in _nodes(tree, ast.WithClause)):
        found.append("a recursive query that names no thread")
    if about_all and any(map(_limits_beside_a_function, _nodes(tree, ast.SelectStmt))):
        found.append("LIMIT in a LATERAL beside a function")
    return found


def _has_parameter_on_conflict(insert: Any) -> bool:
    conflict, source = insert.onConflictClause, insert.selectStmt
    is_select = source is not None and source.valuesLists is None
    return is_select and conflict is not None and any(_nodes(conflict, ast.ParamRef))


def _returned(tree: Any) -> Iterator[Any]:
    for kind in (ast.InsertStmt, ast.UpdateStmt, ast.DeleteStmt):
        for change in _nodes(tree, kind):
            # Another field from Postgres 18 on.
            yield getattr(change, "returningClause", None) or getattr(change, "returningList", None)


def _limits_beside_a_function(select: Any) -> bool:
    laterals = [item for item in _nodes(select.fromClause, ast.RangeSubselect) if item.lateral]
    limited = [item for item in laterals if item.subquery.limitCount and _touches_ours(item)]
    return bool(limited) and any(_nodes(select.fromClause, ast.RangeFunction))


def _touches_ours(node: Any) -> bool:
    return any(table.relname in TABLES for table in _nodes(node, ast.RangeVar))


def _nodes(node: Any, kind: type) -> Iterator[Any]:
    if isinstance(node, kind):
        yield node
    if isinstance(node, (tuple, list)):
        for one in node:
            yield from _nodes(one, kind)
    elif isinstance(node, ast.Node):
        for field in node:
            yield from _nodes(getattr(node, field), kind)


@pytest.mark.parametrize("name", SENT)
def test_citus_takes_it(name: str) -> None:
    assert not refused(SENT[name], about_all=name in ABOUT_ALL)


@pytest.mark.parametrize("name", [name for name in QUERIES if name.endswith("_on_citus")])
def test_each_stands_for_another(name: str) -> None:
    assert name.removesuffix("_on_citus") in QUERIES


def test_citus_takes_its_view() -> None:
    assert not refused((SQL / "citus.sql").read_text(), about_all=True)


REFUSED = {
    "a parameter": """
        insert into s.checkpoint_threads (thread_id) select unnest($1::text[])
        on conflict (thread_id) do update set encrypted = $2""",
    "a measure": """
        with deleted as (
            delete from s.checkpoints where thread_id = $1
            returning coalesce(pg_column_size(sealed), 0) as bytes
        ) select sum(bytes) from deleted""",
    "a recursion": """
        with recursive t as (select min(thread_id) as id from s.checkpoints union all
        select (select min(c.thread_id) from s.checkpoints c where c.thread_id > t.id) from t)
        select * from t""",
    "a limit": """
        select v.key, b.size from s.checkpoints c cross join jsonb_each_text(c.checkpoint) v
        cross join lateral (select size from s.checkpoint_blobs where channel = v.key limit 1) b""",
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_rules_see_it(name: str) -> None:
    assert refused(REFUSED[name], about_all=True)


def test_the_rules_let_values_pass() -> None:
    statement = """
        insert into s.checkpoint_threads (thread_id) values ($1)
        on conflict (thread_id) do update set encrypted = $2"""
    assert not refused(statement, about_all=True)
