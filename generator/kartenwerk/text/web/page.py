"""The frame of a page: its head with a policy that lets nothing in from elsewhere, and its one style and one script."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files

from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.markup import attribute, text

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_REMARK = re.compile(r"^\s*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"\s*\n\s*")


def page(
    title: str,
    about: str,
    style: str,
    body: str,
    script: str,
    *,
    skip: str,
    alone: bool = True,
    card: str = "",
    words: PageLanguage = PAGE_IN_GERMAN,
) -> str:
    """The whole file in the language of its `words`; `skip` is the id of the text behind head and contents.

    A page that stands `alone` holds its fonts and pictures; one of a site takes them from the site's folder. `card` is
    what others show of the page where somebody shares its address (see `sharing`).
    """
    beside = "" if alone else " 'self' file:"
    policy = "; ".join(
        (
            "default-src 'none'",
            f"style-src {_allow(style)}",
            f"script-src {_allow(script)}",
            f"font-src data:{beside}",
            f"img-src data:{beside}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{attribute(words.code)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text(title)}</title>\n"
        f'<meta name="description" content="{attribute(about)}">\n'
        '<meta name="referrer" content="no-referrer">\n<meta name="color-scheme" content="light dark">\n'
        '<link rel="icon" href="data:,">\n'  # else a browser asks a server for one
        f"{card}"
        f"<style>{style}</style>\n</head>\n<body>\n"
        f'<a class="skip" href="#{skip}">{text(words.skip)}</a>\n{body}\n<script>{script}</script>\n</body>\n</html>\n'
    )


def sharing(title: str, about: str, address: str, picture: str) -> str:
    """The head's lines for services that show a page by its address: title, summary and picture (Open Graph)."""
    named = {"og:title": title, "og:description": about, "og:url": address, "og:image": picture, "og:type": "website"}
    lines = "".join(f'<meta property="{key}" content="{attribute(value)}">\n' for key, value in named.items())
    return f'<link rel="canonical" href="{attribute(address)}">\n{lines}'


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
