"""Decisions by the network, for the comparison of interpreted with compiled ones.

python -m tests.programs.network_games EVERY

The network decides once in so many decisions, and chance the others.
"""

import random
import sys

from namiji.bots import make_bot
from namiji.game.game import Game


def main(every: int) -> None:
    for players in (2, 4):
        game, luck = Game.new(players, f"network-{players}"), random.Random(players)
        while not game.is_over:
            view, legal = game.view(game.decider), game.legal_actions
            if len(game.decisions) % every == 10:
                for spec in ("network", "search+network:3"):
                    sys.stdout.write(f"{make_bot(spec, '1').choose(view, legal)}\n")
            game.play(luck.choice(legal))


if __name__ == "__main__":
    main(int(sys.argv[1]))
