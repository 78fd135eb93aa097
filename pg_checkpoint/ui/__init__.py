"""The user interface: threads in a browser, read-only (`pg-checkpoint ui`).

A request goes through `app.py`, which decides who may ask for which page, `pages.py`, which reads
the content of a page, and a file in `templates/`. Pages call reading methods and nothing else.

A value is in the HTML only if the request's URL asks for it by name.
"""

__all__ = ["app"]
