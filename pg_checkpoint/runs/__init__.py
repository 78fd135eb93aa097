"""Runs: functions that take a saver and recover, settle, wake and follow what graphs do.

The saver imports nothing of this.
"""

__all__ = ["event_log", "events", "recover", "settle", "steps", "threads", "wakeups"]
