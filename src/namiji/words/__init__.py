"""The game in sentences for one seat: pure functions of events, actions and views.

All of them take the `Words` of a language. Sentences are messages of its catalog. Names and
explanations are looked up by id.
"""

from namiji.words.ask import action_words, ask, context, options, question, why_not
from namiji.words.boat import look, others, scores
from namiji.words.ending import result
from namiji.words.events import tell
from namiji.words.guide import COMMANDS, greeting, help_lines, rules
from namiji.words.plain import Words, words_in
from namiji.words.stations import TOPICS, find_topic
from namiji.words.supplies import route, school

__all__ = [
    "COMMANDS",
    "TOPICS",
    "Words",
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
    "why_not",
    "words_in",
]
