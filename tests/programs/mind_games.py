"""Decisions of the compiled minds, for the comparison of interpreted with compiled ones.

python -m tests.programs.mind_games GAMES PLAYOUTS
"""

import sys

from namiji.bots import make_bot
from namiji.bots.search import SearchBot
from namiji.edition import standard
from namiji.game.game import Game
from tests.support.editions import odd, scarce

TABLES = [
    *((standard(), 2), (standard(), 4), (scarce(), 2), (odd(3), 4)),
    *((scarce(), 4), (odd(3), 2)),
]


def main(games: int, playouts: str) -> None:
    for edition, players in TABLES[:games]:
        game = Game.new(players, f"minds-{players}", edition=edition)
        while not game.is_over:
            view, legal = game.view(game.decider), game.legal_actions
            game.play(make_bot("greedy", "1").choose(view, legal))
            if len(game.decisions) % 60 == 10:
                sys.stdout.write(f"{SearchBot('1', playouts).think(view)}\n")
        sys.stdout.write(f"{[str(decision.action) for decision in game.decisions]}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
