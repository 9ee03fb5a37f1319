"""The open connections of this process: whose they are, and which one makes room for another."""

from asyncio import Transport
from collections import Counter, OrderedDict

from namiji.server.web.client_address import Networks, peer_address


class OpenConnections:
    """A connection that waits for its client's request makes room for a newcomer, the one that has
    waited longest first. One that is being answered, and a socket, stay.
    """

    def __init__(self, most: int, per_address: int, proxies: Networks) -> None:
        self._most, self._per_address, self._proxies = most, per_address, proxies
        self._addresses: dict[Transport, str | None] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: OrderedDict[Transport, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, transport: Transport) -> None:
        """Count a new connection, which waits. If there is no room, it or another one is ended."""
        peer = transport.get_extra_info("peername")
        address = peer_address(peer[0] if peer else "", self._proxies)
        self._addresses[transport] = address
        self._waiting[transport] = None
        if address is not None:
            self._counts[address] += 1
            if self._counts[address] > self._per_address:
                self._end(next(each for each in self._waiting if self._addresses[each] == address))
        if len(self._addresses) > self._most:
            self._end(next(iter(self._waiting)))

    def wait(self, transport: Transport) -> None:
        """The connection waits for its client."""
        if transport in self._addresses and transport not in self._waiting:
            self._waiting[transport] = None

    def work(self, transport: Transport) -> None:
        """The client has sent its request."""
        self._waiting.pop(transport, None)

    def remove(self, transport: Transport) -> None:
        self._waiting.pop(transport, None)
        if transport in self._addresses:
            address = self._addresses.pop(transport)
            if address is not None:
                self._counts[address] -= 1
                if not self._counts[address]:
                    del self._counts[address]

    def _end(self, transport: Transport) -> None:
        """The newcomer itself waits, too, so that there is always one to end."""
        self.remove(transport)
        transport.abort()
