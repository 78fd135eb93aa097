"""A run that a browser can come back to: reloads, tabs, a server that is killed; see README.md."""

from examples.live_run.app import app

__all__ = ["app"]
