"""The client's side on a simulated clock and network: make simulate.

A seed decides everything: who calls what and when (plans of writers.py, stores.py, leases.py),
which callback of the event loop runs next and how the time passes (loop.py), what the network
does to each transaction (network.py). The writer, the store's queue, point reads, leases and the
retries of Database are the package's own; below them is a model of what a server commits
(server.py), with no SQL. checks.py looks at the run as callers see it. search.py runs seeds, and
leaves out of a plan that fails whatever it fails without.
"""
