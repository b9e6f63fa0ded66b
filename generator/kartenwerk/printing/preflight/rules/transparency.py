"""Rules 14 and 15: transparency and layers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from kartenwerk.base.message import Message, _
from kartenwerk.printing.preflight.content import Content
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.objects import text_of

_PLAIN_MODES = ("/Normal", "/Compatible")


def transparency(content: Content, document: Document) -> Iterator[Flaw]:
    if _welcome(document):
        return
    for key, state in content.states.items():
        for how in _transparent(state):
            yield Flaw(within(_("graphics state {name}", name=key), content.label), how)
    for key, image in content.images.items():
        if isinstance(image.get("/SMask"), pikepdf.Stream) or image.get("/SMaskInData", 0) != 0:
            yield Flaw(within(_("image {name}", name=key), content.label), _("the picture has a soft mask"))
    for key, form in content.forms.items():
        if _is_group(form):
            yield Flaw(_("form {name}", name=key), _("the drawing is a transparency group"))


def transparent_pages(document: Document) -> Iterator[Fault]:
    for page in () if _welcome(document) else document.pages:
        if _is_group(page.page.obj):
            yield Fault(page.number, _("page"), _("the page is a transparency group"))


def _welcome(document: Document) -> bool:
    return document.standard == "x4" and document.limits.transparency


def _transparent(state: Any) -> Iterator[Message]:
    if any(float(state.get(key, 1)) < 1 for key in ("/ca", "/CA")):
        yield _("something is transparent")
    mode = state.get("/BM", "/Normal")
    modes = mode if isinstance(mode, pikepdf.Array) else [mode]
    if len(modes) and text_of(modes[0]) not in _PLAIN_MODES:
        yield _("something is blended ({mode}) with what lies below", mode=text_of(modes[0]).removeprefix("/"))
    if isinstance(state.get("/SMask"), pikepdf.Dictionary):
        yield _("something has a soft mask")


def _is_group(thing: Any) -> bool:
    group = thing.get("/Group")
    return isinstance(group, pikepdf.Dictionary) and group.get("/S") == "/Transparency"


def layers(document: Document) -> Iterator[Fault]:
    if document.standard != "x4" and "/OCProperties" in document.root:
        yield Fault(
            None, _("layers"), _("the file has layers that can be switched off, so what will print is uncertain")
        )


RULES = (
    Rule(
        14,
        _("transparency"),
        _("Flatten transparency on export, for example by exporting as PDF/X-1a."),
        transparent_pages,
        transparency,
    ),
    Rule(15, _("layers"), _("Merge the layers, or export without 'create layers'."), layers),
)
