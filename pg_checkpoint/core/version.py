"""The version of this package: of what runs, also in a checkout that was installed before."""

from __future__ import annotations

__version__ = "0.1.0.dev0"
