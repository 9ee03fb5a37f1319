"""Two tables with one past that a seat cannot tell apart: what it is sent has to be equal.

Only what is hidden from the seat differs: all that it does not know was dealt again at the second
table. Both go on with the same chance, and with the same decisions as far as anybody can see them.
"""

import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from namiji import Game
from namiji.edition import Edition
from namiji.game.actions import Action, Keep
from namiji.server.config import Config
from namiji.server.live.live_table import LiveTable
from namiji.server.live.log_rows import from_row, to_row
from namiji.server.live.peers import Peers
from namiji.server.live.services import Services
from namiji.server.live.table_row import row_after
from namiji.server.metrics import Metrics
from namiji.server.protocol.messages import read_message
from namiji.server.store import LogRow, Store, open_store
from namiji.server.table.settings import NewTable
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Table
from namiji.server.workers.bot_pool import BotPool
from tests.support.server.card_inference import CardInference, Event
from tests.support.server.live_tables import FakeConnection, sit

TABLE = "twin-twin-twin"


@asynccontextmanager
async def services(folder: Path, name: str) -> AsyncIterator[Services]:
    store = open_store(f"sqlite:///{folder / name}.db")
    try:
        # The bots are never asked: people play.
        yield Services(Config(), store, BotPool(1, on_fault=print), Metrics(), Peers(store))
    finally:
        store.close()


async def new_table(edition: Edition, players: int, services: Services) -> LiveTable:
    """People in all seats; its game has begun."""
    seats = [{"kind": "here", "name": f"Guest {seat}"} for seat in range(1, players + 1)]
    new_table = NewTable.model_validate({"seats": seats, "edition": edition.id})
    hashes = {seat: bytes([seat]) * 32 for seat in range(1, players + 1)}
    pending = Table.create(edition, new_table, hashes, 0.0)
    table = Table.from_log(TABLE, edition, [pending.entry])
    stored = (edition.digest, edition.canonical)
    await services.store.create(row_after(table, [pending]), [to_row(pending.entry)], stored)
    live = LiveTable(table, services)
    await live.advance()
    return live


class Twins:
    """A table, and another one that looks the same to a seat for as long as `are_alike`."""

    def __init__(self, live: LiveTable, store: Store, twins: Services, rng: random.Random) -> None:
        self.live = live
        self.rng = rng
        self.are_alike = False
        self.compared = 0
        """Messages that were equal although the hidden cards were not."""
        self._store, self._twins = store, twins
        self._twin = live
        self._seat = 0
        self._since = 0
        self._connections: list[tuple[FakeConnection, FakeConnection]] = []
        self._requests = 0
        seats = range(len(live.table.seats) + 1)
        edition = live.table.edition
        self._inferences = [[CardInference(edition, len(seats) - 1, seat) for seat in seats]]
        self._follow(self._inferences[0], live)
        self._twins_inference = self._inferences[0][0]

    @property
    def differ(self) -> bool:
        """Whether other cards are hidden at the second table."""
        return self._twins_game.to_bytes() != self._game.to_bytes()

    async def part(self, seat: int) -> None:
        """Deal again what a seat does not know, at a table with the same log."""
        for connection, _ in self._connections:
            await self.live.disconnect(connection)
        rows = await self._store.load(TABLE)
        assert rows is not None
        table = await self._copy(rows)
        table.game = redealt(self._game, seat, f"twin-{self.rng.random()}")
        self._twin = LiveTable(table, self._twins)
        self._seat = seat
        self._since = len(self._game.decisions)
        self._twins_inference = self._inferences[-1][seat].copy()
        self._connections = [
            (FakeConnection(each, takes_changes), FakeConnection(each, takes_changes))
            for each in {seat, 0}
            for takes_changes in (False, True)
        ]
        for connection, other in self._connections:
            since = self.rng.choice([0, None, table.version])
            await sit(self.live, connection, since)
            await sit(self._twin, other, since)
        self.are_alike = True
        self._compare()

    async def decide(self) -> None:
        """One decision at both tables, after two that cannot be."""
        if self.are_alike:
            await self._try_in_vain()
        action = self.rng.choice(self._game.legal_actions)
        other = self._same(action)
        self.are_alike = other is not None
        await self._ask(self._game.decider, "decide", action=str(action), other=str(other))
        self._inferences.append([inference.copy() for inference in self._inferences[-1]])
        shown = self._follow(self._inferences[-1], self.live)
        if self.are_alike:
            (others,) = self._follow([self._twins_inference], self._twin)
            self.are_alike = shown[self._seat] == others  # else the seat was shown the difference
        self._compare()

    async def take_back(self) -> None:
        """The last decision, if it was made at both tables; all who have to agree do."""
        keep = len(self._game.decisions) - 1
        if not self.are_alike or keep < self._since:
            return
        await self._ask(self.rng.randint(1, self._game.players), "undo", keep=keep)
        while (wanted := self.live.table.undo_request) is not None:
            other = min(wanted.waiting)
            await self._ask(other, "answer_undo", asked=wanted.version, agree=True)
        del self._inferences[keep + 1 :]
        self._twins_inference = self._inferences[-1][self._seat].copy()
        self._compare()

    @property
    def _game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    @property
    def _twins_game(self) -> Game:
        assert self._twin.table.game is not None
        return self._twin.table.game

    def _same(self, action: Action) -> Action | None:
        """What the twin plays so that the seat sees the same: a secret choice is another card."""
        if not self.are_alike:
            return None
        legal = self._twins_game.legal_actions
        if isinstance(action, Keep) and self._game.decider != self._seat:
            return self.rng.choice(legal)
        return action if action in legal else None

    async def _try_in_vain(self) -> None:
        """Ask for a card that lies who knows where, now and long ago."""
        edition, hand = self._game.edition, self._game.view(self._seat).hand
        actions = [f"keep {card.id}" for card in edition.rock_cards if card.id not in hand]
        actions += [f"pick {card.id}" for card in edition.dock_cards if card.id not in hand]
        action = self.rng.choice(actions)
        await self._ask(self._seat, "decide", action=action)
        old = self.rng.randint(0, self.live.table.version)
        await self._ask(self._seat, "decide", action=action, version=old)

    async def _ask(self, seat: int, kind: str, other: str | None = None, **fields: Any) -> None:
        """The same of both tables; or, where it is an action that nobody else sees, another."""
        self._requests += 1
        request = {"type": kind, "id": f"request-{self._requests}", **fields}
        if kind != "answer_undo":
            request.setdefault("version", self.live.table.version)
        connected = [pair for pair in self._connections if pair[0].seat == seat]
        pair = connected[0] if connected else (FakeConnection(seat), FakeConnection(seat))
        await self.live.request(pair[0], _read(request))
        if self.are_alike:
            twins = request if other is None else request | {"action": other}
            await self._twin.request(pair[1], _read(twins))

    def _compare(self) -> None:
        for connection, other in self._connections:
            assert not connection.is_closed
            assert not other.is_closed
            if self.are_alike:
                assert connection.texts == other.texts
                self.compared += len(connection.texts) * self.differ
            connection.texts.clear()
            other.texts.clear()

    def _follow(self, inferences: list[CardInference], live: LiveTable) -> list[list[Event]]:
        """What those who look on see of what happened last."""
        events = [event.to_dict() for event in live.table.log[-1].events]
        return [[inference.follow(event) for event in events] for inference in inferences]

    async def _copy(self, rows: Sequence[LogRow]) -> Table:
        """The table as its log says, in the store of the twins."""
        entries = [from_row(row) for row in rows]
        table = Table.from_log(TABLE, self.live.table.edition, entries)
        stored = (table.edition.digest, table.edition.canonical)
        await self._twins.store.delete(TABLE)
        row = row_after(table, [PendingEntry(entries[-1])])
        await self._twins.store.create(row, rows, stored)
        return table


def redealt(game: Game, seat: int, seed: str) -> Game:
    """The game with its past and its chance, but other cards where the seat knows none."""
    twin = game.copy()
    twin._restore(game.view(seat).world(seed).to_bytes())
    for name in ("key", "counter"):
        twin._array[name] = game._array[name]
    return twin


def _read(request: dict[str, Any]) -> Any:
    return read_message(json.dumps(request))
