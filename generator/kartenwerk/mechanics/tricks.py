"""Trick-taking: which card wins a trick, and which cards the duties of a game leave to choose from.

A game states its order of cards as a `Ranking` and its duties as a row such as `(FOLLOW, TRUMP, BEAT)`. They read
like the rule: each duty holds as far as the hand can fulfil it, and only among the cards the duties before it leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.engine.contract import Reason
from kartenwerk.errors import KartenwerkError
from kartenwerk.mechanics.tuples import deal_hands, hidden_but, replaced, without

S = TypeVar("S")

Kind: TypeAlias = tuple[str, str]
"""Suit and rank: what a rule says of a card."""


def kind_of(card: Card) -> Kind:
    return card.suit, card.rank


TRUMPS = "trumps"
"""The suit that all trumps belong to, whatever is printed on them."""


class Ranking(NamedTuple):
    """The order of cards in one deal.

    trumps    highest first; cards of one tier are equal, and the first of them laid stays ahead
    ranks     the order within a plain suit, highest first
    overtaken equal trumps of which the later one goes ahead
    """

    trumps: tuple[tuple[Kind, ...], ...] = ()
    ranks: tuple[str, ...] = ()
    overtaken: tuple[Kind, ...] = ()

    @staticmethod
    def of(ranks: Sequence[str], trumps: Iterable[Kind] = ()) -> Ranking:
        """Trumps that are all different, highest first."""
        return Ranking(tuple((kind,) for kind in trumps), tuple(ranks))

    def tier(self, card: Card) -> int | None:
        """The place among the trumps, 0 the highest; None for a plain card."""
        kind = kind_of(card)
        return next((place for place, tier in enumerate(self.trumps) if kind in tier), None)

    def suit(self, card: Card) -> str:
        """What must be followed when the card is led: TRUMPS or its own suit."""
        return card.suit if self.tier(card) is None else TRUMPS

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, laid later, goes ahead of `best`."""
        mine, theirs = self.tier(card), self.tier(best)
        if mine is not None and theirs is not None:
            return mine < theirs or (mine == theirs and kind_of(card) in self.overtaken)
        if mine is None and theirs is None:
            return card.suit == best.suit and self.ranks.index(card.rank) < self.ranks.index(best.rank)
        return theirs is None

    def winner(self, trick: Sequence[Card]) -> int:
        """The place in the trick of the card that wins it so far."""
        best = 0
        for place, card in enumerate(trick):
            if place and self.beats(card, trick[best]):
                best = place
        return best


class OpenTrick(NamedTuple):
    """What a seat sees when it must lay on a trick: the order of cards and the cards laid, the lead first."""

    ranking: Ranking
    trick: Cards

    @property
    def led(self) -> str:
        return self.ranking.suit(self.trick[0])

    @property
    def best(self) -> Card:
        return self.trick[self.ranking.winner(self.trick)]


class Duty(NamedTuple):
    """A duty of whoever lays on a trick. `id` is the sentence of the game's TOML that forbids other cards."""

    id: str
    fulfils: Callable[[OpenTrick, Card], bool]


FOLLOW = Duty("farbe_bekennen", lambda table, card: table.ranking.suit(card) == table.led)
"""Lay a card of the suit that was led; trumps are a suit of their own."""

TRUMP = Duty("trumpf_zwang", lambda table, card: table.ranking.suit(card) == TRUMPS)
"""Lay a trump. After FOLLOW it binds only who cannot follow, as nothing but the led suit is left to others."""

BEAT = Duty("stich_zwang", lambda table, card: table.ranking.beats(card, table.best))
"""Go ahead of the best card of the trick."""


class Trick(NamedTuple):
    """The trick on the table: who led it, and its cards."""

    leader: int
    cards: Cards = ()

    def seat(self, place: int, players: int) -> int:
        """Who laid the card at that place."""
        return (self.leader + place) % players


class InPlay(NamedTuple):
    """The cards of a deal: hands, the trick on the table, and the tricks each seat has won."""

    hands: tuple[Cards, ...]
    trick: Trick
    won: tuple[tuple[Cards, ...], ...]

    @staticmethod
    def begin(hands: tuple[Cards, ...], leader: int) -> InPlay:
        return InPlay(hands, Trick(leader), ((),) * len(hands))

    @property
    def turn(self) -> int:
        """The seat that lays next."""
        return self.trick.seat(len(self.trick.cards), len(self.hands))

    @property
    def hand(self) -> Cards:
        """The hand of the seat that lays next."""
        return self.hands[self.turn]

    def winner(self, ranking: Ranking) -> int:
        """The seat whose card is ahead in the trick."""
        return self.trick.seat(ranking.winner(self.trick.cards), len(self.hands))

    def lay(self, card: Card, ranking: Ranking) -> InPlay:
        """The seat to lay lays; a full trick goes to its winner, who leads the next."""
        laid = self._replace(
            hands=replaced(self.hands, self.turn, without(self.hand, card)),
            trick=Trick(self.trick.leader, (*self.trick.cards, card)),
        )
        if len(laid.trick.cards) < len(self.hands):
            return laid
        winner = laid.winner(ranking)
        won = replaced(self.won, winner, (*self.won[winner], laid.trick.cards))
        return laid._replace(trick=Trick(winner), won=won)

    def draw(self, stock: Cards) -> InPlay:
        """Everybody draws a card from the top, the winner of the last trick first."""
        hands = self.hands
        for step, card in enumerate(stock[: len(hands)]):
            seat = self.trick.seat(step, len(hands))
            hands = replaced(hands, seat, (*hands[seat], card))
        return self._replace(hands=hands)

    def own(self, seat: int) -> Cards:
        """The hand of a seat and the tricks it has won."""
        return (*self.hands[seat], *sum(self.won[seat], ()))

    def augen(self, *seats: int) -> int:
        """What the tricks of these seats count together."""
        return sum(augen(trick) for seat in seats for trick in self.won[seat])

    def tricks(self, *seats: int) -> int:
        """How many tricks these seats have."""
        return sum(len(self.won[seat]) for seat in seats)

    def seen_by(self, seat: int) -> InPlay:
        """The same with all other hands face down."""
        hands = hidden_but(self.hands, seat)
        return self._replace(hands=hands)

    @property
    def all(self) -> Cards:
        """Every card, wherever it lies."""
        laid = (card for tricks in self.won for trick in tricks for card in trick)
        return (*sum(self.hands, ()), *self.trick.cards, *laid)


def allowed(cards: InPlay, ranking: Ranking, duties: Iterable[Duty]) -> Cards:
    """The cards that the seat to lay may lay, in the order of its hand; a lead is free."""
    steps = _narrowed(cards, ranking, duties)
    return steps[-1][1] if steps else cards.hand


def why_not_lay(card: Card, cards: InPlay, ranking: Ranking, duties: Iterable[Duty]) -> Reason | None:
    """The first duty that forbids the card to the seat to lay, with the kinds of cards that would fulfil it."""
    if card not in cards.hand:
        return Reason("nicht_auf_der_hand", (card,))
    steps = _narrowed(cards, ranking, duties)
    return next((Reason(duty.id, tuple(dict.fromkeys(left))) for duty, left in steps if card not in left), None)


def _narrowed(cards: InPlay, ranking: Ranking, duties: Iterable[Duty]) -> list[tuple[Duty, Cards]]:
    """The duties that bind, each with what it leaves of the hand."""
    if not cards.trick.cards:
        return []
    table, left, steps = OpenTrick(ranking, cards.trick.cards), cards.hand, []
    for duty in duties:
        if fulfilling := tuple(card for card in left if duty.fulfils(table, card)):
            left = fulfilling
            steps.append((duty, left))
    return steps


def if_taken(before: InPlay, move: Any, after: InPlay, ranking: Ranking) -> tuple[Reason, ...]:
    """The remark that a trick goes to its best card, when the move has laid its last."""
    if not isinstance(move, Lay) or after.trick.cards:
        return ()
    trick = (*before.trick.cards, move.card)
    return (Reason("stich", (trick[ranking.winner(trick)],)),)


def next_deal(deal: Callable[..., S], state: S, order: Cards) -> S | None:
    """The next dealer deals, until as many deals are played as the parameter `spiele` says."""
    now: Any = state
    if now.number >= now.rules.spiele:
        return None
    players = len(now.cards.hands)
    return deal(now.rules, players, order, (now.dealer + 1) % players, now.number + 1)


def view(state: Any, seat: int) -> Any:
    """What a seat sees of a state whose `cards` are InPlay and that has no other secrets."""
    return state._replace(cards=state.cards.seen_by(seat))


def holdings(state: Any) -> Cards:
    """Every card of a state whose `cards` are InPlay and that has no other cards."""
    cards: InPlay = state.cards
    return cards.all


def piles(state: Any, seat: int) -> tuple[tuple[str, Cards], ...]:
    """The trick and the seat's hand, for showing a state whose `cards` are InPlay."""
    return ("stich", state.cards.trick.cards), ("hand", state.cards.hands[seat])


def hands_of(order: Cards, players: int, size: int, suits: Sequence[str], ranks: Sequence[str]) -> tuple[Cards, ...]:
    """So many cards for each from the top of the shuffled pack, each hand in order."""
    return tuple(in_order(hand, suits, ranks) for hand in deal_hands(order, players, size))


def in_order(hand: Cards, suits: Sequence[str], ranks: Sequence[str]) -> Cards:
    """A hand suit by suit and by rank."""
    return tuple(sorted(hand, key=lambda card: (suits.index(card.suit), ranks.index(card.rank))))


class Lay(NamedTuple):
    """The move of laying a card on a trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


def read_lay(text: str, deck: Pack, title: str, other: str) -> Lay:
    """The card that a notation lays; KartenwerkError, with the game's title and an `other` move, if it is none."""
    cards = deck.read(text)
    if len(cards) != 1:
        raise KartenwerkError(
            f"this is no move of {title}", found=repr(text), expected=f'"{other}" or "{deck.cards[0]}"'
        )
    return Lay(cards[0])


def augen(cards: Iterable[Card]) -> int:
    """What cards count in games with Augen: 30 a suit."""
    return sum(AUGEN.get(card.rank, 0) for card in cards)


AUGEN = {"A": 11, "10": 10, "K": 4, "D": 3, "O": 3, "B": 2, "U": 2}
"""Ace and ten, king, queen or Ober, jack or Unter; other ranks count nothing."""

BY_AUGEN = ("A", "10", "K", "D", "O", "B", "U", "9", "8", "7", "6")
"""The order of ranks in these games: the ten stands below the ace."""

BY_RANK = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
"""The plain order of the German deck."""
