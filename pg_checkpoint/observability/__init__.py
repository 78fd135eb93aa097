"""Counts, statistics, metrics, traces and health of a saver.

Records what happened, and decides nothing. May import errors and settings only, so that
every other room may import this one.
"""

__all__: list[str] = []
