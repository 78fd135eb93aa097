"""Races to put back, one at a time, which the search has to find.

python -m simulation --mutations
"""

from __future__ import annotations

from tests.mutating import CodeMutation, read_list

__all__ = ["MUTATIONS"]

MUTATIONS = [
    CodeMutation(what, scenario, where, good, bad)
    for (what, scenario, where), good, bad in read_list(__file__)
]
