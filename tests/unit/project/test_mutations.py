"""The list of mutations fits the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mutations.entries import MUTATIONS, Mutation

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.what)
def test_what_a_mutation_breaks_is_there_once_and_its_tests_are(mutation: Mutation) -> None:
    assert (ROOT / mutation.file).read_text("utf-8").count(mutation.good) == 1
    tests = (ROOT / "tests" / mutation.tests).read_text("utf-8")
    assert not mutation.name or re.search(rf"def {mutation.name}\(", tests)
