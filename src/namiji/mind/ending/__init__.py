"""Exact endings: the value of every option, from everything that could happen.

`solve` takes what the deciding seat knows, and its answer is exact in this sense:

- It averages over all worlds that fit the seat's view, each as likely as resampling makes it, and
  over all outcomes of chance.
- Every later decider takes what is best for its own expected share of the victory (a tie shares it
  in equal parts, R8.3), given all worlds that fit its view. Nobody infers anything from what others
  did. Between equal shares, the larger expected margin over the best other score decides, then the
  lower number of the action.
- Seats know what their views show (`core.sight`). So nobody considers what others saw of the cards
  under a deck, only that they know their own.

A position is solvable on the last leg, if nobody can reach another Sacred Rock and the work stays
within a budget. For other positions there is no answer: nothing is ever estimated.

How it works: if no Rock card is drawn any more, the public lines of play are the same in all
worlds. They are expanded once (`tree`), the Rock cards are dealt in all ways that could make a
difference (`worlds`), and values are computed from the ends back to the root in all worlds at once
(`solver`).
"""

from namiji.mind.ending.solver import OptionValue, Solution, solve

__all__ = ["OptionValue", "Solution", "solve"]
