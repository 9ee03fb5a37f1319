"""The players and a watcher of one table. They keep every message that they receive."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.server.client import hello, socket_url
from tests.support.server.merged_states import Merging

Message = dict[str, Any]

PATIENCE = 300  # seconds: on a fresh machine, bots compile before they answer
OTHERS_CARDS = ("keep pilgrim", "pick ramen", "keep tall-stacks", "pick maki")


@dataclass(slots=True)
class SeatSocket:
    """One connection, of a seat or of a watcher."""

    seat: int
    token: str | None = field(repr=False)
    texts: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    state: Message = field(default_factory=dict)
    answers: dict[str, Message] = field(default_factory=dict)
    connection: ClientConnection | None = None
    merging: Merging = field(default_factory=Merging)

    def receive(self, text: str) -> None:
        self.texts.append(text)
        message = self.merging.read(json.loads(text))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "answer":
            self.answers[message["id"]] = message


class SeatedClients:
    """People by seat, with one connection each, and a watcher. They act one after another."""

    def __init__(self, http: httpx.AsyncClient, rng: random.Random) -> None:
        self.http, self.rng = http, rng
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.sockets: list[SeatSocket] = []
        """All connections, including closed ones."""
        self.http_answers: list[tuple[int, str]] = []
        """The answers of HTTP during games, each with the version before it."""
        self.seen: set[str] = set()
        """The error codes and kinds of steps so far."""
        self._open: dict[int, SeatSocket] = {}
        self._news = asyncio.Event()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._requests = 0
        self._deck: list[int] = []
        """Numbers of what people will do besides deciding."""

    @property
    def state(self) -> Message:
        """As the watcher sees it."""
        return self._open[0].state

    async def take_seats(self, wish: Message) -> None:
        """Create a table and take its open seats."""
        made = (await self.http.post("/api/tables", json=wish)).raise_for_status().json()
        self.table = made["table"]["id"]
        free = [seat for seat in made["table"]["seats"] if seat["kind"] == "open"]
        seats = made["seats"]
        for seat in free:
            names = {"names": [f"Guest {seat['seat']}"]}
            answer = await self.http.post(f"/api/tables/{self.table}/join", json=names)
            seats += answer.raise_for_status().json()["seats"]
        self.tokens = {seat["seat"]: seat["token"] for seat in seats}
        for seat in (*self.tokens, 0):
            await self.connect(seat, since=None)

    async def disconnect_all(self) -> None:
        for seat in list(self._open):
            await self._disconnect(seat)

    async def play(self, decisions: int = 10_000) -> None:
        """Play random actions, and do everything else that people do, until the game is over."""
        while decisions and (seat := await self._next_decider()):
            await self._do_something_else(seat)
            if self._open[seat].state["game"]["choices"]:
                await self.decide(seat)
                decisions -= 1

    async def come_back(self) -> None:
        """All people play their own seats again."""
        for seat in self.replaced:
            await self.ask(seat, "come_back")

    async def decide(self, seat: int) -> None:
        state = self._open[seat].state
        action = self.rng.choice(state["game"]["view"]["legal_actions"])
        await self.ask(seat, "decide", version=state["version"], action=action)

    async def ask(self, by: int, kind: str, **fields: Any) -> Message:
        """Send a request, and wait until all clients have its effect."""
        self._requests += 1
        socket, name = self._open[by], f"request-{self._requests}"
        socket.sent.append(json.dumps({"type": kind, "id": name, **fields}))
        assert socket.connection is not None
        await socket.connection.send(socket.sent[-1])
        await self._until(lambda: name in socket.answers)
        answer = socket.answers[name]
        if answer["error"] is not None:
            self.seen.add(answer["error"]["code"])
        await self._until(lambda: all(e.state["version"] >= answer["version"] for e in self._here))
        return answer

    async def connect(self, seat: int, since: int | None) -> None:
        socket = SeatSocket(seat, self.tokens.get(seat))
        socket.connection = await connect(
            socket_url(str(self.http.base_url), self.table),
            proxy=None,
            compression=None,
            max_size=None,
        )
        await socket.connection.send(hello(socket.token, since, changes=self.rng.random() < 0.5))
        self.sockets.append(socket)
        self._open[seat] = socket
        self._tasks[seat] = asyncio.create_task(self._listen(socket))
        await self._until(lambda: bool(socket.state))

    # What people do besides deciding

    async def _do_something_else(self, decider: int) -> None:
        """Sometimes do something other than deciding."""
        other = self.rng.choice(list(self.tokens))
        version = self._open[other].state["version"]
        if not self._deck:  # a deck brings everything in a short game, too; dice would not
            self._deck = self.rng.sample(range(25), 25)
        match self._deck.pop():
            case 0:
                await self._take_back(other)
            case 1:
                waiting = self.rng.choice([seat for seat in self.tokens if seat != decider])
                action = self.rng.choice(OTHERS_CARDS)
                await self.ask(waiting, "decide", version=version, action=action)
            case 2:
                action = self.rng.choice(OTHERS_CARDS)
                await self.ask(decider, "decide", version=self.rng.randint(0, 3), action=action)
            case 3 if not self.replaced:
                await self.ask(other, "hand_over", seat=other)
            case 4 | 5:
                seat = self.rng.choice([*self.tokens, 0])
                since = self.rng.choice([0, None, self.rng.randint(0, version)])
                await self._disconnect(seat)
                await self.connect(seat, since)
                self.seen.add("reconnected")
            case 6:
                await self.ask_over_http()
        if self.rng.random() < 0.2:
            await self.come_back()

    async def _take_back(self, seat: int) -> None:
        state = self._open[seat].state
        keep = max(0, state["game"]["decisions"] - self.rng.randint(1, 6))
        await self.ask(seat, "undo", version=state["version"], keep=keep)
        while asked := await self._undo_asked(seat):
            answer = {"asked": asked["version"], "agree": self.rng.random() < 0.9}
            await self.ask(asked["waiting"][0], "answer_undo", **answer)

    async def _undo_asked(self, seat: int) -> Message | None:
        """What is still waited for; where everyone agrees, the undo itself comes next."""

        def asked() -> Message | None:
            found: Message | None = self._open[seat].state["table"]["undo_asked"]
            return found

        def is_settled() -> bool:
            wanted = asked()
            return wanted is None or bool(wanted["waiting"])

        await self._until(is_settled)
        return asked()

    async def ask_over_http(self) -> None:
        """Ask for everything that HTTP has about a game in play."""
        version = self.state["version"]
        token = self.rng.choice(list(self.tokens.values()))
        headers = {"Authorization": f"Bearer {token}"}
        for path in ("", "/export", "/games/1/record", "/games/1/events", "/games/1/replay"):
            answer = await self.http.get(f"/api/tables/{self.table}{path}", headers=headers)
            if answer.status_code != httpx.codes.OK or path in ("", "/export"):
                self.http_answers.append((version, answer.text))
        self.http_answers.append((version, (await self.http.get("/api/tables")).text))

    @property
    def replaced(self) -> list[int]:
        seats = self.state["table"]["seats"]
        return [seat["seat"] for seat in seats if seat["stand_in"]]

    # Connections

    @property
    def _here(self) -> list[SeatSocket]:
        return list(self._open.values())

    async def _next_decider(self) -> int:
        """Wait until a person is asked; 0 when the game is over."""

        def asked() -> int | None:
            states = {seat: socket.state for seat, socket in self._open.items()}
            if len({state["version"] for state in states.values()}) > 1:
                return None
            if states[0]["table"]["status"] == "over":
                return 0
            return next((s for s, state in states.items() if state["game"]["choices"]), None)

        await self._until(lambda: asked() is not None)
        return asked() or 0

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def _listen(self, socket: SeatSocket) -> None:
        assert socket.connection is not None
        try:
            async for text in socket.connection:
                socket.receive(str(text))
                self.seen |= {step["kind"] for step in socket.state.get("steps", [])}
                self._news.set()
        except ConnectionClosed as closed:
            self.seen.add(f"cut off: {closed}")

    async def _disconnect(self, seat: int) -> None:
        socket = self._open.pop(seat)
        assert socket.connection is not None
        await socket.connection.close()
        await self._tasks.pop(seat)
