"""Whether a decision makes a puzzle: one choice is clearly best, and every check agrees.

The cheapest check comes first. A decision that fails a check is dropped there.
"""

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from namiji.bots.levels import SLIPPING, master
from namiji.bots.search import SearchBot
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.ending import Solution, solve
from namiji.mind.estimates import reach, standard_error
from namiji.mind.inquiry import LEAST_CLAIM, SURE
from namiji.mind.network import read_network
from namiji.puzzles.difficulty import rating_of, success_of
from namiji.puzzles.model import Puzzle
from namiji.puzzles.situation import Situation, fingerprint
from namiji.puzzles.themes import Theme, theme_of
from namiji.teacher.hint import give_hint
from namiji.teacher.merits import Merit, main_merit, weigh

Stage: TypeAlias = Literal[
    "glance", "search", "obvious", "theme", "network", "deeper", "reason", "ending"
]

STAGES: Final[Mapping[str, str]] = {
    "glance": "a glance finds no choice that is clearly best",
    "search": "the search finds none",
    "obvious": "all levels find it",
    "theme": "there are enough of its theme",
    "network": "the search with the network does not agree",
    "deeper": "one of three searches ten times as deep does not agree",
    "reason": "no reason can be named",
    "ending": "the exact ending does not agree",
}
"""The checks in their order."""

GLANCE: Final = 200
"""Playouts of the first look."""
EFFORT: Final = 1000
"""Playouts of the search that finds the solution."""
DEEPER: Final = 10
"""By which factor the search that confirms it makes more."""
PROOF_SEED: Final = "check"
"""The seed with which `namiji puzzles check` confirms a set again."""
LEAST_LEAD: Final = 0.05
"""How much better than any other the solution must be, as a share of the victory."""
OBVIOUS: Final = 0.95
"""If levels that do not think ahead find the solution more often, it is no puzzle."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """What the deeper search found."""

    chances: dict[Action, tuple[float, float]]
    merit: Merit | None


@dataclass(frozen=True, slots=True)
class Checker:
    """Checks decisions with `effort` playouts per search; the same seed gives the same answers."""

    seed: str
    effort: int = EFFORT

    def check(
        self, situation: Situation, view: SeatView, taken: Collection[Theme] = ()
    ) -> Puzzle | Stage:
        """Return the puzzle that a decision makes, or the check at which it falls out.

        `taken` are themes of which there is a puzzle already.
        """
        if not self._glance(view):
            return "glance"
        hint = give_hint(view, self.effort, self.seed)
        if hint.sureness not in ("clear", "exact") or hint.chance - hint.other_chance < LEAST_LEAD:
            return "search"
        best = hint.best
        easy = tuple(success_of(view, best, level) for level in SLIPPING)
        if min(easy) > OBVIOUS:
            return "obvious"
        if hint.merit is not None and theme_of(hint.merit, view.phase) in taken:
            return "theme"
        if not self._network_agrees(view, best, hint.other):
            return "network"
        confirmation = self.confirm(view, best)
        again = replace(self, seed=f"{self.seed} again")  # one search of many errs by chance
        if confirmation is None or again.confirm(view, best) is None:
            return "deeper"
        merit = confirmation.merit
        theme = None if merit is None else theme_of(merit, view.phase)
        if merit is None or theme is None:
            return "reason"
        if theme in taken:  # the deeper search may find another main reason
            return "theme"
        ending = solve(view)
        chances = confirmation.chances
        if ending is not None:
            if not _agrees(ending, best):
                return "ending"
            chances = {value.action: (round(value.share, 3), 0.0) for value in ending.values}
        # At last, what `namiji puzzles check` will ask.
        if replace(self, seed=PROOF_SEED).confirm(view, best, LEAST_CLAIM) is None:
            return "deeper"
        success = (*easy, success_of(view, best, master))
        numbers = actions_of(view.edition)
        return Puzzle(
            situation,
            fingerprint(view),
            numbers.id(best),
            {numbers.id(action): pair for action, pair in sorted(chances.items(), key=_by_chance)},
            ending is not None,
            merit,
            theme,
            success,
            rating_of(success),
        )

    def confirm(
        self, view: SeatView, solution: Action, least_lead: float = LEAST_LEAD
    ) -> Confirmation | None:
        """Search ten times as deep: None if the solution is not clearly best there."""
        deep = DEEPER * self.effort
        best, other = SearchBot(f"deeper {self.seed}", str(deep)).think(view).options[:2]
        if best.action != solution:
            return None
        bot = SearchBot(f"measure {self.seed}", str(deep // 2))
        gain, other_gain = bot.gain(view, best.action), bot.gain(view, other.action)
        shares = float(gain.share), float(other_gain.share)
        errors = [standard_error(share, bot.playouts) for share in shares]
        if shares[0] - shares[1] < max(least_lead, SURE * math.hypot(*errors)):
            return None
        chances = {
            best.action: (round(shares[0], 3), reach(errors[0])),
            other.action: (round(shares[1], 3), reach(errors[1])),
        }
        playouts = self.effort // 2
        bot = SearchBot(f"others {self.seed}", str(playouts))
        for action in view.legal_actions:
            if action not in chances:
                share = bot.think(view, only=action).shares[view.seat - 1]
                if shares[0] - share < least_lead:
                    return None
                chances[action] = (round(share, 3), reach(standard_error(share, playouts)))
        return Confirmation(chances, main_merit(weigh(gain, other_gain, view.phase)))

    def _glance(self, view: SeatView) -> bool:
        """Look quickly whether one choice may be clearly best: most decisions end here."""
        options = SearchBot(f"glance {self.seed}", str(GLANCE)).think(view).options
        shares = sorted((option.share for option in options), reverse=True)
        return len(shares) > 1 and shares[0] - shares[1] >= LEAST_LEAD

    def _network_agrees(self, view: SeatView, best: Action, other: Action) -> bool:
        """Search with the neural network, whose errors are not those of greedy's playouts."""
        bot = SearchBot(f"check {self.seed}", str(self.effort), read_network())
        shares = [bot.think(view, only=each).shares[view.seat - 1] for each in (best, other)]
        error = math.hypot(*(standard_error(share, self.effort) for share in shares))
        return shares[0] - shares[1] > max(LEAST_CLAIM, SURE * error)


def _agrees(ending: Solution, best: Action) -> bool:
    """Whether an exact ending has the same solution, clearly ahead."""
    shares = {value.action: value.share for value in ending.values}
    lead = shares[best] - max(share for action, share in shares.items() if action != best)
    return ending.best == best and lead >= LEAST_LEAD


def _by_chance(item: tuple[Action, tuple[float, float]]) -> float:
    return -item[1][0]
