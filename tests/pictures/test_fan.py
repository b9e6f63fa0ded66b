"""Cards in a fan: of each its left strip is seen, and that tells it from all others, rank and suit."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from tests.pictures.album import rendered, workshop
from tests.support import slow

from kartenwerk.catalog import LetterDeck, SuitedDeck
from kartenwerk.faces.faces import Faces
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Page, Place
from kartenwerk.graphics.svg.reader import read_svg

STRIP = 12.0
"""mm of a card that are seen in a fan."""
DPI = 150
FOOT = 30.0
"""mm below which the index has ended."""
ALIKE = 25
"""The difference of two greys at a spot that the eye does not see."""
SPOTS = 0.004
"""Share of the strip's spots in which two cards differ, at least: the sixth part of a small letter."""
DECKS = ["deutsch", "buchstaben", slow("franzoesisch"), slow("walisch"), slow("inrah")]
VARIANTS = {
    "normal": FaceVariant(), "large": FaceVariant(index="large"), "four": FaceVariant(corners="four"),
}  # fmt: skip
FANS = [
    "deutsch normal", "buchstaben normal", slow("deutsch four"),
    *(slow(f"{deck} normal") for deck in ("franzoesisch", "walisch", "inrah")),
    *(slow(f"{deck} four") for deck in ("franzoesisch", "walisch", "inrah", "buchstaben")),
    *(slow(f"{deck} large") for deck in ("deutsch", "franzoesisch", "walisch", "inrah", "buchstaben")),
]  # fmt: skip
RANKS = {"deutsch": 11.9, "franzoesisch": 11.9, "walisch": 12.2, "inrah": 12.0}
"""mm from the upper edge where the rank ends and the suit begins."""
SUITS = {"deutsch": 19.3, "franzoesisch": 19.2, "walisch": 19.2, "inrah": 18.2}
"""mm from the upper edge where the suit has ended."""
WINDOW = 11.3
"""mm from the left edge where no suit reaches, but a picture's window may begin."""
LETTERS = (11.6, 20.9)
"""mm from the upper edge between which the letters stand on their bar, below their Braille."""
INK = 160
"""Darker spots belong to a sign."""
SIGN = (84, 48)
"""Signs are compared in a field of this size in pixels."""

Grey = NDArray[np.int64]


@cache
def strips(deck_id: str, variant: str = "normal") -> dict[str, Grey]:
    """What is seen of each kind of card, in greys, its index alone: dots of Braille are not seen but felt."""
    shop = workshop()
    deck = shop.catalog.deck(deck_id)
    faces = Faces(shop.tools(deck).pictures.with_variant(VARIANTS[variant]), shop.roots)
    cards = [Page(deck.width, deck.height, (Place(faces.front(card)),)) for card in deck.kinds]
    images = rendered(cards, deck.palette, round(deck.width / 25.4 * DPI), deck.title)
    shown = {}
    for card, image in zip(deck.kinds, images, strict=True):
        dot = image.width / deck.width
        seen = image.convert("L").crop((0, 0, round(STRIP * dot), round(FOOT * dot)))
        shown[str(card)] = np.asarray(seen).astype(np.int64)
    return shown


def apart(one: Grey, other: Grey) -> float:
    """Share of the spots that differ."""
    return float((np.abs(one - other) > ALIKE).mean())


@pytest.mark.parametrize("fan", FANS)
def test_no_two_cards_look_alike_in_a_fan(fan: str) -> None:
    shown = strips(*fan.split()).items()
    assert not [(a, b) for (a, one), (b, other) in combinations(shown, 2) if apart(one, other) < SPOTS]


@cache
def glyphs(deck_id: str, sheet: str, names: tuple[str, ...]) -> dict[str, Grey]:
    """The deck's own signs as they are drawn, each by itself, by the last part of its name."""
    shop = workshop()
    deck = shop.catalog.deck(deck_id)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24mm" height="24mm">'
    pages = []
    for name in names:
        use = f'<use href="{sheet}.svg#{name}" class="tinte" transform="translate(10 12) scale(0.7)"/>'
        drawing = read_svg(
            f"{head}{use}</svg>", name, lambda file: shop.roots.find(f"templates/art/{deck_id}/{file}").text(),
            roles=deck.palette,
        )  # fmt: skip
        pages.append(Page(24, 24, drawing.items))
    images = rendered(pages, deck.palette, round(24 / 25.4 * DPI), "glyphs")
    return {name: sign(np.asarray(image.convert("L"))) for name, image in zip(names, images, strict=True)}


def sign(grey: NDArray[np.generic]) -> Grey:
    """The sign alone at the left of a field, drawn to the field's height: what is darker than the paper."""
    dark = np.asarray(grey) < INK
    rows, columns = np.flatnonzero(dark.any(axis=1)), np.flatnonzero(dark.any(axis=0))
    cut = Image.fromarray((dark[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1] * 255).astype(np.uint8))
    _, tall = SIGN
    field = Image.new("L", SIGN)
    field.paste(cut.resize((round(cut.width * tall / cut.height), tall), Image.Resampling.BOX))
    return np.asarray(field).astype(np.int64)


def read(strip: Grey, upper: float, lower: float, known: dict[str, Grey], right: float = STRIP) -> str:
    """Which of the known signs is seen between two heights, as far to the right, in mm."""
    dot = DPI / 25.4
    seen = sign(strip[round(upper * dot) : round(lower * dot), : round(right * dot)])
    return min(known, key=lambda name: float(np.abs(known[name] - seen).mean()))


@pytest.mark.parametrize("deck_id", [deck for deck in DECKS if deck != "buchstaben"])
def test_rank_and_suit_are_read_from_the_strip(deck_id: str) -> None:
    """Of all ranks and of all suits as the deck draws them, those of the card are what the strip looks most like."""
    deck = workshop().catalog.deck(deck_id)
    assert isinstance(deck, SuitedDeck)
    ranks = glyphs(deck_id, "symbols", tuple(f"i-{rank.code}" for rank in deck.ranks))
    cut = "index-" if deck_id == "deutsch" else ""
    suits = glyphs(deck_id, "symbols", tuple(f"{cut}{suit.id}" for suit in deck.suits))
    for card in deck.kinds:
        if not deck.is_extra(card):
            strip = strips(deck_id)[str(card)]
            found = read(strip, 0, RANKS[deck_id], ranks), read(strip, RANKS[deck_id], SUITS[deck_id], suits, WINDOW)
            assert found == (f"i-{card.rank}", f"{cut}{card.suit}"), str(card)


def test_letters_are_read_from_the_strip() -> None:
    deck = workshop().catalog.deck("buchstaben")
    assert isinstance(deck, LetterDeck)
    letters = glyphs("buchstaben", "pieces", tuple(f"i-{letter.sign}" for letter in deck.letters))
    shown = {name: strip for name, strip in strips("buchstaben").items() if f"i-{name}" in letters}
    assert len(shown) == len(deck.letters)
    assert {name: read(strip, *LETTERS, letters) for name, strip in shown.items()} == {
        name: f"i-{name}" for name in shown
    }
