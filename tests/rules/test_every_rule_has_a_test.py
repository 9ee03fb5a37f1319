"""No rule without a test of its name, no test named after a rule that is not there."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TEXT = (HERE.parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- (R\d+\.\d+) ", TEXT, re.MULTILINE)


def named_rules(source: str) -> set[str]:
    """The rules that the test functions of a file are named after."""
    names = (f.name for f in ast.walk(ast.parse(source)) if isinstance(f, ast.FunctionDef))
    found = (re.match(r"test_R(\d+)_(\d+)_[a-z]", name) for name in names)
    return {f"R{match[1]}.{match[2]}" for match in found if match}


TESTED = {file.name: named_rules(file.read_text("utf-8")) for file in HERE.glob("test_R*.py")}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    chapter = rule.split(".")[0]
    files = [name for name in TESTED if name.startswith(f"test_{chapter}_")]
    assert any(rule in TESTED[name] for name in files)


@pytest.mark.parametrize("name", TESTED)
def test_every_test_has_a_rule(name: str) -> None:
    assert TESTED[name] <= set(RULES)


def test_the_rules_count_without_gaps() -> None:
    last = [0, 0]
    for rule in RULES:
        chapter, number = map(int, rule[1:].split("."))
        assert [chapter, number] in ([last[0], last[1] + 1], [last[0] + 1, 1])
        last = [chapter, number]
    assert len(RULES) == 45
