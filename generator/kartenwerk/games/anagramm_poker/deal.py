"""A deal of word poker: ante, betting, exchange, betting, words, doubts.

See `games.anagramm_poker` for the rules it follows. What the dictionary says is a move of chance, like a shuffle.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.games.anagramm_poker.moves import Act, Move
from kartenwerk.games.anagramm_poker.showdown import Show, shared_out
from kartenwerk.games.anagramm_poker.stakes import Say, open_stakes, said, sayings, why_not_say
from kartenwerk.games.anagramm_poker.state import BETTING, HAND, LEAST, OF_CHANCE, Phase, Rules, State, limits
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.betting import Award, Pot, clockwise
from kartenwerk.mechanics.tuples import replaced, without
from kartenwerk.mechanics.words.spelling import din_order

PHASES = {
    Act.CUT: Phase.CUT,
    Act.SHUFFLE: Phase.SHUFFLE,
    Act.SWAP: Phase.SWAP,
    Act.LAY: Phase.LAY,
    Act.DOUBT: Phase.DOUBT,
    Act.ACCEPT: Phase.DOUBT,
    Act.FOUND: Phase.LOOK_UP,
    Act.MISSING: Phase.LOOK_UP,
}


def deal(rules: Rules, players: int, order: Cards) -> State:
    """Everybody has the same stones and cuts for the first deal."""
    table = betting.sit_down((rules.startsteine,) * players)
    everybody = tuple(range(players))
    return State(rules, Phase.CUT, players - 1, order, table, ((),) * players, queue=everybody)


def deal_next(state: State, order: Cards) -> State | None:
    """The left neighbour deals, past those who cannot pay; None after the last deal or when fewer than two can."""
    stacks, players = state.table.stacks, len(state.hands)
    able = [seat for seat in clockwise(state.dealer, players) if stacks[seat] >= _needed(state.rules, state.streak)]
    if state.number >= state.rules.runden or len(able) < 2:
        return None
    return _deal(state.rules, order, stacks, able[0], state.number + 1, state.streak, state.left)


def _ante(rules: Rules, streak: int) -> int:
    return rules.grundeinsatz if streak < rules.nach_dreimal else 0


def _needed(rules: Rules, streak: int) -> int:
    return max(1, _ante(rules, streak))


def _deal(
    rules: Rules, order: Cards, stacks: tuple[int, ...], dealer: int, number: int, streak: int, carried: int
) -> State:
    """The ante, then five cards each, one at a time from the left of the dealer."""
    ante = _ante(rules, streak)
    live = tuple(chips >= _needed(rules, streak) for chips in stacks)
    seats = [seat for seat in clockwise(dealer, len(stacks)) if live[seat]]
    table = betting.sit_down(stacks)._replace(live=live)
    for seat in seats:
        table = betting.put_in(table, seat, ante)
    dealt = {seat: order[place :: len(seats)][:HAND] for place, seat in enumerate(seats)}
    hands = tuple(dealt.get(seat, ()) for seat in range(len(stacks)))
    none = (0,) * len(stacks)
    stock = order[HAND * len(seats) :]
    state = State(rules, Phase.FIRST, dealer, stock, table, hands, number, streak, carried, ante)
    state = state._replace(swapped=none, fines=none)
    return _go_on(state._replace(table=open_stakes(table, clockwise(dealer, len(stacks)), limits(state))))


def to_move(state: State) -> int | None:
    if state.phase is Phase.OVER:
        return None
    if state.phase in OF_CHANCE:
        return CHANCE
    return state.table.seat if state.phase in BETTING else state.queue[0]


def moves(state: State) -> tuple[Move, ...]:
    if state.phase in BETTING:
        return tuple(Move(say, to) for say, to in sayings(state.table, limits(state)))
    if state.phase is Phase.SWAP:
        hand = sorted(state.hands[state.queue[0]])
        sets = (chosen for size in range(state.rules.tausch_max + 1) for chosen in combinations(hand, size))
        return tuple(Move(Act.SWAP, cards=cards) for cards in dict.fromkeys(sets))
    if state.phase is Phase.LAY:
        hand = sorted(state.hands[state.queue[0]])
        words = (word for size in (0, *range(LEAST, HAND + 1)) for word in permutations(hand, size))
        return tuple(Move(Act.LAY, cards=cards) for cards in dict.fromkeys(words))
    return (Move(Act.ACCEPT), Move(Act.DOUBT)) if state.phase is Phase.DOUBT else ()


def why_not(state: State, move: Move) -> Reason | None:
    if isinstance(move.act, Say):
        if state.phase not in BETTING:
            return Reason(state.phase.value)
        return why_not_say(state.table, limits(state), move.act, move.to)
    if state.phase is not PHASES[move.act]:
        return Reason(state.phase.value)
    match move.act:
        case Act.SWAP | Act.LAY:
            return _why_not_cards(state, move)
        case Act.CUT | Act.SHUFFLE:
            rest = Counter(move.cards) - Counter(state.stock + (state.cut if move.act is Act.SHUFFLE else ()))
            wanted = len(state.queue) if move.act is Act.CUT else len(state.stock + state.cut)
            return Reason("nicht_diese_karten") if rest or len(move.cards) != wanted else None
    return None


def _why_not_cards(state: State, move: Move) -> Reason | None:
    hand = list(state.hands[state.queue[0]])
    for card in move.cards:
        if card not in hand:
            return Reason("nicht_auf_der_hand", (card,))
        hand.remove(card)
    if move.act is Act.SWAP:
        return Reason("zu_viele_karten") if len(move.cards) > state.rules.tausch_max else None
    return Reason("zwei_karten") if 0 < len(move.cards) < LEAST else None


def play(state: State, move: Move) -> State:
    if isinstance(move.act, Say):
        return _go_on(state._replace(table=said(state.table, limits(state), move.act, move.to)))
    match move.act:
        case Act.CUT:
            return _choose_dealer(state, move.cards)
        case Act.SHUFFLE:
            return _deal(state.rules, move.cards, state.table.stacks, state.dealer, 1, 0, 0)
        case Act.SWAP:
            return _swap(state, move.cards)
        case Act.LAY:
            return _lay(state, move.cards)
        case Act.ACCEPT:
            return _after_answers(state._replace(queue=state.queue[1:]))
        case Act.DOUBT:
            return state._replace(phase=Phase.LOOK_UP)
        case Act.FOUND:
            return _settle(_fine(state, state.queue[0]))
    return _question(state._replace(show=state.show._replace(struck=state.show.struck | {state.word})))


def highest(cards: Cards) -> Card:
    """The card that makes the dealer: the highest value, then the last in the alphabet."""
    return max(cards, key=lambda card: (card.value, din_order(card.rank)))


def _choose_dealer(state: State, cards: Cards) -> State:
    """Who cut the highest card deals; several cut again among themselves."""
    best = highest(cards)
    tied = tuple(seat for seat, card in zip(state.queue, cards, strict=True) if card == best)
    state = state._replace(stock=without(state.stock, *cards), cut=state.cut + cards, queue=tied)
    return state._replace(phase=Phase.SHUFFLE, dealer=tied[0], queue=()) if len(tied) == 1 else state


def _go_on(state: State) -> State:
    """The next step where a round of betting is over."""
    if state.table.to_speak:
        return state
    if not state.table.claims:
        left = state.carried + sum(state.table.paid)
        return state._replace(phase=Phase.OVER, streak=state.streak + 1, left=left)
    state = state._replace(streak=0)
    if len(state.table.claims) == 1:
        return _pay(state)
    queue = tuple(seat for seat in clockwise(state.dealer, len(state.hands)) if state.table.live[seat])
    if state.phase is Phase.SECOND:
        return state._replace(phase=Phase.LAY, queue=queue, show=Show(((),) * len(state.hands)))
    return state._replace(phase=Phase.SWAP, queue=queue) if state.rules.tausch_max else _second_round(state)


def _swap(state: State, cards: Cards) -> State:
    """Thrown away unseen, and as many from the stock."""
    seat, *queue = state.queue
    count = len(cards)
    state = state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], *cards) + state.stock[:count]),
        stock=state.stock[count:],
        discards=state.discards + cards,
        swapped=replaced(state.swapped, seat, count),
        queue=tuple(queue),
    )
    return state if queue else _second_round(state)


def _second_round(state: State) -> State:
    """Who raised last in the first round speaks first, else its opener, else the first left of the dealer."""
    before = state.dealer if state.table.last is None else state.table.last - 1
    state = state._replace(phase=Phase.SECOND)
    order = clockwise(before, len(state.hands))
    return _go_on(state._replace(table=open_stakes(state.table, order, limits(state))))


def _lay(state: State, cards: Cards) -> State:
    seat, *queue = state.queue
    show = state.show._replace(words=replaced(state.show.words, seat, cards))
    state = state._replace(queue=tuple(queue), show=show)
    return state if queue else _question(state)


def _question(state: State) -> State:
    """Ask everybody but its holders about the best word that is not settled; pay when there is none."""
    word = state.show.in_question(pots(state))
    if word is None:
        return _pay(state)
    holders = state.show.holders(word)
    seats = clockwise(state.dealer, len(state.hands))
    queue = tuple(seat for seat in seats if state.hands[seat] and seat not in holders)
    return _after_answers(state._replace(phase=Phase.DOUBT, word=word, queue=queue))


def _after_answers(state: State) -> State:
    return state if state.queue else _settle(state)


def _settle(state: State) -> State:
    return _question(state._replace(show=state.show._replace(settled=state.show.settled | {state.word})))


def _fine(state: State, seat: int) -> State:
    """A doubt that was wrong may cost stones, which go into the pot."""
    fine = min(state.rules.strafe_zweifel, state.table.stacks[seat])
    stacks = replaced(state.table.stacks, seat, state.table.stacks[seat] - fine)
    fines = replaced(state.fines, seat, state.fines[seat] + fine)
    return state._replace(table=state.table._replace(stacks=stacks), fines=fines)


def pots(state: State) -> tuple[Pot, ...]:
    """The main pot with what it held before and all fines, and the side pots of those who went along."""
    first, *others = betting.pots(state.table) or (Pot(0, state.table.claims),)
    return (first._replace(chips=first.chips + state.carried + sum(state.fines)), *others)


def _pay(state: State) -> State:
    """The pots to the only claim, or to the best words; the rest stays."""
    in_pots, claims = pots(state), state.table.claims
    if len(claims) == 1:
        awards = tuple(Award(number, claims[0], pot.chips) for number, pot in enumerate(in_pots))
    else:
        awards = shared_out(state.show, in_pots)
    left = sum(pot.chips for pot in in_pots) - sum(one.chips for one in awards)
    table = betting.pay_out(state.table, awards)
    return state._replace(phase=Phase.OVER, queue=(), table=table, awards=awards, left=left)
