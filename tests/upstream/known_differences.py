"""A pytest plugin that marks LangGraph's own tests: those that left_out.py names are expected to
fail, and those that measure time are marked so, to be run with nothing beside them.

Loaded by `-p known_differences` into the runs of __main__.py, which gives it the patterns of a
suite with their reasons. Imports nothing of our own tests, for LangGraph's are a package `tests`
too.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import re
from collections.abc import Sequence
from fnmatch import fnmatch

import pytest

# What tests measure time with, and compare it.
_measures = re.compile(r"\b(perf_counter|monotonic|FloatBetween|time\.time)\b").search
PATTERNS: dict[str, str] = json.loads(os.environ["UPSTREAM_LEFT_OUT"])


def pytest_configure(config: pytest.Config) -> None:
    """Names the mark, which LangGraph's own settings do not know."""
    config.addinivalue_line("markers", "measures_time: compares times that it measures")


def pytest_collection_finish() -> None:
    """Takes what was collected out of what each collection of garbage in a test goes through."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before they are chosen by their marks
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Marks them; one that passes all the same is counted as passed."""
    for item in items:
        if isinstance(item, pytest.Function) and _measures(inspect.getsource(item.function)):
            item.add_marker(pytest.mark.measures_time)
        name = item.nodeid.split("[")[0]
        for pattern, reason in PATTERNS.items():
            if fnmatch(name, f"*{pattern}"):
                item.add_marker(pytest.mark.xfail(reason=reason, strict=False))
