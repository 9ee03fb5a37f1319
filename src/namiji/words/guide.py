"""What a newcomer is told: the greeting, the rules in short, and help."""

from namiji.edition import Edition
from namiji.preview.sailing import uses_double_slots
from namiji.view import SeatView
from namiji.words.plain import join, points, quantity
from namiji.words.stations import TOPICS, explain, line_points, penalties

COMMANDS: dict[str, str] = {
    "help": "this help; help STATION explains a station, such as help trap",
    "look": "your boat, with your secret cards",
    "others": "the other boats",
    "school": "the fish, the nets and the bag",
    "route": "the stations ahead and who is where",
    "scores": "the points so far",
    "log": "what happened last",
    "rules": "the game in a dozen sentences",
    "undo": "take back your last decision, if nothing new was seen since",
    "save": "write a record of the game: save FILE",
    "quit": "leave the game",
}

PHASES: dict[str, list[str]] = {
    "sail": [
        "You choose the next stop of your boat: any free station ahead, up to the next port.",
        "The boat furthest behind moves next. Short steps bring more stops.",
        "Long steps reach the good places before the others do.",
    ],
    "slot": [
        "You choose where to lie at the Dock. Slot 1 is closest to the route.",
        "Lower slots pick a card earlier and leave later.",
    ],
    "take": ["You take one fish of the School. You may still let it go."],
    "place": ["You put the fish in your rack, where it stays, or let it go."],
    "net": ["You choose one of the nets turned up. You may still let it go."],
    "place_net": ["You put both fish of the net in your rack, side by side, or let them go."],
    "haul": ["You hold tokens from the bag. Draw one more, or stop and keep them."],
    "rock": ["You keep one of these cards in secret. The others go under the deck."],
    "draft": [
        "You pick one card, which everyone sees. The rest goes on to the next boat.",
        "The card that nobody takes goes under the deck.",
    ],
}

# The station that a question belongs to; sailing belongs to none.
PHASE_TOPICS: dict[str, str] = {
    "take": "angling",
    "place": "angling",
    "net": "net",
    "place_net": "net",
    "haul": "trap",
    "rock": "rock",
    "slot": "dock",
    "draft": "dock",
}

NEUTRAL = [
    "A neutral boat sails along. Nobody owns it and it collects nothing.",
    "When it is last, the player furthest ahead chooses where it goes.",
    "It takes up room. At a Dock it throws a card away, at the Finish Port it takes a token.",
]


def greeting(view: SeatView, bots: str) -> list[str]:
    """A few lines that lead to the first decision."""
    seats = [str(seat) for seat in range(1, view.players + 1) if seat != view.seat]
    named = f"Seats {join(seats)} are" if len(seats) > 1 else f"Seat {seats[0]} is"
    return [
        "Welcome to Namiji, a journey by boat from port to port.",
        f"You are Seat {view.seat} of {view.players}. {named} played by bots named {bots}."
        if len(seats) > 1
        else f"You are Seat {view.seat} of 2. {named} played by a bot named {bots}.",
        "Goal: have the most points when all boats have come to the Finish Port.",
        "The one rule to know: the boat furthest behind always moves next.",
        "You sail ahead to any free station, and each gives you something at once.",
        *(NEUTRAL if view.players == 2 else []),
        "Answer with a number, or with the words of an option, such as sail 3.",
        "Where only one move is possible, it is made for you.",
        "Type help at any time. An empty line repeats the question.",
    ]


def rules(edition: Edition, players: int) -> list[str]:
    """The game in about a dozen sentences."""
    tokens = ", ".join(map(str, edition.early_bird))
    p = edition.parameters
    return [
        "All boats sail once round, through four parts with a Dock between them.",
        "The boat furthest behind moves, to any free station ahead, but not past a Dock.",
        "At Angling you take a fish, at Net Casting two at once, and place them in your rack.",
        "The rack has rows 1 to 3 and columns a to d. New fish lie next to old ones.",
        f"A full line of one colour or one kind scores: {line_points(edition)}.",
        "At the Crustacean Trap you draw tokens from a bag, as many as you dare.",
        f"Each one you keep gives {points(edition.crustacean_points)}.",
        f"With {quantity(p['trap_crabs'], 'crab', 'crabs')} in one haul you lose that haul.",
        f"At the Whirlpool you shed Offerings. At the end they cost {penalties(edition)}.",
        "At a Panorama you take your next section, which scores its number.",
        f"Who completes a picture first gets {edition.bonus} more.",
        "At a Sacred Rock you keep a secret task that may score at the end.",
        "At a Dock all wait for each other, then pick cards: meals score, upgrades help on.",
        f"At the Finish Port the early boats score most: {tokens}.",
        "The most points win.",
        *(NEUTRAL if players == 2 else []),
    ]


def help_lines(view: SeatView, about: str = "") -> list[str]:
    """Help with a station, or with the question at hand and the commands."""
    parameters = view.boat(view.seat).parameters
    if about:
        return explain(about, view.edition, parameters)
    told = [*PHASES[view.phase]]
    if view.phase == "sail" and uses_double_slots(view):
        told.append("Some stations have a second slot. It counts as behind the first.")
    if view.boat_in_action == 0:
        told = [*NEUTRAL]
    elif view.phase in PHASE_TOPICS:
        told += explain(PHASE_TOPICS[view.phase], view.edition, parameters)
    told.append("Answer with a number, with an option's words, or with the start of them.")
    told += [f"{name}: {text}." for name, text in COMMANDS.items()]
    return [*told, f"Stations to ask about: {', '.join(TOPICS)}."]
