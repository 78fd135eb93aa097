"""What the code promises about itself: imports one way, short functions, complete __all__."""

from __future__ import annotations

import ast
import importlib
import statistics
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import errors, settings

PACKAGE = Path(__file__).parents[2] / "pg_checkpoint"
MODULES = sorted(PACKAGE.rglob("*.py"))
# Parsed once, before anything runs: CPython 3.11 fails when a collection interrupts its parser.
TREES = {path: ast.parse(path.read_text()) for path in MODULES}

# A module may import those before it, and none after it.
ORDER = [
    *(
        "errors",
        "problems",
        "text",
        "plain",
        "difference",
        "queries",
        "key_ring",
        "encryption",
        "settings",
        "arrays",
        "cache",
        "claims",
        "stats",
        "counts",
        "causes",
        "metering",
        "telemetry",
        "watching",
        "chunks",
        "messages",
        "memo",
        "copies",
        "event_loop",
        "metadata",
        "keys",
        "selection",
        "values",
        "versions",
    ),
    *(
        "parents",
        "sealed_metadata",
        "sealing",
        "blobs",
        "rows",
        "arriving",
        "pipeline",
        "transaction",
        "connecting",
        "borrowing",
        "database",
        "migrations",
        "lanes",
        "failures",
        "batch",
        "read_rows",
        "tuples",
        "resealing",
        "reencryption",
    ),
    *(
        "writer",
        "reading",
        "replica",
        "point_reads",
        "listing",
        "deletion",
        "retention",
        "key_usage",
        "renaming",
        "rotation",
        "health",
        "engine",
        "interface",
        "saver",
        "timeline",
        "inspection",
        "reaching",
        "doctor",
        "insides",
        "decoding_check",
        "stock",
        "stored_keys",
        "moved",
        "moved_check",
        "moving_in",
        "moving_out",
        "export_format",
        "exporting",
        "importing",
        "verifying",
        "embedded",
        "workload",
        "bench",
        "__init__",
    ),
]
# Of these folders each module comes after all of the above; __main__ alone comes after them.
FOLDERS = {"cli", "demo", "ui"}
# Only these know LangGraph.
LANGGRAPH = {
    "encryption",
    "selection",
    "keys",
    "messages",
    "copies",
    "values",
    "blobs",
    "rows",
    "read_rows",
    "tuples",
    "interface",
    "saver",
    "doctor",
    "arriving",
    "insides",
    "decoding_check",
    "moved_check",
    "moving_in",
    "moving_out",
    "workload",
}


def _name(path: Path) -> str:
    return ".".join(("pg_checkpoint", *path.relative_to(PACKAGE).with_suffix("").parts))


def _module(path: Path) -> str:
    return _name(path).removesuffix(".__init__")


TOP = [path for path in MODULES if path.parent == PACKAGE and path.stem != "__main__"]


@pytest.mark.parametrize("path", TOP, ids=lambda p: p.stem)
def test_imports_point_one_way(path: Path) -> None:
    if path.stem == "embedded_supervisor":
        assert not [m for m in _imported(path) if m.startswith("pg_checkpoint")]
        return
    own = [m.split(".")[1] for m in _imported(path) if m.startswith("pg_checkpoint.")]
    assert all(ORDER.index(m) < ORDER.index(path.stem) for m in own)
    if any(m.startswith(("langgraph", "langchain")) for m in _imported(path)):
        assert path.stem in LANGGRAPH


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_imports_in_a_folder_point_one_way(folder: str) -> None:
    modules = [path for path in MODULES if path.parent.name == folder and path.stem != "__init__"]
    inside = {_module(path): path for path in modules}
    graph = {name: set(_imported(path)) & set(inside) - {name} for name, path in inside.items()}
    TopologicalSorter(graph).prepare()


def test_every_folder_is_known() -> None:
    assert {path.parent.name for path in MODULES} == {"pg_checkpoint", *FOLDERS}


def _imported(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "pg_checkpoint":
            found += [f"pg_checkpoint.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


def test_files_and_functions_are_short() -> None:
    lengths = []
    for path in MODULES:
        text = path.read_text()
        assert len(text.splitlines()) <= 400, path.name
        for node in ast.walk(TREES[path]):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                if body:
                    lengths.append((body[-1].end_lineno or 0) - body[0].lineno + 1)
    assert statistics.median(lengths) <= 10
    assert statistics.quantiles(lengths, n=10)[-1] <= 30


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_all_is_sorted_and_complete(path: Path) -> None:
    if path.stem == "embedded_supervisor":
        return
    module = importlib.import_module(_module(path))
    exported = list(module.__all__)
    assert exported == sorted(exported, key=lambda name: (not name.isupper(), name))
    assert all(hasattr(module, item) for item in exported)
    defined = {
        node.name
        for node in TREES[path].body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        and not node.name.startswith("_")
    }
    assert defined <= set(exported)


def test_errors_have_one_root() -> None:
    for name in errors.__all__:
        assert issubclass(getattr(errors, name), errors.PgCheckpointError)


def test_every_option_is_typed() -> None:
    fields = set(settings.Settings.__dataclass_fields__)
    assert set(settings.Options.__annotations__) == fields


@pytest.mark.parametrize(
    "bad",
    [
        {"lanes": 0},
        {"write_timeout": -1},
        {"min_size": 5, "max_size": 2},
        {"synchronous_commit": "never"},
    ],
)
def test_an_option_that_can_never_work_is_named(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        settings.Settings(**bad)


def test_an_unknown_option_is_refused() -> None:
    from pg_checkpoint import AsyncPostgresSaver

    with pytest.raises(TypeError, match="max_sise"):
        AsyncPostgresSaver("", max_sise=3)  # type: ignore[call-arg]  # the point of the test
