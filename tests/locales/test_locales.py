"""The catalogs: alike in every language, nothing missing or unused, and no text elsewhere."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from namiji import load_edition
from namiji.core.names import CRUSTACEANS, PANORAMAS, PHASES, REASONS, STATIONS
from namiji.edition.model import METRICS, PARAMETERS, UPGRADE_STATIONS
from namiji.errors import NamijiError
from namiji.game import events as e
from namiji.locales import LANGUAGES as SPOKEN
from namiji.locales import Catalog, catalog, preferred_language
from namiji.preview.shapes import LineChange
from namiji.server.table.levels import Level
from namiji.words import COMMANDS, TOPICS
from tests.support.catalogs import FILES, LANGUAGES, bundle, messages, resources, samples
from tests.support.paths import ROOT

STANDARD = load_edition("standard")
WEB = ROOT / "web" / "src"

pytestmark = pytest.mark.filterwarnings("error")


# Every language says the same


def test_all_languages_are_there() -> None:
    assert set(LANGUAGES) == set(SPOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_parses(language: str) -> None:
    assert sorted(resources(language)) == FILES
    seen: set[str] = set()
    for file, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None, entry.id.name
                assert entry.id.name not in seen, f"{file}: {entry.id.name} comes twice"
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_has_the_messages_of_the_english_one(language: str, file: str) -> None:
    assert _ids(language, file) == _ids("en", file)


def _ids(language: str, file: str) -> list[str]:
    """In their order, so that two files can be read side by side."""
    body = resources(language)[file].body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


# What English has no use for: Spanish says "e" for "y" before the sound of an i.
NOT_ENGLISH = {"sound"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_take_the_same_arguments(language: str) -> None:
    for name, english in messages("en").items():
        message = messages(language)[name]
        assert message.variables - NOT_ENGLISH == english.variables, name
        for variable, words in message.words.items():
            if variable not in NOT_ENGLISH:
                assert words <= english.words[variable] | {"other"}, f"{name}: ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted(language: str) -> None:
    for name, message in messages(language).items():
        pattern = bundle(language).get_message(name).value
        assert pattern
        for arguments in samples(message):
            text, errors = bundle(language).format_pattern(pattern, arguments)
            assert not errors, f"{name} {arguments}: {errors}"
            assert isinstance(text, str)
            assert text.strip() == text != "", f"{name} {arguments}"
            assert not re.search(r"[{}]|  | [,.]", text), f"{name} {arguments}: {text}"


def test_russian_tells_few_from_many() -> None:
    for name, message in messages("ru").items():
        for variable, forms in message.plurals:
            if "one" in forms:
                assert {"few"} < forms & {"few", "many", "other"}, f"{name}: ${variable}"


# Every message is used, and every message used is there

# What takes a message's id as its first argument.
PYTHON_CALLS = {"text", "lines", "has", "_named", "_if_any"}
WEB_CALL = re.compile(r"\b(?:t|has)\(\s*(?:\"([^\"]+)\"|'([^']+)'|`([^`]+)`)")
WEB_STRING = re.compile(r"\"([\w-]+)\"|'([\w-]+)'|`((?:\$\{[^}]*\}|[^`\s])+)`")
WEB_HOLE = re.compile(r"\$\{[^}]*\}")


def _python() -> Iterator[python.AST]:
    for file in (ROOT / "src" / "namiji").rglob("*.py"):
        yield from python.walk(python.parse(file.read_text(encoding="utf-8")))


def _python_id(node: python.expr) -> str:
    """A string, its holes as stars; empty if it is none, or has no beginning of its own."""
    match node:
        case python.Constant(value=str(text)):
            return text
        case python.JoinedStr(values=[python.Constant(), *_] as parts):
            return "".join(
                str(part.value) if isinstance(part, python.Constant) else "*" for part in parts
            )
        case _:
            return ""


def _web_sources() -> Iterable[str]:
    files = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
    return [file.read_text(encoding="utf-8") for file in files]


def _web_ids(pattern: re.Pattern[str]) -> set[str]:
    found = (match for source in _web_sources() for match in pattern.finditer(source))
    ids = {WEB_HOLE.sub("*", next(filter(None, match.groups()))) for match in found}
    return {name for name in ids if not name.startswith("*")}


def _is_used(name: str, used: Iterable[str]) -> bool:
    return any(re.fullmatch(re.escape(one).replace(r"\*", ".+"), name) for one in used)


def test_no_message_is_unused() -> None:
    named = {_python_id(node) for node in _python() if isinstance(node, python.expr)}
    named |= _web_ids(WEB_STRING)
    named = {name for name in named if re.fullmatch(r"[a-z][\w*-]*", name)}
    whole, parts = {n for n in named if "*" not in n}, {n for n in named if "*" in n}
    referred = {name for message in messages("en").values() for name in message.references}
    left = messages("en").keys() - whole - referred
    assert [name for name in sorted(left) if not _is_used(name, parts)] == []


def test_no_message_is_missing() -> None:
    calls = (node for node in _python() if isinstance(node, python.Call) and node.args)
    asked = {
        _python_id(call.args[0])
        for call in calls
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in PYTHON_CALLS
    }
    asked = {name for name in asked if " " not in name}  # SQL, for SQLAlchemy's `text`
    asked |= _web_ids(WEB_CALL)
    assert len(asked) > 100
    known = messages("en").keys()
    assert [
        name for name in sorted(asked - {""}) if not any(_is_used(k, [name]) for k in known)
    ] == []


DATA: dict[str, Iterable[str]] = {
    "station": ["start", *STATIONS],
    "panorama": PANORAMAS,
    "color": STANDARD.colors,
    "kind": STANDARD.kinds,
    "fish": [fish.name for fish in STANDARD.fish],
    "pair": [fish.name for fish in STANDARD.fish],
    "token": CRUSTACEANS,
    "card": [*(c.id for c in STANDARD.dock_cards), *(c.id for c in STANDARD.rock_cards)],
    "sort": ["meal", *UPGRADE_STATIONS],
    "parameter": PARAMETERS,
    "metric": [*METRICS, *STANDARD.colors],
    "reason": REASONS,
    "source": REASONS,
    "level": [name for level in get_args(Level) for name in (level, f"{level}-about")],
    "told": [event.type for event in get_args(e.Event)],
    "ask": set(PHASES) - {"over"},
    "about": set(PHASES) - {"over"},
    "help": TOPICS,
    "line": get_args(LineChange),
    "command": COMMANDS,
    "idle": ["angling", "net", "trap", "whirlpool", "rock"],
}


@pytest.mark.parametrize("prefix", DATA)
def test_all_data_has_words(prefix: str) -> None:
    assert {f"{prefix}-{name}" for name in DATA[prefix]} <= messages("en").keys()


def test_every_refusal_has_words() -> None:
    """But that of an action after the end, which nobody is asked for."""
    source = (ROOT / "src/namiji/game/refusals.py").read_text()
    codes = set(re.findall(r'IllegalAction\(\s*"([\w-]+)"', source)) - {"game-over"}
    assert {f"illegal-{code}" for code in codes} == {
        name for name in messages("en") if name.startswith("illegal-")
    }


# The loader


def test_a_message_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "terms.ftl").write_text("you = vous\npoints = { $m } points\n")
    english = catalog("en")
    monkeypatch.setattr("namiji.locales.__file__", str(tmp_path / "__init__.py"))
    french = Catalog("fr", english)
    assert french.text("you") == "vous"
    assert french.text("neutral-boat") == "the neutral boat"
    assert french.has("neutral-boat")
    assert not french.has("nobody")
    with pytest.warns(UserWarning, match=r"fr: points: .*m"):
        french.text("points", n=1)
    with pytest.raises(LookupError):
        french.text("nobody")


def test_the_language_is_that_of_the_environment() -> None:
    assert preferred_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred_language({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru"}) == "ru"
    assert preferred_language({"LANG": "it_IT", "LC_MESSAGES": "es_ES@euro", "LC_ALL": ""}) == "es"
    for other in ({}, {"LANG": "C.UTF-8"}, {"LANG": "de_DE"}, {"LANG": "frp"}, {"LC_ALL": "POSIX"}):
        assert preferred_language(other) == "en"
    with pytest.raises(NamijiError, match="languages are en, fr, it, es, ru"):
        catalog("de")


# No text elsewhere

SPOKEN_ATTRIBUTES = re.compile(
    r"\b(aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)"
    r"\s*=\s*(\"[^\"]*\"|'[^']*'|[^\s>]+)"
)
TAG = re.compile(r"<(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")
NOT_SHOWN = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
STRING = re.compile(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`", re.DOTALL)


def hard_coded(component: str) -> list[str]:
    """The texts of a Svelte component that no catalog knows."""
    markup = _without_expressions(NOT_SHOWN.sub("", component))
    texts = TAG.sub("\n", markup).splitlines()
    texts += [match[2].strip("\"'") for match in SPOKEN_ATTRIBUTES.finditer(markup)]
    return [text.strip() for text in texts if _is_text(text)]


def _without_expressions(markup: str) -> str:
    kept, depth, at = [], 0, 0
    while at < len(markup):
        string = STRING.match(markup, at) if depth else None
        if string:
            at = string.end()
            continue
        depth += markup[at] == "{"
        if not depth:
            kept.append(markup[at])
        depth -= markup[at] == "}"
        if not depth and markup[at] == "}":
            kept.append("{}")
        at += 1
    return "".join(kept)


def _is_text(text: str) -> bool:
    shown = re.sub(r"&#?\w+;|\bNamiji\b", "", text).strip()
    return len(shown) > 1 and any(c.isalpha() for c in shown)


@pytest.mark.parametrize(
    ("markup", "found"),
    [
        ("<p>Hello { name }!</p>", ["Hello {}!"]),
        ('<p class="big">{t("hello")} · &times;</p>', []),
        ('<h1>Namiji</h1><b>a</b><button aria-label="Close">x</button>', ["Close"]),
        ('<img alt={t("boat")} title="" src="boat.svg" />', []),
        (
            '<p onclick={() => { if (a > b) go("}"); }}>{#if a}Yes{:else}{`no ${b}`}{/if}</p>',
            ["{}Yes{}{}{}"],
        ),
        ('<script>let a = "text";</script><!-- note --><style>p { top: 0 }</style>', []),
        ("<input placeholder='Your name' value={name}>", ["Your name"]),
    ],
)
def test_the_scanner_finds_text(markup: str, found: list[str]) -> None:
    assert hard_coded(markup) == found


def test_no_text_is_hard_coded() -> None:
    found = {
        str(file.relative_to(WEB)): texts
        for file in sorted(WEB.rglob("*.svelte"))
        if (texts := hard_coded(file.read_text(encoding="utf-8")))
    }
    assert found == {}
