"""HTML stands in templates alone, and what they are given is escaped there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from markupsafe import Markup
from tests.support import WORKSHOP

from kartenwerk.base.data import PACKAGE
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.text.templating.budget import TEXT
from kartenwerk.text.web.page import page

TAG = re.compile(
    r"</?(?:a|b|body|br|button|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|head|header"
    r"|html|i|img|input|label|legend|li|link|main|meta|nav|ol|option|output|p|script|section|select|span|strong|style"
    r"|summary|table|tbody|td|th|thead|title|tr|ul)\b"
)
NO_PAGES = {"graphics/svg/writer.py": "SVG has titles, too", "printing/braille/files.py": "a file for embossers is XML"}
ONE_ELEMENT = "text/web/markup.py"
"""Marks words of other languages, wherever they stand."""


def strings(path: Path) -> Iterator[str]:
    """The strings of a module, and those between the values of f-strings; docstrings apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def test_no_element_of_a_page_is_written_in_a_module() -> None:
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        tags = {tag for text in strings(path) for tag in TAG.findall(text)}
        if tags and name not in NO_PAGES:
            found[name] = tags
    assert found == {ONE_ELEMENT: {"<span", "</span"}}


def test_words_are_escaped_and_html_stays_as_it_is() -> None:
    made = page(WORKSHOP.templates, "Räuber & <Söhne>", 'sagt "ja"', "b{}", Markup("<p>Text</p>"), "x()", skip="text")
    assert "<title>Räuber &amp; &lt;Söhne&gt;</title>" in made
    assert 'content="sagt &#34;ja&#34;"' in made
    assert "\n<p>Text</p>\n" in made


def test_a_page_may_hold_more_than_a_template_may_make() -> None:
    """Photographs of a deck's cards, say: only what templates make themselves counts."""
    large = Markup("x" * (TEXT + 1))
    assert large in WORKSHOP.templates.html(
        "web/site.html.j2", id="a", find=Markup(), head=Markup(), main=large, licences=""
    )
    with pytest.raises(KartenwerkError, match="longer than"):
        WORKSHOP.templates.html("web/site.html.j2", id="a", find=Markup(), head=Markup(), main=str(large), licences="")
