"""What a saver with a cipher looks at first: the id of the schema, which it encrypts for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import SchemaNotReadyError
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database, Look
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.replica import ReplicaReads
from pg_checkpoint.settings import Settings

__all__ = ["after_failures", "first_look", "look_at_replica", "sealing_of"]


def sealing_of(settings: Settings) -> Sealing | None:
    """What encrypts a saver's rows; None without a cipher."""
    if settings.cipher is None:
        return None
    return Sealing(
        settings.cipher,
        allow_plaintext=settings.allow_plaintext,
        encrypt_metadata=settings.encrypt_metadata,
        tenant_of=settings.tenant_of,
    )


def first_look(seal: Sealing | None) -> tuple[Look, Callable[[], None]]:
    """What is done before a schema's first use, and when it turns out to be gone."""
    if seal is None:
        return migrations.check_schema, lambda: None

    async def look(database: Database, reads: Sequence[Statement]) -> list[Rows] | None:
        applied, answers = await migrations.look_at_schema(database, reads)
        seal.settle(migrations.schema_id(database.schema, applied))
        return answers

    return look, seal.unsettle


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
            raise SchemaNotReadyError("the schema of read_pool has another id than the primary's")
        return answers

    return look
