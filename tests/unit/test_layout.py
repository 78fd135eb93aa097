"""What the code promises about itself: imports point one way, few names at the top."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import errors, settings

PACKAGE = Path(__file__).parents[2] / "pg_checkpoint"
MODULES = sorted(PACKAGE.rglob("*.py"))
# Parsed once, before anything runs: CPython 3.11 fails when a collection interrupts its parser.
TREES = {path: ast.parse(path.read_text()) for path in MODULES}

# What each module at the top and each room may import; an arrow that is not here is a mistake.
# A room's __init__.py says the same in words.
BASE = {"version", "errors", "arguments", "settings", "observability", "postgres"}
SAVER = {"batching", "codec", "writing", "reading", "lifecycle", "encryption"}
ROOMS = {"saver", "store", "cache", "transfer", "diagnosis", "runs", "editing", "events"} | {
    "rotation"
}
ALL = BASE | SAVER | ROOMS
ARROWS: dict[str, set[str]] = {
    "version": set(),
    "errors": set(),
    "arguments": {"errors"},
    "encryption": {"errors", "arguments"},
    "settings": {"errors", "arguments", "encryption"},
    "observability": {"version", "errors", "arguments", "settings"},
    "postgres": {"errors", "arguments", "settings", "observability"},
    "batching": {"errors", "settings", "observability", "postgres"},
    "codec": {"errors", "arguments", "settings", "encryption"},
    "writing": BASE | {"batching", "codec", "encryption"},
    "reading": BASE | {"codec"},
    "lifecycle": BASE | {"codec", "writing"},
    "rotation": BASE | {"codec", "writing", "encryption", "saver"},
    "saver": BASE | SAVER,
    "store": BASE | {"batching", "codec"},
    "cache": BASE | {"batching", "codec"},
    "runs": BASE | SAVER | {"saver"},
    "transfer": BASE | SAVER | {"saver", "store", "events", "rotation"},
    "diagnosis": BASE | SAVER | {"saver", "store", "runs"},
    "editing": BASE | SAVER | {"saver", "transfer", "rotation"},
    "events": BASE | {"batching", "codec", "encryption", "writing", "saver"},
    "__init__": ALL,
    "ui": ALL,
    "cli": ALL | {"ui"},
    "__main__": {"cli"},
}
# Only these know LangGraph.
LANGGRAPH = {"encryption", "codec", "reading", "saver", "store", "transfer", "diagnosis"} | {
    *("ui", "cli", "runs", "editing", "cache", "events")
}


def _name(path: Path) -> str:
    return ".".join(("pg_checkpoint", *path.relative_to(PACKAGE).with_suffix("").parts))


def _module(path: Path) -> str:
    return _name(path).removesuffix(".__init__")


NAMES = {_module(path) for path in MODULES}
PACKAGES = {_module(path) for path in MODULES if path.stem == "__init__"}


def _room(name: str) -> str:
    """The room of a module: a folder, a folder in one, or the module itself at the top."""
    parts = name.split(".")[1:]
    folder = PACKAGE.joinpath(*parts[:2])
    if len(parts) > 1 and folder.is_dir():
        return ".".join(parts[:2])
    return parts[0] if parts else "__init__"


@pytest.mark.parametrize("path", MODULES, ids=_name)
def test_each_room_imports_what_it_may(path: Path) -> None:
    room = _room(_module(path))
    own = {_room(name) for name in _imported(path) if name.split(".")[0] == "pg_checkpoint"}
    assert own - {room} <= ARROWS[room]
    if any(name.startswith(("langgraph", "langchain")) for name in _imported(path)):
        assert room in LANGGRAPH


def test_the_arrows_point_one_way() -> None:
    TopologicalSorter(ARROWS).prepare()


def test_modules_import_each_other_one_way() -> None:
    names = {_module(path): path for path in MODULES}
    TopologicalSorter(
        {name: set(_imported(path)) & set(names) - {name} for name, path in names.items()}
    ).prepare()


def test_there_are_few_names_at_the_top() -> None:
    shown = {entry.name for entry in PACKAGE.iterdir()} - {"__pycache__", "py.typed", "sql"}
    # Each capability is a room of its own: a new one takes a place here, and nothing else does.
    assert len(shown) <= 26


@pytest.mark.parametrize("path", [p for p in MODULES if p.stem == "__init__"], ids=_name)
def test_each_room_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(TREES[path])


def _imported(path: Path) -> list[str]:
    """Modules that a file imports, and what it imports from packages."""
    found: list[str] = []
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module in PACKAGES:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [name if name in NAMES else str(node.module) for name in names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


def test_errors_have_one_root() -> None:
    for name in errors.__all__:
        assert issubclass(getattr(errors, name), errors.PgCheckpointError)


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


def test_no_stored_time_is_compared_with_this_machine_s_clock() -> None:
    """That clock may be wrong, the server's has made what is stored."""
    of_clocks = {"datetime.now", "datetime.utcnow", "datetime.today", "date.today", "time.time"}
    reading = {
        _module(path)
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node) in of_clocks
    }
    # What compares the two clocks.
    assert reading == {"pg_checkpoint.diagnosis.doctor"}
