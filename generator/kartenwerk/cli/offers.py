"""What only some games offer: hands, odds, dice, another dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import game, game_ids

Offer = TypeVar("Offer")


def offer_of(session: Session, offer: Callable[[AnyGame], Offer | None], fault: str) -> Offer:
    """What the session's game offers; a KartenwerkError that says `fault` and names the games that do, if it does not.

    `offer` takes a field of `Game`, which is None for games without it.
    """
    found = offer(session.game)
    if found is None:
        able = ", ".join(id for id in game_ids() if offer(game(id)) is not None)  # imports all games, so only now
        raise KartenwerkError(fault, key="game", found=repr(session.game.id), expected=_("one of {known}", known=able))
    return found
