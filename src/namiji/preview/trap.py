"""What a haul is worth, and what one more draw may cost (R4)."""

from namiji.game.view import SeatView
from namiji.preview.shapes import DrawEffect, StopEffect


def draw_effect(view: SeatView) -> DrawEffect:
    crabs, shrimp = view.bag
    parameters, tokens = view.boat(view.boat_in_action).parameters, crabs + shrimp
    to_lose = parameters["trap_crabs"] - view.haul[0]
    losing = crabs if to_lose == 1 else 0
    return {
        "kind": "draw",
        "crabs": crabs,
        "shrimp": shrimp,
        "crabs_to_lose": to_lose,
        "losing": losing,
        "tokens": tokens,
        "risk": losing / tokens,
        "saved": min(parameters["trap_saved"], view.haul[1]),
        "points": _points(view, sum(view.haul) + 1),
        "ends": sum(view.haul) + 1 >= parameters["trap_draws"] or tokens == 1,
    }


def stop_effect(view: SeatView) -> StopEffect:
    crabs, shrimp = view.haul
    return {
        "kind": "stop",
        "crabs": crabs,
        "shrimp": shrimp,
        "points": _points(view, crabs + shrimp),
    }


def _points(view: SeatView, tokens: int) -> int:
    """Of a haul that is kept."""
    extra = view.boat(view.boat_in_action).parameters["trap_points"]
    return tokens * view.edition.crustacean_points + extra
