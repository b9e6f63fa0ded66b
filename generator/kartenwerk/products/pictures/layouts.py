"""A picture of the ready layouts: a card in each, and below it its boxes by their names."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.layout import NamedBox, ready_layouts
from kartenwerk.custom.stage import Stage
from kartenwerk.graphics.display import (
    Box,
    Clip,
    Fill,
    Group,
    Item,
    LinePen,
    Matrix,
    Page,
    PenStroke,
    Place,
    Text,
    rectangle,
)
from kartenwerk.products.pictures.preview import GROUND, ContactSheetLayout, contact_sheet

SAMPLE = "templates/layout_cards/deck.toml"
CAPTION, SIZE = 9.0, 13.0
"""The room above a card for the name of its layout in mm, and the size of that in pt."""
LABEL = 8.0  # pt: names of boxes
CUT, BOLD = "text", "bold"
_TINT, _EDGE = "akzent/9", 0.3


def layouts_picture(roots: DataRoots) -> bytes:
    """All ready layouts as a PNG."""
    workshop = CustomWorkshop(roots, deck_folder=roots.find(SAMPLE).path.parent)
    deck = workshop.deck
    names = [card.id for card in deck.cards]
    cards = [_caption(workshop, deck, name, _card(workshop, deck, name)) for name in names]
    plans = [_caption(workshop, deck, "", tuple(_plan(workshop, deck, name))) for name in names]
    layout = ContactSheetLayout(len(names), 46.0, dpi=150)
    return contact_sheet(workshop, deck.palette, [*cards, *plans], layout).data


def _caption(workshop: Workshop, deck: CustomDeck, name: str, items: tuple[Item, ...]) -> Page:
    """A card below the name of its layout, its corners round."""
    above = CAPTION if name else 0.0
    trim = Box(0, 0, deck.width, deck.height)
    corner = workshop.catalog.print.card.radius
    card = Group((Fill(rectangle(trim), "papier"), *items), Matrix.move(0, above), clip=Clip(rectangle(trim, corner)))
    size = deck.width, deck.height + CAPTION
    words = (Text(1.0, CAPTION - 3.0, name, BOLD, SIZE, "tinte"),) if name else ()
    return Page(*size, (Fill(rectangle(Box(0, 0, *size)), GROUND), *words, card))


def _card(workshop: Workshop, deck: CustomDeck, name: str) -> tuple[Item, ...]:
    card = next(card for card in deck.kinds if card.rank == name)
    return (Place(workshop.tools(deck).faces().front(card)),)


def _plan(workshop: Workshop, deck: CustomDeck, name: str) -> Iterator[Item]:
    """The boxes of a ready layout with their names, and where they are drawn turned."""
    layout = deck.tools.layouts.get(name)
    assert layout is not None
    ready = parse_toml(ready_layouts(workshop.roots)[name], name)["boxes"]
    size = deck.width, deck.height
    stage = Stage(size, size, deck.measures.bleed, deck.measures.safe)
    card = Box(0, 0, *size)
    for named in layout.boxes:
        if named.name in ready:
            box = _within(stage.box(named.spec), card)
            if named.spec.turned:
                yield Fill(
                    rectangle(Box(size[0] - box.x1, size[1] - box.y1, size[0] - box.x0, size[1] - box.y0)), _TINT
                )
            whole = box.width > card.width - 1 and box.height > card.height - 1
            yield from _named_box(workshop, named, box, workshop.catalog.print.card.radius if whole else 0.0)


def _within(box: Box, card: Box) -> Box:
    """What of a box is seen on the card, a little inside its edge so that the line shows."""
    inner = card.grow(-_EDGE)
    return Box(max(box.x0, inner.x0), max(box.y0, inner.y0), min(box.x1, inner.x1), min(box.y1, inner.y1))


def _named_box(workshop: Workshop, named: NamedBox, box: Box, corner: float) -> Iterator[Item]:
    around = rectangle(box, corner)
    yield Fill(around, _TINT)
    yield PenStroke(around, "akzent", _EDGE, pen=LinePen())
    face = workshop.fonts.face(CUT)
    size = min(LABEL, LABEL * (box.width - 1.0) / face.width(named.name, LABEL))
    width = face.width(named.name, size)
    middle = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    yield Text(middle[0] - width / 2, middle[1] + 0.9, named.name, CUT, size, "tinte")
