"""A class that moves while threads wait; see README.md."""
