"""Settings of the documentation site: `make docs` builds it with Sphinx."""

import re
from types import UnionType
from typing import Any, get_args

import sphinx.util.inspect
import sphinx.util.typing
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

import namiji
import namiji.preview

project = "Namiji"
author = project_copyright = "the Namiji contributors"
version = release = namiji.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
highlight_language = "none"  # a code block without a language is not Python
suppress_warnings = ["misc.highlighting_failure"]  # Pygments does not know HAProxy
default_role = "literal"  # docstrings use single backticks, as Markdown does

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3  # links such as rules.md#r2-sailing work here as they do on a code host

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_inherit_docstrings = False  # those of other libraries are not written for Sphinx
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
# The standard library and NumPy document their own types; a build does not look them up online.
nitpick_ignore_regex = [(r"py:.*", r"(?!namiji\b).*")]

html_theme = "furo"
html_title = "Namiji"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9c3322",
        "color-brand-content": "#9c3322",
        "font-stack": "Georgia, 'DejaVu Serif', serif",
    },
    "dark_css_variables": {"color-brand-primary": "#e8927f", "color-brand-content": "#e8927f"},
}
StandaloneHTMLBuilder.supported_image_types.append("image/webp")

# Files outside docs/ that have a page here. Links name the file, so that they also work on a code
# host; the site leads them to its page.
_PAGES = {
    r"benchmarks/results/README\.md": "included/results.md",
    r"CHANGELOG\.md": "included/changelog.md",
    r"CONTRIBUTING\.md": "included/contributing.md",
    r"src/namiji/locales/(\w+)/rules\.md": r"included/how-to-play-\1.md",
}


def _lead_to_pages(_app: Sphinx, page: str, source: list[str]) -> None:
    up = "../" * page.count("/")
    for file, target in _PAGES.items():
        source[0] = re.sub(rf"\]\((?:\.\./)+{file}", rf"]({up}{target}", source[0])


# Signatures name these types instead of spelling them out.
_TYPES = {
    "namiji.Action": namiji.Action,
    "namiji.Cell": namiji.Cell,
    "namiji.Direction": namiji.Direction,
    "namiji.Event": namiji.Event,
    "namiji.Phase": namiji.Phase,
    "namiji.preview.Effect": namiji.preview.Effect,
}
_stringify = sphinx.util.typing.stringify_annotation


def _name_types(annotation: Any, *args: Any, **options: Any) -> str:
    found = get_args(annotation) if isinstance(annotation, UnionType) else (annotation,)
    for name, spelled_out in _TYPES.items():
        union = isinstance(spelled_out, UnionType)
        members = get_args(spelled_out) if union else (spelled_out,)
        if set(members) <= set(found):
            rest = [_name_types(each, *args, **options) for each in found if each not in members]
            return " | ".join([f"~{name}", *rest])
    return _stringify(annotation, *args, **options)


for _module in (sphinx.util.typing, sphinx.util.inspect):
    _module.stringify_annotation = _name_types


def setup(app: Sphinx) -> None:
    app.connect("source-read", _lead_to_pages)
