"""Learning: what a batch says, what a step does with it, and training that can be broken off."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="learning needs PyTorch")

from namiji.errors import NamijiError  # noqa: E402 - only where PyTorch is
from namiji.learn.__main__ import main  # noqa: E402
from namiji.learn.curve import draw_curve  # noqa: E402
from namiji.learn.evaluate import evaluate_network, evaluate_stages  # noqa: E402
from namiji.learn.league import League, make_env  # noqa: E402
from namiji.learn.network import Network  # noqa: E402
from namiji.learn.ppo import FIGURES, StepSettings, learn  # noqa: E402
from namiji.learn.rollout import Batch, Rollout, log_probs, sample  # noqa: E402
from namiji.learn.seats import Seats, returns  # noqa: E402
from namiji.learn.train import Schedule, Training, export  # noqa: E402
from namiji.mind.network import INPUTS, NETWORK_FILE, read_network  # noqa: E402
from namiji.spaces.layout import OBSERVATION, PLAYERS  # noqa: E402
from tests.support.paths import ROOT  # noqa: E402

TINY = Schedule(stages=2, rounds=2, games=40, steps=4, settle=3, size=64, passes=1)
MIXED = replace(TINY, rivals=0.5)
RESPONSE = replace(TINY, rivals=1.0, rival="random")


def test_seats_turn_to_the_decider_and_back() -> None:
    seats = Seats(torch.tensor([2, 3, 5]))
    values = torch.arange(15.0).reshape(3, PLAYERS)
    decider = torch.tensor([2, 3, 4], dtype=torch.int8)
    turned = seats.seen(values, decider)
    assert turned[:, 0].tolist() == [1, 7, 13]  # the decider's own comes first
    assert turned[1].tolist() == [7, 5, 6, 8, 9]
    assert torch.equal(seats.numbered(turned, decider), values)


@pytest.mark.parametrize(
    ("scores", "shares", "margins"),
    [
        ([50, 40], [1, 0], [10, -10]),
        ([40, 40], [0.5, 0.5], [0, 0]),
        ([30, -5, 20], [1, 0, 0], [10, -35, -10]),
        ([9, 60, 60, 60, 1], [0, 1 / 3, 1 / 3, 1 / 3, 0], [-51, 0, 0, 0, -59]),
    ],
)
def test_utility_is_the_share_of_victory_and_some_margin(
    scores: list[int], shares: list[float], margins: list[int]
) -> None:
    row = torch.zeros(1, PLAYERS, dtype=torch.int16)
    row[0, : len(scores)] = torch.tensor(scores)
    found = Seats(torch.tensor([len(scores)])).utility(row)[0, : len(scores)]
    eased = [0.5 + 0.5 * margin / (10 + abs(margin)) for margin in margins]
    expected = [0.75 * share + 0.25 * ease for share, ease in zip(shares, eased, strict=True)]
    assert found.tolist() == pytest.approx(expected)


def test_returns_are_means_over_all_that_follows() -> None:
    """Written out as the sum that the recursion stands for."""
    torch.manual_seed(1)
    steps, games, trust = 7, 30, 0.8
    values, utility = torch.rand(steps + 1, games, PLAYERS), torch.rand(steps, games, PLAYERS)
    ended = torch.rand(steps, games) < 0.2
    found = returns(values, ended, utility, trust)
    for game in range(games):
        for step in range(steps):
            expected, weight, at = torch.zeros(PLAYERS), 1.0, step
            while at < steps and not ended[at, game]:
                last = at == steps - 1
                expected += weight * (1.0 if last else 1 - trust) * values[at + 1, game]
                weight, at = weight * trust, at + 1
            if at < steps:
                expected += weight * utility[at, game]
            assert found[step, game].tolist() == pytest.approx(expected.tolist(), abs=1e-5)


def test_only_legal_actions_are_sampled_as_often_as_they_are_likely() -> None:
    torch.manual_seed(1)
    seen = torch.zeros(1, INPUTS)
    seen[0, OBSERVATION + torch.tensor([3, 80, 240])] = 1
    logits = torch.zeros(1, INPUTS - OBSERVATION)
    logits[0, 80], logits[0, 100] = 2.0, 50.0
    probs = log_probs(logits, seen)
    drawn = sample(probs.expand(20000, -1)).bincount(minlength=241) / 20000
    assert drawn.nonzero()[:, 0].tolist() == [3, 80, 240]
    assert drawn.tolist() == pytest.approx(probs.exp()[0].tolist(), abs=0.02)


def test_a_step_learns_what_came_better_and_what_came_of_it() -> None:
    torch.manual_seed(1)
    network, rows = Network(), 256
    optimizer = torch.optim.Adam(network.parameters())
    seen = torch.rand(rows, INPUTS)
    seen[:, OBSERVATION:] = 0
    seen[:, OBSERVATION : OBSERVATION + 4] = 1
    action = torch.arange(rows) % 4
    with torch.no_grad():
        before = log_probs(network(seen)[0], seen)
    batch = Batch(
        seen=seen,
        action=action,
        log_prob=before.gather(-1, action[:, None])[:, 0],
        gain=(action == 2).float(),
        target=torch.tensor([0.9, 0.1, 0.5, 0.5, 0.5]).expand(rows, -1),
        present=torch.tensor([True, True, False, False, False]).expand(rows, -1),
    )
    told = torch.zeros(len(FIGURES))
    learn(network, optimizer, batch, StepSettings(rate=1e-3, entropy=0.0, passes=8, size=64), told)
    with torch.no_grad():
        logits, expected = network(seen)
    assert log_probs(logits, seen).mean(0)[:4].argmax() == 2
    assert expected.sigmoid().mean(0)[:2].tolist() == pytest.approx([0.9, 0.1], abs=0.15)
    assert torch.isfinite(told).all()


def test_a_batch_tells_each_decider_what_came_of_its_own_game() -> None:
    """With full trust in the end, the target of a finished game is its utility, turned round."""
    torch.manual_seed(1)
    players = [2, 3, 4, 5] * 8
    rollout = Rollout(torch.tensor(players), steps=400, trust=1.0)
    with make_env("cpu", players, "batch") as env:
        env.reset()
        rollout.enter(env)
        batch = rollout.collect(Network())
    assert rollout.games > len(players)
    target = batch.target.reshape(400, len(players), PLAYERS)
    for game, number in enumerate(players):
        first = target[0, game, :number].sort().values
        ends = rollout._ended[:, game].nonzero()[0, 0]
        end = rollout._utility[ends, game, :number].sort().values
        assert first.tolist() == pytest.approx(end.tolist(), abs=1e-6)
        own = rollout._decider[0, game] - 1
        assert target[0, game, 0] == pytest.approx(rollout._utility[ends, game, own])


def seats_of_first_deals(rollout: Rollout) -> list[int]:
    """For how many seats the network decided in each row's first game."""
    deals = rollout._ended.cumsum(0).roll(1, 0)
    deals[0] = 0
    columns = zip(rollout._decider.T, deals.T, strict=True)
    return [len(set(decider[deal == 0].tolist())) for decider, deal in columns]


def test_against_greedy_the_network_decides_for_one_seat_a_game() -> None:
    torch.manual_seed(1)
    players = torch.tensor([2, 3, 4, 5] * 8)
    league = League(players, steps=100, trust=1.0, rivals=0.5)
    network = Network()
    with league.open("league", 1):
        own, met = league.collect(network, 0), league.collect(network, 1)
    assert len(own.gain) == len(met.gain) == 100 * len(players)
    assert min(seats_of_first_deals(league._own[0])) >= 2
    for against in league._against:
        assert set(seats_of_first_deals(against)) == {1}


def test_a_best_response_is_learned_against_its_rival_alone() -> None:
    torch.manual_seed(1)
    league = League(torch.tensor([2, 3, 4, 5]), steps=60, trust=1.0, rivals=1.0, rival="random")
    with league.open("response", 1):
        for number in range(2):
            assert len(league.collect(Network(), number).gain) == 60 * 4
            for against in league._against:
                assert set(seats_of_first_deals(against)) == {1}


def test_a_response_to_the_network_learns_from_its_own_decisions_alone() -> None:
    """The network stays as it is: it takes what it rates highest, in all seats but one."""
    torch.manual_seed(1)
    shipped = Network()
    shipped.load_weights(read_network())
    league = League(torch.tensor([2, 3, 4, 5]), steps=60, trust=1.0, rivals=1.0, rival="network")
    with league.open("response", 1), torch.no_grad():
        batch = league.collect(Network(), 0)
        [against] = league._against
        own = against._decider == torch.tensor([1, 2, 3, 4])
        assert len(batch.gain) == own.sum() < 60 * 4
        seen = against._seen[:-1]
        best = log_probs(shipped(seen.flatten(0, 1))[0], seen.flatten(0, 1)).argmax(-1)
        is_best = against._action == best.view_as(own)
    assert is_best[~own].all()
    assert not is_best[own].all()
    torch.testing.assert_close(batch.seen, seen[own])
    torch.testing.assert_close(batch.action, against._action[own])


def test_a_network_that_meets_itself_is_even() -> None:
    """In each deal both seats are played by turns, so what one wins the other one loses."""
    found = evaluate_network(NETWORK_FILE, players=2, games=8, jobs=1, rival="network")
    assert found["wins"] == 0.5
    assert found["points"] == found["others"]
    greedy = evaluate_network(NETWORK_FILE, players=2, games=8, jobs=1)
    assert greedy["points"] > greedy["others"]


def run(
    folder: Path, schedule: Schedule = TINY, *, resume: bool = False, stages: int = 99
) -> list[Any]:
    training = Training.resume("cpu", folder) if resume else Training.start(schedule, "cpu", folder)
    return [row for _, row in zip(range(stages), training.run(float("inf")), strict=False)]


@pytest.mark.parametrize("schedule", [TINY, MIXED, RESPONSE])
def test_a_training_that_is_resumed_learns_what_an_unbroken_one_does(
    tmp_path: Path, schedule: Schedule
) -> None:
    whole = run(tmp_path / "whole", schedule)
    run(tmp_path / "broken", schedule, stages=1)
    rest = run(tmp_path / "broken", resume=True)
    assert [row["stage"] for row in whole] == [1, 2]
    assert rest[-1]["digest"] == whole[-1]["digest"] != whole[0]["digest"]
    lines = (tmp_path / "broken" / "training.jsonl").read_text().splitlines()
    assert [json.loads(line)["digest"] for line in lines] == [row["digest"] for row in whole]
    assert run(tmp_path / "other", replace(schedule, seed="2"))[-1]["digest"] != whole[-1]["digest"]


@pytest.mark.parametrize("file", ["checkpoint.pt", "stage-002.npz"])
def test_a_training_begins_with_what_another_has_learned(tmp_path: Path, file: str) -> None:
    run(tmp_path / "first", TINY)
    still = replace(MIXED, rate=0.0, stages=1)
    training = Training.start(still, "cpu", tmp_path / "then", tmp_path / "first" / file)
    list(training.run(float("inf")))
    first, then = (
        read_network(tmp_path / name) for name in ("first/stage-002.npz", "then/stage-001.npz")
    )
    assert all(np.array_equal(first[name], then[name]) for name in first.dtype.names)
    with pytest.raises(NamijiError, match="there is no file"):
        Training.start(still, "cpu", tmp_path / "none", tmp_path / "none" / file)


def test_a_training_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(NamijiError, match="there is no file"):
        run(tmp_path, resume=True)
    run(tmp_path, stages=1)
    with pytest.raises(NamijiError, match="--resume"):
        run(tmp_path)


def test_a_training_is_evaluated_drawn_and_exported(tmp_path: Path) -> None:
    run(tmp_path, TINY)
    assert [row["stage"] for row in evaluate_stages(tmp_path, games=8)] == [1, 2]
    assert list(evaluate_stages(tmp_path, games=8)) == []  # each is evaluated once
    picture = draw_curve([tmp_path / "curve.jsonl"])
    assert "2 players" in picture
    assert "4 players" in picture
    kept = draw_curve([ROOT / "benchmarks/results/network-alone.jsonl"])  # of 2 and 4 players only
    assert "4 players" in kept
    assert "3 players" not in kept
    export(tmp_path / "checkpoint.pt", tmp_path / "network.npz")
    stage, exported = (
        read_network(tmp_path / "stage-002.npz"),
        read_network(tmp_path / "network.npz"),
    )
    assert stage.tobytes() == exported.tobytes()


@pytest.mark.parametrize(
    ("options", "said"),
    [(["--resume"], "there is no"), (["--resume", "--rounds", "3"], "keeps the schedule")],
)
def test_the_command_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], said: str
) -> None:
    command = ["namiji.learn", "train", str(tmp_path), "--device", "cpu", *options]
    monkeypatch.setattr("sys.argv", command)
    with pytest.raises(SystemExit, match=said):
        main()


def test_weights_in_half_precision_are_near_those_learned(tmp_path: Path) -> None:
    run(tmp_path, TINY, stages=1)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["network"]
    first = read_network(tmp_path / "stage-001.npz")[0].first
    assert np.allclose(first, kept["first.weight"].numpy().T, atol=1e-3)
