"""Finished games stay as records when their tables are deleted."""

import asyncio
from pathlib import Path

from namiji.server.live.registry import TableRegistry
from tests.server.live.test_correspondence import decide
from tests.support.server.live_tables import FakeClock, open_registry, run, table_of_people


async def played_table(folder: Path) -> tuple[str, str]:
    """The id of a table whose game is over, and the record of the game."""
    async with open_registry(folder, clock=FakeClock()) as registry:
        live, _ = await registry.create(table_of_people(2))
        while live.table.status == "playing":
            await decide(live)
        await registry.create(table_of_people(2))
        return live.table.id, live.table.record(1)


async def expire(registry: TableRegistry) -> None:
    await registry.expire(registry.services.clock.now() + 1)


def test_a_game_stays_when_its_table_is_deleted(tmp_path: Path) -> None:
    archive = tmp_path / "new" / "archive"

    async def test() -> None:
        table, record = await played_table(tmp_path)
        async with open_registry(tmp_path, clock=FakeClock(), archive=archive) as registry:
            await expire(registry)
            assert await registry.services.store.version(table) is None
        [file] = archive.iterdir()  # of the other table, no game is over
        assert file.name == f"{table}-1.namiji"
        text = await asyncio.to_thread(file.read_text, encoding="utf-8")
        assert text == record

    run(test)


def test_a_table_stays_if_its_games_cannot_be_written(tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    archive.write_text("no folder")

    async def test() -> None:
        table, _ = await played_table(tmp_path)
        async with open_registry(tmp_path, clock=FakeClock(), archive=archive) as registry:
            await expire(registry)
            assert await registry.services.store.version(table) is not None
            archive.unlink()
            await expire(registry)
            assert await registry.services.store.version(table) is None

    run(test)
