"""The database of a server: an SQLite file or PostgreSQL."""

from namiji.server.store.backup import back_up
from namiji.server.store.database_url import default_url
from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.store import Store, open_store

__all__ = ["LogRow", "Store", "TableRow", "back_up", "default_url", "open_store"]
