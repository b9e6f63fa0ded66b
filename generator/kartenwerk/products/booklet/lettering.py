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

from markupsafe import Markup

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.graphics.display import POINT, Box, Fill, Form, Group, Item, Page, Place, Text
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.graphics.type.signs import read_keys
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.text.book.runs import NO_MARKS, Mark
from kartenwerk.text.web.drawings import PageDrawings

CARD_FONTS = ("index", "signs")
"""The fonts drawn for a deck's cards are named after the deck's id and one of these."""


class CardLettering:
    """Replaces text in the fonts of one deck's cards by shapes. `suits` are the signs of a text, by the suits' ids."""

    def __init__(self, fonts: Fonts, deck: str, suits: Mapping[str, Mark] = NO_MARKS) -> None:
        self.typefaces = fonts
        self.suits = suits
        self._names = {f"{deck}-{font}" for font in CARD_FONTS}

    def marks(self, ink: str) -> Mapping[str, Mark]:
        """The sign of each suit in its own colour, whatever the ink of the text is."""
        return self.suits

    @property
    def characters(self) -> list[str]:
        """The characters of the suits' signs, in the order of the suits."""
        return [mark.key for mark in self.suits.values()]

    def shape(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The items, and those of the cards placed among them, without text in a font of the cards."""
        return tuple(self._shape_item(item) for item in items)

    def place_signs(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """The pages with the signs in their running text as shapes; figures stay as they are."""
        return tuple(replace(page, items=tuple(map(self._shape_text, page.items))) for page in pages)

    def html(self, name: str, drawings: PageDrawings, *, is_word: bool = False) -> Markup:
        """The sign of a suit in the text of a web page; nobody hears it, as the suit's name stands beside it."""
        mark, size = self.suits[name], 10.0
        face = self.typefaces.face(mark.cut)
        height = face.cap_height * size * POINT
        box = Box(0, 0, face.width(mark.key, size), height)
        sign = self.shape((Text(0, height, mark.key, mark.cut, size, mark.ink),))
        return drawings.sign((Place(Form.of(mark.cut, box, sign)),), box)

    def _shape_text(self, item: Item) -> Item:
        if isinstance(item, Text) and item.font in self._names:
            return self._shape_item(replace(item, text=item.text.rstrip()))
        return item

    def _shape_item(self, item: Item) -> Item:
        match item:
            case Group():
                return replace(item, items=self.shape(item.items))
            case Place() if "/" in item.form.name:  # a card: drawn pictures have no text in these fonts
                return replace(item, form=self._form(item.form))
            case Text() if item.font in self._names:
                return Fill(self._outlines.path(item), item.ink)
            case _:
                return item

    def _form(self, form: Form) -> Form:
        return replace(form, key=f"{form.key} in shapes {self._digest}", draw=lambda: self.shape(form.items))

    @cached_property
    def _outlines(self) -> Outlines:
        return Outlines(self.typefaces)

    @cached_property
    def _digest(self) -> str:
        """A hash of the fonts: if their letters are redrawn, the form is another one."""
        digest = sha256()
        for name in sorted(self._names & set(self.typefaces.cuts)):
            digest.update(self.typefaces.content(name))
        return digest.hexdigest()


@once_a_run
def card_lettering(workshop: Workshop, deck: Deck) -> CardLettering:
    """The lettering of a deck, read once a run."""
    return CardLettering(workshop.fonts, deck.id, _suits(workshop, deck))


def _suits(workshop: Workshop, deck: Deck) -> Mapping[str, Mark]:
    if not isinstance(deck, SuitedDeck):
        return {}
    keys = read_keys(workshop.roots, deck.id)
    return {suit.id: Mark(keys[suit.id], f"{deck.id}-signs", suit.colour) for suit in deck.suits if suit.id in keys}
