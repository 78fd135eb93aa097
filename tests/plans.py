"""Plans of statements, as explain (format json) tells them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import psycopg


def plan_of(
    connection: psycopg.Connection[Any],
    statement: str | bytes,
    parameters: Any = None,
    *,
    options: str = "costs off",
) -> list[dict[str, Any]]:
    """The nodes of the plan of a statement with `$1`."""
    query = statement if isinstance(statement, bytes) else statement.encode()
    with psycopg.RawCursor(connection) as cursor:
        explain = f"explain (format json, {options}) ".encode() + query
        ((plan,),) = cursor.execute(explain, parameters).fetchall()
    return list(nodes_of(plan))


def nodes_of(plan: Any) -> Iterator[dict[str, Any]]:
    """Its nodes, those of what it is made of too."""
    for item in plan if isinstance(plan, list) else plan.values():
        if isinstance(item, (dict, list)):
            yield from nodes_of(item)
    if isinstance(plan, dict) and "Node Type" in plan:
        yield plan
