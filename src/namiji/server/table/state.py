"""The state of a table: who sits where, and its games. All of it follows from the table's log."""

from collections import Counter
from collections.abc import Iterable, Sequence
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
from namiji.record import Deal, SealedSeed, write_record
from namiji.record.deal import sealed_commitment, table_hash
from namiji.server.table.entries import (
    Actor,
    CameBack,
    Created,
    Decided,
    Filled,
    GameStarted,
    HandedOver,
    Joined,
    Left,
    LogEntry,
    NonceGiven,
    RematchWanted,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
)
from namiji.server.table.seats import Seat, seats_after
from namiji.server.table.settings import Settings

GRACE = 15.0
"""Seconds per decision when the time for the whole game is used up."""


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
        self.sealed: SealedSeed | None = None
        """The seed of the current game, and what it was bound to; None for lessons, and for games
        from before that."""
        self.next_seed: str | None = None
        self.nonces: dict[int, str] = {}
        """What people have added to the chance of the next game, by seat."""
        self.votes: dict[int, Direction] = {}
        self.rematch: set[int] = set()
        """The seats that want another game."""
        self.undo_request: UndoRequest | None = None
        self.spent: dict[int, float] = {}
        """Seconds that each person has used in the current game."""
        self.overdue = False
        """Whether time is up for this decision: a bot makes it, even if the person comes back."""
        self.decision_since = 0.0
        """When the seat that is to decide, or its stand-in, began to; in seconds since 1970."""
        self._spent_before = 0.0
        """Seconds that the seat to decide has used before: until it handed over, or for decisions
        that were taken back."""
        self._made: list[_MadeDecision] = []
        """Who made each decision of the game."""
        self._requests: dict[tuple[int, str], int] = {}
        self._entries: Counter[int] = Counter()
        """How many entries each seat has caused, besides its decisions."""
        self._makers: tuple[bytes, ...] = ()
        """The hashes of the tokens that the table's maker got for its seats."""

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
    def seed(self) -> str | None:
        """The seed of the current game, which stays secret until the game is over."""
        if self.sealed is not None:
            return self.sealed.seed
        return self.game.seed if self.game else None

    @property
    def next_commitment(self) -> str | None:
        """The commitment to the seed of the next game; None if it will be published then."""
        if self.next_seed is None:
            return None
        return sealed_commitment(table_hash(self.id), self.games + 1, self.next_seed)

    @property
    def people(self) -> set[int]:
        """The seats that people play, without a stand-in."""
        return {seat.number for seat in self.seats.values() if seat.is_person}

    @property
    def free_seats(self) -> list[int]:
        return [seat.number for seat in self.seats.values() if seat.kind == "open"]

    @property
    def host(self) -> int:
        """The seat that may start early: the maker's, or else the first person's; 0 if none."""
        seats = [seat for seat in self.seats.values() if seat.kind == "person"]
        ranked = sorted(seats, key=lambda seat: (not seat.is_person, not self._is_makers(seat)))
        return ranked[0].number if ranked else 0

    def is_maker(self, token_hash: bytes) -> bool:
        """Whether a token is the maker's, even if the seat was given up.

        That is the first one of those that the maker got: the others are for people beside them.
        """
        return self._makers[:1] == (token_hash,)

    @property
    def guests(self) -> set[int]:
        """The seats that other people than the maker play now."""
        return {seat for seat in self.people if not self._is_makers(self.seats[seat])}

    @property
    def has_company(self) -> bool:
        """Whether a seat belongs to someone with another device, even if a bot stands in."""
        taken = [seat for seat in self.seats.values() if seat.kind != "bot"]
        return not all(map(self._is_makers, taken))

    def _is_makers(self, seat: Seat) -> bool:
        return seat.token_hash in self._makers

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
        """The seat for which a bot makes the next decision; None if a person does."""
        decider = self.seats.get(self.game.decider) if self.game else None
        is_persons = decider is None or (decider.is_person and not self.overdue)
        return None if is_persons else decider

    @property
    def next_decision(self) -> tuple[int, Seat | None]:
        """The version of the game, and the bot that is to decide: this identifies a decision."""
        return self.game_version, self.bot_to_decide

    @property
    def is_correspondence(self) -> bool:
        """Whether a game is in play that goes on while nobody is here."""
        clock = self.settings.clock
        return clock is not None and clock["kind"] == "correspondence" and self.status == "playing"

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
        is_deciding = seat == self.playing.decider
        if is_deciding and self.overdue:
            return None
        before = self._spent_before if is_deciding else 0.0
        used = self.spent.get(seat, 0.0) - before if clock["kind"] == "game" else 0.0
        return max(clock["seconds"] - used, min(clock["seconds"], GRACE)) - before

    def must_agree(self, seat: int, keep: int) -> frozenset[int]:
        """Who has to agree if a seat takes the game back to its first `keep` decisions.

        These are all others who play, and those for whom a bot plays if they made one of the
        decisions themselves. Someone has to agree, unless the others are bots: where a bot plays
        for everyone else, the people whom it plays for.
        """
        replaced = {seat.number for seat in self.seats.values() if seat.actor == "stand_in"}
        concerned = {made.seat for made in self._made[keep:] if made.by == "person"}
        return frozenset((self.people - {seat}) | (replaced & concerned) or replaced - {seat})

    def free_undo(self, seat: int) -> int | None:
        """How many decisions remain after the longest undo that needs no consent.

        It takes back the seat's own last decisions, as long as none of them has shown anything
        hidden or random. None if there is no such decision.
        """
        if not self._made or self._made[-1].seat != seat:
            return None
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
        decision = self.next_decision
        if entry.request is not None:
            self._requests[entry.seat, entry.request] = entry.version
        if not isinstance(entry.content, Decided | GameStarted):
            self._entries[entry.seat] += 1
        match entry.content:
            case (
                Decided(spent=spent)
                | Undone(spent=spent)
                | HandedOver(spent=spent)
                | CameBack(spent=spent)
            ) if spent:
                decider = self.playing.decider
                self.spent[decider] = self.spent.get(decider, 0.0) + spent
        self.log.append(AppliedEntry(entry, self._apply_content(pending)))
        if self.next_decision != decision:
            self.decision_since = entry.at

    def _apply_content(self, pending: PendingEntry) -> Sequence[Event]:
        entry = pending.entry
        match entry.content:
            case Created() as created:
                self.settings = created.settings
                self.seats = seats_after({}, entry)
                self.is_lesson = created.lesson
                self.is_home_made = created.home_made
                self.next_seed = created.next_seed
                self._makers = tuple(
                    seat.token_hash for seat in created.seats if seat.token_hash is not None
                )
            case Joined(nonce=nonce):
                self.seats = seats_after(self.seats, entry)
                if nonce is not None:
                    self.nonces[entry.seat] = nonce
            case Filled():
                self.seats = seats_after(self.seats, entry)
            case NonceGiven(nonce=nonce):
                self.nonces[entry.seat] = nonce
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
                others = self.must_agree(entry.seat, keep)
                self.undo_request = UndoRequest(entry.version, entry.seat, keep, others)
            case UndoAnswered(agree=True):
                self._agree_to_undo(entry.seat)
            case UndoAnswered():
                self.undo_request = None
            case HandedOver() as handed:
                self._hand_over(handed)
            case CameBack():
                self.seats[entry.seat].level = None
                self._spent_before += entry.content.spent
                self._ask_too(entry.seat)
            case RematchWanted():
                self.rematch.add(entry.seat)
                self.seats[entry.seat].level = None
            case other:
                assert_never(other)
        return ()

    def _forget(self, seat: int) -> None:
        """The next person in this seat starts without its vote, nonce, requests and entries."""
        self.votes.pop(seat, None)
        self.nonces.pop(seat, None)
        del self._entries[seat]
        self._requests = {key: done for key, done in self._requests.items() if key[0] != seat}

    def _begin_game(self, version: int, started: GameStarted, game: Game | None) -> Sequence[Event]:
        if started.rules > RULES_VERSION:
            raise NamijiError(
                "other-rules",
                f"this game uses version {started.rules} of the rules, and this server knows "
                f"those up to {RULES_VERSION}: finish it with the version of Namiji that began it",
            )
        self.sealed = sealed = self._sealed(started)
        if game is None:
            edition = self.edition.with_rules(started.rules)
            seed = started.seed
            if sealed is not None:
                seed = sealed.deal.game_seed(seed, started.direction)
            game = Game.new(len(self.seats), seed, started.direction, edition)
            _check_outcomes(game.setup_outcomes, started.outcomes)
        self.game = game
        self.commitments.append(
            str(game.commitment) if sealed is None else sealed.deal.commitment(sealed.seed)
        )
        self.next_seed, self.nonces = started.next_seed, {}
        self.game_version = version
        self.rematch, self.undo_request = set(), None
        self.spent, self._made = {}, []
        self._spent_before, self.overdue = 0.0, False
        return game.events

    def _sealed(self, started: GameStarted) -> SealedSeed | None:
        if started.nonces is None:
            return None
        deal = Deal(table_hash(self.id), started.game, started.seats, started.nonces)
        return SealedSeed(started.seed, deal)

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
        spent = self._spent_before + decided.spent
        self._made.append(_MadeDecision(entry.seat, decided.by, spent))
        self._spent_before, self.overdue = 0.0, False
        if game.is_over:
            self.records.append(write_record(game, sealed=self.sealed))
        return game.last_events

    def _take_back(self, version: int, undone: Undone) -> None:
        game, keep, wanted = self.playing, undone.keep, self.undo_request
        spent = [(made.seat, made.spent) for made in self._made[keep:]]
        spent.append((game.decider, self._spent_before + undone.spent))
        while len(game.decisions) > keep:
            game.undo(rewind=False)
        self._spent_before = sum(seconds for seat, seconds in spent if seat == game.decider)
        if wanted is not None and not wanted.waiting:
            self._leave_a_grace()
        del self._made[keep:]
        self.game_version = version
        self.undo_request, self.overdue = None, False

    def _leave_a_grace(self) -> None:
        """A player who agrees to an undo agrees to wait a little, too."""
        clock = self.settings.clock
        if clock is not None:
            most = 0.0 if clock["kind"] == "game" else max(0.0, clock["seconds"] - GRACE)
            self._spent_before = min(self._spent_before, most)

    def _hand_over(self, handed: HandedOver) -> None:
        """A wish to undo ends, as the person can no longer answer it knowing the game."""
        self.seats[handed.about_seat].level = handed.level
        self.undo_request = None
        if self.game is not None and self.game.decider == handed.about_seat:
            self._spent_before += handed.spent
            self.overdue |= handed.reason == "clock"

    def _agree_to_undo(self, seat: int) -> None:
        """The undo request does not wait for this seat anymore."""
        wanted = self.undo_request
        if wanted is not None:
            self.undo_request = replace(wanted, waiting=wanted.waiting - {seat})

    def _ask_too(self, seat: int) -> None:
        """Someone who comes back has a say in an undo that the others are asked for."""
        wanted = self.undo_request
        if wanted is not None and wanted.waiting and seat != wanted.seat:
            self.undo_request = replace(wanted, waiting=wanted.waiting | {seat})


@dataclass(frozen=True, slots=True)
class _MadeDecision:
    seat: int
    by: Actor
    spent: float
    """Seconds, with those of decisions that were taken back before."""


def _check_outcomes(outcomes: Sequence[Outcome], logged: Sequence[str]) -> None:
    if tuple(map(str, outcomes)) != tuple(logged):
        raise NamijiError("damaged-table", "a game of this table does not replay")
