"""The JSON of a preview: where each key of a `Choice` lies in an `OPTION`."""

from namiji.core.layout import LINES, MAX_CONDITIONS
from namiji.core.option import OPTION
from namiji.game.frame.nodes import Node, Row, constant, object_of

_option = Row(OPTION)
number, flag, name, names = _option.number, _option.flag, _option.name, _option.names

_LINE: Node = object_of(
    line=name("lines", "line"),
    filled=number("filled"),
    size=number("length"),
    alive=flag("alive"),
    color=name("colors", "color"),
    fish_kind=name("kinds", "fish_kind"),
    worth=number("worth"),
    points=number("line_points"),
)
LINES_NOW: Node = _option.list(_LINE, LINES, "line_count")

_CHANGE: Node = object_of(**_LINE["object"], change=name("changes", "change"))
_CHANGES: Node = _option.list(_CHANGE, LINES, "line_count")

CONDITIONS: Node = _option.list(
    object_of(
        metric=name("metrics", "metric"),
        at_least=_option.optional("at_least"),
        at_most=_option.optional("at_most"),
        now=number("now"),
        holds=flag("holds"),
    ),
    MAX_CONDITIONS,
    "condition_count",
)

# In the order of `core.option`.
_THERE: Node = _option.case(
    "there",
    object_of(
        kind=constant("angling"),
        face_up=number("face_up"),
        useful=number("useful"),
        face_down=number("face_down"),
        reveals=number("reveals"),
        catches=number("catches"),
        points=number("upgrade"),
    ),
    object_of(
        kind=constant("net"),
        nets=number("nets"),
        reveals=number("reveals"),
        points=number("upgrade"),
    ),
    object_of(
        kind=constant("trap"),
        crabs=number("crabs"),
        shrimp=number("shrimp"),
        losing_crabs=number("losing_crabs"),
        draws=number("draws"),
        saved=number("saved"),
        points_each=number("points_each"),
        points=number("upgrade"),
    ),
    object_of(
        kind=constant("whirlpool"),
        afloat=number("afloat"),
        left=number("left"),
        penalty=number("penalty"),
        penalty_left=number("penalty_left"),
    ),
    object_of(
        kind=constant("panorama"),
        panorama=name("panoramas", "panorama"),
        taken=number("taken"),
        section=number("section"),
        sections=number("sections"),
        completes=flag("completes"),
        first=flag("first"),
        bonus=number("bonus"),
    ),
    object_of(
        kind=constant("rock"),
        deck=number("deck"),
        cards=number("cards"),
        keeps=number("keeps"),
        points=number("upgrade"),
    ),
    object_of(
        kind=constant("dock"),
        free=_option.numbers("free", "free_count"),
        last=flag("last"),
    ),
    object_of(
        kind=constant("finish"),
        rank=number("rank"),
        early_bird=number("early_bird"),
    ),
)

_EFFECT: Node = _option.case(
    "kind",
    object_of(
        kind=constant("sail"),
        boat=number("boat"),
        position=number("position"),
        station=name("stations", "station"),
        slot=_option.optional("slot"),
        slots=number("slots"),
        next_boat=_option.optional("next_boat"),
        next_seat=_option.optional("next_seat"),
        again=flag("again"),
        others_first=_option.optional("others_first"),
        points=number("points"),
        idle=flag("idle"),
        there=_THERE,
    ),
    object_of(
        kind=constant("slot"),
        boat=number("boat"),
        slot=number("slot"),
        turn=number("turn"),
        cards=number("cards"),
        leaves=number("leaves"),
    ),
    object_of(
        kind=constant("take"),
        fish=name("fish", "fish"),
        left=number("left"),
        useful=number("useful"),
        lines=_CHANGES,
    ),
    object_of(
        kind=constant("place"),
        cells=_option.map("cells", name("fish", "placed"), unless=("placed", -1)),
        lines=_CHANGES,
        upgrade=number("upgrade"),
        points=number("points"),
    ),
    object_of(
        kind=constant("net"),
        net=name("nets", "net"),
        fish=name("net_fish", "net"),
    ),
    object_of(
        kind=constant("release"),
        to=constant("school"),
        released=names("fish", "released", "released_count"),
    ),
    object_of(
        kind=constant("release"),
        to=constant("nets"),
        released=names("nets", "released", "released_count"),
    ),
    object_of(kind=constant("decline")),
    object_of(
        kind=constant("draw"),
        crabs=number("crabs"),
        shrimp=number("shrimp"),
        crabs_to_lose=number("crabs_to_lose"),
        losing=number("losing"),
        tokens=number("tokens"),
        risk=_option.ratio("losing", "tokens"),
        saved=number("saved"),
        points=number("points"),
        ends=flag("ends"),
    ),
    object_of(
        kind=constant("stop"),
        crabs=number("crabs"),
        shrimp=number("shrimp"),
        points=number("points"),
    ),
    object_of(
        kind=constant("keep"),
        card=name("cards", "card"),
        copies=number("copies"),
        points=number("card_points"),
        conditions=CONDITIONS,
        fulfilled=flag("fulfilled"),
        at_once=number("points"),
    ),
    object_of(
        kind=constant("pick"),
        card=name("cards", "card"),
        copies=number("copies"),
        points=number("card_points"),
        station=name("upgraded_stations", "card"),
        adds=_option.counts("parameters", "adds"),
    ),
)

CHOICE: Node = object_of(id=number("id"), action=name("actions", "id"), effect=_EFFECT)
