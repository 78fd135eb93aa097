"""What the saver is for, in half a minute: python -m examples.demo."""
