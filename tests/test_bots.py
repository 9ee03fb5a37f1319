"""The simple bots: always legal, repeatable, and the filler comes to the corners."""

from collections import Counter

import pytest

from namiji import Game, NamijiError
from namiji.action import Action
from namiji.bots import BOTS, make_bot
from namiji.corners import corners_of
from namiji.edition import standard
from namiji.seed import bot_seed
from namiji.simulate import Series


def series(bot: str, players: int, seed: str = "bots") -> Series:
    return Series(players, seed, (bot,) * players, "both", standard())


def actions(game: Game) -> list[Action]:
    return [decision.action for decision in game.decisions]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_games_in_both_directions(name: str, players: int) -> None:
    games = [series(name, players).play(index) for index in range(4)]
    assert all(game.is_over for game in games)  # an illegal action would have raised an error
    assert {game.direction for game in games} == {"clockwise", "counterclockwise"}


@pytest.mark.parametrize("name", BOTS)
def test_bots_repeat_themselves_and_differ_by_seed(name: str) -> None:
    game = series(name, 3).play(0)
    assert actions(series(name, 3).play(0)) == actions(game)
    assert actions(series(name, 3, "others").play(0)) != actions(game)
    view, legal = Game.new(3, 1).view(1), Game.new(3, 1).legal()
    choices = {make_bot(name, f"seed {i}").choose(view, legal) for i in range(200)}
    assert len(choices) > 5  # even the filler's first move has its whims


@pytest.mark.parametrize("name", BOTS)
def test_bots_know_no_more_than_their_seat(name: str) -> None:
    game = series("filler", 4).play(0)
    replay = Game.new(4, game.seed, game.direction)
    for i, action in enumerate(actions(game)):
        seat = replay.decider
        other = replay.resample(seat, i)
        choices = [
            make_bot(name, str(i)).choose(each.view(seat), each.legal()) for each in (replay, other)
        ]
        assert choices[0] == choices[1]
        replay.play(action)


def test_random_bot_takes_every_action_about_as_often() -> None:
    view, legal = Game.new(4, 1).view(1), Game.new(4, 1).legal()
    bot = make_bot("random", "even")
    counts = Counter(bot.choose(view, legal) for _ in range(200 * len(legal)))
    assert set(counts) == set(legal)
    assert min(counts.values()) > 130
    assert max(counts.values()) < 270


def test_filler_comes_to_the_corners() -> None:
    found: Counter[str] = Counter()
    for index in range(60):
        found += corners_of(series("filler", 4).play(index))
    assert found["full racks"] > 20
    assert found["double lines"] > 3
    assert found["extra catches"] > 20
    assert found["completed panoramas"] > 60
    assert found["boats without Offerings"] > 20
    assert found["lost hauls"] > 0
    assert found["stops without effect"] > 0


@pytest.mark.parametrize(
    ("spec", "hint"), [("rando", "did you mean 'random'?"), ("Filler", "did you mean 'filler'?")]
)
def test_an_unknown_bot_is_named_with_those_there_are(spec: str, hint: str) -> None:
    with pytest.raises(NamijiError, match=f"no bot '{spec}'; allowed: random, filler") as caught:
        make_bot(spec, "1")
    assert caught.value.code == "unknown-bot"
    assert hint in str(caught.value)


def test_a_bot_does_not_hold_the_seed_of_its_game() -> None:
    seeds = {bot_seed("a-secret", seat) for seat in range(1, 6)}
    assert len(seeds) == 5
    assert not any("secret" in seed for seed in seeds)
