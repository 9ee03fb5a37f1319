"""My games: kept on the device when they end, counted, and carried to another device as a file."""

from pathlib import Path

from playwright.sync_api import expect

from namiji.record import read_record
from tests.support.browser.accessibility import barriers_in_both_themes, small_targets
from tests.support.browser.device import Device
from tests.support.browser.finished_games import finish
from tests.support.server.server_process import ServerProcess


def test_a_game_is_kept_counted_and_carried_to_another_device(
    device: Device, other_device: Device, server: ServerProcess, tmp_path: Path
) -> None:
    game = finish(server.url, players=2, bots=1)
    page = device.take_seats(game.path, game.keys)
    page.locator("#end-scores").wait_for()
    page.wait_for_function(
        "async () => (await indexedDB.databases()).some(({name}) => name === 'namiji-games')"
    )
    device.open("/games")
    history = page.locator("section[aria-labelledby=games-history] li")
    expect(history).to_have_count(1)
    own = game.events[-1]["scores"][game.keys[0]["seat"]]
    points = f"minus {-own} point" if own < 0 else f"{own} point"
    expect(history).to_contain_text(points)
    expect(page.get_by_role("rowheader")).to_have_count(1)
    assert [*barriers_in_both_themes(page), *small_targets(page, 24)] == []

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "games.json"
    saving.value.save_as(file)
    there = other_device.open("/games")
    expect(there.get_by_text("No finished game yet.")).to_be_visible()
    there.get_by_label("Bring games from a file").set_input_files(file)
    expect(there.get_by_text("1 game is here now.")).to_be_visible()
    record = there.get_by_role("button", name="Record")
    with there.expect_download() as saved:
        record.click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert read_record(text, game.record.edition) == game.record
    there.get_by_role("link", name="Watch").click()
    expect(there.get_by_role("slider")).to_be_visible()
    there.go_back()
    there.get_by_role("button", name="Forget").click()
    expect(there.get_by_text("No finished game yet.")).to_be_visible()

    file.write_text("[]", encoding="utf-8")
    there.get_by_label("Bring games from a file").set_input_files(file)
    expect(there.get_by_text("This is not a file of games")).to_be_visible()
