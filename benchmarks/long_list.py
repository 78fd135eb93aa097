"""A very long list of messages: what our side of its put costs, beside the serializer alone.

Processor time of this process, no server: put first, with two more messages, and with one
in the middle edited.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.caches import Encodings
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import Encoder, blob_row

_KEY = CheckpointKey("t", "", "1")


def cost(length: int, rounds: int) -> dict[str, float]:
    """The least of some rounds, in multiples of the serializer's, by what is put."""
    serde, messages = JsonPlusSerializer(), _chat(length)
    edited = [*messages]
    edited[length // 2] = HumanMessage("edited")
    alone, memory = [], Encodings(2**30)
    took: dict[str, list[float]] = {"first": [], "two more": [], "one edited": []}
    known = _put(serde, memory, messages, b"")
    for _ in range(rounds):
        alone.append(_time(lambda: serde.dumps_typed(messages)))
        took["first"].append(_time(lambda: _put(serde, Encodings(2**30), messages, b"")))
        for name, value in (("two more", [*messages, *_chat(2)]), ("one edited", edited)):
            _put(serde, memory, messages, b"")
            took[name].append(_time(partial(_put, serde, memory, value, known)))
    return {name: min(times) / min(alone) for name, times in took.items()}


def _put(serde: Any, memory: Encodings, messages: list[Any], known: bytes) -> bytes:
    """Encodes a version; returns the names of its pieces."""
    encoded = Encoder(serde, True, _KEY, memory).encode({"messages": messages}, {"messages": "1"})
    return b"".join(blob_row("messages", "1", encoded["messages"], known).all_pieces)


def _time(call: Callable[[], object]) -> float:
    since = time.process_time()
    call()
    return time.process_time() - since


def _chat(length: int) -> list[Any]:
    rng = random.Random(length)
    kinds = (HumanMessage, AIMessage)
    texts = ("".join(rng.choices("abcdefgh ", k=600)) for _ in range(length))
    return [kinds[n % 2](text, id=f"{length}-{n}") for n, text in enumerate(texts)]
