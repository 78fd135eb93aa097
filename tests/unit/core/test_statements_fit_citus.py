"""What Citus refuses, seen in the statements as Postgres parses them: it takes no cluster.

Statements whose name ends in `_on_citus` go there in the place of the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pglast.ast
from pglast import enums, parse_sql

from tests.cases import each
from tests.functions import MIGRATIONS, QUERIES, parts_of, statements_of_function
from tests.thread_checker import ABOUT_ALL, TABLES

# The classes of nodes say which fields may be None; which are not, the grammar says.
ast: Any = pglast.ast

SQL = Path(__file__).parents[3] / "sql"
# Stable functions: they are the coordinator's to compute, and not in every place of a statement.
TIMES = {"now", "clock_timestamp", "statement_timestamp", "transaction_timestamp"}
# Distributed by threads, by the heads of the store's namespaces, and by the keys of the cache.
DISTRIBUTED = TABLES | {"store_items", "cache_entries"}
# What a condition looks at in rows.
WITH_ROWS = (ast.ColumnRef, ast.SubLink)
# Those that name its head; all others of the store are about any number of heads.
ABOUT_ONE_ITEM = {"delete_item_if", "fail_unless_put", "put_item_if"}
SENT = {name: text for name, text in QUERIES.items() if f"{name}_on_citus" not in QUERIES}


def refused(statement: str, *, about_all: bool) -> list[str]:
    """What Citus would not run.

    One that names its thread goes as a whole to the server that has it; one `about_all` threads
    goes to several.
    """
    tree = parse_sql(statement)
    found = [*_refused_changes(tree)]
    if any(any(parts_of(returned, (ast.FuncCall, ast.SubLink))) for returned in _returned(tree)):
        # Immutable ones would do; those that measure are only stable.
        found.append("a function or a subquery in RETURNING")
    return [*found, *(_refused_of_all(tree) if about_all else ())]


def _refused_changes(tree: Any) -> Iterator[str]:
    inserts, updates = [*parts_of(tree, ast.InsertStmt)], [*parts_of(tree, ast.UpdateStmt)]
    changes = [*updates, *parts_of(tree, ast.DeleteStmt)]
    for insert in inserts:
        conflict, source = insert.onConflictClause, insert.selectStmt
        is_select = source is not None and source.valuesLists is None
        if is_select and any(parts_of(conflict, ast.ParamRef)):
            # Such a part is sent on without the statement's parameters.
            yield "a parameter in ON CONFLICT of INSERT ... SELECT"
        if _has_time(conflict):
            yield "a function of time in ON CONFLICT"
        if any(_adds_a_cast(s) for s in parts_of(conflict, ast.A_Expr)):
            # With a time zone that depends on the session's.
            yield "a sum with a row's time in ON CONFLICT"
    if any(_has_time(change.whereClause, {"clock_timestamp"}) for change in changes):
        yield "the clock in what is to be changed"
    if any(map(_judges_time, updates)):
        yield "a function of time in CASE or COALESCE of an update"
    if any(map(_adds_columns_to_time, updates)):
        yield "a column added to a time in an update"
    if any(isinstance(case.arg, ast.ColumnRef) for case in parts_of(changes, ast.CaseExpr)):
        # Its parts are sent on as conditions, which are compared with the column.
        yield "a column after CASE"
    if any(map(_may_find_nothing, changes)):
        # Then nothing else of the statement is done either, without an error; or it is refused.
        yield "a change that a parameter alone decides"


def _refused_of_all(tree: Any) -> Iterator[str]:
    selects, joins = [*parts_of(tree, ast.SelectStmt)], [*parts_of(tree, ast.JoinExpr)]
    if any(w.recursive and _touches_ours(w) for w in parts_of(tree, ast.WithClause)):
        yield "a recursive query that names no thread"
    if any(map(_limits_beside_a_function, selects)):
        yield "LIMIT in a LATERAL beside a function"
    if any(s.lockingClause and _touches_ours(s.fromClause) for s in selects):
        yield "a lock of rows that may be on several workers"
    for select in parts_of([*filter(_touches_ours, tree)], ast.SelectStmt):
        is_empty = not (select.targetList or select.valuesLists or select.larg)
        if is_empty and not _touches_ours(select.fromClause):
            # Its rows are carried to the workers.
            yield "a subquery without columns"
    for join in filter(_is_outer, joins):
        is_lateral = isinstance(join.rarg, ast.RangeSubselect) and join.rarg.lateral
        # To what was found before, and not to a table.
        found = any(t.relname not in DISTRIBUTED for t in parts_of(join.larg, ast.RangeVar))
        if is_lateral and found and _touches_ours(join.rarg):
            yield "an outer join of a LATERAL that names no thread"
    outer = [s for s in selects if any(map(_is_outer, s.fromClause or ()))]
    joined = [getattr(join.rarg, "subquery", None) for join in filter(_is_outer, joins)]
    outer += [one for one in joined if isinstance(one, ast.SelectStmt)]
    if any(map(_may_find_nothing, outer)):
        # Until Postgres 16.
        yield "an outer join that a parameter alone decides"


def _may_find_nothing(part: Any) -> bool:
    where = part.whereClause
    is_all = isinstance(where, ast.BoolExpr) and where.boolop == enums.BoolExprType.AND_EXPR
    terms = where.args if is_all else [where]
    return any(any(parts_of(t, ast.ParamRef)) and not any(parts_of(t, WITH_ROWS)) for t in terms)


def _judges_time(update: Any) -> bool:
    judging = (ast.CaseExpr, ast.CoalesceExpr)
    return any(_has_time(node) for node in parts_of(update.targetList, judging))


def _adds_columns_to_time(update: Any) -> bool:
    sums = [node for node in parts_of(update.targetList, ast.A_Expr) if node.name[0].sval in "+-"]
    return any(_has_time(node) and any(parts_of(node, ast.ColumnRef)) for node in sums)


def _has_time(node: Any, times: set[str] = TIMES) -> bool:
    return any(call.funcname[-1].sval in times for call in parts_of(node, ast.FuncCall))


def _adds_a_cast(node: Any) -> bool:
    is_sum = node.name[0].sval in "+-" and isinstance(node.lexpr, ast.ColumnRef)
    return is_sum and any(parts_of(node.rexpr, ast.TypeCast))


def _is_outer(item: Any) -> bool:
    return isinstance(item, ast.JoinExpr) and item.jointype == enums.JoinType.JOIN_LEFT


def _returned(tree: Any) -> Iterator[Any]:
    for kind in (ast.InsertStmt, ast.UpdateStmt, ast.DeleteStmt):
        for change in parts_of(tree, kind):
            # Another field from Postgres 18 on.
            yield getattr(change, "returningClause", None) or getattr(change, "returningList", None)


def _limits_beside_a_function(select: Any) -> bool:
    laterals = [item for item in parts_of(select.fromClause, ast.RangeSubselect) if item.lateral]
    limited = [item for item in laterals if item.subquery.limitCount and _touches_ours(item)]
    return bool(limited) and any(parts_of(select.fromClause, ast.RangeFunction))


def _touches_ours(node: Any) -> bool:
    return any(table.relname in DISTRIBUTED for table in parts_of(node, ast.RangeVar))


@each("name", SENT)
def test_citus_takes_it(name: str) -> None:
    of_items = re.search("(store_(items|versions)|cache_entries)\\b", SENT[name])
    about_all = name in ABOUT_ALL or (of_items is not None and name not in ABOUT_ONE_ITEM)
    assert not refused(SENT[name], about_all=about_all)


def test_citus_takes_its_view() -> None:
    assert not refused((SQL / "citus.sql").read_text(), about_all=True)


@each("name", [name for name in QUERIES if name.endswith("_on_citus")])
def test_each_stands_for_another(name: str) -> None:
    assert name.removesuffix("_on_citus") in QUERIES


@each("name", QUERIES)
def test_no_statement_opens_a_connection_for_each_shard(name: str) -> None:
    assert not re.search("run_command_on_(shards|placements)", QUERIES[name])


MIGRATED = "".join(path.read_text() for path in MIGRATIONS)
MADE = set(re.findall(r"create or replace function pgcheckpoint\.(\w+)", MIGRATED))


@each("name", QUERIES)
def test_each_function_that_is_named_is_made_by_a_migration(name: str) -> None:
    assert set(re.findall(r"\b[a-z]\w+_v\d+\b", QUERIES[name])) <= MADE


@each("function", sorted(name for name in MADE if "_by_rows_" in name))
def test_citus_takes_what_a_workers_function_runs(function: str) -> None:
    statements = statements_of_function(MIGRATED, function)
    assert any("pgcheckpoint." in statement for statement in statements)
    for statement in statements:
        assert not refused(statement, about_all=False), statement


REFUSED = """
    insert into s.checkpoint_threads (thread_id) select unnest($1::text[])
    on conflict (thread_id) do update set encrypted = $2;
    with deleted as (
        delete from s.checkpoints where thread_id = $1
        returning coalesce(pg_column_size(sealed), 0) as bytes
    ) select sum(bytes) from deleted;
    insert into s.checkpoint_leases as l (thread_id, expires_at) values ($1, now())
    on conflict (thread_id) do update set expires_at = $2 where l.expires_at < now();
    update s.checkpoint_leases set expires_at = case when $2 then now() end
    where thread_id = $1;
    update s.checkpoint_leases l set expires_at = now() + w.seconds * interval '1 second'
    from unnest($1::text[], $2::float[]) w (thread_id, seconds)
    where l.thread_id = w.thread_id and l.thread_id = any($1);
    with before as (select attempts from s.checkpoint_leases where thread_id = $1)
    insert into s.checkpoint_leases (thread_id) select $1
    returning (select attempts from before);
    delete from s.checkpoint_writes w where w.thread_id = $1
        and case w.channel when '__resume__' then true else false end;
    insert into s.store_items as s (head, updated_at) values ($1, now())
    on conflict (head) do update set updated_at = s.updated_at + interval '1 second';
    delete from s.store_items where head = $1 and expires_at < clock_timestamp();
    select head from s.store_items where head = any ($1::text[]) for update skip locked;
    select count(*) from s.store_items where exists (select from pg_class);
    with ended as (delete from s.checkpoint_leases where thread_id = $1 returning thread_id)
    update s.checkpoint_threads t set unfinished_at = 'epoch' from ended e
    where t.thread_id = $1 and t.thread_id = e.thread_id and $2;
    select t.thread_id from s.checkpoint_threads t
    left join s.checkpoint_leases l on l.thread_id = t.thread_id where $1 in ('a', 'b');
    select t.thread_id, newest.checkpoint_id from s.checkpoint_threads t left join lateral (
        select checkpoint_id from s.checkpoints c where c.thread_id = t.thread_id and $1 limit 1
    ) newest on true;
    with candidate as (select thread_id from s.checkpoint_threads limit $1)
    select * from candidate a left join lateral (
        select checkpoint_id from s.checkpoints c where c.thread_id = a.thread_id limit 1
    ) newest on true;
    with recursive t as (select min(thread_id) as id from s.checkpoints union all
    select (select min(c.thread_id) from s.checkpoints c where c.thread_id > t.id) from t)
    select * from t;
    select v.key, b.size from s.checkpoints c cross join jsonb_each_text(c.checkpoint) v
    cross join lateral (select size from s.checkpoint_blobs where channel = v.key limit 1) b
"""


@each("statement", REFUSED.split(";"))
def test_the_rules_see_it(statement: str) -> None:
    assert refused(statement, about_all=True)


def test_the_rules_let_values_pass() -> None:
    statement = """
        insert into s.checkpoint_threads (thread_id) values ($1)
        on conflict (thread_id) do update set encrypted = $2"""
    assert not refused(statement, about_all=True)
