"""Embedders whose vectors are known beforehand, and which remember what they were asked."""

from __future__ import annotations

import asyncio
import hashlib
import math
import struct
import time
from collections.abc import Sequence

from langchain_core.embeddings import Embeddings


def numbers_of(text: str, dims: int) -> list[float]:
    """A vector of length one that belongs to a text; of another text, one in another direction."""
    data = hashlib.shake_128(text.encode(errors="surrogatepass")).digest(2 * dims)
    numbers = [n / 65_536 - 0.5 for n in struct.unpack(f"{dims}H", data)]
    length = math.sqrt(sum(n * n for n in numbers)) or 1.0
    return [n / length for n in numbers]


class FakeEmbedder(Embeddings):
    """Hashes texts."""

    def __init__(self, dims: int = 8, seconds: float = 0.0, model: str = "fake") -> None:
        self.dims, self.seconds, self.model = dims, seconds, model
        # The texts of each call for documents, and for a query.
        self.calls, self.queries = list[list[str]](), list[str]()
        self.refused: set[str] = set()  # texts that make a call fail
        self.asked = asyncio.Event()  # set once a call for documents has begun
        self.vectors: dict[str, Sequence[float]] = {}

    @property
    def texts(self) -> list[str]:
        """All texts that came, in order."""
        return [text for call in self.calls for text in call]

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        if self.seconds:
            time.sleep(self.seconds)
        return self._documents(texts)

    def _documents(self, texts: list[str]) -> list[list[float]]:
        self.calls.append(list(texts))
        if self.refused & set(texts):
            raise RuntimeError("the embedder refuses")
        return [list(self.vectors.get(text) or numbers_of(text, self.dims)) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        self.queries.append(text)
        return list(self.vectors.get(text) or numbers_of(text, self.dims))

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        self.asked.set()
        await asyncio.sleep(self.seconds)
        return self._documents(texts)

    async def aembed_query(self, text: str) -> list[float]:
        await asyncio.sleep(self.seconds)
        return self.embed_query(text)
