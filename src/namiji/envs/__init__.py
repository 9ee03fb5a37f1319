"""Games for learners: many at once on a CPU or a GPU, and the environments of common libraries."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from namiji.envs.register import register

if TYPE_CHECKING:
    from namiji.envs.vector import VectorEnv

__all__ = ["VectorEnv"]

# Each is imported when somebody wants it: none needs what only another one does.
_HOMES = {"VectorEnv": "namiji.envs.vector"}

if not TYPE_CHECKING:  # a type checker would take any name for granted

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


register()
