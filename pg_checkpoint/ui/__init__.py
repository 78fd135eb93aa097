"""The user interface: threads in a browser, read-only (`pg-checkpoint ui`).

A request goes through `guard.py` (who may ask), `app.py` (which page), `threads_page.py`,
`thread_page.py`, `checkpoint_page.py` or `difference_page.py` (what a page says), and a file in
`templates/`. Pages call reading methods of a saver and nothing else. `serve.py` starts the server.

A value is in the HTML only if the request's URL asks for it by name.
"""

__all__: list[str] = []
