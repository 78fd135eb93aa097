"""A pytest plugin that expects those of LangGraph's own tests to fail that left_out.py names.

Loaded by `-p known_differences` into the runs of __main__.py, which gives it the patterns of a
suite with their reasons. Imports nothing of our own tests, for LangGraph's are a package `tests`
too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from fnmatch import fnmatch

import pytest

PATTERNS: dict[str, str] = json.loads(os.environ["UPSTREAM_LEFT_OUT"])


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Marks them; one that passes all the same is counted as passed."""
    for item in items:
        name = item.nodeid.split("[")[0]
        for pattern, reason in PATTERNS.items():
            if fnmatch(name, f"*{pattern}"):
                item.add_marker(pytest.mark.xfail(reason=reason, strict=False))
