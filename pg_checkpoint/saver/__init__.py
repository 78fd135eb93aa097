"""The savers: LangGraph's checkpointer interface, and the engine that keeps calls in order.

Each method is a few lines; the work is done in the other packages. May import all of them
except transfer and diagnosis, which work on savers.
"""

__all__: list[str] = []
