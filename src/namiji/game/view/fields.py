"""The record of a view as plain numbers. Python reads lists much faster than NumPy's fields."""

from typing import Any, NamedTuple


class Fields(NamedTuple):
    """The fields of a `STATE` that views use; see `core.layout`."""

    mask: int
    origin: int
    phase: int
    decider: int
    boat: int
    players: int
    boats: int
    direction: int
    leg: int
    arrived: int
    spot: list[int]
    score: list[int]
    lines: list[int]
    rack: list[list[int]]
    nets: list[int]
    trap: list[list[int]]
    offerings: list[int]
    sections: list[list[int]]
    bonus: list[int]
    held: list[list[int]]
    early_bird: list[int]
    param: list[list[int]]
    face_up: list[int]
    face_down: list[int]
    net_rest: list[int]
    net_under: list[int]
    net_under_size: int
    bag: list[int]
    token: int
    catches: int
    keeps: int
    paid: int
    haul: list[int]
    tray: list[int]
    tray_size: int
    hand: list[int]
    hand_size: int
    rest: list[int]
    rest_size: list[int]
    card: list[int]
    zone: list[int]
    knows: list[list[int]]


def read_fields(states: Any) -> Fields:
    """Read an array of one record."""
    return Fields._make(states[name].tolist()[0] for name in Fields._fields)
