"""Edits by hand: a new checkpoint of a thread, made of a stored one.

editing.py stores it, editable.py has the JSON that people edit. Nothing here changes what is
stored, and nothing runs a graph.
"""

__all__: list[str] = []
