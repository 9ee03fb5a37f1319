"""The table registry: tables leave memory, come back, and are deleted."""

import asyncio
import gc
import sqlite3
import time
import weakref
from contextlib import closing
from pathlib import Path

import pytest

from namiji.errors import NamijiError
from namiji.server.table.settings import NewTable
from namiji.server.table.tokens import token_hash
from tests.support.server.live_tables import (
    FakeConnection,
    open_registry,
    request,
    run,
    sit,
    table_of_people,
)


def test_a_table_leaves_memory_and_is_found_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, tables=1) as registry:
            live, tokens = await registry.create(table_of_people(2))
            connection = FakeConnection(live.table.playing.decider)
            async with registry.use(live.table.id) as held:
                await sit(held, connection)
                version = connection.state["version"]
                decide = request(type="decide", id="1", version=version, action="sail 1")
                await held.request(connection, decide)
                with pytest.raises(NamijiError, match="the server is full"):
                    await registry.create(table_of_people(2))
                await held.disconnect(connection)
            await registry.create(table_of_people(2))
            async with registry.use(live.table.id) as again:
                assert again is not live
                assert again.table.playing.to_bytes() == live.table.playing.to_bytes()
                late = FakeConnection(connection.seat)
                await sit(again, late, version)
                assert [step["kind"] for step in late.state["steps"]] == ["decided"]
                await again.request(late, decide)
                assert late.answer["version"] == version + 1
                assert again.table.version == version + 1
            assert len(tokens) == 2

    run(test)


def test_a_table_that_leaves_memory_does_not_wait_for_the_collector(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, tables=1) as registry:
            live, _ = await registry.create(
                table_of_people(2, clock={"kind": "move", "seconds": 60})
            )
            connection = FakeConnection(1, takes_changes=True)
            await sit(live, connection)
            await live.disconnect(connection)
            gone = weakref.ref(live)
            del live
            gc.disable()
            try:
                await registry.create(table_of_people(2))
                await asyncio.sleep(0)
                assert gone() is None
            finally:
                gc.enable()

    run(test)


def test_a_deleted_table_is_gone_for_everyone(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, tokens = await registry.create(table_of_people(2))
            connection = FakeConnection(1)
            await sit(live, connection)
            await registry.delete(live.table.id, token_hash(tokens[1]))
            assert connection.is_closed
            with pytest.raises(NamijiError, match="no such table"):
                async with registry.use(live.table.id):
                    pass

    run(test)


def test_more_colors_than_names_do_no_harm(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            live, _ = await registry.create(NewTable.model_validate({"seats": seats}))
            await registry.join(live.table.id, ["Bo"], ["indigo", "plum", "moss"])
            colors = [seat.color for seat in live.table.seats.values()]
            assert colors == ["indigo", "vermilion", None]
            await registry.join(live.table.id, ["Cleo"])
            assert live.table.seats[3].color == "moss"

    run(test)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET kind = 'sunk' WHERE version = 2",
        "UPDATE log SET body = '{}' WHERE version = 2",
        "UPDATE log SET body = '{}' WHERE version = 1",
        "DELETE FROM log WHERE version = 1",
    ],
)
def test_a_damaged_table_is_refused(tmp_path: Path, damage: str) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute(damage)
        async with open_registry(tmp_path) as registry:
            with pytest.raises(NamijiError, match="the log of this table") as refusal:
                async with registry.use(live.table.id):
                    pass
            assert refusal.value.code == "damaged-table"

    run(test)


def test_old_tables_expire_unless_someone_looks_at_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            looked_at, _ = await registry.create(table_of_people(2))
            await registry.expire(time.time() + 1)
            await registry.check_exists(looked_at.table.id)
        async with open_registry(tmp_path) as registry:
            await registry.expire(time.time() - 60)
            await registry.check_exists(looked_at.table.id)
            await registry.expire(time.time() + 1)
            with pytest.raises(NamijiError, match="no such table"):
                await registry.check_exists(looked_at.table.id)

    run(test)


@pytest.mark.parametrize("table_id", ["", "x", "2222-2222-2222", "../../etc"])
def test_a_table_that_is_not_there_does_not_exist(tmp_path: Path, table_id: str) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            with pytest.raises(NamijiError, match="no such table"):
                await registry.check_exists(table_id)

    run(test)
