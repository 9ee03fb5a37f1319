"""Other histories that a seat cannot tell from the true one.

Secret choices are made again at random and unseen cards are dealt again. If the result fits what
the seat has seen, the rules play it, and it is accepted if it looks the same to the seat. If secret
choices were made at random in the game, too, every such history would be as frequent as it is
likely.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from random import Random

from namiji.core.layout import CARDS, DOCK_DECK, NONE, ROCK_CARDS_AT, ROCK_DECK
from namiji.envs.spiel.cards import Drawn, Move, Reader, Returned, Seen, Taken
from namiji.envs.spiel.tree import CARDS_AT, Position, Tree

_TRIES = 1000


def resample_history(tree: Tree, history: Sequence[int], seat: int, rng: Random) -> list[int]:
    """Return a history of the same length after which the seat knows the same.

    The same seat decides after it, too. If no other one is found, it is the true one.
    """
    path = [tree.root]
    for choice in history:
        path.append(tree.child(path[-1], choice))
    moves = list(Reader(tree).read(path, history))
    for _ in range(_TRIES):
        cards = _Cards(tree, seat, rng)
        if cards.follow(moves) and cards.deal():
            other = cards.apply(history, moves)
            if _looks_the_same(tree, path, history, other, seat):
                return other
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
        self._taken: dict[int, int] = {}  # the card by the step that took it out of the hand

    def follow(self, moves: Iterable[Move]) -> bool:
        """Move the cards as the seat has seen it; return whether that is possible."""
        return all(map(self._move, moves))

    def _move(self, move: Move) -> bool:
        match move:
            case Drawn(deck, step):
                if step != NONE:
                    self._all[deck].append(step)
                self._hand.append(self._under[deck].pop(0) if step == NONE else step)
            case Seen(seat, faces):
                return seat != self._seat or all(map(self._show, self._hand, faces))
            case Taken():
                return self._take(move)
            case Returned(deck):
                self._under[deck].append(self._hand.pop(0))
        return True

    def _show(self, card: int, face: int) -> bool:
        return self._face.setdefault(card, face) == face

    def _take(self, move: Taken) -> bool:
        """Choose a card that leaves the hand.

        If all see the card, or the seat chose it, its face is fixed: take a known card with that
        face, or any unknown one.
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
        self._taken[move.step] = card
        return True

    def deal(self) -> bool:
        """Give a face to every card that has none; return whether there are enough of each."""
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

    def apply(self, history: Sequence[int], moves: Iterable[Move]) -> list[int]:
        """Return the history with the cards of this attempt."""
        other = list(history)
        for move in moves:
            if isinstance(move, Drawn) and move.step != NONE:
                other[move.step] = CARDS_AT + self._face[move.step]
            elif isinstance(move, Taken) and move.step != NONE:
                other[move.step] += self._face[self._taken[move.step]] - move.card
        return other


def _looks_the_same(
    tree: Tree, path: Sequence[Position], history: Sequence[int], other: list[int], seat: int
) -> bool:
    """Whether the rules allow another history, and the seat knows the same after it."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(history, other, strict=True))
    step = len(list(alike))
    position = path[step]
    for was, choice in zip(path[step:], other[step:], strict=False):
        options = [outcome for outcome, _ in position.bag] or position.legal
        if was.is_chance != position.is_chance or choice not in options:
            return False
        position = tree.child(position, choice)
    end = path[-1]
    return (position.seen[seat], position.decider) == (end.seen[seat], end.decider)
