"""Decisions of the compiled minds, for the comparison of interpreted with compiled ones.

python -m tests.programs.mind_games GAMES EVERY

Greedy decides once in so many decisions, and chance the others.
"""

import random
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


def main(games: int, every: int) -> None:
    for edition, players in TABLES[:games]:
        game = Game.new(players, f"minds-{players}", edition=edition)
        luck = random.Random(players)
        while not game.is_over:
            view, legal = game.view(game.decider), game.legal_actions
            turn = len(game.decisions)
            greedy = make_bot("greedy", "1") if turn % every == 0 else None
            game.play(greedy.choose(view, legal) if greedy else luck.choice(legal))
            if turn % 60 == 9:
                sys.stdout.write(f"{SearchBot('1', '3').think(view)}\n")
        sys.stdout.write(f"{[str(decision.action) for decision in game.decisions]}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
