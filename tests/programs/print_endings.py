"""Plays games and prints how each ended: run interpreted and compiled, the lines must be the same.

python -m tests.programs.print_endings GAMES
"""

import hashlib
import random
import sys

import numpy as np

from namiji import Game, ImpossibleOutcome, load_edition
from namiji.core.api import metric, play_games, siphash
from namiji.core.layout import METRICS, new_states
from namiji.core.names import Direction
from namiji.edition.tables import build_tables
from namiji.game.seeds import key_of
from namiji.preview import conditions_of, lines_of, preview
from tests.support import editions

STANDARD = load_edition("standard")
EDITIONS = [STANDARD, editions.scarce(), *map(editions.odd, range(8))]


def ending(number: int) -> str:
    """Play one game; return a digest of its end, its views and its samples."""
    rng = random.Random(number)
    edition = STANDARD if number % 2 else rng.choice(EDITIONS)
    direction: Direction = "clockwise" if rng.random() < 0.5 else "counterclockwise"
    game = Game.new(2 + number % 4, number, direction, edition)
    seen = hashlib.sha256()
    while not game.is_over:
        legal = game.legal_actions
        # Mostly short hops: longer games reach more of the rules.
        game.play(legal[0] if game.phase == "sail" and rng.random() < 0.7 else rng.choice(legal))
        if rng.random() < 0.05:
            view = game.view(rng.randint(0, game.players))
            seen.update(view.to_bytes() + view.world(number).to_bytes())
            shown = view.to_dict(), [lines_of(view, seat) for seat in range(1, game.players + 1)]
            met = [conditions_of(view, view.seat, card) for card in view.own_rocks]
            seen.update(repr((shown, met)).encode())
        if rng.random() < 0.1:
            seen.update(repr(preview(game.view(game.decider))).encode())
    for event in game.events:
        seen.update(repr(event.to_dict()).encode())
    counted = [
        metric(build_tables(game.edition), game._array, seat, which)
        for seat in range(1, game.players + 1)
        for which in range(len(METRICS) + len(edition.colors))
    ]
    state = hashlib.sha256(game.to_bytes()).hexdigest()
    return f"{number} {state} {seen.hexdigest()} {game.recount()} {sum(map(int, counted))}"


def told(number: int) -> str:
    """Replay a game by its outcomes, and once with a wrong outcome."""
    game = Game.new(3, number)
    while not game.is_over:
        game.play(game.legal_actions[number % 2 - 1])
    again = Game.new(3, outcomes=game.setup_outcomes)
    for decision in game.decisions:
        for wrong in (decision.outcomes[:-1], game.setup_outcomes[::-1]):
            try:
                again.play(decision.action, wrong)
                again.undo()
            except ImpossibleOutcome as refused:
                last = refused.code
        again.play(decision.action, decision.outcomes)
    return f"told {number} {again.scores} {last}"


def played_out(players: int) -> str:
    """Play random games in a batch, and one game to its end twice."""
    states = new_states(3)
    tables = build_tables(STANDARD)
    decisions = play_games(tables, states, players, 1, key_of("batch"), 0)
    key = key_of("word")
    word = siphash(key[0], key[1], np.uint64(players))
    scores = Game.new(players, "playouts").playouts(2, "random", players).tolist()
    digest = hashlib.sha256(states.tobytes()).hexdigest()
    return f"batch {decisions} {digest} {int(word)} {scores}"


def endings(games: int) -> list[str]:
    lines = [ending(number) for number in range(games)]
    lines += [told(number) for number in range(2)]
    lines += [played_out(players) for players in (2, 3, 4, 5)]
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(endings(int(sys.argv[1]))) + "\n")
