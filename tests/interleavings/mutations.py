"""Races to put back, one at a time, which the search has to find.

python -m tests.interleavings --mutations
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pg_checkpoint.core.options import DEFAULT_SCHEMA
from pg_checkpoint.core.transaction import load_queries
from tests.mutating import CodeMutation, read_list


class Mutation(NamedTuple):
    """A change of a statement, and the scenario that shows it; as `CodeMutation` of a function."""

    what: str  # what is wrong then
    scenario: str  # where orders break
    query: str  # the statement's name
    good: str  # a part of it
    bad: str  # what stands in its place

    @contextmanager
    def made(self) -> Iterator[None]:
        """Lets everything that is made meanwhile send it so."""
        queries = load_queries(DEFAULT_SCHEMA)
        if self.query not in queries:
            queries = load_queries(DEFAULT_SCHEMA, "texts")
        right = queries[self.query]
        wrong = right.replace(self.good.encode(), self.bad.encode())
        assert wrong != right, f"{self.query} has no {self.good!r}"
        queries[self.query] = wrong
        try:
            yield
        finally:
            queries[self.query] = right


MUTATIONS = [
    (CodeMutation if ":" in where else Mutation)(what, scenario, where, good, bad)
    for (what, scenario, where), good, bad in read_list(__file__)
]
