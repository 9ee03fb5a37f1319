"""Catanatron, with four of its own random players."""

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from benchmarks.peers.player import Entry, Offer, Play, luck

VERSION = version("catanatron")


def whole_game() -> Play:
    def play() -> tuple[int, int]:
        players = [RandomPlayer(color) for color in Color]
        game = Game(players, seed=luck.randrange(1, 2**32))
        game.play()
        return len(game.state.actions), 1

    return play


def offers(_cores: str) -> list[Offer]:
    return [(Entry("Catan", 4, "batch", observes=False), whole_game)]
