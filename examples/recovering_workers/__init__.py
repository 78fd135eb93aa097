"""Workers that go on with the runs of those that were killed; see README.md."""
