"""Options played on worlds that the seat cannot tell from the true one: is the preview right?"""

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from namiji import Edition, Event, Game, SeatView
from namiji.bots.registry import make_bot
from namiji.core.names import Cell, Direction
from namiji.game import events as e
from namiji.preview import preview
from tests.support import editions, oracle

NO_TOKEN_FOR_NEUTRAL = editions.changed("ruled", rulings={"neutral_counts_as_boat": False})


def games(number: int) -> Iterator[Game]:
    """Games of all sizes, in both directions, of several editions; 16 have each with each."""
    for i in range(number):
        players, turn = 2 + i % 4, i // 4
        edition = (None, editions.scarce(), editions.odd(i), NO_TOKEN_FOR_NEUTRAL)[turn % 4]
        direction: Direction = "counterclockwise" if (i + turn) % 2 else "clockwise"
        yield Game.new(players, f"preview-{i}", direction, edition)


def positions(number: int) -> Iterator[Game]:
    """Every decision of such games, half of them played at random and half with some sense."""
    for i, game in enumerate(games(number)):
        bot = make_bot("random" if (i + i // 4) // 2 % 2 else "filler", f"bot-{i}")
        while not game.is_over:
            yield game
            game.play(bot.choose(game.view(game.decider), game.legal_actions))


class Trial(NamedTuple):
    """An option, what its preview said, and what happened."""

    view: SeatView
    effect: Any
    game: Game
    """As it is afterwards."""
    events: list[Event]

    @property
    def stop(self) -> list[Event]:
        """What happened until the next boat sailed."""
        events = enumerate(self.events)
        sailed = (i for i, event in events if i and isinstance(event, e.Sailed))
        return self.events[: next(sailed, None)]

    @property
    def points(self) -> int:
        """What the boat in action scored at this stop; the end of the game counts apart."""
        return sum(points for reason, points in self.scored if reason not in ("rock", "penalty"))

    @property
    def upgrades(self) -> int:
        return sum(points for reason, points in self.scored if reason == "upgrade")

    @property
    def scored(self) -> list[tuple[str, int]]:
        events, boat = of(e.Scored, self.stop), self.view.boat_in_action
        return [(event.reason, event.points) for event in events if event.seat == boat]


def trials(kind: str, number: int = 16) -> Iterator[Trial]:
    """Every option of a kind that comes up in some games."""
    for turn, game in enumerate(positions(number)):
        view = game.view(game.decider)
        for choice in preview(view):
            if choice["effect"]["kind"] == kind:
                world = game.view(view.seat).world(turn)
                yield Trial(view, choice["effect"], world, list(world.play(choice["id"])))


def play_on(trial: Trial, until: type[Event], count: int = 1) -> None:
    """Go on at random until some event has happened so often, or the game is over."""
    rng = random.Random(len(trial.events))
    while not trial.game.is_over and len(of(until, trial.events)) < count:
        trial.events.extend(trial.game.play(rng.choice(trial.game.legal_actions)))


def of(kind: type[Any] | tuple[type[Any], ...], events: list[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def traits(fish: str, edition: Edition) -> tuple[str, str]:
    found = next(each for each in edition.fish if each.name == fish)
    return edition.colors[found.color], edition.kinds[found.kind]


def rack_of(view: SeatView) -> oracle.Rack:
    """The rack of the boat in action, in the form of the oracle."""
    rack = oracle.Rack(3, 4)
    held = view.boat(view.boat_in_action).rack
    rack.fish = {cell: traits(fish, view.edition) for cell, fish in _cells(held).items()}
    return rack


def _cells(held: Mapping[Cell, str]) -> dict[oracle.Cell, str]:
    return {(int(cell[1]) - 1, "abcd".index(cell[0])): fish for cell, fish in held.items()}


def shared(fish: Iterable[tuple[str, str]]) -> tuple[str | None, str | None]:
    """The color and the kind that all fish have."""
    colors, kinds = (set(each) for each in zip(*fish, strict=True))
    return colors.pop() if len(colors) == 1 else None, kinds.pop() if len(kinds) == 1 else None


def is_useful(fish: str, view: SeatView) -> bool:
    """Whether a fish may lie in line with others, and share something with all of them."""
    rack, new = rack_of(view), traits(fish, view.edition)
    for line in rack.rows + rack.columns:
        held = [rack.fish[cell] for cell in line if cell in rack.fish]
        if held and any(map(rack.takes, line)) and any(shared([*held, new])):
            return True
    return False
