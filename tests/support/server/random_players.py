"""People at a table of a real server, who play by chance."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import httpx

from tests.support.server.client import SeatClient, connected
from tests.support.server.game_history import Message, expect

SHORT, LONG = 0.2, 4.0  # seconds


@dataclass(frozen=True, slots=True)
class Habits:
    """What people do besides deciding: the probability of each, whenever it is possible."""

    undo: float = 0.0
    agree: float = 0.7
    hand_over: float = 0.0
    come_back: float = 0.2
    drop: float = 0.0
    """Break the connection for a moment."""
    go_away: float = 0.0
    """Break it for some seconds."""
    replace: float = 0.0
    """Let a bot play for a person who is away."""
    think: Callable[[], float] = lambda: 0.0
    """Seconds before each request."""


def new_table_body(players: int, bots: int = 0, **settings: Any) -> Message:
    """The body that creates a table: a host, people by link, and bots in the last seats."""
    people = [{"kind": "here", "name": "Host"}, *[{"kind": "link"}] * (players - bots - 1)]
    seats = people + [{"kind": "bot", "level": "deckhand"}] * bots
    return {"seats": seats, "stand_in": "deckhand", "pace": 0, **settings}


def is_away(seat: Message) -> bool:
    return seat["kind"] == "person" and not seat["present"] and not seat["stand_in"]


class PlayedTable:
    """A table and the clients of all its people.

    `goes_on` is asked once after each game whether they want another; all of them agree on it.
    So many seats stay `empty` until the host starts without waiting.
    """

    def __init__(
        self,
        http: httpx.AsyncClient,
        body: Message,
        habits: Habits,
        rng: random.Random,
        goes_on: Callable[[], bool] = lambda: False,
        watchers: int = 0,
        empty: int = 0,
    ) -> None:
        self.http = http
        self.body = body
        self.habits = habits
        self.rng = rng
        self.table_id = ""
        self.tokens: dict[int, str] = {}
        self.people: list[SeatClient] = []
        self.watchers: list[SeatClient] = []
        self.empty = empty
        self.thinking = 0
        """How many people think about what to do: as long, nobody waits for a server."""
        self._watching = watchers
        self._goes_on = goes_on
        self._plans: dict[int, bool] = {}

    async def seat_everyone(self) -> Self:
        """Create the table and let people take its seats."""
        made = await self.ask("POST", "/api/tables", self.body)
        self.table_id = made["table"]["id"]
        self._seat(made)
        free = [seat for seat in made["table"]["seats"] if seat["kind"] == "open"]
        for seat in free[self.empty :]:
            name = {"names": [f"Guest {seat['seat']}"]}
            self._seat(await self.ask("POST", f"/api/tables/{self.table_id}/join", name))
        url = str(self.http.base_url).rstrip("/")
        self.people = [
            SeatClient(url, self.table_id, *seat) for seat in sorted(self.tokens.items())
        ]
        self.watchers = [SeatClient(url, self.table_id) for _ in range(self._watching)]
        return self

    @property
    def clients(self) -> Sequence[SeatClient]:
        return (*self.people, *self.watchers)

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """An HTTP request that must succeed."""
        token = next(iter(self.tokens.values()), None)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        expect(answer.is_success, method, path, answer.status_code, answer.text)
        is_json = answer.headers["content-type"].startswith("application/json")
        return answer.json() if is_json else answer.text

    async def play(self) -> None:
        """Until the last game is over, and every client knows."""
        async with connected(*self.clients):
            async with asyncio.TaskGroup() as tasks:
                for client in self.people:
                    player = Player(client, self, random.Random(self.rng.random()))
                    tasks.create_task(player.play())
            last = max(client.version for client in self.clients)
            for client in self.clients:
                await client.reach(last)

    def goes_on_after(self, game: int) -> bool:
        if game not in self._plans:
            self._plans[game] = self._goes_on()
        return self._plans[game]

    def _seat(self, answer: Message) -> None:
        self.tokens |= {seat["seat"]: seat["token"] for seat in answer["seats"]}


class Player:
    """A person: looks at the last state, thinks, and does something."""

    def __init__(self, client: SeatClient, table: PlayedTable, rng: random.Random) -> None:
        self.client = client
        self.table = table
        self.rng = rng

    async def play(self) -> None:
        while not self._is_done(state := await self.client.until(bool)):
            request = self._next(state)
            if request is None:
                await self.client.news()
                continue
            await self._think()
            answer = await self.client.request(**request)
            refused_rightly = answer["error"] is None or answer["version"] > state["version"]
            if answer["error"] and answer["error"]["code"] == "not-away":
                await asyncio.sleep(SHORT)
                continue
            expect(refused_rightly, self.client, "asked", request, "and was told", answer)
            await self.client.reach(answer["version"])
            if self._happens(self.table.habits.drop):
                self.client.drop()
            if self._happens(self.table.habits.go_away):
                self.client.go_away()
                await asyncio.sleep(self.rng.uniform(0, LONG))
                self.client.return_()

    async def _think(self) -> None:
        self.table.thinking += 1
        try:
            await asyncio.sleep(self.table.habits.think())
        finally:
            self.table.thinking -= 1

    def _is_done(self, state: Message) -> bool:
        game = state["game"]
        return state["table"]["status"] == "over" and not self.table.goes_on_after(game["number"])

    def _next(self, state: Message) -> Message | None:
        """What to ask for, if anything."""
        table, game, me = state["table"], state["game"], self.client.seat
        habits, version = self.table.habits, state["version"]
        asked = table["undo_asked"]
        votes = table["direction"] == "vote" and table["status"] != "playing"
        if votes and str(me) not in table["votes"]:
            way = self.rng.choice(["clockwise", "counterclockwise"])
            return {"kind": "vote", "direction": way}
        if asked and me in asked["waiting"]:
            agree = self._happens(habits.agree)
            return {"kind": "answer_undo", "asked": asked["version"], "agree": agree}
        if table["seats"][me - 1]["stand_in"]:
            comes = table["status"] == "over" or self._happens(habits.come_back)
            return {"kind": "come_back"} if comes else None
        if table["status"] == "over":
            return None if me in table["rematch"] else {"kind": "rematch"}
        if table["status"] == "open":
            people = [str(seat["seat"]) for seat in table["seats"] if seat["kind"] == "person"]
            may_start = not votes or all(seat in table["votes"] for seat in people)
            starts = self.table.empty and me == table["host"] and may_start
            return {"kind": "start"} if starts else None
        if self._happens(habits.hand_over):
            return {"kind": "hand_over", "seat": me}
        away = [seat["seat"] for seat in table["seats"] if is_away(seat)]
        if away and self._happens(habits.replace):
            return {"kind": "hand_over", "seat": away[0]}
        if not asked and (keep := self._to_keep(table, game)) is not None:
            return {"kind": "undo", "version": version, "keep": keep}
        if game["choices"] and not (asked and asked["seat"] == me):
            action = self.rng.choice(game["choices"])["action"]
            return {"kind": "decide", "version": version, "action": action}
        return None

    def _to_keep(self, table: Message, game: Message) -> int | None:
        """How far to take the game back; None: not at all."""
        if table["undo"] == "off" or not self._happens(self.table.habits.undo):
            return None
        if game["free_undo"] is not None:
            return self.rng.randrange(int(game["free_undo"]), int(game["decisions"]))
        if table["undo"] == "consent" and game["decisions"]:
            return max(0, int(game["decisions"]) - self.rng.randint(1, 4))
        return None

    def _happens(self, chance: float) -> bool:
        return self.rng.random() < chance
