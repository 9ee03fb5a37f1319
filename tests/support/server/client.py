"""A client of the game server for tests: one seat's connection to its table.

It reconnects by itself and repeats requests without an answer. It trusts nothing: as soon as the
server violates the protocol (docs/protocol.md), it raises a Violation.
"""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    InvalidStatus,
)

from namiji.record.deal import sealed_commitment, table_hash
from namiji.server.protocol.messages import PROTOCOL, ServerMessage
from tests.support.server.game_history import GameHistory, Message, Violation, expect
from tests.support.server.merged_states import merged

FIRST_WAIT, LONGEST_WAIT = 0.02, 0.5  # seconds before connecting again
RETRIED = {None, 1001, 1006, 1012, 1013}
"""Close codes after which a client reconnects; None is a connection that just broke."""
AWAY = {"not-saved", "bad-database"}
"""Errors of a server that cannot reach its database: clients ask again, with the same id."""
AGAIN_SECONDS = 0.2
EFFECTS = {
    "decide": {"decided"},
    "undo": {"undone", "undo_asked"},
    "answer_undo": {"undo_answered"},
    "vote": {"voted"},
    "nonce": {"nonce_given"},
    "start": {"started"},
    "hand_over": {"handed_over"},
    "come_back": {"came_back"},
    "leave": {"left", "handed_over"},
    "free_seat": {"left"},
    "rematch": {"rematch_wanted"},
}
"""The kinds of step that a request can lead to."""
ECHOED = {"action", "keep", "agree", "direction"}
"""Fields of a request that its step repeats."""

_shape: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def socket_url(server_url: str, table: str) -> str:
    """The address of a table's socket."""
    return f"{server_url.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket"


def hello(token: str | None = None, since: int | None = None, changes: bool = False) -> str:
    """The first message on a socket."""
    said = {"type": "hello", "protocol": PROTOCOL, "token": token, "since": since}
    return json.dumps(said | {"changes": changes})


@dataclass(slots=True)
class Sent:
    """A request that waits for its answer."""

    message: Message
    answer: "asyncio.Future[Message]"
    times: int = 0
    version: int = 0
    """Of the table, when it was last sent."""


class SeatClient:
    """The connection of one seat, or of a watcher. `connected` keeps it open."""

    def __init__(
        self, url: str, table: str, seat: int = 0, token: str | None = None, *, frames: bool = False
    ) -> None:
        self.url = socket_url(url, table)
        self.table = table
        self.seat = seat
        self.state: Message | None = None
        self.version = 0
        self.steps: list[Message] = []
        """All steps of the table, from version 1."""
        self.histories: dict[int, GameHistory] = {}
        self.acknowledged: dict[int, Message] = {}
        """The requests of this client that were done, by version."""
        self.frames: list[Message] | None = [] if frames else None
        """Every message that arrived, if the caller wants them."""
        self.unanswered: dict[str, Sent] = {}
        self.times_connected = 0
        """How often it has connected."""
        self.resent = 0
        self.answers_lost = 0
        """How many of the repeated requests had been done before."""
        self._token = token
        self._takes_changes = seat % 2 == 1  # some of each kind at every table
        self._promises: dict[int, str] = {}
        """The commitments that the table has shown before each game."""
        self._was_stale = False
        self._connection: ClientConnection | None = None
        self._news = asyncio.Event()
        self._wanted = asyncio.Event()
        self._wanted.set()
        self._ids = f"{secrets.token_hex(4)}-"
        self._sent = 0
        self._again: deque[asyncio.Task[None]] = deque(maxlen=8)

    def __repr__(self) -> str:
        status = self.state["table"]["status"] if self.state else "unknown"
        game = self.state["game"] if self.state else None
        decider = f", seat {game['view']['decider']} to decide" if game else ""
        reachable = "connected" if self.is_connected else "not connected"
        waiting = [f"{sent.message} sent x{sent.times}" for sent in self.unanswered.values()]
        return (
            f"<seat {self.seat} of {self.table}: version {self.version}, {status}{decider}, "
            f"{reachable} (connection {self.times_connected}), unanswered: {waiting}>"
        )

    # For players

    @property
    def is_connected(self) -> bool:
        return self._connection is not None

    async def news(self) -> None:
        """Wait for the next message."""
        await self._news.wait()

    async def until(self, condition: Callable[[Message], bool]) -> Message:
        """Wait for a state with a property."""
        while self.state is None or not condition(self.state):
            await self.news()
        return self.state

    async def reach(self, version: int) -> None:
        """Wait until this client has a version."""
        await self.until(lambda state: state["version"] >= version)

    async def request(self, kind: str, **fields: Any) -> Message:
        """Send a request until it is answered, over any number of connections."""
        self._sent += 1
        message = {"type": kind, "id": f"{self._ids}{self._sent}", **fields}
        sent = Sent(message, asyncio.get_running_loop().create_future())
        self.unanswered[message["id"]] = sent
        await self._send(sent)
        return await sent.answer

    def drop(self) -> None:
        """Break the connection. The client reconnects by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    def go_away(self) -> None:
        """Break the connection until `return_`."""
        self._wanted.clear()
        self.drop()

    def return_(self) -> None:
        self._wanted.set()

    def check_all_done(self) -> None:
        """Check that the steps of this seat are those that the server has acknowledged.

        Call it when no request is in flight.
        """
        expect(not self.unanswered, self, "is not done")
        own = {
            step["version"]: step["action"]
            for step in self.steps
            if step["kind"] == "decided" and step["seat"] == self.seat and step["by"] == "person"
        }
        answered = {
            version: message["action"]
            for version, message in self.acknowledged.items()
            if message["type"] == "decide"
        }
        expect(max(self.acknowledged, default=0) <= self.version, self, "has not seen it all")
        expect(own == answered, self, "decided", answered, "but the table has", own)

    # The connection

    async def stay_connected(self) -> None:
        """Stay connected until canceled, or until the server violates the protocol."""
        wait = FIRST_WAIT
        while True:
            await self._wanted.wait()
            try:
                async with connect(
                    self.url, proxy=None, compression=None, max_size=None, ping_interval=None
                ) as connection:
                    await self._greet(connection)
                    wait = FIRST_WAIT
                    async for text in connection:
                        self._receive(text)
            except ConnectionClosed as closed:
                code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (None, "")
                expect(code in RETRIED, self, "was cut off:", code, reason)
            except (OSError, TimeoutError, InvalidMessage):
                pass  # the server is down
            except InvalidStatus as refused:  # a proxy without a server, or that without a database
                status = refused.response.status_code
                expect(status in (502, 503, 504), self, "was refused:", refused)
            except _ServerAway:
                pass
            except InvalidHandshake as refused:
                raise Violation(f"{self} was refused: {refused}") from refused
            finally:
                self._connection = None
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _greet(self, connection: ClientConnection) -> None:
        """Say hello, and repeat all requests without an answer."""
        self._was_stale = False
        await connection.send(hello(self._token, self.version, self._takes_changes))
        self._receive(await connection.recv())
        self.times_connected += 1
        self._connection = connection
        for sent in list(self.unanswered.values()):
            await self._send(sent)

    async def _send_later(self, sent: Sent) -> None:
        connection = self._connection
        await asyncio.sleep(AGAIN_SECONDS)
        if connection is self._connection:  # a new one has sent it already
            await self._send(sent)

    async def _send(self, sent: Sent) -> None:
        if self._connection is None:
            return  # the next connection sends it
        self.resent += sent.times > 0
        sent.times += 1
        sent.version = self.version
        with suppress(ConnectionClosed):
            await self._connection.send(json.dumps(sent.message))

    # Messages of the server

    def _receive(self, text: str | bytes) -> None:
        _shape.validate_json(text, strict=True, extra="forbid")
        message = json.loads(text)
        if self.frames is not None:
            self.frames.append(message)
        match message["type"]:
            case "state":
                self._take_state(message)
            case "change":
                expect(self._takes_changes, self, "asked for whole states")
                expect(self.state is not None, self, "has nothing to change")
                self._take_state(merged(self.state or {}, message))
            case "answer":
                self._take_answer(message)
            case "error":
                if message["error"]["code"] in AWAY:
                    raise _ServerAway
                raise Violation(f"{self} was told {message}")
            case _:
                expect(message["version"] >= self.version, self, "was sent back to", message)
                if self.state is not None and "table" in message:
                    self.state["table"] = message["table"]
        self._news.set()
        self._news = asyncio.Event()

    def _take_state(self, state: Message) -> None:
        expect(state["protocol"] == PROTOCOL, self, "speaks another protocol")
        expect(state["seat"] == self.seat, self, "was taken for seat", state["seat"])
        expect(state["version"] >= self.version, self, "was sent back to", state["version"])
        steps = self._without_repeated(state["steps"])
        told = [step["version"] for step in steps]
        missed = list(range(self.version + 1, state["version"] + 1))
        expect(told == missed, self, "missed steps", missed, "and was told", told)
        for step in steps:
            self._take_step(step)
        self.version = state["version"]
        self.state = state
        self._promises[state["table"]["games"] + 1] = state["table"]["commitment"]
        if state["game"] is not None:
            self._look_at(state["game"])

    def _without_repeated(self, steps: list[Message]) -> list[Message]:
        """After a stale request, the server sends all steps since its version, known ones too."""
        if not self._was_stale:
            return steps
        self._was_stale = False
        old = [step for step in steps if step["version"] <= self.version]
        known = [self.steps[step["version"] - 1] for step in old]
        expect(old == known, self, "was told otherwise before:", known, "and now", old)
        return steps[len(old) :]

    def _take_step(self, step: Message) -> None:
        own = step["seat"] == self.seat
        secret = step.get("action", "").startswith("keep ") and not own
        expect(not secret, self, "was told which card another kept:", step)
        expect(step["kind"] != "decided" or "action" in step or not own, self, "misses", step)
        self.steps.append(step)
        if step["version"] in self.acknowledged:
            self._check_effect(step["version"])
        if step["kind"] == "started":
            self.histories[step["game"]] = GameHistory()
        if self.histories:
            self.histories[max(self.histories)].take(step)

    def _look_at(self, game: Message) -> None:
        history = self.histories[game["number"]]
        history.look_at(game)
        is_over = game["view"]["phase"] == "over"
        expect(game["number"] == max(self.histories), self, "is shown another game")
        expect((game["seed"] is not None) == is_over, self, "sees the seed at the wrong time")
        promised = self._promises.get(game["number"], game["commitment"])
        expect(game["commitment"] == promised, self, "was promised another seed")
        table = table_hash(self.table)
        expect(game["deal"]["table"] == table, self, "is at another table")
        if is_over:
            kept = sealed_commitment(table, game["number"], game["seed"])
            expect(kept == history.commitment, self, "broken promise")
        chooses = game["view"]["decider"] == self.seat and not is_over
        expect(bool(game["choices"]) <= chooses, self, "has choices out of turn")

    def _take_answer(self, answer: Message) -> None:
        sent = self.unanswered.get(answer["id"])
        if sent is None:
            raise Violation(f"{self} was answered what it had not asked: {answer}")
        if answer["error"] is not None and answer["error"]["code"] in AWAY:
            self._again.append(asyncio.create_task(self._send_later(sent)))
            return
        del self.unanswered[answer["id"]]
        version = answer["version"]
        if answer["error"] is not None:
            expect(version >= self.version, self, "was sent back to", version)
            self._was_stale = answer["error"]["code"] == "stale"
        else:
            expect(version not in self.acknowledged, self, "did two things in version", version)
            self.acknowledged[version] = sent.message
            self.answers_lost += version <= sent.version
            if version <= self.version:
                self._check_effect(version)
        if not sent.answer.cancelled():
            sent.answer.set_result(answer)

    def _check_effect(self, version: int) -> None:
        """Check that the step of a request is what the client asked for."""
        step, message = self.steps[version - 1], self.acknowledged[version]
        expect(step["kind"] in EFFECTS[message["type"]], self, "asked", message, "and got", step)
        asked = {name: message[name] for name in ECHOED & message.keys()} | {"seat": self.seat}
        if "seat" in message:
            asked["about_seat"] = message["seat"]
        got = {name: step.get(name) for name in asked}
        expect(asked == got, self, "asked", message, "and got", step)


class _ServerAway(Exception):
    """The server cannot reach its database now: another one may."""


@asynccontextmanager
async def connected(*clients: SeatClient) -> AsyncIterator[None]:
    """Keep clients connected. A Violation of one of them ends the block."""
    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(client.stay_connected()) for client in clients]
        yield
        for task in running:
            task.cancel()
