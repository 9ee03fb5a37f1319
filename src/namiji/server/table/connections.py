"""Those who are connected to a table: who is there, and what they are sent."""

import time
from collections.abc import Iterable
from typing import Protocol

from pydantic_core import to_json

from namiji.server.protocol import frames
from namiji.server.protocol.messages import ClockInfo, TableInfo, TableMessage
from namiji.server.table.state import TableState

_AMONG_BOTS = 0.5  # seconds a decision: thinking for nobody must not keep others waiting


class Link(Protocol):
    """One socket, as the table sees it."""

    seat: int
    """0 watches."""
    pace: float | None

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, reason: str) -> None:
        """End it, once all that was queued is sent."""


class Connections:
    def __init__(self, table: TableState) -> None:
        self.links: set[Link] = set()
        self.empty_since = time.monotonic()
        """When the last socket went, or the table came into memory."""
        self._table = table
        self._began = time.monotonic()
        self._away_since: dict[int, float] = {}

    @property
    def present(self) -> set[int]:
        """The seats that have a socket."""
        return {link.seat for link in self.links if link.seat}

    def expected(self, patience: float) -> set[int]:
        """The seats that are present, or not away for long: a broken line is mended in seconds."""
        late = time.monotonic() - patience
        return {
            seat
            for seat in self._table.seats
            if seat in self.present or self._away_since.get(seat, self._began) > late
        }

    @property
    def pace(self) -> float:
        """The slowest that anybody at the table wishes for; where only bots play, never a rush."""
        wishes = [link.pace for link in self.links if link.pace is not None and link.seat]
        pace = max(wishes, default=self._table.settings.pace)
        return pace if self._table.people else max(pace, _AMONG_BOTS)

    def info(self) -> TableInfo:
        watchers = sum(not link.seat for link in self.links)
        return frames.table_info(self._table, frames.Presence(self.present, watchers, self.pace))

    def add(self, link: Link) -> None:
        is_news = link.seat == 0 or link.seat not in self.present
        self.links.add(link)
        self._away_since.pop(link.seat, None)
        if is_news:
            self.tell_presence(but=link)

    def remove(self, link: Link) -> None:
        if link not in self.links:
            return
        self.links.remove(link)
        if link.seat not in self.present:
            self._away_since[link.seat] = time.monotonic()
            self.tell_presence()
        if not self.links:
            self.empty_since = time.monotonic()

    def expect(self, seat: int) -> None:
        """Somebody new has this seat, and will connect soon."""
        self._away_since[seat] = time.monotonic()

    def send_state(self, links: Iterable[Link], since: int, clock: ClockInfo | None) -> None:
        """One message a seat, however many sockets it has."""
        info = self.info()
        messages: dict[int, bytes] = {}
        for link in links:
            if link.seat not in messages:
                state = frames.state(self._table, info, link.seat, since, clock)
                messages[link.seat] = to_json(state)
            link.send(messages[link.seat])

    def tell_presence(self, but: Link | None = None) -> None:
        message: TableMessage = {
            "type": "table",
            "version": self._table.version,
            "table": self.info(),
        }
        data = to_json(message)
        for link in self.links:
            if link is not but:
                link.send(data)

    def drop_strangers(self) -> None:
        """A seat that was given up has no sockets any more: they go on watching, if one may."""
        for link in set(self.links):
            if link.seat and self._table.seats[link.seat].kind == "open":
                link.seat = 0
                if not self._table.settings.watch:
                    link.close("the seat was given up")

    def send_away(self, reason: str) -> None:
        for link in set(self.links):
            link.close(reason)
