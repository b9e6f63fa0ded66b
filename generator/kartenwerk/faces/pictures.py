"""Pictures from SVG templates: card faces, and the figures of booklets and pads.

A template may place other pictures with `<use href="..."/>`:

    svidar-M.svg          a picture of `templates/art/<deck>/`
    motifs/cat.svg        one of `templates/art/motifs/`, which covers of several decks may show
    fronts/walisch.svg    one of `templates/art/fronts/`, the picture on a deck's box
    makers/walisch.svg    one of `templates/art/makers/`, the ground of a deck's maker's card, or the maker's mark
    symbols.svg#svidar    a part of one
    front/svidar-M.svg    a card's whole face, drawn by `templates/faces/<deck>/front.svg.j2`
    mini/svidar-M.svg     its small version; `mini/back.svg` is a card that lies face down
    tile/svidar-M.svg     rank over suit and no more: what is left of a card that is five millimetres wide
    whole/erz-F.svg       a face without its bleed, for decks whose pictures run over the trim
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card
from kartenwerk.catalog import CardBoxes, Deck, Extra, Letter, LetterDeck, Rank, Suit, SuitedDeck, require_suited
from kartenwerk.faces.layout import Layout, Size, check_room, cover
from kartenwerk.faces.variant import PLAIN, FaceVariant
from kartenwerk.graphics.display import Form, Point
from kartenwerk.graphics.svg.reader import Drawing, Measure, Sources, read_svg
from kartenwerk.graphics.type.copyfit import DISPLAY
from kartenwerk.graphics.type.signs import read_keys

if TYPE_CHECKING:
    from kartenwerk.text.templating import Templates

BACK = "back"
STYLES = ("front", "mini", "tile", "whole")
SHARED = ("motifs", "fronts", "makers")


class FaceData(NamedTuple):
    """What a face template knows of its card; for the back, only the id.

    A card of a suited deck has suit and rank, or it is an extra. A card of a letter deck has a letter, unless it is a
    question mark.
    """

    id: str
    suit: Suit | None = None
    rank: Rank | None = None
    extra: Extra | None = None
    letter: Letter | None = None
    dots: tuple[Point, ...] = ()  # of the Braille that the face shows in print, in mm


CardDots: TypeAlias = Callable[[Card, Size, float], tuple[Point, ...]]
"""Maps a card, its size and a safe margin in mm to the dots of Braille that its face shows in print."""


def no_dots(card: Card, size: Size, safe: float) -> tuple[Point, ...]:
    return ()


def no_card(id: str) -> Form | None:
    return None


@dataclass(frozen=True, eq=False)
class Pictures:
    """Fills a deck's SVG templates and reads the drawings that come out. All sizes are in mm.

    The boxes' safe margin inside the trim holds nothing but the ground. `display` is the font of the deck's titles;
    templates call it "display", because several decks share some of them. `cards` gives the small cards and the back of
    decks without templates.
    """

    deck: Deck
    boxes: CardBoxes
    roots: DataRoots
    templates: Callable[[], Templates]  # called only when a template is filled, which a warm cache makes needless
    measure: Measure
    dots: CardDots = no_dots
    display: str = DISPLAY
    cards: Callable[[str], Form | None] = no_card
    variant: FaceVariant = PLAIN

    @property
    def size(self) -> Size:
        """The size of the cards."""
        return Size(self.boxes.width, self.boxes.height)

    def with_size(self, size: Size, bleed: float) -> Pictures:
        """The same pictures on cards of another size; KartenwerkError if court cards would become too small there."""
        if isinstance(self.deck, SuitedDeck) and any(rank.court for rank in self.deck.ranks):
            check_room(self._design, size)
        return replace(self, boxes=self.boxes._replace(width=size.width, height=size.height, bleed=bleed))

    def without_braille(self) -> Pictures:
        """The same pictures without the Braille that faces show in print."""
        return replace(self, dots=no_dots)

    def with_variant(self, variant: FaceVariant) -> Pictures:
        """The same pictures in another variant; KartenwerkError if the deck is not drawn in it."""
        variant.check(self.deck)
        return replace(self, variant=variant)

    @cached_property
    def _others(self) -> Sources:
        """The pictures that templates place. Each is filled once for all of them."""
        return Sources(self._load)

    @property
    def shows_braille(self) -> bool:
        return self.dots is not no_dots

    def draw(
        self, template: str, values: Mapping[str, Any], title: str = "", templates: Templates | None = None
    ) -> Drawing:
        """The picture that `templates/<template>` draws; KartenwerkError names the template and the line.

        Other `templates` may fill it; the pictures that it places stay the same.
        """
        text = self._text(template, values, templates or self.templates())
        name = f"templates/{template}" + (f" ({title})" if title else "")
        return read_svg(text, name, self._others, roles=self.deck.palette, measure=self.measure, forms=self._form)

    def draw_face(self, style: str, card: Card | None) -> Drawing:
        """The face of a card, or the back if `card` is None."""
        id = str(card) if card else BACK
        return self.draw(self._face_template(style, card), {"card": self._data(card)}, title=id)

    def draw_maker(self, card: Card, words: Any) -> Drawing:
        """The maker's card with its `words`; it shows the index of such a card."""
        values = {"card": self._data(card), "worte": words}
        return self.draw(f"faces/{self.deck.id}/maker.svg.j2", values, title="maker")

    def _face_template(self, style: str, card: Card | None) -> str:
        name = BACK if card is None and style == "front" else style
        return f"faces/{self.deck.id}/{name}.svg.j2"

    def _text(self, template: str, values: Mapping[str, Any], templates: Templates) -> str:
        text = templates.render(
            template,
            {
                "size": self.size,
                "layout": self._layout,
                "cover": cover(self._design, self.size, self.boxes.bleed),
                "variant": self.variant,
                "signs": self._signs,
                **values,
                "deck": self.deck,
                "style": self._screen_style,
                "bleed": self.boxes.bleed,
                "safe": self.boxes.safe,
            },
        )
        return text.replace(f'font-family="{DISPLAY}"', f'font-family="{self.display}"')

    @cached_property
    def _signs(self) -> Mapping[str, str]:
        """The characters in the deck's symbol font, by suit or extra."""
        return read_keys(self.roots, self.deck.id)

    @cached_property
    def _design(self) -> Size:
        """The size of card that the deck is drawn for."""
        return Size(self.deck.width, self.deck.height)

    @cached_property
    def _layout(self) -> Layout:
        return Layout.of(self._design, self.size)

    def _data(self, card: Card | None) -> FaceData:
        if card is None:
            return FaceData(BACK)
        if isinstance(self.deck, LetterDeck):
            question = self.deck.is_question_mark(card)
            letter = None if question else self.deck.letter(card.rank)
            return FaceData(str(card), letter=letter, dots=self.dots(card, self.size, self.boxes.safe))
        deck = require_suited(self.deck)
        if deck.is_extra(card):
            return FaceData(str(card), extra=deck.extra(card.suit))
        return FaceData(str(card), deck.suit(card.suit), deck.rank(card.rank))

    def _form(self, picture: str) -> Form | None:
        """A card that no template draws; None for any other picture."""
        style, slash, file = picture.partition("/")
        return self.cards(file.removesuffix(".svg")) if slash and style in STYLES else None

    def _load(self, picture: str) -> str:
        style, slash, file = picture.partition("/")
        if style in SHARED:
            return self.roots.find(f"templates/art/{picture}").text()
        if not slash:
            return self.roots.find(f"templates/art/{self.deck.id}/{picture}").text()
        id = file.removesuffix(".svg")
        if style not in STYLES or id == file:
            raise KartenwerkError(
                "there is no such picture", found=picture, expected=_("front/CARD.svg or mini/CARD.svg")
            )
        card = None if id == BACK else self.deck.pack.card(id)
        return self._text(self._face_template(style, card), {"card": self._data(card)}, self.templates())

    @cached_property
    def _screen_style(self) -> str:
        """The rules of a style block that shows a picture in its screen colours when a browser opens it."""
        return "".join(f".{role}{{fill:{ink.screen}}}" for role, ink in self.deck.palette.items())
