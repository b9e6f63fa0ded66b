"""A deck of one's own as a deck like any other."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.palette import Ink
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.catalog.deck import Brought, Rank, Suit, in_file_words
from kartenwerk.catalog.paper import CardMargins
from kartenwerk.catalog.pictures import DescribedPicture
from kartenwerk.catalog.series import Series
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.choice import choose
from kartenwerk.custom.colours import BASIC, INK
from kartenwerk.custom.faults import Report
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.game_cards import ranks_of, safe_id, suits_of
from kartenwerk.custom.table import CardTable
from kartenwerk.custom.text import plain
from kartenwerk.custom.tools import Tools

if TYPE_CHECKING:
    from kartenwerk.custom.game.partfile import PartFile

ROW = 8
"""Cards in a row of the preview."""


@dataclass(frozen=True, eq=False)
class CustomDeck:
    """A deck of one's own, read from its folder and checked as far as that goes without drawing.

    Its cards are known by their ids, or in games by suit and rank; copies of a card are equal. `measures` are its own
    size with bleed, safe area and corners.
    """

    cards: tuple[CustomCard, ...]
    tables: tuple[CardTable, ...]
    tools: Tools
    measures: CardBoxes
    report: Report
    part: PartFile | None = None
    """What the deck is as a part of a game, whose cards are pieces; None for a deck of cards."""

    series = Series()
    bundled = False
    scales = 0.8, 1.6
    indexes = ("normal",)
    corners = ("two",)
    row = ROW
    adjective = "eigen"
    dative = f"{adjective}en Karten"

    @property
    def id(self) -> str:
        return self.tools.file.id

    @property
    def title(self) -> str:
        return self.tools.file.title

    @property
    def width(self) -> float:
        return self.measures.width

    @property
    def height(self) -> float:
        return self.measures.height

    @property
    def title_cut(self) -> str:
        return self.tools.title_cut

    @property
    def brings(self) -> frozenset[Brought]:
        found: dict[Brought, object] = {"rules": self.rules, "reference": self.reference, "pad": self.tools.file.pad}
        return frozenset(part for part, brought in found.items() if brought is not None)

    @property
    def language(self) -> str:
        return self.tools.file.language

    @property
    def rules(self) -> CustomFile | None:
        """The text of the deck's rules, `regeln.md` or `rules.md`, if its folder has one."""
        return self.tools.folder.rules

    @property
    def reference(self) -> CustomFile | None:
        """The text of the deck's reference card, `kurzkarte.md` or `reference.md`, if its folder has one."""
        return self.tools.folder.reference

    @cached_property
    def by_id(self) -> Mapping[str, CustomCard]:
        return {card.id: card for card in self.cards}

    @cached_property
    def by_name(self) -> Mapping[str, CustomCard]:
        """The cards by their ids, and by their notation in games."""
        return {**self.by_id, **{str(kind.card): kind for kind in self.cards}}

    @cached_property
    def by_card(self) -> Mapping[Card, CustomCard]:
        return {kind.card: kind for kind in self.cards}

    @cached_property
    def _back_names(self) -> Mapping[str, str]:
        """What the layouts of backs are called in names of files: no two alike, and "" for no back."""
        found: dict[str, str] = {}
        for number, back in enumerate(dict.fromkeys(card.back for card in self.cards), 1):
            name = safe_id(back) or (str(number) if back else "")
            while name in found.values():
                name = f"{name}_{number}"
            found[back] = name
        return found

    @cached_property
    def digest(self) -> str:
        """A hash of all files that the deck is made from."""
        return self.tools.folder.digest(self._named)

    @property
    def files(self) -> Mapping[str, str]:
        """Hashes of all these files by their names."""
        return self.tools.folder.digests(self._named)

    @property
    def _named(self) -> list[str]:
        """The files that deck.toml names."""
        file = self.tools.file
        return [*file.tables, *(spec.table for spec in file.rows.joins), *self.tools.layouts.templates()]

    @cached_property
    def shown(self) -> str:
        """A hash of what the cards say and show, whatever the deck is called: equal decks look alike."""
        cards = [
            (
                card.count,
                card.layout,
                card.back,
                [(name, repr(value), getattr(value, "_entry", None)) for name, value in card.values.items()],
            )
            for card in self.cards
        ]
        file = self.tools.file.model_dump(exclude={"id", "title", "language"})
        own = f"@{self.tools.folder.language}."
        pictures = [name for name in self.tools.folder.files("pictures") if own in name]
        return sha256(repr((cards, file, pictures)).encode()).hexdigest()

    @cached_property
    def pack(self) -> Pack:
        cards = [kind.card for kind in self.cards for _ in range(kind.count)]
        notations = set(map(str, cards))
        return Pack(cards, aliases={kind.id: kind.card for kind in self.cards if kind.id not in notations})

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        inks = self.tools.colours.palette
        colours = ((kind.in_game, str(kind.values.get("colour", ""))) for kind in self.cards)
        return suits_of([(card, colour if colour in inks else INK) for card, colour in colours if card])

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        return ranks_of(kind.in_game for kind in self.cards if kind.in_game)

    def suit(self, id: str) -> Suit:
        return next(suit for suit in self.suits if suit.id == id)

    def rank(self, code: str) -> Rank:
        return next(rank for rank in self.ranks if rank.code == code)

    def words_of(self, card: Card) -> Rank:
        return self.rank(card.rank)

    @property
    def kinds(self) -> tuple[Card, ...]:
        return tuple(self.pack.counts)

    @property
    def compound_names(self) -> frozenset[str]:
        return frozenset(card.title for card in self.cards if "-" in card.title)

    @property
    def palette(self) -> dict[str, Ink]:
        inks = self.tools.colours.palette
        return {**self.series.inks(inks), **self._house, **inks}

    @cached_property
    def _house(self) -> dict[str, Ink]:
        """The roles that booklets, guides and previews of every deck use: the dark ground of its box, if it has one."""
        colours, black = self.tools.colours, BASIC[INK].ink
        with suppress(KartenwerkError):
            ground = colours.ink(self.tools.file.tuckbox.ground)
            if colours.is_dark(ground):
                black = colours.full(ground)
        return {
            "band": black,
            "akzent": black,
            "nacht": black,
            "flaeche": Ink((0, 0, 0, 6), "#F2F2F2"),
            "grau": Ink((0, 0, 0, 55), "#8A8A8A"),
            "stift": Ink((0, 0, 0, 78), "#4A4744"),
        }

    @property
    def four_colour_palette(self) -> dict[str, Ink]:
        return self.palette

    @property
    def four(self) -> dict[str, str]:
        return {}

    @property
    def gold(self) -> tuple[str, ...]:
        return ()

    @property
    def lead(self) -> tuple[str, ...]:
        return ()

    @property
    def plates(self) -> dict[str, Ink]:
        return self.tools.colours.plates

    @property
    def languages(self) -> dict[str, str]:
        return {}

    @property
    def dark_colours(self) -> dict[str, str]:
        return {}

    def boxes(self, usual: CardMargins) -> CardBoxes:
        return self.measures

    def choose(self, text: str, others: Collection[str] = ()) -> list[str]:
        return choose(text, self.cards, others)

    def file_name(self, name: str) -> str:
        known = self.tools.words
        return in_file_words(name, {**known.files, "neu": safe_id(known.prints.added)})

    def name_of(self, card: Card) -> str:
        return self.by_card[card].title

    def words_on(self, card: Card) -> str:
        kind = self.by_card[card]
        texts = (str(kind.values.get(name, "")) for name in ("text", "note"))
        return "\n".join(plain(text, kind.id) for text in texts if text)

    def back_of(self, card: Card) -> str:
        return self._back_names[self.by_card[card].back]

    def picture(self, card: Card) -> str:
        return ""

    def describe_pictures(self, cards: Sequence[Card]) -> tuple[DescribedPicture, ...]:
        return ()

    def is_extra(self, card: Card) -> bool:
        return False


def with_folder(deck: Deck) -> CustomDeck:
    """The deck as one of one's own, which it is because it brings something; AssertionError for any other."""
    assert isinstance(deck, CustomDeck)
    return deck
