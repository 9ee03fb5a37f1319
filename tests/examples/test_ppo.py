"""The PPO example runs through, and learns from finite numbers."""

import math
import re
import subprocess
import sys

import pytest

from tests.support.paths import ROOT

EXAMPLE = ROOT / "examples" / "ppo.py"


@pytest.mark.slow
def test_the_ppo_example_runs() -> None:
    pytest.importorskip("torch", reason="the example needs PyTorch")
    command = [sys.executable, "-W", "error", str(EXAMPLE), "--steps", "4096", "--games", "32"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stderr
    losses = [float(loss) for loss in re.findall(r"loss (\S+?)(?::|$)", done.stdout, re.MULTILINE)]
    assert len(losses) == 3
    assert all(math.isfinite(loss) for loss in losses)
    assert "4,096 decisions" in done.stdout
    assert len(re.findall(r"wins \d+\.\d% \(\d+\.\d% to \d+\.\d%\) against", done.stdout)) == 5
