"""LangGraph's node cache: what a node returned, for whoever runs it with the same input.

A value becomes a row in the caller's task, and shares a round trip with others on the home loop.
May import errors, arguments, settings, observability, postgres, batching and, for what encrypts
and serializes, codec; knows no checkpoint and no item.
"""

__all__: list[str] = []
