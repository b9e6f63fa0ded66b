"""Trick-taking: the cards in play, the move of laying a card, and what the states of such games have in common.

`ranking` decides which card wins a trick, `duties` which cards may be laid on it.

What every move asks for is written for speed, as in `matching`: a value is taken apart at once and not field by field,
and the next one is built as `tuple.__new__(Kind, fields)`, which skips the Python code behind `Kind(*fields)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.consequences import Consequence, Consequences
from kartenwerk.play.engine.contract import Game, Move, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at


@equal_by_class
class Lay(NamedTuple):
    """The move of laying a card on the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


class Trick(NamedTuple):
    """The trick on the table: the seat that led it, and its cards, the lead first."""

    leader: int
    cards: Cards = ()

    def seat(self, place: int, players: int) -> int:
        """The seat whose card lies at that place."""
        return (self.leader + place) % players


class InPlay(NamedTuple):
    """The cards in play: hands, the trick on the table, the tricks each seat has won, and the Augen in them."""

    hands: tuple[Cards, ...]
    trick: Trick
    won: tuple[tuple[Cards, ...], ...]
    counted: tuple[int, ...]

    @staticmethod
    def begin(hands: tuple[Cards, ...], leader: int) -> InPlay:
        """Hands as dealt; `leader` leads the first trick."""
        players = len(hands)
        return InPlay(hands, Trick(leader), ((),) * players, (0,) * players)

    @staticmethod
    def of(hands: tuple[Cards, ...], trick: Trick, won: tuple[tuple[Cards, ...], ...]) -> InPlay:
        """Cards as they lie, with the Augen counted."""
        return InPlay(hands, trick, won, tuple(sum(map(augen, tricks)) for tricks in won))

    @property
    def turn(self) -> int:
        """The seat that lays next."""
        hands, (leader, laid), _, _ = self
        return (leader + len(laid)) % len(hands)

    @property
    def hand(self) -> Cards:
        """The hand of the seat that lays next."""
        hands, (leader, laid), _, _ = self
        return hands[(leader + len(laid)) % len(hands)]

    @property
    def to_move(self) -> int | None:
        """The seat that lays next, None when all cards are laid."""
        hands, (leader, laid), _, _ = self
        return (leader + len(laid)) % len(hands) if any(hands) else None

    def winner(self, ranking: Ranking) -> int:
        """The seat that is winning the trick."""
        return self.trick.seat(ranking.winner(self.trick.cards), len(self.hands))

    def lay(self, card: Card, ranking: Ranking) -> InPlay:
        """After the seat on turn has laid the card. A full trick goes to its winner, who leads the next one."""
        (*hands,), (leader, laid), won, counted = self
        players = len(hands)
        seat = (leader + len(laid)) % players
        hand = [*hands[seat]]
        hand.remove(card)
        hands[seat], laid = tuple(hand), (*laid, card)
        if len(laid) == players:
            leader = (leader + ranking.winner(laid)) % players
            won = replace_at(won, leader, (*won[leader], laid))
            counted = replace_at(counted, leader, counted[leader] + augen(laid))
            laid = ()
        return tuple.__new__(InPlay, (tuple(hands), tuple.__new__(Trick, (leader, laid)), won, counted))

    def draw(self, stock: Cards) -> InPlay:
        """After everybody has drawn a card from the top of the stock, the winner of the last trick first."""
        (*hands,), (leader, _), won, counted = self
        for step, card in enumerate(stock[: len(hands)]):
            seat = (leader + step) % len(hands)
            hands[seat] = (*hands[seat], card)
        return InPlay(tuple(hands), self.trick, won, counted)

    def own(self, seat: int) -> Cards:
        """The hand of a seat and the cards of the tricks it has won."""
        return (*self.hands[seat], *sum(self.won[seat], ()))

    def augen(self, *seats: int) -> int:
        """The Augen in the tricks of these seats."""
        return sum([self.counted[seat] for seat in seats])

    def tricks(self, *seats: int) -> int:
        """How many tricks these seats have won."""
        return sum([len(self.won[seat]) for seat in seats])

    def seen_by(self, seat: int) -> InPlay:
        """The same cards with all other hands face down."""
        hands = hidden_but(self.hands, seat)
        return self._replace(hands=hands)

    @property
    def all(self) -> Cards:
        """Every card, wherever it lies."""
        laid = (card for tricks in self.won for trick in tricks for card in trick)
        return (*sum(self.hands, ()), *self.trick.cards, *laid)


class TrickState(Protocol):
    """A state of a trick-taking game: the cards in play and their order.

    What else a game needs it keeps in further fields; `rules` and `cards` are the first two.
    """

    @property
    def cards(self) -> InPlay: ...
    @property
    def ranking(self) -> Ranking: ...

    def _replace(self, *, cards: InPlay = ...) -> Self: ...
    def __iter__(self) -> Iterator[Any]: ...


class MatchRules(Protocol):
    """The rules of a match of so many deals."""

    @property
    def spiele(self) -> int: ...


class MatchState(Protocol):
    """A state of a match of `rules.spiele` deals; `number` counts them from 1."""

    @property
    def rules(self) -> MatchRules: ...
    @property
    def cards(self) -> InPlay: ...
    @property
    def dealer(self) -> int: ...
    @property
    def number(self) -> int: ...


_LAYS: Memo[Card, Lay] = Memo(Lay)
"""The move of laying each card: looking it up takes a quarter of the time of making it."""

TRICK = Consequence("trick", is_share=True), Consequence("trick_of_side", is_share=True)
TRICK_AUGEN = Consequence("trick_augen"), Consequence("trick_augen_of_side")
AUGEN_LEFT = Consequence("augen_left", good=False)
TRUMPS_KEPT = Consequence("trumps_kept")
AUGEN_MADE = Consequence("augen_made"), Consequence("augen_of_side")
TRICKS_MADE = Consequence("tricks_made"), Consequence("tricks_of_side")
"""What a card may bring; of pairs the second is that of a side of several."""

T = TypeVar("T", bound=TrickState)
R = TypeVar("R")
Mv = TypeVar("Mv", bound=Move)
M = TypeVar("M", bound=MatchState)


def lays(cards: Cards) -> tuple[Lay, ...]:
    """The move of laying each of the cards."""
    return tuple(map(_LAYS.__getitem__, cards))


def after_lay(state: T, card: Card) -> T:
    """The state after the seat on turn has laid the card."""
    return with_cards(state, state.cards.lay(card, state.ranking))


def with_cards(state: T, cards: InPlay) -> T:
    """The state with other cards in play: what `_replace` does by name, done by place in a fraction of the time."""
    fields = list(state)
    fields[1] = cards
    kind: Any = type(state)
    changed: T = tuple.__new__(kind, fields)
    return changed


def next_deal(deal: Callable[..., M], state: M, order: Cards) -> M | None:
    """The deal of the next dealer; None when the match is over."""
    if state.number >= state.rules.spiele:
        return None
    players = len(state.cards.hands)
    return deal(state.rules, players, order, (state.dealer + 1) % players, state.number + 1)


def taken_remark(before: TrickState, move: object, after: TrickState) -> tuple[Reason, ...]:
    """The remark that a trick goes to its best card, if the move has laid its last one."""
    if not isinstance(move, Lay) or after.cards.trick.cards:
        return ()
    trick = (*before.cards.trick.cards, move.card)
    place = before.ranking.winner(trick)
    return (Reason("stich", (trick[place],), before.cards.trick.seat(place, len(before.cards.hands))),)


class TrickTakingGame(Game[R, T, Mv]):
    """A trick-taking game: what lies on the table, and what a seat sees of it if nothing but the hands is secret.

    `counts_augen` says that the Augen in tricks decide, and not how many tricks there are.
    """

    counts_augen: bool = True

    def to_move(self, state: T) -> int | None:
        return state.cards.to_move

    def view(self, state: T, seat: int) -> T:
        return state._replace(cards=state.cards.seen_by(seat))

    def holdings(self, state: T) -> Cards:
        return state.cards.all

    def remarks(self, before: T, move: Mv, after: T) -> tuple[Reason, ...]:
        return taken_remark(before, move, after)

    def piles(self, state: T, seat: int) -> tuple[tuple[str, Cards], ...]:
        """The trick on the table and the seat's hand."""
        return ("stich", state.cards.trick.cards), ("hand", state.cards.hands[seat])

    def consequences(self, course: Sequence[T], seat: int) -> Consequences:
        """What the trick in which the seat has laid a card brings, and what it keeps."""
        before = course[0].cards
        if not _has_laid(course):
            return {}
        side, found = self._side(course[-1], seat), dict[Consequence, float]()
        with_others = len(side) > 1
        full = next((state.cards for state in course[1:] if _count_tricks(state.cards) > _count_tricks(before)), None)
        if full is not None:
            trumps = sum(course[0].ranking.suit(card) == TRUMPS for card in full.hands[seat])
            found |= {TRICK[with_others]: float(full.trick.leader in side), TRUMPS_KEPT: trumps}
        if full is not None and self.counts_augen:
            others = [other for other in range(len(full.hands)) if other not in side]
            found[TRICK_AUGEN[with_others]] = full.augen(*side) - before.augen(*side)
            found[AUGEN_LEFT] = full.augen(*others) - before.augen(*others)
        return found

    def consequences_at_end(self, course: Sequence[T], seat: int) -> Consequences:
        """How the side of a seat that has laid a card ends the deal."""
        if not _has_laid(course):
            return {}
        side, end = self._side(course[-1], seat), course[-1].cards
        count, made = (AUGEN_MADE, end.augen(*side)) if self.counts_augen else (TRICKS_MADE, end.tricks(*side))
        return {count[len(side) > 1]: made}

    def _side(self, state: T, seat: int) -> tuple[int, ...]:
        """Who plays with the seat: those of its team, or of the side that the deal has made."""
        seats = range(len(state.cards.hands))
        ending = self.ending(state) if self.to_move(state) is None else None
        if ending is None:
            return next(team for team in self.teams(len(seats)) if seat in team)
        return tuple(other for other in seats if (other in ending.seats) == (seat in ending.seats))

    def arranged(self, state: T, hand: Cards) -> Cards:
        """A hand as it is held while these trumps are in force: they come first, and then suit by suit."""
        return state.ranking.arrange(hand)

    def laid(self, state: T) -> tuple[tuple[int, Card], ...]:
        """Who has laid which cards of the trick on the table."""
        trick, players = state.cards.trick, len(state.cards.hands)
        return tuple((trick.seat(place, players), card) for place, card in enumerate(trick.cards))


def _has_laid(course: Sequence[TrickState]) -> bool:
    """Whether the first move of the course lays a card."""
    before, after = course[0].cards, course[1].cards
    return after.trick != before.trick or _count_tricks(after) != _count_tricks(before)


def _count_tricks(cards: InPlay) -> int:
    return cards.tricks(*range(len(cards.hands)))


def sorted_hands(
    order: Cards, players: int, size: int, suits: tuple[str, ...], ranks: tuple[str, ...]
) -> tuple[Cards, ...]:
    """Hands of `size` cards from the top of the shuffled pack, each in order."""
    return tuple(sorted_hand(hand, suits, ranks) for hand in deal_hands(order, players, size))


def sorted_hand(hand: Cards, suits: tuple[str, ...], ranks: tuple[str, ...]) -> Cards:
    """A hand suit by suit, and within a suit by rank."""
    return tuple(sorted(hand, key=_places(suits, ranks).__getitem__))


@cache
def _places(suits: tuple[str, ...], ranks: tuple[str, ...]) -> Memo[Card, int]:
    """Where a card stands in hands that are sorted so."""
    return Memo(lambda card: suits.index(card.suit) * len(ranks) + ranks.index(card.rank))


def read_lay(text: str, deck: Pack, title: str, other: str) -> Lay:
    """The card that a notation lays; KartenwerkError if it is none, with an `other` move of the game as an example."""
    cards = deck.read(text)
    if len(cards) != 1:
        raise KartenwerkError(
            "this is no move of {title}",
            title=title,
            found=repr(text),
            expected=_('"{example}" or "{other}"', example=other, other=deck.cards[0]),
        )
    return Lay(cards[0])
