"""A retention policy as one SQL statement, for pg_cron and whatever else runs SQL by the clock.

The file sql/cron/apply_retention.sql goes through the threads, and runs the statements of
sql/queries as they are, that a thread is judged as apply_retention does it. Pure.
"""

from __future__ import annotations

import re
from datetime import timedelta

from pg_checkpoint.codec.metadata import metadata_json
from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.postgres.queries import load_cron, load_queries
from pg_checkpoint.settings import DEFAULT_SCHEMA, SEARCH_PATH, RetentionPolicy

__all__ = ["retention_sql"]


def retention_sql(policy: RetentionPolicy, schema: str | None = None) -> str:
    """Returns a statement that applies a policy, one transaction for each thread.

    Args:
        policy: The checkpoints and threads to keep. A filter asks for metadata in clear.
        schema: The schema of the tables.

    Raises:
        InvalidKeyError: If `schema` is not a valid name of a schema, is "search_path", or has a
            dollar sign, with which Postgres quotes text.
    """
    schema = DEFAULT_SCHEMA if schema is None else schema
    if schema == SEARCH_PATH or "$" in schema:
        raise InvalidKeyError(f"name a schema without a dollar sign, not {schema!r}")
    parts = {name: sql.decode().strip().rstrip(";") for name, sql in load_queries(schema).items()}
    parts |= {
        "keep_last": _number(policy.keep_last),
        "keep_younger_than": _interval(policy.keep_younger_than),
        "delete_inactive_for": _interval(policy.delete_inactive_for),
        "keep_results_for": _interval(policy.keep_results_for),
        "delete_interrupted": _boolean(policy.delete_interrupted),
        "metadata": _text(metadata_json(policy.metadata or {})),
        "has_rules": _boolean(policy.has_rules),
        "thins_out": _boolean(policy.thins_out),
    }
    text = load_cron()["apply_retention"].decode()
    return re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], text)


def _number(value: int | None) -> str:
    return "null" if value is None else str(value)


def _interval(value: timedelta | None) -> str:
    if value is None:
        return "null"
    return f"interval '{value.days} days {value.seconds}.{value.microseconds:06} seconds'"


def _boolean(value: bool) -> str:
    return "true" if value else "false"


def _text(value: str) -> str:
    # Within the quotes of dollars it stands in; JSON has another way to write one.
    return "'" + value.replace("'", "''").replace("$", "\\u0024") + "'"
