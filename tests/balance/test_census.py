"""What a census counts, compared with the events of the same games."""

from collections import Counter

import numpy as np
import pytest

from namiji import Game
from namiji.balance.census import (
    CENSUS,
    Setting,
    add_census,
    census_of_bot,
    census_of_greedy,
    census_of_network,
)
from namiji.core.layout import ROCK_CARDS_AT
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import standard
from namiji.game.events import RockRevealed, Sailed, Started
from namiji.match.simulate import Series

GAMES = 6


def series(players: int, direction: Direction) -> Series:
    return Series(players, "census", ("filler",) * players, direction, standard())


@pytest.mark.parametrize(("players", "direction"), [(2, "clockwise"), (4, "counterclockwise")])
def test_a_census_counts_what_happened(players: int, direction: Direction) -> None:
    played = [series(players, direction).play(index).game for index in range(GAMES)]
    c = census_of_bot(series(players, direction), GAMES, jobs=1)[0]
    assert (c.games, c.seats) == (GAMES, GAMES * players)
    assert c.score == sum(sum(game.scores.values()) for game in played)
    expected = np.zeros(6)
    kept, met = Counter[str](), Counter[str]()
    for game in played:
        mean = sum(game.scores.values()) / players
        started = game.events[0]
        assert isinstance(started, Started)
        for place, seat in enumerate(started.order):
            if seat:
                expected[place] += game.scores[seat] - mean
        for event in game.events:
            if isinstance(event, RockRevealed):
                kept[event.card] += 1
                met[event.card] += event.fulfilled
    assert c.lead == pytest.approx(expected)
    rocks = [card.id for card in standard().rock_cards]
    at = slice(ROCK_CARDS_AT, ROCK_CARDS_AT + len(rocks))
    assert c.kept[at].tolist() == [kept[card] for card in rocks]
    assert c.fulfilled[at].tolist() == [met[card] for card in rocks]


def test_stops_are_counted_by_position() -> None:
    c = census_of_bot(series(3, "clockwise"), GAMES, jobs=1)[0]
    stops = Counter[int]()
    for index in range(GAMES):
        game = series(3, "clockwise").play(index).game
        stops.update(event.to for event in game.events if isinstance(event, Sailed))
    for position, stop in enumerate(standard().route, 1):
        if not stop.is_port:  # a boat that can only sail to a port decides nothing
            assert c.stops[position] == stops[position]


def chosen(game: Game) -> Counter[str]:
    """The cards picked and kept where there were others to choose."""
    cards: list[str] = []
    again = Game.new(game.players, game.seed, game.direction, game.edition)
    for decision in game.decisions:
        word, *rest = str(decision.action).split()
        if word in ("pick", "keep") and len(again.legal_ids()) > 1:
            cards += rest
        again.play(decision.action)
    return Counter(cards)


def test_cards_are_offered_and_taken() -> None:
    c = census_of_bot(series(5, "clockwise"), GAMES, jobs=1)[0]
    taken = Counter[str]()
    for index in range(GAMES):
        taken += chosen(series(5, "clockwise").play(index).game)
    for number, card in enumerate(standard().dock_cards):
        assert c.taken[number] == taken[card.id]
        assert c.offered[number] >= c.taken[number]
    # Who picks from n different cards passes n - 1 of them on.
    assert c.offered.sum() > 2 * c.taken.sum()


def test_greedy_repeats_itself() -> None:
    setting = Setting(4, "clockwise")
    first = census_of_greedy(standard(), setting, 48, "same")
    assert first.tobytes() == census_of_greedy(standard(), setting, 48, "same").tobytes()
    assert first.tobytes() != census_of_greedy(standard(), setting, 48, "other").tobytes()
    assert first["games"].sum() == 48
    assert len({*first["score"].tolist()}) > 1  # each mind plays in its own way
    assert first["lead"].sum() == pytest.approx(0)


def test_the_network_repeats_itself() -> None:
    setting = Setting(3, "clockwise")
    first = census_of_network(standard(), setting, 4, "same")
    assert first.tobytes() == census_of_network(standard(), setting, 4, "same").tobytes()
    assert first.tobytes() != census_of_network(standard(), setting, 4, "other").tobytes()
    assert first["games"].tolist() == [2, 2]  # one census per temperature
    assert first["seats"].tolist() == [6, 6]
    assert first["lead"].sum() == pytest.approx(0)


def test_censuses_add_up() -> None:
    both = np.zeros(1, CENSUS)
    for direction in DIRECTIONS:
        add_census(both, census_of_greedy(standard(), Setting(3, direction), 12, "sum"))
    assert both[0].games == 24
    assert both[0].seats == 72
