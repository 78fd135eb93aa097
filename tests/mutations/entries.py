"""The list: a line of the package, what a tired engineer makes of it, and who notices."""

from __future__ import annotations

from typing import NamedTuple

from tests.mutating import read_list


class Mutation(NamedTuple):
    """A change of a file."""

    what: str  # what is wrong then
    file: str  # the file
    good: str  # a part of it, which stands there once
    bad: str  # what stands in its place
    tests: str  # the file of the tests of which one fails then, below tests/
    name: str = ""  # that test, if one is meant


MUTATIONS = [
    Mutation(what, file, good, bad, *tests.split("::"))
    for (what, file, tests), good, bad in read_list(__file__)
]
