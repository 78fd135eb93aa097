"""Functions that somebody has put beside ours, of the same name, are not run.

Who may create in the tables' schema can do that: in public before Postgres 15 everybody may.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import psycopg
import pytest

from pg_checkpoint import migrate
from tests.functions import FUNCTIONS, QUERIES
from tests.integration.core.test_queries import PARAMETERS

pytestmark = [
    pytest.mark.direct("a pooler keeps connections that were made before a setting"),
    pytest.mark.one_server("Citus makes each function that is planted on its workers too"),
]

# What may stand in the place of a type, as what a call may give fits both.
OTHERS = {
    "text": ["varchar", "name", "bpchar", "text[]", "anyelement", "anycompatible"],
    "text[]": ["varchar[]", "name[]", "text", "anyarray", "anyelement"],
    "bigint": ["smallint", "integer", "numeric", "anyelement"],
    "integer[]": ["smallint[]", "bigint[]", "anyarray"],
    "bytea[]": ["bytea", "text[]", "anyarray"],
    "bigint[]": ["integer[]", "numeric[]", "anyarray"],
    "boolean": ["text", "anyelement"],
    "jsonb": ["json", "text", "anyelement"],
}
SIGNATURES = """
select p.proname, pg_get_function_result(p.oid),
    array(
        select format_type(t, null)
        from unnest(p.proargtypes) with ordinality as a (t, n)
        order by n
    )
from pg_proc p
where p.pronamespace = 'pgcheckpoint'::regnamespace
"""
PLANT = """
create function pgcheckpoint.{}({}) returns {} language plpgsql as
'begin raise exception ''a planted function was run''; end'
"""


def _overloads(types: list[str]) -> Iterator[list[str]]:
    """Signatures of as many arguments, and of fewer, that a call might be taken for."""
    if len(types) <= 8:
        for chosen in product(*([t, *OTHERS[t][:2]] for t in types)):
            if 0 < sum(a != b for a, b in zip(chosen, types, strict=True)) <= 3:
                yield [*chosen]
    for at, of_type in enumerate(types):
        yield from ([*types[:at], other, *types[at + 1 :]] for other in OTHERS[of_type])
        if at:
            yield types[:at]
    if types:
        yield [*types[:-1], f"variadic {types[-1].removesuffix('[]')}[]"]
    yield ["variadic text[]"]


def _plant(dsn: str) -> dict[str, int]:
    """Plants what the server takes; how much of it there is by the names of ours."""
    planted: dict[str, int] = {}
    with psycopg.connect(dsn, autocommit=True) as admin:
        for name, result, types in admin.execute(SIGNATURES).fetchall():
            for chosen in _overloads(types):
                given = ", ".join(chosen)
                try:
                    admin.execute(PLANT.format(name, given, result).encode())
                except (psycopg.errors.DuplicateFunction, psycopg.errors.InvalidFunctionDefinition):
                    continue
                planted[name] = planted.get(name, 0) + 1
    return planted


def test_none_is_run_by_a_statement(dsn: str) -> None:
    planted = _plant(dsn)
    assert migrate(dsn) == []
    assert planted.keys() > FUNCTIONS.keys()
    # One without arguments has one that a call might be taken for.
    assert {name for name, count in planted.items() if count <= 10} == {"get_home_v1"}
    names = ("mark_threads", "put_checkpoints", "put_writes")
    by_rows = {f"{name}_by_rows": PARAMETERS[name] for name in names}
    sent = {**PARAMETERS, **by_rows, "lock_threads_by_rows": [["t"], False, False, [None], [None]]}
    calling = [name for name, statement in QUERIES.items() if "_v1(" in statement]
    with psycopg.connect(dsn, autocommit=True) as one, psycopg.RawCursor(one) as cursor:
        given = "'a'::name, 'a'::text, 'a'::text, 'a'::text, '{}'::text[], false"
        with pytest.raises(psycopg.errors.RaiseException, match="planted"):
            cursor.execute(f"select pgcheckpoint.get_delta_history_v1({given})".encode())
        for name in calling:
            cursor.execute(QUERIES[name].encode(), sent.get(name))


def test_one_with_a_default_beyond_ours_is_not_run_but_is_in_the_way(dsn: str) -> None:
    """Postgres refuses to choose: who may create in the schema can stop savers."""
    statement = QUERIES["get_delta_history"].encode()
    with psycopg.connect(dsn, autocommit=True) as connection, psycopg.RawCursor(connection) as own:
        given = "text, text, text, text, text[], boolean, text default null"
        connection.execute(PLANT.format("get_delta_history_v1", given, "setof record").encode())
        with pytest.raises(psycopg.errors.AmbiguousFunction):
            own.execute(statement, PARAMETERS["get_delta_history"])
