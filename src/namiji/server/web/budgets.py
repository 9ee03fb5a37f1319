"""What an address may do per hour and per day.

The database keeps this, so that it holds for all processes and after a restart.
"""

import hashlib

from namiji.server.config import Config
from namiji.server.store import Budget, Store
from namiji.server.web.limits import TooMany

_HOUR, _DAY = 3600, 24 * 3600


class Budgets:
    """`address` is what `client_address` returns. The database has only a hash of it."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config, self._store = config, store

    async def new_table(self, address: str, with_edition: bool = False) -> None:
        """Tables stay in the database, and so do the editions that people bring."""
        config = self._config
        if with_edition:
            editions = _budget("editions", address, config.editions_per_day, _DAY)
            await self._spend("too many new tables with an edition of their own", editions)
        await self._spend(
            "too many new tables",
            _budget("tables", address, config.tables_per_hour, _HOUR),
            _budget("tables of a day", address, config.tables_per_day, _DAY),
        )

    async def join(self, address: str) -> None:
        joins = _budget("joins", address, self._config.joins_per_hour, _HOUR)
        await self._spend("too many tables joined", joins)

    async def voyage(self, address: str) -> None:
        """A voyage that is handed in is played again, and its score is kept."""
        voyages = _budget("voyages", address, self._config.voyages_per_day, _DAY)
        await self._spend("too many voyages handed in", voyages)

    async def _spend(self, message: str, *budgets: Budget) -> None:
        if wait := await self._store.spend(budgets):
            raise TooMany(message, wait)


def _budget(what: str, address: str, count: int, seconds: int) -> Budget:
    digest = hashlib.sha256(f"{what} {address}".encode()).hexdigest()
    return Budget(digest[:32], count, count / seconds)
