"""The server sends to push services, and to no other address that a client may think of."""

import pytest

from namiji.errors import NamijiError
from namiji.server.push.endpoints import check_endpoint, origin_of


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dGhl:APA91bE_x-1",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
    ],
)
def test_known_services_are_sent_to(endpoint: str) -> None:
    check_endpoint(endpoint)
    assert endpoint.startswith(origin_of(endpoint) + "/")
    assert origin_of(endpoint).count("/") == 2


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/a",
        "https://127.0.0.1/send/a",
        "https://localhost/send/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/send/a",
        "https://fcm.googleapis.com:8443/fcm/send/a",
        "https://fcm.googleapis.com@evil.example/a",
        "https://evil.example/fcm.googleapis.com/",
        "https://fcm.googleapis.com.evil.example/a",
        "https://evilnotify.windows.com/a",
        "https://notify.windows.com.evil.example/a",
        "https://fcm.googleapis.com\\@evil.example/a",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a#b",
        "https://fcm.googleapis.com/a\r\nHost: evil.example",
        "https://fcm.googleapis.com/" + 2000 * "a",
        "https://push.example.org.evil.example/a",
        "https://push.example.org:444/a",
        "https://fcm.googleapis.com",
        "file:///etc/passwd",
        "",
    ],
)
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(NamijiError, match="does not know the push service"):
        check_endpoint(endpoint, ["https://push.example.org"])


def test_the_operator_may_add_a_service() -> None:
    check_endpoint("https://push.example.org/send/a", ["https://push.example.org"])
    check_endpoint("http://127.0.0.1:9/send/a", ["http://127.0.0.1:9"])
