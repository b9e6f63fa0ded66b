"""Fünfhundert: a German two-hander with 32 cards, tricks and announcements, to 500 points.

Eight cards each; the seventeenth names the trumps and lies under the talon. While the talon lasts there are neither
duties nor trumps: a higher rank of any suit takes the trick, and both draw. Then suit must be followed, and who
cannot must trump. What hand and won tricks hold together may be announced: a royal run, four of a rank, king and
queen. No card serves twice, and a false announcement costs what it would have brought.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack, hidden
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.games.fuenfhundert.announcements import SUITS, Meld, all_melds
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.tricks import BEAT, BY_AUGEN, FOLLOW, TRUMP, Duty, InPlay, Lay, Ranking, kind_of
from kartenwerk.mechanics.tuples import replaced, without

SEATS, HAND = 2, 8
ALL_AUGEN = 120
RANKS = ("A", "10", "K", "D", "B", "9", "8", "7")
BY_RANK_ALONE = Ranking(tuple(tuple((suit, rank) for suit in SUITS) for rank in RANKS))
"""While the talon lasts: a higher rank of any suit is ahead, and of equals the first stays ahead."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/fuenfhundert.toml`; the middle ones are what announcements bring."""

    ziel: int
    folge_trumpf: int
    folge: int
    vier_asse: int
    vier_zehnen: int
    vier_koenige: int
    vier_damen: int
    vier_buben: int
    paar_trumpf: int
    paar: int
    karodame_pikbube: int
    trumpf_sieben: int
    nachtraeglich: bool
    stichzwang: bool
    letzter_stich_bonus: int
    sofort_ende_ab_zweitem_spiel: bool


class Act(StrEnum):
    """Swap the seven of trumps for the open trump; say nothing more when all cards are laid."""

    SWAP = "tauscht"
    DONE = "fertig"


Move: TypeAlias = Lay | Meld | Act


class State(NamedTuple):
    """The cards in play, and the talon: top first, the open trump last.

    `melds` are each seat's announcements, true or false, `used` the cards the true ones have used up, `known`
    what each owned when it last laid a card; `swapped` who took the open trump; `closing` are the seats that may still
    announce when all cards are laid; `scores` are points from earlier deals; `number` counts the deals.
    """

    rules: Rules
    cards: InPlay
    talon: Cards
    trump: str
    dealer: int
    melds: tuple[tuple[tuple[Meld, bool], ...], ...] = ((),) * SEATS
    used: tuple[Cards, ...] = ((),) * SEATS
    known: tuple[Cards, ...] = ((),) * SEATS
    swapped: int | None = None
    closing: tuple[int, ...] = (0, 1)
    scores: tuple[int, ...] = (0,) * SEATS
    number: int = 1


def ranking_of(state: State) -> Ranking:
    return BY_RANK_ALONE if state.talon else Ranking.of(BY_AUGEN, [(state.trump, rank) for rank in RANKS])


def duties(state: State) -> tuple[Duty, ...]:
    if state.talon:
        return ()
    return (FOLLOW, TRUMP, BEAT) if state.rules.stichzwang else (FOLLOW, TRUMP)


def deal(
    rules: Rules, players: int, order: Cards, dealer: int = 1, number: int = 1, scores: tuple[int, ...] = (0, 0)
) -> State:
    """Eight each; the seventeenth card is turned up and laid under the rest."""
    hands = tricks.hands_of(order, SEATS, HAND, SUITS, RANKS)
    up = order[SEATS * HAND]
    talon = (*order[SEATS * HAND + 1 :], up)
    in_play = InPlay.begin(hands, (dealer + 1) % SEATS)
    return State(rules, in_play, talon, up.suit, dealer, scores=scores, number=number)


def deal_next(state: State, order: Cards) -> State | None:
    """To the next deal until somebody has reached the goal."""
    scores = totals(state)
    if max(scores) >= state.rules.ziel:
        return None
    return deal(state.rules, SEATS, order, 1 - state.dealer, state.number + 1, scores)


def totals(state: State) -> tuple[int, ...]:
    """The points of all deals so far, with what this deal has brought up to now."""
    return tuple(state.scores[seat] + sum(item.points for item in items(state, seat)) for seat in range(SEATS))


def to_move(state: State) -> int | None:
    sudden = state.rules.sofort_ende_ab_zweitem_spiel and state.number > 1
    if sudden and not state.cards.trick.cards and max(totals(state)) >= state.rules.ziel:
        return None
    if any(state.cards.hands):
        return state.cards.turn
    return state.closing[0] if state.closing else None


def said(state: State, seat: int) -> set[Meld]:
    """What the seat has announced, true or false: nothing is announced twice."""
    return {meld for meld, _ in state.melds[seat]}


def price(state: State, meld: Meld) -> int:
    """What the combination brings; runs and pairs bring more in trumps."""
    return int(getattr(state.rules, f"{meld.id}_trumpf" if meld.suit == state.trump else meld.id))


def is_true(state: State, seat: int, meld: Meld) -> bool:
    """Whether the seat has all cards in hand and tricks, has used none, and may still announce them."""
    have = {kind_of(card) for card in state.cards.own(seat) if card not in state.used[seat]}
    timely = state.rules.nachtraeglich or not meld.kinds <= set(map(kind_of, state.known[seat]))
    return timely and meld.kinds <= have


def moves(state: State) -> tuple[Move, ...]:
    seat = to_move(state)
    if seat is None:
        return ()
    melds = (meld for meld in all_melds() if meld not in said(state, seat))
    if not any(state.cards.hands):
        return (Act.DONE, *melds)
    cards = tricks.allowed(state.cards, ranking_of(state), duties(state))
    swap = (Act.SWAP,) if _why_not_swap(state) is None else ()
    return (*map(Lay, cards), *swap, *melds)


def why_not(state: State, move: Move) -> Reason | None:
    seat = to_move(state)
    if seat is None:
        return Reason("spiel_aus")
    if isinstance(move, Meld):
        return Reason("schon_angesagt") if move in said(state, seat) else None
    if isinstance(move, Lay):
        return tricks.why_not_lay(move.card, state.cards, ranking_of(state), duties(state))
    if move is Act.SWAP:
        return _why_not_swap(state)
    return Reason("noch_karten") if any(state.cards.hands) else None


def _why_not_swap(state: State) -> Reason | None:
    if not state.talon:
        return Reason("talon_leer")
    return None if _seven(state) else Reason("keine_trumpf_sieben")


def _seven(state: State) -> Cards:
    return tuple(card for card in state.cards.hand if kind_of(card) == (state.trump, "7"))


def play(state: State, move: Move) -> State:
    seat = to_move(state)
    assert seat is not None
    if isinstance(move, Meld):
        return _announced(state, seat, move)
    if move is Act.DONE:
        return state._replace(closing=state.closing[1:])
    if move is Act.SWAP:
        return _swapped(state, seat)
    known = replaced(state.known, seat, state.cards.own(seat))
    state = state._replace(known=known, cards=state.cards.lay(move.card, ranking_of(state)))
    if state.cards.trick.cards:
        return state
    winner = state.cards.turn
    cards, talon = state.cards.draw(state.talon), state.talon[SEATS:]
    return state._replace(cards=cards, talon=talon, closing=(winner, 1 - winner))


def _announced(state: State, seat: int, meld: Meld) -> State:
    """A true announcement uses its cards up; a false one is written down against the seat."""
    true = is_true(state, seat, meld)
    shown = tuple(card for card in state.cards.own(seat) if true and kind_of(card) in meld.kinds)
    return state._replace(
        melds=replaced(state.melds, seat, (*state.melds[seat], (meld, true))),
        used=replaced(state.used, seat, (*state.used[seat], *shown)),
    )


def _swapped(state: State, seat: int) -> State:
    seven, up = _seven(state), state.talon[-1]
    hands = replaced(state.cards.hands, seat, (*without(state.cards.hand, *seven), up))
    cards = state.cards._replace(hands=hands)
    return state._replace(cards=cards, talon=(*state.talon[:-1], *seven), swapped=seat)


def items(state: State, seat: int) -> Iterator[Item]:
    """What the seat has got in this deal up to now."""
    yield Item(seat, "augen", state.cards.augen(seat))
    for meld, true in state.melds[seat]:
        yield Item(seat, "ansage" if true else "falsche_ansage", price(state, meld) * (1 if true else -1))
    if state.swapped == seat:
        yield Item(seat, "trumpfsieben", state.rules.trumpf_sieben)
    if not any(state.cards.hands) and state.cards.trick.leader == seat and state.rules.letzter_stich_bonus:
        yield Item(seat, "letzter_stich", state.rules.letzter_stich_bonus)


def tally(state: State) -> tuple[Item, ...]:
    """Augen and announcements of this deal."""
    return tuple(item for seat in range(SEATS) for item in items(state, seat))


def view(state: State, seat: int) -> State:
    """The trump under the talon lies open."""
    talon = (*hidden(state.talon[:-1]), *state.talon[-1:])
    known = replaced(state.known, 1 - seat, hidden(state.known[1 - seat]))
    return state._replace(cards=state.cards.seen_by(seat), talon=talon, known=known)


def holdings(state: State) -> Cards:
    return (*state.cards.all, *state.talon)


def audit(state: State) -> None:
    assert any(state.cards.hands) or state.cards.augen(0, 1) == ALL_AUGEN


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    known = {str(meld): meld for meld in all_melds()}
    return known[text] if text in known else tricks.read_lay(text, deck, "Fünfhundert", Act.SWAP)


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    seat = to_move(before)
    if isinstance(move, Meld) and seat is not None:
        return () if after.melds[seat][-1][1] else (Reason("falsch_angesagt"),)
    taken = tricks.if_taken(before.cards, move, after.cards, ranking_of(before))
    return (*taken, Reason("talon_aus")) if before.talon and not after.talon else taken
