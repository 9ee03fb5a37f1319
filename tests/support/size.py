"""How long tests run: short in `make test`, at full length in `make soak` (`pytest --soak`)."""

import pytest

_full_length = False


def use_full_length() -> None:
    """Make every size the full one; called before tests are collected."""
    global _full_length
    _full_length = True


def is_full_length() -> bool:
    """Whether this is `make soak`: for what else differs than a number."""
    return _full_length


def size(short: int, full: int) -> int:
    """A number of games, seconds or attempts: more of them repeat a test, and cover nothing new."""
    return full if _full_length else short


def soak_only(reason: str) -> pytest.MarkDecorator:
    """For tests whose subject other tests cover in `make test`; the reason says which."""
    return pytest.mark.skipif(not _full_length, reason=f"only in make soak: {reason}")
