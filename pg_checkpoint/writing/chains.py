"""Chains: gives each put the record of its thread's chain, in the order in which puts are sent.

What a record needs of the parent (codec/chain.py) is known from the parent's put, as long as
nobody has read the parent since: who did may go on with writes that came from elsewhere. Otherwise
it is looked up before the batch, of all its puts in one round trip.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from pg_checkpoint.codec.cache import Cache
from pg_checkpoint.codec.chain import (
    Link,
    digests_of,
    link_of,
    may_be_replaced,
    parsed,
    record_of,
    write_digest,
    write_name,
)
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.writing.items import Item
from pg_checkpoint.writing.thread_keys import ThreadKeys

# Namespaces whose newest links are kept, of a kB or so each.
_KEPT = 10_000

# What is known of the parents of a batch, by thread, namespace and id.
_Key: TypeAlias = "tuple[str, str, str]"
Links: TypeAlias = "dict[_Key, Link]"


class Chains:
    """The chains of one database's threads; belongs to one event loop.

    Args:
        database: Where records are looked up.
        seal: Encrypts them, with a cipher.
        keys: Data keys, if threads are encrypted by them.
    """

    def __init__(
        self, database: Database, seal: Sealing | None, keys: ThreadKeys | None = None
    ) -> None:
        self._database, self._seal, self._keys = database, seal, keys
        self._newest: Cache[tuple[str, str], tuple[str, Link] | None] = Cache(_KEPT, lambda _: 1)

    def forget(self, thread_id: str, checkpoint_ns: str) -> None:
        """Forgets a namespace, which was read here, or whose checkpoints may be gone."""
        if (place := (thread_id, checkpoint_ns)) in self._newest:
            self._newest.put(place, None)

    def forget_those_of(self, items: Iterable[Item]) -> None:
        """Forgets the namespaces of items that may not be stored, though they are noted here."""
        for work in (item.work for item in items):
            if isinstance(work, PutRows):
                self.forget(*work.key[:2])
            elif isinstance(work, list):
                self.forget(*work[0][:2])

    async def parents_of(self, items: Sequence[Item], *, timeout: float) -> Links:
        """What is to be known of the parents of a batch, but of those that are in it.

        Raises:
            ReadTimeoutError: If there was no answer in time.
            psycopg.Error: What the server refused.
        """
        known: Links = {}
        lacking: set[_Key] = set()
        in_batch: set[_Key] = set()
        for item in items:
            if not isinstance(put := item.work, PutRows):
                continue
            if (parent_id := put.parent_id) is not None:
                place = put.key[:2]
                if (parent := (*place, parent_id)) not in in_batch:
                    newest = self._newest.get(place, None)
                    if newest is not None and newest[0] == parent_id:
                        known[parent] = _copied(newest[1])
                    else:
                        lacking.add(parent)
            in_batch.add(put.key)
        return known | await self._look_up(lacking, timeout) if lacking else known

    async def _look_up(self, lacking: Collection[_Key], timeout: float) -> Links:
        keys = [CheckpointKey(*key) for key in lacking]
        gets = [self._database.statement("get_record", *key) for key in keys]
        answers = await self._database.read(gets, timeout=timeout)
        stored = {key: rows for key, rows in zip(keys, answers, strict=True) if rows}
        held = await self._data_keys(stored)
        found: Links = {}
        for key, rows in stored.items():
            record = rows[0][0]
            if record is not None and (link := self._link(key, record)) is not None:
                writes = (row[1:] for row in rows if row[1] is not None)
                link.writes.update({write_name(*w[:2]): write_digest(*w[2:]) for w in writes})
                found[key] = link
        del held
        return found

    def _link(self, key: CheckpointKey, stored: bytes) -> Link | None:
        """What a stored record tells; nothing if it is damaged, which verification reports."""
        try:
            record = stored if self._seal is None else self._seal.open_record(key, stored)
            return Link(link_of(record), parsed(record).values, {})
        except PgCheckpointError:
            return None

    async def _data_keys(self, stored: Mapping[CheckpointKey, Rows]) -> object:
        """Fetches the data keys of records; a thread that lacks one says so when it is put to."""
        named = {key.thread_id for key, rows in stored.items() if data_key_id(rows[0][0])}
        if self._keys is None or not named:
            return None
        try:
            return await self._keys.for_writing(sorted(named))
        except PgCheckpointError:
            return None

    def link(self, works: Sequence[Any], parents: Links) -> None:
        """Gives puts their records, and notes writes, in the order of a batch.

        The records are the same if the batch is sent again: nobody knows which of them is stored.
        """
        known = {key: _copied(link) for key, link in parents.items()}
        for work in works:
            if isinstance(work, PutRows):
                if work.new is not None:
                    self._link_put(work, known)
            elif isinstance(work, list) and work:
                self._note(work, known)

    def _link_put(self, put: PutRows, known: Links) -> None:
        key, of_parent = put.key, None
        if put.parent_id is not None:
            of_parent = known.get((*key[:2], put.parent_id))
        record, link = record_of(put, of_parent)
        put.chain = record if self._seal is None else self._seal.record(key, record)
        known[key] = link
        self._newest.put(key[:2], (key.checkpoint_id, link))

    def _note(self, writes: Sequence[WriteRow], known: Links) -> None:
        key = writes[0][:3]
        newest = self._newest.get(key[:2], None)
        of_newest = newest[1] if newest is not None and newest[0] == key[2] else None
        for link in (known.get(key), of_newest):
            if link is None:
                continue
            # As put_writes.sql does: of a regular one the first stays.
            for name, digest in digests_of(writes).items():
                if may_be_replaced(name) or name not in link.writes:
                    link.writes[name] = digest


def _copied(link: Link) -> Link:
    return Link(link.link, link.values, link.writes.copy())
