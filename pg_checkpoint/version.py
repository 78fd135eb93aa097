"""The version of this package: of what runs, also in a checkout that was installed before."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0.dev0"
