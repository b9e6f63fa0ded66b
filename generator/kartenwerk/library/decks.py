"""Decks: their cards as values, as pictures, and printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.catalog import Deck as DeckData
from kartenwerk.custom.reading import folder_of
from kartenwerk.library.drawing import Drawing, draw_rows
from kartenwerk.products.check import DeckCheck, check_all, check_whole

if TYPE_CHECKING:
    from kartenwerk.library.files import Files
    from kartenwerk.products.cards.order import DeckOrder


class DeckInfo(NamedTuple):
    """A deck in a list; `cards` is the number of its cards."""

    id: str
    title: str
    cards: int


class DeckCard(Card):
    """A card with its deck, for its picture in notebooks. It equals any card of its suit, rank and value."""

    _deck: Deck | None = None

    @classmethod
    def of(cls, deck: Deck, card: Card) -> DeckCard:
        """The same card as one of the deck's."""
        found = cls(*card)
        found._deck = deck
        return found

    def _repr_svg_(self) -> str | None:
        return None if self._deck is None else self._deck.show(self).svg

    def __repr__(self) -> str:
        return repr(Card(*self))

    def __reduce__(self) -> tuple[type[Card], tuple[str, str, int]]:
        return Card, (self.suit, self.rank, self.value)


class Deck:
    """A deck of cards.

    Examples:
        >>> import kartenwerk as kw
        >>> deck = kw.deck("franzoesisch")
        >>> hand = deck.read("herz-A kreuz-K")
        >>> [deck.name(card) for card in hand]
        ['Herz-Ass', 'Kreuz-König']
        >>> deck.show(hand)                                     # doctest: +ELLIPSIS
        Drawing(... characters of SVG)
    """

    def __init__(self, workshop: Workshop, data: DeckData, check: Callable[[], object] = lambda: None) -> None:
        self._workshop, self._data, self._check = workshop, data, check

    @property
    def id(self) -> str:
        """The id in commands and files."""
        return self._data.id

    @property
    def title(self) -> str:
        """The title: in German, or in the language of a deck of one's own."""
        return self._data.title

    @property
    def cards(self) -> Cards:
        """All cards of the usual form of the deck, in their order."""
        return self._bind(self._data.pack.cards)

    def card(self, name: str) -> Card:
        """The card of that notation ("herz-A"); KartenwerkError if the deck has none."""
        return DeckCard.of(self, self._data.pack.card(name))

    def read(self, text: str) -> Cards:
        """Cards from a line of notation; KartenwerkError for one that the deck does not have."""
        return self._bind(self._data.pack.read(text))

    def _bind(self, cards: Cards) -> Cards:
        return tuple(DeckCard.of(self, card) for card in cards)

    def name(self, card: Card) -> str:
        """The card's German name."""
        return self._data.name_of(card)

    def show(self, cards: str | Card | Iterable[Card], label: str = "") -> Drawing:
        """A card, or a hand, trick or board in a row, as a picture; KartenwerkError for a card of another deck."""
        if isinstance(cards, Card):
            row: Cards = (cards,)
        else:
            row = self.read(cards) if isinstance(cards, str) else tuple(cards)
        for card in row:
            # a card of that name is another one if its value differs
            if card != HIDDEN and self._data.pack.card(str(card)) != card:
                raise KartenwerkError("this card is not in the pack", key=str(card), found=f"value {card.value}")
        return draw_rows(self._workshop, self._data, [(label, row)])

    def sheets(
        self, *, cards: str | None = None, paper: str | None = None, size: str | None = None, copies: int = 1
    ) -> Files:
        """The cards on sheets with backs, and singly with bleed; the options are those of `kartenwerk deck`."""
        from kartenwerk.products.cards.order import DeckOrder

        return self._files(DeckOrder(self._data, cards=cards, paper=paper, size=size, copies=copies))

    def for_service(self, service: str) -> Files:
        """The files for a print service; `kartenwerk list` names the services."""
        from kartenwerk.products.cards.order import DeckOrder

        return self._files(DeckOrder(self._data, service=service))

    def pictures(self, dpi: int = 300, *, cards: str | None = None, bleed: bool = False) -> Files:
        """The cards as PNG files."""
        from kartenwerk.products.cards.order import DeckOrder

        return self._files(DeckOrder(self._data, png=dpi, bleed=bleed, cards=cards))

    def box(self) -> Files:
        """The tuck box."""
        from kartenwerk.library.files import Files
        from kartenwerk.products.box.contents import box_contents
        from kartenwerk.products.box.tuck_box import box_product

        self._check()
        catalog = self._workshop.catalog
        games = [game.id for game in catalog.games_of(self.id)]
        contents = box_contents(catalog, self._data, 0, 0, None)
        return Files(self._workshop, [box_product(self._data, contents, None, games)])

    def _files(self, order: DeckOrder) -> Files:
        from kartenwerk.library.files import Files

        self._check()
        return Files(self._workshop, order.products(self._workshop.catalog))

    def write_kit(self, folder: str | Path, *, paper: str = "a4") -> tuple[Path, ...]:
        """Write everything of the deck below the folder, as `kartenwerk kit` does. Returns the paths.

        KartenwerkError if a file cannot be made or written; then none is written.
        """
        from kartenwerk.build.run import build
        from kartenwerk.products.kits.kit import kit_follow_ups, kit_products

        self._check()
        catalog = self._workshop.catalog
        products, follow_ups = kit_products(catalog, self._data, paper), kit_follow_ups(catalog, [self._data], paper)
        files = build(self._workshop, products, Path(folder), lambda file: None, follow_ups=follow_ups)
        return tuple(Path(folder) / file.path for file in files)

    def __repr__(self) -> str:
        return f"Deck({self.id!r}, {len(self.cards)} cards)"


def deck(id: str | Path, *, data: str | Path | None = None) -> Deck:
    """The deck of that id, or a deck of one's own from its folder or its deck.toml.

    `data` is a folder laid over the project's data. KartenwerkError if there is no such deck; DataError with all faults
    that reading a deck of one's own finds, and when it is first printed with those that drawing it finds.
    """
    over = None if data is None else Path(data)
    workshop = Workshop.over(over)
    if isinstance(id, str) and (id in workshop.catalog.deck_ids or not Path(id).exists()):
        return Deck(workshop, workshop.catalog.deck(id))
    custom = Workshop.over(over, _folder(id))
    return Deck(custom, custom.deck, lambda: check_all(custom).check())


def check_deck(folder: str | Path, *, data: str | Path | None = None) -> DeckCheck:
    """All that is wrong with a deck of one's own, and what is worth knowing, as `kartenwerk check` prints it.

    `folder` may also be its deck.toml. KartenwerkError if there is no deck in it.
    """
    return check_whole(Workshop.over(None if data is None else Path(data), _folder(folder)))


def _folder(place: str | Path) -> Path:
    """The folder of a deck of one's own; KartenwerkError if there is none."""
    folder = folder_of(Path(place))
    if folder is None:
        raise KartenwerkError(
            "there is no deck in this folder", found=str(place), expected=_("a folder with a deck.toml")
        )
    return folder


def all_decks(*, data: str | Path | None = None) -> tuple[DeckInfo, ...]:
    """All decks there are.

    Examples:
        >>> import kartenwerk as kw
        >>> [deck.id for deck in kw.all_decks()]
        ['buchstaben', 'deutsch', 'franzoesisch', 'inrah', 'walisch']
    """
    catalog = Workshop.over(None if data is None else Path(data)).catalog
    return tuple(DeckInfo(deck.id, deck.title, len(deck.pack.cards)) for deck in catalog.decks)
