"""The small change of English: numbers, lists, articles, and who does what."""

from collections.abc import Iterable

from namiji.edition import Edition


def quantity(number: int, one: str, many: str) -> str:
    """`1 crab`, `3 crabs`, `no crabs`."""
    return f"{number or 'no'} {one if number == 1 else many}"


def figure(number: int) -> str:
    """A number as it is spoken: many voices skip a minus sign."""
    return f"minus {-number}" if number < 0 else str(number)


def points(number: int) -> str:
    return f"{figure(number)} {'point' if abs(number) == 1 else 'points'}"


def cards(number: int) -> str:
    return quantity(number, "card", "cards")


def crustaceans(crabs: int, shrimp: int) -> str:
    """`2 shrimp and 1 crab`; what there is none of goes unsaid."""
    parts = [f"{shrimp} shrimp"] if shrimp else []
    parts += [quantity(crabs, "crab", "crabs")] if crabs else []
    return join(parts) or "nothing"


def ordinal(number: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else endings.get(number % 10, 'th')}"


def join(parts: Iterable[str], word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *rest, last = [*parts] or [""]
    return f"{', '.join(rest)} {word} {last}" if rest else last


def a(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    ended = text if text[-1] in ".?!:" else f"{text}."
    return ended[0].upper() + ended[1:]


def who(seat: int, me: int) -> str:
    if seat == 0:
        return "the neutral boat"
    return "you" if seat == me else f"Seat {seat}"


def whose(seat: int, me: int) -> str:
    return "your" if seat == me else f"{who(seat, me)}'s"


def does(seat: int, me: int, verb: str) -> str:
    """`you sail`, `Seat 2 sails`."""
    if seat == me:
        return f"you {verb}"
    ending = "es" if verb.endswith(("ch", "sh", "s", "x")) else "s"
    return f"{who(seat, me)} {verb}{ending}"


def fish_words(name: str, edition: Edition) -> str:
    """`blue-bream` as `blue bream`."""
    fish = next(fish for fish in edition.fish if fish.name == name)
    return f"{edition.colours[fish.colour]} {edition.kinds[fish.kind]}".replace("-", " ")


def net_words(net: Iterable[str], edition: Edition) -> str:
    """`two blue bream`, `blue bream and green puffer`."""
    first, second = (fish_words(fish, edition) for fish in net)
    return f"two {first}" if first == second else f"{first} and {second}"


def title(card: str) -> str:
    """`second-hook` as `Second Hook`."""
    return " ".join(word.capitalize() for word in card.split("-"))
