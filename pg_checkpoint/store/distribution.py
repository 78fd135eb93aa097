"""What a store can't have where its items are distributed over the workers of a Citus cluster."""

from __future__ import annotations

from pg_checkpoint.errors import UnsupportedCallError
from pg_checkpoint.postgres.database import Database


async def refuse_index_on_workers(database: Database, timeout: float) -> None:
    """Refuses the tables of an index that would stay at the coordinator without its items."""
    if not database.on_citus:
        return
    find = database.statement("find_distributed_items", database.schema)
    (rows,) = await database.read([find], timeout=timeout)
    if rows:
        raise UnsupportedCallError(
            f"the store's items in schema {database.schema!r} are distributed by Citus, and search "
            "by meaning or by words does not work there. Open the store without 'dims' and 'text' "
            "in its `index`; or run `select undistribute_table('store_items')`, with the schema's "
            "name, at the coordinator first: with such an index sql/citus.sql leaves items there"
        )
