"""LangGraph's store, long-term memory across threads, and its node cache.

An operation becomes rows in the caller's task, shares a round trip with others on the home loop,
and keeps its place among calls that touch the same namespaces. No checkpoint is known here.
"""

__all__ = ["cache", "operations", "options", "store", "values", "vectors"]
