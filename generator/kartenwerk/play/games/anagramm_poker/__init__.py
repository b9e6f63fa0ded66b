"""Anagramm-Poker by the project's own list of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartenwerk.play.games.anagramm_poker.hands import DICTIONARY, HANDS
from kartenwerk.play.games.anagramm_poker.moves import Move
from kartenwerk.play.games.anagramm_poker.rules import AnagrammPoker
from kartenwerk.play.games.anagramm_poker.state import Rules, State

if TYPE_CHECKING:
    from kartenwerk.play.examples.showcase import Showcase

__all__ = ["GAME", "HANDS", "Move", "Rules", "State"]


def showcase() -> Showcase:
    """What booklets and pads show, loaded when it is asked for."""
    from kartenwerk.play.games.anagramm_poker.examples import SHOWCASE

    return SHOWCASE


GAME = AnagrammPoker(DICTIONARY, showcase)
