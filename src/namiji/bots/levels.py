"""The levels for people to play against. docs/bots.md has their ratings, measured by the arena."""

from namiji.bots.greedy import GreedyBot
from namiji.bots.search import SearchBot, network_search

# A beginner takes what looks attractive now: it neglects the Offerings, hardly plans to finish a
# panorama or a line, and ignores what a stop leaves to others.
_BEGINNER = {
    "step": 0.5,
    "skip": 0.0,
    "deny": 0.0,
    "offering_now": 0.5,
    "section_hope": 0.3,
    "wish": 0.3,
    "upgrade": 0.5,
    "row_hope": 0.6,
    "column_hope": 0.6,
}


def deckhand(seed: str) -> GreedyBot:
    return GreedyBot(seed, _BEGINNER, slip=2.0)


def sailor(seed: str) -> GreedyBot:
    return GreedyBot(seed, {"deny": 0.0}, slip=1.5)


def skipper(seed: str) -> GreedyBot:
    return GreedyBot(seed, slip=0.4)


def master(seed: str) -> SearchBot:
    return network_search(seed, "16000")


SLIPPING = (deckhand, sailor, skipper)
"""The levels that misjudge their options; only `master` looks ahead."""
