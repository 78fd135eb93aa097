"""Random programs in several processes, and a checker that knows only what is guaranteed.

program.py says what is done, worker.py does it in a process of its own and writes it into a
ledger, judging.py decides whether what is stored then may be so. `python -m tests.faults.model`
runs one configuration, or all in turn.
"""
