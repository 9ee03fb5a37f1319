"""Many people at many tables in one process, at little cost: most of a message is never read.

The player to decide thinks for a while and plays any of the choices. The crowd trusts nothing: it
notes every decision with its answer, and counts what the server gets wrong.
"""

import asyncio
import random
import re
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, repeat
from typing import Any

from pydantic_core import from_json, to_json
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import WebSocketURI

PROTOCOL = 1

_HEAD = re.compile(rb'\{"type":"(\w+)"')
_STATE = re.compile(rb'\{"type":"(?:state","protocol":\d+|change"),"version":(\d+),')
_STATUS = re.compile(rb'"status":"(\w+)"')
_CHOICES = re.compile(rb'"choices":\[(.)')


@dataclass(frozen=True, slots=True)
class Decision:
    seat: int
    action: str


class Crowd:
    """All tables, and what was seen at them."""

    def __init__(
        self,
        ports: Sequence[int],
        think: tuple[float, float],
        seed: str,
        takes_changes: bool = True,
        by_table: bool = False,
    ) -> None:
        """Sockets are spread over the ports in turn, or tables are, as a load balancer does it."""
        self.think = think
        """The shortest and the longest time for a decision, in seconds."""
        self.takes_changes = takes_changes
        """Whether clients ask for changes in place of whole states."""
        self.goes_on = False
        """Whether tables play another game after this one."""
        self.seconds = array("d")
        """From sending a decision to its arrival, once for each socket of the table."""
        self.decisions = 0
        """Acknowledged."""
        self.frames = 0
        self.bytes = 0
        self.errors: Counter[str] = Counter()
        self.tables: list[Table] = []
        self.games_over = 0
        self.playing = 0
        """Tables with a game that is not over."""
        self._ports, self._seed, self._by_table = cycle(ports), seed, by_table

    async def seat(self, table_id: str, tokens: dict[int, str]) -> "Table":
        """Open a table's sockets, and wait until all of them know how it stands."""
        rng = random.Random(f"{self._seed} {len(self.tables)}")  # noqa: S311 - play, no secret
        table = Table(self, table_id, tokens, rng)
        self.tables.append(table)
        path = f"/api/tables/{table_id}/socket"
        ports = repeat(next(self._ports)) if self._by_table else self._ports
        for seat, port in zip(table.seats, ports, strict=False):
            await seat.connect(WebSocketURI(False, "127.0.0.1", port, path, ""))
        await asyncio.gather(*(seat.is_there for seat in table.seats))
        return table

    def begin(self) -> None:
        """Let everyone play. Thinking spreads the first decisions."""
        self.playing = len(self.tables)
        for table in self.tables:
            table.begin()

    def leave(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.leave()


class Table:
    def __init__(
        self, crowd: Crowd, table_id: str, tokens: dict[int, str], rng: random.Random
    ) -> None:
        self.id = table_id
        self.crowd, self._rng = crowd, rng
        self.seats = [Seat(self, number, token) for number, token in tokens.items()]
        self.games: list[dict[int, Decision]] = [{}]
        """Of each game, the acknowledged decisions by version."""
        self.is_over = False
        self._asked: dict[int, Decision] = {}
        self._sent: dict[int, float] = {}
        """When decisions were sent, by the version that each makes."""
        self._has_begun = False
        self._goes_on = False

    def begin(self) -> None:
        self._has_begun = True
        for seat in self.seats:
            if seat.asked is not None:
                self._think(seat, seat.version, seat.asked)

    def hear(self, seat: "Seat", data: bytes, now: float) -> None:
        head = _HEAD.match(data)
        match head and head[1]:
            case b"state" | b"change":
                self._hear_state(seat, data, now)
            case b"answer":
                self._hear_answer(from_json(data))
            case b"table":
                pass
            case _:
                self.crowd.errors["a message that is an error or unknown"] += 1

    def _hear_state(self, seat: "Seat", data: bytes, now: float) -> None:
        head = _STATE.match(data)
        if head is None:
            self.crowd.errors["a state that cannot be read"] += 1
            return
        version = int(head[1])
        is_first = not seat.version
        if not is_first and b'"steps":[{"version":%d,' % (seat.version + 1) not in data:
            self.crowd.errors["a gap between two states"] += 1
        for made in range(seat.version + 1, version + 1):  # several at once come from a process
            sent = self._sent.get(made)
            if sent is not None:
                self.crowd.seconds.append(now - sent)
        seat.version = version
        if status := _STATUS.search(data):
            seat.is_over = status[1] == b"over"
        self._follow(seat, seat.is_over)
        if choices := _CHOICES.search(data):  # else they are the same as before
            seat.asked = None if choices[1] == b"]" else data
        if not seat.saw_end and seat.asked is not None and self._has_begun:
            self._think(seat, version, seat.asked)
        if is_first:
            seat.is_there.set_result(None)

    def _think(self, seat: "Seat", version: int, state: bytes) -> None:
        pause = self._rng.uniform(*self.crowd.think)
        asyncio.get_running_loop().call_later(pause, self._decide, seat, version, state)

    def _decide(self, seat: "Seat", version: int, state: bytes) -> None:
        action = self._rng.choice(from_json(state)["game"]["choices"])["action"]
        self._asked[version + 1] = Decision(seat.number, action)
        message = {"type": "decide", "id": f"d{version}", "version": version, "action": action}
        self._sent[version + 1] = time.perf_counter()
        seat.say(message)

    def _hear_answer(self, answer: dict[str, Any]) -> None:
        if answer["error"] is not None:
            self.crowd.errors[f"an answer: {answer['error']['code']}"] += 1
        elif answer["id"].startswith("d"):
            version = int(answer["id"][1:]) + 1
            game = self.games[-1]
            if answer["version"] != version or version in game:
                self.crowd.errors["an answer twice, or with another version"] += 1
            game[version] = self._asked[version]
            self.crowd.decisions += 1

    def _follow(self, seat: "Seat", is_over: bool) -> None:
        """Games end and begin at each socket in its own time."""
        if not is_over:
            seat.saw_end = False
            if self.is_over:
                self.is_over = False
                self._sent.clear()
                self.games.append({})
        elif not seat.saw_end:
            self._end(seat)

    def _end(self, seat: "Seat") -> None:
        if not any(each.saw_end for each in self.seats):
            self._goes_on = self.crowd.goes_on
        seat.saw_end = True
        if all(each.saw_end for each in self.seats):
            self.is_over = True
            self.crowd.games_over += 1
            self.crowd.playing -= not self._goes_on
        if self._goes_on:
            seat.say({"type": "rematch", "id": f"r{len(self.games)}"})


class Seat(asyncio.Protocol):
    """A person with a socket."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.number = number
        self.version = 0
        self.asked: bytes | None = None
        """The message that asks for a decision."""
        self.is_over = False
        self.saw_end = False
        """Of the present game."""
        self.is_there: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table, self._token = table, token
        self._leaves = False

    async def connect(self, uri: WebSocketURI) -> None:
        self._protocol = ClientProtocol(uri, max_size=None)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, uri.host, uri.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101
        self._transport = transport
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        crowd, now = self._table.crowd, time.perf_counter()
        crowd.bytes += len(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    crowd.frames += 1
                    self._table.hear(self, bytes(event.data), now)
            elif self._protocol.state is State.OPEN:
                hello = {"type": "hello", "protocol": PROTOCOL, "token": self._token}
                self.say(hello | {"changes": self._table.crowd.takes_changes})
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._leaves:
            self._table.crowd.errors[f"a socket closed with {self._protocol.close_code}"] += 1
        if not self.is_there.done():
            self.is_there.set_exception(exc or ConnectionError("closed before its first state"))

    def say(self, message: dict[str, Any]) -> None:
        self._protocol.send_text(to_json(message))
        self._flush()

    def leave(self) -> None:
        self._leaves = True
        self._transport.close()

    def _flush(self) -> None:
        """Also of what answers pings."""
        for data in self._protocol.data_to_send():
            self._transport.write(data)
