"""The savers: puts, reads, leases, cleaning and retention.

`saver.py` has LangGraph's interface, `engine.py` keeps calls in order, `writer.py` queues puts and
pending writes, `batch.py` makes transactions of them, with the guards of `guards.py`. What concerns
runs is in runs/, what operators do is in tools/: functions that take a saver.
"""

__all__ = ["batch", "cleaning", "engine", "keys", "leases", "reads", "retention", "saver", "steps"]
