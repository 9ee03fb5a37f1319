"""Every card, in the largest hands and in every language, can be read on a phone."""

from collections.abc import Iterator

from playwright.sync_api import ViewportSize, expect

from namiji.edition import standard
from namiji.locales import LANGUAGES
from tests.support.browser.dealt_hands import (
    DOCK_HAND,
    ROCK_HAND,
    DealtHands,
    edition_of_one_meal,
    edition_with_hands,
)
from tests.support.browser.device import PHONE, Device
from tests.support.browser.languages import slips
from tests.support.browser.prompts import play_towards, prompt_of
from tests.support.browser.reach import LONGEST, out_of_reach
from tests.support.browser.screens import ANA, BOT
from tests.support.catalogs import text_of
from tests.support.size import is_full_length, size

# The longest words, or all five.
SPOKEN = [*(LANGUAGES[1:] if is_full_length() else [LONGEST]), "en"]
HANDS = size(1, full=100)  # of each kind
ON_ITS_SIDE: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}


def test_no_card_in_a_hand_is_cut_off(device: Device) -> None:
    hands = DealtHands(device.page)
    device.sit(edition_text=edition_with_hands(), seats=[ANA, *[BOT] * 4])
    found: list[str] = []
    for prompt, cards in (("rock", _rock_hands()), ("draft", _dock_hands())):
        while device.wait_for_turn() and prompt_of(device) != prompt:
            play_towards(device, [prompt])
        device.page.reload()  # for a whole state, which can be changed
        assert device.wait_for_turn()
        for hand in cards:
            hands.show(hand)
            expect(device.choices.last).to_contain_text(text_of("en", f"card-{hand[-1]}"))
            for viewport in (PHONE, ON_ITS_SIDE)[: size(1, full=2)]:
                device.become(viewport)
                wrong = slips(device.page, SPOKEN) + out_of_reach(device.page)
                found += [f"{viewport}: {one}" for one in wrong]
        device.page.reload()
        assert device.wait_for_turn()
    assert not found, "\n" + "\n".join(found)


def _rock_hands() -> Iterator[list[str]]:
    return _hands([card.id for card in standard().rock_cards], ROCK_HAND)


def _dock_hands() -> Iterator[list[str]]:
    """Cards with most parameters, and so with the longest texts, in one hand."""
    cards = sorted(standard().dock_cards, key=lambda card: -len(card.adds))
    return _hands([card.id for card in cards], DOCK_HAND)


def _hands(cards: list[str], size: int) -> Iterator[list[str]]:
    for first in range(0, len(cards), size)[:HANDS]:
        yield (cards[first:] + cards)[:size]


def test_one_of_equal_cards_is_taken_by_hand(device: Device) -> None:
    """Else the others would know that the cards are equal."""
    device.sit(edition_text=edition_of_one_meal(), seats=[ANA, BOT, BOT])
    while device.wait_for_turn() and prompt_of(device) != "draft":
        play_towards(device, ["draft"])
    expect(device.choices).to_have_count(1)
    expect(device.choices.first).to_contain_text(text_of("en", "card-maki"))
    device.play()
    assert device.wait_for_turn()
    assert prompt_of(device) != "draft"
