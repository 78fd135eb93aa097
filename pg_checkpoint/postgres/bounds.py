"""How long the statements of a transaction may take, as set_bounds.sql takes it. Pure."""

from __future__ import annotations

from pg_checkpoint.errors import ReadTimeoutError
from pg_checkpoint.settings import Settings


def bounds_of_transaction(
    settings: Settings,
    statement_timeout: float | None,
    lock_timeout: float | None,
    *,
    generic_plan: bool,
) -> tuple[str, ...]:
    """The parameters of set_bounds.sql."""
    mode = "force_generic_plan" if generic_plan else "force_custom_plan"
    statement = (statement_timeout or settings.statement_timeout) * 1000
    lock = (lock_timeout or settings.lock_timeout) * 1000
    return str(round(statement)), str(round(lock)), mode, settings.synchronous_commit or ""


def read_timed_out(seconds: float, thread_id: str | None, why: object) -> ReadTimeoutError:
    """The error of a read, of a thread or (None) of all, that took longer than so many seconds."""
    whose = "all threads" if thread_id is None else f"thread {thread_id!r}"
    return ReadTimeoutError(
        f"a read of {whose} was not answered within {seconds:g} s"
        + (f": {why}" if str(why) else "")
    )
