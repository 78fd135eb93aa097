"""What the saver is for, in a quarter of a minute: python -m examples.demo."""
