"""Where the tables of a server are kept: in an SQLite file or in PostgreSQL."""

from namiji.server.store.address import default_url
from namiji.server.store.backup import back_up
from namiji.server.store.row import TableRow
from namiji.server.store.store import Store, open_store

__all__ = ["Store", "TableRow", "back_up", "default_url", "open_store"]
