"""How small the drawings of a deck are ever printed: over all indexes and corners that it is drawn with."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import get_args

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import require_suited
from kartenwerk.faces.layout import SMALLEST
from kartenwerk.faces.variant import Corners, FaceVariant, IndexSize
from kartenwerk.graphics.display import POINT, Group, Item, Matrix, Place, Text

HALF = "half"
"""The part of a court that variants move by itself."""
CAPITALS = 0.7
"""Height of the symbol faces' capitals in em."""


def smallest_picture(deck: str) -> float:
    """How large a court is printed at least, 1 being as it is drawn."""
    placed = ((item.form.name, matrix) for item, matrix in _drawn(deck) if isinstance(item, Place))
    return min(_scale(matrix) for name, matrix in placed if name.endswith(".svg") or name == HALF)


def smallest_part(deck: str, name: str) -> float:
    """How large a part of the symbol sheet (a pip, a sign) is printed at least, 1 being as it is drawn."""
    found = [_scale(matrix) for item, matrix in _drawn(deck) if isinstance(item, Place) and item.form.name == name]
    return min(found)


def smallest_capital(deck: str, sign: str) -> float:
    """The least height of the symbol face's capitals, in mm, where it shows the sign."""
    font = f"{deck}-signs"
    found = [
        item.size * POINT * CAPITALS * _scale(matrix)
        for item, matrix in _drawn(deck)
        if isinstance(item, Text) and item.font == font and item.text == sign
    ]
    return min(found)


def _scale(matrix: Matrix) -> float:
    return math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))


@cache
def _drawn(deck_id: str) -> tuple[tuple[Item, Matrix], ...]:
    """All that a court of each suit, its number of the most pips and an extra place on the smallest cards.

    Of the first suit all ranks: parts that only some numbers have are placed alike in every suit.
    """
    workshop = Workshop.over(None)
    deck = require_suited(workshop.catalog.deck(deck_id))
    pictures = workshop.tools(deck).pictures
    court = next(rank.code for rank in deck.ranks if rank.court)
    number = max((rank.code for rank in deck.ranks if rank.code.isdigit()), key=int)
    names = [f"{suit.id}-{rank}" for suit in deck.suits for rank in (court, number)]
    names += [f"{deck.suits[0].id}-{rank.code}" for rank in deck.ranks if not rank.court]
    cards = [deck.pack.card(name) for name in dict.fromkeys(names)]
    cards += [card for card in deck.pack.cards if deck.is_extra(card)][:1]
    smallest = Matrix(SMALLEST, 0, 0, SMALLEST)
    return tuple(
        found
        for variant in variants(deck_id)
        for card in cards
        for found in _placed(pictures.with_variant(variant).draw_face("front", card).items, smallest)
    )


def variants(deck_id: str) -> Iterator[FaceVariant]:
    """Every way that a deck's faces are drawn: sizes and numbers of indexes."""
    deck = Workshop.over(None).catalog.deck(deck_id)
    for index in get_args(IndexSize):
        for corners in get_args(Corners):
            variant = FaceVariant(index, corners)
            try:
                variant.check(deck)
            except KartenwerkError:
                continue
            yield variant


def _placed(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Item, Matrix]]:
    """Everything that is drawn, groups opened, with the map from its coordinates to the card."""
    for item in items:
        if isinstance(item, Group):
            yield from _placed(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            yield item, item.matrix.then(matrix)
        else:
            yield item, matrix
