"""What a call's error says about it: whether it may be applied, and whether it may come at all."""

from __future__ import annotations

import asyncio

import psycopg
from psycopg_pool import PoolTimeout

from pg_checkpoint import (
    CheckpointNotFoundError,
    CipherRequiredError,
    ConcurrentWriteError,
    DecryptionError,
    EncryptionKeyError,
    LeaseHeldError,
    NotReplicatedError,
    OverloadedError,
    ParentWriteFailedError,
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    ValueNotSerializableError,
    WriteTimeoutError,
)
from tests.faults.model.configs import Config
from tests.faults.model.ledger import Outcome

# What somebody else's doing can bring about at any time.
_ALWAYS = (ParentWriteFailedError, ValueNotSerializableError, CheckpointNotFoundError)
# What the trigger in running.py raises.
_REFUSED = psycopg.errors.ProgramLimitExceeded
_LATE = (WriteTimeoutError, ReadTimeoutError, OverloadedError, PoolTimeout)


def outcome_of(error: BaseException) -> Outcome:
    """What docs/guarantees.md says of a write that failed so."""
    if isinstance(error, WriteTimeoutError):
        return "unknown" if error.may_be_applied else "refused"
    if isinstance(error, (asyncio.CancelledError, NotReplicatedError)):
        return "unknown"
    if isinstance(error, (PgCheckpointError, psycopg.Error)):
        return "unknown" if "may have been applied" in _said(error) else "refused"
    return "unknown"


def is_expected(error: BaseException, config: Config, *, sealed: bool) -> bool:
    """Whether the configuration accounts for an error; else it is a finding."""
    if isinstance(error, (asyncio.CancelledError, *_ALWAYS, _REFUSED)):
        return True
    if isinstance(error, (CipherRequiredError, DecryptionError, EncryptionKeyError)):
        return config.cipher != "none" and not sealed
    if isinstance(error, (ConcurrentWriteError, LeaseHeldError, SaverClosedError)):
        # What a cancelled run has begun in a thread goes on.
        return config.graphs
    if isinstance(error, _LATE):
        return "lock" in config.faults
    return config.dies and isinstance(error, psycopg.OperationalError)


def _said(error: BaseException) -> str:
    return " ".join([str(error), *getattr(error, "__notes__", ())])
