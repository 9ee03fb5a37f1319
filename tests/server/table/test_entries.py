"""Log entries: what everyone may see of them, and how they come back from JSON."""

import json
from typing import Any, get_args

import pytest

from namiji.errors import NamijiError
from namiji.server.table.entries import (
    CameBack,
    Created,
    CreatedSeat,
    Decided,
    EntryContent,
    EntryKind,
    Filled,
    GameStarted,
    HandedOver,
    Joined,
    Left,
    LogEntry,
    NonceGiven,
    RematchWanted,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    read_content,
    write_content,
)
from namiji.server.table.settings import Settings

HASH = bytes(range(32))
SEATS = (
    CreatedSeat("person", "Ana", HASH, color="plum"),
    CreatedSeat("bot", level="sailor", color="moss"),
    CreatedSeat("open"),
)
CONTENTS: list[EntryContent] = [
    Created(Settings(clock={"kind": "move", "seconds": 90.0}), "c0ffee", SEATS, lesson=True),
    Joined("Bo", HASH, "indigo"),
    Left(2),
    Filled(3, "master", "ochre"),
    Voted("counterclockwise"),
    NonceGiven("ab" * 16),
    GameStarted(
        *(1, "clockwise", 1, "a seed", ("fish 3", "fish 4")),
        seats=("person", "sailor"),
        nonces=("ab" * 16, None),
        next_seed="another seed",
    ),
    Decided("stand_in", "sail 14", ("crab",), 2.5),
    Undone(3, 1.25),
    UndoAsked(4),
    UndoAnswered(agree=False),
    HandedOver(2, "skipper", "clock", 30.0),
    CameBack(),
    RematchWanted(),
]
BODIES = {content.kind: write_content(content) for content in CONTENTS}


def fields_for(content: EntryContent, seat: int) -> dict[str, Any]:
    return dict(LogEntry(5, 2, None, 1.0, content).fields_for(seat))


def refused() -> pytest.RaisesExc[NamijiError]:
    return pytest.raises(NamijiError, check=lambda error: error.code == "damaged-table")


def test_there_is_a_class_for_every_kind() -> None:
    assert {content.kind for content in get_args(EntryContent)} == set(get_args(EntryKind))
    assert set(BODIES) == set(get_args(EntryKind))


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.kind)
def test_an_entry_comes_back_from_json_as_it_was(content: EntryContent) -> None:
    body = json.loads(json.dumps(write_content(content)))
    assert read_content(content.kind, body) == content


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.kind)
def test_no_entry_shows_a_secret(content: EntryContent) -> None:
    shown = json.dumps([fields_for(content, seat) for seat in (0, 1, 2)]) + repr(content)
    assert not [
        word for word in (HASH.hex(), repr(HASH), "a seed", "fish", "crab") if word in shown
    ]


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        (CONTENTS[0], {}),
        (Joined("Bo", HASH, "indigo"), {"name": "Bo"}),
        (Left(2), {"about_seat": 2}),
        (Filled(3, "master", "ochre"), {"about_seat": 3, "level": "master"}),
        (Voted("clockwise"), {"direction": "clockwise"}),
        (GameStarted(2, "clockwise", 1, "s", ()), {"game": 2, "direction": "clockwise"}),
        (Decided("bot", "sail 14", ("crab",), 2.5), {"by": "bot", "action": "sail 14"}),
        (Decided("person", "keep pilgrim", ()), {"by": "person"}),
        (Undone(3, 1.25), {"keep": 3}),
        (UndoAsked(4), {"keep": 4}),
        (UndoAnswered(agree=True), {"agree": True}),
        (HandedOver(2, "sailor", "away"), {"about_seat": 2, "level": "sailor", "reason": "away"}),
        (CameBack(), {}),
        (RematchWanted(), {}),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_what_another_seat_and_a_watcher_see(content: EntryContent, shown: dict[str, Any]) -> None:
    assert fields_for(content, 1) == fields_for(content, 0) == shown


def test_a_seat_sees_which_rock_card_it_kept() -> None:
    assert fields_for(Decided("person", "keep pilgrim", ()), 2) == {
        "by": "person",
        "action": "keep pilgrim",
    }


@pytest.mark.parametrize(
    ("kind", "body", "says"),
    [
        ("sunk", {}, "an unknown kind"),
        ("decided", {}, "'decided' entry: check by, action, outcomes"),
        ("decided", BODIES["decided"] | {"by": "a ghost"}, "'decided' entry: check by"),
        ("decided", BODIES["decided"] | {"outcomes": "crab"}, "check outcomes"),
        ("undone", {"keep": "3"}, "check keep"),
        ("undo_answered", {"agree": 1}, "check agree"),
        ("came_back", {"hush": 1}, "'came_back' entry: check unknown fields"),
        ("joined", BODIES["joined"] | {"token_hash": "no hex"}, "check token_hash"),
        ("created", BODIES["created"] | {"settings": {"undo": "at times"}}, "check settings"),
        ("created", BODIES["created"] | {"seats": [{"kind": "sofa"}]}, "check seats"),
    ],
)
def test_what_no_table_wrote_is_refused(kind: str, body: dict[str, Any], says: str) -> None:
    with refused() as refusal:
        read_content(kind, body)
    assert says in str(refusal.value)
    assert "hush" not in str(refusal.value)


def test_limits_of_today_do_not_lock_out_tables_of_before() -> None:
    settings = write_content(CONTENTS[0])["settings"] | {"pace": 30.0}
    created = read_content("created", BODIES["created"] | {"settings": settings})
    assert isinstance(created, Created)
    assert created.settings.pace == 30.0
    assert created.settings.clock == {"kind": "move", "seconds": 90.0}
