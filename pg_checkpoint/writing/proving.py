"""Proves that rows which the server found by their metadata were found by what is theirs.

Whoever can write to the tables can change the fields of encrypted metadata that stay in clear. So
before rows that were found by them are deleted or their runs resumed, their metadata is opened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.metadata import stored_metadata
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.writing.thread_keys import ThreadKeys

# The key of a checkpoint, and its metadata as it is stored (JSON text).
Found: TypeAlias = "Sequence[tuple[CheckpointKey, str]]"
Refused: TypeAlias = "dict[CheckpointKey, PgCheckpointError]"
Prove: TypeAlias = "Callable[[Found], Awaitable[Refused]]"


class Proving:
    """Opens the metadata of rows that were found."""

    def __init__(self, seal: Sealing | None, keys: ThreadKeys | None) -> None:
        self._seal = seal
        self._keys = keys

    async def refused(self, found: Found) -> Refused:
        """The rows that can't be opened, and why.

        None where metadata is in clear: then it is as the tables say.
        """
        if self._seal is None or not self._seal.metadata.encrypts:
            return {}
        stored = [(key, stored_metadata(text)[0]) for key, text in found]
        keys = self._keys
        named = ((key.thread_id, metadata) for key, metadata in stored)
        held = await keys.for_metadata(named) if keys is not None else []
        problems = {key: self._problem(key, metadata) for key, metadata in stored}
        del held
        return {key: error for key, error in problems.items() if error is not None}

    def _problem(self, key: CheckpointKey, metadata: dict[str, Any]) -> PgCheckpointError | None:
        assert self._seal is not None  # noqa: S101  for mypy
        try:
            self._seal.metadata.open(key, metadata)
        except PgCheckpointError as error:
            return error
        return None
