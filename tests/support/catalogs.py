"""The Fluent catalogs as data: what each message is made of, in every language."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import namiji.locales

ROOT = Path(namiji.locales.__file__).parent
LANGUAGES = sorted(folder.name for folder in ROOT.iterdir() if any(folder.glob("*.ftl")))
FILES = sorted(file.name for file in (ROOT / "en").glob("*.ftl"))

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25)  # every plural form of our languages, and what is special


@dataclass
class Message:
    """What a message takes and how it chooses."""

    variables: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)
    """By variable: the words that it is compared with."""
    plurals: list[tuple[str, set[str]]] = field(default_factory=list)
    """For each choice by a number, its variable and the plural forms told apart."""
    references: set[str] = field(default_factory=set)


@lru_cache
def resources(language: str) -> dict[str, ast.Resource]:
    files = sorted((ROOT / language).glob("*.ftl"))
    return {file.name: parse(file.read_text(encoding="utf-8")) for file in files}


@lru_cache
def messages(language: str) -> dict[str, Message]:
    """By id; what a message refers to counts as its own."""
    found = {
        entry.id.name: _read(entry)
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }
    for message in found.values():
        for name in message.references & found.keys():
            message.variables |= found[name].variables
            message.plurals += found[name].plurals
            message.words = found[name].words | message.words
    return found


def _read(entry: ast.Message) -> Message:
    message = Message()
    for node in _nodes(entry):
        match node:
            case ast.VariableReference():
                message.variables.add(node.id.name)
            case ast.MessageReference():
                message.references.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference(id=variable)):
                keys = {
                    variant.key.name
                    for variant in node.variants
                    if isinstance(variant.key, ast.Identifier)
                }
                if len(keys) < len(node.variants) or keys <= PLURALS:
                    message.plurals.append((variable.name, keys))
                else:
                    message.words.setdefault(variable.name, set()).update(keys)
    return message


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)


@lru_cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in (ROOT / language).glob("*.ftl"):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def text_of(language: str, name: str) -> str:
    """A message without arguments."""
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern)[0])


def samples(message: Message) -> Iterator[dict[str, str | int]]:
    """Arguments that lead to all variants of a message, or to a great many."""
    counted = {name for name, _ in message.plurals}
    values: dict[str, list[str | int]] = {name: ["x"] for name in sorted(message.variables)}
    values |= {name: [*NUMBERS] for name in values.keys() & counted}
    values |= {name: [*sorted(message.words[name])] for name in values.keys() & message.words}
    for chosen in islice(product(*values.values()), 400):
        yield dict(zip(values, chosen, strict=True))
