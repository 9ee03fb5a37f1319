"""Where the server listens, and what it tells people about that."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from namiji.server.config import Config
from namiji.server.run import listen, share_url_of, url_of


def test_on_loopback_there_is_nothing_to_share() -> None:
    with listen(Config(port=0)) as listener:
        assert share_url_of(listener) is None
        assert url_of(listener).startswith("http://127.0.0.1:")


def test_on_the_local_network_the_address_to_share_is_this_machines() -> None:
    with listen(Config(port=0, lan=True)) as listener:
        port = listener.getsockname()[1]
        assert url_of(listener) == f"http://localhost:{port}"
        shared = share_url_of(listener)
        if shared is None:  # a machine without a network
            return
        address = urlsplit(shared)
        assert address.port == port
        assert not ip_address(str(address.hostname)).is_loopback


def test_an_address_that_the_operator_named_is_shared_as_it_is() -> None:
    class Listener:
        def getsockname(self) -> tuple[str, int, int, int]:
            return "2001:db8::7", 81, 0, 0

    assert share_url_of(Listener()) == "http://[2001:db8::7]:81"  # type: ignore[arg-type]  # a name is all it takes
