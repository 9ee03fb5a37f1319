"""Decisions per second of random play: Namiji and other libraries, in one run on one machine.

Each library plays in a process of its own (`play_*.py`), in whichever way of those that it offers
is the quickest; `measure` has them play by turns, and `page` writes what came of it into docs/.
"""
