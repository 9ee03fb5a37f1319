"""Readers of everything that a view shows, for one edition."""

from functools import lru_cache

from namiji.core.layout import SEATS
from namiji.edition import Edition
from namiji.game.frame.codec import Codec
from namiji.game.frame.names import names_of
from namiji.game.frame.view import BOAT, PRIVATE, PUBLIC, WINNERS


class ViewCodec:
    def __init__(self, edition: Edition) -> None:
        codec = Codec(names_of(edition))
        self.public, self.private = codec.reader(PUBLIC), codec.reader(PRIVATE)
        self.keys = codec.readers(PUBLIC) | codec.readers(PRIVATE)
        """One for each key of the JSON."""
        self.boats = [codec.reader(BOAT, (seat,)) for seat in range(SEATS)]
        self.winners = codec.reader(WINNERS)


@lru_cache(maxsize=64)
def view_codec(edition: Edition) -> ViewCodec:
    return ViewCodec(edition)
