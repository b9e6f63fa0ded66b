"""Letters on cards that are shown in figures, and signs in running text: pictures of letters, not text.

A card in a figure is small, leans and may run off the page. Text there would be read aloud and copied as stray
letters, blur in four inks, and be refused by preflight at the page's edge; as shapes it is part of the picture. A sign
beside a suit's name is such a picture too: who hears or copies the text gets the name, and gets it once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.display import Fill, Form, Group, Item, Page, Place, Text
from kartenwerk.type.signs import read_keys

if TYPE_CHECKING:
    from kartenwerk.book.runs import Mark
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.pdf.outlines import Outlines
    from kartenwerk.type.library import Fonts

FACES_OF_CARDS = ("index", "signs")
"""What the faces drawn for a deck's cards are called, after the deck's id."""


class CardLettering:
    """Draws the letters of one deck's cards as shapes."""

    def __init__(self, fonts: Fonts, deck: str) -> None:
        self._fonts = fonts
        self._names = {f"{deck}-{face}" for face in FACES_OF_CARDS}

    def shaped(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The items, and those of the cards placed among them, with no text in a face of the cards."""
        return tuple(self._shaped(item) for item in items)

    def shaped_marks(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """The pages, with the signs in their running text as shapes; figures are left as they are."""
        return tuple(replace(page, items=tuple(map(self._shaped_text, page.items))) for page in pages)

    def _shaped_text(self, item: Item) -> Item:
        if isinstance(item, Text) and item.font in self._names:
            return self._shaped(replace(item, text=item.text.rstrip()))
        return item

    def _shaped(self, item: Item) -> Item:
        match item:
            case Group():
                return replace(item, items=self.shaped(item.items))
            case Place() if "/" in item.form.name:  # a card; drawn pictures have no such letters
                return replace(item, form=self._form(item.form))
            case Text() if item.font in self._names:
                return Fill(self._outlines.path(item), item.ink)
            case _:
                return item

    def _form(self, form: Form) -> Form:
        return replace(form, key=f"{form.key} in shapes {self._digest}", draw=lambda: self.shaped(form.items))

    @cached_property
    def _outlines(self) -> Outlines:
        from kartenwerk.pdf.outlines import Outlines

        return Outlines(self._fonts)

    @cached_property
    def _digest(self) -> str:
        """A hash of the faces: letters that are drawn anew are another picture."""
        digest = sha256()
        for name in sorted(self._names & set(self._fonts.cuts)):
            digest.update(self._fonts.content(name))
        return digest.hexdigest()


def suit_marks(workshop: Workshop, deck: Deck) -> Mapping[str, Mark]:
    """The signs that a text may show, by their suits, each in its suit's colour."""
    from kartenwerk.book.runs import Mark

    if not isinstance(deck, SuitedDeck):
        return {}
    keys = read_keys(workshop.roots, deck.id)
    return {suit.id: Mark(keys[suit.id], f"{deck.id}-signs", suit.colour) for suit in deck.suits if suit.id in keys}
