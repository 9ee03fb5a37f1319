"""An edition as programs get it: everything by name, the route in the order of this game."""

from dataclasses import asdict
from typing import Any

from namiji.core.names import PANORAMAS, Direction
from namiji.edition import Edition


def edition_to_dict(edition: Edition, direction: Direction) -> dict[str, Any]:
    """Return all that an edition says as a JSON object, without its provenance."""
    route = edition.route_in(direction)
    names = [fish.name for fish in edition.fish]
    return {
        "id": edition.id,
        "version": edition.version,
        "stations": ["start", *(stop.station for stop in route)],
        "double": [position for position, stop in enumerate(route, 1) if stop.double],
        "fish": {
            fish.name: {
                "color": edition.colors[fish.color],
                "kind": edition.kinds[fish.kind],
                "count": fish.count,
            }
            for fish in edition.fish
        },
        "nets": {
            net.name: {"fish": [names[i] for i in net.fish], "count": net.count}
            for net in edition.nets
        },
        "crabs": edition.crabs,
        "shrimp": edition.shrimp,
        "crustacean_points": edition.crustacean_points,
        "row_points": edition.row_points,
        "column_points": edition.column_points,
        "offerings": edition.offerings,
        "penalty": edition.penalty,
        "sections": dict(zip(PANORAMAS, edition.sections, strict=True)),
        "bonus": edition.bonus,
        "early_bird": edition.early_bird,
        "parameters": dict(edition.parameters),
        "dock_cards": {
            card.id: {
                "points": card.points,
                "station": card.station,
                "adds": dict(card.adds),
                "copies": card.copies,
            }
            for card in edition.dock_cards
        },
        "rock_cards": {
            card.id: {
                "points": card.points,
                "conditions": [asdict(condition) for condition in card.conditions],
                "copies": card.copies,
            }
            for card in edition.rock_cards
        },
        "full_rack_bars_fishing": edition.full_rack_bars_fishing,
        "neutral_counts_as_boat": edition.neutral_counts_as_boat,
    }
