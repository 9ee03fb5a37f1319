"""Whole games of networks, here on the CPU: `VectorEnv` plays the same games as `CudaEnv`."""

import numpy as np
import pytest

pytest.importorskip("torch")

from namiji.balance.census import Setting, census_of_network
from namiji.balance.gpu import NetworksOnGpu
from namiji.edition import standard
from namiji.mind.network import NETWORK_FILE
from tests.support.size import size

SETTINGS = (Setting(3, "clockwise"), Setting(4, "clockwise"), Setting(3, "counterclockwise"))


def test_each_network_has_a_census_per_temperature_and_setting() -> None:
    networks = NetworksOnGpu([NETWORK_FILE, NETWORK_FILE], "cpu")
    found = networks.measure(standard(), 10, "gpu", SETTINGS)
    assert set(found) == set(SETTINGS)
    for setting, census in found.items():
        assert census["games"].tolist() == [3] * 4
        assert np.allclose(census["lead"].sum(axis=1), 0)  # one player's lead is the others' lag
        assert (census["lead_squared"][:, : setting.players] > 0).all()
        assert not census["lead_squared"][:, setting.players :].any()
    again = networks.measure(standard(), 10, "gpu", SETTINGS)
    assert all((again[setting] == census).all() for setting, census in found.items())


def test_it_finds_what_compiled_games_find() -> None:
    setting, games = SETTINGS[0], size(60, 2000)
    census = NetworksOnGpu(device="cpu").measure(standard(), games, "gpu", [setting])[setting]
    other = census_of_network(standard(), setting, games, "gpu")
    means = [c["lead"].sum(axis=0)[:3] / c["games"].sum() for c in (census, other)]
    spread = np.sqrt(census["lead_squared"].sum(axis=0)[:3] / census["games"].sum())
    assert (abs(means[0] - means[1]) < 4 * spread * np.sqrt(2 / games)).all()
