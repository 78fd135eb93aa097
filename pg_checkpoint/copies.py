"""Lists of messages decoded once and copied for every checkpoint that has them.

Pure. A page of a long chat's history has the same messages in each of its
checkpoints. The serializer decodes each chunk once; its messages are copied for
all others, and nobody ever gets an object that somebody else has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.chunks import array_header, element_count, split_rest
from pg_checkpoint.messages import MessageState, state_of

__all__ = ["Copies"]


class Copies:
    """The decoded chunks of a page.

    Args:
        serde: LangGraph's own serializer.
        pieces: All chunks of the page by digest.
    """

    def __init__(self, serde: SerializerProtocol, pieces: Mapping[bytes, bytes]) -> None:
        self._serde = serde
        self._pieces = pieces
        self._states: dict[bytes, list[MessageState] | None] = {}

    def decode(self, rest: bytes, digests: list[bytes]) -> list[Any] | None:
        """Decodes a list; None if it is none.

        Args:
            rest: Its header and tail.
            digests: Of its chunks.

        Raises:
            Exception: Whatever the serializer raises; KeyError if a chunk is missing.
        """
        if (tail := split_rest(rest)) is None:
            return None
        value: list[Any] = []
        for digest in digests:
            value += self._chunk(digest)
        return value + self._load(tail)

    def _chunk(self, digest: bytes) -> list[Any]:
        if digest in self._states:
            if (states := self._states[digest]) is not None:
                return [state.copy() for state in states]
            return self._load(self._pieces[digest])
        messages = self._load(self._pieces[digest])
        found = [state_of(message) for message in messages]
        self._states[digest] = None if None in found else [s for s in found if s is not None]
        return messages

    def _load(self, elements: bytes) -> list[Any]:
        if not elements:
            return []
        header = array_header(element_count(elements))
        decoded: list[Any] = self._serde.loads_typed(("msgpack", header + elements))
        return decoded
