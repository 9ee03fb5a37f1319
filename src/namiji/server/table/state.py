"""How a table stands: who sits where, and its games. All of it follows from the table's log."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Self, TypeAlias

from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.game.outcomes import Outcome
from namiji.game.seeds import bot_seed
from namiji.record import RULES_VERSION, write_record
from namiji.server.table.colors import COLORS, Color
from namiji.server.table.entries import Entry
from namiji.server.table.levels import Level
from namiji.server.table.settings import Settings

Actor: TypeAlias = Literal["person", "bot", "stand_in"]

GRACE = 15.0
"""Seconds for a decision when the time for the whole game is used up."""


@dataclass(slots=True)
class Seat:
    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    token_hash: bytes | None = field(default=None, repr=False)
    level: Level | None = None
    """Of a bot, or of the one that stands in for a person."""
    color: Color | None = None
    """None while nobody sits here."""

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


class TableState:
    """Made by `from_log`, and brought forward by `apply`, entry by entry."""

    id: str
    edition: Edition
    settings: Settings
    seats: dict[int, Seat]

    def __init__(self, table_id: str, edition: Edition) -> None:
        self.id = table_id
        self.edition = edition
        self.is_lesson = False
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
        self._carried = 0.0
        """Seconds that the decider had used for the decisions that were taken back to this one."""
        self._times: list[tuple[int, float]] = []
        """The seat of every decision, with the seconds that it took."""
        self._requests: dict[tuple[int, str], int] = {}

    @classmethod
    def from_log(cls, table_id: str, edition: Edition, entries: Iterable[Entry]) -> Self:
        table = cls(table_id, edition)
        for entry in entries:
            table.apply(Change(entry))
        return table

    # What is asked

    @property
    def version(self) -> int:
        return len(self.past)

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
    def owner(self) -> int:
        """The first person at the table, also while a bot stands in; 0 if there is none."""
        seated = (seat.number for seat in self.seats.values() if seat.kind == "person")
        return next(seated, 0)

    @property
    def host(self) -> int:
        """The first person who plays; 0 if there is none."""
        return min(self.people, default=self.owner)

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
        """The seed of a bot's next decision: another one each time, also after an undo.

        In a lesson it follows from the game alone: who decides the same sees the same.
        """
        count = len(self.playing.decisions) if self.is_lesson else self.version
        return f"{bot_seed(str(self.playing.seed), seat)}.{count}"

    def allowance(self, seat: int) -> float | None:
        """The seconds for the seat's next decision; None where there is no clock for it."""
        clock = self.settings.clock
        if clock is None or self.status != "playing" or not self.seats[seat].is_person:
            return None
        used = self._carried if clock["kind"] == "move" else self.spent.get(seat, 0.0)
        return max(clock["seconds"] - used, min(clock["seconds"], GRACE))

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

    # What becomes of it

    def apply(self, change: Change) -> None:
        """Make a committed change."""
        entry = change.entry
        if entry.version != self.version + 1:
            raise NamijiError("damaged-table", "the log of this table has a gap")
        if entry.request is not None:
            self._requests[entry.seat, entry.request] = entry.version
        decider = self.game.decider if self.game else 0
        self.past.append(Past(entry, self._make(change)))
        if spent := entry.body.get("spent"):
            self.spent[decider] = self.spent.get(decider, 0.0) + spent

    def _make(self, change: Change) -> Sequence[Event]:
        entry, body = change.entry, change.entry.body
        match entry.kind:
            case "created":
                # As they were checked then: what may be settled today is another matter.
                self.settings = Settings.model_construct(**body["settings"])
                self.seats = seats_after({}, entry)
                self.is_lesson = body.get("lesson", False)
            case "joined" | "filled":
                self.seats = seats_after(self.seats, entry)
            case "left":
                self.seats = seats_after(self.seats, entry)
                self._forget(body["of"])
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
                self.seats[entry.seat].level = None
            case _:
                raise NamijiError("damaged-table", "the log of this table cannot be read")
        return ()

    def _forget(self, seat: int) -> None:
        """Whoever sits down here next is somebody else, with requests of their own."""
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
            _check_outcomes(game.setup_outcomes, body)
        self.game = game
        self.commitments.append(str(game.commitment))
        self.game_version = change.entry.version
        self.rematch, self.undo_request = set(), None
        self.spent, self._carried, self._times = {}, 0.0, []
        return game.events

    def _go_on(self, change: Change) -> Sequence[Event]:
        entry, game, body = change.entry, change.game, change.entry.body
        if game is None:
            game = self.playing
            game.play(body["action"])
            _check_outcomes(game.decisions[-1].outcomes, body)
        self.game = game
        self.game_version = entry.version
        self.undo_request = None
        self._times.append((entry.seat, self._carried + body.get("spent", 0.0)))
        self._carried = 0.0
        if game.is_over:
            self.records.append(write_record(game))
        return game.last_events

    def _take_back(self, entry: Entry) -> None:
        game, keep = self.playing, entry.body["keep"]
        self._times.append((game.decider, self._carried + entry.body.get("spent", 0.0)))
        while len(game.decisions) > keep:
            game.undo(rewind=False)
        self._carried = sum(spent for seat, spent in self._times[keep:] if seat == game.decider)
        del self._times[keep:]
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


def seats_after(seats: Mapping[int, Seat], entry: Entry) -> dict[int, Seat]:
    """Who sits where once somebody has come or gone; other entries change nothing of it."""
    body = entry.body
    match entry.kind:
        case "created":
            return {number: _seat(number, wish) for number, wish in enumerate(body["seats"], 1)}
        case "joined":
            return {**seats, entry.seat: _seat(entry.seat, {"kind": "person", **body})}
        case "left":
            return {**seats, body["of"]: Seat(body["of"])}
        case "filled":
            return {**seats, body["of"]: _seat(body["of"], {"kind": "bot", **body})}
        case _:
            return dict(seats)


def _check_outcomes(outcomes: Sequence[Outcome], body: Mapping[str, Any]) -> None:
    if [str(outcome) for outcome in outcomes] != body["outcomes"]:
        raise NamijiError("damaged-table", "a game of this table does not replay")


def _seat(number: int, wish: Mapping[str, Any]) -> Seat:
    kind, token = wish["kind"], wish.get("token")
    token_hash = None if token is None else bytes.fromhex(token)
    # Logs of old do not speak of colors; there, no seat has another's.
    color = None if kind == "open" else wish.get("color", COLORS[number - 1])
    return Seat(number, kind, wish.get("name"), token_hash, wish.get("level"), color)
