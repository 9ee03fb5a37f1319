"""The comparison with other libraries: its page agrees with its figures, and nothing is hidden."""

import json
import sys
from typing import Any

import pytest

from benchmarks.peers.install import PINS
from benchmarks.peers.measure import PEERS, Peer, measure
from benchmarks.peers.page import filled, picture, table
from tests.support.paths import ROOT
from tests.support.size import soak_only


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    """The figures on file."""
    results: dict[str, Any] = json.loads((ROOT / "benchmarks/results/peers.json").read_text())
    return results


def test_the_page_agrees_with_the_figures(kept: dict[str, Any]) -> None:
    page = (ROOT / "docs/peers.md").read_text()
    on_gpu = json.loads((ROOT / "benchmarks/results/peers-gpu.json").read_text())
    assert filled(page, kept, on_gpu) == page
    assert (ROOT / "docs/peers.svg").read_text() == picture(kept) + "\n"


def test_every_peer_is_there_in_its_version(kept: dict[str, Any]) -> None:
    pins = dict(line.split("==") for line in PINS.read_text().splitlines() if "==" in line)
    assert {figure["peer"] for figure in kept["figures"]} == {peer.name for peer in PEERS}
    for peer in PEERS:
        if peer.package:
            name = peer.package.partition("[")[0].replace("_", "-")
            assert kept["versions"][peer.name] == pins[name]


def measured(*peers: Peer) -> dict[str, Any]:
    return measure(peers, sys.executable, ("one",), rounds=2, seconds=0.01, say=lambda _: None)


@soak_only("test_bench.py measures our own games")
def test_a_tiny_round_of_our_own() -> None:
    figures = measured(PEERS[0])["figures"]
    for figure in figures:
        assert not figure["error"], figure
        assert figure["runs"] == 2
        assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"]
        assert figure["decisions_per_game"] > 30
    assert {(figure["way"], figure["observes"]) for figure in figures} == {
        (way, observes) for way in ("single", "batch") for observes in (False, True)
    }


def test_what_cannot_be_played_is_told(kept: dict[str, Any]) -> None:
    [figure] = measured(Peer("Broken", "broken", "play_nothing"))["figures"]
    assert "No module named 'benchmarks.peers.play_nothing'" in figure["error"]
    shown = table({**kept, "figures": [*kept["figures"], figure]})
    assert "| Broken |" in shown
    assert figure["error"] in shown
