"""Plans of statements, as explain (format json) tells them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def nodes_of(plan: Any) -> Iterator[dict[str, Any]]:
    """Its nodes, those of what it is made of too."""
    for item in plan if isinstance(plan, list) else plan.values():
        if isinstance(item, (dict, list)):
            yield from nodes_of(item)
    if isinstance(plan, dict) and "Node Type" in plan:
        yield plan
