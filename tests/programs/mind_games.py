"""Decisions of the compiled minds, for the comparison of interpreted with compiled ones."""

import sys

from namiji.bots import make_bot
from namiji.bots.search import SearchBot
from namiji.edition import standard
from namiji.game.game import Game
from tests.support.editions import odd, scarce


def main(playouts: str) -> None:
    for edition in (standard(), scarce(), odd(3)):
        for players in (2, 4):
            game = Game.new(players, f"minds-{players}", edition=edition)
            while not game.is_over:
                view, legal = game.view(game.decider), game.legal_actions
                game.play(make_bot("greedy", "1").choose(view, legal))
                if len(game.decisions) % 60 == 10:
                    sys.stdout.write(f"{SearchBot('1', playouts).think(view)}\n")
            sys.stdout.write(f"{[str(decision.action) for decision in game.decisions]}\n")


if __name__ == "__main__":
    main(sys.argv[1])
