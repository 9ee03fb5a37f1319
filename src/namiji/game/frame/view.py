"""The JSON of a view: where each key of a `ViewDict` lies in a `FRAME`."""

from namiji.core.frame import FRAME, GROUPS
from namiji.game.frame.nodes import Node, Row, object_of

_frame = Row(FRAME)
number, name, names = _frame.number, _frame.name, _frame.names

BOAT = object_of(
    seat=number("seats"),
    position=number("position"),
    slot=number("slot"),
    score=number("score"),
    rack=_frame.map("cells", name("fish", "rack"), unless=("rack", -1)),
    rows_scored=number("rows"),
    columns_scored=number("columns"),
    nets=number("nets"),
    crabs=number("crabs"),
    shrimp=number("shrimp"),
    offerings=number("offerings"),
    sections=_frame.map("panoramas", number("sections")),
    bonuses=names("panoramas", "bonuses", "bonus_count"),
    dock_cards=names("cards", "dock_cards", "dock_card_count"),
    rocks=number("rocks"),
    early_bird=number("early_bird"),
    parameters=_frame.map("parameters", number("parameters")),
)

_GROUP = object_of(
    cards=_frame.stretch("cards", "group_cards", "group_cards_stop"),
    places=_frame.stretch("places", "group_places", "group_places_stop"),
)

PUBLIC: Node = object_of(
    players=number("players"),
    direction=name("directions", "direction"),
    phase=name("phases", "phase"),
    decider=number("decider"),
    boat_in_action=number("boat"),
    leg=number("leg"),
    boats=_frame.map("seats", BOAT, unless=("position", -1)),
    face_up=_frame.counts("fish", "face_up"),
    face_down=_frame.counts("fish", "face_down"),
    bag=_frame.numbers("bag"),
    haul=_frame.numbers("haul"),
    catches_left=number("catches"),
    keeps_left=number("keeps"),
    fish_in_hand=name("fish", "fish_in_hand"),
    net_in_hand=name("nets", "net_in_hand"),
    nets_revealed=names("nets", "nets_revealed", "nets_revealed_count"),
    nets_unseen=_frame.counts("nets", "nets_unseen"),
    nets_under=names("nets", "nets_under", "nets_under_count"),
    deck_sizes=_frame.map("decks", number("deck_sizes")),
    hand_size=number("hand_size"),
)
"""What all seats and spectators see alike."""

PRIVATE: Node = object_of(
    seat=number("seat"),
    legal_actions=names("actions", "legal", "legal_count"),
    legal_ids=_frame.numbers("legal", "legal_count"),
    hand=names("cards", "hand", "hand_count"),
    own_rocks=names("cards", "own_rocks", "own_rock_count"),
    known_rocks=_frame.map(
        "players", _frame.stretch("cards", "known_rocks", "known_rocks_stop"), count="players"
    ),
    known_under=_frame.map("under", name("cards", "known_under"), unless=("known_under", -1)),
    groups=_frame.list(_GROUP, GROUPS, "group_count"),
    unknown_cards=_frame.counts("cards", "unknown"),
)
"""What depends on the seat."""

WINNERS: Node = _frame.numbers("winners", "winner_count")
"""The seats that have won. The JSON does not have them: an event of the ending does."""
