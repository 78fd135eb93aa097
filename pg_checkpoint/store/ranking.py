"""Searches with a query: by meaning, by words, or by both."""

from __future__ import annotations

from collections.abc import Sequence

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.store.fusion import Fusion, windows
from pg_checkpoint.store.namespaces import labels_of, place_of
from pg_checkpoint.store.parts import Search
from pg_checkpoint.store.statements import keys_of
from pg_checkpoint.store.texts import Texts
from pg_checkpoint.store.vectors import Read, Vectors

# How often both are ranked anew, when items were put or deleted before they were fetched.
_TRIES = 3
# Of a row: the item's namespace and key, and when it was updated.
_IDENTITY = 6, 7, 4


class Ranking:
    """Ranks what searches find."""

    def __init__(self, database: Database, vectors: Vectors | None, texts: Texts | None) -> None:
        self._database = database
        self._vectors = vectors
        self._texts = texts

    async def search(self, read: Read, search: Search) -> Rows:
        """What a search finds, the best first."""
        if search.mode == "hybrid":
            return await self._by_both(read, search)
        by_vectors = search.mode == "vector"
        rows = await (self._by_vectors if by_vectors else self._by_texts)(read, search)
        least = search.min_score
        return rows if least is None else [row for row in rows if row[-1] >= least]

    async def _by_both(self, read: Read, search: Search) -> Rows:
        rows: Rows = []
        for _ in range(_TRIES):
            ranked = await self._ranked(read, search)
            rows = await self._fetched(read, ranked)
            if len(rows) == len(ranked):
                break
        return rows if search.with_values else [(row[0], None, *row[2:]) for row in rows]

    async def _by_vectors(self, read: Read, search: Search) -> Rows:
        assert self._vectors is not None  # noqa: S101  such a search is refused without; for mypy
        return await self._vectors.search(read, search)

    async def _by_texts(self, read: Read, search: Search) -> Rows:
        assert self._texts is not None  # noqa: S101  such a search is refused without; for mypy
        return await self._texts.search(read, search)

    async def _ranked(self, read: Read, search: Search) -> list[tuple[tuple[str, ...], float]]:
        """A page of both rankings fused: items by what identifies them as they are now."""
        least = 0.0 if search.min_score is None else search.min_score
        fusion: Fusion[tuple[str, ...]] = Fusion(least)
        for window in windows():
            if len(fusion.scores) >= search.offset + search.limit or window.most < least:
                break
            part = search._replace(**window._asdict(), with_values=False)
            found = [await self._by_vectors(read, part), await self._by_texts(read, part)]
            fusion.add(window, [[tuple(row[n] for n in _IDENTITY) for row in f] for f in found])
            if all(len(rows) < window.limit for rows in found):
                break
        return fusion.page(search.offset, search.limit)

    async def _fetched(self, read: Read, ranked: Sequence[tuple[tuple[str, ...], float]]) -> Rows:
        """The rows of items that are as they were when they were ranked."""
        if not ranked:
            return []
        places = [place_of(labels_of(namespace), key) for (namespace, key, _), _ in ranked]
        (found,) = await read([self._database.statement("get_items", *keys_of(places))])
        rows = []
        for row in sorted(found, key=lambda row: row[0]):
            (namespace, key, updated_at), score = ranked[row[0] - 1]
            if row[4] == updated_at:
                rows.append((*row, namespace, key, score))
        return rows
