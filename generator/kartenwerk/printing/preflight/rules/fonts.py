"""Rule 12: every font that is used is embedded in the file."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.content import Content
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Flaw, Rule
from kartenwerk.printing.preflight.objects import is_embedded, text_of


def check_embedding(content: Content, document: Document) -> Iterator[Flaw]:
    for key, font in content.fonts.items():
        if not is_embedded(font):
            name = text_of(font.get("/BaseFont", key)).removeprefix("/")
            yield Flaw(
                _("font {name}", name=name), _("the font is not in the file: another one would be printed in its place")
            )


RULES = (
    Rule(12, _("fonts"), _("Embed all fonts on export, or turn the text into outlines."), in_content=check_embedding),
)
