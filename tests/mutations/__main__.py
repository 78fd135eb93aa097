"""Breaks one line after another in a copy of the tree, and runs its tests: make mutations.

python -m tests.mutations [--list] [WORD ...]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutations.entries import MUTATIONS, Mutation

ROOT = Path(__file__).parents[2]
# What pytest ends with if tests fail, rather than can't be run.
_FAILED = 1


def main() -> int:
    """Runs the mutations whose words or file are named; 1 if one survives."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--list", action="store_true", help="print them, and run nothing")
    parser.add_argument("word", nargs="*", help="those only whose file or words have one of these")
    arguments = parser.parse_args()
    words = arguments.word or [""]
    chosen = [m for m in MUTATIONS if any(w in f"{m.file} {m.what}" for w in words)]
    if arguments.list:
        print("\n".join(f"{m.file}: {m.what}" for m in chosen))
        return 0
    with TemporaryDirectory(prefix="mutations-") as folder:
        tree = Path(folder)
        _copy(tree)
        # A test that fails anyway kills nothing.
        if _run(tree, *chosen) != 0:
            print("the tests fail without a mutation", flush=True)
            return 1
        return sum([not _is_killed(tree, m) for m in chosen]) > 0


def _copy(tree: Path) -> None:
    """Copies what is under version control, or is new, as it is now."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.splitlines():
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)


def _is_killed(tree: Path, mutation: Mutation) -> bool:
    begun, file = time.monotonic(), tree / mutation.file
    text = file.read_text("utf-8")
    assert text.count(mutation.good) == 1, f"{mutation.file} has no {mutation.good!r}, or several"
    file.write_text(text.replace(mutation.good, mutation.bad), "utf-8")
    ended = _run(tree, mutation)
    file.write_text(text, "utf-8")
    verdict = {0: "SURVIVED", _FAILED: "killed"}.get(ended, f"NOT RUN, pytest ended with {ended}")
    took = time.monotonic() - begun
    print(f"{mutation.file}: {mutation.what}: {verdict}, in {took:.0f} s", flush=True)
    return ended == _FAILED


def _run(tree: Path, *mutations: Mutation) -> int:
    """Runs the tests of mutations; returns what pytest ends with."""
    tests = {f"tests/{m.tests}::{m.name}" if m.name else f"tests/{m.tests}" for m in mutations}
    options = ["-q", "-x", "--timeout", "300", "-p", "no:cacheprovider"]
    command = [sys.executable, "-B", "-m", "pytest", *options, *sorted(tests)]
    # The package is that of the copy: the current folder is the first place that it is looked for.
    done = subprocess.run(command, cwd=tree, capture_output=True, check=False)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
