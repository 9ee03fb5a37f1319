"""Analyzes of finished games, in real processes: one after the other, and each only once."""

import asyncio
import json
import os
import signal
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from namiji import Game, NamijiError
from namiji.analysis import analyze
from namiji.bots import make_bot
from namiji.edition.lessons import lesson_edition
from namiji.record import read_record, write_record
from namiji.server.protocol.analysis import Analysis
from namiji.server.workers.analysis_service import AnalysisJob, AnalysisService

EFFORT = 20


@cache
def record(seed: str = "1") -> str:
    game = Game.new(2, seed, edition=lesson_edition())
    while not game.is_over:
        view = game.view(game.decider)
        game.play(make_bot("random", str(len(game.decisions))).choose(view, view.legal_actions))
    return write_record(game)


def processes() -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if parent == os.getpid() and b"namiji.server.workers.analysis_worker" in words:
                found.append(int(folder.name))
    return found


async def found(service: AnalysisService, text: str) -> str:
    async with asyncio.timeout(300):
        while isinstance(answer := await service.ask(text, lesson_edition()), AnalysisJob):
            await asyncio.sleep(0.02)
    return answer


def test_it_is_the_analysis_of_the_command_line() -> None:
    async def ask() -> tuple[str, list[int]]:
        async with AnalysisService(pytest.fail, EFFORT) as service:
            first = await service.ask(record(), lesson_edition())
            assert isinstance(first, AnalysisJob)
            assert (first.done, first.decisions) == (0, len(game.decisions))
            steps = []
            while isinstance(answer := await service.ask(record(), lesson_edition()), AnalysisJob):
                steps.append(answer.done)
                await asyncio.sleep(0.005)
            assert not processes()
            assert await service.ask(record(), lesson_edition()) == answer
            assert not processes()
        return answer, steps

    game = read_record(record())
    answer, steps = asyncio.run(ask())
    assert steps == sorted(steps)
    assert len(set(steps)) > 1
    assert json.loads(answer) == json.loads(json.dumps(analyze(game, EFFORT).to_dict()))
    shape = TypeAdapter(Analysis)
    assert shape.dump_python(shape.validate_json(answer)) == json.loads(answer)


def test_one_is_studied_at_a_time_and_not_too_many_wait() -> None:
    async def ask() -> None:
        games = [record(str(number)) for number in range(1, 4)]
        async with AnalysisService(pytest.fail, 2, max_jobs=2) as service:
            for text in [*games[:2], games[0]]:
                assert isinstance(await service.ask(text, lesson_edition()), AnalysisJob)
            second = await service.ask(games[1], lesson_edition())
            assert isinstance(second, AnalysisJob)
            with pytest.raises(NamijiError, match="try again in a few minutes") as refusal:
                await service.ask(games[2], lesson_edition())
            assert refusal.value.code == "busy"
            most = 0
            while not second.done:
                most = max(most, len(processes()))
                await asyncio.sleep(0.02)
            assert most == 1
            assert isinstance(await service.ask(games[2], lesson_edition()), AnalysisJob)

    asyncio.run(ask())


def test_one_address_does_not_fill_the_queue() -> None:
    async def ask() -> None:
        games = [record(str(number)) for number in range(1, 4)]
        async with AnalysisService(pytest.fail, EFFORT, max_per_address=1) as service:
            await service.ask(games[0], lesson_edition(), "a")
            await service.ask(games[0], lesson_edition(), "a")
            with pytest.raises(NamijiError, match="try again in a few minutes"):
                await service.ask(games[1], lesson_edition(), "a")
            assert isinstance(await service.ask(games[1], lesson_edition(), "b"), AnalysisJob)

    asyncio.run(ask())


def priority_of(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)


def test_people_and_bots_come_first() -> None:
    async def ask() -> int:
        async with AnalysisService(pytest.fail, 100_000) as service:
            await service.ask(record(), lesson_edition())
            while not processes() or priority_of(processes()[0]) == priority_of(0):
                await asyncio.sleep(0.01)
            (process,) = processes()
            return priority_of(process)

    assert asyncio.run(ask()) == 19
    assert not processes()


def test_a_failure_is_told_to_all_who_ask_and_not_kept_for_long() -> None:
    faults: list[str] = []

    async def ask() -> None:
        async with AnalysisService(faults.append, EFFORT, retry_seconds=1) as service:
            await service.ask(record(), lesson_edition())
            while not processes():
                await asyncio.sleep(0.01)
            (process,) = processes()
            os.kill(process, signal.SIGKILL)
            with pytest.raises(NamijiError, match="could not be analyzed") as refusal:
                await found(service, record())
            assert refusal.value.code == "analysis-failed"
            with pytest.raises(NamijiError, match="could not be analyzed"):
                await service.ask(record(), lesson_edition())
            await asyncio.sleep(1.1)
            assert await found(service, record())

    asyncio.run(ask())
    assert faults == ["analysis: its process was killed by signal 9"]
