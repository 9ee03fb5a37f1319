"""Voyages of the day over HTTP: played again, one score per device, and nothing else kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx

from namiji.bots import make_bot
from namiji.game.game import Game
from namiji.record import write_record
from namiji.record.voyage import PERSON, SEATS, Voyage
from namiji.server.app import create_app
from namiji.server.config import Config

TODAY = datetime.now(UTC).date()
DEVICES = ["a" * 32, "b" * 32]


@asynccontextmanager
async def app_client(folder: Path, voyages_per_day: int = 10) -> AsyncIterator[httpx.AsyncClient]:
    url = f"sqlite:///{folder}/tables.db"
    app = create_app(Config(database=url, bot_workers=1, voyages_per_day=voyages_per_day))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        yield http


def played(bot_seed: str) -> tuple[str, int]:
    """A record of today's voyage, and the person's score."""
    voyage = Voyage(TODAY)
    game = Game.new(len(SEATS), voyage.seed, voyage.direction)
    bot = make_bot("sailor", bot_seed)
    while not game.is_over:
        view = game.view(game.decider)
        game.play(bot.choose(view, view.legal_actions))
    return write_record(game), game.scores[PERSON]


def test_the_first_score_of_a_device_counts(tmp_path: Path) -> None:
    games = [played(seed) for seed in ("1", "2", "3")]

    async def test() -> None:
        async with app_client(tmp_path) as http:

            async def hand_in(device: str, record: str) -> httpx.Response:
                body = {"device": device, "record": record}
                return await http.post(f"/api/voyages/{TODAY}", json=body)

            first = (await hand_in(DEVICES[0], games[0][0])).json()
            assert first == {
                "day": TODAY.isoformat(),
                "scores": {str(games[0][1]): 1},
                "yours": games[0][1],
            }
            again = (await hand_in(DEVICES[0], games[1][0])).json()
            assert (again["yours"], again["scores"]) == (first["yours"], first["scores"])
            await hand_in(DEVICES[1], games[2][0])
            shown = (await http.get(f"/api/voyages/{TODAY}")).json()
            assert sum(shown["scores"].values()) == 2
            assert shown["yours"] is None

            unfinished = await hand_in(DEVICES[1], games[1][0].rsplit("\n", 6)[0] + "\n")
            assert unfinished.status_code == 400
            days = [TODAY + timedelta(days=days) for days in (-3, 3)]
            for day in days:
                late = {"device": DEVICES[0], "record": games[0][0]}
                answer = await http.post(f"/api/voyages/{day}", json=late)
                assert answer.json()["error"]["code"] == "not-today"

    asyncio.run(test())


def test_an_address_hands_in_only_so_many(tmp_path: Path) -> None:
    record, _ = played("1")

    async def test() -> None:
        async with app_client(tmp_path, voyages_per_day=1) as http:
            answers = [
                await http.post(f"/api/voyages/{TODAY}", json={"device": device, "record": record})
                for device in DEVICES
            ]
            assert [answer.status_code for answer in answers] == [200, 429]

    asyncio.run(test())
