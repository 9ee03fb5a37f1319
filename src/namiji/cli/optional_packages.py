"""Packages that only some commands need."""

from importlib import import_module

from namiji.errors import NamijiError

_SERVER = ("alembic", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")


def require_server_packages() -> None:
    """Raise an error that says how to install the server's packages, if one is missing."""
    for name in _SERVER:
        try:
            import_module(name)
        except ModuleNotFoundError:
            raise NamijiError(
                "missing-extra", f"the server needs {name}: pip install 'namiji[server]'"
            ) from None
