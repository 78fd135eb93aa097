"""What the saver is for, in a quarter of a minute: pg-checkpoint demo."""

__all__: list[str] = []
