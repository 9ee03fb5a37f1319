"""Pictures and texts of the table: whole, within the page, and of nothing that is secret."""

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

from namiji import Edition, Game, load_edition
from namiji.svg.marks import BOATS, STATIONS, words
from namiji.svg.table import HEIGHT, WIDTH, picture
from tests.support import editions

SVG = "{http://www.w3.org/2000/svg}"
EDITIONS = [load_edition("standard"), load_edition("lesson"), editions.scarce(), editions.odd(8)]


def random_game(edition: Edition, players: int, seed: int, decisions: int) -> Game:
    rng = random.Random(seed)
    game = Game.new(players, seed, edition=edition)
    while not game.is_over and len(game.decisions) < decisions:
        game.play(rng.choice(game.legal_actions))
    return game


def drawn(game: Game, seat: int) -> ElementTree.Element:
    return ElementTree.fromstring(picture(game.view(seat)))  # noqa: S314 - our own drawing


def points(element: ElementTree.Element, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    """Where everything is drawn."""
    move = element.get("transform", "")
    if move.startswith("translate("):
        dx, dy = move.removeprefix("translate(").split(")")[0].split()
        x, y = x + float(dx), y + float(dy)
    here = (x + float(element.get("x", "0").rstrip("%")), y + float(element.get("y", "0")))
    return [here, *(point for child in element for point in points(child, x, y))]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_on_the_page(edition: Edition, players: int) -> None:
    for decisions in (0, 25, 60, 1000):
        game = random_game(edition, players, decisions + 1, decisions)
        for seat in range(1, players + 1):
            for x, y in points(drawn(game, seat)):
                assert 0 <= x <= WIDTH
                assert 0 <= y <= HEIGHT
            assert f"seat {seat}: {game.scores[seat]} points" in str(game.view(seat))


def test_every_station_boat_and_seat_is_drawn() -> None:
    game = random_game(load_edition("standard"), 5, 3, 80)
    svg = drawn(game, 1)
    fills = Counter(path.get("fill") for path in svg.iter(f"{SVG}path"))
    for boat in BOATS[1:]:
        assert fills[boat] == 2  # on the route and on its panel
    titles = {title.text for title in svg.iter(f"{SVG}title")}
    assert {f"{i}: " for i in range(65)} <= {str(text).split(" ")[0] + " " for text in titles}
    assert set(STATIONS) >= {game.view(0).station(i) for i in range(65)}
    texts = {text.text for text in svg.iter(f"{SVG}text")}
    assert {"Player 1 (you)", "Player 2", "Player 3", "Player 4", "Player 5"} <= texts


def test_secrets_are_not_shown() -> None:
    """What a seat cannot know changes neither its picture nor its text."""
    shown = 0
    for seed in range(8):
        game = random_game(load_edition("standard"), 3, seed, 70)
        for seat in (1, 2, 3):
            other = game.view(seat).world(seed)
            assert picture(other.view(seat)) == picture(game.view(seat))
            assert str(other.view(seat)) == str(game.view(seat))
            shown += bool(game.view(seat).own_rocks)
    assert shown > 0


def test_names_are_escaped() -> None:
    assert "&lt;b&gt; &amp; " in words(0, 0, "<b> & ")
