"""The connections of a table: who is present, and what the server sends to them."""

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from pydantic_core import to_json

from namiji.server.protocol import table_info
from namiji.server.protocol.messages import (
    ClockInfo,
    EmoteMessage,
    EmoteName,
    TableInfo,
    TableMessage,
)
from namiji.server.protocol.snapshot import Snapshot, SnapshotChange
from namiji.server.store import Presence
from namiji.server.table.state import TableState

_BOTS_ONLY_PACE = 0.5  # seconds per decision where only bots play: other tables need the workers
_EMOTE_SECONDS = 2.0  # between two pictures of a seat, so that nobody fills the others' screens


class Connection(Protocol):
    """One socket, as the table sees it."""

    seat: int
    """0 for a watcher."""
    pace: float | None
    address: str
    """Bots think on its account; it is never sent to clients."""
    takes_changes: bool
    """Whether it wants changes in place of whole states."""
    snapshot: Snapshot | None
    """What it was sent last."""

    def send(self, message: bytes, *, more: bool = False) -> None:
        """Queue a message. Never waits. With `more`, another one follows before anything else
        happens.
        """

    def close(self, reason: str, code: int = 1000) -> None:
        """Close the socket, once all queued messages are sent."""


class Connections:
    def __init__(self, table: TableState) -> None:
        self.open: dict[Connection, None] = {}
        """In the order in which they came."""
        self.empty_since = time.monotonic()
        """When the last connection ended, or the table was loaded."""
        self._table = table
        self._known_since = time.monotonic()
        self._away_since: dict[int, float] = {}
        self._last_emote: dict[int, float] = {}
        self._others: Sequence[Presence] = ()
        """Who is connected at other processes."""

    @property
    def seats(self) -> set[int]:
        """The seats that have a connection here."""
        return {connection.seat for connection in self.open if connection.seat}

    @property
    def watchers(self) -> int:
        """How many watchers have a connection here."""
        return sum(not connection.seat for connection in self.open)

    @property
    def present(self) -> set[int]:
        """The seats that have a connection, here or at another process."""
        return self.seats.union(*(other.seats for other in self._others))

    def seats_not_away(self, away_seconds: float) -> set[int]:
        """The seats that are present, or were so recently: most clients reconnect in seconds."""
        limit, present = time.monotonic() - away_seconds, self.present
        return {
            seat
            for seat in self._table.seats
            if seat in present or self._away_since.get(seat, self._known_since) > limit
        }

    @property
    def pace(self) -> float:
        """The slowest pace that a player asks for."""
        paces = [self.own_pace, *(other.pace for other in self._others)]
        pace = max((each for each in paces if each is not None), default=self._table.settings.pace)
        return pace if self._table.people else max(pace, _BOTS_ONLY_PACE)

    @property
    def own_pace(self) -> float | None:
        """The slowest pace that a player who is connected here asks for."""
        paces = [each.pace for each in self.open if each.pace is not None and each.seat]
        return max(paces, default=None)

    @property
    def payer(self) -> str:
        """The address on whose account the bots of this table think: the one here for longest."""
        seats = (each for each in self.open if each.seat)
        payer = next(seats, None) or next(iter(self.open), None)
        return payer.address if payer else ""

    def info(self) -> TableInfo:
        watchers = self.watchers + sum(other.watchers for other in self._others)
        presence = table_info.TablePresence(self.present, watchers, self.pace)
        return table_info.table_info(self._table, presence)

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

    def see_others(self, others: Sequence[Presence]) -> None:
        """Others came, left or changed their pace at other processes."""
        before, seats = self.info(), self.present
        self._others = others
        for seat in seats - self.present:
            self._away_since[seat] = time.monotonic()
        for seat in self.present - seats:
            self._away_since.pop(seat, None)
        if self.open and self.info() != before:
            self.send_presence()

    def forget_absences(self) -> None:
        """Nobody was connected here, so absent people may have been present elsewhere."""
        self._away_since.clear()
        self._known_since = time.monotonic()

    def expect(self, seat: int) -> None:
        """A person has just joined in this seat, and will connect soon."""
        self._away_since[seat] = time.monotonic()

    def send_state(
        self, connections: Iterable[Connection], since: int, clock: ClockInfo | None
    ) -> None:
        """Build one message per seat, however many connections the seat has.

        Who has the state of the version `since` gets what has changed, and everyone else all of it.
        """
        now = Snapshot(self._table, self.info(), clock)
        changes: dict[Snapshot, SnapshotChange] = {}
        messages: dict[tuple[int, Snapshot | None], bytes] = {}
        for connection in connections:
            seat, before = connection.seat, connection.snapshot
            if before is None or not connection.takes_changes or not now.follows(before, since):
                before = None
            if before is not None and before not in changes:
                changes[before] = SnapshotChange(before, now)
            if (seat, before) not in messages:
                messages[seat, before] = (
                    changes[before].message(seat) if before else to_json(now.whole(seat, since))
                )
            connection.snapshot = now
            connection.send(messages[seat, before])

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
                if connection.snapshot is not None:
                    connection.snapshot.table = message["table"]

    def send_emote(self, seat: int, emote: EmoteName) -> bool:
        """Show a seat's picture to all, unless the last one was just now."""
        now = time.monotonic()
        if now - self._last_emote.get(seat, -_EMOTE_SECONDS) < _EMOTE_SECONDS:
            return False
        self._last_emote[seat] = now
        message: EmoteMessage = {
            "type": "emote",
            "version": self._table.version,
            "seat": seat,
            "emote": emote,
        }
        data = to_json(message)
        for connection in self.open:
            connection.send(data)
        return True

    def unseat_leavers(self) -> None:
        """Turn the connections of seats that are open again into watchers, or close them."""
        for connection in list(self.open):
            if connection.seat and self._table.seats[connection.seat].kind == "open":
                connection.seat = 0
                if not self._table.settings.watch:
                    connection.close("you gave up the seat")

    def close_all(self, reason: str, code: int = 1000) -> None:
        for connection in list(self.open):
            connection.close(reason, code)
