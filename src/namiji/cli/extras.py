"""Packages that only some commands need."""

from importlib import import_module

from namiji.errors import NamijiError

_SERVER = ("alembic", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")


def needs_server() -> None:
    """Say what is missing before something fails to import it."""
    for name in _SERVER:
        try:
            import_module(name)
        except ModuleNotFoundError:
            raise NamijiError(
                "missing-extra", f"the server needs {name}: pip install 'namiji[server]'"
            ) from None
