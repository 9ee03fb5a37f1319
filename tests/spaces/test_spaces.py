"""Observations, masks and rewards: what they tell, and that they tell no more."""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from namiji import Edition, Game
from namiji.core import layout as core
from namiji.core.names import Direction
from namiji.edition import load_edition, standard
from namiji.edition.model import KINDS, LEG
from namiji.edition.tables import build_tables
from namiji.game.actions import actions_of
from namiji.spaces import api
from namiji.spaces.layout import MAX_KINDS, OBSERVATION, SLICES, VERSION
from namiji.spaces.lens import FARTHEST, LENS
from tests.support import editions
from tests.support.paths import ROOT
from tests.support.plain_observation import Plain
from tests.support.programs import run_program
from tests.support.size import size, soak_only

PLAYERS = [2, 5, 3, 4][: size(2, full=4)]
EDITIONS = [standard(), editions.scarce(), editions.generous(), *map(editions.odd, (3, 5, 8, 11))]

# A change of any observation, if only of its last bit, needs a new VERSION, and a new line here.
STABLE_EDITIONS = [load_edition("standard-1"), *map(editions.odd, (3, 5, 8, 11))]
DIGESTS = {
    1: "9fcf84ba8176aed20a441b078ec0231c2f441057c3598769e0d854eb0ea247e3",
    2: "6a706c13566b7593a2a55fcb1fee778cced1dc3340347b8747908e11a45da850",
    3: "8dcc79b8cfc07624be0b940a994d30369e69ba956498b1460245228c5c814741",
}


def positions(edition: Edition, players: int, seed: int) -> Iterator[Game]:
    """A random game, mostly by short hops, at every decision and at its end."""
    rng = random.Random(seed)
    direction: Direction = "counterclockwise" if seed % 2 else "clockwise"
    game = Game.new(players, seed, direction, edition)
    while not game.is_over:
        yield game
        legal = game.legal_actions
        game.play(legal[0] if game.phase == "sail" and rng.random() < 0.6 else rng.choice(legal))
    yield game


def observed(edition: Edition, states: Any, seat: int) -> NDArray[np.float32]:
    out = np.full(OBSERVATION, np.nan, np.float32)
    api.observe(build_tables(edition), states, seat, out)
    return out


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_game_and_a_view_of_it_give_the_same_numbers(edition: Edition, players: int) -> None:
    for number in range(size(1, full=4)):
        for game in positions(edition, players, number):
            for seat in range(1, players + 1):
                true = observed(edition, game._array, seat)
                seen = observed(edition, game.view(seat).states, seat)
                assert true.tobytes() == seen.tobytes()
                assert (np.abs(true) <= 1).all()  # and so none was left out


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_gpu_writes_the_same_numbers(edition: Edition, players: int) -> None:
    tables, lens = build_tables(edition), np.zeros(1, LENS)
    api.write_lens(tables, lens)
    for game in positions(edition, players, 11):
        for seat in range(1, players + 1):
            out = np.full(OBSERVATION, np.nan, np.float32)
            api.observe_directly(tables, lens, game._array, seat, out)
            assert out.tobytes() == observed(edition, game._array, seat).tobytes()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(edition: Edition, players: int) -> None:
    for game in positions(edition, players, 7):
        for seat in range(1, players + 1):
            true = observed(edition, game._array, seat)
            for world in range(size(1, full=3)):
                array = game.view(seat).world(world)._array
                assert observed(edition, array, seat).tobytes() == true.tobytes()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_numbers_mean_what_the_table_says(edition: Edition, players: int) -> None:
    """A second writing of the observation, from the view; each seat looks by turns."""
    for decision, game in enumerate(positions(edition, players, 1)):
        if decision % size(3, full=1):
            continue
        seat = decision % players + 1
        plain = Plain(game.view(seat))
        row = observed(edition, game._array, seat)
        for part in SLICES:
            told = list(getattr(plain, part.name)())
            told += [0.0] * (part.size - len(told))
            found = row[part.start : part.stop]
            assert np.allclose(found, told, atol=1e-6), (part.name, seat, found, told)


def test_slices_lie_side_by_side() -> None:
    assert [part.start for part in SLICES] == [0, *(part.stop for part in SLICES[:-1])]
    assert SLICES[-1].stop == OBSERVATION
    assert len({part.name for part in SLICES}) == len(SLICES)


def slice_rows() -> list[str]:
    """The table of slices in docs/spaces.md."""
    return [
        f"| `{part.name}` | {part.start} | {part.size} | {part.meaning} | {part.scale} |"
        for part in SLICES
    ]


BLOCKS = {
    core.SAIL_AT: "sail to a position",
    core.SLOT_AT: "take a slot of the Dock",
    core.TAKE_AT: "take a fish of the School",
    core.TAKE_HIDDEN: "take one face down",
    core.DECLINE: "no further catch",
    core.NET_AT: "choose one of the Nets revealed",
    core.PLACE_AT: "place the fish on a cell, row by row",
    core.RELEASE: "release the fish, or all Nets",
    core.PLACE_NET_AT: "place the Net: 9 lying, 8 standing, then all of them turned",
    core.DRAW: "draw another token",
    core.STOP: "keep the haul",
    core.KEEP_AT: "keep a Rock card",
    core.PICK_AT: "pick a Dock card",
}


def action_rows() -> list[str]:
    """The table of actions there."""
    spelled = {actions_of(standard()).id(action): action for action in actions_of(standard())}
    stops = [*list(BLOCKS)[1:], core.ACTIONS]
    rows = []
    for (start, meaning), stop in zip(BLOCKS.items(), stops, strict=True):
        first = min(index for index in spelled if start <= index < stop)
        number = f" ({first})" if first != start else ""
        rows.append(f"| {start} | {stop - start} | {meaning} | `{spelled[first]}`{number} |")
    return rows


def test_the_page_shows_the_same_tables() -> None:
    page = (ROOT / "docs" / "spaces.md").read_text()
    for rows in (slice_rows(), action_rows()):
        assert "\n".join(rows) in page
    assert f"{OBSERVATION} floats" in page
    assert f"from 0 to {core.ACTIONS - 1}" in page
    assert f"version {VERSION} " in page


def test_there_is_room_for_every_edition() -> None:
    assert KINDS.high == MAX_KINDS
    assert LEG.high <= FARTHEST


def test_a_row_may_have_gaps() -> None:
    """Columns of an array that lies the other way round, as on a GPU."""
    game = Game.new(3, 1)
    wide = np.full((OBSERVATION, 3), np.nan, np.float32)
    api.observe(build_tables(standard()), game._array, 2, wide[:, 1])
    assert wide[:, 1].tobytes() == observed(standard(), game._array, 2).tobytes()
    assert np.isnan(wide[:, [0, 2]]).all()


def test_a_new_version_comes_with_every_change() -> None:
    digest = hashlib.sha256()
    for edition in STABLE_EDITIONS:
        for players in (2, 3, 4, 5):
            for game in positions(edition, players, 100):
                for seat in range(1, players + 1):
                    digest.update(observed(edition, game._array, seat).tobytes())
    found = digest.hexdigest()
    assert found == DIGESTS[VERSION], (
        "observations are not what they were: give spaces.layout a new VERSION, and it the digest "
        f"{found} here. If it is a rule that has changed, what was learned by it is void, too."
    )


@pytest.mark.parametrize("kind", [np.bool_, np.int8, np.float32])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_mask_has_the_legal_actions_of_the_decider(
    edition: Edition, kind: type[np.generic]
) -> None:
    for players in (2, 5):
        for game in positions(edition, players, 3):
            legal = [game._actions.id(action) for action in game.legal_actions]
            for seat in range(1, players + 1):
                mask: NDArray[Any] = np.full(core.ACTIONS, 7, kind)
                api.write_mask(game._array, seat, mask)
                assert set(mask.tolist()) <= {0, 1}
                assert np.flatnonzero(mask).tolist() == (legal if seat == game.decider else [])


@soak_only("test_interpreted.py compares the rules")
def test_interpreted_and_compiled_spaces_write_the_same() -> None:
    length = str(size(1, full=3))
    compiled = run_program("space_games", length).splitlines()
    assert len(compiled) > 100
    assert run_program("space_games", length, NUMBA_DISABLE_JIT="1").splitlines() == compiled
