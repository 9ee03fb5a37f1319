"""Prompts explain themselves, and undo leads back to them."""

from playwright.sync_api import expect

from namiji.locales import catalog
from tests.support.browser.device import Device
from tests.support.browser.prompts import play_towards, prompt_of
from tests.support.catalogs import text_of
from tests.support.size import size

ENOUGH = size(3, full=100)  # questions


def test_a_new_player_is_told_what_each_prompt_is_about(device: Device) -> None:
    """Up to the end of the first leg, a line under the question explains it."""
    bots = [{"kind": "bot", "level": "deckhand"}] * 2  # the Neutral Boat has words of its own
    device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])
    prompt = device.page.locator("section[aria-labelledby=prompt-line]")
    explained = set()
    while device.wait_for_turn():
        question = device.question
        if question not in explained:
            # While a choice has the focus, what it would do takes the place of the line.
            expect(prompt.locator("p, dd").first).not_to_be_empty()
            expect(prompt.get_by_role("button", name="Got it")).to_be_visible()
        explained.add(question)
        device.play()  # stop after stop, so that every deal has its questions
        if question == catalog("en").text("ask-draft") or len(explained) == ENOUGH:
            break
    assert len(explained) >= size(3, full=4)


def test_the_neutral_boat_is_explained(device: Device) -> None:
    """Also to those whose focus is on a choice."""
    device.sit(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "deckhand"}])
    while device.wait_for_turn() and prompt_of(device) != "sail-neutral":
        play_towards(device, ["sail-neutral"])
    device.choices.last.focus()
    prompt = device.page.locator("section[aria-labelledby=prompt-line]")
    expect(prompt).to_contain_text(catalog("en").text("know-sail-neutral"))
    device.choices.last.click()
    expect(prompt).to_contain_text(text_of("en", "why-next"))


def test_undo_and_cancel(device: Device) -> None:
    bots = [{"kind": "bot", "level": "deckhand"}] * 2  # with one, the Neutral Boat may be first
    device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])
    assert device.wait_for_turn()
    device.choices.first.click()
    device.page.keyboard.press("Escape")
    expect(device.confirm).to_have_count(0)
    device.page.locator("button.legal", has_text="Dock").click()
    device.confirm.click()
    expect(device.page.locator("#prompt-line")).to_have_text(catalog("en").text("ask-slot"))
    device.page.get_by_role("button", name="Undo").click()
    expect(device.page.locator("#prompt-line")).to_have_text(catalog("en").text("ask-sail"))
