"""A table: who sits where, its games, and what may be done at it.

It is rebuilt from its log and does nothing by itself: a method checks what somebody asks for and
returns the change as an entry; once that is committed, `apply` makes it so.
"""

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from namiji.action import Action
from namiji.edition import Edition
from namiji.error import IllegalAction, NamijiError
from namiji.event import Direction, Event
from namiji.game import Game
from namiji.record import RULES_VERSION, write_record
from namiji.seed import bot_seed, new_seed
from namiji.server.entry import Entry
from namiji.server.settings import BotSeat, Level, NewTable, PersonHere, Settings

Actor: TypeAlias = Literal["person", "bot", "stand_in"]

MOST_DECISIONS = 5000
"""Played in a game, those taken back included: its record has to stay readable."""
GRACE = 15.0
"""Seconds for a decision when the time for the whole game is used up."""


class Stale(NamijiError):
    """Somebody decided on a game that has gone on since."""

    def __init__(self) -> None:
        super().__init__("stale", "the game has gone on: look at what happened and decide again")


@dataclass(slots=True)
class Seat:
    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    token_hash: bytes | None = field(default=None, repr=False)
    level: Level | None = None
    """Of a bot, or of the one that stands in for a person."""

    @property
    def is_person(self) -> bool:
        """Played by a person right now, no bot standing in."""
        return self.kind == "person" and self.level is None

    @property
    def actor(self) -> Actor:
        if self.kind == "bot":
            return "bot"
        return "person" if self.level is None else "stand_in"


@dataclass(frozen=True, slots=True)
class Past:
    """An applied entry, with what it brought about."""

    entry: Entry
    events: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be committed and then applied."""

    entry: Entry
    game: Game | None = field(default=None, repr=False)
    """The game after it, where it had to be played to know what chance brings."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    version: int
    seat: int
    keep: int
    waiting: frozenset[int]
    """The people who have not agreed yet."""


class Table:
    """Made by `from_log`. All methods that return changes raise an error where one may not be."""

    id: str
    edition: Edition
    settings: Settings
    seats: dict[int, Seat]

    def __init__(self, table_id: str, edition: Edition) -> None:
        self.id = table_id
        self.edition = edition
        self.past: list[Past] = []
        self.game: Game | None = None
        self.commitments: list[str] = []
        """To the seed of every game, as told when it began."""
        self.records: list[str] = []
        """Of the games that are over, as files."""
        self.game_version = 0
        """Of the last change that concerned the game: an older decision is stale."""
        self.votes: dict[int, Direction] = {}
        self.rematch: set[int] = set()
        self.undo_request: UndoRequest | None = None
        self.spent: dict[int, float] = {}
        """Seconds that each person has used in the present game."""
        self._requests: dict[tuple[int, str], int] = {}

    @classmethod
    def from_log(cls, table_id: str, edition: Edition, entries: Iterable[Entry]) -> "Table":
        table = cls(table_id, edition)
        for entry in entries:
            table.apply(Change(entry))
        return table

    # What is asked

    @property
    def version(self) -> int:
        return len(self.past)

    @property
    def updated(self) -> float:
        return self.past[-1].entry.at

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def playing(self) -> Game:
        """The game in play."""
        if self.game is None or self.game.is_over:
            raise NamijiError("not-playing", "no game is being played at this table")
        return self.game

    @property
    def games(self) -> int:
        """How many were started."""
        return len(self.commitments)

    @property
    def people(self) -> set[int]:
        """Seats that people play themselves."""
        return {seat.number for seat in self.seats.values() if seat.is_person}

    @property
    def free_seats(self) -> list[int]:
        return [seat.number for seat in self.seats.values() if seat.kind == "open"]

    @property
    def host(self) -> int:
        """The first person at the table; 0 if there is none."""
        seated = (seat.number for seat in self.seats.values() if seat.kind == "person")
        return min(self.people, default=next(seated, 0))

    def seat_of(self, token_hash: bytes) -> int | None:
        """Whose token that is."""
        found = (s.number for s in self.seats.values() if s.token_hash == token_hash)
        return next(found, None)

    def record(self, number: int) -> str:
        """The file of a game that is over."""
        if not 1 <= number <= self.games:
            raise NamijiError("no-such-game", f"{self.games} games were played at this table")
        if number > len(self.records):
            raise NamijiError("not-over", "the game is not over yet: its record is still secret")
        return self.records[number - 1]

    def done(self, seat: int, request: str) -> int | None:
        """The version in which a request was carried out, if it was."""
        return self._requests.get((seat, request))

    @property
    def bot_to_decide(self) -> Seat | None:
        decider = self.seats.get(self.game.decider) if self.game else None
        return None if decider is None or decider.is_person else decider

    def bot_luck(self, seat: int) -> str:
        """The seed of a bot's next decision: another one each time, also after an undo."""
        return f"{bot_seed(str(self.playing.seed), seat)}.{self.version}"

    def seconds_left(self, seat: int) -> float | None:
        """The time for the seat's next decision; None where there is no clock for it."""
        clock = self.settings.clock
        if clock is None or self.status != "playing" or not self.seats[seat].is_person:
            return None
        if clock["kind"] == "move":
            return clock["seconds"]
        return max(clock["seconds"] - self.spent.get(seat, 0.0), GRACE)

    def free_undo(self, seat: int) -> int | None:
        """How far a seat may take the game back without asking: its own decisions, as long as
        none of them has shown anything hidden or random.
        """
        if self.settings.undo == "off" or self.status != "playing" or seat not in self.people:
            return None
        game, decisions = self.playing, self.playing.decisions
        keep = len(decisions)
        while keep and decisions[keep - 1].seat == seat and not game.shown_since(keep - 1):
            keep -= 1
        return keep if keep < len(decisions) else None

    # What may be done

    @classmethod
    def create(
        cls, edition: Edition, wish: NewTable, token_hashes: Mapping[int, bytes], at: float
    ) -> Change:
        """The first entry of a table's log."""
        seats: list[dict[str, Any]] = []
        for number, seat in enumerate(wish.seats, 1):
            match seat:
                case PersonHere(name=name):
                    token = token_hashes[number].hex()
                    seats.append({"kind": "person", "name": name, "token": token})
                case BotSeat(level=level):
                    seats.append({"kind": "bot", "level": level})
                case _:
                    seats.append({"kind": "open"})
        settings = wish.model_dump(exclude={"seats"}) | {"edition": edition.id}
        body = {"settings": settings, "edition": edition.digest, "seats": seats}
        return Change(Entry(1, "created", 0, None, at, body))

    def join(self, people: Sequence[tuple[str, bytes]], at: float) -> list[Change]:
        """Give open seats to people: a name and the hash of a token for each."""
        if self.status != "open":
            raise NamijiError("started", "the game has started; you can watch it")
        free = self.free_seats
        if len(people) > len(free):
            raise NamijiError("full", f"{len(free) or 'no'} seats are free at this table")
        return [
            self._change("joined", seat, at, {"name": name, "token": token.hex()}, ahead=ahead)
            for ahead, (seat, (name, token)) in enumerate(zip(free, people, strict=False))
        ]

    def leave(self, seat: int, at: float, request: str | None = None) -> Change:
        if self.status == "open":
            return self._change("left", seat, at, {"of": seat}, request)
        return self.hand_over(seat, "left", at, seat, request)

    def free_seat(self, seat: int, other: int, at: float, request: str | None = None) -> Change:
        """Open the seat of somebody who is away; the caller knows whether they are."""
        if seat != self.host or self.status != "open":
            raise NamijiError("not-host", "only the host can free a seat, before the game")
        if other not in self.people:
            raise NamijiError("no-person", f"nobody sits in seat {other}")
        return self._change("left", seat, at, {"of": other}, request)

    def vote(self, seat: int, way: Direction, at: float, request: str | None = None) -> Change:
        if self.settings.direction != "vote" or self.status == "playing":
            raise NamijiError("no-vote", "there is nothing to vote on now")
        return self._change("voted", seat, at, {"direction": way}, request)

    def start(self, seat: int, at: float, request: str | None = None) -> list[Change]:
        """Begin without waiting for more people: bots take the open seats."""
        if self.status != "open":
            raise NamijiError("started", "the game has started already")
        if seat != self.host:
            raise NamijiError("not-host", "only the host can start before the table is full")
        level = self.settings.stand_in
        filled = [
            self._change("filled", seat, at, {"of": number, "level": level}, ahead=ahead)
            for ahead, number in enumerate(self.free_seats)
        ]
        return [*filled, self._start(at, request, seat, ahead=len(filled))]

    def hand_over(
        self,
        seat: int,
        reason: Literal["left", "clock", "away"],
        at: float,
        by: int = 0,
        request: str | None = None,
    ) -> Change:
        """Let a bot play on for a seat; by nobody when it is the clock that says so."""
        if self.status == "open":
            raise NamijiError("not-started", "the game has not started yet")
        if seat not in self.people:
            raise NamijiError("no-person", f"no person plays seat {seat}")
        body = {"of": seat, "level": self.settings.stand_in, "reason": reason}
        return self._change("handed_over", by, at, body, request)

    def come_back(self, seat: int, at: float, request: str | None = None) -> Change:
        if self.seats[seat].actor != "stand_in":
            raise NamijiError("not-replaced", "no bot plays for you")
        return self._change("came_back", seat, at, request=request)

    def want_rematch(self, seat: int, at: float, request: str | None = None) -> Change:
        if self.status != "over":
            raise NamijiError("not-over", "the game is not over yet")
        return self._change("rematch_wanted", seat, at, request=request)

    def decide(
        self,
        seat: int,
        action: Action | str,
        version: int,
        at: float,
        request: str | None = None,
        spent: float = 0.0,
    ) -> Change:
        """A decision, and what chance brings after it."""
        game = self.playing
        if version < self.game_version:
            raise Stale
        if version > self.version:
            raise NamijiError("bad-version", f"the table is at version {self.version}")
        if game.decider != seat:
            raise IllegalAction("not-your-turn", "it is not your turn")
        actor = self.seats[seat].actor
        if actor == "stand_in" and request is not None:
            raise NamijiError("replaced", "a bot plays for you: come back first")
        after = game.copy()
        after.play(action)
        decision = after.decisions[-1]
        body: dict[str, Any] = {
            "by": actor,
            "action": str(decision.action),
            "outcomes": [str(outcome) for outcome in decision.outcomes],
        }
        if spent:
            body["spent"] = round(spent, 3)
        return self._change("decided", seat, at, body, request, game=after)

    def undo(
        self, seat: int, keep: int, version: int, at: float, request: str | None = None
    ) -> Change:
        """Take the game back to its first decisions, or ask the others to agree to it."""
        decided = len(self.playing.decisions)
        if self.settings.undo == "off":
            raise NamijiError("no-undo", "decisions stand at this table")
        if version < self.game_version:
            raise Stale
        if seat not in self.people:
            raise NamijiError("replaced", "a bot plays for you: come back first")
        if not keep < decided:
            raise NamijiError("nothing-to-undo", f"only {decided} decisions have been made")
        if len(self.playing.history) > MOST_DECISIONS:
            raise NamijiError("no-undo", "enough was taken back in this game")
        free = self.free_undo(seat)
        if free is not None and keep >= free:
            return self._change("undone", seat, at, {"keep": keep}, request)
        if self.settings.undo == "free":
            raise NamijiError(
                "no-undo",
                "only your own last decisions can be taken back, up to the last one that showed "
                "something new",
            )
        return self._change("undo_asked", seat, at, {"keep": keep}, request)

    def answer_undo(
        self, seat: int, asked: int, agree: bool, at: float, request: str | None = None
    ) -> Change:
        wanted = self.undo_request
        if wanted is None or wanted.version != asked or seat not in wanted.waiting:
            raise NamijiError("not-asked", "nobody waits for your answer")
        return self._change("undo_answered", seat, at, {"agree": agree}, request)

    def due(self, expected: set[int], at: float) -> Change | None:
        """What the table does by itself now, if anything. It waits for those who are expected."""
        wanted = self.undo_request
        if wanted is not None and not wanted.waiting:
            return self._change("undone", wanted.seat, at, {"keep": wanted.keep})
        if self.status == "open":
            has_voted = self.settings.direction != "vote" or self.people <= set(self.votes)
            return self._start(at) if has_voted and not self.free_seats else None
        if self.status == "over" and self.rematch and self.people & expected <= self.rematch:
            return self._start(at)
        return None

    # How it is made so

    def apply(self, change: Change) -> None:
        """Make a committed change."""
        entry = change.entry
        if entry.version != self.version + 1:
            raise NamijiError("damaged-table", "the log of this table has a gap")
        self.past.append(Past(entry, self._make(change)))
        gave_up = entry.kind == "left" and entry.body["of"] == entry.seat
        if entry.request is not None and not gave_up:
            self._requests[entry.seat, entry.request] = entry.version

    def _make(self, change: Change) -> Sequence[Event]:
        entry, body = change.entry, change.entry.body
        match entry.kind:
            case "created":
                self.settings = Settings(**body["settings"])
                self.seats = {n: _seat(n, wish) for n, wish in enumerate(body["seats"], 1)}
            case "joined":
                wish = {"kind": "person", "name": body["name"], "token": body["token"]}
                self.seats[entry.seat] = _seat(entry.seat, wish)
            case "left":
                self._empty(body["of"])
            case "filled":
                self.seats[body["of"]] = Seat(body["of"], "bot", level=body["level"])
            case "voted":
                self.votes[entry.seat] = body["direction"]
            case "started":
                return self._begin(change)
            case "decided":
                return self._go_on(change)
            case "undone":
                self._take_back(entry)
            case "undo_asked":
                others = frozenset(self.people - {entry.seat})
                self.undo_request = UndoRequest(entry.version, entry.seat, body["keep"], others)
            case "undo_answered":
                self._count_answer(entry)
            case "handed_over":
                self.seats[body["of"]].level = body["level"]
                self._agree(body["of"])
            case "came_back":
                self.seats[entry.seat].level = None
            case "rematch_wanted":
                self.rematch.add(entry.seat)
            case _:
                raise NamijiError("damaged-table", "the log of this table cannot be read")
        return ()

    def _empty(self, seat: int) -> None:
        """Whoever sits down here next is somebody else, with requests of their own."""
        self.seats[seat] = Seat(seat)
        self.votes.pop(seat, None)
        self._requests = {key: done for key, done in self._requests.items() if key[0] != seat}

    def _begin(self, change: Change) -> Sequence[Event]:
        game, body = change.game, change.entry.body
        if body["rules"] != RULES_VERSION:
            raise NamijiError(
                "other-rules",
                f"this game is played under rules {body['rules']}; this server knows "
                f"{RULES_VERSION}: finish it with the version of Namiji that it began with",
            )
        if game is None:
            game = Game.new(len(self.seats), body["seed"], body["direction"], self.edition)
        self.game = game
        self.commitments.append(str(game.commitment))
        self.game_version = change.entry.version
        self.rematch, self.spent, self.undo_request = set(), {}, None
        return game.events

    def _go_on(self, change: Change) -> Sequence[Event]:
        entry, game, body = change.entry, change.game, change.entry.body
        if game is None:
            game = self.playing
            game.play(body["action"])
            if [str(outcome) for outcome in game.decisions[-1].outcomes] != body["outcomes"]:
                raise NamijiError("damaged-table", "a game of this table does not replay")
        self.game = game
        self.game_version = entry.version
        self.undo_request = None
        self.spent[entry.seat] = self.spent.get(entry.seat, 0.0) + body.get("spent", 0.0)
        if game.is_over:
            self.records.append(write_record(game))
        return game.last_events

    def _take_back(self, entry: Entry) -> None:
        while len(self.playing.decisions) > entry.body["keep"]:
            self.playing.undo(rewind=False)
        self.game_version = entry.version
        self.undo_request = None

    def _count_answer(self, entry: Entry) -> None:
        if not entry.body["agree"]:
            self.undo_request = None
        else:
            self._agree(entry.seat)

    def _agree(self, seat: int) -> None:
        """Nobody waits for this seat's consent to an undo any more."""
        wanted = self.undo_request
        if wanted is not None:
            waiting = wanted.waiting - {seat}
            self.undo_request = UndoRequest(wanted.version, wanted.seat, wanted.keep, waiting)

    # Inside

    def _start(self, at: float, request: str | None = None, by: int = 0, ahead: int = 0) -> Change:
        direction = self._direction()
        game = Game.new(len(self.seats), new_seed(), direction, self.edition)
        body = {
            "game": self.games + 1,
            "direction": direction,
            "rules": RULES_VERSION,
            "seed": game.seed,
            "outcomes": [str(outcome) for outcome in game.setup_outcomes],
        }
        return self._change("started", by, at, body, request, ahead=ahead, game=game)

    def _direction(self) -> Direction:
        """The one settled, or the one with most votes; lots decide a tie."""
        wish = self.settings.direction
        if wish != "vote":
            return wish
        ways: list[Direction] = ["clockwise", "counterclockwise"]
        votes = Counter(self.votes.values())
        most = max(votes[way] for way in ways)
        return secrets.choice([way for way in ways if votes[way] == most])

    def _change(
        self,
        kind: str,
        seat: int,
        at: float,
        body: dict[str, Any] | None = None,
        request: str | None = None,
        ahead: int = 0,
        game: Game | None = None,
    ) -> Change:
        version = self.version + 1 + ahead
        return Change(Entry(version, kind, seat, request, at, body or {}), game)


def _seat(number: int, wish: Mapping[str, Any]) -> Seat:
    token = wish.get("token")
    token_hash = None if token is None else bytes.fromhex(token)
    return Seat(number, wish["kind"], wish.get("name"), token_hash, wish.get("level"))
