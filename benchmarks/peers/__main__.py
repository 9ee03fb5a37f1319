"""Measure random play of Namiji and other libraries; write the table and chart of docs/peers.md.

python -m benchmarks.peers
"""

import argparse
import json
import sys

from benchmarks.peers.install import PYTHON, ROOT, install
from benchmarks.peers.measure import CORES, PEERS, Figure, measure
from benchmarks.peers.page import filled, picture, verdict

RESULTS = ROOT / "benchmarks" / "results" / "peers.json"
ON_GPU = RESULTS.with_name("peers-gpu.json")  # from another machine, with --cores gpu --out
DOCUMENT, CHART = ROOT / "docs" / "peers.md", ROOT / "docs" / "peers.svg"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="the median of them is printed")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each game in each round")
    parser.add_argument("--only", nargs="+", metavar="PEER", help="and nobody else")
    cores = "on what to play; without it, on one core and on all"
    parser.add_argument("--cores", nargs="+", choices=CORES, default=CORES[:2], help=cores)
    parser.add_argument("--python", help="has the peers already; without it, .venv-peers gets them")
    parser.add_argument("--out", help="write the figures here, and leave docs/ as it is")
    options = parser.parse_args()
    peers = [peer for peer in PEERS if not options.only or peer.name in options.only]
    packages = [peer.package for peer in peers if peer.package]
    missing = {} if options.python else install(packages)
    here = [peer for peer in peers if peer.package not in missing]
    python = options.python or str(PYTHON)
    results = measure(here, python, options.cores, options.rounds, options.seconds, say)
    for peer in peers:
        if peer.package in missing:
            figure = Figure(peer.name, "one", {"error": missing[peer.package]})
            results["figures"].append(figure.to_json())
    text = json.dumps(results, indent=1) + "\n"
    if options.out:
        (ROOT / options.out).write_text(text)
        return
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text)
    DOCUMENT.write_text(filled(DOCUMENT.read_text(), results, json.loads(ON_GPU.read_text())))
    CHART.write_text(picture(results) + "\n")
    say(verdict(results).strip())


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
