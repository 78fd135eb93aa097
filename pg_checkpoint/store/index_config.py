"""The option `index=` of a store, checked: how texts become vectors, and how these are searched.

Pure. Takes what the stock store takes: `dims`, `embed`, `fields`, `distance_type` and
`ann_index_config`; and `model`, the name of the model where it can't be told from `embed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from langchain_core.embeddings import Embeddings
from langgraph.store.base import ensure_embeddings, get_text_at_path, tokenize_path

from pg_checkpoint.arguments import refuse
from pg_checkpoint.errors import InvalidOptionError

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
        """Whether there is an index; pgvector has none for very many dimensions."""
        return self.kind != "flat" and self.dims <= _MOST_INDEXED[self.vector_type]

    def texts_of(
        self, value: Mapping[str, Any], index: Literal[False] | Sequence[str] | None
    ) -> list[Text] | None:
        """What of a value is to be embedded, each place once; None if nothing is to be."""
        if index is False:
            return None
        fields = fields_of_put(index, self.fields)
        found = {path: get_text_at_path(value, tokens) for path, tokens in fields}
        return [
            Text(path, n, text) for path, texts in found.items() for n, text in enumerate(texts)
        ]

    def score(self, distance: float) -> float:
        """What callers are told for a distance: more is nearer."""
        return 1 - distance if self.distance == "cosine" else -distance


def vector_index_of(config: Mapping[str, Any]) -> VectorIndex:
    """Checks what a caller gave."""
    ann = dict(config.get("ann_index_config") or {})
    kind = _one_of("kind", ann.get("kind") or "hnsw", tuple(_KINDS))
    if (embed := config.get("embed")) is None:
        raise InvalidOptionError("index embed is needed: what makes vectors of texts")
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
    """What a store shows as its `index_config`: the stock store's has these keys too."""
    lengths = (1 if tokens == "$" else len(tokens) for _, tokens in index.fields)
    return {
        **config,
        "__tokenized_fields": list(index.fields),
        "__estimated_num_vectors": sum(lengths),
    }


def fields_of_index(given: object) -> tuple[Field, ...]:
    """The paths of an index, and what they are made of; without any the whole value."""
    paths = [given] if isinstance(given, str) else given or ["$"]
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        raise InvalidOptionError(f"index fields must be a path or a list of paths, not {given!r}")
    return tuple(map(field_of, paths))


def fields_of_put(given: object, usual: Sequence[Field]) -> Sequence[Field]:
    """The paths that a put names, which may be none; the index's own if it says nothing."""
    if given is None:
        return usual
    paths = [given] if isinstance(given, str) else given
    if not isinstance(paths, (list, tuple)) or not all(isinstance(path, str) for path in paths):
        refuse("index of a put", "False, or a list of paths", given)
    return tuple(map(field_of, paths))


def field_of(path: str) -> Field:
    """A path, and what it is made of."""
    return path, "$" if path == "$" else tokenize_path(path)


def _dims(given: object) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 < given <= _MOST_DIMS:
        refuse("index dims", f"a number from 1 to {_MOST_DIMS}", given)
    return given


def _one_of(name: str, given: object, known: tuple[str, ...]) -> str:
    if given not in known:
        raise InvalidOptionError(f"index {name} must be one of {', '.join(known)}, not {given!r}")
    return str(given)


def _parameters(kind: str, ann: Mapping[str, Any]) -> dict[str, int]:
    """All parameters of a kind of index; those not given are pgvector's defaults."""
    given = dict(ann)
    if "nlist" in given:
        given["lists"] = given["nlist"]
    known = {name: given.get(name, usual) for name, usual in _KINDS[kind].items()}
    for name, value in known.items():
        if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
            raise InvalidOptionError(f"index {name} must be a number above zero, not {value!r}")
    return known


def _model(config: Mapping[str, Any], embeddings: Embeddings) -> str | None:
    names = [config.get("model"), config.get("embed")]
    names += [getattr(embeddings, name, None) for name in _MODEL_NAMES]
    return next((name for name in names if name and isinstance(name, str)), None)
