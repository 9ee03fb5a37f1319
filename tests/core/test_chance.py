"""The random generator is as documented: anyone can write it again and check a deal."""

import hashlib
import random
from collections import Counter

import numpy as np
import pytest

from namiji import Game, ImpossibleOutcome, Outcome, load_edition
from namiji.core import layout
from namiji.core.api import siphash
from namiji.core.names import DOMAINS
from namiji.game.seeds import commitment, key_of, new_seed
from tests.support.scripted_game import edition

MASK = 2**64 - 1


def plain_siphash(key: bytes, counter: int) -> int:
    """SipHash-2-4 of eight bytes, as published, in plain integers."""
    k0, k1 = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8))
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D]
    v += [k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def rotate(x: int, b: int) -> int:
        return (x << b | x >> (64 - b)) & MASK

    def rounds(count: int) -> None:
        for _ in range(count):
            v[0] = (v[0] + v[1]) & MASK
            v[1] = rotate(v[1], 13) ^ v[0]
            v[0] = rotate(v[0], 32)
            v[2] = (v[2] + v[3]) & MASK
            v[3] = rotate(v[3], 16) ^ v[2]
            v[0] = (v[0] + v[3]) & MASK
            v[3] = rotate(v[3], 21) ^ v[0]
            v[2] = (v[2] + v[1]) & MASK
            v[1] = rotate(v[1], 17) ^ v[2]
            v[2] = rotate(v[2], 32)

    for word in (counter, 8 << 56):
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


class PlainChance:
    """Draws from a seed, written from the documentation alone."""

    def __init__(self, seed: str) -> None:
        self.key = hashlib.sha256(f"namiji key {seed}".encode()).digest()[:16]
        self.counter = 0

    def below(self, bound: int) -> int:
        while True:
            product = (plain_siphash(self.key, self.counter) >> 32) * bound
            self.counter += 1
            if product % 2**32 >= 2**32 % bound:
                return product >> 32

    def draw(self, bag: list[str]) -> str:
        """One of a bag whose items stand in the edition's order."""
        return bag[self.below(len(bag))]


def test_siphash_gives_the_published_value() -> None:
    key0, key1 = np.uint64(0x0706050403020100), np.uint64(0x0F0E0D0C0B0A0908)
    assert int(siphash(key0, key1, np.uint64(0x0706050403020100))) == 0x93F5F5799A932462


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_outsider_can_draw_the_deal_again(players: int) -> None:
    edition = load_edition("standard")
    for seed in range(40):
        chance = PlainChance(str(seed))
        boats = ["0", "1", "2"] if players == 2 else [str(i + 1) for i in range(players)]
        drawn = []
        while boats:
            drawn.append(chance.draw(boats))
            boats.remove(drawn[-1])
        school = [fish.name for fish in edition.fish for _ in range(fish.count)]
        drawn.append(chance.draw(school))
        game = Game.new(players, seed)
        assert [outcome.item for outcome in game.setup_outcomes] == drawn
        rng = random.Random(seed)
        school.remove(drawn[-1])
        while not game.is_over:
            game.play(rng.choice(game.legal_actions))
            outcomes = game.decisions[-1].outcomes
            if {outcome.domain for outcome in outcomes} != {"fish"}:
                chance.counter = int(game._array["counter"][0])
                school = [
                    fish.name
                    for fish, count in zip(edition.fish, game._array["face_down"][0], strict=False)
                    for _ in range(count)
                ]
                continue
            for outcome in outcomes:
                assert outcome.item == chance.draw(school)
                school.remove(outcome.item)


def test_the_generator_agrees_with_the_plain_one() -> None:
    rng = random.Random(1)
    for _ in range(200):
        key = rng.randbytes(16)
        counter = rng.getrandbits(64)
        words = np.frombuffer(key, np.uint64)
        assert int(siphash(words[0], words[1], np.uint64(counter))) == plain_siphash(key, counter)


def chi_square_is_small(counts: Counter[str], kinds: int) -> bool:
    expected = counts.total() / kinds
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == kinds and chi_square < kinds + 5 * (2 * kinds) ** 0.5


def test_every_line_up_and_fish_is_equally_likely() -> None:
    orders: Counter[str] = Counter()
    fish: Counter[str] = Counter()
    for seed in range(3000):
        *boats, flipped = Game.new(3, seed).setup_outcomes
        orders[" ".join(map(str, boats))] += 1
        fish[str(flipped)] += 1
    assert chi_square_is_small(orders, 6)
    assert chi_square_is_small(fish, 12)


def test_seeds_commit() -> None:
    assert commitment("7") == hashlib.sha256(b"namiji commitment 7").hexdigest()
    assert Game.new(seed=7).commitment == commitment("7")
    assert Game.new(seed=7).seed == "7"
    assert len({new_seed() for _ in range(50)}) == 50
    assert key_of("7").tolist() != key_of("8").tolist()


def test_games_share_no_generator() -> None:
    one, other = Game.new(seed=7), Game.new(seed=7)
    before = other.to_bytes()
    while not one.is_over:
        one.play(one.legal_actions[-1])
    assert other.to_bytes() == before
    assert Game.new().to_bytes() != Game.new().to_bytes()


def outcomes(text: str) -> list[Outcome]:
    return [
        Outcome("boat", word) if word.isdigit() else Outcome("fish", word) for word in text.split()
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 2 3", "missing-outcome"),
        ("1 2 2 blue-bream", "impossible-outcome"),
        ("1 2 4 blue-bream", "impossible-outcome"),
        ("1 2 blue-bream 3", "impossible-outcome"),
        ("1 2 3 blue-bream blue-bream", "extra-outcome"),
        ("1 2 3 blue-whale", "unknown-outcome"),
    ],
)
def test_outcomes_that_cannot_be_are_refused(text: str, code: str) -> None:
    with pytest.raises(ImpossibleOutcome) as refused:
        Game.new(3, outcomes=outcomes(text))
    assert refused.value.code == code


def test_a_refused_outcome_changes_nothing() -> None:
    route = edition("rock rock trap whale")
    game = Game.new(3, edition=route, outcomes=outcomes("1 2 3 blue-bream"))
    before = game.to_bytes()
    for wrong in ([], outcomes("green-bream green-bream"), [Outcome("crustacean", "crab")] * 300):
        with pytest.raises(ImpossibleOutcome):
            game.play("sail 3", wrong)
        assert game.to_bytes() == before
    game.play("sail 3", [Outcome("crustacean", "crab")])
    assert game.phase == "haul"


def test_chance_goes_on_after_an_undo_without_rewinding() -> None:
    """The same decision draws again from the same bag, by the generator's next words."""
    game = Game.new(3, seed=7)
    chance = PlainChance("7")
    chance.counter = int(game._array["counter"][0])
    bag = ["crab"] * game.edition.crabs + ["shrimp"] * game.edition.shrimp
    trap = next(i for i, stop in enumerate(game.edition.route, 1) if stop.station == "trap")
    drawn = []
    for _ in range(40):
        game.play(f"sail {trap}")
        game.undo(rewind=False)
        drawn += [outcome.item for outcome in game.history[-1].outcomes]
    assert drawn == [chance.draw(bag) for _ in range(40)]
    assert set(drawn) == {"crab", "shrimp"}
    assert not game.decisions
    game.play(f"sail {trap}")
    game.undo()
    game.play(f"sail {trap}")
    assert game.decisions[-1].outcomes[0].item == chance.draw(bag)


def test_forced_chance_leaves_the_generator_alone() -> None:
    """A search can branch over chance and go on with the same generator."""
    game = Game.new(3, seed=7)
    counter = game._array["counter"][0]
    trap = next(i for i, stop in enumerate(game.edition.route, 1) if stop.station == "trap")
    game.play(f"sail {trap}", [Outcome("crustacean", "shrimp")])
    assert game._array["counter"][0] == counter
    assert game.view(1).haul == (0, 1)
    assert DOMAINS[layout.CRUSTACEAN] == "crustacean"
