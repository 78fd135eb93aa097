"""Orders anew what a search has ranked: by a function of the application's, and by variety."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Any, TypeAlias

from langgraph.store.base import SearchItem

from pg_checkpoint.errors import RerankError
from pg_checkpoint.postgres.own_threads import called
from pg_checkpoint.store.foreign_calls import answer_of
from pg_checkpoint.store.namespaces import ItemPlace, place_of
from pg_checkpoint.store.search_options import Extras

# Two items by their numbers, and how near they are to each other.
Near: TypeAlias = tuple[int, int, float]


async def refined(
    items: list[SearchItem],
    query: str,
    extras: Extras,
    compare: Callable[[Sequence[ItemPlace]], Awaitable[Sequence[Near]]],
    timeout: float,
) -> list[SearchItem]:
    """Orders candidates as a search was told.

    Args:
        items: The candidates, the best first.
        query: What was asked.
        extras: Has the function and the diversity.
        compare: Says how near items with vectors are to each other.
        timeout: Seconds that the function may take.

    Raises:
        RerankError: If it takes longer, or does not return a number for each item.
        Exception: What it raises.
    """
    if extras.rerank is not None and items:
        items = await _reranked(items, query, extras.rerank, timeout)
    if extras.diversity and len(items) > 1:
        near = await compare([place_of(item.namespace, item.key) for item in items])
        scores = [item.score or 0.0 for item in items]
        items = [items[number] for number in in_variety(scores, near, extras.diversity)]
    return items


async def _reranked(
    items: list[SearchItem], query: str, rerank: Callable[..., Any], timeout: float
) -> list[SearchItem]:
    call = called(rerank, query, [*items])
    scores = _numbers(await answer_of(call, timeout, _failed, "read_timeout"), len(items))
    for item, score in zip(items, scores, strict=True):
        item.score = score
    return sorted(items, key=lambda item: -(item.score or 0.0))


def _failed(why: str) -> RerankError:
    return RerankError(f"the call of rerank {why}")


def _numbers(made: Any, count: int) -> list[float]:
    # These have no number for each item, in the items' order, even if as many.
    given = () if isinstance(made, (str, bytes, AbstractSet, Mapping)) else made
    try:
        numbers = [float(number) for number in islice(given, count + 1)]
    except (TypeError, ValueError, OverflowError):
        numbers = []
    if len(numbers) != count or any(map(math.isnan, numbers)):
        raise RerankError(f"rerank must return a number for each of its {count} items")
    return numbers


def in_variety(scores: Sequence[float], near: Sequence[Near], diversity: float) -> list[int]:
    """Numbers of items by maximal marginal relevance.

    Each next one has the most of: its score less its nearness to the nearest of those before it,
    weighed by diversity, and both as they lie between the least and the most of all.

    Args:
        scores: Of the items, the best first.
        near: Of items that are compared; others are far from each other.
        diversity: From 0, by score alone, to 1, by nearness alone.
    """
    relevance = _scaled(scores)
    nearness: dict[tuple[int, int], float] = {}
    for (a, b, _), scaled in zip(near, _scaled([pair[2] for pair in near]), strict=True):
        nearness[a, b] = nearness[b, a] = scaled
    nearest = [0.0] * len(scores)
    left, chosen = list(range(len(scores))), list[int]()
    while left:
        best = max(left, key=lambda n: (1 - diversity) * relevance[n] - diversity * nearest[n])
        left.remove(best)
        chosen.append(best)
        for n in left:
            nearest[n] = max(nearest[n], nearness.get((best, n), 0.0))
    return chosen


def _scaled(numbers: Sequence[float]) -> list[float]:
    """Numbers as they lie between the least and the most of them, from 0 to 1; 0 for NaN."""
    finite = [number for number in numbers if math.isfinite(number)]
    least, most = min(finite, default=0.0), max(finite, default=0.0)
    if least == most:
        return [float(number >= most) for number in numbers]
    return [min(1.0, max(0.0, (number - least) / (most - least))) for number in numbers]
