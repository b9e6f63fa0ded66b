"""The faces of a deck as forms, each made once."""

from __future__ import annotations

from generator.cards import Card
from generator.display import Form
from generator.faces.pictures import BACK, Pictures


class Faces:
    """Fronts and back of one deck, with bleed; a form's origin is the corner of the card's trim."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._made: dict[Card | None, Form] = {}

    def front(self, card: Card) -> Form:
        return self._face(card)

    def back(self) -> Form:
        return self._face(None)

    def _face(self, card: Card | None) -> Form:
        if card not in self._made:
            drawing = self._pictures.draw_face("front", card)
            self._made[card] = Form.of(str(card or BACK), drawing.box, drawing.items)
        return self._made[card]
