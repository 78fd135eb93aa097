"""The client's side on a simulated clock and network: make simulate.

A seed decides everything: who calls what and when (plans of writers.py, stores.py, leases.py,
recoveries.py, pools.py, moves.py), which callback of the event loop runs next and how the time
passes (loop.py, turns.py for several loops), what the network does to each transaction
(network.py). The writer, the store's queue, point reads, leases, recover, the bridge between loops
and the retries of Database are the package's own; below them is a model of what a server commits
(server.py, leased.py), with no SQL. Below the pool are connections that only take their time
(sessions.py). checks.py looks at the run as callers see it. search.py runs seeds, and leaves out
of a plan that fails whatever it fails without.
"""
