"""Bots of the server, in real processes: they answer, whatever happens to those."""

import asyncio
import functools
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, cast

import pytest

from namiji import Game, NamijiError
from namiji.bots import make_bot
from namiji.edition import Edition, standard
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.server.table.levels import LEVELS, Level
from namiji.server.workers.bot_pool import BotPool
from tests.support.editions import scarce
from tests.support.size import size, soak_only

PATIENCE = 300.0
QUICK: list[Level] = ["deckhand"]  # a worker is soon ready for it

Question: TypeAlias = tuple[Level, str, SeatView]


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), 2 * PATIENCE))

    return run


@functools.cache
def views(edition: Edition | None = None) -> list[SeatView]:
    """What the deciders of a game know, from its start to its end."""
    game = Game.new(3, "views", edition=edition or standard())
    found = []
    while not game.is_over:
        found.append(game.view(game.decider))
        game.play(make_bot("random", str(len(found))).choose(found[-1], game.legal_actions))
    return found


def expected(level: str, seed: str, view: SeatView) -> Action:
    return make_bot(level, seed).choose(view, view.legal_actions)


def workers(parent: int | None = None) -> list[int]:
    """The living worker processes of a process, by default of this one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            of = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            ours = b"namiji.server.workers.bot_worker" in (folder / "cmdline").read_bytes().split(
                b"\0"
            )
            if ours and of == (parent or os.getpid()):
                found.append(int(folder.name))
    return found


def is_running(process: int) -> bool:
    with suppress(OSError):
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    return False


@pytest.fixture
def faults() -> list[str]:
    return []


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    assert not workers()


@pytest.mark.parametrize(
    "edition", [scarce(), standard()][: size(1, full=2)], ids=lambda edition: edition.id
)
@in_loop
async def test_every_level_answers_as_it_would_in_this_process(
    edition: Edition, faults: list[str]
) -> None:
    async with BotPool(2, faults.append) as pool:
        for level in LEVELS:
            asked = views(edition)[:: 40 if level == "master" else 8]
            questions = [(level, f"{level} {i}", view) for i, view in enumerate(asked)]
            answers = await asyncio.gather(*(pool.choose(*question) for question in questions))
            assert answers == [expected(*question) for question in questions]
    assert not faults


@in_loop
async def test_only_levels_are_made_never_programs(tmp_path: Path, faults: list[str]) -> None:
    async with BotPool(1, faults.append) as pool:
        with pytest.raises(NamijiError, match="allowed: deckhand, sailor, skipper, master"):
            await pool.choose(cast("Level", f"run:touch {tmp_path / 'made'}"), "1", views()[0])
        assert not workers()


@in_loop
async def test_who_asks_first_is_answered_first(faults: list[str]) -> None:
    answered: list[int] = []
    async with BotPool(1, faults.append) as pool:

        async def ask(number: int) -> None:
            await pool.choose("sailor", "1", views()[number])
            answered.append(number)

        await asyncio.gather(*map(ask, range(40)))
    assert answered == list(range(40))


@soak_only("test_workers_stand_back_and_leave_signals_to_the_server finds processes of their own")
@in_loop
async def test_the_loop_goes_on_while_a_master_thinks(faults: list[str]) -> None:
    async with BotPool(1, faults.append) as pool:
        await pool.warm_up()
        thought = asyncio.create_task(pool.choose("master", "1", views()[0]))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.001)
            ticks += 1
    assert ticks > 20


@in_loop
async def test_workers_stand_back_and_leave_signals_to_the_server(faults: list[str]) -> None:
    async with BotPool(1, faults.append) as pool:
        await pool.warm_up(QUICK)
        for worker in workers():
            assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpgid(worker) == worker  # a terminal's Ctrl-C is for our own group
            os.kill(worker, signal.SIGTERM)
        before = workers()
        await pool.choose("deckhand", "1", views()[0])
        assert workers() == before
    assert len(before) == 1
    assert not faults


@soak_only("test_where_no_worker_lives_any_action_is_taken kills workers again and again")
@in_loop
async def test_questions_of_killed_workers_are_asked_again(faults: list[str]) -> None:
    both: list[Question] = [("sailor", "1", views()[0]), ("skipper", "2", views()[5])]
    questions = both[: size(1, full=2)]
    async with BotPool(len(questions), faults.append) as pool:
        await pool.warm_up(QUICK)
        killed = workers()
        for worker in killed:
            os.kill(worker, signal.SIGSTOP)  # or it might answer first
        answers = [asyncio.create_task(pool.choose(*question)) for question in questions]
        await asyncio.sleep(0.1)
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        assert await asyncio.gather(*answers) == [expected(*question) for question in questions]
        assert len(killed) == len(questions)
        assert not set(killed) & set(workers())
    assert sorted(faults) == [
        f"{level}: its process was killed by signal 9" for level, _, _ in questions
    ]


@in_loop
async def test_a_worker_that_stalls_is_replaced(faults: list[str]) -> None:
    async with BotPool(1, faults.append, thinking_seconds=2) as pool:
        await pool.warm_up(QUICK)
        (worker,) = workers()
        os.kill(worker, signal.SIGSTOP)
        question: Question = ("deckhand", "1", views()[0])
        assert await pool.choose(*question) == expected(*question)
    assert faults == ["deckhand: no answer after 2 s"]


@in_loop
async def test_where_no_worker_lives_any_action_is_taken(faults: list[str]) -> None:
    async with BotPool(1, faults.append) as pool:
        answer = asyncio.create_task(pool.choose("sailor", "1", views()[0]))
        while not answer.done():
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.01)
        assert await answer == expected("random", "1", views()[0])
    assert faults == [
        *["sailor: its process was killed by signal 9"] * 3,
        "sailor: no answer to 3 questions; the pool plays a random action",
    ]


@soak_only("a bot that crashes takes the same way")
@pytest.mark.slow
@in_loop
async def test_an_illegal_answer_is_a_fault(faults: list[str]) -> None:
    class Narrow(SeatView):
        """Offers only the actions that the bot does not choose."""

        @property
        def legal_actions(self) -> list[Action]:
            return [action for action in super().legal_actions if action != wanted]

    view = views()[0]
    wanted = expected("sailor", "1", view)
    narrow = Narrow.from_bytes(view.edition, view.to_bytes(), view.seat)
    async with BotPool(1, faults.append) as pool:
        assert await pool.choose("sailor", "1", narrow) == expected("random", "1", narrow)
    assert faults[:3] == ["sailor: answered with an action that is not legal"] * 3


@pytest.mark.slow
@in_loop
async def test_a_bot_that_crashes_is_told_of_by_type_and_place_only(faults: list[str]) -> None:
    """Here it is asked for a seat that has nothing to decide; other questions go on."""
    view = next(view for view in views() if view.phase == "rock")
    other = SeatView(view.edition, view.states, view.seat % 3 + 1)
    async with BotPool(1, faults.append) as pool:
        with pytest.raises(IndexError):
            await pool.choose("sailor", "1", other)
        assert await pool.choose("sailor", "1", view) == expected("sailor", "1", view)
    assert all(
        fault.startswith("sailor: IllegalAction in actions.py, line ") for fault in faults[:3]
    )
    assert len(faults) == 4


@in_loop
async def test_a_thought_that_nobody_wants_any_more_is_dropped_quietly(faults: list[str]) -> None:
    noise: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: noise.append(context))
    async with BotPool(1, faults.append) as pool:
        await pool.warm_up(QUICK)
        (worker,) = workers()
        os.kill(worker, signal.SIGSTOP)
        unwanted = [asyncio.create_task(pool.choose("sailor", "1", views()[i])) for i in range(3)]
        await asyncio.sleep(0.1)
        for task in unwanted:
            task.cancel()
        os.kill(worker, signal.SIGCONT)
        assert await pool.choose("sailor", "1", views()[0]) == expected("sailor", "1", views()[0])
        assert workers() == [worker]
    assert all(task.cancelled() for task in unwanted)
    gc.collect()
    assert not noise
    assert not faults


@pytest.mark.parametrize("warm", [False, True][: size(1, full=2)])
@in_loop
async def test_leaving_in_the_middle_leaves_nothing(warm: bool, faults: list[str]) -> None:
    async with BotPool(1, faults.append) as pool:
        if warm:
            await pool.warm_up()
        asked = [asyncio.create_task(pool.choose("master", "1", view)) for view in views()[:9]]
        while not (started := workers()):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
    assert not any(Path(f"/proc/{worker}").exists() for worker in started)  # not as a zombie either
    await asyncio.wait(asked)
    assert asked[-1].cancelled()
    assert not faults
    with pytest.raises(NamijiError, match="stopping"):
        await pool.choose("master", "1", views()[0])


@soak_only("test_fair_queue.py says who comes first")
@in_loop
async def test_a_deckhand_does_not_wait_for_a_master(faults: list[str]) -> None:
    async with BotPool(1, faults.append, quick_workers=1) as pool:
        await pool.warm_up(["master"])
        (thinking,) = workers()
        os.kill(thinking, signal.SIGSTOP)
        masters = [asyncio.create_task(pool.choose("master", "1", views()[i])) for i in range(2)]
        await asyncio.sleep(0.1)  # the one worker has its question
        question: Question = ("deckhand", "1", views()[0])
        assert await pool.choose(*question) == expected(*question)
        assert not any(master.done() for master in masters)
        assert len(workers()) == 2
        for master in masters:
            master.cancel()
        os.kill(thinking, signal.SIGCONT)
    assert not faults


SERVER = """
import asyncio
from namiji import Game
from namiji.server.workers.bot_pool import BotPool

async def main():
    game = Game.new(2, 1)
    view = game.view(game.decider)
    async with BotPool(1, print) as pool:
        await pool.warm_up()
        print("ready", flush=True)
        while True:
            await pool.choose("master", "1", view)

asyncio.run(main())
"""


def test_workers_of_a_killed_server_vanish() -> None:
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:  # noqa: S603 - our own
        assert server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        orphans = workers(server.pid)
        server.kill()
    assert len(orphans) == 1
    deadline = time.monotonic() + PATIENCE
    while any(map(is_running, orphans)):
        assert time.monotonic() < deadline
        time.sleep(0.02)
