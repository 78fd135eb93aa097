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

# Windows has no such links to plant.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


@contextmanager
def replacing(file: Path, *, private: bool = False, force: bool = False) -> Iterator[IO[bytes]]:
    """A new file, which appears under its name when the block has ended without an error.

    In a folder that everybody may write to others can have planted anything under that name. So a
    link is refused, as is another user's pipe; a pipe or device of one's own, or of root, is
    written to.
    """
    there = _there(file, force=force)
    if there is not None and not stat.S_ISREG(there.st_mode):
        with _stream(file, there) as out:
            yield out
        return
    with _renamed_at_end(file, 0o600 if private else 0o666) as out:
        yield out


def check_new(file: Path) -> None:
    """Raises early what `replacing` would: if a file is there already, or its folder is not."""
    _there(file, force=False)
    if not file.parent.is_dir():
        raise _refused(errno.ENOENT, "is in a folder that is not there", file)


def _there(file: Path, *, force: bool) -> os.stat_result | None:
    """What is there under a name; refuses what can't be written to."""
    try:
        there = file.lstat()
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(there.st_mode):
        raise _refused(errno.ELOOP, "is a link: name its target, or - for stdout", file)
    if stat.S_ISDIR(there.st_mode):
        raise _refused(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if stat.S_ISREG(there.st_mode) and not force:
        raise _refused(errno.EEXIST, "exists already", file)
    return there


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
            out.flush()
            # What is done next may need it, such as a rewrite that it can undo.
            os.fsync(descriptor)
        # Replaces a link that was planted meanwhile, and not what it leads to.
        partial.replace(file)
        _sync_folder(file.parent)
    finally:
        partial.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Makes the name of a new file last; Windows can't, and needs not."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


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
