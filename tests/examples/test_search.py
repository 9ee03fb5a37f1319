"""The search bots of the examples: what they are made of, and that they are worth their time."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from namiji import make_bot, play_match
from tests.support.paths import ROOT
from tests.support.size import size

EXAMPLE = ROOT / "examples" / "search.py"


def example() -> Any:
    spec = spec_from_file_location("search_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short_and_uses_public_names_only() -> None:
    text = EXAMPLE.read_text()
    assert len([line for line in text.splitlines() if line.strip()]) < 60
    assert re.findall(r"^from namiji\S* import", text, re.MULTILINE) == ["from namiji import"]
    assert not re.search(r"\._[a-z]", text)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["FlatMonteCarlo", "TreeSearch"][: size(1, full=2)])
def test_it_beats_greedy(name: str) -> None:
    """Both have both seats in every deal. Even is a half; a few games can be unlucky."""
    kind, shares = getattr(example(), name), []
    for seed in range(size(1, full=40)):
        for seat in (1, 2):
            bots = [make_bot("greedy", "1"), make_bot("greedy", "2")]
            bots[seat - 1] = kind(f"{seed}")
            match = play_match(bots, seed=seed)
            assert not match.faults
            shares.append((seat in match.game.winners) / len(match.game.winners))
    assert 100 * sum(shares) / len(shares) >= size(50, full=60)
