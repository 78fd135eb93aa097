"""Runs of threads: which stand still or wait, how they go on, and what their tasks do once.

Everything here is a function that takes a saver, or is used by one; nothing in the saver imports
it. May import what the saver may, and the saver.
"""

__all__: list[str] = []
