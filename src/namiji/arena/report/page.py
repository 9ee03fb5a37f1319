"""The balance report as one HTML page: no script, nothing loaded from elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby

from namiji.arena.report.balance import EXPECTED_RANGES, Finding, Report
from namiji.arena.report.figure import Figure
from namiji.arena.report.model import WORDS, Measure, Section
from namiji.arena.report.sample import Sample
from namiji.words.plain import sentence

_STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #22262a; --faint: #5d656d;
 --rule: #dedbd3; --off: #a32f00 }
@media (prefers-color-scheme: dark) { :root { --paper: #15181b; --ink: #e6e4df; --faint: #a3a9af;
 --rule: #363b40; --off: #ffa06b } }
body { margin: 0 auto; max-width: 66rem; padding: 2.5rem 1.25rem 5rem; background: var(--paper);
 color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .25rem }
p { max-width: 42rem; margin: .4rem 0 }
a { color: inherit } nav { margin: 1.5rem 0 } nav a { margin-right: 1.1rem; white-space: nowrap }
section { margin-top: 3.5rem; padding-top: 1.5rem; border-top: 1px solid var(--rule) }
.faint { color: var(--faint); font-size: .9rem }
.beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem 3rem;
 margin-top: 1.5rem; align-items: start }
@media (min-width: 56rem) { .beside { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
.charts { display: grid; gap: 2rem; max-width: 34rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; line-height: 1.35;
 font-variant-numeric: tabular-nums }
th, td { padding: .35rem 0 .35rem 1rem; text-align: right; vertical-align: top;
 border-bottom: 1px solid var(--rule) }
tbody th, thead tr:first-child > :first-child { text-align: left; padding-left: 0 }
tbody th { font-weight: 400 } .group th { padding-top: 1rem; font-weight: 600 }
td small { display: block; color: var(--faint); font-size: .8rem; white-space: nowrap }
.off { color: var(--off) }
"""


def page(report: Report) -> str:
    """Return the whole page."""
    parts = [
        *("<!doctype html>", '<html lang="en">', '<meta charset="utf-8">'),
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Balance report</title><style>{_STYLE}</style>",
        *("<h1>Balance report</h1>", *map(_about, report.samples)),
        _contents(report),
        _reading(),
        _clearly_off(report),
        *(_section(section, report.labels) for section in report.sections),
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def _about(sample: Sample) -> str:
    sizes = WORDS.join(map(str, sorted(set(sample.numbers["players"].tolist()))))
    bots = WORDS.join(sorted(set(sample.words["bot"].tolist())))
    lost = sample.game_count - sample.undisturbed.game_count
    apart = (
        f" In {lost:,} of them a bot lost turns: they count in the standings only." if lost else ""
    )
    return (
        f"<p><strong>{escape(sample.label)}</strong>: {sample.game_count:,} games of "
        f"{sample.deal_count:,} deals, {sizes} players, played by {escape(bots)}.{apart}</p>"
    )


def _contents(report: Report) -> str:
    links = [f'<a href="#{s.key}">{escape(s.title)}</a>' for s in report.sections]
    return f'<nav aria-label="Contents"><a href="#off">Clearly off</a> {" ".join(links)}</nav>'


def _reading() -> str:
    return (
        '<p class="faint">Every figure comes with its 95% interval: if the games were played again '
        "and again, 19 of 20 such intervals would contain the true figure. So, of many figures, a "
        "few are off by chance alone. Games of one deal share their luck, which makes intervals "
        "wider. <em>Points over the others</em> are a seat's points less the mean of the other "
        "seats in the same game. <em>Wins over even</em> is a seat's share of the victory. From "
        "both, the average of the same bot is subtracted, so that a strong bot does not lift what "
        "it uses. A dash means that there are too few games.</p>"
    )


def _clearly_off(report: Report) -> str:
    count = len(report.findings)
    said = f"{count or 'no'} {'figure is' if count == 1 else 'figures are'} clearly off"
    expected = WORDS.join(each.words for each in EXPECTED_RANGES)
    table = ""
    if report.findings:
        head = _heads(["what", "measure", *_figure_heads(report.labels)])
        table = _table(f"<tr>{head}</tr>", map(_finding_row, report.findings))
    return (
        f'<section id="off"><h2>Clearly off</h2><p>{escape(sentence(said))}</p>{table}'
        f'<p class="faint">Expected: {escape(expected)}. '
        "A figure is clearly off if its whole interval is outside.</p></section>"
    )


def _finding_row(finding: Finding) -> str:
    measure = finding.expected.measure
    cells = zip(finding.row.cells[measure.key], finding.off, strict=True)
    figures = "".join(_cell(measure, figure, off) for figure, off in cells)
    name = escape(f"{finding.section.title}: {finding.row.name}")
    return f'<tr><th scope="row">{name}</th><td>{escape(measure.title)}</td>{figures}</tr>'


def _figure_heads(labels: Sequence[str]) -> Sequence[str]:
    return labels if len(labels) > 1 else ["figure"]


def _section(section: Section, labels: Sequence[str]) -> str:
    said = [
        f"{label}: {text}" if len(labels) > 1 else text
        for label, text in zip(labels, section.sentences, strict=True)
    ]
    sentences = "".join(f"<p>{escape(text)}</p>" for text in said)
    note = f'<p class="faint">{escape(section.note)}</p>' if section.note else ""
    charts = "\n".join(section.charts)
    return (
        f'<section id="{section.key}"><h2>{escape(section.title)}</h2>{sentences}{note}'
        f'<div class="beside"><div class="charts">{charts}</div>'
        f"{_figures(section, labels)}</div></section>"
    )


def _figures(section: Section, labels: Sequence[str]) -> str:
    titles = [measure.title for measure in section.measures]
    if len(labels) == 1:
        head = f"<tr><td></td>{_heads(titles)}</tr>"
    else:
        wide = "".join(
            f'<th scope="colgroup" colspan="{len(labels)}">{escape(title)}</th>' for title in titles
        )
        head = f'<tr><td rowspan="2"></td>{wide}</tr><tr>{_heads(labels) * len(titles)}</tr>'
    return _table(head, _rows(section))


def _rows(section: Section) -> Iterator[str]:
    width = 1 + sum(len(cells) for cells in section.rows[0].cells.values())
    for group, rows in groupby(section.rows, key=lambda row: row.group):
        if group:
            head = f'<th scope="rowgroup" colspan="{width}">{escape(group)}</th>'
            yield f'<tr class="group">{head}</tr>'
        for row in rows:
            cells = "".join(
                _cell(measure, figure)
                for measure in section.measures
                for figure in row.cells[measure.key]
            )
            yield f'<tr><th scope="row">{escape(row.label)}</th>{cells}</tr>'


def _heads(titles: Sequence[str]) -> str:
    return "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)


def _cell(measure: Measure, figure: Figure | None, off: bool = False) -> str:
    if figure is None:
        return "<td>\N{EN DASH}</td>"
    value = measure.words(figure.value)
    if off:
        value = f'<strong class="off">{value}</strong>'
    return f"<td>{value}<small>{measure.interval(figure)}</small></td>"


def _table(head: str, rows: Iterable[str]) -> str:
    """Return a table in a frame that scrolls, so that a wide table never widens the page."""
    body = "\n".join(rows)
    return (
        '<div class="scroll" role="region" aria-label="Figures" tabindex="0">'
        f"<table><thead>{head}</thead><tbody>{body}</tbody></table></div>"
    )
