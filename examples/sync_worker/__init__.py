"""PostgresSaver in worker processes, each with a pool of threads; see README.md."""
