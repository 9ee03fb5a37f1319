"""Editions that people bring to a table: checked, played, shown, and told apart from others."""

from pathlib import Path
from typing import Any

import pytest

from namiji.edition import EditionError, edition_text, standard
from namiji.server.live.editions import Editions
from namiji.server.store import open_store
from tests.server.web.test_http import AppClient, with_app
from tests.support.paths import ROOT

STANDARD = edition_text("standard")
MINE = STANDARD.replace('id = "standard"', 'id = "my-box"').replace("bonus = 3", "bonus = 4")
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
SCARCE = ROOT / "examples" / "scarce.toml"


@pytest.fixture
def editions(tmp_path: Path) -> Editions:
    return Editions([SCARCE], open_store(f"sqlite:///{tmp_path}/tables.db"))


def test_files_are_given_out_as_they_stand(editions: Editions) -> None:
    assert list(editions.offered) == ["standard", "scarce"]
    assert editions.text(standard().digest) == STANDARD
    assert editions.text(editions.offered["scarce"].digest) == SCARCE.read_text(encoding="utf-8")


def test_a_copy_is_not_home_made(editions: Editions) -> None:
    assert not editions.is_home_made(editions.read(f"# My copy.\n{STANDARD}"))
    assert not editions.is_home_made(editions.read(edition_text("standard-1")))
    assert editions.is_home_made(editions.read(MINE))


@pytest.mark.parametrize("taken", ["standard", "lesson", "scarce"])
def test_an_id_of_the_server_is_refused(editions: Editions, taken: str) -> None:
    with pytest.raises(EditionError) as caught:
        editions.read(MINE.replace("my-box", taken))
    (problem,) = caught.value.problems
    assert (problem.key, problem.code) == ("id", "packaged-id")
    assert MINE.splitlines()[(problem.line or 0) - 1].startswith("id = ")


def test_a_text_is_checked(tmp_path: Path) -> None:
    async def check(app: AppClient) -> None:
        fine = await app.post("/api/check-edition", text=MINE)
        assert fine["problems"] == []
        assert (fine["edition"]["id"], fine["edition"]["home_made"]) == ("my-box", True)
        assert fine["data"]["panoramas"]["bonus"] == 4
        broken = MINE.replace("bonus = 4", "bonus = 99").replace("shrimp = 30", "shrimp = -1")
        answer = await app.post("/api/check-edition", text=broken)
        assert (answer["edition"], answer["data"]) == (None, None)
        lines = broken.splitlines()
        told = [(lines[each["line"] - 1], each["message"]) for each in answer["problems"]]
        assert told == [
            ("shrimp = -1", "must be an integer (0 to 60), not -1"),
            (
                "bonus = 99                      # to the first boat that completes each",
                "must be an integer (0 to 20), not 99",
            ),
        ]
        assert answer["problems"][0]["code"] == "out-of-bounds"
        assert answer["problems"][0]["arguments"]["found"] == "-1"
        large = await app.post("/api/check-edition", text="#" * 300_000)
        assert [each["code"] for each in large["problems"]] == ["too-large"]
        assert await app.post("/api/check-edition", text="#" * 600_000) == (413, "too-large")

    with_app(tmp_path, check)


def test_a_table_plays_what_a_person_brings(tmp_path: Path) -> None:
    async def bring(app: AppClient) -> None:
        wish: dict[str, Any] = {"seats": SEATS, "public": True, "edition_text": MINE}
        table = (await app.post("/api/tables", **wish))["table"]
        assert (table["edition"]["id"], table["edition"]["home_made"]) == ("my-box", True)
        (listed,) = (await app.get("/api/tables"))["tables"]
        assert listed["home_made"] == "my-box"
        data = await app.get(f"/api/editions/{table['edition']['digest']}")
        assert data["panoramas"]["bonus"] == 4
        digest = table["edition"]["digest"]
        assert await app.get(f"/api/editions/{digest}/toml") == (404, "no-such-edition")
        assert [each["id"] for each in (await app.get("/api/editions"))["editions"]] == ["standard"]
        wish["edition_text"] = MINE.replace("bonus = 4", "bonus = 99")
        assert await app.post("/api/tables", **wish) == (400, "bad-edition")
        wish["edition_text"] = STANDARD
        assert not (await app.post("/api/tables", **wish))["table"]["edition"]["home_made"]

    with_app(tmp_path, bring)


def test_a_table_stays_home_made_after_a_restart(tmp_path: Path) -> None:
    made: list[str] = []

    async def bring(app: AppClient) -> None:
        made.append((await app.post("/api/tables", seats=SEATS, edition_text=MINE))["table"]["id"])

    async def look(app: AppClient) -> None:
        edition = (await app.get(f"/api/tables/{made[0]}"))["table"]["edition"]
        assert (edition["id"], edition["home_made"]) == ("my-box", True)

    with_app(tmp_path, bring)
    with_app(tmp_path, look)
