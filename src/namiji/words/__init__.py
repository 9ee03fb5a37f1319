"""The game in English sentences, told from one seat: pure functions of events, actions and views.

Sentences are in the second person, present and short. What has a name or an explanation of its own
(stations, phases, metrics, parameters, reasons) is looked up by id, so that another language can
take the place of the tables.
"""

from namiji.words.ask import action_words, ask, context, options, question
from namiji.words.boat import look, others, scores
from namiji.words.ending import result
from namiji.words.events import tell
from namiji.words.guide import COMMANDS, greeting, help_lines, rules
from namiji.words.stations import TOPICS, find_topic
from namiji.words.table import route, school

__all__ = [
    "COMMANDS",
    "TOPICS",
    "action_words",
    "ask",
    "context",
    "find_topic",
    "greeting",
    "help_lines",
    "look",
    "options",
    "others",
    "question",
    "result",
    "route",
    "rules",
    "school",
    "scores",
    "tell",
]
