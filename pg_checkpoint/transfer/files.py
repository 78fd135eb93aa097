"""Files that are written by name: whole or not there, and never where a link leads."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

__all__ = ["replacing"]

# Windows has no such links to plant.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


@contextmanager
def replacing(file: Path, *, private: bool = False, force: bool = False) -> Iterator[IO[bytes]]:
    """A new file, which appears under its name when the block has ended without an error.

    In a folder that everybody may write to others can have planted anything under that name. So a
    link is refused, as is another user's pipe; a pipe or device of one's own, or of root, is
    written to.

    Args:
        file: Its name.
        private: Whether nobody else may read it.
        force: Whether it may replace one that is there.

    Raises:
        FileExistsError: If one is there and may not be replaced.
        OSError: If it can't be written.
    """
    try:
        there = file.lstat()
    except FileNotFoundError:
        there = None
    if there is not None:
        if stat.S_ISLNK(there.st_mode):
            raise _refused(errno.ELOOP, "is a link: name its target, or - for stdout", file)
        if stat.S_ISDIR(there.st_mode):
            raise _refused(errno.EISDIR, os.strerror(errno.EISDIR), file)
        if not stat.S_ISREG(there.st_mode):
            with _stream(file, there) as out:
                yield out
            return
        if not force:
            raise _refused(errno.EEXIST, "exists already", file)
    with _renamed_at_end(file, 0o600 if private else 0o666) as out:
        yield out


@contextmanager
def _renamed_at_end(file: Path, mode: int) -> Iterator[IO[bytes]]:
    partial = file.with_name(f".{file.name}.{secrets.token_hex(4)}.partial")
    try:
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK, mode)
    except OSError as error:
        error.filename = str(file)  # what was asked for
        raise
    try:
        with os.fdopen(descriptor, "wb") as out:
            yield out
        # Replaces a link that was planted meanwhile, and not what it leads to.
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


@contextmanager
def _stream(file: Path, there: os.stat_result) -> Iterator[IO[bytes]]:
    """A pipe or device; checked before, since opening a pipe waits, and as what was opened."""
    _check_owner(file, there)
    with os.fdopen(os.open(file, os.O_WRONLY | _NO_LINK), "wb") as out:
        opened = os.fstat(out.fileno())
        _check_owner(file, opened)
        if stat.S_ISREG(opened.st_mode):
            raise _refused(errno.EEXIST, "exists already", file)
        yield out


def _check_owner(file: Path, found: os.stat_result) -> None:
    if os.name == "posix" and found.st_uid not in (0, os.geteuid()):
        raise _refused(errno.EPERM, "is another user's pipe or device", file)


def _refused(code: int, said: str, file: Path) -> OSError:
    return OSError(code, said, str(file))
