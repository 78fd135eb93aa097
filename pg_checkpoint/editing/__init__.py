"""Changes by hand to what is stored: a new checkpoint, or other values in the place of those there.

editing.py puts a checkpoint made of a stored one, editable.py has the JSON that people edit.
rewriting.py puts all stored values of threads through a function, in place: thread_rewrite.py does
it to one thread, rewritten_rows.py to a row, changing.py to a value, which comparison.py compares
with what it was; texts.py helps such functions.
Nothing here runs a graph.
"""

__all__: list[str] = []
