"""The savers: LangGraph's checkpointer interface, and the engine that keeps calls in order.

Each method is a few lines; the work is done in the other packages. May import all of them
except those that work on savers, as rotation, transfer and diagnosis do.
"""

__all__: list[str] = []
