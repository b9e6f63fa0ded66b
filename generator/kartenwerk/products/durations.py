"""How long games take, as their booklets tell it: counted from played matches, and kept from run to run."""

from __future__ import annotations

from functools import partial

from kartenwerk.build.fingerprint import Fingerprints
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.booklet import shown_examples
from kartenwerk.products.game_order import GameOrder

MINUTES = "minuten"
"""The value of a booklet's templates that holds the minutes of a match."""


def minutes(workshop: Workshop, game: str) -> int | None:
    """Minutes of a match by the usual rules, in fives; None where the game's booklet tells none."""
    key = _fingerprints(workshop).of(Product(game, "text", partial(_counted, game=game), _inputs(workshop, game)))
    kept = workshop.cache.read(MINUTES, key)
    if kept is None:
        kept = _counted(workshop, game).data
        workshop.cache.write(MINUTES, key, kept)
    return int(kept) or None


def _counted(workshop: Workshop, game: str) -> Made:
    """The minutes as text; 0 stands for none."""
    found = shown_examples(workshop, GameOrder(game).session(workshop)).get(MINUTES)
    return Made(str(found if isinstance(found, int) else 0).encode(), 1)


def _inputs(workshop: Workshop, game: str) -> tuple[str, str]:
    return workshop.catalog.game(game).deck, game


def _fingerprints(workshop: Workshop) -> Fingerprints:
    return workshop.once("fingerprints", lambda: Fingerprints(workshop.roots))
