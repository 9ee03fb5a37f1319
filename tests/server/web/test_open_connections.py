"""Who makes room when there are too many connections."""

from asyncio import Transport
from typing import Any

import pytest

from namiji.server.config import Config
from namiji.server.web.client_address import networks
from namiji.server.web.connection_limits import ConnectionLimits, wanted_files
from namiji.server.web.open_connections import OpenConnections


class Line(Transport):
    """A transport that leads nowhere."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def connections(most: int = 100, per_address: int = 100) -> OpenConnections:
    return OpenConnections(most, per_address, networks(["10.0.0.0/8"]))


def added(to: OpenConnections, *hosts: str) -> list[Line]:
    lines = [Line(host) for host in hosts]
    for line in lines:
        to.add(line)
    return lines


def aborted(lines: list[Line]) -> list[bool]:
    return [line.is_aborted for line in lines]


def test_of_one_address_the_connection_that_waits_longest_makes_room() -> None:
    open_ = connections(per_address=2)
    lines = added(open_, "203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.1")
    assert aborted(lines) == [True, False, False, False]
    assert len(open_) == 3


def test_one_that_is_answered_stays_and_waits_again_afterwards() -> None:
    open_ = connections(per_address=2)
    first, second = added(open_, "203.0.113.1", "203.0.113.1")
    open_.work(first)
    (third,) = added(open_, "203.0.113.1")
    assert aborted([first, second, third]) == [False, True, False]
    open_.wait(first)
    added(open_, "203.0.113.1")
    assert aborted([first, third]) == [False, True], "the third has waited for longer"


def test_a_newcomer_is_turned_away_if_all_others_are_at_work() -> None:
    open_ = connections(most=2)
    busy = added(open_, "203.0.113.1", "203.0.113.2")
    for line in busy:
        open_.work(line)
    (late,) = added(open_, "203.0.113.3")
    assert aborted([*busy, late]) == [False, False, True]
    open_.remove(busy[0])
    assert not added(open_, "203.0.113.3")[0].is_aborted


def test_households_count_once_and_proxies_do_not_count() -> None:
    open_ = connections(per_address=1)
    household = added(open_, "2001:db8::1", "2001:db8::2")
    assert aborted(household) == [True, False]
    assert not any(aborted(added(open_, *["10.1.2.3"] * 5)))


def test_what_was_removed_is_forgotten() -> None:
    open_ = connections(per_address=1)
    for line in added(open_, "203.0.113.1"):
        open_.remove(line)
        open_.remove(line)
        open_.wait(line)
    assert not added(open_, "203.0.113.1")[0].is_aborted
    assert len(open_) == 1


@pytest.mark.parametrize(("files", "most"), [(500, 300), (100, 50), (100_000, 5000), (5200, 5000)])
def test_connections_leave_files_for_the_rest(files: int, most: int) -> None:
    config = Config()
    limits = ConnectionLimits.of(config, files)
    assert (limits.most, limits.per_address) == (most, 100)
    assert wanted_files(config) == 5200


def test_the_limits_follow_the_settings() -> None:
    settings: dict[str, Any] = {"messages_per_second": 10, "messages_burst": 5}
    limits = ConnectionLimits.of(Config(sockets_per_address=7, **settings), 5200)
    assert (limits.per_address, limits.frames_per_second, limits.frames_burst) == (14, 21, 30)
