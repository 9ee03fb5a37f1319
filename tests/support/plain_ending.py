"""Endings solved the slow way: world by world over `Game`, just as the definition reads."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product

from namiji import Game, ImpossibleOutcome, Outcome
from namiji.core.layout import DOCK_PLACES_AT, ROCK_CARDS_AT
from namiji.core.names import Domain
from namiji.game.actions import Action

Value = tuple[float, ...]
"""The shares of victory of all seats, then their margins."""


def solve_plainly(game: Game) -> dict[Action, tuple[float, float]]:
    """Share and margin of each option of the seat that decides."""
    seat = game.decider
    values = _Solver().options(game)
    return {action: (v[seat - 1], v[game.players + seat - 1]) for action, v in values.items()}


def best_of(values: dict[Action, tuple[float, float]]) -> Action:
    """The largest share, then the largest margin, then the first."""
    return max(values, key=lambda action: tuple(round(v, 9) for v in values[action]))


@dataclass
class _Solver:
    _answers: dict[bytes, Action] = field(default_factory=dict)
    _values: dict[bytes, Value] = field(default_factory=dict)

    def options(self, game: Game) -> dict[Action, Value]:
        """What each action comes to on the average of all worlds that fit the decider's view."""
        seat = game.decider
        all_worlds = list(worlds(game, seat))
        return {
            action: _mean([(1 / len(all_worlds), self._after(w, action)) for w in all_worlds])
            for action in game.legal_actions
        }

    def _after(self, game: Game, action: Action) -> Value:
        return _mean([(chance, self._value(next_)) for chance, next_ in outcomes(game, action)])

    def _value(self, game: Game) -> Value:
        key = game.to_bytes()[24:]  # all but the key of chance and its counter
        if key not in self._values:
            if game.is_over:
                self._values[key] = _settled(game)
            else:
                self._values[key] = self._after(game, self._answer(game))
        return self._values[key]

    def _answer(self, game: Game) -> Action:
        seat = game.decider
        key = bytes([seat]) + game.view(seat).to_bytes()
        if key not in self._answers:
            options = self.options(game)
            mine = {a: (v[seat - 1], v[game.players + seat - 1]) for a, v in options.items()}
            self._answers[key] = best_of(mine)
        return self._answers[key]


def _mean(parts: list[tuple[float, Value]]) -> Value:
    return tuple(sum(c * v[i] for c, v in parts) for i in range(len(parts[0][1])))


def _settled(game: Game) -> Value:
    scores = game.scores
    shares = [(seat in game.winners) / len(game.winners) for seat in scores]
    margins = [
        own - max(score for other, score in scores.items() if other != seat)
        for seat, own in scores.items()
    ]
    return (*shares, *map(float, margins))


def worlds(game: Game, seat: int) -> Iterator[Game]:
    """Every way in which the Rock cards can lie for all that a seat knows, each equally likely."""
    some = game.view(seat).world(0)
    state = some._array[0]
    groups: dict[int, list[int]] = {}
    for place in range(DOCK_PLACES_AT):
        if state.zone[place]:
            groups.setdefault(abs(int(state.knows[place, seat])), []).append(place)
    unknown = groups.pop(0, [])
    for orders in product(*(permutations(places) for places in groups.values())):
        shuffled = some.copy()
        cards, labels = shuffled._array[0].card, shuffled._array[0].knows[:, seat]
        for places, order in zip(groups.values(), orders, strict=True):
            cards[places], labels[places] = state.card[list(order)], state.knows[list(order), seat]
        out_of_pool = [p for places in groups.values() for p in places if labels[p] < 0]
        for world in _dealt(shuffled, unknown + out_of_pool):
            assert world.view(seat) == game.view(seat)
            yield world


def _dealt(game: Game, places: list[int]) -> Iterator[Game]:
    """The same game with every deal of the pool to some places."""
    pool = game._array[0].rest.copy()
    for place in places:
        pool[game._array[0].card[place]] += 1
    cards = [card for card in range(ROCK_CARDS_AT, len(pool)) for _ in range(pool[card])]
    for dealt in permutations(cards, len(places)):
        world = game.copy()
        state = world._array[0]
        state.rest = pool
        for place, card in zip(places, dealt, strict=True):
            state.card[place] = card
            state.rest[card] -= 1
        yield world


def outcomes(
    game: Game, action: Action, drawn: tuple[Outcome, ...] = ()
) -> Iterator[tuple[float, Game]]:
    """What an action may lead to, with the chances."""
    after = game.copy()
    try:
        after.play(action, drawn)
    except ImpossibleOutcome as error:
        if error.code != "missing-outcome":
            return  # chance is asked for something else here
        for outcome, chance in _draws(game, drawn):
            for further, next_ in outcomes(game, action, (*drawn, outcome)):
                yield chance * further, next_
    else:
        yield 1.0, after


def _draws(game: Game, drawn: tuple[Outcome, ...]) -> Iterator[tuple[Outcome, float]]:
    """What each bag may bring; the wrong bags are refused by the game."""
    view = game.view(0)
    crabs, shrimp = view.bag
    bags: dict[Domain, dict[str, int]] = {
        "fish": view.face_down,
        "net": view.nets_unseen,
        "crustacean": {"crab": crabs, "shrimp": shrimp},
    }
    for domain, bag in bags.items():
        for outcome in drawn:
            if outcome.domain == domain:
                bag[outcome.item] -= 1
        for item, count in bag.items():
            if count:
                yield Outcome(domain, item), count / sum(bag.values())
