"""Group commit: lanes, batches, retries in order, fencing by leases.

A put arrives as rows and leaves in the statements of one transaction. Nothing here encodes
a value. May import errors, settings, observability, postgres, codec and encryption.
"""

__all__: list[str] = []
