"""The mutants of `make mutants` fit the sources; whether tests notice them takes minutes."""

import pytest

from tests.programs.mutants import MUTANTS, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.fault)
def test_a_mutant_can_be_tried(mutant: Mutant) -> None:
    assert not mutant.obstacle
    assert mutant.new != mutant.old
