"""Rommé: a rummy for two to six with two packs of 52 cards and jokers, melds laid on the table.

In turn each draws a card, lays what it likes, and throws one away. Sets and runs are laid open; the first time they
must count 40 together. From the next turn on cards may be added to all melds on the table, and a joker may be taken
for the card it stands for. Who gets rid of all cards, the last one thrown away, ends the game, and the others count
theirs; twice, if all went in one turn without anything laid before.

A turn is many small moves, and none is offered that leads to a turn which cannot be ended well.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import TypeAlias

from kartenwerk.cards import Card, Cards, Pack, hidden
from kartenwerk.engine.contract import CHANCE, Item, Reason, points_of
from kartenwerk.games.romme.table import pips, points, with_joker_replaced
from kartenwerk.games.romme.turn import (
    Rules,
    State,
    Swap,
    adds,
    after_add,
    after_lay,
    lays,
    read_swap,
    swaps,
    why_not_add,
    why_not_lay,
    why_not_swap,
    why_not_throw,
    with_hand,
    without_laid,
)
from kartenwerk.mechanics.melds import JOKER, Melding, melding
from kartenwerk.mechanics.reshuffle import Reshuffle, read_reshuffle, used_up
from kartenwerk.mechanics.rummy import RANKS, Add, CardMove, Lay, Throw, best_throw, melds_with, read_card_move
from kartenwerk.mechanics.tuples import deal_hands, hidden_but, replaced, without

JOKER_COSTS = 20


class Act(StrEnum):
    """Draw from the stock, or the last card that was thrown away."""

    STOCK = "zieht"
    PILE = "nimmt die offene"


Move: TypeAlias = Act | Swap | CardMove | Reshuffle


def costs(card: Card) -> int:
    """What a card costs that is left in hand."""
    return JOKER_COSTS if card.suit == JOKER else pips(card)


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    suited = tuple(card for card in deck.cards if card.suit != JOKER)
    jokers = tuple(card for card in deck.cards if card.suit == JOKER)
    return suited * 2 + (jokers * 2)[: rules.joker]


def grammar(rules: Rules, cards: Cards) -> Melding:
    """Runs have the ace low or high, and go round where agreed."""
    kinds = tuple(sorted({card for card in cards if card.suit != JOKER}))
    return melding(kinds, RANKS + RANKS if rules.folge_umlauf else (*RANKS, "A"), rules.min_echte)


def deal(
    rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1, scores: tuple[int, ...] = ()
) -> State:
    """The agreed number of cards each; the seat after the dealer begins."""
    dealer %= players
    size = rules.kartenzahl
    hands = deal_hands(order, players, size)
    rest = order[size * players :]
    open_cards = 1 if rules.startkarte else 0
    return State(
        rules,
        grammar(rules, order),
        hands,
        rest[open_cards:],
        rest[:open_cards],
        (False,) * players,
        dealer,
        (dealer + 1) % players,
        scores or (0,) * players,
        number,
    )


def deal_next(state: State, order: Cards) -> State | None:
    """The deal goes left, until the agreed number of deals is played or somebody has too many points."""
    scores = totals(state)
    rules, players = state.rules, len(state.hands)
    over = state.number >= rules.spiele if rules.ende == "spiele" else min(scores) <= -rules.grenze
    if over:
        return None
    return deal(rules, players, order, (state.dealer + 1) % players, state.number + 1, scores)


def totals(state: State) -> tuple[int, ...]:
    """The points of all deals, this one included."""
    here = points_of(tally(state), len(state.hands))
    return tuple(before + now for before, now in zip(state.scores, here, strict=True))


def to_move(state: State) -> int | None:
    if not all(state.hands) or state.stuck:
        return None
    return CHANCE if not state.drawn and used_up(state.stock, state.pile) else state.turn


def moves(state: State) -> tuple[Move, ...]:
    if to_move(state) in (None, CHANCE):
        return ()
    if not state.drawn:
        return tuple(act for act, cards in ((Act.STOCK, state.stock), (Act.PILE, state.pile)) if cards)
    return (
        *lays(state),
        *adds(state),
        *swaps(state),
        *(throw for throw in map(Throw, dict.fromkeys(state.hand)) if why_not_throw(state, throw) is None),
    )


def why_not(state: State, move: Move) -> Reason | None:
    seat = to_move(state)
    if seat is None:
        return Reason("spiel_aus")
    if seat == CHANCE or isinstance(move, Reshuffle):
        return _why_not_reshuffle(state, move)
    if isinstance(move, Act):
        if state.drawn:
            return Reason("schon_gezogen")
        return None if (state.stock if move is Act.STOCK else state.pile) else Reason("nichts_zu_ziehen")
    if not state.drawn:
        return Reason("erst_ziehen")
    if isinstance(move, Lay):
        return why_not_lay(state, move)
    if isinstance(move, Add):
        return why_not_add(state, move)
    if move.card not in state.hand:
        return Reason("nicht_auf_der_hand", (move.card,))
    return why_not_swap(state, move) if isinstance(move, Swap) else why_not_throw(state, move)


def _why_not_reshuffle(state: State, move: Move) -> Reason | None:
    if to_move(state) != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def play(state: State, move: Move) -> State:
    match move:
        case Lay():
            return after_lay(state, move)
        case Add():
            return after_add(state, move)
        case Swap():
            laid, joker = with_joker_replaced(state.table[move.place - 1], move.card)
            left = without_laid(state, (move.card,))
            return with_hand(left, (*left.hand, joker))._replace(table=replaced(state.table, move.place - 1, laid))
        case Throw():
            return _thrown(state, move)
        case Reshuffle():
            return state._replace(stock=move.cards, pile=state.pile[-1:], shuffles=state.shuffles + 1)
        case Act.PILE:
            card = state.pile[-1]
            barred = card if state.rules.nicht_dieselbe and card.suit != JOKER else None
            return with_hand(state, (*state.hand, card))._replace(pile=state.pile[:-1], drawn=True, taken=barred)
    return with_hand(state, (*state.hand, state.stock[0]))._replace(stock=state.stock[1:], drawn=True)


def _thrown(state: State, move: Throw) -> State:
    """The next is on turn; who has laid for the first time may add from its next turn on, if it still has cards."""
    hand = without(state.hand, move.card)
    opened = replaced(state.opened, state.turn, state.opened[state.turn] or (bool(hand) and state.laid > 0))
    return with_hand(state, hand)._replace(
        pile=(*state.pile, move.card),
        opened=opened,
        turn=(state.turn + 1) % len(state.hands),
        drawn=False,
        taken=None,
        laid=0,
        committed=False,
    )


def tally(state: State) -> tuple[Item, ...]:
    """What is left in hand counts against its seat, twice if the winner had never laid before; nothing until then."""
    if to_move(state) is not None:
        return ()
    winner = next((seat for seat, hand in enumerate(state.hands) if not hand), None)
    twice = winner is not None and not state.opened[winner]
    items = [] if winner is None else [Item(winner, "hand_romme" if twice else "romme", 0)]
    for seat, hand in enumerate(state.hands):
        if hand:
            cost = sum(map(costs, hand))
            items.append(Item(seat, "rest", -cost, len(hand), hand))
            items += [Item(seat, "doppelt", -cost)] if twice else []
    return tuple(items)


def view(state: State, seat: int) -> State:
    """Other hands and the stock are hidden."""
    hands = hidden_but(state.hands, seat)
    return state._replace(hands=hands, stock=hidden(state.stock))


def holdings(state: State) -> Cards:
    return (*sum(state.hands, ()), *state.stock, *state.pile, *(card for laid in state.table for card in laid.cards))


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    return read_swap(text, deck) or read_card_move(text, deck, "Rommé", Act.STOCK)


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if not isinstance(move, Throw):
        return ()
    if after.stuck:
        return (Reason("keiner_fertig"),)
    if not all(after.hands):
        return (Reason("beendet" if before.opened[before.turn] else "aus_der_hand"),)
    return (Reason("gemeldet"),) if after.opened != before.opened else ()


def piles(state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
    laid = tuple(card for laid in state.table for card in laid.cards)
    return ("abwurf", state.pile[-1:]), ("ausgelegt", laid), ("hand", state.hands[seat])


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Draws from the stock, lays and adds whatever it can, throws away the dearest card of no meld."""
    if not state.drawn:
        return options[0]
    done = [move for move in options if isinstance(move, Lay | Add)]
    return done[0] if done else _thrown_away(state, options)


def _thrown_away(state: State, options: Sequence[Move]) -> Throw:
    free = [move.card for move in options if isinstance(move, Throw)]
    return Throw(best_throw(state.melding, state.hand, free, costs))


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes an open card that melds, lays the dearest meld, takes jokers, keeps what may yet become melds."""
    if not state.drawn:
        wanted = Act.PILE in options and melds_with(state.melding, state.hand, state.pile[-1], costs)
        return Act.PILE if wanted else options[0]
    if melds := [move for move in options if isinstance(move, Lay)]:
        return max(melds, key=lambda lay: sum(map(points, lay.melds)))
    if swaps := [move for move in options if isinstance(move, Swap)]:
        return swaps[0]
    if added := [move for move in options if isinstance(move, Add)]:
        return added[0]
    return _thrown_away(state, options)
