"""Lines of the package to break, one at a time, and the tests that have to fail then."""
