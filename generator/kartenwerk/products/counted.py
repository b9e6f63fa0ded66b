"""What is counted of a game and told elsewhere: kept in the cache until the game, its deck or the program change."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.build.fingerprint import Fingerprints
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop


def counting(workshop: Workshop, game: str, count: Callable[[Workshop], Made]) -> Product:
    """The count as a product, so that workers can make it; its path is the game's id."""
    return Product(game, "text", count, (workshop.catalog.game(game).deck, game))


def kept(workshop: Workshop, kind: str, product: Product) -> bytes | None:
    """The count as it was kept, if nothing that it is made from has changed; `kind` is its folder in the cache."""
    return workshop.cache.read(kind, _fingerprints(workshop).of(product))


def keep(workshop: Workshop, kind: str, product: Product, data: bytes) -> None:
    workshop.cache.write(kind, _fingerprints(workshop).of(product), data)


def _fingerprints(workshop: Workshop) -> Fingerprints:
    return workshop.once("fingerprints", lambda: Fingerprints(workshop.roots, workshop.digests, workshop.cache))
