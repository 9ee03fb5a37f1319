"""Measure on one core what a search or a learner calls from Python, beside games of OpenSpiel.

python -m benchmarks.loop

It prints decisions per second of a random loop, what each call takes, observed steps per second on
one core and on all, and the time that OpenSpiel's IS-MCTS takes for a decision. On one core it
counts the time of the processor. Each figure is the best of several rounds in which all take turns:
other load on the machine can only slow them down.
"""

import argparse
import os
import random
import sys
from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import namiji.envs
from namiji import Game
from namiji.parallel.cores import available_cores

PLAYERS = 4
GAMES = ("hearts", "crazy_eights(players=4)", "backgammon")
CALLS = ("legal", "copy", "play", "resample", "playout")
SIMULATIONS = 200
SIDE_BY_SIDE = 1024  # games per core, for a learner
PLAYOUTS = 50

luck = random.Random(1)  # noqa: S311 - any choice will do


class Namiji:
    """The game itself."""

    def __init__(self, record: bool) -> None:
        self.name = "Namiji" if record else "Namiji, record=False"
        self._record = record

    def begin(self) -> Game:
        return Game.new(PLAYERS, luck.getrandbits(32), record=self._record)

    def loop(self) -> int:
        """Play a random game; return the number of decisions."""
        game, decisions, pick = self.begin(), 0, luck.random
        while not game.is_over:
            legal = game.legal_ids()
            game.play(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    def positions(self) -> list[Game]:
        """The decisions of a random game."""
        game, found = self.begin(), []
        while not game.is_over:
            found.append(game.copy())
            game.play(luck.choice(game.legal_ids()))
        return found

    def play(self, game: Game) -> None:
        game.play(game.legal_ids()[0])

    def calls(self) -> dict[str, Callable[[Game], Any]]:
        return {
            "legal": Game.legal_ids,
            "copy": Game.copy,
            "resample": lambda game: game.view(game.decider).world(1, record=self._record),
            "playout": lambda game: game.playouts(PLAYOUTS),
        }


class Spiel:
    """A game of OpenSpiel."""

    def __init__(self, name: str) -> None:
        self.name = name.replace("python_namiji", "Namiji in OpenSpiel").partition("(")[0]
        self.game = pyspiel.load_game(name)
        seats = range(self.game.num_players())
        self._bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]

    def advance(self, state: Any) -> bool:
        """Draw from chance; return whether there was anything to draw."""
        if not state.is_chance_node():
            return False
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        at = bisect(list(accumulate(shares)), luck.random())
        state.apply_action(outcomes[min(at, len(outcomes) - 1)])
        return True

    def loop(self) -> int:
        state, decisions, pick = self.game.new_initial_state(), 0, luck.random
        while not state.is_terminal():
            if not self.advance(state):
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions

    def positions(self) -> list[Any]:
        state, found = self.game.new_initial_state(), []
        while not state.is_terminal():
            if not self.advance(state):
                found.append(state.clone())
                state.apply_action(luck.choice(state.legal_actions()))
        return found

    def play(self, state: Any) -> None:
        state.apply_action(state.legal_actions()[0])

    def calls(self) -> dict[str, Callable[[Any], Any]]:
        draw = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
        calls: dict[str, Callable[[Any], Any]] = {
            "legal": lambda state: state.legal_actions(),
            "copy": lambda state: state.clone(),
        }
        if self.name != "backgammon":  # nothing is hidden there
            calls["resample"] = lambda state: state.resample_from_infostate(
                state.current_player(), draw
            )
        if not self.name.startswith("Namiji"):  # C++ cannot play games written in Python
            calls["playout"] = lambda state: pyspiel.evaluate_bots(state.clone(), self._bots, 1)
        return calls


Subject = Namiji | Spiel


def timed(function: Callable[[Any], Any], things: Sequence[Any]) -> float:
    """Return the microseconds that a call takes."""
    begin = process_time()
    for thing in things:
        function(thing)
    return 1e6 * (process_time() - begin) / len(things)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much work is done in a second."""
    done, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        done += work()
    return done / spent


def row(subject: Subject, seconds: float) -> dict[str, float]:
    """Measure everything about a game once."""
    some = subject.positions()[::4]
    figures = {name: timed(call, some) for name, call in subject.calls().items()}
    copies = [subject.calls()["copy"](each) for each in some]
    figures["play"] = timed(subject.play, copies) - figures["legal"]
    if isinstance(subject, Namiji):
        figures["playout"] /= PLAYOUTS
    figures["loop"] = rate(subject.loop, seconds)
    return figures


def observed(threads: int, seconds: float) -> float:
    """Return the steps per second of games side by side, each with an observation."""
    with namiji.envs.VectorEnv(SIDE_BY_SIDE * threads, PLAYERS, threads=threads) as env:
        env.reset()
        generator = np.random.default_rng(1)
        clock = process_time if threads == 1 else perf_counter
        spent, steps = 0.0, 0
        while spent < seconds:
            scores = generator.random(env.masks.shape, np.float32)
            actions = (scores * env.masks).argmax(1)
            begin = clock()
            env.step(actions)
            spent += clock() - begin
            steps += env.games
        return steps / spent


def search(seconds: float) -> float:
    """Return the milliseconds that IS-MCTS takes for a decision in the middle of the game."""
    spiel = Spiel(f"python_namiji(players={PLAYERS})")
    chance = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, chance)
    bot = ISMCTSBot(spiel.game, evaluator, 1.4, SIMULATIONS, random_state=chance)
    some = spiel.positions()
    state = some[len(some) // 2]
    return 1e3 / rate(lambda: len([bot.step(state)]), seconds)


def best(figures: list[dict[str, float]]) -> dict[str, float]:
    names = figures[0]
    return {
        name: (max if name == "loop" else min)(each[name] for each in figures) for name in names
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each loop in each round")
    options = parser.parse_args()
    cores = available_cores()
    steps = {cores: max(observed(cores, options.seconds) for _ in range(options.rounds))}
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    subjects = [Namiji(record=True), Namiji(record=False)]
    subjects += map(Spiel, (f"python_namiji(players={PLAYERS})", *GAMES))
    found: dict[str, list[dict[str, float]]] = {subject.name: [] for subject in subjects}
    for number in range(options.rounds + 1):
        for subject in subjects:
            figures = row(subject, options.seconds)
            if number:  # the first round compiles and warms the caches
                found[subject.name].append(figures)
    say(f"| game | 1,000 decisions/s | {', '.join(CALLS)}: µs |\n|---|---|---|")
    for name, each in found.items():
        figures = best(each)
        calls = (f"{figures[call]:.2f}" if call in figures else "-" for call in CALLS)
        say(f"| {name} | {figures['loop'] / 1000:.0f} | {', '.join(calls)} |")
    steps[1] = max(observed(1, options.seconds) for _ in range(options.rounds))
    for threads, count in sorted(steps.items()):
        say(f"observed steps per second on {threads} of {cores} cores: {count:,.0f}")
    say(f"IS-MCTS of OpenSpiel, {SIMULATIONS} simulations: {search(1.0):.0f} ms per decision")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a program that is run on its own


if __name__ == "__main__":
    main()
