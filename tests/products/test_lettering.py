"""Cards in figures are pictures: their letters are shapes, wherever they lie and however small they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.support import WORKSHOP

from kartenwerk.graphics.display import Form, Item, Place, Text, walk
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import CARD_FONTS, CardLettering


def texts(items: Sequence[Item]) -> Iterator[Text]:
    """All text, that of the forms placed among the items too."""
    for item in walk(items):
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Place):
            yield from texts(item.form.items)


def test_a_card_in_a_figure_has_no_text_in_the_faces_of_cards() -> None:
    deck = WORKSHOP.catalog.deck("inrah")
    faces = {f"{deck.id}-{face}" for face in CARD_FONTS}
    figure = Figures(WORKSHOP, deck, {}).draw("deck/bilder", {}, 100.0, 5.0)
    assert not {text.font for text in texts(figure.items)} & faces
    whole = WORKSHOP.tools(deck).pictures.draw_face("whole", deck.pack.card("erz-F"))
    assert {text.font for text in texts(whole.items)} == faces


def test_a_card_in_shapes_is_another_drawing_than_the_card_itself() -> None:
    deck = WORKSHOP.catalog.deck("inrah")
    drawing = WORKSHOP.tools(deck).pictures.draw_face("whole", deck.pack.card("erz-F"))
    card = Form.of("whole/erz-F.svg", drawing.box, drawing.items)
    shaped, again = (CardLettering(WORKSHOP.fonts, deck.id).shape((Place(card),)) for _ in range(2))
    assert shaped == again
    assert shaped != (Place(card),)
