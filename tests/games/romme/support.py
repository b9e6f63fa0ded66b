"""Turns of Rommé for tests: hands and melds on the table from notation."""

from __future__ import annotations

from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.romme import GAME
from kartenwerk.play.games.romme.state import LaidMeld, State, melds_of
from kartenwerk.play.mechanics.melds.meld import read_meld

game = Referee(GAME)
after, refused = game.after, game.refused

STOCK = "kreuz-2 kreuz-4 kreuz-6"
OTHER = "kreuz-A kreuz-K kreuz-7 joker-3"
FORTY = "herz-K karo-K pik-K herz-3 herz-4 herz-5"
"""30 and 12 points."""
KINGS = "herz-K karo-K pik-K"
SEVENS = "herz-7 joker=karo-7 pik-7"


def state_of(
    hand: str,
    *laid: str,
    opened: bool = False,
    drawn: bool = True,
    pile: str = "karo-8 karo-2",
    stock: str = STOCK,
    **changes: Value,
) -> State:
    """Seat 0 of two is on turn; the melds lie on the table, with the first joker for any card that one stands for."""
    melds = tuple(read_meld(text, game.deck) for text in laid)
    lying = tuple(LaidMeld(meld, meld.cards_from((*meld.real, *game.cards("joker-1 joker-2")))) for meld in melds)
    return State(
        game.rules(**changes),
        melds_of(game.rules(**changes), game.pack(2)),
        (game.cards(hand), game.cards(OTHER)),
        game.cards(stock),
        game.cards(pile),
        (opened, False),
        1,
        0,
        (0, 0),
        on_table=lying,
        drawn=drawn,
    )


def legal(state: State, verb: str = "") -> set[str]:
    """The notations of all legal moves that begin with a verb."""
    return {text for text in game.legal(state) if text.startswith(verb)}
