"""The colors of boats: as wished for, never twice, and the same after a restart."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from namiji.edition import standard
from namiji.server.table.colors import COLORS, Color, deal_colors
from namiji.server.table.entries import LogEntry, read_content, write_content
from namiji.server.table.request_context import RequestContext
from namiji.server.table.settings import NewTable
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Newcomer, Table

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


def created(*seats: dict[str, str]) -> PendingEntry:
    new_table = NewTable.model_validate({"seats": list(seats)})
    return Table.create(standard(), new_table, {1: b"a" * 32}, 1.0)


def loaded(entries: Iterable[LogEntry]) -> Table:
    return Table.from_log("test", standard(), entries)


def colors(table: Table) -> list[Color | None]:
    return [seat.color for seat in table.seats.values()]


def newcomer(name: str, color: Color | None = None) -> Newcomer:
    return Newcomer(name, name[:1].encode() * 32, color)


def test_a_seat_has_its_color_for_as_long_as_somebody_sits_there() -> None:
    log = [created(ANA | {"color": "plum"}, LINK, BOT | {"color": "moss"}, LINK).entry]
    table = loaded(log)
    assert colors(table) == ["plum", None, "moss", None]
    for pending in table.join([newcomer("Bo", "moss"), newcomer("Cleo", "ochre")], 2.0):
        log.append(pending.entry)
        table.apply(pending)
    assert colors(table) == ["plum", "indigo", "moss", "ochre"]
    log.append(table.leave(RequestContext(2, 2.0)).entry)
    table = loaded(log)
    assert colors(table) == ["plum", None, "moss", "ochre"]
    log += [pending.entry for pending in table.start(RequestContext(1, 2.0))]
    assert colors(loaded(log)) == ["plum", "indigo", "moss", "ochre"]


def without_colors(entry: LogEntry) -> LogEntry:
    """The entry as it was written before boats had colors and tables could be lessons."""
    body = write_content(entry.content)
    for place in (body, *body.get("seats", [])):
        place.pop("color", None)
        place.pop("lesson", None)
    return replace(entry, content=read_content(entry.content.kind, body))


def test_tables_of_before_have_their_colors_by_seat() -> None:
    log = [without_colors(created(ANA, LINK, BOT, LINK).entry)]
    table = loaded(log)
    assert colors(table) == ["indigo", None, "moss", None]
    log.append(without_colors(table.join([newcomer("Bo")], 2.0)[0].entry))
    table = loaded(log)
    assert colors(table) == ["indigo", "vermilion", "moss", None]
    log += [pending.entry for pending in table.join([newcomer("Cleo", "vermilion")], 2.0)]
    assert colors(loaded(log)) == ["indigo", "vermilion", "moss", "ochre"]
