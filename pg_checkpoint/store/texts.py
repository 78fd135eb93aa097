"""The words of a store's items: put with an item, and searched by Postgres' full text."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial

from pg_checkpoint.errors import SchemaNotReadyError, StoreIndexError
from pg_checkpoint.postgres.arrays import bigints, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_text_queries
from pg_checkpoint.postgres.schema_changes import change_schema
from pg_checkpoint.store.distribution import refuse_index_on_workers
from pg_checkpoint.store.parts import Put, Search
from pg_checkpoint.store.statements import keys_of
from pg_checkpoint.store.text_config import TextIndex, asked_of
from pg_checkpoint.store.vectors import Read

logger = logging.getLogger(__name__)

_TIMEOUT = 3600.0


class Texts:
    """Stores and searches words for one store."""

    def __init__(self, database: Database, index: TextIndex) -> None:
        self.index = index
        self._database = database
        # As it is written in SQL, once somebody has looked.
        self._language = ""

    async def set_up(self) -> None:
        """Makes the table; many may do so at once."""
        if await self._find(_TIMEOUT):
            return
        database = self._database
        await refuse_index_on_workers(database, _TIMEOUT)
        create = Statement(load_text_queries(database.schema)["create_tables"], None)
        await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), [create])
        logger.info("made the table for search by words")

    async def look(self, timeout: float) -> None:
        """Looks, before their first use, at what words need; within so many seconds."""
        if not self._language and not await self._find(timeout):
            self._language = ""
            raise SchemaNotReadyError(
                f"schema {self._database.schema!r} has no table for search by words: run `await "
                "store.setup()` (PostgresStore: `store.setup()`) once, of a store with this `index`"
            )

    def statement(self, puts: Iterable[Put]) -> Statement:
        """The statement that gives items their words, and takes away those that they had.

        Goes after that which stores the items. Only after `look`.
        """
        stored = [put for put in puts if put.value is not None]
        return self._statement(
            "put_texts",
            *keys_of([put.place for put in stored]),
            bigints([put.version for put in stored]),
            texts([put.words for put in stored]),
            *(self._language, self._language),
        )

    def find_due(self, *page: object) -> Statement:
        """The statement that finds items whose words nobody has looked for. Only after `look`."""
        return self._statement("find_due_items", *page, self._language)

    async def search(self, read: Read, search: Search) -> Rows:
        """Ranks what has words of a query, the best first; only after `look`."""
        asked = asked_of(search.query or "")
        bounds = search.limit, search.offset
        statement = self._statement(
            "search_texts",
            *(*search.range, search.path, *bounds),
            *(self._language, *asked, search.with_values, self._language, *search.times),
        )
        return (await read([statement]))[0]

    async def _find(self, timeout: float) -> bool:
        """Whether the table is there; finds the language, too."""
        database = self._database
        while True:
            schema = database.schema
            queries = load_text_queries(schema)
            look = Statement(queries["find_tables"], (schema,))
            languages = Statement(queries["list_languages"], ())
            found, known = await database.read([look, languages], timeout=timeout)
            if schema == database.schema:
                self._language = _language(self.index.language, known)
                return bool(found[0][0])

    def _statement(self, name: str, *params: object) -> Statement:
        return Statement(load_text_queries(self._database.schema)[name], params)


def _language(name: str, known: Rows) -> str:
    """A text search configuration as it is written in SQL."""
    for schema, short, quoted in known:
        if name in (f"{schema}.{short}", short if schema == "pg_catalog" else None):
            return str(quoted)
    names = (short if schema == "pg_catalog" else f"{schema}.{short}" for schema, short, _ in known)
    raise StoreIndexError(
        f"this database has no text search configuration {name!r}, as index text language has it. "
        f"There are: {', '.join(names)}. Take one of them; or CREATE TEXT SEARCH CONFIGURATION, "
        "and name it with its schema"
    )
