"""The parts of a picture of the table as SVG: stations, boats, fish and words."""

from collections.abc import Sequence
from html import escape

PAPER, LIFT, INK, MUTED, LINE, SEA = (
    *("#f7f2e7", "#fffaf0", "#1c2540"),
    *("#62697a", "#cdc5b2", "#cfe3e4"),
)
BOATS = ("#746e5f", "#34427e", "#c0412b", "#55732f", "#96640f", "#7c4670")
"""By seat, the neutral boat first."""
FISH = ("#2f6fb0", "#cc7420", "#3f8f5a", "#7c4670")
"""By the edition's order of colors."""

_CIRCLE = "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"
_FRAME = "M-12-9h24v18h-24z"
_HEXAGON = "M-6-10.5h12l6 10.5l-6 10.5h-12l-6-10.5z"
_SPIRAL = "M1 0a2 2 0 0 1-3 2a4 4 0 0 1 1-6.5a6 6 0 0 1 8 6a7.5 7.5 0 0 1-9 6"
_ARMS = "M-4 0v-2a4 4 0 0 1 8 0v2M-4 0q0 4-4 5M-1.5 0v6M1.5 0v6M4 0q0 4 4 5"
# Color, outline and what is drawn on it, around the origin.
STATIONS = {
    "angling": ("#7fa9c9", _CIRCLE, "M2.5-7v8.5a4 4 0 0 1-8 0v-1.5l2.5 1.5"),
    "net": ("#6fb0a5", "M-10-10h20v20h-20z", "M-10-3.5h20M-10 3.5h20M-3.5-10v20M3.5-10v20"),
    "trap": ("#d2a75e", _HEXAGON, "M-7 4a7 7 0 0 1 14 0zM-2.5 4v-6M2.5 4v-6"),
    "whirlpool": ("#6c86b8", _CIRCLE, _SPIRAL),
    "dolphin": ("#93bccb", _FRAME, "M-9 6q5-12 14-8l4 0l-3 3q-6-2-10 6M-2-4l2-3l2 3"),
    "octopus": ("#c58fa6", _FRAME, _ARMS),
    "whale": ("#5f87a8", _FRAME, "M-9 0q2-5 8-4q5 1 6 4l4-4v5q-2 5-9 5q-8 0-9-6zM-3-5v-3"),
    "rock": ("#a3a78f", "M0-11L12 9H-12z", "M-6.5 0q6.5 4 13 0M-2.5 1.5v4M2.5 1.5v4"),
    "dock": ("#c49a6c", "M-12-8h24v16h-24z", "M-12-2.5h24M-12 2.5h24M-6-8v16M6-8v16"),
    "finish": ("#e0a08a", "M-13-13h26v26h-26z", "M-10-7h20M-8-3h16M-5-7v15M5-7v15"),
    "start": ("#e0a08a", _CIRCLE, "M-6-1h12l-2.5 5h-7zM0-2v-6l4 5"),
}


def tag(name: str, *content: str, **attributes: object) -> str:
    """An element. `stroke_width` becomes `stroke-width`; attributes that are None are left out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(content)}</{name}>" if content else f"<{name}{given}/>"


def words(x: float, y: float, text: str, size: float = 12, color: str = INK, **more: object) -> str:
    return tag("text", escape(text), x=f"{x:g}", y=f"{y:g}", font_size=size, fill=color, **more)


def at(x: float, y: float, *content: str, size: float = 1) -> str:
    """Move drawings to a point."""
    scale = "" if size == 1 else f" scale({size:g})"
    return tag("g", *content, transform=f"translate({x:g} {y:g}){scale}")


def station(kind: str, *, double: bool = False) -> str:
    """A station; a double one has a second outline behind it."""
    color, outline, drawing = STATIONS[kind]
    behind = tag("path", d=outline, fill=color, transform="translate(4 4)", opacity=".55")
    return (behind if double else "") + tag(
        "g",
        tag("path", d=outline, fill=color),
        tag("path", d=drawing, fill="none", stroke=LIFT, stroke_width=1.6, stroke_linecap="round"),
        stroke=PAPER,
        stroke_linejoin="round",
    )


def boat(seat: int) -> str:
    """A hull with the seat's number and a sail; the neutral boat has no number."""
    return tag(
        "g",
        tag("path", d="M-13-2h26l-4 11h-18zM-1-3v-12l10 12z", fill=BOATS[seat], stroke=LIFT),
        words(0, 7, str(seat or ""), 10, LIFT, text_anchor="middle", font_weight=700),
    )


def fish(color: int, kind: str) -> str:
    """A fish in its color with the first letter of its kind."""
    body = tag("path", d="M-11 0q9-11 18 0l5-5v10l-5-5q-9 11-18 0z", fill=FISH[color])
    letter = words(-2, 3.6, kind[0].upper(), 10, LIFT, text_anchor="middle", font_weight=700)
    return body + letter


def offerings(x: float, y: float, held: int, penalty: Sequence[int]) -> str:
    """Boxes with what Offerings cost above them. The first box that is filled leaves next."""
    drawn = ""
    for i, (number, points) in enumerate(reversed([*enumerate(penalty)])):
        left = x + 14 * i
        now = {"font_weight": 700, "text_decoration": "underline"} if number == held else {}
        color = INK if now else MUTED
        drawn += words(left + 4, y, str(points), 9, color, text_anchor="middle", **now)
        drawn += boxes(left, y + 3, int(number <= held), int(number > 0), INK)
    return drawn


def boxes(x: float, y: float, held: int, of: int, color: str) -> str:
    """A row of boxes, `number` of them filled."""
    return "".join(
        tag(
            "rect",
            x=f"{x + 11 * i:g}",
            y=f"{y:g}",
            width=8,
            height=8,
            rx=1.5,
            fill=color if i < held else "none",
            stroke=color,
        )
        for i in range(of)
    )


def page(width: int, height: int, title: str, content: Sequence[str]) -> str:
    """A whole picture."""
    return tag(
        "svg",
        tag("title", escape(title)),
        tag("rect", width="100%", height="100%", fill=PAPER),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        font_family="system-ui, 'DejaVu Sans', sans-serif",
        role="img",
    )
