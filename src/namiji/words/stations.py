"""The stations in words: what they do, and the names by which a player can ask about them."""

from collections.abc import Mapping

from namiji.core.names import PANORAMAS, STATIONS
from namiji.edition import Edition
from namiji.words.plain import Words

TOPICS = ("angling", "net", "trap", "whirlpool", "panorama", "rock", "dock", "finish")
"""What `explain` knows. The three panoramas are one topic."""


def find_topic(text: str, w: Words) -> str:
    """The topic of a name, an id or its beginning; empty if there is none."""
    start = text.lower().strip()
    names = {w.station(station).lower(): _topic_of(station) for station in STATIONS}
    names |= {station: _topic_of(station) for station in STATIONS}
    names |= {topic: topic for topic in TOPICS}
    found = {topic for name, topic in names.items() if start and name.startswith(start)}
    return found.pop() if len(found) == 1 else ""


def _topic_of(station: str) -> str:
    return "panorama" if station in PANORAMAS else station


def explain(
    topic: str, edition: Edition, players: int, parameters: Mapping[str, int], w: Words
) -> list[str]:
    """What a station does for a boat with these parameters, one sentence per line."""
    p, message = parameters, f"help-{topic}"
    match topic:
        case "angling":
            reveals, further = p["angling_reveals"], p["angling_catches"] - 1
            return [
                *w.lines(message),
                *([w.text("help-angling-reveals", n=reveals)] if reveals else []),
                *([w.text("help-angling-catches", n=further)] if further else []),
                *([w.text("help-angling-spread")] if p["angling_spread"] else []),
                w.text("help-lines", **line_points(edition)),
            ]
        case "net":
            return [
                *w.lines(message, n=p["net_reveals"]),
                w.text("help-lines", **line_points(edition)),
            ]
        case "trap":
            draws, crabs = p["trap_draws"], p["trap_crabs"]
            saved = p["trap_saved"]
            return [
                *w.lines(message, draws=draws, crabs=crabs, n=edition.crustacean_points),
                *([w.text("help-trap-saved", n=saved)] if saved else []),
            ]
        case "whirlpool":
            return w.lines(message, n=p["whirlpool_offerings"], penalties=penalties(edition, w))
        case "panorama":
            sizes = dict(zip(PANORAMAS, edition.sections, strict=True))
            taken = p["panorama_sections"]
            return [
                *w.lines(message, n=edition.bonus, **sizes),
                *([w.text("help-panorama-sections", n=taken)] if taken > 1 else []),
            ]
        case "rock":
            return w.lines(message, n=p["rock_draws"], keeps=p["rock_keeps"])
        case "finish":
            return w.lines(message, tokens=early_birds(edition, players))
        case _:
            return w.lines(message)


def line_points(edition: Edition) -> dict[str, str]:
    """What rows and columns score: `5, 7, 9`; if all are equal, the number once."""

    def figures(values: tuple[int, ...]) -> str:
        return ", ".join(map(str, values[: 1 if len(set(values)) == 1 else None]))

    return {"rows": figures(edition.row_points), "columns": figures(edition.column_points)}


def penalties(edition: Edition, w: Words) -> str:
    """`3 for 1, 6 for 2`."""
    costs = [(left, cost) for left, cost in enumerate(edition.penalty) if left]
    said = ", ".join(w.text("help-penalty", left=left, cost=cost) for left, cost in costs)
    return said or w.text("nothing")


def early_birds(edition: Edition, players: int) -> str:
    return ", ".join(map(str, edition.early_birds(players)))
