"""Rankings fused: as the definition says it in fractions, whatever part of it is asked for."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint.store.search import Fusion, Window, windows

Item = tuple[int]
ITEMS = st.integers(0, 30).map(lambda n: (n,))
RANKINGS = st.lists(st.lists(ITEMS, unique=True), min_size=1, max_size=3)


def defined(rankings: Sequence[Sequence[Item]], sizes: Sequence[int]) -> list[Item]:
    """The order by definition: window by window, each item where it comes first."""
    order: list[Item] = []
    start = 0
    for size in sizes:
        sums: dict[Item, Fraction] = {}
        for ranking in rankings:
            for rank in range(start + 1, min(start + size, len(ranking)) + 1):
                item = ranking[rank - 1]
                sums[item] = sums.get(item, Fraction(0)) + Fraction(1, 60 + rank)
        new = sorted((-total, item) for item, total in sums.items() if item not in order)
        order += [item for _, item in new]
        start += size
    return order


def fused(rankings: Sequence[Sequence[Item]], sizes: Sequence[int]) -> Fusion[Item]:
    fusion: Fusion[Item] = Fusion()
    start = 0
    for size in sizes:
        fusion.add(Window(start, size), [ranking[start : start + size] for ranking in rankings])
        start += size
    return fusion


@given(RANKINGS, st.lists(st.integers(1, 8), min_size=1))
def test_the_order_is_that_of_the_definition(rankings: list[list[Item]], sizes: list[int]) -> None:
    assert list(fused(rankings, sizes).scores) == defined(rankings, sizes)


@given(RANKINGS, st.lists(st.integers(1, 8), min_size=1), st.integers(1, 7))
def test_pages_are_the_whole_cut(rankings: list[list[Item]], sizes: list[int], limit: int) -> None:
    fusion = fused(rankings, sizes)
    pages = [fusion.page(offset, limit) for offset in range(0, len(fusion.scores) + limit, limit)]
    assert [item for page in pages for item, _ in page] == list(fusion.scores)


def test_what_two_rankings_have_comes_before_what_one_has() -> None:
    fusion: Fusion[Item] = Fusion()
    fusion.add(Window(0, 50), [[(1,), (2,), (3,)], [(4,), (2,)]])
    assert fusion.page(0, 2) == [((2,), 2 / 62), ((1,), 1 / 61)]


def test_windows_meet() -> None:
    found = list(itertools.islice(windows(), 6))
    for one, other in itertools.pairwise(found):
        assert one.offset + one.limit == other.offset
    assert found[0].offset == 0
