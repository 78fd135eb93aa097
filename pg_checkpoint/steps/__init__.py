"""Steps: what a node or a task does once, although it may run several times.

A step's record is a row that commits with the application's own statements. What a checkpoint is
and how it is put is not known here. May import errors, arguments, settings, postgres, codec and
writing.
"""

__all__: list[str] = []
