"""Side by side with the stock saver, on the same server: python -m benchmarks."""
