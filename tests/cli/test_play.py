"""`namiji play`: whole games through the loop, every command, and polite ends."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from itertools import filterfalse
from pathlib import Path

import pytest

import namiji.edition
from namiji import Edition, Game, Outcome, load_edition
from namiji.bots.registry import make_bot
from namiji.cli.answer_parser import Command, UnclearAnswer, parse_answer
from namiji.cli.terminal import Terminal
from namiji.cli.terminal_game import TerminalGame
from namiji.game import events as e
from namiji.game.actions import Action, Keep, Pick, Take
from namiji.locales import LANGUAGES
from namiji.record import read_record, verify
from namiji.words import COMMANDS, Words, options, words_in
from namiji.words.plain import title
from tests.support import editions
from tests.support.cli import Printed, cli
from tests.support.scripted_game import edition as house_edition

NAMIJI = Path(sys.executable).with_name("namiji")
ENGLISH = words_in("en")


class Script(Terminal):
    """A screen whose answers are written beforehand, or thought up when they are needed."""

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__()
        self._answers = iter(answers)
        self.lines: list[str] = []

    def say(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def stress(self, line: str) -> None:
        self.lines.append(line)

    def read(self) -> str | None:
        answer = next(self._answers, None)
        self.lines.append(f"> {answer}")
        return answer


def sit_down(
    game: Game,
    answers: Iterable[str],
    seat: int = 1,
    bots: str = "filler",
    save: Path | None = None,
    w: Words = ENGLISH,
) -> list[str]:
    """Play with scripted answers; returns all that was said."""
    others = {s: make_bot(bots, f"bot{s}") for s in range(1, game.players + 1) if s != seat}
    screen = Script(answers)
    TerminalGame(game, seat, others, screen, w, save).run([])
    return screen.lines


def bot_answers(game: Game, seat: int, spell: Callable[[Game, str], str]) -> Iterable[str]:
    """A bot in the player's place, its choices spelled as a player may."""
    bot = make_bot("filler", "player")
    while not game.is_over:
        yield spell(game, str(bot.choose(game.view(seat), game.legal_actions)))


def by_words(_game: Game, action: str) -> str:
    return action


def by_number(game: Game, action: str) -> str:
    return str([str(each) for each in game.legal_actions].index(action) + 1)


def by_speech(_game: Game, action: str) -> str:
    return action.replace("-", " ").upper()


def row(*order: int, legs: str | None = None) -> Game:
    """A game with the boats lined up as said, closest to the route first; the last one begins."""
    # Version 1 of the edition keeps its route.
    box = load_edition("standard-1") if legs is None else house_edition(legs)
    outcomes = [Outcome("boat", str(seat)) for seat in order]
    return Game.new(
        max(order), "row", edition=box, outcomes=[*outcomes, Outcome("fish", "blue-bream")]
    )


def play(*arguments: str, answers: str = "") -> Printed:
    return cli("play", *arguments, typed=answers, LC_ALL="C")


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("spell", [by_words, by_number, by_speech])
def test_a_whole_game_is_played(players: int, spell: Callable[[Game, str], str]) -> None:
    game = Game.new(players, f"whole-{players}")
    lines = sit_down(game, bot_answers(game, players, spell), seat=players)
    assert game.is_over
    assert "The journey is over." in lines
    assert not [line for line in lines if "one of the options" in line or "Choose a number" in line]
    assert sum(line.endswith((" points.", " point.")) for line in lines) >= players
    assert f"The seed of this game: whole-{players}." in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_played_in_every_language(language: str, players: int) -> None:
    w = words_in(language)
    game = Game.new(players, f"whole-{players}")
    shown = [name for name in COMMANDS if name not in ("undo", "save", "quit")]

    def answers() -> Iterable[str]:
        asked: set[str] = set()
        for answer in bot_answers(game, 1, by_words):
            if game.phase not in asked:
                asked.add(game.phase)
                yield from (*shown, "help trap", "99", "sial", "place")
            for action, option in zip(game.legal_actions, options(game.view(1), w), strict=True):
                assert _name(action, w).lower() in option.replace("-", " ").lower()
            yield answer

    lines = sit_down(game, answers(), w=w)
    assert game.is_over
    assert w.text("told-ended") in lines


def _name(action: Action, w: Words) -> str:
    match action:
        case Take(str(fish)):
            return w.fish(fish).replace("-", " ")
        case Keep(card) | Pick(card):
            return w.card(card).replace("-", " ")
        case _:
            return ""


@pytest.mark.parametrize("box", [editions.scarce(), editions.odd(4), editions.odd(9)])
def test_a_game_of_another_edition_is_played(box: Edition) -> None:
    game = Game.new(2, "other", "counterclockwise", box)
    sit_down(game, bot_answers(game, 2, by_words), seat=2, bots="random")
    assert game.is_over


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """Random numbers, wrong ones among them, through the real program."""
    rng = random.Random(1)
    answers = "\n".join(str(rng.randint(1, 9)) for _ in range(2000))
    file = tmp_path / "my game.namiji"
    done = subprocess.run(  # noqa: S603  # our own program
        [NAMIJI, "play", "--language", "en", "--seed", "pipe", "--players", "2", "--save", file],
        input=answers,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\x1b" not in done.stdout
    assert set(filterfalse(str.isascii, done.stdout)) <= set("’“”")
    assert "A neutral boat sails with you." in done.stdout
    assert "Choose where the neutral boat sails." in done.stdout
    assert f"namiji record verify '{file}'" in done.stdout
    assert verify(read_record(file.read_text())).proven


def test_the_same_seed_tells_the_same_story() -> None:
    first, second = (play("--seed", "same", answers="1\n" * 300).stdout for _ in range(2))
    assert first == second
    assert first.endswith("The seed of this game: same.\n")


def test_the_first_decision_comes_within_a_minute() -> None:
    """Read aloud at 150 words per minute."""
    lines = play("--seed", "minute").output.splitlines()
    ahead = lines[: lines.index("Choose where to sail.")]
    assert len(" ".join(ahead).split()) < 250


# Answers

LEGAL = ["sail 2", "sail 3", "sail 14", "sail 16"]


def meaning(text: str, legal: list[str] = LEGAL) -> str:
    box = load_edition("standard")
    spelled = {str(a): a for a in Game.new(3, "x")._actions}
    found = parse_answer(text, [spelled[word] for word in legal], box, ENGLISH)
    return found.name if isinstance(found, Command) else str(found)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *(("1", "sail 2"), (" 4 ", "sail 16"), ("sail 14", "sail 14"), ("SAIL  3", "sail 3")),
        *(("look", "look"), ("l", None), ("lo", None), ("sc", None), ("sco", "scores")),
        *(("QUIT", "quit"), ("q", "quit"), ("s", None), ("sail 1", "sail 1"), ("5", None)),
        *(("14", None), ("0", None), ("-1", None), ("x" * 500, None), ("sail", None)),
    ],
)
def test_an_answer_is_understood_or_not(text: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(UnclearAnswer):
            meaning(text)
    else:
        assert meaning(text) == meant


def test_names_may_be_typed_in_part_and_without_hyphens() -> None:
    school = ["take blue-bream", "take blue-puffer", "take green-bream", "take face-down"]
    assert meaning("take blue p", school) == "take blue-puffer"
    assert meaning("green", school) == "take green-bream"
    assert meaning("face down", school) == "take face-down"
    nets = ["release", "place a1 b1", "place b2 b3"]
    assert meaning("place b2", nets) == "place b2 b3"
    assert meaning("rel", nets) == "release"
    cells = ["place a2", "place b1"]
    assert meaning("b1", cells) == "place b1"


def test_a_position_is_not_taken_for_a_number() -> None:
    with pytest.raises(UnclearAnswer, match=r"from 1 to 4\. For position 14, type sail 14\."):
        meaning("14")


def test_wrong_input_gets_a_short_answer_and_another_chance() -> None:
    wrong = ["sial 3", "99", "sail 99", "draw", "sail 17", "s", "help cake", "\x1b[A", "save"]
    output = play("--seed", "a", "--bots", "filler", answers="\n".join(wrong)).output
    for error in (
        "“sial 3” is not one of the options. Did you mean “sail 3”?",
        r"Choose a number from 1 to \d+\.",
        "You cannot do this now: draw. Choose where to sail.",
        "You must stop at the Dock, position 16.",
        r"“s” could mean (sail \d+, )+sail \d+ or sail \d+, and more\.",
        "There is no help on “cake”.",
        "Type save and a file name, such as save game.namiji.",
    ):
        assert re.search(error.replace("?", r"\?"), output), error
    assert "(R" not in output
    assert output.count("\nChoose where to sail.") == 1


def test_an_empty_line_repeats_the_question() -> None:
    output = play("--seed", "a", answers="\n   \n").output
    assert output.count("Choose where to sail.") == 3


# Commands


def test_every_command_answers_at_every_kind_of_question() -> None:
    game = Game.new(2, "commands")
    shown = [name for name in COMMANDS if name not in ("undo", "save", "quit")]
    asked: set[str] = set()

    def answers() -> Iterable[str]:
        bot = make_bot("filler", "commands")
        while not game.is_over:
            if game.phase not in asked:
                asked.add(game.phase)
                yield from shown
            yield str(bot.choose(game.view(1), game.legal_actions))

    lines = sit_down(game, answers())
    for name in shown:
        starts = [i for i, line in enumerate(lines) if line == f"> {name}"]
        assert len(starts) == len(asked) > 6
        assert all(not lines[i + 1].startswith(">") for i in starts)


def test_look_shows_own_secrets_and_others_hides_theirs() -> None:
    game = row(2, 3, 1, legs="rock rock rock whirlpool")
    for _ in range(3):
        game.play(game.legal_actions[0])
        game.play(game.legal_actions[0])
    assert game.decider == 1
    lines = sit_down(game, ["look", "others"])
    after = lines[lines.index("> look") :]
    own = "\n".join(after[: after.index("> others")])
    others = "\n".join(after[after.index("> others") :])
    assert all(title(card) in own for card in game.view(1).own_rocks)
    assert "Your secret: " in own
    for seat in (2, 3):
        for card in set(game.view(seat).own_rocks) - set(game.view(1).known_rocks(seat)):
            assert title(card) not in others


def test_log_repeats_the_last_sentences() -> None:
    lines = play("--seed", "a", answers="log\n").output.splitlines()
    at = lines.index("> log")
    told = lines[lines.index("The boats sail clockwise.") : lines.index("")]
    assert lines[at + 1 : at + 1 + len(told)] == told


def test_save_writes_a_record_and_never_over_another_file(tmp_path: Path) -> None:
    file = tmp_path / "now.namiji"
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    answers = [
        f"save {file}",
        "1",
        f"SAVE {file}",
        f"save {other}",
        "save /no/where",
        f"save {tmp_path}",
    ]
    output = play("--seed", "a", answers="\n".join(answers)).output
    assert output.count(f"Saved to {file}. It reveals every card, including the secret ones.") == 2
    assert f"{other} exists; choose another name." in output
    assert "There is no folder /no." in output
    assert f"{tmp_path} is not a file." in output
    assert other.read_text() == "dear"
    record = read_record(file.read_text())
    assert record.seed is None
    assert len(record.decisions) > 0
    assert list(tmp_path.iterdir()) != []
    assert not list(tmp_path.glob("*.part"))


# Undo


def alone_behind() -> Game:
    """Seat 1 is last and has two stations before it meets the others."""
    game = row(2, 3, 1, legs="whale octopus dolphin whirlpool whirlpool")
    for move in ("sail 1", "sail 5", "sail 4"):
        game.play(move)
    assert game.decider == 1
    return game


def test_undo_takes_decisions_back_one_by_one() -> None:
    game = alone_behind()
    start = game.to_bytes()
    lines = sit_down(game, ["sail 2", "sail 3", "undo", "undo", "undo"])
    taken_back = [line for line in lines if line.startswith("Undone")]
    assert taken_back == ["Undone: sail 3.", "Undone: sail 2."]
    assert "You have not decided anything yet." in lines
    assert lines.count("Choose where to sail.") == 4
    assert game.to_bytes() == start


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    one, other = alone_behind(), alone_behind()
    sit_down(one, ["sail 2", "undo", "sail 3"], bots="random")
    sit_down(other, ["sail 3"], bots="random")
    assert one.to_bytes() == other.to_bytes()
    assert one.decisions == other.decisions


@pytest.mark.parametrize(
    ("station", "answers", "reason"),
    [
        ("trap", ["sail 1"], "Something new"),
        ("rock", ["sail 1"], "Something new"),
        ("net", ["sail 1"], "Something new"),
        ("angling", ["sail 1", "take blue-bream"], "Something new"),
        ("whale", ["sail 1"], "has moved since"),
    ],
)
def test_undo_is_refused_with_a_reason(station: str, answers: list[str], reason: str) -> None:
    game = row(2, 3, 1, legs=f"{station} whirlpool whirlpool whirlpool")
    lines = sit_down(game, [*answers, "undo"], bots="random")
    assert any(reason in line for line in lines)
    assert not any(line.startswith("Undone") for line in lines)


def test_undo_of_nothing() -> None:
    assert "You have not decided anything yet." in sit_down(row(2, 3, 1), ["undo"])


def test_undo_of_a_landing_is_refused_once_cards_are_seen() -> None:
    game = row(2, 3, 1)
    for move in ("sail 14", "sail 16", "slot 2", "sail 16", "slot 3"):
        game.play(move)
    lines = sit_down(game, ["sail 16", "undo"])
    assert "You sail to the Dock (16). Slot 1." in lines
    assert "Something new has been seen since: your last decision stands." in lines


# Secrets


def test_no_secret_of_another_seat_is_printed() -> None:
    """Every command at every question; no Rock card is named that the seat has not seen."""
    secrets = 0
    for seed in range(8):
        game = Game.new(2 + seed % 4, f"secret-{seed}")
        lines = sit_down(game, _curious(game, seed), bots="random")
        ends = [i for i, line in enumerate(lines) if "fulfilled." in line]
        text = (
            "\n".join(lines[: min(ends, default=None)])
            .lower()
            .replace("-", " ")
            .replace("pilgrim chart", "")
        )
        drawn = [event for event in game.events if isinstance(event, e.RocksDrawn)]
        seen = {card for event in drawn if event.is_open_to(1) for card in event.cards}
        named = {c.id for c in game.edition.rock_cards if title(c.id).lower() in text}
        assert named == seen
        kept = {event.card for event in game.events if isinstance(event, e.RockKept)}
        secrets += len(kept - seen)
    assert secrets > 10


def _curious(game: Game, seed: int) -> Iterable[str]:
    rng = random.Random(seed)
    while not game.is_over:
        yield from ("others", "look", "school", "log", "help")
        yield str(rng.choice(game.legal_actions))


# The program


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "6"], "error: --players: 2 to 5 can play, not 6"),
        (["--players", "two"], "--players"),
        (["--seat", "4"], "error: --seat: with 3 players, seats are 1 to 3"),
        (["--seat", "0"], "error: --seat: with 3 players, seats are 1 to 3"),
        (["--bots", "fillet"], "did you mean 'filler'?"),
        (["--direction", "up"], "--direction"),
        (["--seed", "no spaces"], "error: --seed: a seed is 1 to 128 of these: letters"),
        (["--edition", "standart"], "did you mean 'standard'?"),
        (["--save", "/no/where/game.namiji"], "error: --save: there is no folder /no/where"),
        (["--language", "de"], "error: --language: there is no 'de'; languages are en, fr,"),
        (["--save", "/dev/null"], "error: --save: /dev/null is not a file"),
    ],
)
def test_bad_options_are_refused(arguments: list[str], message: str) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert "Welcome" not in result.output


def test_save_refuses_a_file_that_exists(tmp_path: Path) -> None:
    file = tmp_path / "game.namiji"
    file.write_text("something")
    assert play("--save", str(file)).exit_code == 2
    assert file.read_text() == "something"


@pytest.mark.parametrize("answers", ["1\nquit\n", "1\n"])
def test_leaving_saves_the_game_so_far(tmp_path: Path, answers: str) -> None:
    file = tmp_path / "game.namiji"
    result = play("--save", str(file), answers=answers)
    assert result.exit_code == 0
    assert "You leave the game." in result.output
    assert f"Saved to {file}." in result.output
    assert "seed" not in result.output
    assert read_record(file.read_text()).decisions


def test_an_interrupt_saves_too(tmp_path: Path) -> None:
    class Interrupted(Script):
        def read(self) -> str | None:
            raise KeyboardInterrupt

    file = tmp_path / "game.namiji"
    game = row(2, 3, 1)
    screen = Interrupted([])
    assert TerminalGame(game, 1, {}, screen, ENGLISH, file).run([])
    assert screen.lines[-2:] == ["You leave the game.", f"Saved to {file}."]
    assert read_record(file.read_text()).players == 3


def test_an_interrupt_tells_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_screen: Terminal) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", interrupt)
    result = play("--seed", "a")
    assert result.exit_code == 130
    assert result.output.endswith("\nYou leave the game.\n")


def test_a_game_of_an_own_edition_says_how_to_check_it(tmp_path: Path) -> None:
    source = Path(namiji.edition.__file__).with_name("standard.toml")
    box, file = tmp_path / "mine.toml", tmp_path / "game.namiji"
    box.write_text(source.read_text().replace('id = "standard"', 'id = "mine"'))
    result = play("--edition", str(box), "--save", str(file), answers="1\n" * 300)
    command = result.output.splitlines()[-1].removeprefix("Anyone can check the deal with: namiji ")
    assert cli(*command.split()).exit_code == 0


def test_the_record_is_kept_up_to_date_while_playing(tmp_path: Path) -> None:
    file = tmp_path / "game.namiji"
    game = Game.new(3, "kept")
    sizes: list[int] = []

    def answers() -> Iterable[str]:
        for _ in range(5):
            sizes.append(len(read_record(file.read_text()).decisions))
            yield "1"

    sit_down(game, answers(), save=file)
    assert sizes == sorted(set(sizes))


def test_style_is_for_terminals_that_want_it() -> None:
    """Bold on a terminal, nothing with NO_COLOR."""
    pty = pytest.importorskip("pty")
    for environment, styled in (({}, True), ({"NO_COLOR": "1"}, False)):
        leader, follower = pty.openpty()
        clean = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
        with subprocess.Popen(  # noqa: S603  # our own program
            [NAMIJI, "play", "--language", "en", "--seed", "tty"],
            env={**clean, "TERM": "xterm", **environment},
            stdin=follower,
            stdout=follower,
            stderr=follower,
        ) as process:
            os.close(follower)
            os.write(leader, b"quit\n")
            output = _read_all(leader)
            assert process.wait(60) == 0
        os.close(leader)
        assert "Choose where to sail." in output
        assert "You leave the game." in output
        assert bool(re.search(r"\x1b\[[\d;]*m", output)) == styled


def _read_all(leader: int) -> str:
    chunks: list[bytes] = []
    while True:
        try:
            chunk = os.read(leader, 4096)
        except OSError:  # how a terminal tells that nobody is left
            chunk = b""
        if not chunk:
            return b"".join(chunks).decode()
        chunks.append(chunk)
