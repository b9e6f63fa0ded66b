"""What draws a deck, chosen once where the deck is opened: templates for decks of the program, or its own folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.catalog.paper import CardMargins
from kartenwerk.faces.layout import Size
from kartenwerk.faces.variant import PLAIN, FaceVariant
from kartenwerk.graphics.display import Form
from kartenwerk.graphics.type.copyfit import DISPLAY, Copyfit
from kartenwerk.graphics.type.library import Fonts

if TYPE_CHECKING:
    from kartenwerk.custom.deck import CustomDeck
    from kartenwerk.custom.faces import CustomFaces
    from kartenwerk.custom.panels import BoxPanels
    from kartenwerk.faces.faces import CardFaces, Faces
    from kartenwerk.faces.pictures import Pictures
    from kartenwerk.text.templating import Templates


class Material(NamedTuple):
    """What tools draw with. `templates` are loaded when one is filled; `card` has the margins of built-in decks."""

    roots: DataRoots
    fonts: Fonts
    templates: Callable[[], Templates]
    card: CardMargins


class DeckTools(ABC):
    """What draws one deck in a run."""

    def __init__(self, deck: Deck, material: Material) -> None:
        self._deck, self._material = deck, material

    @cached_property
    def pictures(self) -> Pictures:
        """Draws the deck's SVG templates at its own size and in its display face."""
        from kartenwerk.faces.pictures import Pictures
        from kartenwerk.printing.braille.printed import PrintedDots

        deck, (roots, _, templates, card) = self._deck, self._material
        return Pictures(
            deck,
            CardBoxes(deck.width, deck.height, card.bleed, card.safe, card.radius),
            roots,
            templates,
            self._measure,
            dots=PrintedDots(roots, deck),
            display=self.display,
            cards=self.small,
        )

    def _measure(self, font: str, text: str, size: float, tracking: float) -> float:
        return self._material.fonts.face(font).width(text, size, tracking)

    @cached_property
    def display(self) -> str:
        """The font in which the deck's titles are set: its own, or the one that decks share."""
        return self._deck.title_cut if self._material.fonts.has(self._deck.title_cut) else DISPLAY

    @property
    def copyfit(self) -> Copyfit:
        """Fits words into widths; for templates "display" is the deck's own display face."""
        return Copyfit(self._material.fonts, {DISPLAY: self.display})

    @abstractmethod
    def faces(self, boxes: CardBoxes | None = None, variant: FaceVariant = PLAIN, *, braille: bool = True) -> CardFaces:
        """The faces on cards of that size, by default the deck's own. Without `braille` no dots are printed."""

    @abstractmethod
    def small(self, id: str) -> Form | None:
        """A small card, or the back, as figures show it; None if templates draw it."""

    @abstractmethod
    def panels(self, cards: int, tuck: float, bleed: float) -> BoxPanels | None:
        """What draws the tuck box for so many cards; None if templates draw it. `tuck` is the flap of the lid in mm."""


class BuiltInTools(DeckTools):
    """The tools of a deck that comes with the program."""

    def faces(self, boxes: CardBoxes | None = None, variant: FaceVariant = PLAIN, *, braille: bool = True) -> CardFaces:
        from kartenwerk.faces.faces import Faces

        designed = self.pictures.boxes
        size, bleed = (boxes or designed)[:2], (boxes or designed).bleed
        if size == designed[:2] and bleed == designed.bleed and variant == PLAIN and braille:
            return self._designed  # drawn once a run
        pictures = self.pictures if variant == PLAIN else self.pictures.with_variant(variant)
        pictures = pictures.with_size(Size(*size), bleed)
        return Faces(pictures if braille else pictures.without_braille(), self._material.roots)

    @cached_property
    def _designed(self) -> Faces:
        from kartenwerk.faces.faces import Faces

        return Faces(self.pictures, self._material.roots)

    def small(self, id: str) -> Form | None:
        return None

    def panels(self, cards: int, tuck: float, bleed: float) -> BoxPanels | None:
        return None


class CustomTools(DeckTools):
    """The tools of a deck of one's own."""

    def __init__(self, deck: CustomDeck, material: Material, draft: str = "") -> None:
        """In a draft its line stands on every face."""
        super().__init__(deck, material)
        self._custom = deck
        self._draft = draft
        self._faces: dict[CardBoxes, CustomFaces] = {}

    def faces(
        self, boxes: CardBoxes | None = None, variant: FaceVariant = PLAIN, *, braille: bool = True
    ) -> CustomFaces:
        from kartenwerk.custom.faces import CustomFaces

        wanted = boxes or self._custom.measures
        if wanted not in self._faces:
            self._faces[wanted] = CustomFaces(self._custom, wanted[:2], wanted.bleed, wanted.safe, self._draft)
        return self._faces[wanted]

    def small(self, id: str) -> Form:
        return self.faces().small(id)

    def panels(self, cards: int, tuck: float, bleed: float) -> BoxPanels:
        from kartenwerk.custom.panels import BoxPanels

        return BoxPanels(self._custom, cards, tuck, bleed)
