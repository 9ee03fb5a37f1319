"""What the documents show is run here: their commands, their Python, their links."""

import os
import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

import namiji
from namiji.cli.app import app
from tests.support.node import node
from tests.support.paths import ROOT
from tests.support.size import is_full_length, size

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
MOST = {"--games": size(2, full=4), "--effort": 2}
SIMULATED = 1  # game
REPORTED = 20  # games: a report needs five deals
PARALLEL = ("analyze", "arena", "balance", "ladder", "simulate")
THOUGHT = re.compile(r"(search|network):\d+")  # playouts or milliseconds of a search
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(document: Path, language: str) -> list[str]:
    return [text for name, text in BLOCK.findall(document.read_text()) if name == language]


def commands(program: str) -> list[str]:
    lines = (line for doc in DOCUMENTS for text in blocks(doc, "sh") for line in text.splitlines())
    return [line.split("#")[0].strip() for line in lines if line.startswith(program + " ")]


def short(line: str) -> list[str]:
    """The arguments of a command: the same work, less of it, in one process."""
    words = [THOUGHT.sub(r"\1:1", word) for word in shlex.split(line)[1:]]
    if words[0] in PARALLEL:
        words += ["--jobs", "1"]
    if words[0] == "bench":
        words += ["--seconds", "0.05", "--no-starts"]
    for option, most in MOST.items():
        if option in words:
            at = words.index(option) + 1
            if "--out" in words:
                most = REPORTED
            elif words[0] == "simulate":
                most = SIMULATED
            words[at] = str(min(int(words[at]), most))
    return words


def unlike(lines: list[str]) -> list[str]:
    """In `make test`, the first of those that differ in figures only."""
    if is_full_length():
        return lines
    return list({re.sub(r"\d+", "", line): line for line in reversed(lines)}.values())[::-1]


def save_files(folder: Path) -> None:
    """Save the Python that a reader is told to save: its first line names the file."""
    for document in DOCUMENTS:
        for text in blocks(document, "python"):
            if name := re.match(r"# (\w+\.py)\n", text):
                (folder / name[1]).write_text(text)


@pytest.mark.slow
def test_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the documents, in one folder: later ones use the files of earlier ones."""
    lines = unlike(commands("namiji"))
    assert lines
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    search = tmp_path / "examples" / "search.py"
    search.write_text(re.sub(r"(playouts, enough) = \d+", r"\1 = 20", search.read_text()))
    save_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(node().parent), prepend=os.pathsep)
    for line in lines:
        result = CliRunner().invoke(app, short(line), input="quit\n", catch_exceptions=False)
        assert result.exit_code == 0, f"{line}: {result.output}"


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for line in commands("make"):
        assert re.search(rf"^{line.split()[1]}:", makefile, re.MULTILINE), line


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if document.name == "cuda.md" and not Path("/dev/nvidia0").exists():
        pytest.skip("needs an NVIDIA GPU")
    monkeypatch.chdir(tmp_path)
    for text in blocks(document, "python"):
        exec(compile(text, document.name, "exec"), {"__name__": "__main__"})  # noqa: S102 - our own


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text()):
        assert target.startswith("https://") or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_prose_wraps_at_100_columns(document: Path) -> None:
    prose = BLOCK.sub("", document.read_text(encoding="utf-8")).splitlines()
    assert [line for line in prose if len(line) > 100 and not line.lstrip().startswith("|")] == []


def test_every_document_is_reached_from_the_readme() -> None:
    reached = {ROOT / "README.md"}
    for _ in range(3):
        for document in list(reached):
            targets = re.findall(r"\]\(([^)#:]+\.md)\)", document.read_text())
            reached |= {(document.parent / target).resolve() for target in targets}
    assert set(DOCUMENTS) <= reached


def test_a_server_is_installed_by_its_version() -> None:
    text = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert f"--constraint constraints.txt namiji=={namiji.__version__}\n" in text
    assert (ROOT / "constraints.txt").is_file()
