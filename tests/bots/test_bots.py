"""Bots by name: always legal, repeatable, blind to what their seat does not know."""

import subprocess
import sys
from collections import Counter

import pytest

from namiji import Game, NamijiError
from namiji.bots import BOTS, BuiltInBot, make_bot
from namiji.bots.random_bot import RandomBot
from namiji.edition import standard
from namiji.game.actions import Action
from namiji.game.seeds import bot_seed
from namiji.match.rare_events import rare_events_of
from namiji.match.simulate import Series
from tests.support.cli import cli
from tests.support.size import size

# Every bot that comes with the game, limited by a count: time would not repeat itself. The master
# is a search, too, with more playouts.
SEARCHES = {
    "search": "search:20",
    "search+network": "search+network:20",
    "master": "search+network:20",
}
SPECS = list(dict.fromkeys(SEARCHES.get(name, name) for name in BOTS))


def series(bot: str, players: int, seed: str = "bots") -> Series:
    return Series(players, seed, (bot,) * players, "both", standard())


def actions(game: Game) -> list[Action]:
    return [decision.action for decision in game.decisions]


@pytest.mark.parametrize("players", [2, 5, 3, 4][: size(2, full=4)])
@pytest.mark.parametrize("spec", SPECS)
def test_bots_play_whole_games_in_both_directions(spec: str, players: int) -> None:
    matches = [series(spec, players).play(index) for index in range(2)]
    assert all(match.game.is_over and not match.faults for match in matches)
    assert {match.game.direction for match in matches} == {"clockwise", "counterclockwise"}


@pytest.mark.parametrize("spec", SPECS)
def test_bots_repeat_themselves(spec: str) -> None:
    assert actions(series(spec, 3).play(0).game) == actions(series(spec, 3).play(0).game)


@pytest.mark.parametrize("spec", ["random", "filler"])
def test_simple_bots_differ_by_seed(spec: str) -> None:
    view, legal = Game.new(3, 1).view(1), Game.new(3, 1).legal_actions
    choices = {make_bot(spec, f"seed {i}").choose(view, legal) for i in range(200)}
    assert len(choices) > 5  # even the filler's first move has its whims


@pytest.mark.parametrize("players", [2, 4][: size(1, full=2)])
@pytest.mark.parametrize("spec", SPECS)
def test_bots_know_no_more_than_their_seat(spec: str, players: int) -> None:
    """In another world that looks the same to their seat they decide the same."""
    game = series("filler", players).play(0).game
    replay = Game.new(players, game.seed, game.direction)
    for i, action in enumerate(actions(game)):
        seat = replay.decider
        worlds = (
            replay,
            replay.view(seat).world(i),
            replay.view(seat).world(f"other-{i}"),
        )
        choices = {make_bot(spec, str(i)).choose(w.view(seat), w.legal_actions) for w in worlds}
        assert len(choices) == 1
        replay.play(action)


def test_random_bot_takes_every_action_about_as_often() -> None:
    view, legal = Game.new(4, 1).view(1), Game.new(4, 1).legal_actions
    bot = make_bot("random", "even")
    counts = Counter(bot.choose(view, legal) for _ in range(200 * len(legal)))
    assert set(counts) == set(legal)
    assert min(counts.values()) > 130
    assert max(counts.values()) < 270


def test_filler_comes_to_the_corners() -> None:
    found: Counter[str] = Counter()
    for index in range(60):
        found += rare_events_of(series("filler", 4).play(index).game)
    assert found["full racks"] > 20
    assert found["double lines"] > 3
    assert found["extra catches"] > 20
    assert found["completed panoramas"] > 40
    assert found["boats without Offerings"] > 20
    assert found["lost hauls"] > 0
    assert found["stops without effect"] > 0


@pytest.mark.parametrize(
    ("spec", "hint"), [("rando", "did you mean 'random'?"), ("Filler:9", "did you mean 'filler'?")]
)
def test_an_unknown_bot_is_named_with_those_there_are(spec: str, hint: str) -> None:
    with pytest.raises(NamijiError, match=f"no bot '{spec}'; allowed: random, filler") as caught:
        make_bot(spec, "1")
    assert caught.value.code == "unknown-bot"
    assert hint in str(caught.value)
    assert "FILE.py[:NAME], run:COMMAND" in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("random:2", "'random' takes nothing after its name, not ':2'"),
        ("random:", "'random' takes nothing after its name, not ':'"),
        ("nowhere.py", "there is no file 'nowhere.py'"),
        ("nowhere.py:Bot", "there is no file 'nowhere.py'"),
        ("run:", "say what to run, such as 'run:node mybot.js'"),
        ("run:no-such-program --fast", "there is no program 'no-such-program' to run"),
        ("run:node 'bot.js", "cannot be read: No closing quotation"),
    ],
)
def test_a_bad_spec_is_told_what_is_wrong(spec: str, says: str) -> None:
    with pytest.raises(NamijiError) as caught:
        make_bot(spec, "1")
    assert caught.value.code == "bad-bot"
    assert says in str(caught.value)


class SlowBot(RandomBot):
    """Takes a number after its name."""

    def __init__(self, seed: str, count: str = "1") -> None:
        super().__init__(seed)
        self.count = int(count)


def test_what_follows_the_colon_comes_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        BOTS, "slow", BuiltInBot(f"{__name__}:SlowBot", "is slow", "a number (slow:9)")
    )
    assert make_bot("slow", "1").count == 1  # type: ignore[attr-defined]  # a SlowBot
    assert make_bot("slow:12", "1").count == 12  # type: ignore[attr-defined]  # a SlowBot
    with pytest.raises(
        NamijiError, match=r"'slow' takes a number \(slow:9\) after a colon, not 'x'"
    ):
        make_bot("slow:x", "1")
    shown = cli("bots").stdout
    assert all(words in shown for words in ("slow", "is slow", "after a colon: a number"))


def test_all_bots_are_listed() -> None:
    result = cli("bots")
    assert result.exit_code == 0
    for name, bot in BOTS.items():
        assert name in result.stdout
        assert bot.about.split()[0] in result.stdout
    assert "FILE.py[:NAME]" in result.stdout
    assert "run:COMMAND" in result.stdout


def test_naming_bots_needs_no_compiler() -> None:
    code = "import sys, namiji.bots; assert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - a command of our own


def test_a_bot_does_not_hold_the_seed_of_its_game() -> None:
    seeds = {bot_seed("a-secret", seat) for seat in range(1, 6)}
    assert len(seeds) == 5
    assert not any("secret" in seed for seed in seeds)
