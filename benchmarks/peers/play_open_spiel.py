"""OpenSpiel's games in C++: decision by decision from Python, and whole games in C++."""

from functools import partial
from importlib.metadata import version

import pyspiel

from benchmarks.peers.player import Entry, Offer, Play, luck

VERSION = version("open_spiel")

COUNTED = 32  # games between two readings of the clock

CARDS = {"chance": True, "hidden": True}
DICE = {"chance": True, "hidden": False}
NEITHER = {"chance": False, "hidden": False}
GAMES = {
    "leduc_poker(players=4)": CARDS,
    "hearts": CARDS,
    "spades": CARDS,
    "crazy_eights(players=4)": CARDS,
    "dou_dizhu": CARDS,
    "hanabi(players=4)": CARDS,
    "gin_rummy": CARDS,
    "backgammon": DICE,
    "maedn(players=4)": DICE,
    "pig(players=4)": DICE,
    "go(board_size=9)": NEITHER,
    "chess": NEITHER,
}


def stepped(name: str) -> Play:
    game = pyspiel.load_game(name)
    random = luck.random

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions, 1

    return play


def _drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    for outcome, share in outcomes:
        point -= share
        if point < 0:
            return outcome
    return outcomes[-1][0]


def whole_games(name: str) -> Play:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    length = _decisions_per_game(game, bots)

    def play() -> tuple[int, int]:
        for _ in range(COUNTED):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, luck.getrandbits(31))
        return round(length * COUNTED), COUNTED

    return play


def _decisions_per_game(game, bots) -> float:
    """Return the mean of many games. Counting is slower than playing, so it is not timed."""
    decisions = games = 0
    while decisions < 100_000:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, luck.getrandbits(31))
        decisions += sum(move.player >= 0 for move in state.full_history())
        games += 1
    return decisions / games


def offers(_cores: str) -> list[Offer]:
    return [
        (Entry(name, _players(name), way, observes=False, **traits), partial(prepare, name))
        for name, traits in GAMES.items()
        for way, prepare in (("single", stepped), ("batch", whole_games))
    ]


def _players(name: str) -> int:
    return pyspiel.load_game(name).num_players()
