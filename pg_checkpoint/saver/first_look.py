"""What a saver looks at first: the id of the schema, which it encrypts for, and who may write."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.strict_serializer import makes_any_class
from pg_checkpoint.errors import SchemaNotReadyError
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database, Look
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.replica import ReplicaReads
from pg_checkpoint.settings import Settings

logger = logging.getLogger(__name__)


def sealing_of(settings: Settings) -> Sealing | None:
    """What encrypts a saver's rows; None without a cipher."""
    if settings.cipher is None:
        return None
    return Sealing(
        settings.cipher,
        allow_plaintext=settings.allow_plaintext,
        encrypt_metadata=settings.encrypt_metadata,
        clear_metadata=settings.clear_metadata,
    )


def is_to_warn(serde: object, settings: Settings) -> bool:
    """Whether what another role writes runs code here: of any class, and without a key."""
    takes_any_row = settings.cipher is None or settings.allow_plaintext
    return takes_any_row and makes_any_class(serde)


def first_look(seal: Sealing | None, *, warned: bool) -> tuple[Look, Callable[[], None]]:
    """The calls before a schema's first use, and when the schema turns out to be gone."""
    due = [warned]

    async def look(database: Database, reads: Sequence[Statement]) -> list[Rows] | None:
        asked = [database.statement("find_other_writers")] if any(due) else []
        applied, answers = await migrations.look_at_schema(database, [*asked, *reads])
        if seal is not None:
            seal.settle(migrations.schema_id(database.schema, applied))
        if answers is not None and asked:
            due.clear()
            _warn_of(answers[0], database.schema)
        return None if answers is None else answers[len(asked) :]

    return look, lambda: None if seal is None else seal.unsettle()


def _warn_of(writers: Rows, schema: str) -> None:
    if writers:
        logger.warning(
            "roles %s may write to schema %s, and can thereby run code where this saver reads: use "
            "strict=True",
            ", ".join(str(name) for (name,) in writers),
            schema,
        )


def after_failures(seal: Sealing | None, database: Database, replica_reads: ReplicaReads) -> None:
    """Has the schema looked at again when something can't be decrypted: it may be another one."""
    if seal is not None:

        def look_again() -> None:
            database.look_again()
            replica_reads.look_again()

        seal.on_failure(look_again)


def look_at_replica(seal: Sealing | None, primary: Database, settings: Settings) -> Look:
    """What is done before the first use of a replica's schema."""
    if seal is None:
        return migrations.check_schema

    async def look(database: Database, reads: Sequence[Statement]) -> list[Rows] | None:
        applied, answers = await migrations.look_at_schema(database, reads)
        if not seal.is_settled:
            # Only the primary's id counts: what was given as a replica may be another database.
            ping, timeout = primary.statement("ping"), settings.read_timeout
            await primary.run([ping], timeout=timeout, changes=False)
        if migrations.schema_id(database.schema, applied) != seal.schema_id:
            raise SchemaNotReadyError("the schema of read_pool does not have the primary's id")
        return answers

    return look
