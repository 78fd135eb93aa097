"""The list of mutations fits the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mutations.entries import MUTATIONS, Mutation

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.what)
def test_what_a_mutation_breaks_is_there_once_and_so_are_its_tests(mutation: Mutation) -> None:
    assert (ROOT / mutation.file).read_text("utf-8").count(mutation.good) == 1
    for test in mutation.tests:
        file, *names = test.split("::")
        text = (ROOT / file).read_text("utf-8")
        assert all(re.search(rf"def {name}\(", text) for name in names)
