"""Deals of Fünf-Karten-Boltan for tests, built from notation."""

from __future__ import annotations

from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.fuenf_karten_boltan import GAME
from kartenwerk.play.games.fuenf_karten_boltan.state import State

game = Referee(GAME)
played, entries = game.played, game.entries

PAIR, DJINN, TWO_PAIRS = (
    "erz-F wasser-F eis-2 luft-4 feuer-6",
    "eis-3 eis-7 eis-K luft-W erz-5",
    "erz-M humus-M erz-R humus-R feuer-3",
)
EMPTY = "erz-2 humus-4 eis-6 wasser-K feuer-W"


def order(*hands: str) -> Cards:
    """A pack that deals these hands, one card at a time."""
    held = [game.cards(hand) for hand in hands]
    first = [hand[place] for place in range(5) for hand in held]
    return (*first, *(card for card in game.deck.cards if card not in first))


def start(*hands: str, stacks: tuple[int, ...] | None = None, **changes: Value) -> State:
    """A deal in which seat 0 opens the Manöver: the last seat deals."""
    rules, cards = game.rules(**changes), order(*hands)
    found = game.deck.card("luft-F" if rules.fester_geber else "luft-K")
    others = [card for card in game.deck.cards if card.rank not in "KF"]
    blanks = others[: (len(hands) if rules.fester_geber else len(hands) - 1)]
    search = "suchen " + " ".join(map(str, (*blanks, found)))
    before = game.after(GAME.deal(rules, len(hands), cards), search)
    if stacks is None:
        return before
    chips = before.chips._replace(stacks=stacks)
    after = GAME.deal_next(before._replace(first=len(hands) - 1, helm=before.helm._replace(chips=chips)), cards)
    assert after is not None
    return after


def said(state: State) -> list[str]:
    return [str(move) for move in GAME.moves(state)]


def formation(**changes: Value) -> State:
    """A deal in which all three seats are to exchange."""
    return played(start(PAIR, DJINN, EMPTY, stacks=None, **changes), "schlagen 1, parieren, parieren")
