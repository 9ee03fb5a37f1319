"""What is allowed at a table.

A method checks a request and returns it as a pending entry, without a change of the table. Once the
entry is committed, `apply` changes the table.
"""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition
from namiji.errors import IllegalAction, NamijiError
from namiji.game.actions import Action, actions_of
from namiji.game.game import Game
from namiji.game.seeds import new_seed
from namiji.server.table import lesson
from namiji.server.table.colors import Color, deal_colors
from namiji.server.table.entries import (
    CameBack,
    Created,
    CreatedSeat,
    Decided,
    EntryContent,
    Filled,
    GameStarted,
    HandedOver,
    HandOverReason,
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
from namiji.server.table.names import distinct_name
from namiji.server.table.request_context import RequestContext
from namiji.server.table.seats import Seat, seats_after
from namiji.server.table.settings import BotSeat, NewTable, PersonByLink, PersonHere, Settings
from namiji.server.table.state import PendingEntry, TableState

NONCE_SECONDS = 3.0
"""How long the first game waits for nonces, if the maker of the table asks for that."""
MAX_GAMES = 50
MAX_ENTRIES = 20_000
"""With so many entries, a table only finishes its game: loading a table must not take long."""
MAX_SEAT_ENTRIES = 1000
"""Requests of one seat besides decisions, so that no seat uses up the entries of a table."""
MAX_DECISIONS = 5000
"""Decisions per game, including those taken back: its record has to stay readable."""


class StaleVersion(NamijiError):
    """The request is about a game that has moved on since."""

    def __init__(self) -> None:
        super().__init__("stale", "the game has moved on: look at what happened and decide again")


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A person who joins a table."""

    name: str
    token_hash: bytes = field(repr=False)
    color: Color | None = None
    """The color that the person would like."""
    nonce: str | None = None
    """What the person adds to the chance of the game."""


class Table(TableState):
    """A method that returns a pending entry raises an error if the request is not allowed."""

    @classmethod
    def create(
        cls,
        edition: Edition,
        new_table: NewTable,
        token_hashes: Mapping[int, bytes],
        at: float,
        is_lesson: bool = False,
        home_made: bool = False,
    ) -> PendingEntry:
        """The first entry of a table's log."""
        wanted = [seat.color for seat in new_table.seats if not isinstance(seat, PersonByLink)]
        colors = iter(deal_colors(wanted))
        names: list[str] = []
        seats: list[CreatedSeat] = []
        for number, seat in enumerate(new_table.seats, 1):
            match seat:
                case PersonHere(name=name):
                    names.append(distinct_name(name, names))
                    token_hash, color = token_hashes[number], next(colors)
                    seats.append(CreatedSeat("person", names[-1], token_hash, color=color))
                case BotSeat(level=level):
                    seats.append(CreatedSeat("bot", level=level, color=next(colors)))
                case _:
                    seats.append(CreatedSeat("open"))
        left_out = {"seats", "edition_text", "await_nonces"}
        settings = Settings(**new_table.model_dump(exclude=left_out) | {"edition": edition.id})
        created = Created(
            settings,
            edition.digest,
            tuple(seats),
            is_lesson,
            home_made,
            awaits_nonces=new_table.await_nonces,
            next_seed=None if is_lesson else new_seed(),
        )
        return PendingEntry(LogEntry(1, 0, None, at, created))

    def join(self, people: Sequence[Newcomer], at: float) -> list[PendingEntry]:
        """Give open seats to people."""
        if self.status != "open":
            raise NamijiError("started", "the game has started; you can watch it")
        free = self.free_seats
        if len(people) > len(free):
            raise NamijiError("full", f"{len(free) or 'no'} seats are free at this table")
        colors = self._deal_colors([person.color for person in people])
        names = [seat.name for seat in self.seats.values() if seat.name]
        pending: list[PendingEntry] = []
        for seat, person, color in zip(free, people, colors, strict=False):
            names.append(distinct_name(person.name, names))
            joined = Joined(names[-1], person.token_hash, color, person.nonce)
            pending.append(self._pending(RequestContext(seat, at), joined, ahead=len(pending)))
        return pending

    def leave(self, context: RequestContext) -> PendingEntry:
        if self.status == "open":
            return self._pending(context, Left(context.seat))
        return self.hand_over(context, context.seat, "left")

    def free_seat(self, context: RequestContext, seat: int) -> PendingEntry:
        """Open the seat of a person who is away; the caller checks that."""
        if self.status != "open":
            raise NamijiError("started", "the game has started; a bot can take the seat over")
        if seat not in self.people:
            raise NamijiError("no-person", f"no person has seat {seat}")
        return self._pending(context, Left(seat))

    def vote(self, context: RequestContext, direction: Direction) -> PendingEntry:
        if self.settings.direction != "vote" or self.status == "playing":
            raise NamijiError("no-vote", "there is nothing to vote on now")
        if self.votes.get(context.seat) == direction:
            raise NamijiError("no-vote", "you have already voted for that")
        return self._pending(context, Voted(direction))

    def start(self, context: RequestContext) -> list[PendingEntry]:
        """Begin without waiting for more people: bots take the open seats."""
        if self.status != "open":
            raise NamijiError("started", "the game has already started")
        if context.seat != self.host:
            raise NamijiError("not-host", "only the host can start before the table is full")
        if not self._has_voted:
            raise NamijiError("not-voted", "wait until everyone at the table has voted")
        level, free = self.settings.stand_in, self.free_seats
        colors = self._deal_colors([None] * len(free))
        by_host = RequestContext(context.seat, context.at)
        filled = [
            self._pending(by_host, Filled(seat, level, color), ahead=ahead)
            for ahead, (seat, color) in enumerate(zip(free, colors, strict=True))
        ]
        seats: Mapping[int, Seat] = self.seats
        for each in filled:
            seats = seats_after(seats, each.entry)
        return [*filled, self._start_game(context, seats, ahead=len(filled))]

    def hand_over(self, context: RequestContext, seat: int, reason: HandOverReason) -> PendingEntry:
        """Let a bot play for a seat from now on."""
        if self.status == "open":
            raise NamijiError("not-started", "the game has not started yet")
        if seat not in self.people:
            raise NamijiError("no-person", f"no person plays seat {seat}")
        is_deciding = self.game is not None and self.game.decider == seat
        spent = _rounded(context.spent) if is_deciding else 0.0
        return self._pending(context, HandedOver(seat, self.settings.stand_in, reason, spent))

    def come_back(self, context: RequestContext) -> PendingEntry:
        if self.seats[context.seat].actor != "stand_in":
            raise NamijiError("not-replaced", "no bot plays for you")
        is_deciding = self.game is not None and self.game.decider == context.seat
        spent = _rounded(context.spent) if is_deciding and not self.overdue else 0.0
        return self._pending(context, CameBack(spent))

    def want_rematch(self, context: RequestContext) -> PendingEntry:
        if self.status != "over":
            raise NamijiError("not-over", "the game is not over yet")
        if context.seat in self.rematch:
            raise NamijiError("wanted", "you have already asked for a rematch")
        if self.games >= MAX_GAMES:
            message = f"a table ends after {MAX_GAMES} games: open a new one"
            raise NamijiError("table-full", message)
        return self._pending(context, RematchWanted())

    def decide(self, context: RequestContext, action: Action | str, version: int) -> PendingEntry:
        """Play an action, and whatever chance brings after it."""
        game, seat = self.playing, context.seat
        if version < self.game_version:
            raise StaleVersion
        if version > self.version:
            raise NamijiError("bad-version", f"the table is at version {self.version}")
        if game.decider != seat:
            raise IllegalAction("not-your-turn", "it is not your turn")
        actor = "stand_in" if self.overdue else self.seats[seat].actor
        if actor == "stand_in" and context.request is not None:
            if self.overdue:
                raise NamijiError("overdue", "your time is up: a bot makes this decision")
            raise NamijiError("replaced", "a bot plays for you: come back first")
        after = game.copy()
        after.play(self._action(action) if isinstance(action, str) else action)
        decision = after.decisions[-1]
        outcomes = tuple(map(str, decision.outcomes))
        decided = Decided(actor, str(decision.action), outcomes, _rounded(context.spent))
        return self._pending(context, decided, after)

    def _action(self, text: str) -> Action:
        """Find an action by its text. The error suggests none: a suggestion could name cards."""
        action = actions_of(self.edition).find(text)
        if action is None:
            message = "there is no such action: play one of your choices"
            raise IllegalAction("unknown-action", message)
        return action

    def undo(self, context: RequestContext, keep: int, version: int) -> PendingEntry:
        """Take the game back to its first `keep` decisions, or ask the others for consent."""
        decided, seat = len(self.playing.decisions), context.seat
        if self.settings.undo == "off":
            raise NamijiError("no-undo", "this table does not allow undo")
        if version < self.game_version:
            raise StaleVersion
        if seat not in self.people:
            raise NamijiError("replaced", "a bot plays for you: come back first")
        if not keep < decided:
            raise NamijiError("nothing-to-undo", f"the game has only {decided} decisions")
        if len(self.playing.history) > MAX_DECISIONS:
            raise NamijiError("no-undo", "this game has no undo left: too much was taken back")
        free = self.free_undo(seat)
        if free is not None and keep >= free:
            return self._pending(context, Undone(keep, _rounded(context.spent)))
        if self.undo_request is not None:
            raise NamijiError("undo-asked", "another undo request comes first")
        if self.settings.undo == "free":
            raise NamijiError(
                "no-undo",
                "you can only take back your own last decisions, up to the last one that showed "
                "something new",
            )
        return self._pending(context, UndoAsked(keep))

    def answer_undo(self, context: RequestContext, asked: int, agree: bool) -> PendingEntry:
        """Answer the undo request of version `asked`."""
        wanted = self.undo_request
        if wanted is None or wanted.version != asked or context.seat not in wanted.waiting:
            raise NamijiError("not-asked", "no undo request waits for your answer")
        return self._pending(context, UndoAnswered(agree))

    def due(self, awaited: set[int], at: float, spent: float = 0.0) -> PendingEntry | None:
        """What the table does by itself now, if anything.

        A rematch waits for the people in `awaited` seats only: those who are not away.
        """
        wanted = self.undo_request
        if wanted is not None and not wanted.waiting:
            asker = RequestContext(wanted.seat, at)
            return self._pending(asker, Undone(wanted.keep, _rounded(spent)))
        nobody = RequestContext(0, at)
        if self.status == "open":
            is_ready = self._has_voted and not self.free_seats and not self.nonce_wait(at)
            return self._start_game(nobody) if is_ready else None
        if self.status == "over" and self.rematch & awaited:
            return self._start_game(nobody) if self.people & awaited <= self.rematch else None
        return None

    def give_nonce(self, context: RequestContext, nonce: str) -> PendingEntry:
        """Add to the chance of the next game."""
        if self.is_lesson:
            raise NamijiError("no-nonce", "a lesson is the same for everyone")
        if context.seat in self.nonces:
            raise NamijiError("no-nonce", "you have already added to the next game")
        return self._pending(context, NonceGiven(nonce))

    def nonce_wait(self, at: float) -> float:
        """Seconds that the first game still waits for the nonces of the maker's seats; mostly 0."""
        if self.status != "open":
            return 0.0
        created = self.log[0].entry
        assert isinstance(created.content, Created)  # noqa: S101 - `apply` has checked it
        missing = self.people - self.guests - self.nonces.keys()
        if not created.content.awaits_nonces or not missing:
            return 0.0
        left = created.at + NONCE_SECONDS - at
        return left if 0 < left <= NONCE_SECONDS else 0.0

    def _start_game(
        self, context: RequestContext, seats: Mapping[int, Seat] | None = None, ahead: int = 0
    ) -> PendingEntry:
        """Begin a game with the people and bots in `seats`, by default those who sit there now."""
        taken = (seats or self.seats).values()
        direction = self._direction()
        started = GameStarted(
            game=self.games + 1,
            direction=direction,
            rules=self.edition.rules,
            seed=lesson.SEED if self.is_lesson else self.next_seed or new_seed(),
            outcomes=(),
            seats=tuple("person" if each.kind == "person" else each.level or "" for each in taken),
            nonces=None if self.is_lesson else tuple(self.nonces.get(seat) for seat in self.seats),
            next_seed=None if self.is_lesson else new_seed(),
        )
        sealed = self._sealed(started)
        seed = started.seed if sealed is None else sealed.deal.game_seed(sealed.seed, direction)
        game = Game.new(len(self.seats), seed, direction, self.edition)
        started = replace(started, outcomes=tuple(map(str, game.setup_outcomes)))
        return self._pending(context, started, game, ahead)

    def check_deletion(self, token_hash: bytes) -> None:
        """Raise an error unless the holder of a token may delete the table now."""
        if not self.is_maker(token_hash):
            if self.seat_of(token_hash) is None:
                raise NamijiError("bad-token", "this needs the token of a seat at the table")
            raise NamijiError("not-owner", "only the person who made the table can delete it")
        if self.status == "playing" and self.guests:
            raise NamijiError(
                "others-play",
                "others play at this table: delete it when the game is over, or a bot plays for "
                "them",
            )

    @property
    def _has_voted(self) -> bool:
        """Whether all people have voted, if the table votes."""
        return self.settings.direction != "vote" or self.people <= set(self.votes)

    def _deal_colors(self, wanted: Sequence[Color | None]) -> list[Color]:
        return deal_colors(wanted, (seat.color for seat in self.seats.values()))

    def _direction(self) -> Direction:
        """The direction in the settings, or the one with most votes. A tie is broken at random."""
        setting = self.settings.direction
        if setting != "vote":
            return setting
        votes = Counter(self.votes.values())
        most = max(votes[direction] for direction in DIRECTIONS)
        return secrets.choice([each for each in DIRECTIONS if votes[each] == most])

    def _pending(
        self,
        context: RequestContext,
        content: EntryContent,
        game: Game | None = None,
        ahead: int = 0,
    ) -> PendingEntry:
        """The next entry; `ahead` counts the pending entries that come before it."""
        version = self.version + 1 + ahead
        if version > MAX_ENTRIES and not isinstance(content, Decided | HandedOver | CameBack):
            message = "this table has no room for more: open a new one"
            raise NamijiError("table-full", message)
        is_asked_for = context.request is not None and not isinstance(content, Decided)
        if is_asked_for and self._entries[context.seat] >= MAX_SEAT_ENTRIES:
            message = f"you have made {MAX_SEAT_ENTRIES} requests at this table: only decide now"
            raise NamijiError("seat-full", message)
        entry = LogEntry(version, context.seat, context.request, context.at, content)
        return PendingEntry(entry, game)


def _rounded(seconds: float) -> float:
    return round(seconds, 3)
