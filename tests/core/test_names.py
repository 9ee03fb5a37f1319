"""The names of things are in the order in which the rules number them."""

import pytest

from namiji.core import layout, names


@pytest.mark.parametrize(
    ("listed", "numbers"),
    [
        (
            names.STATIONS,
            {
                "angling": layout.ANGLING,
                "net": layout.NET,
                "trap": layout.TRAP,
                "whirlpool": layout.WHIRLPOOL,
                "dolphin": layout.DOLPHIN,
                "octopus": layout.OCTOPUS,
                "whale": layout.WHALE,
                "rock": layout.ROCK,
                "dock": layout.DOCK,
                "finish": layout.FINISH,
            },
        ),
        (
            names.PHASES,
            {
                "over": layout.OVER,
                "sail": layout.SAIL,
                "slot": layout.SLOT,
                "take": layout.TAKE,
                "place": layout.PLACE,
                "net": layout.NET_CHOICE,
                "place_net": layout.PLACE_NET,
                "haul": layout.HAUL,
                "rock": layout.ROCK_CHOICE,
                "draft": layout.DRAFT,
            },
        ),
        (names.CRUSTACEANS, {"crab": layout.CRAB, "shrimp": layout.SHRIMP}),
        (
            names.DOMAINS,
            {
                "boat": layout.BOAT,
                "fish": layout.FISH,
                "net": layout.NET_TOKEN,
                "crustacean": layout.CRUSTACEAN,
                "dock": layout.DOCK_CARD,
                "rock": layout.ROCK_CARD,
            },
        ),
        (
            names.REASONS,
            {
                "row": layout.ROW,
                "column": layout.COLUMN,
                "crustaceans": layout.CRUSTACEANS,
                "section": layout.SECTION,
                "bonus": layout.BONUS,
                "meal": layout.MEAL,
                "upgrade": layout.UPGRADE,
                "early_bird": layout.EARLY_BIRD,
                "rock": layout.ROCK_POINT,
                "penalty": layout.PENALTY,
            },
        ),
    ],
    ids=["stations", "phases", "crustaceans", "domains", "reasons"],
)
def test_names_and_numbers_agree(listed: tuple[str, ...], numbers: dict[str, int]) -> None:
    assert {name: number for number, name in enumerate(listed)} == numbers


def test_panoramas_are_stations_in_a_row() -> None:
    stations = [names.STATIONS[layout.DOLPHIN + kind] for kind in range(len(names.PANORAMAS))]
    assert stations == list(names.PANORAMAS)


def test_cells_are_named_by_column_and_row() -> None:
    rows, columns = range(layout.ROWS), range(layout.COLUMNS)
    assert tuple(f"{'abcd'[column]}{row + 1}" for row in rows for column in columns) == names.CELLS


def test_neighbors_share_an_edge() -> None:
    for cell, (column, row) in enumerate(names.CELLS):
        beside = {names.CELLS[other] for other in layout.neighbors(cell)}
        near = {
            other
            for other in names.CELLS
            if abs(ord(other[0]) - ord(column)) + abs(ord(other[1]) - ord(row)) == 1
        }
        assert beside == near


def test_every_cell_lies_in_its_row_and_column() -> None:
    lines = layout.line_cells()
    for cell in range(layout.CELLS):
        row, column = layout.lines_of(cell)
        assert [i for i, line in enumerate(lines) if cell in line] == [row, column]
        assert row < layout.ROWS <= column < layout.LINES
