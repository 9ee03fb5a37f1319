"""pgx: many games in one compiled call, and single compiled steps with observations."""

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from benchmarks.peers.player import Entry, Offer

VERSION = pgx.__version__

STEPS = 64  # of all games, in a compiled loop
MIXED = 8  # loops after which games are at different stages

# How many games side by side are quickest on a CPU, players, and whether there is chance and
# anything hidden. Larger batches fill a GPU.
GAMES = {
    "kuhn_poker": (4096, 2, True, True),
    "leduc_holdem": (4096, 2, True, True),
    "sparrow_mahjong": (256, 3, True, True),
    "backgammon": (256, 2, True, False),
    "2048": (4096, 1, True, False),
    "connect_four": (4096, 2, False, False),
    "go_9x9": (256, 2, False, False),
}
ON_GPU = 32768
OBSERVED = ("leduc_holdem", "sparrow_mahjong", "backgammon")


def _random_legal(key, masks):
    """Choose by one random number per game, which is cheaper than one per action."""
    counts = jnp.cumsum(masks, axis=1)
    at = jax.random.uniform(key, (len(masks), 1)) * counts[:, -1:]
    return jnp.argmax(counts > at, axis=1)


class Batch:
    """Games that restart when they end, with the wrapper of pgx."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        self.games = ON_GPU if jax.default_backend() == "gpu" else GAMES[name][0]
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state, key):
            choice, chance = jax.random.split(key)
            actions = _random_legal(choice, state.legal_action_mask)
            state = step(state, actions, jax.random.split(chance, self.games))
            return state, state.terminated.sum()

        def loop(state, key):
            end, ended = jax.lax.scan(one, state, jax.random.split(key, STEPS))
            # Nothing reads the observations, so the compiler may leave them out.
            return end.replace(observation=state.observation), ended.sum()

        self._one, self._loop = jax.jit(one), jax.jit(loop)
        self._key = jax.random.PRNGKey(1)
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(self._next_key(), self.games))
        for _ in range(MIXED):
            self.play_loop()

    def _next_key(self):
        self._key, key = jax.random.split(self._key)
        return key

    def play_loop(self) -> tuple[int, int]:
        self._state, ended = self._loop(self._state, self._next_key())
        return self.games * STEPS, int(ended)  # int() waits for the device

    def play_step(self) -> tuple[int, int]:
        self._state, ended = self._one(self._state, self._next_key())
        jax.block_until_ready(self._state)
        return self.games, int(ended)


def offers(_cores: str) -> list[Offer]:
    return [
        (
            Entry(name, players, "batch", observes=observes, chance=chance, hidden=hidden),
            lambda name=name, observes=observes: (
                Batch(name).play_step if observes else Batch(name).play_loop
            ),
        )
        for name, (_, players, chance, hidden) in GAMES.items()
        for observes in ((False, True) if name in OBSERVED else (False,))
    ]
