"""The first start: what is ready when, and who waits for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from namiji.server import preparation
from namiji.server.preparation import Preparation, _Progress
from namiji.server.protocol.status import PreparationInfo, Step


class Loader:
    """Notes what is loaded."""

    def __init__(self) -> None:
        self.loaded: list[Step] = []

    async def load(self, step: Step) -> None:
        self.loaded.append(step)


def run(monkeypatch: pytest.MonkeyPatch, *reports: Any) -> tuple[list[Step], list[PreparationInfo]]:
    """What is loaded and reported if the compiling processes report so; an error ends them."""

    async def compiled() -> AsyncIterator[_Progress]:
        for report in reports:
            if isinstance(report, Exception):
                raise report
            yield report

    monkeypatch.setattr(preparation, "_compiled", compiled)
    loader = Loader()
    infos: list[PreparationInfo] = []
    prepared = Preparation()
    prepared.on_progress = infos.append
    asyncio.run(prepared.run(loader.load))
    return loader.loaded, infos


def test_steps_are_loaded_in_order_whatever_is_compiled_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded, infos = run(
        monkeypatch,
        _Progress([], 20.0),
        _Progress(["greedy"], 12.0),
        _Progress(["rules", "greedy"], 5.0),
        _Progress(["rules", "greedy", "search"], 0.0),
    )
    assert loaded == ["rules", "greedy", "search"]
    assert [info["step"] for info in infos] == ["rules", "rules", "search", None, None]
    assert [info["seconds_left"] for info in infos] == [20.0, 12.0, 5.0, 0.0, 0.0]
    assert [info["ready"] for info in infos] == [False, False, False, True, True]


@pytest.mark.parametrize("reports", [(), (_Progress(["rules"], 9.0), OSError("no processes"))])
def test_what_other_processes_did_not_compile_is_loaded_all_the_same(
    monkeypatch: pytest.MonkeyPatch, reports: tuple[Any, ...]
) -> None:
    loaded, infos = run(monkeypatch, *reports)
    assert loaded == ["rules", "greedy", "search"]
    assert infos[-1] == {"ready": True, "step": None, "seconds_left": 0.0}


def test_who_wants_to_play_waits_for_what_that_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    steps: tuple[Step, ...] = ("rules", "greedy", "search")

    async def compiled() -> AsyncIterator[_Progress]:
        for step in steps:
            order.append(f"compiled {step}")
            yield _Progress(steps[: steps.index(step) + 1], 1.0)
            await asyncio.sleep(0)

    async def play() -> None:
        prepared = Preparation()

        async def wait(name: str, until: Any) -> None:
            await until
            order.append(name)

        await asyncio.gather(
            wait("master", prepared.level("master")),
            wait("sailor", prepared.level("sailor")),
            wait("a table", prepared.rules()),
            prepared.run(Loader().load),
        )

    monkeypatch.setattr(preparation, "_compiled", compiled)
    asyncio.run(play())
    assert order == [
        *("compiled rules", "a table"),
        *("compiled greedy", "sailor"),
        *("compiled search", "master"),
    ]
