"""The faces of a deck as forms, each drawn once, and only if it is not in the cache."""

from __future__ import annotations

from functools import cached_property, partial
from hashlib import sha256
from itertools import combinations
from typing import Protocol

from kartenwerk.base.data import DataRoots, source_files
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.faces.light import lighten
from kartenwerk.faces.pictures import BACK, Pictures
from kartenwerk.graphics.display import Box, Form, Item, Place

DRAWING_CODE = ("faces", "graphics", "printing/braille", "text/templating", "text/german.py")
"""The code that turns templates into drawings. When it changes, cached drawings are made again."""

GRAIN = "grain"
"""The template that draws layers over a face, of which each copy of a card shows others; few decks have it."""

_ROUNDING = 1e-6  # mm


class CardFaces(Protocol):
    """Fronts and backs of a deck as forms; a deck may have one back for all cards, or several."""

    def front(self, card: Card, copy: int = 0) -> Form:
        """The front of a card; of equal cards each `copy` may be worn in its own way."""
        ...

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
        self._worn = roots.has(f"templates/faces/{pictures.deck.id}/{GRAIN}.svg.j2")
        self._made: dict[tuple[Card | None, int], Form] = {}
        self._bare: dict[Card, tuple[Form, tuple[Item, ...]]] = {}

    def front(self, card: Card, copy: int = 0) -> Form:
        return self._face(card, copy if self._worn else 0)

    def back(self, card: Card | None = None) -> Form:
        """The back, which is the same for all cards."""
        return self._face(None)

    def _face(self, card: Card | None, copy: int = 0) -> Form:
        if (card, copy) not in self._made:
            name = str(card or BACK)
            draw = partial(self._draw, card, copy)
            self._made[card, copy] = Form(name, self._box, self._key(name, copy), draw, self._sources)
        return self._made[card, copy]

    def _key(self, name: str, copy: int) -> str:
        """A hash of everything that identifies a face: deck, card, measures and variant."""
        pictures = self._pictures
        measures = (*pictures.size, pictures.boxes.safe, *self._box)
        own = (copy,) if copy else ()
        which = (pictures.deck.id, name, measures, pictures.shows_braille, pictures.variant.words, *own)
        return sha256(repr(which).encode()).hexdigest()

    def _draw(self, card: Card | None, copy: int) -> tuple[Item, ...]:
        if not self._worn or card is None:
            return self._draw_face(card)
        bare, layers = self._parts(card)
        shown = _choices(len(layers))
        return (Place(bare), *(layers[k] for k in shown[copy % len(shown)]))

    def _parts(self, card: Card) -> tuple[Form, tuple[Item, ...]]:
        """The face without its grain, which all copies share, and the layers of the grain."""
        if card not in self._bare:
            key = self._key(f"{card} bare", 0)
            bare = Form(str(card), self._box, key, lambda: self._draw_face(card), self._sources)
            self._bare[card] = bare, self._pictures.draw_face(GRAIN, card).items
        return self._bare[card]

    def _draw_face(self, card: Card | None) -> tuple[Item, ...]:
        drawing = self._pictures.draw_face("front", card)
        if any(abs(found - expected) > _ROUNDING for found, expected in zip(drawing.box, self._box, strict=True)):
            raise KartenwerkError(
                "the face does not have the size of the card",
                file=f"templates/faces/{self._pictures.deck.id}",
                key=str(card or BACK),
                found=str(tuple(drawing.box)),
                expected=str(tuple(self._box)),
            )
        if not self._pictures.variant.low_ink:
            return drawing.items
        return lighten(drawing.items, lead=self._pictures.deck.lead)

    @cached_property
    def _sources(self) -> str:
        """A hash of the templates, pictures and data, the fonts' descriptions, and the code that draws with them."""
        deck = self._pictures.deck.id
        digest = sha256()
        data = [
            *self._roots.list("templates/faces", ".j2"),
            *self._roots.list(f"templates/faces/{deck}", ".j2"),
            *self._roots.list(f"templates/art/{deck}", ".svg"),
            self._roots.find("rules_data/braille/six_dots.toml"),
            *self._roots.list("rules_data/braille/languages", ".toml"),
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


def _choices(layers: int) -> list[tuple[int, ...]]:
    """Which layers the copies of a card show in turn: all, then two of them, then three and so on, at last one."""
    sizes = (layers, *range(2, layers), 1)
    return [chosen for size in sizes for chosen in combinations(range(layers), size)]
