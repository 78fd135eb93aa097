"""An agent behind FastAPI: streamed, interrupted, forked, cancelled, shut down; see README.md."""

from examples.fastapi_app.app import app

__all__ = ["app"]
