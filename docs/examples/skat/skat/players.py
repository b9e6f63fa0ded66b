"""Players of Skat: one that plays whenever it can, and one that judges a hand as people do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.plugin import Card, Cards, Discard, Lay, augen, kind_of, sensible_lay
from skat.bidding import Bid, Call
from skat.rules import Move, Name, State, Take, own_hand, ranking, to_move
from skat.values import BASE, GRAND, NULL, NULL_RANKS, SUITS, VALUES, Extra, null_value, tops, trumps

STRONG_SUIT, STRONG_GRAND, STRONG_HAND = 7.0, 7.5, 10.0
"""How strong a hand must be to play a suit, to play Grand, and to leave the skat."""

LOW = 7
"""So many cards from nine down, and none above the ten but one, make a Null."""


def strength(hand: Cards, game: str) -> float:
    """About how many tricks a hand may hope for: trumps, the higher ones more, and aces of other suits."""
    order = trumps(game)
    own = [order.index(kind) for kind in map(kind_of, hand) if kind in order]
    aces = [card for card in hand if card.rank == "A" and kind_of(card) not in order]
    tens = [card for card in hand if card.rank == "10" and any(ace.suit == card.suit for ace in aces)]
    weight = 1.8 if game == GRAND else 1.0
    return weight * len(own) + 0.3 * sum(place < 4 for place in own) + 1.2 * len(aces) + 0.6 * len(tens)


def limits(hand: Cards) -> dict[str, int]:
    """The value up to which each game may be bid with the hand; games that are too weak are left out."""
    found = {}
    for game, base in BASE.items():
        if strength(hand, game) >= (STRONG_GRAND if game == GRAND else STRONG_SUIT):
            found[game] = base * (tops(hand, game) + 1)
    low = [NULL_RANKS.index(card.rank) for card in hand]
    if sum(place >= 5 for place in low) >= LOW and sum(place < 4 for place in low) <= 1:
        found[NULL] = null_value(False, False)
    return found


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Says the lowest value at once, and holds nothing."""
    if any(isinstance(move, Bid) for move in options) and state.bidding.level:
        return Call.PASS
    first = next((move for move in options if isinstance(move, Bid) or move is Call.PLAY), None)
    if first is not None:
        return first
    return Call.PASS if Call.PASS in options else options[rng.randrange(len(options))]


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids what the hand is worth, keeps trumps and aces, names the strongest game that reaches the bid."""
    seat = to_move(state)
    assert seat is not None
    place = state.place(seat)
    hand = state.cards.hands[place]
    if state.bidding.to_move is not None:
        return _call(state, max(limits(hand).values(), default=0))
    if Take.UP in options:
        game = _best(hand, limits(hand), state.bidding.level)
        return Take.HAND if game in SUITS and strength(hand, game) >= STRONG_HAND else Take.UP
    if state.stock.open:
        return _put_away(state, hand, options)
    if state.named is None:
        return _name(state, hand, options)
    if state.named.game == NULL:
        return _null_lay(state, place, options)
    friends = () if place == state.declarer else tuple({0, 1, 2} - {place, state.declarer})
    return sensible_lay(state, options, [friend for friend in friends if friend is not None])


def _call(state: State, limit: int) -> Move:
    if state.bidding.alone:
        return Call.PLAY if limit >= VALUES[0] else Call.PASS
    if state.bidding.asked:
        return Call.HOLD if limit >= state.bidding.level else Call.PASS
    following = next((value for value in VALUES if value > state.bidding.level), VALUES[-1] + 1)
    return Bid(following) if following <= limit else Call.PASS


def _best(hand: Cards, games: dict[str, int], level: int) -> str:
    """The strongest of the games that reach the bid, the best of all games if none does."""
    enough = [game for game, limit in games.items() if limit >= level]
    return max(enough or [*games] or [*SUITS], key=lambda game: strength(hand, game) if game != NULL else STRONG_SUIT)


def _put_away(state: State, hand: Cards, options: Sequence[Move]) -> Move:
    """Two cards that are neither trumps nor aces: what counts much and stands alone."""
    game = _best(
        hand, {game: limit for game, limit in limits(hand).items() if limit >= state.bidding.level}, state.bidding.level
    )
    order = trumps(game)

    def cost(card: Card) -> float:
        if game == NULL:
            return float(NULL_RANKS.index(card.rank))
        if kind_of(card) in order:
            return 100.0 - order.index(kind_of(card))
        length = sum(other.suit == card.suit and kind_of(other) not in order for other in hand)
        return (50.0 if card.rank == "A" else 0.0) + 3 * length - augen([card])

    puts = [move for move in options if isinstance(move, Discard)]
    return min(puts, key=lambda put: sum(map(cost, put.cards)))


def _name(state: State, hand: Cards, options: Sequence[Move]) -> Move:
    names = [move for move in options if isinstance(move, Name) and move.extra is Extra.NONE]
    others = [move for move in options if isinstance(move, Name)]
    known = (*hand, *(card for card in state.stock.cards if state.stock.taken))
    safe = [
        name
        for name in names
        if name.game != NULL and BASE[name.game] * (tops(known, name.game) + 1 + state.hand) >= state.bidding.level
    ]
    low = [name for name in names if name.game == NULL and NULL in limits(own_hand(state))]
    if low:
        return low[0]
    return max(
        safe or [n for n in names if n.game != NULL] or others,
        key=lambda name: strength(hand, name.game) if name.game != NULL else 0,
    )


def _null_lay(state: State, place: int, options: Sequence[Move]) -> Move:
    """The declarer ducks with the highest card that loses; the others lead low, and stay low where they can."""
    lays, order = [move for move in options if isinstance(move, Lay)], ranking(NULL)
    laid = state.cards.trick.cards

    def low(move: Lay) -> int:
        return NULL_RANKS.index(move.card.rank)

    if not laid:
        return max(lays, key=low)
    best = order.best(laid)
    losing = [move for move in lays if not order.beats(move.card, best)]
    if losing:
        return min(losing, key=low)
    return max(lays, key=low) if place == state.declarer else min(lays, key=low)
