"""Options of the store: indexes by vectors and by words, a search, a pool."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Literal, NamedTuple, TypeAlias, TypedDict

from langchain_core.embeddings import Embeddings
from langgraph.store.base import ensure_embeddings, get_text_at_path, tokenize_path
from psycopg.conninfo import make_conninfo

from pg_checkpoint.core import arguments
from pg_checkpoint.core.connections import libpq_dsn, resolved
from pg_checkpoint.core.errors import InvalidOptionError
from pg_checkpoint.core.options import Dsn, Options, Settings

# The option `index=` of a store, checked: how texts become vectors, and how these are searched.
#
# Pure. Takes what the stock store takes: `dims`, `embed`, `fields`, `distance_type` and
# `ann_index_config`; and `model`, the name of the model where it can't be told from `embed`.


Field: TypeAlias = "tuple[str, Literal['$'] | list[str]]"

_KINDS: dict[str, dict[str, int]] = {
    "hnsw": {"m": 16, "ef_construction": 64},
    "ivfflat": {"lists": 100},
    "flat": {},
}
_TYPES = ("vector", "halfvec")
_DISTANCES = ("cosine", "l2", "inner_product")
# More dimensions pgvector does not store; and not more, by type, has it indexes for.
_MOST_DIMS = 16_000
_MOST_INDEXED = {"vector": 2_000, "halfvec": 4_000}
# Under these names embedders tell which model they ask.
_MODEL_NAMES = ("model", "model_name", "model_id", "deployment")


class Text(NamedTuple):
    """A text of an item: where it was found, and how many of that place came before it."""

    path: str
    position: int
    text: str


@dataclass(frozen=True, slots=True)
class VectorIndex:
    """An index as configured."""

    embeddings: Embeddings  # makes the vectors
    dims: int  # how many numbers each has
    # The paths in a value whose texts are embedded, and what they are made of.
    fields: tuple[Field, ...]
    vector_type: str  # "vector" or "halfvec"
    distance: str  # "cosine", "l2" or "inner_product"
    kind: str  # "hnsw", "ivfflat" or "flat", which is none
    parameters: Mapping[str, int]  # of that kind, all of them
    model: str | None  # the model's name, if it is known

    @property
    def is_indexed(self) -> bool:
        """True if there is an index; pgvector has none for very many dimensions."""
        return self.kind != "flat" and self.dims <= _MOST_INDEXED[self.vector_type]

    def texts_of(
        self, value: Mapping[str, Any], index: Literal[False] | Sequence[str] | None
    ) -> list[Text] | None:
        """The texts of a value that are embedded, each place once; None if none is to be."""
        if index is False:
            return None
        return [
            Text(path, n, text)
            for path, tokens in dict(fields_of_put(index, self.fields)).items()
            for n, text in enumerate(get_text_at_path(value, tokens))
        ]

    def score(self, distance: float) -> float:
        """The score of a distance: more is nearer."""
        return 1 - distance if self.distance == "cosine" else -distance


def vector_index_of(config: Mapping[str, Any]) -> VectorIndex:
    """Checks what a caller gave."""
    ann = dict(config.get("ann_index_config") or {})
    kind = _one_of("kind", ann.get("kind") or "hnsw", tuple(_KINDS))
    if (embed := config.get("embed")) is None:
        raise InvalidOptionError(
            "index needs embed: an embeddings object, or a function that turns texts into vectors"
        )
    embeddings = ensure_embeddings(embed)
    return VectorIndex(
        embeddings=embeddings,
        dims=_dims(config.get("dims")),
        fields=fields_of_index(config.get("fields")),
        vector_type=_one_of("vector_type", ann.get("vector_type") or "vector", _TYPES),
        distance=_one_of("distance_type", config.get("distance_type") or "cosine", _DISTANCES),
        kind=kind,
        parameters=_parameters(kind, ann),
        model=_model(config, embeddings),
    )


def index_config_of(config: Mapping[str, Any], index: VectorIndex) -> dict[str, Any]:
    """The `index_config` of a store: the stock store's has these keys too."""
    lengths = (1 if tokens == "$" else len(tokens) for _, tokens in index.fields)
    return {
        **config,
        "__tokenized_fields": list(index.fields),
        "__estimated_num_vectors": sum(lengths),
    }


def fields_of_index(fields: object) -> tuple[Field, ...]:
    """The paths of an index, and what they are made of; without any the whole value."""
    paths = [fields] if isinstance(fields, str) else fields or ["$"]
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        raise InvalidOptionError(f"index fields must be a path or a list of paths, not {fields!r}")
    return tuple(map(_field_of, paths))


def fields_of_put(index: object, usual: Sequence[Field]) -> Sequence[Field]:
    """The paths that a put names, which may be none; the index's own if it says nothing."""
    if index is None:
        return usual
    paths = [index] if isinstance(index, str) else index
    if not isinstance(paths, (list, tuple)) or not all(isinstance(path, str) for path in paths):
        arguments.refuse("index of a put", "False, or a list of paths", index)
    return tuple(map(_field_of, paths))


def _field_of(path: str) -> Field:
    return path, "$" if path == "$" else tokenize_path(path)


def _dims(dims: object) -> int:
    if not isinstance(dims, int) or isinstance(dims, bool) or not 0 < dims <= _MOST_DIMS:
        arguments.refuse("index dims", f"a number from 1 to {_MOST_DIMS}", dims)
    return dims


def _one_of(name: str, value: object, known: tuple[str, ...]) -> str:
    if value not in known:
        raise InvalidOptionError(f"index {name} must be one of {', '.join(known)}, not {value!r}")
    return str(value)


def _parameters(kind: str, ann: Mapping[str, Any]) -> dict[str, int]:
    """All parameters of a kind of index; those that are missing are pgvector's defaults."""
    if "nlist" in ann:
        ann = {**ann, "lists": ann["nlist"]}
    known = {name: ann.get(name, usual) for name, usual in _KINDS[kind].items()}
    for name, value in known.items():
        if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
            raise InvalidOptionError(f"index {name} must be a number above zero, not {value!r}")
    return known


def _model(config: Mapping[str, Any], embeddings: Embeddings) -> str | None:
    names = [config.get("model"), config.get("embed")]
    names += [getattr(embeddings, name, None) for name in _MODEL_NAMES]
    return next((name for name in names if name and isinstance(name, str)), None)


# The option `index={"text": …}` of a store, checked; texts and queries made fit for Postgres.
#
# Pure. A query has words, of which an item needs at least one, and quoted or negated phrases, which
# must all be true of the item.


_MODES = ("hybrid", "vector", "text")
# Of an item, in bytes: what Postgres makes of it has to stay below a megabyte. Of a query, in
# characters, and its words: each is looked for in each item that has another.
_LONGEST, _LONGEST_QUERY, _MOST_WORDS = 200_000, 10_000, 64
_PARTS = re.compile(r'(-?)"([^"]*)"?|(\S+)')
# What text of Postgres can't hold; and the beginning of comments, of which its parser looks for the
# end again and again, in all that follows.
_NO_TEXT = re.compile("[\0\ud800-\udfff]|<!")
# What has no space for so long is no word; for some of that the parser takes its length's square.
_RUN = re.compile(r"\S{200}")


class TextIndex(NamedTuple):
    """An index of words as configured."""

    # The paths in a value whose texts are found, and what they are made of.
    fields: tuple[Field, ...]
    language: str  # the name of a text search configuration

    def text_of(
        self, value: Mapping[str, Any] | None, index: Literal[False] | Sequence[str] | None
    ) -> str | None:
        """The text by whose words a value is found; None if by none."""
        if value is None or index is False:
            return None
        fields = fields_of_put(index, self.fields)
        texts = [text for _, tokens in fields for text in get_text_at_path(value, tokens)]
        data = _readable("\n".join(dict.fromkeys(texts))[:_LONGEST]).encode()
        return data[:_LONGEST].decode(errors="ignore").strip() or None


class Asked(NamedTuple):
    """A query of words, as the index is asked."""

    words: str  # of these an item needs one
    must: str  # what must be true besides, for websearch_to_tsquery


def text_index_of(config: Any) -> TextIndex | None:
    """Checks what a caller gave as `index["text"]`; None without."""
    if config is None:
        return None
    if not isinstance(config, Mapping):
        arguments.refuse("index text", 'a dict, as {"fields": ["title"]}', config)
    arguments.check_names("index text", config, ("fields", "language"))
    language = config.get("language") or "simple"
    if not isinstance(language, str):
        arguments.refuse("index text language", "a name", language)
    return TextIndex(fields_of_index(config.get("fields")), language)


def mode_of(asked: str | None, *, vectors: bool, words: bool) -> str | None:
    """How a store ranks what a query finds; None if it does not."""
    if asked is None:
        return "vector" if vectors else "text" if words else None
    if asked not in _MODES:
        raise InvalidOptionError(f"search mode must be one of {', '.join(_MODES)}, not {asked!r}")
    if asked != "text" and not vectors:
        raise InvalidOptionError(f"search mode {asked!r} needs an index with dims and embed")
    if asked != "vector" and not words:
        raise InvalidOptionError(
            f'search mode {asked!r} needs an index with "text": {{"fields": [...]}}'
        )
    return arguments.plain(asked)


def asked_of(query: str) -> Asked:
    """Takes a query apart; anything is one."""
    words, must = [], []
    for minus, text, word in _parts(query):
        if minus:
            must.append(f'-"{text}"')
        elif word:
            words.append(word)
        else:
            words.append(text)
            must.append(f'"{text}"')
    return Asked(" ".join(words[:_MOST_WORDS]), " ".join(must[:_MOST_WORDS]))


def _parts(query: str) -> Iterator[tuple[str, str, str]]:
    """The minus before a quoted text, the text; or a word outside of quotes."""
    for part in _PARTS.finditer(_readable(query[:_LONGEST_QUERY])):
        minus, text, word = part.groups(default="")
        if word.startswith("-") and word.strip("-"):
            yield "-", word.strip("-").replace('"', " "), ""
        elif word or text.strip():
            yield minus, text, word


def _readable(text: str) -> str:
    """A text that Postgres accepts, and parses quickly."""
    return _RUN.sub(r"\g<0> ", _NO_TEXT.sub(" ", text))


# What a search is told beside what LangGraph's takes: checked at the call. Pure.


Order: TypeAlias = Literal["updated_at", "-updated_at", "created_at", "-created_at"]


class TimeBounds(TypedDict, total=False):
    """Bounds for the times of items, with a time zone, by the server's clock.

    Attributes:
        updated_since: The earliest time of an item's last put.
        updated_before: The time before which its last put was.
        created_since: The earliest time of an item's first put.
        created_before: The time before which its first put was.
    """

    updated_since: datetime | None
    updated_before: datetime | None
    created_since: datetime | None
    created_before: datetime | None


class SearchOptions(TimeBounds, total=False):
    """Options of searches, in addition to LangGraph's arguments and the bounds of times.

    Attributes:
        order: The time that orders a search without a query; with a minus the latest item comes
            first. The default is "-updated_at".
        values: Whether to return the values; without them each value is {}.
        min_score: The lowest score of items that a query finds.
    """

    order: Order | None
    values: bool
    min_score: float | None


class Times(NamedTuple):
    """Bounds as Postgres reads them; None for no bound."""

    updated_since: str | None = None
    updated_before: str | None = None
    created_since: str | None = None
    created_before: str | None = None


ALWAYS = Times()


class Extras(NamedTuple):
    """The options of a search, checked."""

    mode: str | None = None  # "vector", "text" or "hybrid"; None: as the store's index says
    order: str | None = None  # a time, without a query; None: the last updated first
    times: Times = ALWAYS
    with_values: bool = True  # whether rows have the items' values
    counts: bool = False  # whether only the number of items is wanted
    min_score: float | None = None  # what those that are ranked score at least


PLAIN = Extras()
_ORDERS = Order.__args__  # type: ignore[attr-defined]  # what a Literal has
_FIRST = datetime.min.replace(tzinfo=timezone.utc)
_LAST = datetime.max.replace(tzinfo=timezone.utc)
_KNOWN = tuple(SearchOptions.__annotations__)


def extras_of(mode: str | None, options: Mapping[str, Any]) -> Extras:
    """Checks the options of a search."""
    if not options:
        return Extras(mode) if mode else PLAIN
    arguments.check_names("a search", options, _KNOWN)
    options = {name: value for name, value in options.items() if value is not None}
    times = {name: _time_text(name, options[name]) for name in Times._fields if name in options}
    order, with_values = options.get("order"), options.get("values", True)
    arguments.check_flag("values", with_values)
    arguments.check_number("min_score", options.get("min_score", 0))
    if order is not None and order not in _ORDERS:
        raise InvalidOptionError(f"order must be one of {', '.join(_ORDERS)}, not {order!r}")
    order, bounds = order and arguments.plain(order), Times(**times) if times else ALWAYS
    return Extras(mode, order, bounds, with_values, min_score=options.get("min_score"))


def _time_text(name: str, value: object) -> str:
    """A time as Postgres reads it."""
    if not isinstance(value, datetime) or value.utcoffset() is None:
        arguments.refuse(name, "a time with a time zone, as datetime.now(timezone.utc)", value)
    # Postgres does not know all offsets that Python has; nor Python all times in UTC that it has.
    return max(min(value, _LAST), _FIRST).astimezone(timezone.utc).isoformat()


# Translates the stock store's `pool_config` into options. Pure.


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
    """The DSN with the parameters of a pool's connections, and the options with the others."""
    config = dict(config or {})
    parameters = dict(config.pop("kwargs", None) or {})
    # None is for the default.
    own: Any = {
        _OPTIONS[key]: value
        for key, value in config.items()
        if key in _OPTIONS and value is not None
    }
    arguments.check_names("pool_config", config, tuple(_OPTIONS))
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
