"""What a page is sent, as it goes over the line."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

_FONTS, _WORDS = ".woff2", "/_words_"


@dataclass
class Answer:
    url: str
    status: int
    headers: dict[str, str]
    kind: str
    size: int = 0
    """Bytes with the headers, compressed."""


@dataclass
class Traffic:
    """Listens from now on. The page gets no service worker, whose requests are not the page's."""

    page: Page
    answers: dict[str, Answer] = field(default_factory=dict)
    """By the browser's number of the request."""
    messages: int = 0
    """Characters that came over the socket, unpacked."""

    def __post_init__(self) -> None:
        self.page.add_init_script("delete Navigator.prototype.serviceWorker")
        line = self.page.context.new_cdp_session(self.page)
        line.on("Network.responseReceived", self._begin)
        line.on("Network.loadingFinished", self._end)
        line.on("Network.webSocketFrameReceived", self._hear)
        line.send("Network.enable")

    def _begin(self, event: dict[str, Any]) -> None:
        answer = event["response"]
        headers = {name.lower(): value for name, value in answer["headers"].items()}
        kind = _kind(answer["url"], event["type"])
        self.answers[event["requestId"]] = Answer(answer["url"], answer["status"], headers, kind)

    def _end(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.answers:
            self.answers[event["requestId"]].size = round(event["encodedDataLength"])

    def _hear(self, event: dict[str, Any]) -> None:
        self.messages += len(event["response"]["payloadData"])

    @property
    def size(self) -> int:
        return sum(answer.size for answer in self.answers.values())

    def by_kind(self) -> dict[str, int]:
        kinds = dict.fromkeys(("scripts", "styles", "fonts", "words", "other"), 0)
        for answer in self.answers.values():
            kinds[answer.kind] += answer.size
        return kinds


def _kind(url: str, type_: str) -> str:
    if url.endswith(_FONTS):
        return "fonts"
    if _WORDS in url:
        return "words"
    return {"Script": "scripts", "Stylesheet": "styles"}.get(type_, "other")
