"""PPO in one file: a network learns two-player Namiji against a bot, on the CPU.

    pip install namiji torch
    python examples/ppo.py --seconds 300

It plays 256 games side by side in a `VectorEnv` and learns to score points. Now and then it prints
how many of 400 other games it wins, with each seat and direction equally often.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from namiji.envs import VectorEnv

STEPS = 64  # decisions per game between two updates
EPOCHS, PARTS = 4, 8  # passes over a batch per update, and parts per pass
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.005, 0.5
DISCOUNT, LAMBDA = 0.995, 0.95
EVALUATED = 400  # games


class Agent(nn.Module):
    """Two hidden layers, a policy and a value."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(VectorEnv.observation_size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU()
        )
        self.policy = nn.Linear(128, VectorEnv.action_space_size)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)  # plays at random at first

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~legal, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden)[..., 0]


class Batch:
    """Some steps of many games."""

    def __init__(self, env: VectorEnv) -> None:
        shape = (STEPS, env.games)
        self.seen = torch.zeros(*shape, env.observation_size)
        self.legal = torch.zeros(*shape, env.action_space_size, dtype=torch.bool)
        self.action = torch.zeros(shape, dtype=torch.int64)
        self.log_prob, self.value, self.reward, self.go_on = (torch.zeros(shape) for _ in range(4))

    @torch.no_grad()
    def collect(self, env: VectorEnv, agent: Agent) -> None:
        """Play and record; the environment writes its arrays in place, so copy them."""
        seen, legal = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
        for step in range(STEPS):
            self.seen[step], self.legal[step] = seen, legal
            choice, self.value[step] = agent(seen, legal)
            self.action[step] = choice.sample()
            self.log_prob[step] = choice.log_prob(self.action[step])
            _, rewards, ended, _, _ = env.step(self.action[step].numpy())
            self.reward[step] = torch.from_numpy(rewards)
            self.go_on[step] = torch.from_numpy(~ended)
        self.advantage = self._advantages(agent(seen, legal)[1])
        self.target = self.advantage + self.value

    def _advantages(self, value: Tensor) -> Tensor:
        """How much better it went than expected (GAE), within each game."""
        advantages, later = torch.zeros_like(self.value), torch.zeros_like(value)
        for step in reversed(range(STEPS)):
            surprise = self.reward[step] + DISCOUNT * self.go_on[step] * value - self.value[step]
            later = surprise + DISCOUNT * LAMBDA * self.go_on[step] * later
            advantages[step], value = later, self.value[step]
        return advantages

    def parts(self) -> Iterator[tuple[Tensor, ...]]:
        rows = (self.seen, self.legal, self.action, self.log_prob, self.advantage, self.target)
        flat = [row.flatten(0, 1) for row in rows]
        for chosen in torch.randperm(len(flat[0])).chunk(PARTS):
            yield tuple(row[chosen] for row in flat)


def learn(agent: Agent, optimizer: torch.optim.Optimizer, batch: Batch) -> float:
    """Make one update of PPO; return its last loss."""
    for _ in range(EPOCHS):
        for seen, legal, action, log_prob, advantage, target in batch.parts():
            choice, value = agent(seen, legal)
            ratio = (choice.log_prob(action) - log_prob).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            miss = (value - target).square().mean()
            loss = -gain + VALUE * miss - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    return loss.item()


@torch.no_grad()
def evaluate(agent: Agent, opponent: str, games: int = EVALUATED) -> str:
    """Play what the agent rates highest; return the share of wins with Wilson's 95% interval."""
    env = VectorEnv(games, 2, "both", seed="judge", opponents=[opponent])
    env.reset()
    shares, running = np.zeros(games), np.ones(games, bool)
    while running.any():
        seen, legal = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
        _, rewards, ended, _, _ = env.step(agent(seen, legal)[0].logits.argmax(-1).numpy())
        shares[running & ended] = rewards[running & ended]
        running &= ~ended  # the first game of each row counts
    won, z = shares.mean(), 1.96
    reach = z * np.sqrt(won * (1 - won) / games + (z / games) ** 2 / 4)
    low, high = (won + z * z / (2 * games) + np.array([-reach, reach])) / (1 + z * z / games)
    return f"{won:.1%} ({low:.1%} to {high:.1%}) against {opponent}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Namiji by PPO.")
    parser.add_argument("--seconds", type=float, default=300, help="longest time to learn")
    parser.add_argument("--steps", type=int, default=10**9, help="most decisions to learn from")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--opponent", default="random", help="the bot to learn against")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    agent = Agent()
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    env = VectorEnv(
        options.games, 2, "both", reward="points", seed=options.seed, opponents=[options.opponent]
    )
    env.reset()
    print(f"before: wins {evaluate(agent, options.opponent)}", flush=True)
    batch, start, decisions, updates = Batch(env), time.perf_counter(), 0, 0
    while decisions < options.steps and time.perf_counter() - start < options.seconds:
        batch.collect(env, agent)
        loss = learn(agent, optimizer, batch)
        decisions += STEPS * options.games
        updates += 1
        if updates & (updates - 1) == 0:  # after 1, 2, 4, 8, ...
            progress = (
                f"{time.perf_counter() - start:.0f} s, {decisions:,} decisions, loss {loss:.4f}"
            )
            print(f"{progress}: wins {evaluate(agent, options.opponent)}", flush=True)
    print(f"{time.perf_counter() - start:.0f} s, {decisions:,} decisions, loss {loss:.4f}")
    for opponent in ("random", "greedy"):
        print(f"after: wins {evaluate(agent, opponent)}")


if __name__ == "__main__":
    main()
