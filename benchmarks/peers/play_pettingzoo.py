"""PettingZoo's classic games, without the wrappers that only check the caller."""

from functools import partial
from importlib import import_module
from importlib.metadata import version

import numpy as np

from benchmarks.peers.player import Entry, Offer, Play, luck

VERSION = version("pettingzoo")

CARDS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
BOARDS = ("connect_four_v3", "go_v5", "chess_v6")


def stepped(name: str) -> Play:
    return through_aec(import_module(f"pettingzoo.classic.{name}").env())


def through_aec(env) -> Play:
    env = env.unwrapped
    env.reset(seed=1)
    random = luck.random

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return decisions, 1
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1

    return play


def offers(_cores: str) -> list[Offer]:
    return [
        (
            Entry(name, 2, "single", observes=True, chance=cards, hidden=cards),
            partial(stepped, name),
        )
        for names, cards in ((CARDS, True), (BOARDS, False))
        for name in names
    ]
