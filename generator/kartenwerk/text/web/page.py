"""The frame of a page: its head with a policy that lets nothing in from elsewhere, and its one style and one script."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from markupsafe import Markup

from kartenwerk.text.templating import Templates
from kartenwerk.text.web.compact import compact
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage

MANIFEST, WORKER, ICON = "kartenwerk.webmanifest", "sw.js", "bilder/zeichen-512.png"
"""Files of a site: what a telephone reads to install it, the worker that keeps it, and its picture."""

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
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
    last: str,
    *,
    skip: str,
    root: str | None = None,
    card: SharedCard | None = None,
    words: PageLanguage = PAGE_IN_GERMAN,
    first: str = "",
    data: Sequence[str] = (),
    beside: bool = False,
    icon: str = ICON,
) -> str:
    """The whole file in the language of its `words`; `skip` is the id of the text behind head and contents.

    `root` leads from a page of a site to the site's folder, whence it takes fonts and pictures, the site's own at
    `icon`; a page without one stands alone and holds them. `card` is what others show of the page where somebody shares
    its address. The script `first` runs before the body is read, `last` after it; before `last` come the files of
    scripts that `data` names. Where scripts lie `beside` the page, `last` may fetch them.
    """
    near = "" if root is None else " 'self' file:"
    if root is not None:
        last = f"{last}\n{script('offline')}"
    policy = "; ".join(
        (
            "default-src 'none'",
            f"style-src {_allow(style)}",
            " ".join(("script-src", *map(_allow, filter(None, (first, last))))) + (near if data or beside else ""),
            f"font-src data:{near}",
            f"img-src data:{near}",
            *(() if root is None else ("worker-src 'self'", "manifest-src 'self'")),
            "base-uri 'none'",
            "form-action" + (near or " 'none'"),
        )
    )
    return templates.html(
        "web/page.html.j2",
        title=title,
        about=about,
        policy=Markup(policy),
        card=card,
        manifest=None if root is None else f"{root}{MANIFEST}",
        icon=None if root is None else f"{root}{icon}",
        style=Markup(style),
        first=Markup(first),
        skip=skip,
        words=words,
        body=body,
        data=data,
        last=Markup(last),
    )


def styles(*names: str) -> str:
    """The project's style sheets of these names, without comments and line breaks."""
    return "".join(_INDENT.sub("", _COMMENT.sub("", _static(f"{name}.css"))).strip() for name in names)


def script(name: str) -> str:
    """The project's script of that name, without remarks and spare blanks. Data folders bring no scripts."""
    return compact_script(__package__, name)


def compact_script(package: str, name: str) -> str:
    """The script of that name in the folder `static` of a package, without remarks and spare blanks."""
    return compact(_static(f"{name}.js", package))


def _static(name: str, package: str = __package__) -> str:
    return (files(package) / "static" / name).read_text(encoding="utf-8")


def _allow(source: str) -> str:
    return f"'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'"
