"""LangGraph's store: long-term memory across threads, on the same connections as the savers.

An operation becomes rows in the caller's task, shares a round trip with others on the home
loop, and keeps its place among calls that touch the same namespaces. May import errors,
settings, observability, postgres and, for what encrypts and serializes, codec; knows no
checkpoint.
"""

__all__: list[str] = []
