"""The list of mutations fits the source."""

from __future__ import annotations

import re
from operator import attrgetter
from pathlib import Path

from tests.cases import each
from tests.mutations.entries import MUTATIONS, Mutation

ROOT = Path(__file__).parents[3]


@each("mutation", MUTATIONS, ids=attrgetter("what"))
def test_what_a_mutation_breaks_is_there_once_and_its_tests_are(mutation: Mutation) -> None:
    assert (ROOT / mutation.file).read_text("utf-8").count(mutation.good) == 1
    tests = (ROOT / "tests" / mutation.tests).read_text("utf-8")
    assert not mutation.name or re.search(rf"def {mutation.name}\(", tests)
