"""The colors of boats: as wished for, never twice, and the same after a restart."""

from collections.abc import Iterable

import pytest

from namiji.edition import standard
from namiji.server.table.colors import COLORS, Color, deal_colors
from namiji.server.table.entries import Entry
from namiji.server.table.settings import NewTable
from namiji.server.table.state import Change
from namiji.server.table.table import Table

ANA = {"kind": "here", "name": "Ana"}
BOT, LINK = {"kind": "bot"}, {"kind": "link"}


@pytest.mark.parametrize(
    ("wishes", "taken", "dealt"),
    [
        ([None, None], [], ["indigo", "vermilion"]),
        (["plum", None], [], ["plum", "indigo"]),
        ([None, "indigo"], [], ["vermilion", "indigo"]),
        (["moss", "moss", "moss"], [], ["moss", "indigo", "vermilion"]),
        (["indigo", "ochre"], ["indigo", None], ["vermilion", "ochre"]),
        ([None] * 5, [], list(COLORS)),
        ([], COLORS, []),
    ],
)
def test_wishes_come_first_and_no_color_twice(
    wishes: list[Color | None], taken: list[Color | None], dealt: list[Color]
) -> None:
    assert deal_colors(wishes, taken) == dealt


def created(*seats: dict[str, str]) -> Change:
    wish = NewTable.model_validate({"seats": list(seats)})
    return Table.create(standard(), wish, {1: b"a" * 32}, 1.0)


def loaded(entries: Iterable[Entry]) -> Table:
    return Table.from_log("test", standard(), entries)


def colors(table: Table) -> list[Color | None]:
    return [seat.color for seat in table.seats.values()]


def test_a_seat_has_its_color_for_as_long_as_somebody_sits_there() -> None:
    log = [created(ANA | {"color": "plum"}, LINK, BOT | {"color": "moss"}, LINK).entry]
    table = loaded(log)
    assert colors(table) == ["plum", None, "moss", None]
    for change in table.join([("Bo", b"b" * 32), ("Cleo", b"c" * 32)], 2.0, ["moss", "ochre"]):
        log.append(change.entry)
        table.apply(change)
    assert colors(table) == ["plum", "indigo", "moss", "ochre"]
    log.append(table.leave(2, 2.0).entry)
    table = loaded(log)
    assert colors(table) == ["plum", None, "moss", "ochre"]
    log += [change.entry for change in table.start(1, 2.0)]
    assert colors(loaded(log)) == ["plum", "indigo", "moss", "ochre"]


def test_more_wishes_than_names_do_no_harm() -> None:
    table = loaded([created(ANA, LINK).entry])
    (joined,) = table.join([("Bo", b"b" * 32)], 2.0, ["indigo", "plum", "moss"])
    assert joined.entry.body["color"] == "vermilion"


def without_colors(entry: Entry) -> Entry:
    body = {key: value for key, value in entry.body.items() if key not in ("color", "lesson")}
    for seat in body.get("seats", []):
        seat.pop("color", None)
    return Entry(entry.version, entry.kind, entry.seat, None, entry.at, body)


def test_tables_of_before_have_their_colors_by_seat() -> None:
    log = [without_colors(created(ANA, LINK, BOT, LINK).entry)]
    table = loaded(log)
    assert colors(table) == ["indigo", None, "moss", None]
    log.append(without_colors(table.join([("Bo", b"b" * 32)], 2.0)[0].entry))
    table = loaded(log)
    assert colors(table) == ["indigo", "vermilion", "moss", None]
    log += [change.entry for change in table.join([("Cleo", b"c" * 32)], 2.0, ["vermilion"])]
    assert colors(loaded(log)) == ["indigo", "vermilion", "moss", "ochre"]
