"""Every kind of prompt: it explains itself, it survives a reload, and undo leads back to it."""

import pytest
from playwright.sync_api import expect

from namiji.locales import catalog
from tests.support.browser.device import Device
from tests.support.browser.generous_edition import GENEROUS
from tests.support.browser.prompts import ALL_PROMPTS, play_towards, prompt_of


@pytest.mark.slow
def test_a_reload_in_every_kind_of_prompt(device: Device) -> None:
    """The same is asked after it, with the same choices."""
    missing, games = set(ALL_PROMPTS), 0
    while missing:
        games += 1
        assert games <= 5, f"nobody is asked for {missing}"
        device.sit(
            edition=GENEROUS,
            seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "deckhand"}],
        )
        while missing and device.wait_for_turn():
            prompt = prompt_of(device)
            if prompt in missing:
                missing.remove(prompt)
                before = device.question, device.answers
                device.page.reload()
                assert device.wait_for_turn()
                assert (device.question, device.answers) == before
            play_towards(device, missing)


def test_a_new_player_is_told_what_each_prompt_is_about(device: Device) -> None:
    """Up to the end of the first leg, a line under the question explains it."""
    device.sit(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "deckhand"}])
    prompt = device.page.locator("section[aria-labelledby=prompt-line]")
    explained = set()
    while device.wait_for_turn():
        question = device.question
        if question not in explained:
            expect(prompt.locator("p")).not_to_be_empty()
            expect(prompt.get_by_role("button", name="Got it")).to_be_visible()
        explained.add(question)
        device.play()  # stop after stop, so that every deal has its questions
        if question == catalog("en").text("ask-draft"):
            break
    assert len(explained) >= 4


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
