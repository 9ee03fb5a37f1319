"""The connections of a table: who is present, and what the server sends to them."""

import time
from collections.abc import Iterable
from typing import Protocol

from pydantic_core import to_json

from namiji.server.protocol import frames
from namiji.server.protocol.messages import ClockInfo, TableInfo, TableMessage
from namiji.server.table.state import TableState

_BOTS_ONLY_PACE = 0.5  # seconds per decision where only bots play: other tables need the workers


class Connection(Protocol):
    """One socket, as the table sees it."""

    seat: int
    """0 for a watcher."""
    pace: float | None
    address: str
    """On its account bots think, and it is told to nobody."""

    def send(self, message: bytes) -> None:
        """Queue a message. Never waits."""

    def close(self, reason: str) -> None:
        """Close the socket, once all queued messages are sent."""


class Connections:
    def __init__(self, table: TableState) -> None:
        self.open: dict[Connection, None] = {}
        """In the order in which they came."""
        self.empty_since = time.monotonic()
        """When the last connection ended, or the table was loaded."""
        self._table = table
        self._loaded_at = time.monotonic()
        self._away_since: dict[int, float] = {}

    @property
    def present(self) -> set[int]:
        """The seats that have a connection."""
        return {connection.seat for connection in self.open if connection.seat}

    def seats_not_away(self, away_seconds: float) -> set[int]:
        """The seats that are present, or were so recently: most clients reconnect in seconds."""
        limit = time.monotonic() - away_seconds
        return {
            seat
            for seat in self._table.seats
            if seat in self.present or self._away_since.get(seat, self._loaded_at) > limit
        }

    @property
    def pace(self) -> float:
        """The slowest pace that a player asks for."""
        paces = [each.pace for each in self.open if each.pace is not None and each.seat]
        pace = max(paces, default=self._table.settings.pace)
        return pace if self._table.people else max(pace, _BOTS_ONLY_PACE)

    @property
    def payer(self) -> str:
        """The address on whose account the bots of this table think: the one here for longest."""
        seats = (each for each in self.open if each.seat)
        payer = next(seats, None) or next(iter(self.open), None)
        return payer.address if payer else ""

    def info(self) -> TableInfo:
        watchers = sum(not connection.seat for connection in self.open)
        return frames.table_info(self._table, frames.Presence(self.present, watchers, self.pace))

    def add(self, connection: Connection) -> None:
        is_news = connection.seat == 0 or connection.seat not in self.present
        self.open[connection] = None
        self._away_since.pop(connection.seat, None)
        if is_news:
            self.send_presence(skip=connection)

    def remove(self, connection: Connection) -> None:
        if connection not in self.open:
            return
        del self.open[connection]
        if connection.seat not in self.present:
            self._away_since[connection.seat] = time.monotonic()
            self.send_presence()
        if not self.open:
            self.empty_since = time.monotonic()

    def expect(self, seat: int) -> None:
        """A person has just joined in this seat, and will connect soon."""
        self._away_since[seat] = time.monotonic()

    def send_state(
        self, connections: Iterable[Connection], since: int, clock: ClockInfo | None
    ) -> None:
        """Build one message per seat, however many connections the seat has."""
        info = self.info()
        messages: dict[int, bytes] = {}
        for connection in connections:
            seat = connection.seat
            if seat not in messages:
                messages[seat] = to_json(frames.state(self._table, info, seat, since, clock))
            connection.send(messages[seat])

    def send_presence(self, skip: Connection | None = None) -> None:
        message: TableMessage = {
            "type": "table",
            "version": self._table.version,
            "table": self.info(),
        }
        data = to_json(message)
        for connection in self.open:
            if connection is not skip:
                connection.send(data)

    def unseat_leavers(self) -> None:
        """Turn the connections of seats that are open again into watchers, or close them."""
        for connection in list(self.open):
            if connection.seat and self._table.seats[connection.seat].kind == "open":
                connection.seat = 0
                if not self._table.settings.watch:
                    connection.close("you gave up the seat")

    def close_all(self, reason: str) -> None:
        for connection in list(self.open):
            connection.close(reason)
