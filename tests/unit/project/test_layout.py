"""What the code promises about itself: imports point one way, and go through front doors."""

from __future__ import annotations

import ast
import importlib
from graphlib import TopologicalSorter
from pathlib import Path

from pg_checkpoint.core import errors
from tests.cases import each

PACKAGE = Path(__file__).parents[3] / "pg_checkpoint"
MODULES = sorted(PACKAGE.rglob("*.py"))
# Parsed once, before anything runs: CPython 3.11 fails when a collection interrupts its parser.
TREES = {path: ast.parse(path.read_text()) for path in MODULES}

# What each wing may import; docs/architecture.md draws it. An arrow that is not here is a mistake.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "codec": {"core"},
    "saver": {"core", "codec"},
    "store": {"core", "codec"},
    "runs": {"core", "codec", "saver"},
    "tools": {"core", "codec", "saver", "store", "runs"},
}
# The faces: nothing imports them but the command that starts the pages.
ARROWS = BELOW | {"ui": set(BELOW), "cli": set(BELOW) | {"ui"}}


def _name(path: Path) -> str:
    return ".".join(("pg_checkpoint", *path.relative_to(PACKAGE).with_suffix("").parts))


def _module(path: Path) -> str:
    return _name(path).removesuffix(".__init__")


NAMES = {_module(path): path for path in MODULES}


def _imported(path: Path) -> set[str]:
    """Our modules that a file imports; a package counts only for what it has itself."""
    modules: set[str] = set()
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                modules.add(name if name in NAMES else str(node.module))
    return {name for name in modules if name.split(".")[0] == "pg_checkpoint"}


@each("wing", ARROWS)
def test_a_wing_imports_what_it_may_by_front_doors(wing: str) -> None:
    for path in (PACKAGE / wing).rglob("*.py"):
        for name in _imported(path):
            _, other, *rest = name.split(".")
            if other != wing:
                assert other in ARROWS[wing], f"{path.name} imports {name}"
                door = importlib.import_module(f"pg_checkpoint.{other}")
                assert ".".join(rest) in door.__all__, f"{path.name} imports {name}"


def test_imports_point_one_way() -> None:
    TopologicalSorter(ARROWS).prepare()
    graph = {name: _imported(path) & NAMES.keys() - {name} for name, path in NAMES.items()}
    TopologicalSorter(graph).prepare()


def test_the_front_doors_have_what_is_used() -> None:
    used = {name for path in MODULES for name in _imported(path)}
    for wing in BELOW:
        door = importlib.import_module(f"pg_checkpoint.{wing}")
        assert door.__all__ == sorted(door.__all__)
        assert {f"pg_checkpoint.{wing}.{name}" for name in door.__all__} <= used & NAMES.keys()


def test_only_front_doors_have_all() -> None:
    doors = {PACKAGE / "__init__.py", *(PACKAGE / wing / "__init__.py" for wing in ARROWS)}
    assert {
        path
        for path, tree in TREES.items()
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    } == doors


@each("path", MODULES)
def test_each_file_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(TREES[path])


def test_core_does_not_know_langgraph() -> None:
    known = {
        _module(path)
        for path in (PACKAGE / "core").rglob("*.py")
        for node in ast.walk(TREES[path])
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(("langgraph", "langc"))
    }
    # Its serializer that encrypts takes a cipher.
    assert known == {"pg_checkpoint.core.cipher"}


def test_errors_have_one_root() -> None:
    for name, error in vars(errors).items():
        if name.endswith("Error"):
            assert issubclass(error, errors.PgCheckpointError)


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
    assert reading == {"pg_checkpoint.tools.doctor"}
