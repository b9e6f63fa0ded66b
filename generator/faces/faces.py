"""The faces of a deck, each made once.

A deck's templates lie in `templates/faces/<deck>/`: `front.svg.j2` and `back.svg.j2` for the card itself,
`mini.svg.j2` for the small cards of booklets. They place pictures of `templates/art/<deck>/` by
`<use href="svidar-M.svg"/>` and take every colour, name and number from the deck's data.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from generator.cards import Card
from generator.catalog import Deck, Extra, Rank, Suit
from generator.data import DataRoots
from generator.display import Form
from generator.svg import read_svg
from generator.svg.reader import Measure
from generator.templating import Templates

BACK = "back"


class FaceData(NamedTuple):
    """What a face template knows of its card: suit and rank, or an extra and its number."""

    id: str
    suit: Suit | None
    rank: Rank | None
    extra: Extra | None


class Faces:
    """Fronts, backs and small cards of one deck; sizes are the deck's own, in mm."""

    def __init__(self, deck: Deck, roots: DataRoots, templates: Templates, measure: Measure) -> None:
        self.deck = deck
        self._roots = roots
        self._templates = templates
        self._measure = measure
        self._made: dict[tuple[str, str], Form] = {}

    def front(self, card: Card) -> Form:
        """The printed face, with bleed; its origin is the corner of the trim."""
        return self._face("front", card)

    def back(self) -> Form:
        """The back, with bleed; its origin is the corner of the trim."""
        return self._face(BACK, None)

    def mini(self, card: Card) -> Form:
        """A small card for booklets: index and suit only, as wide as the template says."""
        return self._face("mini", card)

    def mini_back(self) -> Form:
        return self._face("mini", None)

    def _face(self, style: str, card: Card | None) -> Form:
        id = str(card) if card else BACK
        if (style, id) not in self._made:
            self._made[style, id] = self._make(style, id, card)
        return self._made[style, id]

    def _make(self, style: str, id: str, card: Card | None) -> Form:
        template = f"faces/{self.deck.id}/{style}.svg.j2"
        text = self._templates.render(template, deck=self.deck, card=self._data(id, card), style=self._screen_style)
        drawing = read_svg(
            text, f"templates/{template} ({id})", self._load, roles=self.deck.colours, measure=self._measure
        )
        return Form.of(f"{self.deck.id}-{style}-{id}", drawing.box, drawing.items)

    def _data(self, id: str, card: Card | None) -> FaceData:
        if card is None:
            return FaceData(id, None, None, None)
        if self.deck.is_extra(card):
            return FaceData(id, None, None, self.deck.extra(card.suit))
        return FaceData(id, self.deck.suit(card.suit), self.deck.rank(card.rank), None)

    def _load(self, picture: str) -> str:
        return self._roots.find(f"templates/art/{self.deck.id}/{picture}").text()

    @cached_property
    def _screen_style(self) -> str:
        """The style block that lets a face open in a browser in its screen colours."""
        return "".join(f".{role}{{fill:{colour.screen}}}" for role, colour in self.deck.colours.items())
