"""Whether the tests notice when something is broken: `make mutants`.

Each mutant is one small change to a copy of the repository. The test that should notice it runs
without the change, where it must pass, and with it, where it must fail. The program fails if a
mutant survives, or if the text that it replaces or its test is no longer there.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.support.node import node
from tests.support.paths import ROOT

PASSED, FAILED = 0, 1  # exit codes of pytest and of Vitest


@dataclass(frozen=True)
class Mutant:
    """A fault, the text that brings it in, and the test that should notice it."""

    fault: str
    file: str
    old: str
    new: str
    test: str
    """A test of pytest, or a file of Vitest."""

    @property
    def obstacle(self) -> str:
        """Why it cannot be tried any more; empty if it can."""
        if _text(ROOT / self.file).count(self.old) != 1:
            return f"{self.file} does not have its text once"
        file, is_python, name = self.test.partition("::")
        tests = _text(ROOT / file if is_python else ROOT / "web" / file)
        if not tests or (is_python and f"def {name.partition('[')[0]}(" not in tests):
            return f"there is no test {self.test}"
        return ""


def _text(file: Path) -> str:
    """Empty if there is no such file."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


MUTANTS = [
    Mutant(
        "a trap bears one crab too many (R4)",
        "src/namiji/core/trap.py",
        "return int(s.param[seat, TRAP_CRABS]) - int(s.haul[CRAB])",
        "return int(s.param[seat, TRAP_CRABS]) - int(s.haul[CRAB]) + 1",
        "tests/rules/test_R4_trap.py::test_R4_2_the_second_crab_loses_the_haul",
    ),
    Mutant(
        "a full line counts although its fish share nothing (R3.5)",
        "src/namiji/core/rack.py",
        " and shared_traits(t, s, seat, line) != 0:",
        ":",
        "tests/rules/test_R3_fishing.py::test_R3_5_one_of_two_completed_lines_may_score_alone",
    ),
    Mutant(
        "a Rock card with a limit counts beyond it (R6.3)",
        "src/namiji/core/scoring.py",
        "if value < t.condition[rock, i, 1] or value > t.condition[rock, i, 2]:",
        "if value < t.condition[rock, i, 1]:",
        "tests/rules/test_R6_sacred_rocks.py::test_R6_4_both_limits_at_once",
    ),
    Mutant(
        "a Dock deals one card too few (R7)",
        "src/namiji/core/dock.py",
        "for _ in range(cards_in_turn(s, 0)):",
        "for _ in range(cards_in_turn(s, 1)):",
        "tests/rules/test_R7_docks.py::test_R7_3_one_card_more_than_boats",
    ),
    Mutant(
        "a view shows cards that its seat does not know",
        "src/namiji/core/sight.py",
        "view.card[at] = s.card[place] if label > 0 else NONE",
        "view.card[at] = s.card[place]",
        "tests/core/test_knowledge.py::test_resampled_worlds_look_the_same",
    ),
    Mutant(
        "the server sends the seed during the game",
        "src/namiji/server/protocol/snapshot.py",
        '"seed": state.seed if game.is_over else None,',
        '"seed": state.seed,',
        "tests/server/protocol/test_snapshot.py::test_the_judge_has_nothing_against_a_sound_server",
    ),
    Mutant(
        "the store acknowledges what it has not committed",
        "src/namiji/server/store/writer.py",
        "                connection.commit()\n",
        "                connection.rollback()\n",
        "tests/server/store/test_writer.py::test_what_waits_is_committed_together[sqlite]",
    ),
    Mutant(
        "after a lost connection, the client does not send its requests again",
        "web/src/connection/connection.ts",
        "for (const { message } of this.#pending.values()) this.#send(message);",
        "",
        "src/connection/connection.test.ts",
    ),
    Mutant(
        "on a phone, the stops of a leg are too small for a finger",
        "web/src/board/geometry.ts",
        "if (line.icon >= FINGER) return line;",
        "if (line.icon >= 0) return line;",
        "src/board/geometry.test.ts",
    ),
    Mutant(
        "after a reset, the stage shows what the next viewer may not see",
        "web/src/game/stage.svelte.ts",
        "    this.#updates = [];\n    this.#resets += 1;\n",
        "    this.#updates = [];\n",
        "src/game/stage.test.ts",
    ),
]


def copy_repository(target: Path) -> None:
    """Everything under version control, as it is in the working tree, and the client's packages."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 - the user's own git
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    (target / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def run_test(test: str, repository: Path) -> tuple[int, str]:
    """The exit code of a test, and what it printed."""
    if "::" in test:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test]
        folder = repository
    else:
        command = [str(node()), "node_modules/vitest/vitest.mjs", "run", test]
        folder = repository / "web"
    environment = {
        "PYTHONPATH": str(repository / "src"),
        "NUMBA_DISABLE_JIT": "1",  # interpreted rules need no compiling
        "PYTHONDONTWRITEBYTECODE": "1",  # else a mutant of the same second outlives its source
    }
    done = subprocess.run(  # noqa: S603 - our own tests
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def try_mutant(mutant: Mutant, repository: Path) -> str:
    """What became of a mutant: `caught`, or what is wrong."""
    if mutant.obstacle:
        return f"cannot be tried: {mutant.obstacle}"
    code, printed = run_test(mutant.test, repository)
    if code != PASSED:
        return f"cannot be tried: its test fails without it\n{printed}"
    file = repository / mutant.file
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        code, printed = run_test(mutant.test, repository)
    finally:
        file.write_text(sound, encoding="utf-8")
    if code == FAILED:
        return "caught"
    return "survived" if code == PASSED else f"its test does not run\n{printed}"


def main() -> int:
    caught = 0
    with tempfile.TemporaryDirectory(prefix="namiji-mutants-") as folder:
        copy_repository(Path(folder))
        for mutant in MUTANTS:
            result = try_mutant(mutant, Path(folder))
            caught += result == "caught"
            sys.stdout.write(f"{mutant.fault} ({mutant.file}): {result}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{caught} of {len(MUTANTS)} caught\n")
    return int(caught < len(MUTANTS))


if __name__ == "__main__":
    sys.exit(main())
