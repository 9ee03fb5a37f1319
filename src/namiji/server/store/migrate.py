"""Migrations: bring a database to the version that this program knows."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from namiji.errors import NamijiError


def migrate(connection: Connection, name: str, target: str = "head") -> None:
    """Migrate within the transaction of the connection: completely or not at all."""
    config = Config()
    config.set_main_option("script_location", "namiji.server.store:migrations")
    config.attributes["connection"] = connection
    version = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is None and inspect(connection).get_table_names():
        raise NamijiError(
            "bad-database",
            f"{name} holds tables of another program: give Namiji a database of its own",
        )
    if version is not None and version not in known:
        raise NamijiError(
            "newer-database",
            f"{name} was written by a later version of Namiji: "
            "install that version, or restore a backup from before",
        )
    command.upgrade(config, target)
