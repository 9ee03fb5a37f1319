"""The right to play a table's bots and its clock. Of all processes, one has it."""

from collections.abc import Collection

from namiji.server.store import Store


class TableLease:
    """Taken when there is work, and kept until nobody is connected here.

    If this process is late, another takes over. What this one then tries to write under its old
    number, the store refuses: no decision of a bot is made twice.
    """

    def __init__(self, table_id: str, store: Store) -> None:
        self.fence: int | None = None
        """Its number, if this process holds it and there can be others."""
        self._table_id, self._store = table_id, store
        self._holder: str | None = None
        """The other process that held it when this one last asked."""

    async def take(self) -> bool:
        """Whether this process holds the lease now."""
        if self._store.process is None or self.fence is not None:
            return True
        if self._holder is not None:
            return False
        lease = await self._store.take_lease(self._table_id)
        self.fence = lease.fence
        self._holder = None if lease.fence is not None else lease.process
        return self.fence is not None

    def lose(self) -> None:
        """Another process may have taken over: ask again before the next decision."""
        self.fence = self._holder = None

    def see_others(self, processes: Collection[str]) -> None:
        """Ask again if the process that holds the lease is down, or has nobody at the table."""
        if self._holder not in processes:
            self._holder = None
