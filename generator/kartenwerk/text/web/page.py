"""The frame of a page: its head with a policy that lets nothing in from elsewhere, and its one style and one script."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from markupsafe import Markup

from kartenwerk.text.templating import Templates
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_REMARK = re.compile(r"^\s*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"\s*\n\s*")


class SharedCard(NamedTuple):
    """What services show of a page by its address (Open Graph)."""

    title: str
    about: str
    address: str
    picture: str


def page(
    templates: Templates,
    title: str,
    about: str,
    style: str,
    body: Markup,
    script: str,
    *,
    skip: str,
    alone: bool = True,
    card: SharedCard | None = None,
    words: PageLanguage = PAGE_IN_GERMAN,
    first: str = "",
) -> str:
    """The whole file in the language of its `words`; `skip` is the id of the text behind head and contents.

    A page that stands `alone` holds its fonts and pictures; one of a site takes them from the site's folder. `card` is
    what others show of the page where somebody shares its address. The script `first` runs before the body is read.
    """
    beside = "" if alone else " 'self' file:"
    policy = "; ".join(
        (
            "default-src 'none'",
            f"style-src {_allow(style)}",
            " ".join(("script-src", *map(_allow, filter(None, (first, script))))),
            f"font-src data:{beside}",
            f"img-src data:{beside}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    return templates.html(
        "web/page.html.j2",
        title=title,
        about=about,
        policy=Markup(policy),
        card=card,
        style=Markup(style),
        first=Markup(first),
        skip=skip,
        words=words,
        body=body,
        script=Markup(script),
    )


def styles(*names: str) -> str:
    """The project's style sheets of these names, without comments and line breaks."""
    return "".join(_INDENT.sub("", _COMMENT.sub("", _static(f"{name}.css"))).strip() for name in names)


def script(name: str) -> str:
    """The project's script of that name, without remarks and indents. Data folders bring no scripts."""
    return _INDENT.sub("\n", _REMARK.sub("", _static(f"{name}.js"))).strip()


def _static(name: str) -> str:
    return (files("kartenwerk.text.web") / "static" / name).read_text(encoding="utf-8")


def _allow(source: str) -> str:
    return f"'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'"
