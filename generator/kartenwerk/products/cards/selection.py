"""The selection of cards to print: which cards, in what size and variant, and with which back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError, check_between, naming
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes, Catalog, Deck, Service
from kartenwerk.faces.finishing import Finish
from kartenwerk.faces.variant import PLAIN, FaceVariant
from kartenwerk.graphics.display import Box, Fill, Form, Image, rectangle
from kartenwerk.products.cards.maker import MAKER, maker_form

if TYPE_CHECKING:
    from kartenwerk.faces.faces import CardFaces

BLANK = "blank"
"""The name of the blank card, to write on in place of a lost one; no game plays with it."""

UNPLAYED = (BLANK, MAKER)
"""Cards that belong to no pack, and of which others know nothing but the name."""

_FRAME = 0.4  # mm, the frame of the blank card

MOST_COPIES = 50


@dataclass(frozen=True)
class PictureBack:
    """A user's picture for the back, printed with at least `dpi` and at most `ink_limit` percent of ink."""

    file: Path
    dpi: int = 300
    ink_limit: int = 300


@dataclass(frozen=True)
class CardSelection:
    """Cards of one deck in a fixed order, by their notation; `boxes` are their size, bleed and safe area.

    `braille` True puts dots on a plate of their own; False removes even the dots that a face shows in print; None
    leaves the face as it is.
    """

    deck: Deck
    names: tuple[str, ...]
    boxes: CardBoxes
    picture_back: PictureBack | None = None
    braille: bool | None = None
    variant: FaceVariant = PLAIN
    finish: Finish | None = None
    """Foil or varnish on what is gold, on a plate of its own."""
    fills: bool = False
    """Whether the maker's card takes the first place that the sheets leave free."""

    @property
    def words(self) -> tuple[str, ...]:
        """German words for file names, by which any two variants and finishes differ."""
        return (*self.variant.words, *((self.finish.word,) if self.finish and self.finish.word else ()))

    def faces(self, workshop: Workshop) -> CardFaces:
        """The faces in the selection's size and variant."""
        return workshop.tools(self.deck).faces(self.boxes, self.variant, braille=self.braille is not False)

    def sides(self, workshop: Workshop) -> tuple[list[Form], list[Form]]:
        """The fronts in order, and a back for each of them: the deck's, or the user's picture over trim and bleed.

        KartenwerkError if that picture is not fit for print.
        """
        faces = self.faces(workshop)
        cards = [None if name in UNPLAYED else self.deck.pack.card(name) for name in self.names]
        counts = {name: count() for name in self.names}
        copies = [next(counts[name]) for name in self.names]
        fronts = [
            self._draw_unplayed(workshop, name) if card is None else faces.front(card, copy)
            for name, card, copy in zip(self.names, cards, copies, strict=True)
        ]
        if self.braille:
            from kartenwerk.products.cards.dots import with_dots

            fronts = with_dots(workshop.catalog, self.deck, cards, fronts, self.boxes, self.variant.index)
        backs = (
            [self._picture(self.picture_back)] * len(fronts)
            if self.picture_back is not None
            else [faces.back(card) for card in cards]
        )
        if self.finish is not None:
            return [*map(self.finish.form, fronts)], [*map(self.finish.form, backs)]
        return fronts, backs

    def by_form(self, fronts: Sequence[Form]) -> dict[str, str]:
        """The names of the cards by the keys of their fronts, as `sides` gives them."""
        return {front.key: name for front, name in zip(fronts, self.names, strict=True) if name not in UNPLAYED}

    def back(self, workshop: Workshop) -> Form:
        """The back of the deck as a whole: of cards that nobody has turned up."""
        return self.faces(workshop).back() if self.picture_back is None else self._picture(self.picture_back)

    def palette(self, workshop: Workshop) -> dict[str, Ink]:
        """The inks of the deck, and the spot colours of dots, foil and varnish where there are any."""
        inks = self.deck.four_colour_palette if self.variant.four else self.deck.palette
        dots = {}
        if self.braille:
            from kartenwerk.products.cards.dots import dots_palette

            dots = dots_palette(workshop.roots)
        return {**inks, **dots, **(self.finish.palette if self.finish else {})}

    def _draw_unplayed(self, workshop: Workshop, name: str) -> Form:
        """The front of a card that is not played with."""
        return blank_form(self.boxes) if name == BLANK else maker_form(workshop, self.deck, self.boxes, self.variant)

    def _picture(self, back: PictureBack) -> Form:
        from kartenwerk.printing.pdf.picture import read_picture

        area = Box(0, 0, self.boxes.width, self.boxes.height).grow(self.boxes.bleed)
        raster = read_picture(back.file, area.width, area.height, dpi=back.dpi, ink_limit=back.ink_limit)
        return Form.of("own back", area, (Image(raster, area),))


def batch_of(deck: str) -> str:
    """The batch of a kit's files of cards, so that each face is drawn once."""
    return f"{deck}/karten"


def whole_deck(catalog: Catalog, deck: Deck) -> CardSelection:
    """All cards of a deck at its own size."""
    return CardSelection(deck, whole_names(deck), designed_boxes(catalog, deck), fills=deck.bundled)


def designed_boxes(catalog: Catalog, deck: Deck) -> CardBoxes:
    """The deck's own card size, with the bleed, safe area and corners of home printing, or with its own."""
    return deck.boxes(catalog.print.card)


def check_scale(deck: Deck, boxes: CardBoxes, service: Service | None, asked: str | None) -> None:
    """KartenwerkError if the deck's design would become too small or too large on cards of the size that was `asked`.

    It is None where the size follows from the service.
    """
    scale, (smallest, largest) = min(boxes.width / deck.width, boxes.height / deck.height), deck.scales
    if smallest <= scale <= largest:
        return
    own = f"{deck.width:g} x {deck.height:g} mm"
    offered = ", ".join(card.size for card in service.cards) if service else ""
    if service and asked is None:
        raise KartenwerkError(
            "{title} prints no cards of about the deck's size",
            title=service.title,
            key="--service",
            found=own,
            expected=_("a deck in one of the sizes {sizes}", sizes=offered),
        )
    raise KartenwerkError(
        "the deck's design would have to be scaled too far",
        key="--size",
        found=_("{width:g} x {height:g} mm for cards of {card}", width=boxes.width, height=boxes.height, card=own),
        expected=_("one of {known}", known=offered)
        if offered
        else _("{least:g} to {most:g} times its size", least=smallest, most=largest),
    )


def designed_size(catalog: Catalog, deck: Deck) -> str:
    """The id of the deck's own size, or its measures if that size has no id."""
    same = (size.id for size in catalog.print.sizes if (size.width, size.height) == (deck.width, deck.height))
    return next(same, f"{deck.width:g}x{deck.height:g}")


def whole_names(deck: Deck) -> tuple[str, ...]:
    """The notation of every card of the deck."""
    return tuple(map(str, deck.pack.cards))


def pick_names(catalog: Catalog, deck: Deck, game: str | None, cards: str | None, copies: int) -> tuple[str, ...]:
    """The notation of the cards asked for: a game's pack, single cards ("svidar-S blank maker"), or the deck.

    The whole list is repeated `copies` times. KartenwerkError for anything that cannot be printed.
    """
    if game is not None and cards is not None:
        raise KartenwerkError("--for and --cards exclude each other", key="--cards", found=f"--for {game}")
    check_copies(copies)
    if cards is not None and not cards.replace(",", " ").split():
        raise KartenwerkError("no cards are named", key="--cards", expected=_('cards such as "svidar-S ger-6"'))
    if game is not None:
        pack = game_pack(catalog, deck, game)
    elif cards is not None:
        with naming("--cards"):
            return tuple(deck.choose(cards, UNPLAYED if deck.bundled else (BLANK,))) * copies
    else:
        pack = deck.pack.cards
    return tuple(map(str, pack)) * copies


def check_copies(copies: int) -> None:
    """KartenwerkError for a number of copies that nobody prints at once."""
    check_between("the number of copies is out of range", copies, 1, MOST_COPIES, "--copies")


def game_pack(catalog: Catalog, deck: Deck, game: str) -> Iterable[object]:
    """The cards of a game with the fewest players; KartenwerkError if the game is played with another deck."""
    from kartenwerk.play.games import rules_of  # which loads all that games share

    with naming("--for"):
        data = catalog.game(game)
    if data.deck != deck.id:
        raise KartenwerkError(
            "the game is played with another deck", key="--for", found=game, expected=_("deck {deck}", deck=data.deck)
        )
    rules = rules_of(data)
    return rules.pack(rules.with_rules(data), data.players[0], deck.pack)


def blank_form(boxes: CardBoxes) -> Form:
    """The blank card: white to its bleed, with a thin frame at the edge of the safe area."""
    card = Box(0, 0, boxes.width, boxes.height)
    frame = card.grow(-boxes.safe)
    radius = max(boxes.radius - 1, 0)
    outline = rectangle(frame, radius) + rectangle(frame.grow(-_FRAME), max(radius - _FRAME, 0))
    ground = Fill(rectangle(card.grow(boxes.bleed)), "papier")
    return Form.of(BLANK, card.grow(boxes.bleed), (ground, Fill(outline, "tinte", evenodd=True)))
