"""Run a quiet command and show a sign of life every second: step.py "Words" command...

The command's own output is shown only if it fails.
"""

import subprocess
import sys
import tempfile
import time


def main() -> int:
    words, *command = sys.argv[1:]
    start = time.monotonic()
    changes_line = sys.stdout.isatty()
    _show(words, start, changes_line)
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)  # noqa: S603 - make's own command
        while True:
            try:
                status = process.wait(1)
                break
            except subprocess.TimeoutExpired:
                _show(words, start, changes_line)
        if changes_line:
            sys.stdout.write("\n")
        if status:
            output.seek(0)
            sys.stderr.write(output.read().decode(errors="replace"))
    return status


def _show(words: str, start: float, changes_line: bool) -> None:
    text = f"{words}: {time.monotonic() - start:.0f} s"
    sys.stdout.write(f"\r{text}" if changes_line else f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
