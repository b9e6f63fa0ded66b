"""Which cards are printed, how large, and with which back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes, Catalog, Deck
from kartenwerk.display import Box, Form, Image
from kartenwerk.errors import KartenwerkError, naming
from kartenwerk.faces.variant import PLAIN, FaceVariant
from kartenwerk.palette import Ink
from kartenwerk.products.cards.blank import BLANK, blank_form

if TYPE_CHECKING:
    from kartenwerk.faces import Faces


@dataclass(frozen=True)
class OwnBack:
    """A user's picture for the back, printed with at least `dpi` and at most `ink_limit` percent of ink."""

    file: Path
    dpi: int = 300
    ink_limit: int = 300


@dataclass(frozen=True)
class Cards:
    """Cards of one deck, by their notation, one after the other; `boxes` are their size, bleed and safe area."""

    deck: str
    names: tuple[str, ...]
    boxes: CardBoxes
    own_back: OwnBack | None = None
    braille: bool | None = None  # dots on a plate of their own; False: not even those that a face shows in print
    variant: FaceVariant = PLAIN

    def faces(self, workshop: Workshop) -> Faces:
        from kartenwerk.faces import Faces, Size

        deck = workshop.catalog.deck(self.deck)
        size = Size(self.boxes.width, self.boxes.height)
        if self.variant != PLAIN:
            pictures = workshop.pictures(deck).varied(self.variant).sized(size, self.boxes.bleed)
            return Faces(pictures.without_braille() if self.braille is False else pictures, workshop.roots)
        if self.braille is False:
            return Faces(workshop.pictures(deck).sized(size, self.boxes.bleed).without_braille(), workshop.roots)
        if size == (deck.width, deck.height) and self.boxes.bleed == workshop.catalog.print.card.bleed:
            return workshop.faces(deck)  # made once a run
        return Faces(workshop.pictures(deck).sized(size, self.boxes.bleed), workshop.roots)

    def sides(self, workshop: Workshop) -> tuple[list[Form], Form]:
        """The fronts one after the other, and the back: the deck's, or the user's picture over trim and bleed.

        KartenwerkError if that is not fit for print.
        """
        pack = workshop.catalog.deck(self.deck).pack
        faces = self.faces(workshop)
        back = faces.back() if self.own_back is None else self._picture(self.own_back)
        fronts = [blank_form(self.boxes) if name == BLANK else faces.front(pack.card(name)) for name in self.names]
        if self.braille:
            from kartenwerk.products.braille.labels import embossed

            fronts = embossed(workshop, self, fronts)
        return fronts, back

    def palette(self, workshop: Workshop) -> dict[str, Ink]:
        """The deck's inks, and the plate of Braille where there is one."""
        deck = workshop.catalog.deck(self.deck)
        inks = deck.four_colour_palette if self.variant.four else deck.palette
        if not self.braille:
            return inks
        from kartenwerk.products.braille.labels import plate

        return inks | plate(workshop.roots)

    def _picture(self, back: OwnBack) -> Form:
        from kartenwerk.pdf.picture import read_picture

        area = Box(0, 0, self.boxes.width, self.boxes.height).grown(self.boxes.bleed)
        raster = read_picture(back.file, area.width, area.height, dpi=back.dpi, ink_limit=back.ink_limit)
        return Form.of("own back", area, (Image(raster, area),))


def own_size(catalog: Catalog, deck: Deck) -> str:
    """The id of the deck's own size, or its measures."""
    same = (size.id for size in catalog.print.sizes if (size.width, size.height) == (deck.width, deck.height))
    return next(same, f"{deck.width:g}x{deck.height:g}")


def whole_names(deck: Deck) -> tuple[str, ...]:
    """Every card of the deck, by its notation."""
    return tuple(map(str, deck.pack.cards))


def pick_names(catalog: Catalog, deck: Deck, game: str | None, cards: str | None, copies: int) -> tuple[str, ...]:
    """What is asked for, `copies` times: a game's pack, single cards ("svidar-S ger-6 blank"), or the deck."""
    if game is not None and cards is not None:
        raise KartenwerkError("--for and --cards exclude each other", key="--cards", found=f"--for {game}")
    if not 1 <= copies <= MOST_COPIES:
        raise KartenwerkError(
            "that is no number of copies", key="--copies", found=str(copies), expected=f"1 to {MOST_COPIES}"
        )
    if cards is not None and not cards.replace(",", " ").split():
        raise KartenwerkError("no cards are named", key="--cards", expected='cards such as "svidar-S ger-6"')
    if game is not None:
        chosen = game_pack(catalog, deck, game)
    elif cards is not None:
        names = cards.replace(",", " ").split()
        with naming("--cards"):
            return tuple(name if name == BLANK else str(deck.pack.card(name)) for name in names) * copies
    else:
        chosen = deck.pack.cards
    return tuple(map(str, chosen)) * copies


MOST_COPIES = 50


def game_pack(catalog: Catalog, deck: Deck, game: str) -> Iterable[object]:
    """The cards that a game is played with by the fewest players that may; KartenwerkError for another deck's game."""
    from kartenwerk.games import game as rules_of

    with naming("--for"):
        data = catalog.game(game)
    if data.deck != deck.id:
        raise KartenwerkError(
            "the game is played with another deck", key="--for", found=game, expected=f"deck {data.deck}"
        )
    rules = rules_of(game)
    return rules.pack(rules.with_rules(data), data.players[0], deck.pack)
