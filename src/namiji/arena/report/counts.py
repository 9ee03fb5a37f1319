"""The figures of one sample, section by section."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.arena.report.figure import Figure, difference, mean, share
from namiji.arena.report.model import WORDS, Figures
from namiji.arena.report.sample import Sample
from namiji.core.names import DIRECTIONS, REASONS, STATIONS
from namiji.words.ending import source

Rows: TypeAlias = NDArray[Any]
"""Rows of a sample: their numbers, or one truth value per row."""


def by_place(sample: Sample, column: str, noun: str) -> Figures:
    """Wins and points by seat or start place, for each table size and direction."""
    places = sample.numbers[column]
    figures: Figures = {}
    for players, direction, rows in _tables(sample):
        group = f"{players} players, {direction}"
        for place in np.unique(places[rows]).tolist():
            here = rows & (places == place)
            figures[group, f"{noun} {place}"] = {
                "wins": share(sample.won[here], sample.deals[here]),
                "lead": mean(sample.lead_lift[here], sample.deals[here]),
            }
    return figures


def seats(sample: Sample) -> Figures:
    return by_place(sample, "seat", "seat")


def start_places(sample: Sample) -> Figures:
    return by_place(sample, "start_place", "place")


def standings(sample: Sample) -> Figures:
    """How each bot did, for each table size at which it met another."""
    figures: Figures = {}
    for players, rows in _sizes(sample):
        bots = sample.words["bot"]
        names = sorted(set(bots[rows].tolist()))
        for bot in names if len(names) > 1 else ():
            here = rows & (bots == bot)
            deals = sample.deals[here]
            figures[f"{players} players", bot] = {
                "wins": share(sample.won[here], deals),
                "lead": mean(sample.lead[here], deals),
                "score": mean(sample.numbers["score"][here], deals),
                "forfeited": share(sample.numbers["forfeited"][here].astype(float), deals),
            }
    return figures


def scores(sample: Sample) -> Figures:
    score, won = sample.numbers["score"], sample.won
    return {
        (f"{players} players", direction): {
            "score": mean(score[rows], sample.deals[rows]),
            "winner": mean((score * won)[rows], sample.deals[rows], won[rows]),
        }
        for players, direction, rows in _tables(sample)
    }


def lengths(sample: Sample) -> Figures:
    decisions, moves = sample.game_decisions, sample.numbers["moves"]
    return {
        (f"{players} players", direction): {
            "decisions": mean(decisions[rows], sample.deals[rows]),
            "moves": mean(moves[rows], sample.deals[rows]),
        }
        for players, direction, rows in _tables(sample)
    }


def directions(sample: Sample) -> Figures:
    """How counterclockwise games differ from clockwise ones."""
    measured: dict[str, dict[str, dict[str, Figure | None]]] = {}
    for found in (scores(sample), lengths(sample)):
        for (group, direction), cells in found.items():
            measured.setdefault(group, {}).setdefault(direction, {}).update(cells)
    figures: Figures = {}
    for group, sides in measured.items():
        first, second = (sides.get(direction, {}) for direction in DIRECTIONS)
        for key in ("score", "decisions"):
            if (one := first.get(key)) and (other := second.get(key)):
                figures.setdefault(("", group), {})[key] = difference(one, other)
    return figures


def sources(sample: Sample) -> Figures:
    figures: Figures = {}
    for players, rows in _sizes(sample):
        for reason in REASONS:
            points = sample.numbers[f"points_{reason}"][rows]
            figures[f"{players} players", source(reason, WORDS)] = {
                "points": mean(points, sample.deals[rows])
            }
    return figures


def stations(sample: Sample) -> Figures:
    """Stops per boat and game, and what a stop is worth. A stop at a Dock is worth its meals."""
    figures: Figures = {}
    for players, rows in _sizes(sample):
        deals = sample.deals[rows]
        for station in STATIONS:
            stops = sample.numbers[f"stops_{station}"][rows]
            worth = sample.numbers[f"worth_{station}"][rows]
            figures[f"{players} players", WORDS.station(station)] = {
                "stops": mean(stops, deals),
                "worth": mean(worth, deals, stops),
            }
    return figures


def dock_cards(sample: Sample) -> Figures:
    choices = _choices(sample, "dock_hands", "dock_cards")
    return {
        ("", WORDS.card(card)): {
            "taken": share(taken, sample.deals[rows]),
            **_lifts(sample, rows[taken]),
        }
        for card, (rows, taken) in choices.items()
    }


def rock_cards(sample: Sample) -> Figures:
    fulfilled = [set(words.split()) for words in sample.words["rocks_fulfilled"].tolist()]
    figures: Figures = {}
    for card, (rows, kept) in _choices(sample, "rock_hands", "rocks_kept").items():
        holders = rows[kept]
        met = np.array([card in fulfilled[row] for row in holders.tolist()], bool)
        figures["", WORDS.card(card)] = {
            "kept": share(kept, sample.deals[rows]),
            "fulfilled": share(met, sample.deals[holders]),
            **_lifts(sample, holders),
        }
    return figures


def _lifts(sample: Sample, rows: Rows) -> dict[str, Figure | None]:
    return {
        "lead": mean(sample.lead_lift[rows], sample.deals[rows]),
        "win_lift": mean(sample.win_lift[rows], sample.deals[rows]),
    }


def _choices(sample: Sample, hands: str, chosen: str) -> dict[str, tuple[Rows, Rows]]:
    """Return for each card the rows that had it in hand, and whether they chose it."""
    found: dict[str, tuple[list[int], list[bool]]] = {}
    columns = zip(sample.words[hands].tolist(), sample.words[chosen].tolist(), strict=True)
    for row, (offers, picks) in enumerate(columns):
        for hand, pick in zip(offers.split("|"), picks.split(), strict=False):
            for card in set(hand.split()):
                rows, truths = found.setdefault(card, ([], []))
                rows.append(row)
                truths.append(card == pick)
    return {
        card: (np.array(rows), np.array(truths)) for card, (rows, truths) in sorted(found.items())
    }


def _sizes(sample: Sample) -> Iterator[tuple[int, Rows]]:
    for players in np.unique(sample.numbers["players"]).tolist():
        yield players, sample.numbers["players"] == players


def _tables(sample: Sample) -> Iterator[tuple[int, str, Rows]]:
    """Yield the rows of each number of players and direction that was played."""
    for players, rows in _sizes(sample):
        for direction in DIRECTIONS:
            here = rows & (sample.words["direction"] == direction)
            if here.any():
                yield players, direction, here
