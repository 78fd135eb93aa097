"""The savers: puts, reads, leases, cleaning and retention.

`saver.py` has LangGraph's interface, `engine.py` keeps calls in order, `writer.py` makes batches of
them. What concerns runs is in runs/, what operators do is in tools/: functions that take a saver.
"""

__all__ = ["batch", "cleaning", "engine", "keys", "leases", "reads", "retention", "saver", "steps"]
