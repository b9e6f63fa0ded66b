"""A deck of one's own as a deck like any other."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from pydantic import ConfigDict, PrivateAttr

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.palette import Ink
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.catalog.fields import Data
from kartenwerk.custom.cards import CustomCard, safe_id
from kartenwerk.custom.colours import BASIC, INK
from kartenwerk.custom.faults import Report
from kartenwerk.custom.table import CardTable
from kartenwerk.custom.text import plain, read_text
from kartenwerk.custom.tools import Tools

ROW = 8
"""Cards in a row of the preview."""


class CustomDeck(Deck):
    """A deck of one's own. Its cards are known by their ids; copies of a card are equal."""

    model_config = ConfigDict(**{**Data.model_config, "arbitrary_types_allowed": True})

    _content: DeckContent = PrivateAttr()

    @property
    def content(self) -> DeckContent:
        return self._content

    @cached_property
    def pack(self) -> Pack:
        kinds = self._content.cards
        cards = [card for kind in kinds for card in [Card("", kind.id)] * kind.count]
        return Pack(cards)

    @property
    def row(self) -> int:
        return ROW

    @property
    def dative(self) -> str:
        return "eigenen Karten"

    def file_name(self, name: str) -> str:
        words = self._content.tools.words.files
        return "_".join(words.get(word, word) for word in name.split("_"))

    def name_of(self, card: Card) -> str:
        return self._content.by_id[card.rank].title

    def words_on(self, card: Card) -> str:
        kind = self._content.by_id[card.rank]
        texts = (str(kind.values.get(name, "")) for name in ("text", "note"))
        return "\n".join(plain(read_text(text, kind.id)) for text in texts if text)

    def back_of(self, card: Card) -> str:
        return safe_id(self._content.by_id[card.rank].back)

    @property
    def palette(self) -> dict[str, Ink]:
        inks = self._content.tools.colours.palette
        return {**self.series.inks(inks), **self._house, **inks}

    @cached_property
    def _house(self) -> dict[str, Ink]:
        """The roles that booklets, guides and previews of every deck use: the dark ground of its box, if it has one."""
        colours, black = self._content.tools.colours, BASIC[INK].ink
        with suppress(KartenwerkError):
            ground = colours.ink(self._content.tools.file.tuckbox.ground)
            if colours.is_dark(ground):
                black = colours.full(ground)
        return {
            "band": black,
            "akzent": black,
            "nacht": black,
            "flaeche": Ink((0, 0, 0, 6), "#F2F2F2"),
            "grau": Ink((0, 0, 0, 55), "#8A8A8A"),
        }

    @property
    def boxes(self) -> CardBoxes:
        """The deck's own size with its bleed, safe area and corners."""
        return self._content.boxes


@dataclass(frozen=True)
class DeckContent:
    """What a deck's folder holds, read and checked as far as that goes without drawing."""

    cards: tuple[CustomCard, ...]
    tables: tuple[CardTable, ...]
    tools: Tools
    boxes: CardBoxes
    report: Report

    @cached_property
    def by_id(self) -> Mapping[str, CustomCard]:
        return {card.id: card for card in self.cards}

    @cached_property
    def digest(self) -> str:
        """A hash of all files that the deck is made from."""
        return self.tools.folder.digest([*self.tools.file.tables, *self.tools.layouts.templates()])
