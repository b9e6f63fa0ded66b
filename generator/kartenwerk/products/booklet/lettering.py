"""Lettering: letters on pictured cards, and suit signs in running text, are drawn as shapes and not set as text.

A card in a figure is small, is often turned, and may run off the page. Text on it would be read aloud and copied as
stray letters, would blur in four inks, and would fail preflight at the page's edge. A suit's sign beside its name is a
picture too: a reader who hears or copies the text gets the name once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.graphics.display import Fill, Form, Group, Item, Page, Place, Text
from kartenwerk.graphics.type.signs import read_keys

if TYPE_CHECKING:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.graphics.type.library import Fonts
    from kartenwerk.printing.pdf.outlines import Outlines
    from kartenwerk.text.book.runs import Mark

CARD_FONTS = ("index", "signs")
"""The fonts drawn for a deck's cards are named after the deck's id and one of these."""


class CardLettering:
    """Replaces text in the fonts of one deck's cards by shapes."""

    def __init__(self, fonts: Fonts, deck: str) -> None:
        self._fonts = fonts
        self._names = {f"{deck}-{font}" for font in CARD_FONTS}

    def shaped(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The items, and those of the cards placed among them, without text in a font of the cards."""
        return tuple(self._shaped(item) for item in items)

    def shaped_marks(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """The pages with the signs in their running text as shapes; figures stay as they are."""
        return tuple(replace(page, items=tuple(map(self._shaped_text, page.items))) for page in pages)

    def _shaped_text(self, item: Item) -> Item:
        if isinstance(item, Text) and item.font in self._names:
            return self._shaped(replace(item, text=item.text.rstrip()))
        return item

    def _shaped(self, item: Item) -> Item:
        match item:
            case Group():
                return replace(item, items=self.shaped(item.items))
            case Place() if "/" in item.form.name:  # a card: drawn pictures have no text in these fonts
                return replace(item, form=self._form(item.form))
            case Text() if item.font in self._names:
                return Fill(self._outlines.path(item), item.ink)
            case _:
                return item

    def _form(self, form: Form) -> Form:
        return replace(form, key=f"{form.key} in shapes {self._digest}", draw=lambda: self.shaped(form.items))

    @cached_property
    def _outlines(self) -> Outlines:
        from kartenwerk.printing.pdf.outlines import Outlines

        return Outlines(self._fonts)

    @cached_property
    def _digest(self) -> str:
        """A hash of the fonts: if their letters are redrawn, the form is another one."""
        digest = sha256()
        for name in sorted(self._names & set(self._fonts.cuts)):
            digest.update(self._fonts.content(name))
        return digest.hexdigest()


def suit_marks(workshop: Workshop, deck: Deck) -> Mapping[str, Mark]:
    """The signs that a text may show: for each suit, by its id, the sign in its colour. They are read once a run."""
    return workshop.once(("suit marks", deck.id), lambda: _suit_marks(workshop, deck))


def _suit_marks(workshop: Workshop, deck: Deck) -> Mapping[str, Mark]:
    from kartenwerk.text.book.runs import Mark

    if not isinstance(deck, SuitedDeck):
        return {}
    keys = read_keys(workshop.roots, deck.id)
    return {suit.id: Mark(keys[suit.id], f"{deck.id}-signs", suit.colour) for suit in deck.suits if suit.id in keys}
