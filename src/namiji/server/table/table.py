"""What may be done at a table.

A table does nothing by itself: a method checks what somebody asks for and returns it as a change;
once its entry is committed, `apply` makes it so.
"""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.errors import IllegalAction, NamijiError
from namiji.game.actions import Action, actions_of
from namiji.game.game import Game
from namiji.game.seeds import new_seed
from namiji.record import RULES_VERSION
from namiji.server.table import lesson
from namiji.server.table.colors import Color, deal_colors
from namiji.server.table.entries import Entry
from namiji.server.table.settings import BotSeat, NewTable, PersonByLink, PersonHere
from namiji.server.table.state import Change, TableState

MOST_GAMES = 50
MOST_ENTRIES = 20_000
"""After so much, a table only goes on to the end of its game: to load one must not take long."""
MOST_DECISIONS = 5000
"""Played in a game, those taken back included: its record has to stay readable."""


class Stale(NamijiError):
    """Somebody decided on a game that has gone on since."""

    def __init__(self) -> None:
        super().__init__("stale", "the game has gone on: look at what happened and decide again")


class Table(TableState):
    """Every method that returns a change raises an error where that may not be."""

    @classmethod
    def create(
        cls,
        edition: Edition,
        wish: NewTable,
        token_hashes: Mapping[int, bytes],
        at: float,
        is_lesson: bool = False,
    ) -> Change:
        """The first entry of a table's log."""
        seats: list[dict[str, Any]] = []
        wishes = [seat.color for seat in wish.seats if not isinstance(seat, PersonByLink)]
        colors = iter(deal_colors(wishes))
        for number, seat in enumerate(wish.seats, 1):
            match seat:
                case PersonHere(name=name):
                    token, color = token_hashes[number].hex(), next(colors)
                    person = {"kind": "person", "name": name, "color": color, "token": token}
                    seats.append(person)
                case BotSeat(level=level):
                    seats.append({"kind": "bot", "level": level, "color": next(colors)})
                case _:
                    seats.append({"kind": "open"})
        settings = wish.model_dump(exclude={"seats"}) | {"edition": edition.id}
        body = {
            "settings": settings,
            "edition": edition.digest,
            "lesson": is_lesson,
            "seats": seats,
        }
        return Change(Entry(1, "created", 0, None, at, body))

    def join(
        self,
        people: Sequence[tuple[str, bytes]],
        at: float,
        wishes: Sequence[Color | None] = (),
    ) -> list[Change]:
        """Give open seats to people: a name and the hash of a token for each, perhaps a wish."""
        if self.status != "open":
            raise NamijiError("started", "the game has started; you can watch it")
        free = self.free_seats
        if len(people) > len(free):
            raise NamijiError("full", f"{len(free) or 'no'} seats are free at this table")
        colors = self._deal_colors([*wishes, *[None] * len(people)][: len(people)])
        bodies = [
            {"name": name, "color": color, "token": token.hex()}
            for (name, token), color in zip(people, colors, strict=True)
        ]
        return [
            self._change("joined", seat, at, body, ahead=ahead)
            for ahead, (seat, body) in enumerate(zip(free, bodies, strict=False))
        ]

    def leave(self, seat: int, at: float, request: str | None = None, spent: float = 0.0) -> Change:
        if self.status == "open":
            return self._change("left", seat, at, {"of": seat}, request)
        return self.hand_over(seat, "left", at, seat, request, spent)

    def free_seat(self, seat: int, other: int, at: float, request: str | None = None) -> Change:
        """Open the seat of somebody who is away; the caller knows whether they are."""
        if self.status != "open":
            raise NamijiError("started", "the game has started; a bot can take the seat over")
        if other not in self.people:
            raise NamijiError("no-person", f"nobody sits in seat {other}")
        return self._change("left", seat, at, {"of": other}, request)

    def vote(self, seat: int, way: Direction, at: float, request: str | None = None) -> Change:
        if self.settings.direction != "vote" or self.status == "playing":
            raise NamijiError("no-vote", "there is nothing to vote on now")
        if self.votes.get(seat) == way:
            raise NamijiError("no-vote", "that is what you have voted for")
        return self._change("voted", seat, at, {"direction": way}, request)

    def start(self, seat: int, at: float, request: str | None = None) -> list[Change]:
        """Begin without waiting for more people: bots take the open seats."""
        if self.status != "open":
            raise NamijiError("started", "the game has started already")
        if seat != self.host:
            raise NamijiError("not-host", "only the host can start before the table is full")
        level, free = self.settings.stand_in, self.free_seats
        bodies = [
            {"of": number, "level": level, "color": color}
            for number, color in zip(free, self._deal_colors([None] * len(free)), strict=True)
        ]
        filled = [
            self._change("filled", seat, at, body, ahead=ahead) for ahead, body in enumerate(bodies)
        ]
        return [*filled, self._start(at, request, seat, ahead=len(filled))]

    def hand_over(
        self,
        seat: int,
        reason: Literal["left", "clock", "away"],
        at: float,
        by: int = 0,
        request: str | None = None,
        spent: float = 0.0,
    ) -> Change:
        """Let a bot play on for a seat; by nobody when it is the clock that says so."""
        if self.status == "open":
            raise NamijiError("not-started", "the game has not started yet")
        if seat not in self.people:
            raise NamijiError("no-person", f"no person plays seat {seat}")
        level = self.settings.stand_in
        body: dict[str, Any] = {"of": seat, "level": level, "reason": reason}
        if self.game is not None and self.game.decider == seat:
            body |= _time(spent)
        return self._change("handed_over", by, at, body, request)

    def come_back(self, seat: int, at: float, request: str | None = None) -> Change:
        if self.seats[seat].actor != "stand_in":
            raise NamijiError("not-replaced", "no bot plays for you")
        return self._change("came_back", seat, at, request=request)

    def want_rematch(self, seat: int, at: float, request: str | None = None) -> Change:
        if self.status != "over":
            raise NamijiError("not-over", "the game is not over yet")
        if seat in self.rematch:
            raise NamijiError("wanted", "you have said so already")
        if self.games >= MOST_GAMES:
            raise NamijiError("table-full", f"after {MOST_GAMES} games it takes a new table")
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
        after.play(self._action(action) if isinstance(action, str) else action)
        decision = after.decisions[-1]
        body: dict[str, Any] = {
            "by": actor,
            "action": str(decision.action),
            "outcomes": [str(outcome) for outcome in decision.outcomes],
        }
        return self._change("decided", seat, at, body | _time(spent), request, game=after)

    def _action(self, text: str) -> Action:
        """The one that a client spells. A refusal guesses at nothing: it would name cards."""
        action = actions_of(self.edition).find(text)
        if action is None:
            message = "there is no such action: play one of your choices"
            raise IllegalAction("unknown-action", message)
        return action

    def undo(
        self,
        seat: int,
        keep: int,
        version: int,
        at: float,
        request: str | None = None,
        spent: float = 0.0,
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
            return self._change("undone", seat, at, {"keep": keep} | _time(spent), request)
        if self.undo_request is not None:
            raise NamijiError("undo-asked", "somebody has asked for an undo: that comes first")
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

    def due(self, expected: set[int], at: float, spent: float = 0.0) -> Change | None:
        """What the table does by itself now, if anything. It waits for those who are expected."""
        wanted = self.undo_request
        if wanted is not None and not wanted.waiting:
            return self._change("undone", wanted.seat, at, {"keep": wanted.keep} | _time(spent))
        if self.status == "open":
            has_voted = self.settings.direction != "vote" or self.people <= set(self.votes)
            return self._start(at) if has_voted and not self.free_seats else None
        if self.status == "over" and self.rematch & expected:
            return self._start(at) if self.people & expected <= self.rematch else None
        return None

    def _start(self, at: float, request: str | None = None, by: int = 0, ahead: int = 0) -> Change:
        direction, seed = self._direction(), lesson.SEED if self.is_lesson else new_seed()
        game = Game.new(len(self.seats), seed, direction, self.edition)
        body = {
            "game": self.games + 1,
            "direction": direction,
            "rules": RULES_VERSION,
            "seed": game.seed,
            "outcomes": [str(outcome) for outcome in game.setup_outcomes],
        }
        return self._change("started", by, at, body, request, ahead=ahead, game=game)

    def _deal_colors(self, wishes: Sequence[Color | None]) -> list[Color]:
        return deal_colors(wishes, (seat.color for seat in self.seats.values()))

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
        if version > MOST_ENTRIES and kind not in ("decided", "handed_over"):
            raise NamijiError("table-full", "too much has happened here: it takes a new table")
        return Change(Entry(version, kind, seat, request, at, body or {}), game)


def _time(spent: float) -> dict[str, float]:
    """The seconds that the decider has used, where a clock counts them."""
    return {"spent": round(spent, 3)} if spent else {}
