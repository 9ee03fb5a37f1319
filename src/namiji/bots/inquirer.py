"""Runs the searches of an inquiry, see `mind.inquiry`."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from namiji.bots.search import NETWORK_STYLE, STYLE, derive_seed, new_search
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import think
from namiji.mind.gains import GAIN
from namiji.mind.inquiry import INQUIRY, PLAIN, SEARCHES, WITH_NETWORK, advance
from namiji.mind.merits import MERITS
from namiji.mind.network import PAPER, read_network
from namiji.mind.tree import SEARCH_STYLE, Advice


@dataclass(frozen=True, slots=True)
class Findings:
    """The records that an inquiry has filled."""

    inquiry: Any
    merits: Any

    def action(self, view: SeatView, name: str) -> Action:
        """Return one of the actions of the inquiry."""
        return actions_of(view.edition)[int(self.inquiry[name])]


def new_inquiry(
    view: SeatView, kind: int, playouts: int, seed: str, played: Action | None = None
) -> Any:
    """Return the record of a question about a view."""
    inquiries = np.zeros(1, INQUIRY)
    q = inquiries[0]
    q.kind, q.seat, q.playouts = kind, view.seat, playouts
    if played is not None:
        q.played = actions_of(view.edition).id(played)
    for number, name in enumerate(SEARCHES):
        q.seeds[number] = derive_seed(view, f"{name} {seed}" if number else seed)
    return inquiries


def answer(view: SeatView, inquiries: Any) -> Findings:
    """Run all searches that an inquiry asks for."""
    search = new_search(view.edition)
    search.states[0] = view.states[0]
    gains, merits = np.zeros(2, GAIN), np.zeros(1, MERITS)
    styles = search_styles()
    advice = None
    while playouts := advance(inquiries, search, styles, gains, merits):
        if inquiries[0].with_network:
            advice = advice or Advice(read_network(), np.zeros(1, PAPER))
            think(search, advice, playouts)
        else:
            think(search, None, playouts)
    return Findings(inquiries[0], merits[0])


def search_styles() -> Any:
    """Return how searches are set up, without and with the network."""
    styles = np.zeros(2, SEARCH_STYLE)
    for number, style in ((PLAIN, STYLE), (WITH_NETWORK, NETWORK_STYLE)):
        for name, value in style.items():
            styles[number][name] = value
    return styles
