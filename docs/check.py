"""Check the documentation: `python docs/check.py build/docs`, after Sphinx has built the site.

Every link and picture of the site leads to a page, a file or an anchor that exists. Pages load
nothing from other hosts. The reference describes every public name. Prose in the Markdown sources
is at most 100 columns wide.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import namiji

ROOT = Path(__file__).parent.parent
WIDTH = 100
SOURCES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/**/*.md")]
LOADS = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}
# A line that cannot be wrapped: a table, a picture or a code block.
UNWRAPPED = re.compile(r"\s*(\||!\[|\[!\[)")


class Page(HTMLParser):
    """The anchors of a page, the links that lead away from it, and what it loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.anchors: set[str] = {""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if LOADS.get(tag) in values:
            self.loads.append(values[LOADS[tag]])


def broken_links(pages: dict[Path, Page], site: Path) -> Iterator[str]:
    for file, page in pages.items():
        name = file.relative_to(site)
        for link in page.loads:
            if urlsplit(link).netloc:
                yield f"{name} loads {link} from another host"
        for link in [*page.links, *page.loads]:
            url = urlsplit(link)
            if url.scheme in ("http", "https"):
                if not re.fullmatch(r"[\w.-]+(:\d+)?", url.netloc):
                    yield f"{name}: {link} is not a URL"
            elif not url.scheme:
                target = (file.parent / unquote(url.path)).resolve() if url.path else file
                if target.is_dir():
                    target /= "index.html"
                if not target.is_file():
                    yield f"{name}: {link} leads nowhere"
                elif target in pages and unquote(url.fragment) not in pages[target].anchors:
                    yield f"{name}: {link} has no such anchor"


def missing_names(pages: dict[Path, Page]) -> Iterator[str]:
    described = set().union(*(page.anchors for page in pages.values()))
    for name in namiji.__all__:
        if not name.startswith("_") and f"namiji.{name}" not in described:
            yield f"the reference does not describe namiji.{name}"


def wide_lines() -> Iterator[str]:
    for source in sorted(SOURCES):
        in_code = False
        for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
            in_code ^= line.lstrip().startswith("```")
            if len(line) > WIDTH and not in_code and not UNWRAPPED.match(line):
                yield f"{source.relative_to(ROOT)}:{number} is {len(line)} columns wide"


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    problems = [*broken_links(pages, site), *missing_names(pages), *wide_lines()]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{site}: {len(pages)} pages, {len(problems)} problems")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
