"""The state of a table: who sits where, and its games. All of it follows from the table's log."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Self, assert_never

from namiji.core.layout import RULES_VERSION
from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.errors import IllegalAction, NamijiError
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.game.outcomes import Outcome
from namiji.game.seeds import bot_seed
from namiji.record import write_record
from namiji.server.table.colors import COLORS, Color
from namiji.server.table.entries import (
    Actor,
    CameBack,
    Created,
    CreatedSeat,
    Decided,
    Filled,
    GameStarted,
    HandedOver,
    Joined,
    Left,
    LogEntry,
    RematchWanted,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
)
from namiji.server.table.levels import Level
from namiji.server.table.settings import Settings

GRACE = 15.0
"""Seconds per decision when the time for the whole game is used up."""


@dataclass(slots=True)
class Seat:
    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    token_hash: bytes | None = field(default=None, repr=False)
    level: Level | None = None
    """The level of the bot in this seat, or of the bot that stands in for its person."""
    color: Color | None = None
    """None while the seat is open."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat now, without a stand-in."""
        return self.kind == "person" and self.level is None

    @property
    def actor(self) -> Actor:
        if self.kind == "bot":
            return "bot"
        return "person" if self.level is None else "stand_in"


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry of the log, with the events that it caused."""

    entry: LogEntry
    events: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """An entry to commit and then to apply."""

    entry: LogEntry
    game: Game | None = field(default=None, repr=False)
    """The game after the entry, if it had to be played to learn what chance brings."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    version: int
    seat: int
    keep: int
    waiting: frozenset[int]
    """The people who have not agreed yet."""


class TableState:
    """`from_log` makes it from a log, and `apply` adds one entry."""

    id: str
    edition: Edition
    settings: Settings
    seats: dict[int, Seat]

    def __init__(self, table_id: str, edition: Edition) -> None:
        self.id = table_id
        self.edition = edition
        self.is_lesson = False
        self.is_home_made = False
        self.log: list[AppliedEntry] = []
        self.game: Game | None = None
        self.commitments: list[str] = []
        """The commitment to the seed of each game, as shown when the game began."""
        self.records: list[str] = []
        """The record of each game that is over, as the text of a file."""
        self.game_version = 0
        """The version of the last entry about the game: a decision on an older one is stale."""
        self.votes: dict[int, Direction] = {}
        self.rematch: set[int] = set()
        """The seats that want another game."""
        self.undo_request: UndoRequest | None = None
        self.spent: dict[int, float] = {}
        """Seconds that each person has used in the current game."""
        self._spent_before_undo = 0.0
        """Seconds that the seat to decide had used for the decisions that were taken back."""
        self._decision_times: list[tuple[int, float]] = []
        """The seat of each decision, and the seconds that it took."""
        self._requests: dict[tuple[int, str], int] = {}

    @classmethod
    def from_log(cls, table_id: str, edition: Edition, entries: Iterable[LogEntry]) -> Self:
        table = cls(table_id, edition)
        for entry in entries:
            try:
                table.apply(PendingEntry(entry))
            except (IllegalAction, KeyError):  # an action or a seat that cannot be
                message = f"entry {entry.version} in the log of this table is impossible"
                raise NamijiError("damaged-table", message) from None
        return table

    # Questions about the table

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def playing(self) -> Game:
        """The game in play."""
        if self.game is None or self.game.is_over:
            raise NamijiError("not-playing", "no game is in play at this table")
        return self.game

    @property
    def games(self) -> int:
        """How many games have started."""
        return len(self.commitments)

    @property
    def people(self) -> set[int]:
        """The seats that people play, without a stand-in."""
        return {seat.number for seat in self.seats.values() if seat.is_person}

    @property
    def free_seats(self) -> list[int]:
        return [seat.number for seat in self.seats.values() if seat.kind == "open"]

    @property
    def owner(self) -> int:
        """The seat of the first person, even while a bot stands in; 0 if there is no person."""
        seated = (seat.number for seat in self.seats.values() if seat.kind == "person")
        return next(seated, 0)

    @property
    def host(self) -> int:
        """The first seat that a person plays; 0 if there is no person."""
        return min(self.people, default=self.owner)

    def seat_of(self, token_hash: bytes) -> int | None:
        """The seat that a token is for."""
        found = (s.number for s in self.seats.values() if s.token_hash == token_hash)
        return next(found, None)

    def record(self, number: int) -> str:
        """The record of a game that is over, as the text of a file."""
        if not 1 <= number <= self.games:
            raise NamijiError("no-such-game", f"this table has played {self.games} games")
        if number > len(self.records):
            raise NamijiError("not-over", "the game is not over yet: its record is still secret")
        return self.records[number - 1]

    def done(self, seat: int, request: str) -> int | None:
        """The version in which a seat's request was done, if it was."""
        return self._requests.get((seat, request))

    @property
    def bot_to_decide(self) -> Seat | None:
        decider = self.seats.get(self.game.decider) if self.game else None
        return None if decider is None or decider.is_person else decider

    def next_bot_seed(self, seat: int) -> str:
        """The seed of a bot's next decision: a new one each time, even after an undo.

        In a lesson, it depends on the game alone: the same decisions give the same game.
        """
        count = len(self.playing.decisions) if self.is_lesson else self.version
        return f"{bot_seed(str(self.playing.seed), seat)}.{count}"

    def allowance(self, seat: int) -> float | None:
        """The seconds for the seat's next decision; None if no clock runs for it."""
        clock = self.settings.clock
        if clock is None or self.status != "playing" or not self.seats[seat].is_person:
            return None
        used = self._spent_before_undo if clock["kind"] == "move" else self.spent.get(seat, 0.0)
        return max(clock["seconds"] - used, min(clock["seconds"], GRACE))

    def free_undo(self, seat: int) -> int | None:
        """How many decisions remain after the longest undo that needs no consent.

        It takes back the seat's own last decisions, as long as none of them has shown anything
        hidden or random. None if there is no such decision.
        """
        if self.settings.undo == "off" or self.status != "playing" or seat not in self.people:
            return None
        game, decisions = self.playing, self.playing.decisions
        keep = len(decisions)
        while keep and decisions[keep - 1].seat == seat and not game.shown_since(keep - 1):
            keep -= 1
        return keep if keep < len(decisions) else None

    # Changes of the table

    def apply(self, pending: PendingEntry) -> None:
        """Add a committed entry."""
        entry = pending.entry
        if entry.version != self.version + 1:
            raise NamijiError("damaged-table", "the log of this table has a gap")
        if isinstance(entry.content, Created) != (entry.version == 1):
            raise NamijiError("damaged-table", "the log of this table has no single beginning")
        if entry.request is not None:
            self._requests[entry.seat, entry.request] = entry.version
        decider = self.game.decider if self.game else 0
        self.log.append(AppliedEntry(entry, self._apply_content(pending)))
        match entry.content:
            case Decided(spent=spent) | Undone(spent=spent) | HandedOver(spent=spent) if spent:
                self.spent[decider] = self.spent.get(decider, 0.0) + spent

    def _apply_content(self, pending: PendingEntry) -> Sequence[Event]:
        entry = pending.entry
        match entry.content:
            case Created() as created:
                self.settings = created.settings
                self.seats = seats_after({}, entry)
                self.is_lesson = created.lesson
                self.is_home_made = created.home_made
            case Joined() | Filled():
                self.seats = seats_after(self.seats, entry)
            case Left(about_seat=seat):
                self.seats = seats_after(self.seats, entry)
                self._forget(seat)
            case Voted(direction=direction):
                self.votes[entry.seat] = direction
            case GameStarted() as started:
                return self._begin_game(entry.version, started, pending.game)
            case Decided() as decided:
                return self._play_decision(entry, decided, pending.game)
            case Undone() as undone:
                self._take_back(entry.version, undone)
            case UndoAsked(keep=keep):
                others = frozenset(self.people - {entry.seat})
                self.undo_request = UndoRequest(entry.version, entry.seat, keep, others)
            case UndoAnswered(agree=True):
                self._agree_to_undo(entry.seat)
            case UndoAnswered():
                self.undo_request = None
            case HandedOver(about_seat=seat, level=level):
                self.seats[seat].level = level
                self._agree_to_undo(seat)
            case CameBack():
                self.seats[entry.seat].level = None
            case RematchWanted():
                self.rematch.add(entry.seat)
                self.seats[entry.seat].level = None
            case other:
                assert_never(other)
        return ()

    def _forget(self, seat: int) -> None:
        """The next person in this seat starts without its vote and requests."""
        self.votes.pop(seat, None)
        self._requests = {key: done for key, done in self._requests.items() if key[0] != seat}

    def _begin_game(self, version: int, started: GameStarted, game: Game | None) -> Sequence[Event]:
        if started.rules > RULES_VERSION:
            raise NamijiError(
                "other-rules",
                f"this game uses version {started.rules} of the rules, and this server knows "
                f"those up to {RULES_VERSION}: finish it with the version of Namiji that began it",
            )
        if game is None:
            edition = self.edition.with_rules(started.rules)
            game = Game.new(len(self.seats), started.seed, started.direction, edition)
            _check_outcomes(game.setup_outcomes, started.outcomes)
        self.game = game
        self.commitments.append(str(game.commitment))
        self.game_version = version
        self.rematch, self.undo_request = set(), None
        self.spent, self._spent_before_undo, self._decision_times = {}, 0.0, []
        return game.events

    def _play_decision(
        self, entry: LogEntry, decided: Decided, game: Game | None
    ) -> Sequence[Event]:
        if game is None:
            game = self.playing
            game.play(decided.action)
            _check_outcomes(game.decisions[-1].outcomes, decided.outcomes)
        self.game = game
        self.game_version = entry.version
        self.undo_request = None
        self._decision_times.append((entry.seat, self._spent_before_undo + decided.spent))
        self._spent_before_undo = 0.0
        if game.is_over:
            self.records.append(write_record(game))
        return game.last_events

    def _take_back(self, version: int, undone: Undone) -> None:
        game, keep, times = self.playing, undone.keep, self._decision_times
        times.append((game.decider, self._spent_before_undo + undone.spent))
        while len(game.decisions) > keep:
            game.undo(rewind=False)
        self._spent_before_undo = sum(spent for seat, spent in times[keep:] if seat == game.decider)
        del times[keep:]
        self.game_version = version
        self.undo_request = None

    def _agree_to_undo(self, seat: int) -> None:
        """The undo request does not wait for this seat anymore."""
        wanted = self.undo_request
        if wanted is not None:
            self.undo_request = replace(wanted, waiting=wanted.waiting - {seat})


def seats_after(seats: Mapping[int, Seat], entry: LogEntry) -> dict[int, Seat]:
    """Who sits where after an entry. Most entries do not change that."""
    match entry.content:
        case Created(seats=created):
            return {number: _seat(number, seat) for number, seat in enumerate(created, 1)}
        case Joined(name=name, token_hash=token_hash, color=color):
            person = CreatedSeat("person", name, token_hash, color=color)
            return {**seats, entry.seat: _seat(entry.seat, person)}
        case Left(about_seat=seat):
            return {**seats, seat: Seat(seat)}
        case Filled(about_seat=seat, level=level, color=color):
            return {**seats, seat: _seat(seat, CreatedSeat("bot", level=level, color=color))}
        case _:
            return dict(seats)


def _check_outcomes(outcomes: Sequence[Outcome], logged: Sequence[str]) -> None:
    if tuple(map(str, outcomes)) != tuple(logged):
        raise NamijiError("damaged-table", "a game of this table does not replay")


def _seat(number: int, seat: CreatedSeat) -> Seat:
    # Logs from before boats had colors name none: there, the color follows from the seat.
    color = None if seat.kind == "open" else seat.color or COLORS[number - 1]
    return Seat(number, seat.kind, seat.name, seat.token_hash, seat.level, color)
