"""What one process writes into a notice, another one reads."""

from namiji.server.store.news import (
    News,
    deletion_news,
    emote_news,
    entries_news,
    presence_news,
    read_notice,
)


def test_every_kind_of_news_is_read_as_it_was_written() -> None:
    words = [
        entries_news("a", 12),
        presence_news("b"),
        deletion_news("c"),
        emote_news("d", 3, "wave"),
    ]
    assert read_notice(" ".join(["process", *words])) == (
        "process",
        [
            News("a", "entries", version=12),
            News("b", "presence"),
            News("c", "deletion"),
            News("d", "emote", seat=3, emote="wave"),
        ],
    )


def test_a_process_that_ends_has_no_news() -> None:
    assert read_notice("process") == ("process", [])
