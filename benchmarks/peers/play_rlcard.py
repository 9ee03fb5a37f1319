"""RLCard: its environments step by step. Each step returns an observation."""

from functools import partial
from importlib.metadata import version

import rlcard

from benchmarks.peers.player import Entry, Offer, Play, luck

VERSION = version("rlcard")

GAMES = {  # with their numbers of players
    "leduc-holdem": 2,
    "limit-holdem": 2,
    "uno": 2,
    "gin-rummy": 2,
    "doudizhu": 3,
    "mahjong": 4,
    "bridge": 4,
}


def stepped(name: str) -> Play:
    env = rlcard.make(name, config={"seed": 1})
    random = luck.random

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


def offers(_cores: str) -> list[Offer]:
    return [
        (Entry(name, players, "single", observes=True), partial(stepped, name))
        for name, players in GAMES.items()
    ]
