"""The PPO example runs through, and learns from finite numbers."""

import math
import re
import runpy

import pytest

from tests.support.paths import ROOT

EXAMPLE = ROOT / "examples" / "ppo.py"


@pytest.mark.slow
def test_the_ppo_example_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="the example needs PyTorch")
    monkeypatch.setattr("sys.argv", ["ppo.py", "--steps", "4096", "--games", "32"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    shown = capsys.readouterr().out
    losses = [float(loss) for loss in re.findall(r"loss (\S+?)(?::|$)", shown, re.MULTILINE)]
    assert len(losses) == 3
    assert all(math.isfinite(loss) for loss in losses)
    assert "4,096 decisions" in shown
    assert len(re.findall(r"wins \d+\.\d% \(\d+\.\d% to \d+\.\d%\) against", shown)) == 5
