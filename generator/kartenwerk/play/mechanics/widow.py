"""The widow: cards dealt face down beside the hands, which the declarer takes up in exchange for others."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple, Protocol, Self, TypeVar

from kartenwerk.cards import Cards, hide, notation
from kartenwerk.play.engine.contract import Move
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.tricks import InPlay, TrickState, TrickTakingGame, sorted_hand
from kartenwerk.play.mechanics.tuples import replace_at, without

DISCARDS = "drückt "


@equal_by_class
class Discard(NamedTuple):
    """The move of laying cards away, listed in the order of the hand."""

    cards: Cards

    def __str__(self) -> str:
        return DISCARDS + notation(self.cards)


_LAID_AWAY: Memo[Cards, Discard] = Memo(Discard)
"""The move of laying some cards away, of which there are many each time; games lay two or three away."""


class Widow(NamedTuple):
    """The cards as dealt or, once a seat has taken them up, the cards it has laid away in exchange.

    `taker` is that seat, None while the cards lie untouched; `open` is true while it still has to lay cards away.
    """

    cards: Cards
    taker: int | None = None
    open: bool = False

    @property
    def taken(self) -> bool:
        return self.taker is not None

    def discards(self, hand: Cards, size: int) -> tuple[Discard, ...]:
        """Every way to lay `size` cards away; none unless the widow is open."""
        if not self.open:
            return ()
        return tuple(map(_LAID_AWAY.__getitem__, combinations(hand, size)))

    def take(self, play: InPlay, seat: int, suits: tuple[str, ...], ranks: tuple[str, ...]) -> tuple[InPlay, Widow]:
        """After the seat has taken the cards into its hand."""
        hand = sorted_hand((*play.hands[seat], *self.cards), suits, ranks)
        return play._replace(hands=replace_at(play.hands, seat, hand)), Widow((), seat, open=True)

    def lay_away(self, play: InPlay, cards: Cards) -> tuple[InPlay, Widow]:
        """After the taker has laid these cards of its hand away."""
        assert self.taker is not None
        left = without(play.hands[self.taker], *cards)
        return play._replace(hands=replace_at(play.hands, self.taker, left)), Widow(cards, self.taker)

    def seen_by(self, seat: int) -> Widow:
        """The widow as a seat sees it: only the taker knows what was laid away."""
        return self if seat == self.taker else self._replace(cards=hide(self.cards))


def read_discard(text: str) -> str | None:
    """The notation of the cards that a text lays away; None if it is another move."""
    return text.removeprefix(DISCARDS) if text.startswith(DISCARDS) else None


class WidowState(TrickState, Protocol):
    """A state with cards in play and a widow, called `stock` in the games that have one."""

    @property
    def stock(self) -> Widow: ...

    def _replace(self, *, cards: InPlay = ..., stock: Widow = ...) -> Self: ...


R = TypeVar("R")
S = TypeVar("S", bound=WidowState)
M = TypeVar("M", bound=Move)


class WidowGame(TrickTakingGame[R, S, M]):
    """A trick-taking game with a widow, of which nothing is secret but the hands and the widow."""

    def view(self, state: S, seat: int) -> S:
        return state._replace(cards=state.cards.seen_by(seat), stock=state.stock.seen_by(seat))

    def holdings(self, state: S) -> Cards:
        return (*state.cards.all, *state.stock.cards)

    def heard(self, state: S, move: M, seat: int) -> Move:
        """That the taker lays cards away, not which."""
        return Discard(hide(move.cards)) if isinstance(move, Discard) and state.stock.taker != seat else move
