"""Tuning of the weights by self-play: `make tune`.

It is an evolution strategy (separable CMA-ES, Ros and Hansen 2008). Each generation tries weights
around the current ones, in pairs on either side, all in the same deals. The tried weights play one
seat; the others are played, by turns, by the weights of the start and of every twentieth
generation. The better half moves the current weights and their spread. A weight of exactly 0 stays
0. The same seed finds the same weights.
"""

import argparse
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.core.layout import new_states
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.game.seeds import key_of
from namiji.mind.api import play_duels
from namiji.mind.layout import SCRATCH, WEIGHTS
from namiji.mind.weights import WEIGHTS_FILE, build_mind, update_mind
from namiji.parallel.cores import available_cores

Vector = NDArray[np.float64]

PRIZE = 5.0
"""What winning twice as often as even is worth, in points."""
JOINING = 20
"""Generations until the weights found so far join the opponents."""
_SPREAD, _LEAST_SPREAD = 0.2, 0.03  # of a weight at the start, relative to it


def to_vector(mind: Any) -> Vector:
    """Return all weights of a mind as one vector."""
    return np.concatenate([np.ravel(mind[0][name]) for name in WEIGHTS])


def with_weights(mind: Any, vector: Vector) -> Any:
    """Return a mind of the same edition with other weights."""
    other, at = mind.copy(), 0
    for name, shape in WEIGHTS.items():
        size = int(np.prod(shape))
        other[0][name] = vector[at : at + size].reshape(shape)
        at += size
    update_mind(other, standard())
    return other


def strength(hero: Any, others: Any, seed: str, games: int) -> float:
    """Return how much better one mind is than others, in points, over all numbers of players."""
    tables, minds, key = build_tables(standard()), np.concatenate([hero, others]), key_of(seed)
    states, scratch = new_states(2), np.zeros(1, SCRATCH)
    total = 0.0
    for players in (2, 3, 4, 5):
        results = np.zeros((-(-games // players) * players, 3))
        play_duels(tables, minds, states, scratch, players, key, results)
        score, mean, share = results.mean(axis=0)
        total += score - mean + PRIZE * (share * players - 1)
    return total / 4


def tune(seed: str, generations: int, games: int) -> Vector:
    """Tune the weights of the file, and print the progress."""
    start = build_mind(standard())
    league, search = [start], _Search(to_vector(start), seed)
    with ThreadPoolExecutor(available_cores()) as pool:
        for generation in range(1, generations + 1):
            others, deals = league[generation % len(league)], f"{seed}.{generation}"

            def value(vector: Vector, others: Any = others, deals: str = deals) -> float:
                return strength(with_weights(start, vector), others, deals, games)

            search.learn(list(pool.map(value, search.tries())))
            if generation % JOINING == 0:
                found = with_weights(start, search.center)
                gains = [
                    strength(found, o, f"{seed}.check", 50 * games) for o in (start, league[-1])
                ]
                print(f"{generation}: {gains[0]:+.2f} points, {gains[1]:+.2f} newly", flush=True)
                league.append(found)
    return search.center


class _Search:
    """The state of the evolution strategy."""

    def __init__(self, center: Vector, seed: str) -> None:
        self.center, self.step = center, 1.0
        self._spread = np.where(center == 0, 0, np.maximum(_SPREAD * abs(center), _LEAST_SPREAD))
        self._random = np.random.default_rng(np.random.SeedSequence(list(seed.encode())))
        self._path = np.zeros_like(center)
        size = int(np.count_nonzero(self._spread))
        self._pairs = 2 + int(1.5 * np.log(size))
        ranks = np.log(self._pairs + 0.5) - np.log(np.arange(1, self._pairs + 1))
        self._ranks = ranks / ranks.sum()
        parents = 1 / (self._ranks**2).sum()
        # The rates of CMA-ES; the covariance's is raised, as only its diagonal is learned.
        self._path_rate = (parents + 2) / (size + parents + 5)
        self._path_gain = np.sqrt(self._path_rate * (2 - self._path_rate) * parents)
        self._damping = 1 + self._path_rate + 2 * max(0, np.sqrt((parents - 1) / (size + 1)) - 1)
        self._rate = min(1, (size + 2) / 3 * 2 * parents / ((size + 2) ** 2 + parents))
        self._usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))

    def tries(self) -> list[Vector]:
        """Return the vectors to evaluate."""
        half = self._random.standard_normal((self._pairs, len(self.center))) * (self._spread > 0)
        self._offsets = np.concatenate([half, -half])
        return list(self.center + self.step * self._spread * self._offsets)

    def learn(self, values: list[float]) -> None:
        """Update the center and the spread from the values of the vectors."""
        best = self._offsets[np.argsort(values)[: -self._pairs - 1 : -1]]
        move = self._ranks @ best
        self.center = self.center + self.step * self._spread * move
        self._path = (1 - self._path_rate) * self._path + self._path_gain * move
        self._spread *= np.sqrt(1 - self._rate + self._rate * (self._ranks @ best**2))
        length = float(np.linalg.norm(self._path))
        self.step *= float(np.exp(self._path_rate / self._damping * (length / self._usual - 1)))


def write(vector: Vector) -> None:
    """Write weights into the file, with three digits; its comments stay."""
    mind = with_weights(build_mind(standard()), vector)
    text = WEIGHTS_FILE.read_text(encoding="utf-8")
    for name in WEIGHTS:
        value = re.sub(r"\s+", " ", np.array2string(np.asarray(mind[0][name]), **_FORMAT))
        text = re.sub(rf"(?m)^{name} = .*?(?=  #|$)", f"{name} = {value}", text)
    WEIGHTS_FILE.write_text(text, encoding="utf-8")


_FORMAT: dict[str, Any] = {
    "separator": ", ",
    "max_line_width": sys.maxsize,
    "formatter": {"float_kind": lambda value: f"{value:.3g}"},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=200)
    parser.add_argument(
        "--games", type=int, default=400, help="games per try and number of players"
    )
    options = parser.parse_args()
    write(tune(options.seed, options.generations, options.games))


if __name__ == "__main__":
    main()
