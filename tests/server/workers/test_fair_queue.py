"""Who comes first, and that nobody waits for someone who asks for more."""

import asyncio

from namiji.server.workers.fair_queue import ITSELF, Asker, FairQueue


def taken(queue: FairQueue[str], count: int) -> list[str]:
    """The next pieces of work, each done at once."""

    async def take() -> list[str]:
        works = []
        for _ in range(count):
            work, asker = await asyncio.wait_for(queue.get(), 5)
            queue.done(asker)
            works.append(work)
        return works

    return asyncio.run(take())


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for work in ("a1", "a2", "a3"):
        queue.put(work, Asker("greedy", "a"), is_quick=False)
    queue.put("b1", Asker("greedy", "b"), is_quick=False)
    queue.put("c1", Asker("modest", "c"), is_quick=False)
    assert taken(queue, 5) == ["a1", "c1", "b1", "a2", "a3"]


def test_quick_work_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(3):
        queue.put(f"slow {number}", Asker("greedy", str(number)), is_quick=False)
    queue.put("quick", Asker("greedy", "other"), is_quick=True)
    assert taken(queue, 2) == ["quick", "slow 0"]


def test_an_address_leaves_a_worker_to_others() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue(2)
        for number in range(4):
            queue.put(f"greedy {number}", Asker("greedy", str(number)), is_quick=False)
        begun = [await queue.get(), await queue.get()]
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put("modest", Asker("modest", "m"), is_quick=False)
        assert (await asyncio.wait_for(waiting, 5))[0] == "modest"
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.done(begun[0][1])
        assert (await asyncio.wait_for(waiting, 5))[0] == "greedy 2"

    asyncio.run(test())


def test_the_server_itself_has_no_limit() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue(1)
        for _ in range(3):
            queue.put("warm up", ITSELF, is_quick=True)
        for _ in range(3):
            await asyncio.wait_for(queue.get(), 5)

    asyncio.run(test())


def test_what_waits_can_be_taken_out() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("slow", Asker("a", "t"), is_quick=False)
    queue.put("quick", Asker("b", "t"), is_quick=True)
    assert queue.drain() == ["quick", "slow"]
    assert queue.drain() == []
