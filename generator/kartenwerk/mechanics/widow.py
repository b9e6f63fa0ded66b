"""The widow: cards that lie face down beside the hands until who plays alone takes them up and lays others away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from kartenwerk.cards import Card, hidden, notation
from kartenwerk.mechanics.tricks import InPlay, in_order
from kartenwerk.mechanics.tuples import replaced, without

_LAYS_AWAY = "drückt "


class Discard(NamedTuple):
    """Lay cards away, in the order of the hand."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _LAYS_AWAY + notation(self.cards)


class Widow(NamedTuple):
    """Its cards, or those laid away in their place; `open` while as many must still be laid away."""

    cards: tuple[Card, ...]
    taken: bool = False
    open: bool = False

    def discards(self, hand: tuple[Card, ...], size: int) -> Iterator[Discard]:
        """Every way to lay `size` cards away."""
        return map(Discard, combinations(hand, size)) if self.open else iter(())

    def take(self, play: InPlay, seat: int, suits: Sequence[str], ranks: Sequence[str]) -> tuple[InPlay, Widow]:
        """The seat takes the cards into its hand."""
        hand = in_order((*play.hands[seat], *self.cards), suits, ranks)
        return play._replace(hands=replaced(play.hands, seat, hand)), Widow((), taken=True, open=True)

    def lay_away(self, play: InPlay, seat: int, cards: tuple[Card, ...]) -> tuple[InPlay, Widow]:
        """The seat lays cards of its hand away."""
        left = without(play.hands[seat], *cards)
        return play._replace(hands=replaced(play.hands, seat, left)), Widow(cards, taken=True)

    def seen_by(self, knows: bool) -> Widow:
        """Only who laid cards away knows them."""
        return self if knows and self.taken else self._replace(cards=hidden(self.cards))


def read_discard(text: str) -> str | None:
    """The notation of the cards that a text lays away; None if it does something else."""
    return text.removeprefix(_LAYS_AWAY) if text.startswith(_LAYS_AWAY) else None


def view(state: Any, seat: int) -> Any:
    """What a seat sees of a state whose secrets are its `cards`, InPlay, and its `stock`, a Widow; see `alone`."""
    return state._replace(cards=state.cards.seen_by(seat), stock=state.stock.seen_by(seat == state.alone))


def holdings(state: Any) -> tuple[Card, ...]:
    """Every card of such a state."""
    return (*state.cards.all, *state.stock.cards)
