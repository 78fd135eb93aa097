"""Translates the stock store's `pool_config` into options. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from psycopg.conninfo import make_conninfo

from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.dsn import libpq_dsn, resolved
from pg_checkpoint.settings import Dsn, Options, Settings

_OPTIONS = {
    "min_size": "min_size",
    "max_size": "max_size",
    "timeout": "acquire_timeout",
    "max_idle": "max_idle",
    "max_lifetime": "max_lifetime",
}
# Of psycopg's own, which are as they have to be already.
_OURS = ("autocommit", "prepare_threshold", "row_factory", "cursor_factory", "context")


def pool_options(
    dsn: Dsn, config: Mapping[str, Any] | None, options: Options
) -> tuple[Dsn, Options]:
    """The DSN with the parameters of a pool's connections, and the options with what is left."""
    left = dict(config or {})
    parameters = dict(left.pop("kwargs", None) or {})
    own: Any = {name: left.pop(key) for key, name in _OPTIONS.items() if left.get(key) is not None}
    for name in _OPTIONS:  # None is for the default
        left.pop(name, None)
    if left:
        raise InvalidOptionError(f"pool_config: no such option: {', '.join(sorted(left))}")
    if "min_size" in own:
        own.setdefault("max_size", max(own["min_size"], Settings().max_size))
    for name in _OURS:
        parameters.pop(name, None)
    return _with_parameters(dsn, parameters) if parameters else dsn, {**own, **options}


def _with_parameters(dsn: Dsn, parameters: Mapping[str, Any]) -> Dsn:
    if isinstance(dsn, str):
        return make_conninfo(libpq_dsn(dsn), **parameters)

    async def changed() -> str:
        return make_conninfo(await resolved(dsn), **parameters)

    return changed
