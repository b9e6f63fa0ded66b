"""The faces of a deck as forms, each drawn once, and only if it is not in the cache."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import Protocol

from kartenwerk.base.data import DataRoots, source_files
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.faces.light import lighten
from kartenwerk.faces.pictures import BACK, Pictures
from kartenwerk.graphics.display import Box, Form, Item

DRAWING_CODE = ("faces", "graphics", "printing/braille", "text/templating", "text/german.py")
"""The code that turns templates into drawings. When it changes, cached drawings are made again."""

_ROUNDING = 1e-6  # mm


class CardFaces(Protocol):
    """Fronts and backs of a deck as forms; a deck may have one back for all cards, or several."""

    def front(self, card: Card) -> Form: ...

    def back(self, card: Card | None = None) -> Form:
        """The back of a card; for None the back of blank cards and of the deck as a whole."""
        ...


class Faces:
    """Fronts and back of one deck with their bleed; a form's origin is the corner of the card's trim.

    A face is drawn when its items are first used. Its key identifies the face, and its sources are a hash of everything
    it is drawn from. So a compiled face in the cache is found without filling a template or reading a picture, and a
    change of the program that draws the same picture leaves the printed bytes as they are.
    """

    def __init__(self, pictures: Pictures, roots: DataRoots) -> None:
        self._pictures = pictures
        self._roots = roots
        self._box = Box(0, 0, *pictures.size).grow(pictures.boxes.bleed)
        self._made: dict[Card | None, Form] = {}

    def front(self, card: Card) -> Form:
        return self._face(card)

    def back(self, card: Card | None = None) -> Form:
        """The back, which is the same for all cards."""
        return self._face(None)

    def _face(self, card: Card | None) -> Form:
        if card not in self._made:
            name = str(card or BACK)
            self._made[card] = Form(name, self._box, self._key(name), lambda: self._draw(card), self._sources)
        return self._made[card]

    def _key(self, name: str) -> str:
        """A hash of everything that identifies a face: deck, card, measures and variant."""
        pictures = self._pictures
        measures = (*pictures.size, pictures.boxes.safe, *self._box)
        which = (pictures.deck.id, name, measures, pictures.shows_braille, pictures.variant.words)
        return sha256(repr(which).encode()).hexdigest()

    def _draw(self, card: Card | None) -> tuple[Item, ...]:
        drawing = self._pictures.draw_face("front", card)
        if any(abs(found - expected) > _ROUNDING for found, expected in zip(drawing.box, self._box, strict=True)):
            raise KartenwerkError(
                "the face does not have the size of the card",
                file=f"templates/faces/{self._pictures.deck.id}",
                key=str(card or BACK),
                found=str(tuple(drawing.box)),
                expected=str(tuple(self._box)),
            )
        return lighten(drawing.items) if self._pictures.variant.low_ink else drawing.items

    @cached_property
    def _sources(self) -> str:
        """A hash of the templates, pictures and data, the fonts' descriptions, and the code that draws with them."""
        deck = self._pictures.deck.id
        digest = sha256()
        data = [
            *self._roots.list("templates/faces", ".j2"),
            *self._roots.list(f"templates/faces/{deck}", ".j2"),
            *self._roots.list(f"templates/art/{deck}", ".svg"),
            self._roots.find("rules_data/braille/german.toml"),
            *self._roots.list("rules_data/braille", f"{deck}.toml"),
            *self._roots.list(f"fonts/{deck}", ".toml"),
            self._roots.find(f"rules_data/decks/{deck}.toml"),
            self._roots.find("rules_data/nouns.toml"),
            self._roots.find("fonts/cuts.toml"),
        ]
        sources = [(file.path.name, file.bytes()) for file in data]
        sources += [(path.name, path.read_bytes()) for path in source_files(DRAWING_CODE)]
        for name, content in sources:
            digest.update(f"{name} ".encode() + sha256(content).digest())
        return digest.hexdigest()
