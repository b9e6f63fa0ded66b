"""Rommé: a rummy for two to six with two packs of 52 cards and jokers, melds laid on the table.

In turn each draws a card, lays what it likes, and throws one away. Sets and runs are laid open; the first time they
must count 40 together. From the next turn on cards may be added to all melds on the table, and a joker may be taken
for the card it stands for. Who gets rid of all cards, the last one thrown away, ends the game, and the others count
theirs; twice, if all went in one turn without anything laid before.

A turn is many small moves. A joker is offered for what the hand lacks, and otherwise where the best way to lay the
hand needs it so: the list stays short, and no way to get rid of more cards is missing.

Source: seeds 002, "Rommé"; readings of open points are the parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple, TypeAlias

from generator.cards import Card, Pack, hidden
from generator.engine.contract import CHANCE, Game, Item, Reason
from generator.engine.meld_search import most_laid
from generator.engine.melds import JOKER, Meld, Melding, layoffs, melding
from generator.engine.moves import replaced, without
from generator.engine.rummy import RANKS, Add, CardMove, Lay, Throw, best_throw, melds_with, read_card_move
from generator.engine.rummy_table import (
    Laid,
    pips,
    plan_for_going_out,
    plan_for_points,
    points,
    replaces_joker,
    thrown_last,
    with_card_added,
    with_joker_replaced,
)
from generator.engine.shedding import Reshuffle, read_reshuffle, reshuffled, used_up
from generator.errors import KartenwerkError

Cards: TypeAlias = tuple[Card, ...]

JOKER_COSTS = 20
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


class Act(StrEnum):
    """Draw from the stock, or the last card that was thrown away."""

    STOCK = "zieht"
    PILE = "nimmt die offene"


class Swap(NamedTuple):
    """Put a card into the meld of that number, counted from 1, for the joker that stands for it."""

    card: Card
    place: int

    def __str__(self) -> str:
        return f"{_SWAPS}{self.card}{_AT}{self.place}"


Move: TypeAlias = Act | Swap | CardMove | Reshuffle


class State(NamedTuple):
    """Hands, stock (top first), open pile (last card last) and the melds on the table; who has `opened` before.

    Of this turn: whether a card is `drawn`, the card `taken` from the pile that may not go back at once, the points
    `laid`, and whether the seat is `committed` to go out, as it has added cards without having opened before.
    `scores` are points from earlier deals; `number` counts the deals.
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

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]

    @property
    def free(self) -> bool:
        """Whether the seat may add, swap, and lay what it likes."""
        met = self.laid >= self.rules.erstmeldung and self.rules.anlegen_im_meldezug
        return not self.committed and (self.opened[self.turn] or met)

    @property
    def melds(self) -> tuple[Meld, ...]:
        return tuple(laid.meld for laid in self.table)


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
    hands = tuple(order[seat * size : (seat + 1) * size] for seat in range(players))
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
    here = GAME.result(state, len(state.hands))
    return tuple(before + now for before, now in zip(state.scores, here, strict=True))


def to_move(state: State) -> int | None:
    if not all(state.hands):
        return None
    return CHANCE if not state.drawn and used_up(state.stock, state.pile) else state.turn


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
    return tuple(lay for lay in (Lay((meld,)) for meld in melds) if ends_well(_after_lay(state, lay)))


def adds(state: State) -> Iterator[Add]:
    """What can be added to melds on the table."""
    found = layoffs(state.melding, state.hand, state.melds)
    for add in dict.fromkeys(Add(card, place + 1, joker) for card, place, joker in found):
        if _may_add(state, add):
            yield add


def _may_add(state: State, add: Add) -> bool:
    """Who has not opened before may add cards only on the way out."""
    return ends_well(_after_add(state, add))


def swaps(state: State) -> tuple[Swap, ...]:
    """The jokers that can be taken for a card of the hand."""
    if not state.free:
        return ()
    replaced_by = ((laid.meld.cards[wild], place) for place, laid in enumerate(state.table) for wild in laid.meld.wild)
    return tuple(Swap(card, place + 1) for card, place in replaced_by if card in state.hand)


def moves(state: State) -> tuple[Move, ...]:
    if to_move(state) in (None, CHANCE):
        return ()
    if not state.drawn:
        return tuple(act for act, cards in ((Act.STOCK, state.stock), (Act.PILE, state.pile)) if cards)
    return (
        *lays(state),
        *adds(state),
        *swaps(state),
        *(throw for throw in map(Throw, dict.fromkeys(state.hand)) if _why_not_throw(state, throw) is None),
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
        return _why_not_lay(state, move)
    if isinstance(move, Add):
        return _why_not_add(state, move)
    if move.card not in state.hand:
        return Reason("nicht_auf_der_hand", (move.card,))
    return _why_not_swap(state, move) if isinstance(move, Swap) else _why_not_throw(state, move)


def _why_not_reshuffle(state: State, move: Move) -> Reason | None:
    if to_move(state) != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def _why_not_lay(state: State, move: Lay) -> Reason | None:
    if len(move.melds) != 1 or not state.melding.is_meld(move.melds[0]):
        return Reason("keine_kombination")
    (meld,) = move.melds
    if not _holds(state.hand, meld.real, len(meld.wild)):
        return Reason("fehlende_karten", meld.real)
    if not ends_well(_after_lay(state, move)):
        return Reason("letzte_abwerfen" if state.free else "erstmeldung")
    instead = any(meld.cards[place] in state.hand for place in meld.wild)
    return Reason("karte_statt_joker") if instead and move not in lays(state) else None


def _holds(hand: Cards, cards: Cards, jokers: int) -> bool:
    there = all(hand.count(card) >= cards.count(card) for card in cards)
    return there and sum(card.suit == JOKER for card in hand) >= jokers


def _why_not_add(state: State, move: Add) -> Reason | None:
    if not _holds(state.hand, () if move.joker else (move.card,), int(move.joker)):
        return Reason("nicht_auf_der_hand", (move.card,))
    if not 0 < move.place <= len(state.table):
        return Reason("passt_nicht_an", (move.card,))
    if move.card not in dict(state.melding.growths(state.melds[move.place - 1])):
        return Reason("passt_nicht_an", (move.card,))
    if _may_add(state, move):
        return None
    return Reason("letzte_abwerfen" if state.free else "erst_melden")


def _why_not_swap(state: State, move: Swap) -> Reason | None:
    if not state.free:
        return Reason("erst_melden")
    fits = 0 < move.place <= len(state.table) and replaces_joker(state.table[move.place - 1], move.card)
    return None if fits else Reason("kein_joker_dafuer", (move.card,))


def _why_not_throw(state: State, move: Throw) -> Reason | None:
    if move.card not in thrown_last(state.hand, state.taken):
        return Reason("nicht_dieselbe", (move.card,))
    going_out = len(state.hand) == 1
    enough = state.opened[state.turn] or not state.laid or state.laid >= state.rules.erstmeldung
    if going_out or (enough and not state.committed):
        return None
    return Reason("muss_hinaus" if state.committed else "erstmeldung")


def play(state: State, move: Move) -> State:
    match move:
        case Lay():
            return _after_lay(state, move)
        case Add():
            return _after_add(state, move)
        case Swap():
            laid, joker = with_joker_replaced(state.table[move.place - 1], move.card)
            hand = (*without(state.hand, move.card), joker)
            return _with_hand(state, hand)._replace(table=replaced(state.table, move.place - 1, laid))
        case Throw():
            return _thrown(state, move)
        case Reshuffle():
            return state._replace(stock=move.cards, pile=state.pile[-1:])
        case Act.PILE:
            card = state.pile[-1]
            barred = card if state.rules.nicht_dieselbe and card.suit != JOKER else None
            return _with_hand(state, (*state.hand, card))._replace(pile=state.pile[:-1], drawn=True, taken=barred)
    return _with_hand(state, (*state.hand, state.stock[0]))._replace(stock=state.stock[1:], drawn=True)


def _with_hand(state: State, hand: Cards) -> State:
    return state._replace(hands=replaced(state.hands, state.turn, hand))


def _after_lay(state: State, move: Lay) -> State:
    (meld,) = move.melds
    cards = meld.taken(state.hand)
    state = _with_hand(state, without(state.hand, *cards))
    return state._replace(table=(*state.table, Laid(meld, cards)), laid=state.laid + points(meld))


def _after_add(state: State, move: Add) -> State:
    lying = min(card for card in state.hand if card.suit == JOKER) if move.joker else move.card
    laid = with_card_added(state.melding, state.table[move.place - 1], move.card, lying)
    table = replaced(state.table, move.place - 1, laid)
    return _with_hand(state, without(state.hand, lying))._replace(table=table, committed=not state.free)


def _thrown(state: State, move: Throw) -> State:
    """The next is on turn; who has laid for the first time may add from its next turn on, if it still has cards."""
    hand = without(state.hand, move.card)
    opened = replaced(state.opened, state.turn, state.opened[state.turn] or (bool(hand) and state.laid > 0))
    return _with_hand(state, hand)._replace(
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
    if all(state.hands):
        return ()
    winner = next(seat for seat, hand in enumerate(state.hands) if not hand)
    twice = not state.opened[winner]
    items = [Item(winner, "hand_romme" if twice else "romme", 0)]
    for seat, hand in enumerate(state.hands):
        if hand:
            cost = sum(map(costs, hand))
            items.append(Item(seat, "rest", -cost, len(hand), hand))
            items += [Item(seat, "doppelt", -cost)] if twice else []
    return tuple(items)


def view(state: State, seat: int) -> State:
    """Other hands and the stock are hidden."""
    hands = tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(state.hands))
    return state._replace(hands=hands, stock=hidden(state.stock))


def holdings(state: State) -> Cards:
    return (*sum(state.hands, ()), *state.stock, *state.pile, *(card for laid in state.table for card in laid.cards))


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    card, _, place = text.removeprefix(_SWAPS).partition(_AT)
    if not text.startswith(_SWAPS):
        return read_card_move(text, deck, "Rommé", Act.STOCK)
    if not place.isdigit():
        raise KartenwerkError("this is no move of Rommé", found=repr(text), expected='"tauscht pik-7 bei 2"')
    return Swap(deck.card(card), int(place))


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if not isinstance(move, Throw):
        return ()
    if not all(after.hands):
        return (Reason("beendet" if before.opened[before.turn] else "aus_der_hand"),)
    return (Reason("gemeldet"),) if after.opened != before.opened else ()


def piles(state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
    laid = tuple(card for laid in state.table for card in laid.cards)
    return ("abwurf", state.pile[-1:]), ("ausgelegt", laid), ("hand", state.hands[seat])


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Draws from the stock, lays and adds whatever it can, throws away the dearest card."""
    if not state.drawn:
        return options[0]
    done = [move for move in options if isinstance(move, Lay | Add)]
    return done[0] if done else max(options, key=_thrown_cost)


def _thrown_cost(move: Move) -> int:
    return costs(move.card) if isinstance(move, Throw) and move.card.suit != JOKER else -1


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
    free = [move.card for move in options if isinstance(move, Throw)]
    return Throw(best_throw(state.melding, state.hand, free, costs))


GAME = Game(
    id="romme",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    tally=tally,
    view=view,
    holdings=holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=3000,
    deal_next=deal_next,
    chance=lambda state, rng: reshuffled(state.pile, rng),
    remarks=remarks,
    piles=piles,
)
