"""Games for machine learning: many at once on a CPU or GPU, and as environments of libraries."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from namiji.envs.registration import register

if TYPE_CHECKING:
    from namiji.envs.observation import observe
    from namiji.envs.vector import VectorEnv

__all__ = ["VectorEnv", "observe"]

# Each is imported on first use, so that none needs the packages of another.
_MODULES = {"VectorEnv": "namiji.envs.vector", "observe": "namiji.envs.observation"}

if not TYPE_CHECKING:  # with it, a type checker would accept any name

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            return getattr(import_module(_MODULES[name]), name)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "gymnasium":
                raise
            message = f"{name} needs Gymnasium: pip install 'namiji[envs]'"
            raise ImportError(message) from error

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


register()
