"""Short names for what most tests are given."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from pg_checkpoint import AsyncPostgresSaver

Saver: TypeAlias = AsyncPostgresSaver
Patch: TypeAlias = pytest.MonkeyPatch
