"""Games on a GPU: the simulator everywhere, the device itself where there is one."""

import gc
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from benchmarks.gpu_table import PAGE, filled, read_results
from namiji.envs.cuda import CudaEnv, dlpack, play_batch
from namiji.envs.cuda.device import require_gpu
from namiji.envs.settings import Scheme
from namiji.errors import IllegalAction, NamijiError
from tests.support.paths import ROOT
from tests.support.size import size, soak_only


def _why_no_gpu() -> str:
    try:
        require_gpu()
    except NamijiError as error:
        return str(error)
    return ""


MISSING = _why_no_gpu()
needs_gpu = pytest.mark.skipif(bool(MISSING), reason=MISSING)


class Lender:
    """An array of this machine that is handed out as a device's would be."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **_: Any) -> Any:
        array = self.array
        steps = tuple(step // array.itemsize for step in array.strides)
        where = (dlpack.CPU, 0)
        return dlpack.lend(array, array.ctypes.data, array.shape, steps, array.dtype, where)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0


@pytest.mark.parametrize(
    "kind", [np.bool_, np.float32, np.int8, np.int16, np.int64][: size(2, full=5)]
)
def test_an_array_is_lent_without_a_copy_and_comes_back(kind: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(kind).T
    taken = np.from_dlpack(Lender(array))
    assert taken.ctypes.data == array.ctypes.data
    assert taken.dtype == array.dtype
    assert np.array_equal(taken, array)
    untaken = Lender(array).__dlpack__()
    assert len(dlpack._lent) == 2
    del taken, untaken
    gc.collect()
    assert not dlpack._lent


@pytest.mark.skipif(not MISSING, reason="there is a GPU")
@pytest.mark.parametrize("begin", [lambda: CudaEnv(8), lambda: play_batch(8)])
def test_without_a_gpu_the_error_says_what_is_needed(begin: Any) -> None:
    with pytest.raises(NamijiError, match="NVIDIA GPU") as caught:
        begin()
    assert caught.value.code == "no-gpu"


def test_the_page_agrees_with_the_figures() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page, read_results()) == page


def test_games_that_differ_are_not_passed_over() -> None:
    rate = {"decisions_per_second": 2_000_000.0, "rows": 8}
    ended = {"games": 8, "games_ended": 3}
    result = {
        "machine": {"gpu": "a GPU", "cores": 2},
        "cpu": rate,
        "playouts": [{**rate, "equal": True}],
        "environment": [rate],
        "playouts_equal": [{"games": 10, "equal": True}],
        "environments_equal": [{**ended, "equal": True}, {**ended, "equal": False}],
    }
    page = filled("<!-- results -->\n<!-- end -->", [result])
    assert "| a GPU | 2 M | 2 M, 2 cores | 2 M, 8 games | not all of 16 |" in page


@soak_only("kernels change seldom, and a simulated GPU is slow")
def test_a_simulated_gpu_plays_the_same_games() -> None:
    interpreted = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    # Interpreted words wrap on purpose; only this thread of the simulator was told so.
    command = [sys.executable, "-W", "ignore::RuntimeWarning", "-m", "tests.programs.gpu_agreement"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **interpreted}, check=True)  # noqa: S603  # our own words


@needs_gpu
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_those_of_the_cpu(players: int) -> None:
    from tests.programs.gpu_agreement import check_playouts

    check_playouts(2000, players)


@needs_gpu
@pytest.mark.parametrize("reward", ["share", "margin", "points"])
def test_environments_agree_after_every_step(reward: Scheme) -> None:
    from tests.programs.gpu_agreement import check_environments

    assert check_environments(256, 150, reward) > 200


@needs_gpu
def test_an_illegal_action_is_told_and_not_played() -> None:
    env = CudaEnv(3)
    env.reset()
    legal = env.masks.copy_to_host().argmax(1)
    before = env.observations.copy_to_host()
    env.step([legal[0], -1, 10**6])
    with pytest.raises(IllegalAction, match="game 1"):
        env.check()
    assert np.array_equal(env.observations.copy_to_host()[1:], before[1:])
    env.step(env.masks.copy_to_host().argmax(1))
    env.check()


@needs_gpu
def test_pytorch_sees_the_arrays_themselves() -> None:
    torch = pytest.importorskip("torch")
    env = CudaEnv(100)
    env.reset()
    for name in ("observations", "masks", "deciders", "rewards", "terminations", "final_scores"):
        array = getattr(env, name)
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.__cuda_array_interface__["data"][0]
        assert np.array_equal(tensor.cpu().numpy(), array.copy_to_host())
    env.step(torch.from_dlpack(env.masks).to(torch.int8).argmax(1))
    env.check()
