"""Marks of tests that only some systems can run."""

from __future__ import annotations

import os

import pytest

posix = pytest.mark.skipif(os.name != "posix", reason="modes and links are POSIX's")
as_root = pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may")
