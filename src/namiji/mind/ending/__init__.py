"""Exact endings: what every option comes to when all that could happen is worked out.

`solve` takes what the deciding seat knows, and its answer is exact in this sense:

- It averages over all worlds that fit the seat's view, each with the chance that resampling gives
  it, and over all that chance may bring.
- Every later decider takes what is best for its own expected share of the victory (a tie shares it
  in equal parts, R8.3), given what it knows in that world: all worlds that fit its view there.
  Nobody infers anything from what others did. Between equal shares the larger expected margin over
  the best other score decides, then the lowest number of the action.
- What seats know is what views say (`core.sight`). So nobody reckons with what others saw of the
  cards under a deck, only with their knowing their own.

A position is solvable on the last leg, as long as nobody can come to another Sacred Rock and the
work stays within a budget. What is not solvable is not answered: nothing is ever estimated.

How it works: without a Rock card to come, the lines of play that everybody can see are the same in
all worlds. They are grown once (`tree`), the Rock cards are dealt in all ways that could make a
difference (`worlds`), and values are taken from the ends back to the root in all worlds at once
(`solver`).
"""

from namiji.mind.ending.solver import OptionValue, Solution, solve

__all__ = ["OptionValue", "Solution", "solve"]
