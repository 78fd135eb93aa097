"""How values that stand in rows of their own are encrypted: with what is known, and what must hold.

Those are what is run at a time (runs/wakeups.py) and results of steps (saver/step_rows.py). Values
of checkpoints have their own way, in batches (batch.py).
"""

from __future__ import annotations

from collections.abc import Mapping

from pg_checkpoint.codec.sealing import Sealing, is_sealed
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import DecryptionError
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.writing.thread_keys import ThreadKeys


class RowSealing:
    """What encrypts such rows of a saver, if it has a cipher."""

    def __init__(
        self, database: Database, seal: Sealing | None, keys: ThreadKeys | None, timeout: float
    ) -> None:
        self._database = database
        self.seal = seal
        self._keys = keys
        self._timeout = timeout

    async def known_key(self, thread_id: str) -> object:
        """Sees to it that what encrypts for a thread is known, as long as this is held."""
        if self.seal is None or self._keys is None:
            return None
        if not self.seal.is_settled:
            ping = self._database.statement("ping")
            await self._database.run([ping], timeout=self._timeout, changes=False)
        return await self._keys.for_writing([thread_id]) if self.seal.needs_data_keys else None

    def checks(self, thread_id: str, data: bytes) -> list[Statement]:
        """What has to hold as a row is stored, in the same transaction."""
        return checks_of(self._database, self.seal, {thread_id: data})

    def forget(self, thread_id: str) -> None:
        """Forgets the key of a thread, which was replaced: the next call fetches it."""
        if self._keys is not None:
            self._keys.forget([thread_id])

    def check_type(self, type_: str) -> None:
        """Refuses a row of a type that this saver can't decrypt."""
        if self.seal is None and is_sealed(type_):
            raise DecryptionError("make the saver with the cipher that encrypted it")

    async def opening(self, thread_id: str, type_: str) -> object:
        """Sees to it that what decrypts a row of this type is known, as long as this is held.

        Raises what `check_type` does.
        """
        self.check_type(type_)
        return await self.known_to_open(thread_id)

    async def known_to_open(self, thread_id: str) -> object:
        """Sees to it that what decrypts for a thread is known, as long as this is held."""
        return None if self._keys is None else await self._keys.of_thread(thread_id)


def checks_of(
    database: Database, seal: Sealing | None, stored: Mapping[str, bytes]
) -> list[Statement]:
    """What has to hold as rows of some threads are stored, in the same transaction."""
    if seal is None:
        return []
    checks = schema_check(database, [seal.schema_id])
    ids = {thread_id: data_key_id(data) for thread_id, data in stored.items()}
    if keyed := {thread_id: id_ for thread_id, id_ in ids.items() if id_ is not None}:
        named = texts([*keyed]), texts([*keyed.values()])
        checks.append(database.statement("check_data_keys", *named))
    return checks
