"""Resuming runs whose process died, with the graph that they are of.

Finds threads, takes their leases and runs the graph, through a saver; nothing in the saver imports
it. May import what the saver may, and the saver.
"""

__all__: list[str] = []
