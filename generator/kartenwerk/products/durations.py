"""How long games take, for their booklets: counted from played matches, and kept from run to run."""

from __future__ import annotations

from functools import partial

from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.game import shown_examples
from kartenwerk.products.counted import count_key, counting
from kartenwerk.products.kits.game_order import GameOrder

MINUTES = "minuten"
"""The value of a booklet's templates that holds the minutes of a match."""


def minutes(workshop: Workshop, game: str) -> int | None:
    """Minutes of a match by the usual rules, in fives; None where the game's booklet prints none."""
    product = counting(workshop, game, partial(_count, game=game))
    counted = workshop.cache.remember(MINUTES, count_key(workshop, product), lambda: product.make(workshop).data)
    return int(counted) or None


def _count(workshop: Workshop, game: str) -> Made:
    """The minutes as text; 0 stands for none."""
    found = shown_examples(GameOrder(game).session(workshop)).get(MINUTES)
    return Made(str(found if isinstance(found, int) else 0).encode(), 1)
