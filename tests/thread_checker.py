"""Reads a statement as Postgres does, and says which tables it touches without naming a thread.

A reference of one of our tables is bound when its thread_id equals a parameter, is one of a
parameter's array, or equals the thread_id of another reference that is bound; in an insert, when
what goes into thread_id is. Only what must hold counts: the terms of AND in WHERE and ON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pglast.ast
from pglast import enums, parse_sql

# The classes of nodes say which fields may be None; which are not, the grammar says.
ast: Any = pglast.ast

TABLES = {
    *("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes"),
    *("checkpoint_threads", "checkpoint_data_keys", "checkpoint_leases", "checkpoint_wakeups"),
    *("checkpoint_steps", "checkpoint_event_heads", "checkpoint_events"),
}
# What is about all threads, and nothing that a run waits for.
ABOUT_ALL = {
    # A copy of the database is quiesced; its status.
    *("clear_leases", "clear_marks", "clear_wakeups", "count_threads", "sample_checkpoints"),
    # Rotation of keys, verify, moving in and out, and export go through all threads.
    *("list_data_keys", "find_all_threads", "list_stored_threads"),
    # Retention goes through all, and deletes what has expired; leases of dead processes go.
    *("find_threads", "find_expired_threads"),
    *("sweep_event_heads", "sweep_events", "sweep_leases"),
    # alist(None); a run does not say in which threads it was.
    *("find_checkpoints", "find_checkpoints_of_runs"),
    # Lists of threads, of those whose run stands still, that wait, or that may be in use.
    *("list_threads", "list_due_wakeups", "list_unfinished", "count_unfinished"),
    *("list_threads_with_tasks", "list_waiting", "count_waiting"),
}
# The same on a cluster.
ABOUT_ALL |= {
    *("find_all_threads_on_citus", "list_stored_threads_on_citus", "list_unfinished_on_citus"),
    *("list_waiting_on_citus", "sample_checkpoints_on_citus"),
    *("sweep_event_heads_on_citus", "sweep_events_on_citus"),
}
KEY = "thread_id"
# The columns of something in FROM that are bound; EVERY for all of them.
Bound = set[str]
EVERY = "*"
QUERIES = (ast.SelectStmt, ast.InsertStmt, ast.UpdateStmt, ast.DeleteStmt)


def unbound_tables(statement: str) -> list[str]:
    """The references that may be rows of any thread."""
    found: list[str] = []
    for raw in parse_sql(statement):
        if isinstance(raw.stmt, QUERIES):
            _Level(found, {}, None).query(raw.stmt)
    return found


class _Level:
    """One SELECT, INSERT, UPDATE or DELETE, with what its WITH and the levels around it know."""

    def __init__(self, found: list[str], ctes: dict[str, Bound], outer: _Level | None) -> None:
        self.found, self.ctes, self.outer = found, dict(ctes), outer
        self.items: dict[str, Bound] = {}
        self.tables: dict[str, str] = {}
        self.terms: list[Any] = []

    def query(self, node: Any) -> Bound:
        """Checks a statement; returns which columns of its answer are bound."""
        for cte in node.withClause.ctes if node.withClause else ():
            self.ctes[cte.ctename] = set()  # what a recursive one knows of itself
            self.ctes[cte.ctename] = _Level(self.found, self.ctes, self).query(cte.ctequery)
        if isinstance(node, ast.SelectStmt):
            return self.select(node)
        self.change(node)
        return set()

    def select(self, node: Any) -> Bound:
        if node.larg:
            one, _ = (_Level(self.found, self.ctes, self).query(n) for n in (node.larg, node.rarg))
            return one
        self.read(node.fromClause, node.whereClause)
        self.nested(node)
        self.report()
        return self.output(node.targetList or ())

    def change(self, node: Any) -> None:
        target = node.relation
        name = target.alias.aliasname if target.alias else target.relname
        if isinstance(node, ast.InsertStmt):
            level = _Level(self.found, self.ctes, self)
            level.query(node.selectStmt)
            columns = [column.name for column in node.cols]
            if target.relname in TABLES and not level.fills(node.selectStmt, columns.index(KEY)):
                self.found.append(target.relname)
            return
        self.add_table(name, target.relname)
        using = node.fromClause if isinstance(node, ast.UpdateStmt) else node.usingClause
        self.read(using, node.whereClause)
        self.nested(node)
        self.report()

    def fills(self, node: Any, position: int) -> bool:
        """Whether the column of an answer at a position is bound."""
        if node.valuesLists:
            return all(self.is_bound(row[position]) for row in node.valuesLists)
        value = node.targetList[min(position, len(node.targetList) - 1)].val
        if isinstance(value, ast.ColumnRef) and isinstance(value.fields[-1], ast.A_Star):
            return all(bound & {KEY, EVERY} for bound in self.items.values())
        return self.is_bound(value)

    def read(self, items: Any, where: Any) -> None:
        laterals: list[Any] = []
        for item in items or ():
            self.add(item, laterals)
        self.terms += _terms(where)
        self.spread()
        for item in laterals:
            level = _Level(self.found, self.ctes, self)
            self.items[item.alias.aliasname] = level.query(item.subquery)
        self.spread()

    def add(self, item: Any, laterals: list[Any]) -> None:
        if isinstance(item, ast.JoinExpr):
            self.add(item.larg, laterals)
            self.add(item.rarg, laterals)
            self.terms += _terms(item.quals)
        elif isinstance(item, ast.RangeSubselect) and item.lateral:
            laterals.append(item)
        elif isinstance(item, ast.RangeSubselect):
            level = _Level(self.found, self.ctes, self)
            self.items[item.alias.aliasname] = level.query(item.subquery)
        elif isinstance(item, ast.RangeFunction):
            self.add_function(item)
        elif isinstance(item, ast.RangeTableSample):
            self.add(item.relation, laterals)
        else:
            name = item.alias.aliasname if item.alias else item.relname
            if item.relname in self.ctes and not item.schemaname:
                self.items[name] = set(self.ctes[item.relname])
            else:
                self.add_table(name, item.relname)

    def add_table(self, name: str, table: str) -> None:
        self.items[name] = set()
        if table in TABLES:
            self.tables[name] = table

    def add_function(self, item: Any) -> None:
        """unnest of parameters: a column each."""
        call = item.functions[0][0]
        if item.alias is None or call.funcname[-1].sval != "unnest":
            return
        names = [n.sval for n in item.alias.colnames or ()] or [EVERY] * len(call.args)
        pairs = zip(names, call.args, strict=False)
        self.items[item.alias.aliasname] = {n for n, value in pairs if _is_parameter(value)}

    def spread(self) -> None:
        """Lets equalities carry what is bound from one column to another."""
        size = -1
        while size != (size := sum(map(len, self.items.values()))):
            for left, right in self.terms:
                for one, other in ((left, right), (right, left)):
                    if isinstance(one, ast.ColumnRef) and self.is_bound(other):
                        name, column = self.resolve(one)
                        if name is not None:
                            self.items[name].add(column)

    def is_bound(self, value: Any) -> bool:
        if _is_parameter(value):
            return True
        if isinstance(value, ast.FuncCall) and value.funcname[-1].sval == "unnest":
            return _is_parameter(value.args[0])
        if not isinstance(value, ast.ColumnRef):
            return False
        name, column = self.resolve(value)
        if name is not None:
            return bool(self.items[name] & {column, EVERY})
        return self.outer is not None and self.outer.is_bound(value)

    def resolve(self, value: Any) -> tuple[str | None, str]:
        """Where in this level a column comes from; None if it is another level's."""
        *qualifier, column = (getattr(field, "sval", EVERY) for field in value.fields)
        if qualifier:
            return (qualifier[-1] if qualifier[-1] in self.items else None), column
        if column == KEY and len(self.tables) == 1:
            return next(iter(self.tables)), column
        having = [name for name, bound in self.items.items() if bound & {column, EVERY}]
        return (having[0] if having else None), column

    def output(self, targets: Any) -> Bound:
        bound: Bound = set()
        for target in targets:
            fields = target.val.fields if isinstance(target.val, ast.ColumnRef) else ()
            if fields and isinstance(fields[-1], ast.A_Star):
                named = [fields[0].sval] if len(fields) > 1 else list(self.items)
                bound |= set().union(*(self.items[name] for name in named))
            elif self.is_bound(target.val):
                bound.add(target.name or (fields[-1].sval if fields else "?column?"))
        return bound

    def nested(self, node: Any) -> None:
        """Checks the subqueries of expressions."""
        parts = [getattr(node, n, None) for n in ("targetList", "whereClause", "havingClause")]
        parts += list(_quals(getattr(node, "fromClause", None) or ()))
        for part in parts:
            for query in _subqueries(part):
                _Level(self.found, self.ctes, self).query(query)

    def report(self) -> None:
        self.found += [t for n, t in self.tables.items() if not self.items[n] & {KEY, EVERY}]


def _is_parameter(value: Any) -> bool:
    while isinstance(value, ast.TypeCast):
        value = value.arg
    return isinstance(value, ast.ParamRef)


def _terms(condition: Any) -> list[tuple[Any, Any]]:
    """The equalities that must hold."""
    if isinstance(condition, ast.BoolExpr) and condition.boolop == enums.BoolExprType.AND_EXPR:
        return [term for part in condition.args for term in _terms(part)]
    simple = (enums.A_Expr_Kind.AEXPR_OP, enums.A_Expr_Kind.AEXPR_OP_ANY)
    is_simple = isinstance(condition, ast.A_Expr) and condition.kind in simple
    if is_simple and condition.name[-1].sval == "=":
        return [(condition.lexpr, condition.rexpr)]
    return []


def _quals(items: Any) -> Iterator[Any]:
    for item in items:
        if isinstance(item, ast.JoinExpr):
            yield item.quals
            yield from _quals((item.larg, item.rarg))


def _subqueries(part: Any) -> Iterator[Any]:
    """The queries in an expression, not those within them."""
    if isinstance(part, QUERIES):
        yield part
    elif isinstance(part, (list, tuple)):
        for item in part:
            yield from _subqueries(item)
    elif isinstance(part, ast.Node):
        for name in part:
            yield from _subqueries(getattr(part, name))
