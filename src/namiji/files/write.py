"""Writing files: printable names, errors that say why, and files that are never half written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from namiji.errors import NamijiError


def printable(file: str | Path) -> str:
    """Return the name of a file as text that can be printed; not every name is valid text."""
    return os.fsencode(file).decode(errors="replace")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a failure to write into an error that says why."""
    try:
        yield
    except OSError as error:
        raise _cannot_write(path, error.strerror or str(error)) from None


def _cannot_write(path: Path, reason: str) -> NamijiError:
    return NamijiError("cannot-write", f"cannot write {printable(path)}: {reason}")


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Yield the path of a draft that takes the place of the file only when it is complete."""
    draft = path.with_name(f"{path.name}.part")
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Write a text file, or raise an error that says why not."""
    if "\0" in str(path):
        raise _cannot_write(path, "its name contains a null character")
    with writing(path):
        path.write_text(text, encoding="utf-8", newline="\n")
