"""A turn of Rommé: the state of the table, the small moves it is made of, and which of them are offered.

A joker is offered for what the hand lacks, and otherwise where the best way to lay the hand needs it so: the list
stays short, and no way to get rid of more cards is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.engine.contract import Reason
from kartenwerk.games.romme.table import (
    Laid,
    plan_for_going_out,
    plan_for_points,
    points,
    replaces_joker,
    thrown_last,
    with_card_added,
)
from kartenwerk.mechanics.counted import Outcome
from kartenwerk.mechanics.meld_odds import jokers_dealt
from kartenwerk.mechanics.meld_search import most_laid
from kartenwerk.mechanics.melds import JOKER, Meld, Melding, layoffs
from kartenwerk.mechanics.rummy import Add, Lay, Throw
from kartenwerk.mechanics.tuples import replaced, without

_SWAPS, _AT = "tauscht ", " bei "


class Rules(NamedTuple):
    """The parameters of `rules_data/games/romme.toml`."""

    joker: int
    kartenzahl: int
    startkarte: bool
    erstmeldung: int
    anlegen_im_meldezug: bool
    nicht_dieselbe: bool
    folge_umlauf: bool
    min_echte: int
    ende: str
    grenze: int
    spiele: int
    mischen: int


def chances(rules: Rules, cards: Cards) -> tuple[Outcome, ...]:
    """How many jokers are dealt."""
    return jokers_dealt(cards, rules.kartenzahl)


class Swap(NamedTuple):
    """Put a card into the meld of that number, counted from 1, for the joker that stands for it."""

    card: Card
    place: int

    def __str__(self) -> str:
        return f"{_SWAPS}{self.card}{_AT}{self.place}"


def read_swap(text: str, deck: Pack) -> Swap | None:
    """The exchange of a joker that a notation stands for; None if it is another move."""
    card, _, place = text.removeprefix(_SWAPS).partition(_AT)
    return Swap(deck.card(card), int(place)) if text.startswith(_SWAPS) and place.isdecimal() else None


class State(NamedTuple):
    """Hands, stock (top first), open pile (last card last) and the melds on the table; who has `opened` before.

    Of this turn: whether a card is `drawn`, the card `taken` from the pile that may not go back at once, the points
    `laid`, and whether the seat is `committed` to go out, as it has added cards without having opened before.
    `scores` are points from earlier deals; `number` counts the deals, `shuffles` how often the pile was shuffled.
    """

    rules: Rules
    melding: Melding
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    opened: tuple[bool, ...]
    dealer: int
    turn: int
    scores: tuple[int, ...]
    number: int = 1
    table: tuple[Laid, ...] = ()
    drawn: bool = False
    taken: Card | None = None
    laid: int = 0
    committed: bool = False
    shuffles: int = 0

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]

    @property
    def free(self) -> bool:
        """Whether the seat may add, swap, and lay what it likes."""
        met = self.laid >= self.rules.erstmeldung and self.rules.anlegen_im_meldezug
        return not self.committed and (self.opened[self.turn] or met)

    @property
    def stuck(self) -> bool:
        """Whether nobody gets anywhere: the stock is gone, the pile too small or shuffled as often as agreed.

        It does come to that: full sets on the table take no card, and a hand of one card can lay no meld.
        """
        shuffled = self.shuffles >= self.rules.mischen or len(self.pile) < 2
        return all(self.hands) and not self.drawn and not self.stock and shuffled

    @property
    def melds(self) -> tuple[Meld, ...]:
        return tuple(laid.meld for laid in self.table)


def ends_well(state: State) -> bool:
    """Whether a turn in which something is laid can be ended: with points enough, or without cards."""
    if state.free:
        return bool(thrown_last(state.hand, state.taken))
    return bool(_plans(state))


def _plans(state: State) -> tuple[tuple[Meld, ...], ...]:
    """The ways the search has found to end the turn well."""
    for_points = None
    if not state.committed:
        least = state.rules.erstmeldung - state.laid
        for_points = plan_for_points(state.melding, state.hand, state.taken, least)
    going_out = plan_for_going_out(state.melding, state.hand, state.melds, state.taken)
    return tuple(plan for plan in (for_points, going_out) if plan is not None)


def lays(state: State) -> tuple[Lay, ...]:
    """The melds that are offered."""
    if state.free:
        plans: tuple[tuple[Meld, ...], ...] = (most_laid(state.melding, state.hand)[1],)
    elif not (plans := _plans(state)):
        return ()
    melds = dict.fromkeys((*state.melding.melds(state.hand), *sum(plans, ())))
    return tuple(lay for lay in (Lay((meld,)) for meld in melds) if ends_well(after_lay(state, lay)))


def adds(state: State) -> Iterator[Add]:
    """What can be added to melds on the table."""
    found = layoffs(state.melding, state.hand, state.melds)
    for add in dict.fromkeys(Add(card, place + 1, joker) for card, place, joker in found):
        if may_add(state, add):
            yield add


def may_add(state: State, add: Add) -> bool:
    """Who has not opened before may add cards only on the way out."""
    return ends_well(after_add(state, add))


def swaps(state: State) -> tuple[Swap, ...]:
    """The jokers that can be taken for a card of the hand."""
    if not state.free:
        return ()
    replaced_by = ((laid.meld.cards[wild], place) for place, laid in enumerate(state.table) for wild in laid.meld.wild)
    return tuple(Swap(card, place + 1) for card, place in replaced_by if card in state.hand)


def with_hand(state: State, hand: Cards) -> State:
    return state._replace(hands=replaced(state.hands, state.turn, hand))


def without_laid(state: State, cards: Cards) -> State:
    """The hand without cards that are laid. Of two alike the one just taken is laid: the other may be thrown away."""
    taken = None if state.taken in cards else state.taken
    return with_hand(state, without(state.hand, *cards))._replace(taken=taken)


def after_lay(state: State, move: Lay) -> State:
    (meld,) = move.melds
    cards = meld.taken(state.hand)
    return without_laid(state, cards)._replace(table=(*state.table, Laid(meld, cards)), laid=state.laid + points(meld))


def after_add(state: State, move: Add) -> State:
    lying = min(card for card in state.hand if card.suit == JOKER) if move.joker else move.card
    laid = with_card_added(state.melding, state.table[move.place - 1], move.card, lying)
    table = replaced(state.table, move.place - 1, laid)
    return without_laid(state, (lying,))._replace(table=table, committed=not state.free)


def why_not_lay(state: State, move: Lay) -> Reason | None:
    if len(move.melds) != 1 or not state.melding.is_meld(move.melds[0]):
        return Reason("keine_kombination")
    (meld,) = move.melds
    if not _holds(state.hand, meld.real, len(meld.wild)):
        return Reason("fehlende_karten", meld.real)
    if not ends_well(after_lay(state, move)):
        return Reason("letzte_abwerfen" if state.free else "erstmeldung")
    instead = any(meld.cards[place] in state.hand for place in meld.wild)
    return Reason("karte_statt_joker") if instead and move not in lays(state) else None


def _holds(hand: Cards, cards: Cards, jokers: int) -> bool:
    there = all(hand.count(card) >= cards.count(card) for card in cards)
    return there and sum(card.suit == JOKER for card in hand) >= jokers


def why_not_add(state: State, move: Add) -> Reason | None:
    if not _holds(state.hand, () if move.joker else (move.card,), int(move.joker)):
        return Reason("nicht_auf_der_hand", (move.card,))
    if not 0 < move.place <= len(state.table):
        return Reason("passt_nicht_an", (move.card,))
    if move.card not in dict(state.melding.growths(state.melds[move.place - 1])):
        return Reason("passt_nicht_an", (move.card,))
    if may_add(state, move):
        return None
    return Reason("letzte_abwerfen" if state.free else "erst_melden")


def why_not_swap(state: State, move: Swap) -> Reason | None:
    if not state.free:
        return Reason("erst_melden")
    fits = 0 < move.place <= len(state.table) and replaces_joker(state.table[move.place - 1], move.card)
    return None if fits else Reason("kein_joker_dafuer", (move.card,))


def why_not_throw(state: State, move: Throw) -> Reason | None:
    if move.card not in thrown_last(state.hand, state.taken):
        return Reason("nicht_dieselbe", (move.card,))
    going_out = len(state.hand) == 1
    enough = state.opened[state.turn] or not state.laid or state.laid >= state.rules.erstmeldung
    if going_out or (enough and not state.committed):
        return None
    return Reason("muss_hinaus" if state.committed else "erstmeldung")
