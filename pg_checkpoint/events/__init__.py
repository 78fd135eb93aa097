"""Events: each thread's log of what its runs tell, which any process can follow, and from anywhere.

Appending in batches, following, and running a graph whose stream is appended. May not live here:
checkpoints, and what a page in a browser makes of events. The saver imports nothing of this.
"""

__all__: list[str] = []
