"""The store of the server: what is put in comes out again, whole or not at all, on SQLite and on
PostgreSQL.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from traceback import format_exception
from typing import Any

import pytest

from namiji import NamijiError
from namiji.server.store import LogRow, Store, TableRow, open_store
from namiji.server.store.writes import Append, values_for
from tests.support.server.postgres import database_url

__all__ = ["database_url", "store"]

run = asyncio.run
EDITION = ("c0ffee", 'name = "Standard"\n')
STRANGE = {
    "seed": "ü 海 \x00 \ud800 \U0001f433 ' \" \\ %s :name",
    "numbers": [0, -1, 2**63, 0.1, 1e300],
    "nested": {"": [None, True, False, {}, []]},
}


def row(table_id: str = "a", version: int = 1, **changes: Any) -> TableRow:
    """A table after its entry `version`, which was made at second `version`."""
    table = TableRow(table_id, "open", True, 3, 2, version, float(version), "Quiet sea")
    return replace(table, **changes)


def entry(version: int = 1, **changes: Any) -> LogRow:
    made = LogRow(version, "decided", 1, f"request {version}", version + 0.1, {"action": "sail 14"})
    return replace(made, **changes)


async def make(store: Store, table: TableRow, *entries: LogRow) -> None:
    await store.create(table, entries or [entry()], EDITION)


def refused(write: Any) -> str:
    with pytest.raises(NamijiError) as error:
        run(write)
    return error.value.code


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    yield opened
    opened.close()


def test_entries_come_back_in_order_and_exactly(store: Store, database_url: str) -> None:
    first = [entry(1, kind="created", seat=0, request=None, body=STRANGE), entry(2)]
    later = [entry(n, at=1731670000.123456 + n, body={"n": n}) for n in range(3, 13)]
    run(make(store, row(version=2), *first))
    run(store.append(row(version=12), later))
    assert run(store.load("a")) == first + later
    store.close()
    again = open_store(database_url)
    assert run(again.load("a")) == first + later
    again.close()


def test_tables_do_not_mix(store: Store) -> None:
    run(make(store, row("a"), entry(body={"of": "a"})))
    run(make(store, row("b"), entry(body={"of": "b"})))
    assert run(store.load("b")) == [entry(body={"of": "b"})]
    assert run(store.load("c")) == []


def test_an_edition_is_kept_once_for_all_tables_that_play_it(store: Store) -> None:
    run(make(store, row("a")))
    run(make(store, row("b")))
    assert run(store.edition("c0ffee")) == EDITION[1]
    assert run(store.edition("tea")) is None


def test_an_append_is_all_or_nothing(store: Store) -> None:
    run(make(store, row()))
    new = [entry(2), entry(3, kind=None)]  # the second one cannot be
    assert refused(store.append(row(version=3, name="Rough sea"), new)) == "conflict"
    assert run(store.load("a")) == [entry()]
    assert run(store.open_tables(9)) == [row()]
    run(store.append(row(version=2), [entry(2)]))


def test_a_version_that_is_there_already_is_a_conflict(store: Store) -> None:
    run(make(store, row()))
    run(store.append(row(version=2), [entry(2)]))
    other = entry(2, request="other", body={"action": "sail 15"})
    assert refused(store.append(row(version=2), [other])) == "conflict"
    assert refused(make(store, row())) == "conflict"
    assert run(store.load("a")) == [entry(1), entry(2)]


def test_an_error_tells_no_secret(store: Store) -> None:
    run(make(store, row()))
    for bad in (entry(2, kind=None), entry(2, kind=object())):
        secret = replace(bad, body={"seed": "hush"})
        with pytest.raises(NamijiError) as error:
            run(store.append(row(version=2), [secret]))
        assert "hush" not in "".join(format_exception(error.value))
        assert "hush" not in repr(Append(values_for(row(version=2), [secret])))


def test_a_log_has_no_gaps(store: Store) -> None:
    run(make(store, row()))
    assert refused(store.append(row(version=3), [entry(3)])) == "conflict"
    with pytest.raises(ValueError, match="lead up to the version"):
        run(store.append(row(version=3), [entry(2), entry(4)]))


def test_a_table_that_is_not_there_cannot_be_appended_to(store: Store) -> None:
    assert refused(store.append(row(version=2), [entry(2)])) == "conflict"
    assert run(store.load("a")) == []


def test_open_tables_are_the_public_ones_that_can_be_joined_or_watched(store: Store) -> None:
    tables = [
        row("old", status="playing", updated=1.0),
        row("secret", public=False, updated=2.0),
        row("over", status="over", updated=3.0),
        row("new", free_seats=0, updated=4.0, name="Neptune's \N{SPOUTING WHALE}"),
        row("middle", updated=3.5),
    ]
    for table in tables:
        run(make(store, table))
    run(store.append(row("old", 2, status="playing", updated=9.0), [entry(2)]))
    shown = run(store.open_tables(9))
    assert [table.id for table in shown] == ["new", "middle", "old"]
    assert shown[0] == tables[3]
    assert shown[2].updated == 9.0
    assert [table.id for table in run(store.open_tables(1))] == ["new"]


def test_a_table_goes_to_the_archive_and_comes_back(store: Store) -> None:
    run(make(store, row("idle", updated=10.0)))
    run(make(store, row("busy", updated=20.0)))
    assert run(store.archive(20.0)) == 1
    assert run(store.archive(20.0)) == 0
    assert [table.id for table in run(store.open_tables(9))] == ["busy"]
    assert run(store.load("idle")) == [entry()]
    run(store.append(row("idle", 2, updated=30.0), [entry(2)]))
    assert {table.id for table in run(store.open_tables(9))} == {"busy", "idle"}


def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    for table_id in ("a", "b"):
        run(make(store, row(table_id)))
    assert run(store.delete("a")) is True
    assert run(store.delete("a")) is False
    assert run(store.load("a")) == []
    assert run(store.load("b")) == [entry()]
    assert refused(store.append(row(version=2), [entry(2)])) == "conflict"
    run(make(store, row()))  # nothing is in its way


def test_no_reader_sees_half_of_an_append(store: Store) -> None:
    async def write() -> None:
        for n in range(1, 200, 3):
            await store.append(row(version=n + 3), [entry(n + i) for i in (1, 2, 3)])

    async def scenario() -> set[int]:
        await make(store, row())
        writing = asyncio.create_task(write())
        seen = set()
        while not writing.done():
            seen |= {len(entries or []) % 3 for entries in await asyncio.gather(
                *(store.load("a") for _ in range(4)))}  # fmt: skip
        await writing
        return seen

    assert run(scenario()) == {1}


def test_whoever_is_canceled_does_not_stop_a_write(store: Store) -> None:
    async def scenario() -> None:
        await make(store, row())
        task = asyncio.create_task(store.append(row(version=2), [entry(2)]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
        await store.check()  # waits for its turn

    run(scenario())
    assert run(store.load("a")) == [entry(1), entry(2)]


def test_closing_finishes_what_was_accepted(store: Store, database_url: str) -> None:
    async def scenario() -> None:
        tasks = [asyncio.create_task(make(store, row(f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*tasks)

    run(scenario())
    assert refused(make(store, row())) == "not-saved"
    again = open_store(database_url)
    assert len(run(again.open_tables(99))) == 50
    again.close()


def test_the_check_passes_when_writes_can_be_made(store: Store) -> None:
    run(store.check())


def test_old_tables_expire_with_their_editions(store: Store) -> None:
    for table, edition in (("a", "one"), ("b", "two"), ("c", "two"), ("d", "one")):
        changed = 10.0 if table in "ab" else 1000.0
        new = row(table, edition=edition, updated=changed)
        run(store.create(new, [entry()], (edition, f"id = '{edition}'")))
    assert run(store.expire(100.0, {"b"})) == 1
    assert [not run(store.load(table)) for table in "abcd"] == [True, False, False, False]
    assert run(store.expire(100.0)) == 1
    assert run(store.expire(100.0)) == 0
    assert run(store.edition("two")) == "id = 'two'"
    assert run(store.delete("c"))
    assert run(store.edition("two")) is None
    assert run(store.edition("one")) == "id = 'one'"


def test_a_table_exists_from_its_beginning_to_its_end(store: Store) -> None:
    assert run(store.version("a")) is None
    run(make(store, row()))
    assert run(store.version("a")) == 1
    run(store.delete("a"))
    assert run(store.version("a")) is None


def test_room_of_expired_tables_goes_back_to_the_system(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(open_store(f"sqlite:///{file}")) as store:
        body = {"action": 200_000 * "x"}
        run(store.create(row("a"), [replace(entry(), body=body)], ("c0ffee", "")))
        grown = pages(file)
        assert run(store.expire(1e12)) == 1
        left = pages(file)
    assert grown > 45
    assert left < grown - 45


def pages(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("PRAGMA page_count").fetchone()[0]
        return count
