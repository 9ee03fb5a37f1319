"""Attacks on a server, repeated: see `python -m benchmarks.attack --help`."""
