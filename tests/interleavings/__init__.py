"""Every order of the steps of a few sessions: make test-interleavings.

A scenario (scenarios.py) is one to three sessions that call savers or stores, each over
connections of its own that wire.py holds before every statement and before every commit.
orders.py chooses whose step is next, until all orders were run, except those that differ only in
neighbouring steps which can't see each other. After each order search.py has the scenario's check
read what is stored, and looks for rows that are missing or left over.
"""
