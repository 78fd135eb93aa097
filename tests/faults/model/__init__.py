"""Random programs in several processes, and a checker that knows only what is guaranteed.

program.py says what is done, worker.py does it and keeps a ledger, judging.py judges (__main__.py).
"""
