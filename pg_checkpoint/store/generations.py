"""Generations of vectors: which ones a store uses while there are two models'. Pure.

The vectors of each model are a generation: a table of their own, and a row that says what they
were made with. There is one of them, and two while one takes the place of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pg_checkpoint.errors import StoreIndexError
from pg_checkpoint.store.index_config import VectorIndex

_CHANGED = (
    "the vectors in schema {schema!r} were made with {there}, this store's index would make them "
    "with {here}; they can't be compared. Give the store the index that it had; or run "
    "`pg-checkpoint store reembed` with the new one (`await store.areembed()`), which makes new "
    "vectors of all texts while the old ones are in use; or, to begin anew, DROP TABLE "
    "{tables}, store_index in that schema, run setup() and put the items again"
)


class Generation(NamedTuple):
    """Vectors of one model, as they are noted.

    Attributes:
        number: Counted from 1.
        model: Its name; None if nobody has told.
        is_complete: Whether every item that shall have such vectors has them.
    """

    number: int
    dims: int
    vector_type: str
    model: str | None
    is_complete: bool


def table_of(number: int) -> str:
    """The name of the table of a generation."""
    return "store_vectors" if number == 1 else f"store_vectors_{number}"


def is_of(generation: Generation, index: VectorIndex) -> bool:
    """Whether vectors were made with an index, as exactly as it is noted."""
    return generation[1:4] == (index.dims, index.vector_type, index.model)


def generation_for(generations: Sequence[Generation], index: VectorIndex) -> Generation | None:
    """The vectors that a store with an index uses.

    A model without a name may be any; but not one that took the place of another, for a store
    that still has that one's index may not know its name either.
    """
    for generation in generations:
        if is_of(generation, index):
            return generation
    for generation in generations:
        may_be = generation.model is None or (index.model is None and generation.number == 1)
        if may_be and generation[1:3] == (index.dims, index.vector_type):
            return generation
    return None


def refuse(generations: Sequence[Generation], index: VectorIndex, schema: str) -> StoreIndexError:
    """What to raise where all vectors were made with other indexes."""
    there = " and ".join(_named(*generation[1:4]) for generation in generations)
    here = _named(index.dims, index.vector_type, index.model)
    tables = ", ".join(table_of(generation.number) for generation in generations)
    return StoreIndexError(_CHANGED.format(schema=schema, there=there, here=here, tables=tables))


def _named(dims: int, vector_type: str, model: str | None) -> str:
    return f"{vector_type}({dims}) by " + (
        "a model without a name" if model is None else repr(model)
    )
