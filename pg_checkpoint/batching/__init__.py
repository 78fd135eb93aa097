"""Batching: calls that queue, share transactions, and are answered one by one.

What the savers' writer and the stores' queue have in common: order, bounds, lanes, retries,
deadlines. May not live here: what a call does, and the statements that do it.
"""

__all__: list[str] = []
