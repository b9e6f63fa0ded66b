"""Counts about a game for other places, cached until the game, its deck or the program change."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop


def counting(workshop: Workshop, game: str, count: Callable[[Workshop], Made]) -> Product:
    """The count as a product, so that workers can make it; its path is the game's id."""
    return Product(game, "text", count, (workshop.catalog.game(game).deck, game))


def count_key(workshop: Workshop, product: Product) -> str:
    """The key of a count in the cache: another one when anything that it is made from has changed."""
    return workshop.fingerprints.of(product)
