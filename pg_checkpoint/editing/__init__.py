"""Stored values go through a function, in place.

rewriting.py does it to threads, thread_rewrite.py to one thread, rewritten_rows.py to a row,
changing.py to a value, which comparison.py compares with what it was; texts.py helps functions.
Nothing here runs a graph.
"""

__all__: list[str] = []
