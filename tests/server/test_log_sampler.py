"""Lines that others cause again and again are not all written down."""

import logging

from namiji.server.log_sampler import LogSampler
from namiji.server.logs import log
from tests.support.server.captured_logs import written


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def record(name: str, line: int = 1, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.INFO, "file.py", line, "request", None, None)
    made.fields = fields
    return made


def test_of_each_kind_the_first_lines_pass_and_the_next_tells_of_the_others() -> None:
    clock = Clock()
    sampler = LogSampler("ours", clock)
    passed = [sampler.filter(record("asyncio")) for _ in range(500)]
    assert sum(passed) == 20
    assert sampler.filter(record("asyncio", line=2)), "from another place"
    clock.now += 60
    late = record("asyncio")
    assert sampler.filter(late)
    assert late.skipped == 480  # type: ignore[attr-defined]


def test_refusals_are_sampled_and_everything_else_of_ours_passes() -> None:
    sampler = LogSampler("ours", Clock())
    refused = [sampler.filter(record("ours", route="/api", status=429)) for _ in range(100)]
    assert sum(refused) == 20
    for status in (101, 200, 500, 503):
        assert all(sampler.filter(record("ours", route="/api", status=status)) for _ in range(50))
    assert all(sampler.filter(record("ours", table="k7mq")) for _ in range(50))


def test_the_log_of_a_server_is_sampled() -> None:
    with written() as lines:
        for _ in range(100):
            log("request", route="/api/tables", status=429)
            logging.getLogger("asyncio").error("socket.accept() out of system resource")
    assert len(lines()) == 40
