"""Transfer of threads: from and to the stock saver's tables, export, import, verification.

Works on rows of whole threads through a saver; nothing in the saver imports it. May import
anything but diagnosis, cli and ui.
"""

__all__: list[str] = []
