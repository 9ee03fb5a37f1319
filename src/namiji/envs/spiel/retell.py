"""Another history that a seat cannot tell from the true one.

Secret choices are made anew and unseen cards are dealt anew; what fits all that the seat has seen
is played by the rules, and taken if it then looks the same to the seat. Were secret choices left to
chance, every such history would come as often as it is likely.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from random import Random

from namiji.core.layout import CARDS, DOCK_DECK, NONE, ROCK_CARDS_AT, ROCK_DECK
from namiji.envs.spiel.cards import Drawn, Move, Parted, Reader, Returned, Seen
from namiji.envs.spiel.tree import CARDS_AT, Position, Tree

_TRIES = 1000


def retell(tree: Tree, history: Sequence[int], seat: int, rng: Random) -> list[int]:
    """A history of the same length, after which the seat knows the same and the same seat decides.

    Where luck finds no other, it is the true one.
    """
    course = [tree.root]
    for choice in history:
        course.append(tree.child(course[-1], choice))
    moves = list(Reader(tree).read(course, history))
    for _ in range(_TRIES):
        cards = _Cards(tree, seat, rng)
        if cards.follow(moves) and cards.deal():
            story = cards.retold(history, moves)
            if _looks_alike(tree, course, history, story, seat):
                return story
    return list(history)


class _Cards:
    """The cards of one attempt. A card is named by the step that drew it; most have no face yet."""

    def __init__(self, tree: Tree, seat: int, rng: Random) -> None:
        self._copies: list[int] = tree.tables["card_count"][0].tolist()
        self._seat = seat
        self._rng = rng
        self._face: dict[int, int] = {}
        self._all: list[list[int]] = [[], []]  # by deck
        self._under: list[list[int]] = [[], []]
        self._hand: list[int] = []
        self._parted: dict[int, int] = {}  # the card by the step that took it out of the hand

    def follow(self, moves: Iterable[Move]) -> bool:
        """Move the cards as the seat has seen it; returns whether that can be."""
        return all(map(self._move, moves))

    def _move(self, move: Move) -> bool:
        match move:
            case Drawn(deck, step):
                if step != NONE:
                    self._all[deck].append(step)
                self._hand.append(self._under[deck].pop(0) if step == NONE else step)
            case Seen(seat, faces):
                return seat != self._seat or all(map(self._show, self._hand, faces))
            case Parted():
                return self._part(move)
            case Returned(deck):
                self._under[deck].append(self._hand.pop(0))
        return True

    def _show(self, card: int, face: int) -> bool:
        return self._face.setdefault(card, face) == face

    def _part(self, move: Parted) -> bool:
        """Choose a card that leaves the hand.

        One that all see, or the seat chose, has its face: a card known to be there that has it, or
        else any that is not known.
        """
        fitting = self._hand
        if move.is_open or move.seat == self._seat:
            known = [card for card in self._hand if self._face.get(card) == move.card]
            fitting = known[:1] or [card for card in self._hand if card not in self._face]
        if not fitting:
            return False
        card = self._rng.choice(fitting)
        if fitting is not self._hand:
            self._face[card] = move.card
        self._hand.remove(card)
        self._parted[move.step] = card
        return True

    def deal(self) -> bool:
        """Give a face to every card that has none; returns whether there are enough of each."""
        for deck, first, stop in ((DOCK_DECK, 0, ROCK_CARDS_AT), (ROCK_DECK, ROCK_CARDS_AT, CARDS)):
            pool = Counter({face: self._copies[face] for face in range(first, stop)})
            pool.subtract(self._face[card] for card in self._all[deck] if card in self._face)
            if min(pool.values()) < 0:
                return False
            faces = list(pool.elements())
            self._rng.shuffle(faces)
            for card in self._all[deck]:
                if card not in self._face:
                    self._face[card] = faces.pop()
        return True

    def retold(self, history: Sequence[int], moves: Iterable[Move]) -> list[int]:
        """The history with the cards of this attempt."""
        story = list(history)
        for move in moves:
            if isinstance(move, Drawn) and move.step != NONE:
                story[move.step] = CARDS_AT + self._face[move.step]
            elif isinstance(move, Parted) and move.step != NONE:
                story[move.step] += self._face[self._parted[move.step]] - move.card
        return story


def _looks_alike(
    tree: Tree, course: Sequence[Position], history: Sequence[int], story: list[int], seat: int
) -> bool:
    """Whether the rules allow a story, and the seat knows the same after it."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(history, story, strict=True))
    step = len(list(alike))
    position = course[step]
    for was, choice in zip(course[step:], story[step:], strict=False):
        options = [outcome for outcome, _ in position.bag] or position.legal
        if was.is_chance != position.is_chance or choice not in options:
            return False
        position = tree.child(position, choice)
    end = course[-1]
    return (position.seen[seat], position.decider) == (end.seen[seat], end.decider)
