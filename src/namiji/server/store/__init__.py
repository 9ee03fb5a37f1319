"""The database of a server: an SQLite file or PostgreSQL."""

from namiji.server.store.backup import back_up
from namiji.server.store.database_url import default_url
from namiji.server.store.push import PushSubscription
from namiji.server.store.rows import LogRow, Presence, TableRow
from namiji.server.store.store import Store, open_store
from namiji.server.store.writes import Budget

__all__ = [
    "Budget",
    "LogRow",
    "Presence",
    "PushSubscription",
    "Store",
    "TableRow",
    "back_up",
    "default_url",
    "open_store",
]
