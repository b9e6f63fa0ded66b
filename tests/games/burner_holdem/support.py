"""Deals of Burner Hold'em for tests, built from notation."""

from __future__ import annotations

from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.burner_holdem import GAME
from kartenwerk.play.games.burner_holdem.rules import State

game = Referee(GAME)
played, entries = game.played, game.entries

A, B, C = "svidar-S ger-S", "bog-M yxar-M", "skoell-2 jarnur-6"  # strong, good and weak hole cards
DRY = "yxar-1 skoell-3 ger-5 bog-E jarnur-K"  # a board that helps nobody


def order(*hands: str, board: str = DRY) -> Cards:
    """A shuffled pack that gives the seats these hands, first to last, and the board these cards."""
    held = [game.cards(hand) for hand in hands]
    first = (*(hand[0] for hand in held), *(hand[1] for hand in held), *game.cards(board))
    return (*first, *(card for card in game.pack(len(hands)) if card not in first))


def start(*hands: str, board: str = DRY, stacks: tuple[int, ...] | None = None, **changes: Value) -> State:
    """A deal in which the last seat deals, so seat 0 pays the small blind."""
    cards = order(*hands, board=board)
    state = GAME.deal(game.rules(**changes), len(hands), cards)
    if stacks is None:
        return state
    before = state._replace(dealer=len(hands) - 2, chips=state.chips._replace(stacks=stacks))
    after = GAME.deal_next(before, cards)
    assert after is not None
    return after


def board(state: State) -> str:
    return " ".join(map(str, state.board))
