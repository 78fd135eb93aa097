"""Our store beside the stock one, in one run: python -m benchmarks.stores."""
