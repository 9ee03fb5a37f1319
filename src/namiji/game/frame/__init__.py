"""One description of what is sent of a game, and the codec that follows it.

Compiled rules write what a view shows, and what happens, as rows of numbers. `view` and `events`
say which key of the JSON comes from which number, `names` what numbers stand for, and `codec` turns
one into the other. The description is plain data: the browser has it as `frame.json`, with a codec
of its own (`web/src/rules/codec.ts`).
"""
